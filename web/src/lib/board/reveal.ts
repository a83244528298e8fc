/**
 * Scrolls what can be chosen into sight when a question opens: on a phone the person may have scrolled to the rivals or
 * the log. Does nothing while the person scrolls.
 */
import { reducedMotion } from '../prefs.svelte';

export const LIT = '.slab.lit, .cover.lit, .fresh, .mine';
/** Where a card lies, whether it has arrived there or not. */
const PLACE = '.bed, .fan, .item';
const SCROLLING_MS = 700;
const MARGIN = 12;

export interface Span {
  top: number;
  bottom: number;
}

/** How far to scroll so that all `things` come into the frame, or as many as fit; 0 if they are there already. */
export function distance(things: readonly Span[], frame: Span): number {
  if (things.length === 0) return 0;
  const top = Math.min(...things.map((one) => one.top));
  const bottom = Math.max(...things.map((one) => one.bottom));
  const spare = frame.bottom - frame.top - (bottom - top);
  if (spare >= 0) {
    if (top >= frame.top && bottom <= frame.bottom) return 0;
    return Math.round(top - frame.top - Math.min(MARGIN, spare / 2));
  }
  const some = things.some((one) => one.top >= frame.top && one.bottom <= frame.bottom);
  return some ? 0 : Math.round(top - frame.top - MARGIN);
}

/** When the person last scrolled. */
let lastScroll = -Infinity;

/** Notes the person's own scrolling; a click ends it. */
export function watchScrolling(): () => void {
  const scrolls = (): void => void (lastScroll = performance.now());
  const clicks = (): void => void (lastScroll = -Infinity);
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
  if (
    busy ||
    document.querySelector('dialog[open]') ||
    performance.now() - lastScroll < SCROLLING_MS
  )
    return;
  const things = [...root.querySelectorAll<HTMLElement>(LIT)]
    .filter((one) => one.offsetWidth > 0)
    .map((one) => (one.closest(PLACE) ?? one).getBoundingClientRect());
  const by = distance(things, openFrame(root));
  if (by !== 0) scrollBy({ top: by, behavior: reducedMotion() ? 'auto' : 'smooth' });
}

/** The part of the window between the bars. */
export function openFrame(root: HTMLElement): Span {
  const heads = [...root.querySelectorAll('header.head, .head .hangs')];
  const top = Math.max(0, ...heads.map((one) => one.getBoundingClientRect().bottom));
  const thumb = root.querySelector<HTMLElement>('.thumb .raised');
  const covered = thumb && thumb.offsetHeight > 0 ? thumb.offsetHeight : 0;
  return { top, bottom: innerHeight - covered };
}
