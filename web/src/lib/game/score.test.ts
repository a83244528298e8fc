import { expect, it } from 'vitest';

import { scoreAfter } from './score';

it('counts a victory, also a shared one, and nothing outside a chain', () => {
  expect(scoreAfter({ games: 4, wins: [3, 1] }, [2])).toEqual({ games: 5, wins: [3, 2] });
  expect(scoreAfter({ games: 4, wins: [3, 1] }, [1, 2])).toEqual({ games: 5, wins: [4, 2] });
  expect(scoreAfter(null, [1])).toBe(null);
});
