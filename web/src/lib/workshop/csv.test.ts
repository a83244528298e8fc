import { describe, expect, it } from 'vitest';

import { readClipboard, readCsv, writeClipboard, writeCsv } from './csv';

const AWKWARD = [
  ['name', 'effects'],
  ['A "great" bird, large', 'anyone flying: 1 amber; display'],
  ['two\nlines', ''],
  ['=HYPERLINK("x")', '-1'],
  ["'=not", '@home'],
  ["don't", '+'],
];

describe('CSV files', () => {
  it('come back as they were written', () => {
    expect(readCsv(writeCsv(AWKWARD))).toEqual(AWKWARD);
    expect(readClipboard(writeClipboard(AWKWARD))).toEqual(AWKWARD);
  });

  it('run no formula in a spreadsheet', () => {
    const lines = writeCsv([['=1+1', '@a', '+b', '-c', '\td', 'e']]).slice(1);
    for (const cell of lines.trimEnd().split(',')) expect(cell).toMatch(/^(['"]|e)/);
  });

  it('have commas, semicolons or tabs, and empty rows that count for nothing', () => {
    expect(readCsv('\ufeffa;b;c\r\n1;"x; y";3\r\n;;\r\n')).toEqual([
      ['a', 'b', 'c'],
      ['1', 'x; y', '3'],
    ]);
    expect(readCsv('a\tb\n1\t2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });
});

describe('a giant table', () => {
  it('is read only as far as it could be a deck', () => {
    expect(readCsv('a,b\n'.repeat(200_000))).toHaveLength(1000);
    expect(readClipboard('a\tb\n'.repeat(200_000))).toHaveLength(1000);
  });
});

describe('the clipboard', () => {
  it('parts cells by tabs, and leaves a line with commas or semicolons whole', () => {
    expect(readClipboard('1 amber; display\n')).toEqual([['1 amber; display']]);
    expect(readClipboard('A, b; c\tflying\n')).toEqual([['A, b; c', 'flying']]);
    expect(readClipboard('one\ntwo, three, four\n')).toEqual([['one'], ['two, three, four']]);
  });

  it('takes several rows of equal length for CSV', () => {
    expect(readClipboard('Rex,carnivore,3\nTern,flying,1\n')).toEqual([
      ['Rex', 'carnivore', '3'],
      ['Tern', 'flying', '1'],
    ]);
  });
});
