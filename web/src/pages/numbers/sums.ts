/** Sums over a person's games. All that the page shows follows from the games that the server sends. */
import type { NumbersGame } from '../../lib/wire/types';

export interface Group {
  key: string;
  games: number;
  won: number;
  /** Wins that equal players would have: a share of each game. */
  expected: number;
  /** Mean of points ahead of the best other player. */
  lead: number;
}

/** Games put together by a key, the most frequent first; games without a key are left out. */
export function grouped(
  games: readonly NumbersGame[],
  keyOf: (game: NumbersGame) => string | null,
): Group[] {
  const found = new Map<string, NumbersGame[]>();
  for (const game of games) {
    const key = keyOf(game);
    if (key !== null) found.set(key, [...(found.get(key) ?? []), game]);
  }
  return [...found]
    .map(([key, some]) => ({
      key,
      games: some.length,
      won: some.filter((game) => game.won).length,
      expected: some.reduce((sum, game) => sum + 1 / game.players, 0),
      lead: mean(some.map((game) => game.lead)),
    }))
    .sort((a, b) => b.games - a.games || a.key.localeCompare(b.key));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The strongest bot of a game, by the order of the levels; null if no level played. */
export function strongest(game: NumbersGame, levels: readonly string[]): string | null {
  const places = game.levels.map((bot) => levels.indexOf(bot)).filter((place) => place >= 0);
  return places.length > 0 ? levels[Math.max(...places)]! : null;
}

export interface Count {
  key: string;
  count: number;
  /** Of all that were counted, 0 to 1. */
  share: number;
}

/** How often each of these occurs, in their order. */
export function counted(keys: readonly string[], found: readonly string[]): Count[] {
  const relevant = found.filter((one) => keys.includes(one));
  return keys.map((key) => {
    const count = relevant.filter((one) => one === key).length;
    return { key, count, share: count / Math.max(1, relevant.length) };
  });
}

export function cardsByFamily(games: readonly NumbersGame[]): string[] {
  return games.flatMap((game) =>
    Object.entries(game.families).flatMap(([family, count]) =>
      Array.from({ length: count }, () => family),
    ),
  );
}

export interface Dot {
  game: string;
  ended: number;
  value: number;
}

/** A value over time, oldest first; games without it are left out. */
export function series(
  games: readonly NumbersGame[],
  valueOf: (game: NumbersGame) => number | null,
): Dot[] {
  return games
    .flatMap((game) => {
      const value = valueOf(game);
      return value === null ? [] : [{ game: game.game, ended: game.ended, value }];
    })
    .reverse();
}

/** The mean of each value and of those before it, a few at a time: a calmer line. */
export function smoothed(values: readonly number[], width: number): number[] {
  return values.map((_, index) => mean(values.slice(Math.max(0, index - width + 1), index + 1)));
}
