/** Tables as text: CSV files (RFC 4180) and what spreadsheets put into the clipboard. */

/** A leading sign that makes spreadsheets take a cell for a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** Far more than a deck has cards: a larger table is no deck, and only its beginning is read. */
const MOST_ROWS = 1000;

/** Rows of cells. Quoted cells may hold the delimiter, line breaks and doubled quotes. */
export function readRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const plain = text
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n');
  const endRow = (): void => {
    rows.push([...row, cell]);
    row = [];
    cell = '';
  };
  for (let at = 0; at < plain.length && rows.length < MOST_ROWS; at += 1) {
    const letter = plain[at]!;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (plain[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === delimiter) {
      row.push(cell);
      cell = '';
    } else if (letter === '\n') endRow();
    else cell += letter;
  }
  if ((cell !== '' || row.length > 0) && rows.length < MOST_ROWS) endRow();
  return rows;
}

/** The delimiter of a file: spreadsheets of many countries write semicolons. */
export function delimiterOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text)![0].replaceAll(/"[^"]*"/g, '');
  const count = (sign: string): number => line.split(sign).length - 1;
  return ['\t', ';', ','].reduce((best, one) => (count(one) > count(best) ? one : best), ',');
}

/** A file's rows, without empty ones. */
export function readCsv(text: string): string[][] {
  return readRows(text, delimiterOf(text.replace(/^\ufeff/, '')))
    .map((row) => row.map(unguard))
    .filter((row) => row.some((cell) => cell.trim() !== ''));
}

/**
 * The clipboard's rows. Spreadsheets separate cells by tabs. Text without tabs is taken for CSV only if it has
 * several rows of equally many cells: a single line may be an effect, and effects hold semicolons.
 */
export function readClipboard(text: string): string[][] {
  if (text.includes('\t')) return readRows(text, '\t').map((row) => row.map(unguard));
  for (const delimiter of [',', ';']) {
    const rows = readRows(text, delimiter);
    const wide = rows[0]?.length ?? 0;
    if (rows.length > 1 && wide > 2 && rows.every((row) => row.length === wide))
      return rows.map((row) => row.map(unguard));
  }
  return readRows(text, '\t').map((row) => row.map(unguard));
}

/** Spreadsheets would run such a cell; the apostrophe makes it text for them. */
function guard(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

function unguard(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

function write(rows: readonly (readonly string[])[], delimiter: string, end: string): string {
  const quote = (cell: string): string =>
    /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => row.map((cell) => quote(guard(cell))).join(delimiter) + end).join('');
}

/** A file for spreadsheets. The mark in front tells them that it is UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${write(rows, ',', '\r\n')}`;
}

export function writeClipboard(rows: readonly (readonly string[])[]): string {
  return write(rows, '\t', '\n');
}
