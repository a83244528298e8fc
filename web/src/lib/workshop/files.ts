/** Decks as files on the person's computer. */
import { cardsOfRows, rowsOfCards } from './columns';
import { readCsv, writeCsv } from './csv';
import { readDeckFile, slug, type DraftCard } from './draft';
import { vocabulary } from './words';

function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function exportJson(name: string, cards: readonly DraftCard[]): void {
  const id = slug(name) || 'deck';
  download(`${id}.json`, 'application/json', `${JSON.stringify({ id, name, cards }, null, 1)}\n`);
}

export function exportCsv(name: string, cards: readonly DraftCard[]): void {
  download(`${slug(name) || 'deck'}.csv`, 'text/csv', writeCsv(rowsOfCards(cards)));
}

export interface DeckFile {
  readonly name: string;
  readonly cards: DraftCard[];
}

/** The cards of a JSON or CSV file; null if it is neither. The name is the file's. */
export async function importFile(file: File): Promise<DeckFile | null> {
  const text = await file.text();
  const name = file.name.replace(/\.[^.]*$/, '').slice(0, 40);
  const json = /^\ufeff?\s*[[{]/.test(text);
  const cards = json
    ? readDeckFile(text.replace(/^\ufeff/, ''))
    : cardsOfRows(readCsv(text), vocabulary());
  return cards && cards.length > 0 ? { name, cards } : null;
}
