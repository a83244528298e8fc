import { expect, it } from 'vitest';

import type { GameEvent, View } from '../wire/types';
import { changesSomething, outlook, signed } from './outlook';
import { seatView, testView } from './testing';

const view = (totals: number[], changes: Partial<View> = {}): View => ({
  ...testView(1, 1),
  seats: totals.map((total, index) => seatView(index + 1, { total, set_points: total })),
  ...changes,
});
const expanding: GameEvent[] = [
  { event: 'AmberSpent', seat: 1, amount: 3, because: 'display' },
  { event: 'FossilDisplayed', seat: 1, card: 'c', row: 1, cost: 3, because: 'reclaim' },
  { event: 'SetExpanded', seat: 1, row: 1, kind: 'marine', length: 3 },
  { event: 'SetTokenTaken', seat: 1, row: 1, left: 7 },
];

it('adds up what a plan brings the player and the others, with the causes', () => {
  const events: GameEvent[] = [
    { event: 'AmberGained', seat: 1, amount: 1, because: 'effect', card: 'a', owner: 1 },
    ...expanding,
    { event: 'SetCompleted', seat: 1, row: 1, kind: 'marine' },
    { event: 'NewsStolen', seat: 1, kind: 'marine', from_seat: 3 },
    { event: 'NewsSecured', seat: 1, kind: 'marine' },
    { event: 'AmberGained', seat: 2, amount: 1, because: 'effect', card: 'b', owner: 2 },
  ];
  const news = [
    {
      kind: 'marine' as const,
      points: 3,
      holder: 1,
      safe: true,
      length: 3,
    } as View['news'][number],
  ];
  const after = view([13, 9, 3], { tokens_left: 7, news });
  const summary = outlook(events, 1, view([4, 9, 6], { tokens_left: 8 }), after);
  expect(summary.mine.amber).toEqual({
    total: -2,
    sources: [
      { card: 'a', amount: 1 },
      { card: 'c', amount: -3 },
    ],
  });
  expect(summary.others.map((one) => [one.seat, one.amber.total])).toEqual([[2, 1]]);
  expect(summary.sets).toEqual({ points: 9, kinds: ['marine'] });
  expect(summary.complete).toEqual(['marine']);
  expect(summary.news).toEqual([{ kind: 'marine', points: 3, from: 3, safe: true }]);
  expect(summary.supply).toEqual({ from: 8, to: 7 });
  expect(summary.score).toEqual({ from: 4, to: 13 });
});

it('sums amber of the same card, and of markers taken back', () => {
  const amber = (card: string | null): GameEvent => ({
    event: 'AmberGained',
    seat: 1,
    amount: 1,
    because: card ? 'effect' : 'reclaim',
    card,
    owner: card ? 1 : null,
  });
  const { mine } = outlook([amber(null), amber('a'), amber(null)], 1, view([0, 0]), view([0, 0]));
  expect(mine.amber).toEqual({
    total: 3,
    sources: [
      { card: null, amount: 2 },
      { card: 'a', amount: 1 },
    ],
  });
});

it('reports the end instead of an empty supply, and no supply after it', () => {
  const last: GameEvent[] = [...expanding, { event: 'EndTriggered', seat: 1, cause: 'tokens' }];
  const ending = { ending: 'tokens' as const, tokens_left: 0 };
  const found = outlook(last, 1, view([4, 9], { tokens_left: 1 }), view([6, 9], ending));
  expect(found.supply).toBeNull();
  expect(found.ends).toBe(true);
  const later = outlook(expanding, 1, view([4, 9], ending), view([6, 9], ending));
  expect(later.supply).toBeNull();
  expect(later.ends).toBe(false);
});

it('knows whether anything changes', () => {
  expect(changesSomething(outlook([], 1, view([4, 9]), view([4, 9])))).toBe(false);
  expect(changesSomething(outlook(expanding, 1, view([4, 9]), view([4, 9])))).toBe(true);
});

it('writes amounts with their sign', () => {
  expect([signed(-2), signed(1)]).toEqual(['−2', '+1']);
});
