/** The score of a chain of rematches once a game of it is over. A shared victory counts for all who share it. */
import type { Table } from '../wire/types';

export function scoreAfter(
  score: Table['score'],
  winners: readonly number[],
): NonNullable<Table['score']> | null {
  if (!score) return null;
  const wins = score.wins.map((won, index) => won + (winners.includes(index + 1) ? 1 : 0));
  return { games: score.games + 1, wins };
}
