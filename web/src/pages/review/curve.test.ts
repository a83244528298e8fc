import { describe, expect, it } from 'vitest';

import type { ReviewChoice, ReviewReveal } from '../../lib/wire/types';
import { chancesSoFar, plyAt, points, signed, xOf, yOf } from './curve';

const frame = { left: 10, top: 0, right: 110, bottom: 100 };

function choice(ply: number, before: number, after: number): ReviewChoice {
  return {
    ply,
    seat: 1,
    choice: 'reclaim',
    best: 'reclaim',
    loss: before - after,
    skill: [after - before, before - after],
    mark: null,
    edge: 0,
    legal: 2,
    before: [before, 100 - before],
    after: [after, 100 - after],
    expected_scores: [0, 0],
    line: [],
  };
}

describe('the curve of chances', () => {
  it('begins before the first choice and takes a card that came up into account', () => {
    const reveal: ReviewReveal = {
      ply: 1,
      card: 'smilodon',
      luck: [5, -5],
      expected: [40, 60],
      came: [45, 55],
    };
    const all = chancesSoFar([choice(1, 50, 40), choice(2, 45, 45)], [reveal]);
    expect(all.map(({ ply, chances }) => [ply, chances[0]])).toEqual([
      [0, 50],
      [1, 45],
      [2, 45],
    ]);
    expect(chancesSoFar([], [])).toEqual([]);
  });

  it('fills the frame, and finds the ply under a place', () => {
    expect(xOf(0, 20, frame)).toBe(10);
    expect(xOf(20, 20, frame)).toBe(110);
    expect(yOf(100, frame)).toBe(0);
    expect(yOf(0, frame)).toBe(100);
    const all = [
      { ply: 0, chances: [50, 50] },
      { ply: 20, chances: [100, 0] },
    ];
    expect(points(all, 1, 20, frame)).toBe('10.0,50.0 110.0,0.0');
    expect(plyAt(60, 20, frame)).toBe(10);
    expect(plyAt(-5, 20, frame)).toBe(0);
    expect(plyAt(500, 20, frame)).toBe(20);
  });

  it('signs figures', () => {
    expect([11.6, -0.2, -5].map(signed)).toEqual(['+12', '0', '−5']);
  });
});
