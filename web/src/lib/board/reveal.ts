/**
 * Brings what can be chosen into sight when a question opens and nothing of it is visible (phones, where the
 * Study lies below the Dig Sites). Does nothing while the person scrolls.
 */
import { reducedMotion } from '../prefs.svelte';

export const LIT = '.slab.lit, .fresh, .mine';
const HAND_MS = 700;
const MARGIN = 12;

export interface Span {
  top: number;
  bottom: number;
}

/** How far to scroll so that `things` come into `window`; 0 if one of them is there already. */
export function distance(things: readonly Span[], frame: Span): number {
  if (things.length === 0) return 0;
  const seen = things.some(({ top, bottom }) => {
    const part = Math.min(bottom, frame.bottom) - Math.max(top, frame.top);
    return part >= 0.75 * (bottom - top);
  });
  if (seen) return 0;
  const top = Math.min(...things.map((one) => one.top));
  const bottom = Math.max(...things.map((one) => one.bottom));
  const spare = frame.bottom - frame.top - (bottom - top);
  // All of them in the middle if they fit, else the first ones at the top.
  return Math.round(top - frame.top - Math.max(MARGIN, spare / 2));
}

let hand = -Infinity;

/** Notes the person's own scrolling; a click ends it. */
export function watchHand(): () => void {
  const scrolls = (): void => void (hand = performance.now());
  const clicks = (): void => void (hand = -Infinity);
  addEventListener('wheel', scrolls, { passive: true });
  addEventListener('touchmove', scrolls, { passive: true });
  addEventListener('click', clicks, true);
  return () => {
    removeEventListener('wheel', scrolls);
    removeEventListener('touchmove', scrolls);
    removeEventListener('click', clicks, true);
  };
}

export function reveal(root: HTMLElement): void {
  const busy = document.activeElement?.closest('input, textarea, select');
  if (busy || document.querySelector('dialog[open]') || performance.now() - hand < HAND_MS) return;
  const things = [...root.querySelectorAll<HTMLElement>(LIT)]
    .filter((one) => one.offsetWidth > 0)
    .map((one) => one.getBoundingClientRect());
  const by = distance(things, openFrame(root));
  if (by !== 0) scrollBy({ top: by, behavior: reducedMotion() ? 'auto' : 'smooth' });
}

/** The part of the window between the bars. */
export function openFrame(root: HTMLElement): Span {
  const head = root.querySelector('header.head')?.getBoundingClientRect();
  const thumb = root.querySelector<HTMLElement>('.thumb');
  const covered = thumb && thumb.offsetHeight > 0 ? thumb.offsetHeight : 0;
  return { top: Math.max(0, head?.bottom ?? 0), bottom: innerHeight - covered };
}
