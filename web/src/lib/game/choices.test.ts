import { expect, it } from 'vitest';

import { alternatives, options, displayedCard } from './choices';

const legal = (...spellings: string[]) => ({ seat: 1, kind: 'display' as const, legal: spellings });

it('finds what each spelling touches', () => {
  const found = options(legal('dig 2 tyrannosaurus', 'reclaim'));
  expect(found.digs.get('tyrannosaurus')).toEqual({ site: 2, spelling: 'dig 2 tyrannosaurus' });
  expect(found.reclaim).toBe(true);
  expect(found.amber).toBe(false);
});

it('gathers the places of one card, rows in order, the new set last', () => {
  const found = options(legal('show a 10', 'show a 2', 'show a new', 'skip'));
  expect(found.displays.get('a')?.map((target) => target.row)).toEqual([2, 10, null]);
  expect(found.skip).toBe(true);
});

it('keeps the three Sizes of two Eggs apart', () => {
  const found = options(legal('show e 1 large', 'show e 1 medium', 'show e 1 small'));
  expect(found.displays.get('e')?.map((target) => target.size)).toEqual([
    'large',
    'medium',
    'small',
  ]);
});

it('knows the cards whose effect can come next', () => {
  expect([...options(legal('use a', 'use b')).uses]).toEqual(['a', 'b']);
});

it('lights nothing without a question', () => {
  expect(options(null).digs.size).toBe(0);
});

it('knows which step of a plan a choice could replace: the latest in which it was legal', () => {
  const found = alternatives([
    { choice: 'reclaim', legal: ['dig 1 a', 'reclaim'] },
    { choice: 'amber', legal: ['amber', 'show b 1'] },
    { choice: 'show b new', legal: ['amber', 'show b 1', 'show b new'] },
  ]);
  expect(Object.fromEntries(found)).toEqual({ 'dig 1 a': 0, 'show b 1': 2, amber: 2 });
});

it('reads the card of a display', () => {
  expect(displayedCard('show b 1')).toBe('b');
  expect(displayedCard('dig 1 b')).toBeNull();
  expect(displayedCard(undefined)).toBeNull();
});
