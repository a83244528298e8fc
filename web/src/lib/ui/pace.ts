/** A table's clock in words. */
import { t } from '../i18n/index.svelte';
import type { Pace, Table } from '../wire/types';

export function paceWords(pace: Pace): string {
  if (pace.kind === 'none') return t('pace-none');
  if (pace.kind === 'days') return t('pace-some-days', { count: pace.days ?? 2 });
  return t('pace-minutes', { count: Math.round((pace.bank_s ?? 900) / 6) / 10 });
}

/** The pace with its increment, for people about to sit down. */
export function paceExactly(pace: Pace): string {
  const words = paceWords(pace);
  const seconds = pace.kind === 'live' ? (pace.increment_s ?? 15) : 0;
  return seconds > 0 ? t('terms-increment', { pace: words, seconds }) : words;
}

export function pace(table: Table): string {
  return paceWords(table.pace);
}

/** One line for a list of tables: the clock, whether it is rated, whether its cards may be known. */
export function summary(table: Table): string {
  const parts = [pace(table)];
  if (table.rated) parts.push(t('rated'));
  if (table.same_deal_as) parts.push(t('known-deal'));
  return parts.join(' · ');
}
