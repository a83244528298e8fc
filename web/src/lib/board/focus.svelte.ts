/**
 * Keeps the keyboard's place. Each step takes buttons and cards away; the focus then follows its card, or goes to
 * the question, so that it never falls back to the top of the page.
 */
import { tick } from 'svelte';

import type { Board } from '../game/board.svelte';

const QUESTION = '.ask';

/** Set while the focus is moved for the person: nothing opens then as if they had moved it. */
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
    const note = (event: FocusEvent): void => {
      const target = event.target as HTMLElement;
      if (!target.closest('dialog')) last = target;
    };
    const { dataset } = document.documentElement;
    const keys = (): void => {
      if (!dataset.keys) dataset.keys = 'on';
    };
    const hand = (): void => void delete dataset.keys;
    document.addEventListener('focusin', note);
    document.addEventListener('keydown', keys, true);
    document.addEventListener('pointerdown', hand, true);
    // Closing a dialog returns the focus to what opened it, if that is still there.
    document.addEventListener('close', settled, true);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('keydown', keys, true);
      document.removeEventListener('pointerdown', hand, true);
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
