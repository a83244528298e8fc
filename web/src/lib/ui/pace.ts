/** A table's clock in words. */
import { isBuiltIn } from '../deck';
import { t } from '../i18n/index.svelte';
import type { Pace, Table } from '../wire/types';
import { shortScore } from './series';

export function paceWords(pace: Pace): string {
  if (pace.kind === 'none') return t('pace-none');
  if (pace.kind === 'days') return t('pace-some-days', { count: pace.days ?? 2 });
  return t('pace-minutes', { count: Math.round((pace.bank_s ?? 900) / 6) / 10 });
}

/** The pace with its increment, for people about to sit down. */
export function paceExactly(pace: Pace): string {
  const words = paceWords(pace);
  const seconds = pace.kind === 'live' ? (pace.increment_s ?? 15) : 0;
  return seconds > 0 ? t('settings-increment', { pace: words, seconds }) : words;
}

export function pace(table: Table): string {
  return paceWords(table.pace);
}

/** One line for a list of tables: clock, deck of one's own, rating, known cards, whom it is for, score of the rematches. */
export function summary(table: Table): string {
  const parts = [pace(table)];
  if (!isBuiltIn(table.deck)) parts.push(table.deck_name);
  if (table.rated) parts.push(t('rated'));
  if (table.assisted) parts.push(t('assisted'));
  if (table.same_deal_as) parts.push(t('known-deal'));
  if (table.min_reliability) parts.push(t('reliability-from', { percent: table.min_reliability }));
  if (table.score) parts.push(shortScore(table));
  return parts.join(' · ');
}
