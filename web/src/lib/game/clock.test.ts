import { expect, it } from 'vitest';

import { spell, timeLeft } from './clock';

it('spells minutes, hours and days', () => {
  expect(spell(65_000)).toBe('1:05');
  expect(spell(3_661_000)).toBe('1:01:01');
  expect(spell(3 * 86_400_000)).toBe('3 d');
});

it('runs only the clock that runs', () => {
  const clocks = {
    at: 1000,
    running: 2,
    seats: [
      { seat: 1, left_ms: 90_000 },
      { seat: 2, left_ms: 90_000 },
    ],
  };
  expect(timeLeft(clocks, 1, 61_000)).toEqual({ text: '1:30', low: false });
  expect(timeLeft(clocks, 2, 61_000)).toEqual({ text: '0:30', low: true });
  expect(timeLeft(clocks, 3, 61_000)).toBe(null);
});
