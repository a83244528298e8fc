import { expect, it, vi } from 'vitest';

import type { View } from '../wire/types';
import { withUniqueNames } from './names';

const words: Record<string, string> = { 'bot-giant': 'Riese', 'bot-volunteer': 'Helferin' };
vi.mock('../i18n/index.svelte', () => ({
  i18n: { has: (id: string) => id in words },
  t: (id: string) => words[id],
}));

const view = (...players: [string, string?][]): View =>
  ({
    seats: players.map(([name, bot = null], index) => ({ seat: index + 1, name, bot })),
  }) as unknown as View;
const names = (renamed: View): string[] => renamed.seats.map((seat) => seat.name);

it('numbers the second of a name and leaves others alone', () => {
  expect(names(withUniqueNames(view(['Greedy'], ['Ada'], ['Greedy'], ['Greedy'])))).toEqual([
    'Greedy',
    'Ada',
    'Greedy 2',
    'Greedy 3',
  ]);
});

it('calls levels by their name in the reader’s language, when it is read', () => {
  const renamed = withUniqueNames(view(['Giant', 'giant'], ['Giant'], ['Giant', 'giant']));
  expect(names(renamed)).toEqual(['Riese', 'Giant 2', 'Riese 3']);
  words['bot-giant'] = 'Géant';
  expect(names(renamed)).toEqual(['Géant', 'Giant 2', 'Géant 3']);
});

it('keeps the name that somebody gave a bot', () => {
  expect(names(withUniqueNames(view(['My robot', 'giant'], ['greedy', 'greedy'])))).toEqual([
    'My robot',
    'greedy',
  ]);
  expect(names(withUniqueNames(view(['volunteer', 'volunteer'])))).toEqual(['Helferin']);
});
