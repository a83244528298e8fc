import { expect, it } from 'vitest';

import { Queue, rankOf } from './rank';

const at = (
  top: number,
  width: number,
): { top: number; bottom: number; width: number; height: number } => ({
  top,
  bottom: top + 1.4 * width,
  width,
  height: 1.4 * width,
});
const order = (name: string, top: number, width: number): { name: string; rank: number } => ({
  name,
  rank: rankOf(at(top, width), 844),
});

it('draws what is seen first, the largest before the rest, then what is nearest below', () => {
  const queue = new Queue<{ name: string; rank: number }>();
  queue.add([
    order('far below', 2000, 130),
    order('rival', 60, 30),
    order('just below', 900, 60),
    order('quarry', 300, 110),
    order('scrolled away', -400, 110),
  ]);
  const drawn = [queue.next(), queue.next()];
  // The Study is put up only now, and still comes before the rest.
  queue.add([order('study', 600, 135), order('rival too', 60, 30)]);
  for (let one = queue.next(); one; one = queue.next()) drawn.push(one);
  expect(drawn.map((one) => one?.name)).toEqual([
    'quarry',
    'rival',
    'study',
    'rival too',
    'scrolled away',
    'just below',
    'far below',
  ]);
});

it('draws equals in the order in which they were asked for', () => {
  const queue = new Queue<{ name: string; rank: number }>();
  queue.add([order('first', 10, 50), order('second', 10, 50)]);
  queue.add([order('third', 10, 50)]);
  expect([queue.next(), queue.next(), queue.next(), queue.next()].map((one) => one?.name)).toEqual([
    'first',
    'second',
    'third',
    undefined,
  ]);
});
