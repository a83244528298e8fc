/** What a try came to, in words. */
import { t } from '../../lib/i18n/index.svelte';
import type { DailyStreak, DailyTry } from '../../lib/wire/types';

/** The result of a finished try as one sentence. */
export function sentence({ lead, won }: DailyTry): string {
  const points = lead ?? 0;
  if (points > 0) return t('daily-won', { lead: points });
  if (points < 0) return t('daily-behind', { lead: -points });
  return t(won ? 'daily-level-won' : 'daily-level-lost');
}

/** The result to share: it names no card and no move. */
export function shared(
  date: string,
  own: DailyTry,
  streak: DailyStreak | null,
  url: string,
): string {
  const [lead, score] = [own.lead ?? 0, own.score ?? 0];
  const result =
    lead > 0
      ? t('daily-share-won', { lead, score })
      : lead < 0
        ? t('daily-share-lost', { lead: -lead, score })
        : t('daily-share-level', { score });
  const parts = [result];
  if (own.place && own.of) parts.push(t('daily-place', { place: own.place, of: own.of }));
  if (streak && streak.now > 1) parts.push(t('daily-streak', { now: streak.now }));
  return [t('daily-share-head', { date }), parts.join(' · '), url].join('\n');
}
