import { describe, expect, it } from 'vitest';

import { displayCost, fullSet, newsPoints, supplyOf, tokenPoints } from './rules';

describe('the numbers of the rules', () => {
  it('§4.1 a card costs its Size, an Egg two amber', () => {
    expect(([1, 2, 3, 'egg'] as const).map((size) => displayCost({ size }))).toEqual([1, 2, 3, 2]);
  });
  it('§4.3 a Family set has three cards, a Size set five', () => {
    expect([fullSet('family'), fullSet('size')]).toEqual([3, 5]);
  });
  it('§5 a Set token is worth two points, three in a complete set', () => {
    expect([tokenPoints(false), tokenPoints(true)]).toEqual([2, 3]);
  });
  it('§1.6 News of a Size is worth more than News of a Family', () => {
    expect([newsPoints('marine'), newsPoints('large')]).toEqual([3, 5]);
  });
  it('§2.3 the supply grows with the players', () => {
    expect([2, 3, 4, 5].map(supplyOf)).toEqual([14, 20, 24, 24]);
  });
});
