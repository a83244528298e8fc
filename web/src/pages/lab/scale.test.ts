import { describe, expect, it } from 'vitest';

import { placeOf, reach, ticks } from './scale';

describe('the scale of a plot', () => {
  it('has room for every value', () => {
    expect(reach([])).toBe(10);
    expect(reach([3, -12.2])).toBe(15);
  });

  it('has 0 in the middle and nothing outside', () => {
    expect(placeOf(0, 10, 100, 200)).toBe(150);
    expect(placeOf(-10, 10, 100, 200)).toBe(100);
    expect(placeOf(99, 10, 100, 200)).toBe(200);
  });

  it('has few round lines', () => {
    expect(ticks(10)).toEqual([-10, -5, 0, 5, 10]);
    expect(ticks(55)).toEqual([-50, -25, 0, 25, 50]);
  });
});
