/** The columns of the table view and of CSV files: cells as text, and text as cells. */
import { FAMILIES, SIZES } from '../wire/types';
import {
  draftOf,
  effectsText,
  freeId,
  idsOf,
  renamed,
  slug,
  withEffectsText,
  withField,
  type DraftCard,
} from './draft';

export const COLUMNS = ['name', 'family', 'size', 'effects', 'label', 'picture'] as const;
export type Column = (typeof COLUMNS)[number];
export const FILE_COLUMNS = [...COLUMNS, 'id'] as const;
type FileColumn = (typeof FILE_COLUMNS)[number];

export const SIZE_WORDS = [...SIZES, 'egg'] as const;

/** Words of the reader's language, for what files spell in English. */
export interface Vocabulary {
  readonly family: Readonly<Record<string, string>>;
  readonly size: Readonly<Record<string, string>>;
  readonly columns: Readonly<Record<string, string>>;
}

export const plainText = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase();

/** The word that was meant: whole, in the reader's language, or its beginning if no other begins so. */
function meant(
  typed: string,
  known: readonly string[],
  translated: Readonly<Record<string, string>> = {},
): string | undefined {
  const wanted = plainText(typed);
  if (wanted === '') return undefined;
  const spellings = known.map((word) => [word, plainText(translated[word] ?? word)] as const);
  const whole = spellings.find((pair) => pair.includes(wanted));
  if (whole) return whole[0];
  const begun = spellings.filter((pair) => pair.some((one) => one.startsWith(wanted)));
  return begun.length === 1 ? begun[0]![0] : undefined;
}

function sizeOf(word: string): number | string {
  const place = (SIZES as readonly string[]).indexOf(word);
  return place < 0 ? word : place + 1;
}

export function sizeWord(size: number | string): string {
  return typeof size === 'number' ? (SIZES[size - 1] ?? String(size)) : size;
}

/** What files say in a cell; the table view says it in the reader's words. */
export function cellText(card: DraftCard, column: FileColumn, words?: Vocabulary): string {
  switch (column) {
    case 'family':
      return words?.family[card.family] ?? card.family;
    case 'size': {
      const word = sizeWord(card.size);
      return words?.size[word] ?? word;
    }
    case 'effects':
      return effectsText(card);
    default:
      return card[column] ?? '';
  }
}

/** The card with another text in a cell. `others`: the ids of all other cards. */
export function withCell(
  card: DraftCard,
  column: FileColumn,
  typed: string,
  others: ReadonlySet<string>,
  words?: Vocabulary,
): DraftCard {
  const value = typed.trim();
  if (value === cellText(card, column, words)) return card;
  switch (column) {
    case 'name':
      return renamed(card, value, others);
    case 'family':
      return { ...card, family: meant(value, FAMILIES, words?.family) ?? value };
    case 'size': {
      const number = /^[1-3]$/.test(value) ? Number(value) : null;
      return { ...card, size: number ?? sizeOf(meant(value, SIZE_WORDS, words?.size) ?? value) };
    }
    case 'effects':
      return withEffectsText(card, value);
    case 'picture':
      return withField(card, 'picture', slug(value));
    case 'label':
      return withField(card, 'label', value);
    case 'id':
      return { ...card, id: value };
  }
}

/** Does this row name the columns? Then it says which is which, in any order. */
export function header(row: readonly string[], words?: Vocabulary): (FileColumn | null)[] | null {
  const named = row.map((cell) => {
    const wanted = plainText(cell);
    return (
      FILE_COLUMNS.find(
        (column) => column === wanted || plainText(words?.columns[column] ?? '') === wanted,
      ) ?? null
    );
  });
  const found = new Set(named.filter((column) => column !== null));
  return found.has('family') && found.has('size') ? named : null;
}

export function blankCard(taken: ReadonlySet<string>): DraftCard {
  return { id: freeId('', taken), family: '', size: '', effects: [] };
}

/**
 * Lays a block of cells over the cards, its upper left cell at `row` and `column`; new cards are added below. A
 * block with a header is laid by its columns, whatever the place.
 */
export function pasted(
  cards: readonly DraftCard[],
  block: readonly (readonly string[])[],
  place: { row: number; column: number },
  words?: Vocabulary,
): DraftCard[] {
  const named = header(block[0] ?? [], words);
  // The table view has no column of ids: only whole rows carry them.
  const columns: readonly (FileColumn | null)[] =
    named ?? (place.column === 0 ? FILE_COLUMNS : COLUMNS.slice(place.column));
  const next = [...cards];
  const taken = idsOf(cards);
  const rows = named ? block.slice(1) : block;
  for (const [offset, cells] of rows.entries()) {
    const at = Math.min(place.row + offset, next.length);
    let card = next[at] ?? blankCard(taken);
    taken.delete(card.id);
    // The id last: a name would change it.
    for (const column of FILE_COLUMNS) {
      const from = columns.indexOf(column);
      const cell = from < 0 ? undefined : cells[from];
      if (cell !== undefined && !(column === 'id' && cell.trim() === ''))
        card = withCell(card, column, cell, taken, words);
    }
    taken.add(card.id);
    next[at] = card;
  }
  return next;
}

/** The cards of a CSV file, with or without a header. */
export function cardsOfRows(rows: readonly (readonly string[])[], words?: Vocabulary): DraftCard[] {
  return pasted([], rows, { row: 0, column: 0 }, words).map(draftOf);
}

export function rowsOfCards(cards: readonly DraftCard[]): string[][] {
  return [
    [...FILE_COLUMNS],
    ...cards.map((card) => FILE_COLUMNS.map((column) => cellText(card, column))),
  ];
}
