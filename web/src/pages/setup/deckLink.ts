/** The deck that a link leads to: a page of the workshop, the cards of a deck, its sheets, or only its hash. */
import { api } from '../../lib/wire/api';

export interface LinkedDeck {
  hash: string;
  name: string;
}

/** What a link names: a hash, or the id of a deck in the workshop. */
export function namedIn(text: string): { hash: string } | { id: string } | null {
  const hash = /(?:^|[/=])([0-9a-f]{64})(?![0-9a-f])/.exec(text.trim())?.[1];
  if (hash) return { hash };
  const id = /\/workshop\/([\w-]+)/.exec(text)?.[1];
  return id ? { id } : null;
}

/** Fails if there is no such deck, or none that can be played. */
export async function deckIn(text: string): Promise<LinkedDeck> {
  const named = namedIn(text);
  if (!named) throw new Error('no deck in this text');
  if ('hash' in named) {
    const deck = await api.deck(named.hash);
    return { hash: named.hash, name: deck.name ?? deck.id };
  }
  const { deck } = await api.workshopDeck(named.id);
  if (!deck.hash) throw new Error('no version yet');
  return { hash: deck.hash, name: deck.name };
}
