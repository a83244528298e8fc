/** Decks as files on the person's computer. */
import { MOST_CARDS } from '../wire/types';
import { cardsOfRows, rowsOfCards } from './columns';
import { readCsv, writeCsv } from './csv';
import { readDeckFile, slug, type DraftCard } from './draft';
import { vocabulary } from './words';

export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function exportJson(name: string, cards: readonly DraftCard[]): void {
  const id = slug(name) || 'deck';
  saveFile(`${id}.json`, 'application/json', `${JSON.stringify({ id, name, cards }, null, 1)}\n`);
}

export function exportCsv(name: string, cards: readonly DraftCard[]): void {
  saveFile(`${slug(name) || 'deck'}.csv`, 'text/csv', writeCsv(rowsOfCards(cards)));
}

/** A file with as many cards as a deck may have is a tenth of this. */
const LARGEST = 4_000_000;

export interface DeckFile {
  readonly name: string;
  readonly cards: DraftCard[];
}

/** The cards of a JSON or CSV file, or the id of the message that says what is wrong. The name is the file's. */
export async function importFile(file: File): Promise<DeckFile | string> {
  if (file.size > LARGEST) return 'wrong-too-many-cards';
  const text = await file.text();
  const name = file.name.replace(/\.[^.]*$/, '').slice(0, 40);
  const json = /^\ufeff?\s*[[{]/.test(text);
  const cards = json
    ? readDeckFile(text.replace(/^\ufeff/, ''))
    : cardsOfRows(readCsv(text), vocabulary());
  if (!cards || cards.length === 0) return 'ws-import-bad';
  return cards.length > MOST_CARDS ? 'wrong-too-many-cards' : { name, cards };
}
