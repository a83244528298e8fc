/** What the bots shall play for a report. A plan is part of the page's address, so a link leads to the same report. */

export const LEVELS = ['greedy', 'digger', 'preparator', 'curator'] as const;
export type Level = (typeof LEVELS)[number];
export const GAMES = [200, 1000, 4000] as const;
/** The most games that the server plays for guests. */
export const GAMES_OF_GUESTS = 1000;
export const PLAYERS = [2, 3, 4, 5] as const;

export interface Plan {
  level: Level;
  games: number;
  players: number[];
  /** A deck to play with the same shuffles: a hash or the built-in deck's name. */
  compare: string | null;
  fairStart: boolean;
}

/** Seconds of a game with 2 players on one core; it grows with the number of players. */
const SECONDS: Record<Level, number> = {
  greedy: 0.005,
  digger: 0.02,
  preparator: 0.03,
  curator: 0.08,
};

export function planIn(search: string): Plan {
  const query = new URLSearchParams(search);
  const games = Number(query.get('games'));
  const players = (query.get('players') ?? '').split(',').map(Number);
  return {
    level: LEVELS.find((level) => level === query.get('level')) ?? 'digger',
    games: Number.isInteger(games) && games > 0 ? games : GAMES[0],
    players: PLAYERS.filter(
      (count) => players.includes(count) || !players.some((one) => isPlayers(one)),
    ),
    compare: query.get('compare'),
    fairStart: query.get('fair_start') === 'true',
  };
}

const isPlayers = (count: number): boolean => PLAYERS.some((one) => one === count);

/** The plan in an address of this page or of the API. */
export function queryOf(plan: Plan): string {
  const query = new URLSearchParams({
    level: plan.level,
    games: String(plan.games),
    players: plan.players.join(','),
  });
  if (plan.compare !== null) query.set('compare', plan.compare);
  if (plan.fairStart) query.set('fair_start', 'true');
  return query.toString();
}

/** About how long the games take on one core, at least a minute. */
export function minutesOf(plan: Plan): number {
  const seconds = plan.players.reduce(
    (sum, count) => sum + SECONDS[plan.level] * (1 + 0.8 * (count - 2)),
    0,
  );
  const decks = plan.compare === null ? 1 : 2;
  return Math.max(1, Math.ceil((seconds * plan.games * decks) / 60));
}
