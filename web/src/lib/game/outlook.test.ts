import { expect, it } from 'vitest';

import type { GameEvent, View } from '../wire/types';
import { outlook, signed } from './outlook';

const view = (totals: number[]): View =>
  ({ seats: totals.map((total, index) => ({ seat: index + 1, total })) }) as unknown as View;

it('adds up what a plan does for oneself and for the others', () => {
  const events: GameEvent[] = [
    { event: 'AmberGained', seat: 1, amount: 1, because: 'effect', card: 'a', owner: 1 },
    { event: 'AmberSpent', seat: 1, amount: 3, because: 'display' },
    { event: 'SetTokenTaken', seat: 1, row: 1, left: 7 },
    { event: 'SetCompleted', seat: 1, row: 1, kind: 'marine' },
    { event: 'NewsStolen', seat: 1, kind: 'marine', from_seat: 3 },
    { event: 'NewsSecured', seat: 1, kind: 'marine' },
    { event: 'AmberGained', seat: 2, amount: 1, because: 'effect', card: 'b', owner: 2 },
  ];
  const summary = outlook(events, 1, view([4, 9, 6]), view([13, 9, 3]));
  expect(summary.mine).toEqual({ seat: 1, amber: -2, points: 0, tokens: 1 });
  expect(summary.others).toEqual([{ seat: 2, amber: 1, points: 0, tokens: 0 }]);
  expect(summary.complete).toEqual(['marine']);
  expect(summary.news).toEqual([{ kind: 'marine', from: 3, safe: true }]);
  expect(summary.score).toEqual({ from: 4, to: 13 });
});

it('says nothing of a score that stays', () => {
  expect(outlook([], 1, view([4, 9]), view([4, 9])).score).toBeNull();
});

it('writes amounts with their sign', () => {
  expect([signed(-2), signed(1)]).toEqual(['−2', '+1']);
});
