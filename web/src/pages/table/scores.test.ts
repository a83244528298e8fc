import { expect, it } from 'vitest';

import type { Move } from '../../lib/game/moves';
import { seatView, testView } from '../../lib/game/testing';
import { lines, rounds, rules, scores } from './scores';

const move = (from: number, turn: number, totals: number[], over = false): Move => ({
  seat: 1,
  from_ply: from,
  ply: from + 1,
  events: [],
  view: {
    ...testView(from + 1, null),
    turn,
    over,
    seats: totals.map((total, index) => seatView(index + 1, { total })),
  },
});
const game = [
  move(0, 2, [2, 0]),
  move(1, 2, [2, 1]),
  move(2, 3, [2, 4]),
  move(3, 4, [7, 4]),
  move(4, 4, [7, 12], true),
];

it('begins at nothing and has one score a turn', () => {
  expect(scores(game)).toEqual([
    { turn: 0, totals: [0, 0] },
    { turn: 1, totals: [2, 1] },
    { turn: 2, totals: [2, 4] },
    { turn: 3, totals: [7, 4] },
    { turn: 4, totals: [7, 12] },
  ]);
});

it('begins where a continued game went on', () => {
  expect(scores(game.slice(3))[0]).toEqual({ turn: 3, totals: [7, 4] });
  expect(scores([])).toEqual([]);
});

it('tells the rounds in words', () => {
  expect(rounds(scores(game), 2)).toEqual([
    { round: 1, totals: [2, 4] },
    { round: 2, totals: [7, 12] },
  ]);
});

it('draws from the lower left to the right, and keeps labels apart', () => {
  const frame = { left: 10, top: 0, right: 110, bottom: 150 };
  const [first, second] = lines(scores(game), frame, 20);
  expect(rules(scores(game))).toEqual([0, 5, 10, 15]);
  expect(first!.points[0]).toEqual({ x: 10, y: 150 });
  expect(first!.points.at(-1)).toEqual({ x: 110, y: 80 });
  expect(second!.points.at(-1)).toEqual({ x: 110, y: 30 });
  const level = lines(
    [
      { turn: 0, totals: [0, 0] },
      { turn: 1, totals: [5, 5] },
    ],
    frame,
    20,
  );
  expect(Math.abs(level[0]!.label - level[1]!.label)).toBe(20);
  for (const line of level) expect(line.label).toBeGreaterThanOrEqual(frame.top);
});
