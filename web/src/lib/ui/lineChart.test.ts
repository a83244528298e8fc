import { expect, it } from 'vitest';

import { ruled, xOf, yOf } from './lineChart';

const FRAME = { left: 0, top: 0, right: 100, bottom: 100 };

it('rules the paper with a few round numbers that enclose the values', () => {
  expect(ruled([61, 98])).toEqual([60, 70, 80, 90, 100]);
  expect(ruled([5])).toEqual([4, 5, 6]);
  expect(ruled([-7, 12])).toEqual([-10, -5, 0, 5, 10, 15]);
  for (const values of [[1000, 1003], [0, 40], [1000, 1950, 400], [1760]]) {
    const numbers = ruled(values, 120);
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers.length).toBeLessThan(7);
    expect(numbers[0]).toBeGreaterThanOrEqual(0);
    expect(numbers[0]).toBeLessThanOrEqual(Math.min(...values));
    expect(numbers.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
    expect(numbers.at(-1)! - numbers[0]!).toBeGreaterThanOrEqual(120);
  }
});

it('draws higher values higher, from edge to edge, and a single one in the middle', () => {
  expect([0, 1, 2].map((index) => xOf(index, 3, FRAME))).toEqual([0, 50, 100]);
  expect(xOf(0, 1, FRAME)).toBe(50);
  expect(yOf(20, [0, 10, 20], FRAME)).toBe(0);
  expect(yOf(0, [0, 10, 20], FRAME)).toBe(100);
});
