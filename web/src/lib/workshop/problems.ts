/** What is wrong with the cards of a draft, at card and field. The server finds it; here it gets its words. */
import { i18n, t } from '../i18n/index.svelte';
import type { DeckProblem } from '../wire/types';
import { COLUMNS, type Column } from './columns';
import type { DraftCard } from './draft';
import type { Cards } from './history.svelte';
import { readEffects } from './notation';

export interface Trouble {
  readonly column: Column;
  /** Which effect, counted from 0; null: not about one effect. */
  readonly effect: number | null;
  readonly text: string;
}

/** Problems by card. A card that has been edited since is another object, and has none until the next answer. */
export type Found = ReadonlyMap<DraftCard, readonly DeckProblem[]>;

export function byCard(cards: Cards, problems: readonly DeckProblem[]): Found {
  const found = new Map<DraftCard, DeckProblem[]>();
  for (const problem of problems) {
    const card = problem.card === null ? undefined : cards[problem.card];
    if (card) found.set(card, [...(found.get(card) ?? []), problem]);
  }
  return found;
}

/** In the reader's language where the catalog knows the code, else as the server says it. */
export function problemText({ code, message }: DeckProblem): string {
  const id = `wrong-${code}`;
  return i18n.has(id) ? t(id) : message;
}

function columnOf(field: string | null): Column {
  const name = /^[a-z]*/.exec(field ?? '')![0];
  return COLUMNS.find((column) => column === name) ?? 'name';
}

/** Everything wrong with a card: text that is no effect, and what the server has found. */
export function troublesOf(card: DraftCard, found: Found): Trouble[] {
  const reading = typeof card.effects === 'string' ? readEffects(card.effects) : null;
  const unread: Trouble[] =
    reading && 'misread' in reading
      ? [
          {
            column: 'effects',
            effect: null,
            text: t('ws-misread', {
              word: reading.misread.word,
              known: reading.misread.known.join(', '),
            }),
          },
        ]
      : [];
  const said = (found.get(card) ?? [])
    .filter(({ field }) => unread.length === 0 || columnOf(field) !== 'effects')
    .map((problem) => ({
      column: columnOf(problem.field),
      effect: Number(/^effects\[(\d+)\]/.exec(problem.field ?? '')?.[1] ?? NaN),
      text: problemText(problem),
    }))
    .map((one) => ({ ...one, effect: Number.isNaN(one.effect) ? null : one.effect }));
  return [...unread, ...said];
}
