/** Cards on sheets of paper. */
import type { DraftCard } from './draft';

const ACROSS = 3;
export const A_PAGE = 9;

export interface Sheet {
  /** Null: an empty place. */
  readonly cards: readonly (DraftCard | null)[];
  readonly back: boolean;
}

/** Nine cards a sheet. Backs lie mirrored, so that each is behind its card when the paper is turned over. */
export function sheets(cards: readonly DraftCard[], backs: boolean): Sheet[] {
  const all: Sheet[] = [];
  for (let from = 0; from < cards.length; from += A_PAGE) {
    const front = Array.from({ length: A_PAGE }, (_, at) => cards[from + at] ?? null);
    all.push({ cards: front, back: false });
    if (!backs) continue;
    const mirrored = front.map((_, at) => {
      const row = Math.floor(at / ACROSS) * ACROSS;
      return front[row + ACROSS - 1 - (at - row)]!;
    });
    all.push({ cards: mirrored, back: true });
  }
  return all;
}
