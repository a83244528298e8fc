/**
 * Keeps the focus in place. Each step removes buttons and cards. The focus then follows its card or goes to the
 * question, and never falls back to the top of the page.
 */
import { tick } from 'svelte';

import type { Board } from '../game/board.svelte';

const QUESTION = '.ask';

/** `quiet` while the page moves the focus itself: no close-up opens then. */
export const focusMove = { quiet: false };

function usable(element: HTMLElement | null | undefined): element is HTMLElement {
  return Boolean(element?.isConnected && element.offsetWidth > 0 && !element.matches(':disabled'));
}

/** Where the focus goes when the element that had it is gone. */
export function nextPlace(root: ParentNode, last: HTMLElement | null): HTMLElement | undefined {
  const card = last?.dataset.card;
  const same = card ? [...root.querySelectorAll<HTMLElement>(`[data-card="${card}"]`)] : [];
  const question = [...root.querySelectorAll<HTMLElement>(QUESTION)];
  return [last, ...same, ...question].find(usable);
}

export function keepFocus(board: () => Board): void {
  let last: HTMLElement | null = null;

  function restore(): void {
    const { stage, planner } = board();
    if (!stage.root || planner.busy || document.querySelector('dialog[open]')) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    focusMove.quiet = true;
    nextPlace(stage.root, last)?.focus({ preventScroll: true });
    focusMove.quiet = false;
  }

  /** In a new task: while the focus moves from one element to another, it is nowhere for a moment. */
  const settled = (): void => void tick().then(() => setTimeout(restore));

  $effect(() => {
    const remember = (event: FocusEvent): void => {
      const target = event.target as HTMLElement;
      if (!target.closest('dialog')) last = target;
    };
    const { dataset } = document.documentElement;
    const usesKeys = (): void => {
      if (!dataset.keys) dataset.keys = 'on';
    };
    const usesPointer = (): void => void delete dataset.keys;
    document.addEventListener('focusin', remember);
    document.addEventListener('keydown', usesKeys, true);
    document.addEventListener('pointerdown', usesPointer, true);
    // Closing a dialog returns the focus to what opened it, if that is still there.
    document.addEventListener('close', settled, true);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('keydown', usesKeys, true);
      document.removeEventListener('pointerdown', usesPointer, true);
      document.removeEventListener('close', settled, true);
    };
  });

  $effect(() => {
    const { view, decision, planner, selection, playback, notice, visiting } = board();
    // Everything that can remove the focused element.
    void [view, decision, planner.choices, planner.busy, playback.moment, notice, visiting];
    void [selection.card, selection.naming, selection.inspected];
    settled();
  });
}
