/** Which puzzles a person wants next: kept in the address, from one puzzle to the next. */
import type { PuzzleCount } from '../../lib/wire/types';

export type Theme = PuzzleCount['theme'];

export const THEMES: readonly Theme[] = [
  'steal-news',
  'finish-set',
  'start-end',
  'engine',
  'deny',
  'tempo',
  'egg',
];

export interface Filter {
  /** Empty: any. */
  theme: Theme | '';
  /** 0: any. */
  players: number;
}

export function readFilter(search: string): Filter {
  const asked = new URLSearchParams(search);
  const theme = THEMES.find((one) => one === asked.get('theme')) ?? '';
  const players = Number(asked.get('players'));
  return { theme, players: [2, 3, 4, 5].includes(players) ? players : 0 };
}

/** The filter as the end of an address; `after`: the puzzle that was just seen. */
export function query({ theme, players }: Filter, after = ''): string {
  const asked = new URLSearchParams();
  if (theme) asked.set('theme', theme);
  if (players) asked.set('players', String(players));
  if (after) asked.set('after', after);
  const text = asked.toString();
  return text && `?${text}`;
}
