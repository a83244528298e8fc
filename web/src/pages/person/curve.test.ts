import { expect, it } from 'vitest';

import { curve, ratings, ruled } from './curve';

const FRAME = { left: 0, top: 0, right: 100, bottom: 100 };

function games(...values: number[]) {
  return values.slice(1).map((after, index) => ({
    game: null,
    ended: index,
    players: 2,
    place: 1,
    before: values[index]!,
    after,
  }));
}

it('begins with the rating before the first game', () => {
  expect(ratings(games(1000, 1050, 1030))).toEqual([1000, 1050, 1030]);
  expect(ratings([])).toEqual([]);
});

it('rules the paper with a few round numbers that enclose the curve', () => {
  for (const values of [[1000, 1003], [0, 40], [1000, 1950, 400], [1760]]) {
    const numbers = ruled(values);
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers.length).toBeLessThan(9);
    expect(numbers[0]).toBeGreaterThanOrEqual(0);
    expect(numbers[0]).toBeLessThanOrEqual(Math.min(...values));
    expect(numbers.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
  }
});

it('draws higher ratings higher, from edge to edge, and only levels in sight', () => {
  const levels = [
    { bot: 'digger', shown: 1100 },
    { bot: 'giant', shown: 3000 },
  ];
  const drawn = curve(games(1000, 1200, 1100), levels, FRAME);
  expect(drawn.points.map(({ x }) => x)).toEqual([0, 50, 100]);
  expect(drawn.points[1]!.y).toBeLessThan(drawn.points[2]!.y);
  expect(drawn.levels).toEqual([{ bot: 'digger', y: drawn.points[2]!.y }]);
});
