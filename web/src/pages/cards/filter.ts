/** Which cards of the sheet are shown. Words and choices in, cards out. */
import type { CardData, Family } from '../../lib/wire/types';

export const TIMINGS = ['once', 'again', 'none'] as const;
export type Timing = (typeof TIMINGS)[number];
export const SHEET_SIZES = [1, 2, 3, 'egg'] as const;
export type SheetSize = (typeof SHEET_SIZES)[number];

export interface Wanted {
  /** An empty list wants all. */
  readonly families: readonly Family[];
  readonly sizes: readonly SheetSize[];
  readonly timings: readonly Timing[];
  readonly text: string;
}

export function timingsOf(card: CardData): Timing[] {
  if (card.effects.length === 0) return ['none'];
  const found = new Set(card.effects.map((effect): Timing => (effect.when ? 'again' : 'once')));
  return [...found];
}

/** Letters without case or accents, so that a search finds what it means. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLocaleLowerCase();
}

/** `words` gives all that is written about a card, in the reader's language. */
export function choose(
  cards: readonly CardData[],
  wanted: Wanted,
  words: (card: CardData) => string,
): CardData[] {
  const parts = plain(wanted.text).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (wanted.families.length > 0 && !wanted.families.includes(card.family)) return false;
    if (wanted.sizes.length > 0 && !wanted.sizes.includes(card.size)) return false;
    if (
      wanted.timings.length > 0 &&
      !timingsOf(card).some((timing) => wanted.timings.includes(timing))
    ) {
      return false;
    }
    if (parts.length === 0) return true;
    const text = plain(words(card));
    return parts.every((part) => text.includes(part));
  });
}
