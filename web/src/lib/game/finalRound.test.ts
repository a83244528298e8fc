import { expect, it } from 'vitest';

import { stillToPlay } from './finalRound';
import { seatView, testView } from './testing';

const three = { ...testView(40, 2), seats: [seatView(1), seatView(2), seatView(3)] };
const ending = { ...three, ending: 'tokens' as const };
const pending = { owner: 2 } as never;

it('is null before the end is near, and after the game', () => {
  expect(stillToPlay(three)).toBeNull();
  expect(stillToPlay({ ...ending, over: true })).toBeNull();
});

it('lists the seats that have yet to begin their last turn', () => {
  expect(stillToPlay(ending)).toEqual([2, 3]);
  expect(stillToPlay({ ...ending, pending })).toEqual([3]);
  expect(stillToPlay({ ...ending, active: 3, pending })).toEqual([]);
});
