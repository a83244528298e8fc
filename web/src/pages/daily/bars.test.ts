import { describe, expect, it } from 'vitest';

import { buckets, dayName, range, signed } from './bars';

describe('leads', () => {
  it('are signed with a real minus', () => {
    expect([5, 0, -3].map(signed)).toEqual(['+5', '0', '−3']);
  });

  it('stand one by one while they are few', () => {
    const found = buckets([
      { lead: -2, count: 3 },
      { lead: 1, count: 4 },
    ]);
    expect(found.map((one) => one.count)).toEqual([3, 0, 0, 4]);
    expect(found.map(range)).toEqual(['−2', '−1', '0', '+1']);
  });

  it('are put together when they are many, and nobody is lost', () => {
    const bars = Array.from({ length: 61 }, (_, index) => ({ lead: index - 30, count: 2 }));
    const found = buckets(bars);
    expect(found.length).toBeLessThanOrEqual(16);
    expect(found.reduce((sum, one) => sum + one.count, 0)).toBe(122);
    expect(found.some((one) => one.from === 0)).toBe(true);
    expect(found.every((one) => one.to - one.from === found[0]!.to - found[0]!.from)).toBe(true);
  });

  it('need not be there', () => {
    expect(buckets([])).toEqual([]);
  });
});

it('names a day of UTC, wherever the reader is', () => {
  expect(dayName('2026-11-17', 'en')).toBe('November 17, 2026');
});
