import { expect, it, vi } from 'vitest';

import { seatView, testView } from '../../lib/game/testing';
import type { View } from '../../lib/wire/types';
import { result } from './result';

vi.mock('../../lib/i18n/index.svelte', () => ({ listed: (names: string[]) => names.join(', ') }));

const ended = (...totals: number[]): View => ({
  ...testView(90, null),
  over: true,
  seats: totals.map((total, index) => seatView(index + 1, { total })),
});

it('tells the winner with how much', () => {
  expect(result(ended(41, 30), 1)).toEqual({ id: 'end-you-win', args: { points: 41 } });
});

it('names those with whom a victory is shared', () => {
  expect(result(ended(41, 30, 41), 3)).toEqual({
    id: 'end-you-share',
    args: { names: 'Player 1', points: 41 },
  });
});

it('tells the others their place, ties included', () => {
  expect(result(ended(41, 35, 30), 3)).toEqual({
    id: 'end-you-placed',
    args: { place: 3, points: 30 },
  });
  expect(result(ended(41, 30, 30), 3)).toEqual({
    id: 'end-you-level',
    args: { place: 2, names: 'Player 2', points: 30 },
  });
});

it('tells a watcher who won', () => {
  expect(result(ended(12, 30), null)).toEqual({
    id: 'end-winner',
    args: { count: 1, names: 'Player 2', points: 30 },
  });
});
