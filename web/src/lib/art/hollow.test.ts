import { expect, it } from 'vitest';

import type { Point } from './draw/geometry';
import { hollowOf } from './draw/hollow';

const square = (x: number, y: number, side: number): Point[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];

/** Corners of each outline, made absolute. */
function outlines(d: string): Point[][] {
  return d
    .split('M')
    .slice(1)
    .map((part) => {
      const numbers = [...part.matchAll(/-?\d+/g)].map(Number);
      const points: Point[] = [];
      for (let i = 0; i < numbers.length; i += 2) {
        const [x, y] = points.at(-1) ?? [0, 0];
        points.push([x + numbers[i]!, y + numbers[i + 1]!]);
      }
      return points;
    });
}

it('lies around a bone at the distance asked for', () => {
  const [loop, ...more] = outlines(hollowOf([square(100, 100, 200)], 15));
  expect(more).toEqual([]);
  const xs = loop!.map(([x]) => x);
  const ys = loop!.map(([, y]) => y);
  for (const [value, wanted] of [
    [Math.min(...xs), 85],
    [Math.max(...xs), 315],
    [Math.min(...ys), 85],
    [Math.max(...ys), 315],
  ] as const)
    expect(Math.abs(value - wanted)).toBeLessThanOrEqual(3);
  expect(loop!.length).toBeLessThan(30);
});

it('joins bones that lie close together and leaves others apart', () => {
  const near = [square(0, 0, 100), square(120, 0, 100)];
  const apart = [square(0, 0, 100), square(300, 0, 100)];
  expect(outlines(hollowOf(near, 15)).length).toBe(1);
  expect(outlines(hollowOf(apart, 15)).length).toBe(2);
});

it('keeps large islands of stone, not small ones', () => {
  const ring = (side: number): Point[][] => [
    square(0, 0, 40),
    square(40 + side, 0, 40),
    [
      [0, 0],
      [80 + side, 0],
      [80 + side, 10],
      [0, 10],
    ],
    [
      [0, 40 + side],
      [80 + side, 40 + side],
      [80 + side, 80 + side],
      [0, 80 + side],
    ],
    [
      [0, 0],
      [40, 0],
      [40, 80 + side],
      [0, 80 + side],
    ],
    [
      [40 + side, 0],
      [80 + side, 0],
      [80 + side, 80 + side],
      [40 + side, 80 + side],
    ],
  ];
  expect(outlines(hollowOf(ring(200), 15)).length).toBe(2);
  expect(outlines(hollowOf(ring(34), 15)).length).toBe(1);
});

it('is nothing without bones', () => {
  expect(hollowOf([], 15)).toBe('');
});
