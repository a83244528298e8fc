/**
 * The order in which a table is put up: first what stands, down the page, each part in its full size; then the
 * cards, those that can be dug first; last what is not seen until somebody asks for it.
 */
export const TURNS = {
  rivals: 1,
  quarry: 2,
  press: 3,
  museum: 4,
  story: 5,
  finds: 6,
  cards: 7,
  unseen: 8,
} as const;
