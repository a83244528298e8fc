/**
 * The order in which a table is put up: first what stands, down the page, each part in its full size; then the
 * cards, those that can be dug first; last the parts that are hidden until opened.
 */
export const MOUNT_ORDER = {
  bars: 1,
  quarry: 2,
  museum: 3,
  rivals: 4,
  press: 5,
  story: 6,
  finds: 7,
  cards: 8,
  unseen: 9,
} as const;
