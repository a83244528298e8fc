/** Screens that are put up differently. Asked this way, the page need not be laid out for the answer. */
import { MediaQuery } from 'svelte/reactivity';

/** Side by side in columns, the Museum as large as what the rest leaves. */
export const desk = new MediaQuery('(min-width: 1024px)', false);

/** A phone held upright, or a small window: one column, the buttons at the thumb. */
export const slim = new MediaQuery(
  '(max-width: 639px), (max-width: 1023px) and (min-height: 521px)',
  false,
);
