import { expect, it } from 'vitest';

import type { View } from '../../lib/wire/types';
import { beats, ranking } from './counting';

const seat = (
  number: number,
  news: number,
  sets: number,
  points: number,
  rows: { row: number; tokens: number; complete: boolean }[] = [],
): unknown => ({
  seat: number,
  news_points: news,
  set_points: sets,
  points,
  total: news + sets + points,
  sets: rows,
});

const view = {
  seats: [
    seat(1, 3, 8, 0, [
      { row: 1, tokens: 2, complete: true },
      { row: 2, tokens: 0, complete: false },
      { row: 3, tokens: 1, complete: false },
    ]),
    seat(2, 0, 0, 0),
    seat(3, 5, 0, 6),
  ],
  news: [
    { kind: 'marine', points: 3, holder: 1 },
    { kind: 'large', points: 5, holder: 3 },
    { kind: 'small', points: 5, holder: null },
  ],
} as unknown as View;

it('counts seat by seat, where the points lie, and passes over nobody', () => {
  const counted = beats(view);
  expect(counted.map((beat) => [beat.seat, beat.source, beat.amount])).toEqual([
    [1, 'news', 3],
    [1, 'sets', 8],
    [2, 'points', 0],
    [3, 'news', 5],
    [3, 'points', 6],
  ]);
  expect(counted[1]!.places).toEqual([
    { goal: 'set:1:1', amount: 6 },
    { goal: 'set:1:3', amount: 2 },
  ]);
  expect(counted[3]!.places).toEqual([{ goal: 'news:large', amount: 5 }]);
});

it('ranks by total; equals share a place', () => {
  expect(ranking(view)).toEqual([
    { seat: 1, place: 1 },
    { seat: 3, place: 1 },
    { seat: 2, place: 3 },
  ]);
});
