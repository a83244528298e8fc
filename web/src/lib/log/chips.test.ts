import { expect, it, vi } from 'vitest';

import type { Outlook } from '../game/outlook';
import { chips, purseChips } from './chips';

vi.mock('../i18n/index.svelte', () => ({
  t: (id: string, args: Record<string, unknown> = {}) =>
    id === 'list-comma' ? ', ' : [id, ...Object.values(args).map(String)].join(' '),
}));

const named = { seat: (seat: number) => `P${String(seat)}`, card: (card: string) => card };
const nothing: Outlook = {
  mine: { seat: 1, amber: { total: 0, sources: [] }, points: { total: 0, sources: [] } },
  others: [],
  sets: { points: 0, kinds: [] },
  complete: [],
  news: [],
  supply: null,
  ends: false,
  score: null,
};

it('names the card that caused a gain', () => {
  const amber = { total: 1, sources: [{ card: 'archelon', amount: 1 }] };
  expect(purseChips({ ...nothing.mine, amber }, named)).toEqual([
    { sign: 'amber', short: '+1', words: 'plan-amber 1 +1', source: 'archelon' },
  ]);
});

it('lists the causes of a sum, even if they add up to zero', () => {
  const amber = {
    total: 0,
    sources: [
      { card: 'archelon', amount: 2 },
      { card: null, amount: -2 },
    ],
  };
  const [chip] = chips({ ...nothing, mine: { ...nothing.mine, amber } }, named);
  expect(chip?.short).toBe('+0');
  expect(chip?.source).toBe('archelon +2, plan-markers −2');
});

it('says what a target brings: points of the set, News with its worth, tokens left', () => {
  const found = chips(
    {
      ...nothing,
      sets: { points: 2, kinds: ['small'] },
      news: [{ kind: 'small', points: 5, from: 2, safe: false }],
      supply: { from: 8, to: 7 },
    },
    named,
  );
  expect(found.map((chip) => chip.words)).toEqual([
    'plan-points 2 +2',
    'plan-news kind-small +5 plan-from P2',
    'plan-supply 8 7',
  ]);
  expect(found[0]?.source).toBe('plan-set kind-small');
});

it('makes no chips of an outlook that changes nothing', () => {
  expect(chips(nothing, named)).toEqual([]);
  expect(chips({ ...nothing, ends: true }, named).map((chip) => chip.words)).toEqual(['plan-ends']);
});
