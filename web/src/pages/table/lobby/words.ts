/** A table's settings and their changes in words. */
import { seatName } from '../../../lib/bots';
import { cardsPage, isBuiltIn } from '../../../lib/deck';
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
  return t('settings-seat', { number: table.first, name: seatName(seat) });
}

export function settings(table: Table): Setting[] {
  const { family_news_points, size_news_points } = RULE_NUMBERS;
  const { family = family_news_points, size = size_news_points } = table.news_points;
  return [
    { label: t('friends-pace'), value: paceExactly(table.pace), is: table.pace },
    { label: t('more-first'), value: first(table), is: table.first },
    {
      label: t('settings-who'),
      value: t(table.visibility === 'public' ? 'settings-public' : 'settings-link'),
      is: table.visibility,
    },
    {
      label: t('leader-rating'),
      value: t(table.rated ? 'settings-rated' : 'settings-unrated'),
      is: table.rated,
    },
    {
      label: t('more-deck'),
      value: isBuiltIn(table.deck) ? t('more-deck-founders') : table.deck_name,
      is: table.deck,
      ...(isBuiltIn(table.deck) ? {} : { href: cardsPage(table.deck) }),
    },
    {
      label: t('more-fair-start'),
      value: t(table.fair_start ? 'settings-fair-start' : 'settings-even-start'),
      is: table.fair_start,
    },
    { label: t('news'), value: t('settings-news', { family, size }), is: [family, size] },
    {
      label: t('settings-begins'),
      value: t(table.start_when_full ? 'settings-when-full' : 'settings-by-host'),
      is: table.start_when_full,
    },
    {
      label: t('reliability'),
      value: table.min_reliability
        ? t('reliability-from', { percent: table.min_reliability })
        : t('reliability-any'),
      is: table.min_reliability,
    },
    {
      label: t('settings-deal'),
      value: t(table.same_deal_as ? 'settings-deal-known' : 'settings-deal-new'),
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
    .map(({ label, value }) => t('settings-item', { label, value }));
  return lines.length > 0 ? t('settings-changed', { what: lines.join(' · ') }) : '';
}
