/** A table's settings and their changes in words. */
import { seatName } from '../../../lib/bots';
import { t } from '../../../lib/i18n/index.svelte';
import { paceExactly } from '../../../lib/ui/pace';
import { RULE_NUMBERS, type Table } from '../../../lib/wire/types';

export interface Setting {
  label: string;
  value: string;
  /** The value itself: its words may change with the seating. */
  is: unknown;
  /** Where to read more about it. */
  href?: string;
}

function first(table: Table): string {
  if (table.first === 'random') return t('more-first-random');
  const seat = table.seats[table.first - 1] ?? table.seats[0]!;
  return t('terms-seat', { number: table.first, name: seatName(seat) });
}

export function settings(table: Table): Setting[] {
  const { family_news_points, size_news_points } = RULE_NUMBERS;
  const { family = family_news_points, size = size_news_points } = table.news_points;
  return [
    { label: t('friends-pace'), value: paceExactly(table.pace), is: table.pace },
    { label: t('more-first'), value: first(table), is: table.first },
    {
      label: t('terms-who'),
      value: t(table.visibility === 'public' ? 'terms-public' : 'terms-link'),
      is: table.visibility,
    },
    {
      label: t('leader-rating'),
      value: t(table.rated ? 'terms-rated' : 'terms-unrated'),
      is: table.rated,
    },
    { label: t('news'), value: t('terms-news', { family, size }), is: [family, size] },
    {
      label: t('terms-begins'),
      value: t(table.start_when_full ? 'terms-when-full' : 'terms-by-host'),
      is: table.start_when_full,
    },
    {
      label: t('terms-deal'),
      value: t(table.same_deal_as ? 'terms-deal-known' : 'terms-deal-new'),
      is: table.same_deal_as,
      ...(table.same_deal_as && { href: `/g/${table.same_deal_as}` }),
    },
  ];
}

/** The changed settings in one line; empty if there are none. */
export function changes(before: Table, now: Table): string {
  const all = (table: Table): Setting[] => [
    { label: t('more-name'), value: table.title || t('lobby-title'), is: table.title },
    ...settings(table),
  ];
  const old = all(before);
  const lines = all(now)
    .filter(({ is }, index) => JSON.stringify(is) !== JSON.stringify(old[index]!.is))
    .map(({ label, value }) => t('terms-item', { label, value }));
  return lines.length > 0 ? t('terms-changed', { what: lines.join(' · ') }) : '';
}
