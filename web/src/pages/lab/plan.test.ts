import { describe, expect, it } from 'vitest';

import { minutesOf, planIn, queryOf, type Plan } from './plan';

describe('the plan of a report', () => {
  it('has sensible values where the address says nothing or nonsense', () => {
    const plain: Plan = {
      level: 'digger',
      games: 200,
      players: [2, 3, 4, 5],
      compare: null,
      fairStart: false,
    };
    expect(planIn('')).toEqual(plain);
    expect(planIn('?level=god&games=-3&players=9,x')).toEqual(plain);
  });

  it('comes back from its own address', () => {
    const plan: Plan = {
      level: 'curator',
      games: 1000,
      players: [3, 5],
      compare: 'founders',
      fairStart: true,
    };
    expect(planIn(`?${queryOf(plan)}`)).toEqual(plan);
  });

  it('takes longer with stronger bots, more players and a second deck', () => {
    const plan = planIn('?games=4000');
    expect(minutesOf({ ...plan, level: 'curator' })).toBeGreaterThan(minutesOf(plan));
    expect(minutesOf({ ...plan, players: [2] })).toBeLessThan(minutesOf(plan));
    expect(minutesOf({ ...plan, compare: 'founders' })).toBeGreaterThan(minutesOf(plan));
    expect(minutesOf({ ...plan, level: 'greedy', games: 20 })).toBe(1);
  });
});
