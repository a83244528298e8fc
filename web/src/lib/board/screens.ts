/** Screens with different layouts. Media queries answer without laying the page out. */
import { MediaQuery } from 'svelte/reactivity';

/** Everything side by side on one screen. */
export const desk = new MediaQuery('(min-width: 1024px)', false);

/** A phone or tablet held upright, or a small window: one column, the buttons at the thumb. */
export const slim = new MediaQuery(
  '(max-width: 639px), (max-width: 1023px) and (min-height: 521px)',
  false,
);

/** A phone, upright or on its side: the News are chips. */
export const phone = new MediaQuery(
  '(max-width: 639px), (max-width: 1023px) and (max-height: 520px)',
  false,
);

/** A phone held upright: the deck is small, in a separate row. */
export const narrow = new MediaQuery('(max-width: 639px)', false);

/** A low window at a desk: with four or five players the log has room for a few lines and no more. */
export const low = new MediaQuery('(min-width: 1024px) and (max-height: 799px)', false);
