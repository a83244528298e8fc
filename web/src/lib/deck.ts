/** Which decks there are: one is built in, others are named by their hash. */
export const BUILT_IN_DECK = 'founders';

export function isBuiltIn(deck: string): boolean {
  return deck === BUILT_IN_DECK;
}

/** Where the cards of a deck are shown. */
export function cardsPage(deck: string): string {
  return isBuiltIn(deck) ? '/cards' : `/cards?deck=${deck}`;
}
