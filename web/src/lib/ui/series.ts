/** The score of a chain of rematches. */
import { seatName } from '../bots';
import { listed, t } from '../i18n/index.svelte';
import type { Table } from '../wire/types';

/** "3 : 2", in the order of the seats; empty where there is no chain. */
export function shortScore(table: Pick<Table, 'score'>): string {
  return table.score ? table.score.wins.join(' : ') : '';
}

/** "Ada 3, Bo 2 after 5 games"; empty where there is no chain. */
export function scoreWords(table: Pick<Table, 'score' | 'seats'>): string {
  const { score } = table;
  if (!score) return '';
  const wins = table.seats.map((seat, index) =>
    t('series-of', {
      name: seat.reserved?.name ?? seatName(seat),
      wins: score.wins[index] ?? 0,
    }),
  );
  return t('series-score', { wins: listed(wins), count: score.games });
}
