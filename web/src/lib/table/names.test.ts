import { expect, it } from 'vitest';

import type { View } from '../wire/view';
import { distinct } from './names';

const view = (...names: string[]): View =>
  ({ seats: names.map((name, index) => ({ seat: index + 1, name })) }) as unknown as View;

it('numbers the second of a name and leaves others alone', () => {
  expect(
    distinct(view('Greedy', 'Ada', 'Greedy', 'Greedy')).seats.map((seat) => seat.name),
  ).toEqual(['Greedy', 'Ada', 'Greedy 2', 'Greedy 3']);
  const alone = view('Ada', 'Bo');
  expect(distinct(alone)).toBe(alone);
});
