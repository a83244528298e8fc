import { describe, expect, it } from 'vitest';

import type { CardData } from '../../lib/wire/types';
import { choose, plain, timingsOf, type Wanted } from './filter';

const CARDS: CardData[] = [
  { id: 'a', family: 'flying', size: 1, effects: [{ do: 'amber' }] },
  {
    id: 'b',
    family: 'marine',
    size: 3,
    effects: [{ do: 'points', when: { by: 'you', family: 'marine' } }, { do: 'display' }],
  },
  { id: 'c', family: 'marine', size: 'egg', effects: [] },
] as CardData[];
const ALL: Wanted = { families: [], sizes: [], timings: [], text: '' };
const words = (card: CardData): string => `Musée ${card.id} ${card.family}`;
const ids = (wanted: Partial<Wanted>): string[] =>
  choose(CARDS, { ...ALL, ...wanted }, words).map((card) => card.id);

describe('the filter of the contact sheet', () => {
  it('shows every card when nothing is asked for', () => {
    expect(ids({})).toEqual(['a', 'b', 'c']);
  });

  it('keeps the Families and Sizes asked for, Eggs among the Sizes', () => {
    expect(ids({ families: ['marine'] })).toEqual(['b', 'c']);
    expect(ids({ families: ['marine'], sizes: ['egg'] })).toEqual(['c']);
    expect(ids({ families: ['flying'], sizes: [3] })).toEqual([]);
  });

  it('finds a card with both timings under either', () => {
    expect(timingsOf(CARDS[1]!)).toEqual(['again', 'once']);
    expect(ids({ timings: ['again'] })).toEqual(['b']);
    expect(ids({ timings: ['once'] })).toEqual(['a', 'b']);
    expect(ids({ timings: ['none'] })).toEqual(['c']);
  });

  it('searches all words, in any order, whatever their case and accents', () => {
    expect(plain('Musée ÉTÉ')).toBe('musee ete');
    expect(ids({ text: 'MARINE musee' })).toEqual(['b', 'c']);
    expect(ids({ text: 'marine x' })).toEqual([]);
  });
});
