import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { cardsOfRows, cellText, header, pasted, rowsOfCards, withCell } from './columns';
import { readCsv, writeCsv } from './csv';
import { difference, drawable, freeId, readDeckFile, renamed, slug, type DraftCard } from './draft';
import { History } from './history.svelte';

const root = new URL('../../../../src/firstgiants/rules/decks/', import.meta.url);
const founders = readDeckFile(readFileSync(new URL('founders.json', root), 'utf8'))!;
const NONE = new Set<string>();
const GERMAN = {
  family: { carnivore: 'Fleischfresser', flying: 'Flugsaurier' },
  size: { small: 'Klein', medium: 'Mittel', large: 'Groß', egg: 'Ei' },
  columns: { family: 'Familie', size: 'Größe', effects: 'Effekte' },
};
const card = (more: Partial<DraftCard> = {}): DraftCard => ({
  id: 'rex',
  name: 'Rex',
  family: 'carnivore',
  size: 3,
  effects: [],
  ...more,
});

describe('ids', () => {
  it('are spelled from names, and are free', () => {
    expect(slug('  Élan géant (mâle) ')).toBe('elan-geant-male');
    expect(slug('暴龍')).toBe('');
    expect(freeId('rex', new Set(['rex', 'rex-2']))).toBe('rex-3');
    expect(freeId('', new Set(['card-1']))).toBe('card-2');
    expect(freeId('x'.repeat(40), new Set(['x'.repeat(40)]))).toHaveLength(40);
  });

  it('follow the name until somebody chooses another', () => {
    expect(renamed(card(), 'Tern', NONE).id).toBe('tern');
    expect(renamed(card({ id: 'rex-2' }), 'Tern', new Set(['tern'])).id).toBe('tern-2');
    expect(renamed(card({ id: 'my-own' }), 'Tern', NONE).id).toBe('my-own');
    expect(renamed(card({ id: 'card-7', name: '' }), 'Tern', NONE).id).toBe('tern');
    const smilodon = card({ id: 'smilodon', name: 'Smilodon' });
    expect(renamed(smilodon, 'Tern', NONE)).toMatchObject({ id: 'tern', picture: 'smilodon' });
  });
});

describe('a cell', () => {
  const set = (column: Parameters<typeof withCell>[1], text: string): DraftCard =>
    withCell(card(), column, text, NONE, GERMAN);

  it('takes English, the reader’s words, and their beginnings', () => {
    for (const text of ['flying', 'Flugsaurier', 'FLUG', 'fly'])
      expect(set('family', text).family).toBe('flying');
    for (const text of ['2', 'mittel', 'Med']) expect(set('size', text).size).toBe(2);
    expect(set('size', 'egg').size).toBe('egg');
    expect(set('picture', 'Smilodon').picture).toBe('smilodon');
  });

  it('keeps what it does not understand, for the check to name', () => {
    expect(set('family', 'dragon').family).toBe('dragon');
    expect(set('family', 'm').family).toBe('m');
    expect(set('size', '4').size).toBe('4');
    expect(set('effects', '2 ambr').effects).toBe('2 ambr');
    expect(cellText(set('effects', '2 ambr'), 'effects')).toBe('2 ambr');
    expect(drawable(set('effects', '2 ambr'))).toBe(null);
    expect(drawable(set('effects', '2 amber'))).not.toBe(null);
  });

  it('says the reader’s words and does not change what says the same', () => {
    const same = card();
    expect(cellText(same, 'family', GERMAN)).toBe('Fleischfresser');
    expect(withCell(same, 'family', 'Fleischfresser', NONE, GERMAN)).toBe(same);
    expect(withCell(same, 'size', 'Groß', NONE, GERMAN)).toBe(same);
  });
});

describe('a block of cells', () => {
  it('brings the whole built-in deck through a CSV file, ids and all', () => {
    const back = cardsOfRows(readCsv(writeCsv(rowsOfCards(founders))));
    expect(back).toHaveLength(80);
    // Facts have no column.
    const kept = back.map((one, at) => ({ ...one, facts: founders[at]!.facts }));
    expect(difference(founders, kept)).toEqual({ added: [], removed: [], changed: [] });
  });

  it('knows its columns by their names, in any order and language', () => {
    expect(header(['Größe', 'x', 'Familie'], GERMAN)).toEqual(['size', null, 'family']);
    expect(header(['Rex', 'carnivore'])).toBe(null);
    const rows = [
      ['size', 'remark', 'family', 'name'],
      ['3', 'big', 'carnivore', 'Rex'],
    ];
    expect(cardsOfRows(rows)).toEqual([card()]);
  });

  it('is laid where it was pasted, and adds cards below', () => {
    const block = [
      ['flying', '1'],
      ['mammal', 'egg'],
      ['marine', '2'],
    ];
    const next = pasted([card(), card({ id: 'b' })], block, { row: 1, column: 1 });
    expect(next.map(({ id, name, family, size }) => [id, name, family, size])).toEqual([
      ['rex', 'Rex', 'carnivore', 3],
      ['b', 'Rex', 'flying', 1],
      ['card-1', undefined, 'mammal', 'egg'],
      ['card-2', undefined, 'marine', 2],
    ]);
  });

  it('drops cells beyond the last column', () => {
    const [next] = pasted([card()], [['a', 'b', 'c']], { row: 0, column: 4 });
    expect(next).toEqual(card({ label: 'a', picture: 'b' }));
  });

  it('gives two cards of one name different ids', () => {
    const ids = cardsOfRows([
      ['Rex', 'mammal', '1'],
      ['Rex', 'mammal', '2'],
    ]).map(({ id }) => id);
    expect(ids).toEqual(['rex', 'rex-2']);
  });
});

describe('files of others', () => {
  it('may hold anything', () => {
    expect(readDeckFile('nonsense')).toBe(null);
    expect(readDeckFile('{"a": 1}')).toBe(null);
    expect(readDeckFile('[{"id": 3, "size": [], "effects": 7}, null]')).toEqual([
      { id: '', family: '', size: '', effects: '7' },
      { id: '', family: '', size: '', effects: [] },
    ]);
  });
});

describe('two decks', () => {
  it('differ by cards, whatever the order of fields and what goes without saying', () => {
    const before = [card({ effects: [{ do: 'amber', amount: 1 }] }), card({ id: 'gone' })];
    const after = [card({ effects: [{ do: 'amber' }] }), card({ id: 'new' })];
    const { added, removed, changed } = difference(before, after);
    expect([added[0]!.id, removed[0]!.id, changed]).toEqual(['new', 'gone', []]);
    expect(difference([card()], [card({ size: 2 })]).changed).toHaveLength(1);
  });
});

describe('the history', () => {
  it('undoes and redoes; typing in one field is one step', () => {
    const history = new History();
    history.open([card()]);
    for (const name of ['T', 'Te', 'Ter']) history.change([card({ name })], 'name 0');
    history.change([card({ name: 'Ter', size: 1 })]);
    expect(history.undo()).toBe(true);
    expect(history.cards[0]).toEqual(card({ name: 'Ter' }));
    history.undo();
    expect(history.cards[0]).toEqual(card());
    expect([history.canUndo, history.undo()]).toEqual([false, false]);
    history.redo();
    history.change([card({ name: 'Tern' })], 'name 0');
    expect(history.canRedo).toBe(false);
    history.undo();
    expect(history.cards[0]).toEqual(card({ name: 'Ter' }));
  });

  it('takes no step for nothing', () => {
    const history = new History();
    history.open([card()]);
    expect(history.change([...history.cards])).toBe(false);
    expect(history.canUndo).toBe(false);
  });
});
