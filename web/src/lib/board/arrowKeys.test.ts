import { expect, it } from 'vitest';

import { nearest } from './arrowKeys';

const thing = (x: number, y: number) => ({
  x,
  y,
  getBoundingClientRect: () => ({ left: x, top: y, width: 10, height: 10 }) as DOMRect,
});

it('walks to the nearest thing in that direction', () => {
  const [a, b, c, d] = [thing(0, 0), thing(20, 0), thing(40, 0), thing(0, 50)];
  const all = [a, b, c, d];
  expect(nearest(a, all, [1, 0])).toBe(b);
  expect(nearest(b, all, [1, 0])).toBe(c);
  expect(nearest(b, all, [-1, 0])).toBe(a);
  expect(nearest(a, all, [0, 1])).toBe(d);
  expect(nearest(c, all, [1, 0])).toBe(null);
});
