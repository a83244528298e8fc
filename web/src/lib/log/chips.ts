/** Short labels of what a plan or a choice brings, in the reader's language, each with a sign and its cause. */
import { signed, type Outlook, type Purse, type Sum } from '../game/outlook';
import { t } from '../i18n/index.svelte';
import type { Kind } from '../wire/types';

export type Sign = 'amber' | 'points' | 'token' | Kind | null;

export interface Chip {
  sign: Sign;
  /** What stands beside the sign: "+1". */
  short: string;
  /** The same without a sign: "+1 amber". */
  words: string;
  /** What caused it: "Archelon", or with amounts "Archelon +2, Mammoth −1". */
  source: string;
}

export interface ChipNames {
  seat(seat: number): string;
  card(card: string): string;
}

export function chips(sum: Outlook, named: ChipNames): Chip[] {
  const { mine } = sum;
  const found = gained('points', mine.points, named);
  if (sum.sets.points !== 0) {
    const short = signed(sum.sets.points);
    found.push({
      sign: 'token',
      short,
      words: t('plan-points', { count: sum.sets.points, amount: short }),
      source: sum.sets.kinds
        .map((kind) => t('plan-set', { kind: kindName(kind) }))
        .join(t('list-comma')),
    });
  }
  for (const kind of sum.complete) {
    found.push(wordChip(kind, t('plan-complete', { kind: kindName(kind) })));
  }
  for (const news of sum.news) {
    const name = t(news.safe ? 'plan-news-safe' : 'plan-news', { kind: kindName(news.kind) });
    const points = news.points ? ` ${signed(news.points)}` : '';
    const from = news.from === null ? '' : ` ${t('plan-from', { name: named.seat(news.from) })}`;
    found.push(wordChip(news.kind, name + points + from));
  }
  if (sum.supply) {
    const words = t('plan-supply', sum.supply);
    found.push({ sign: 'token', short: t('plan-supply-short', sum.supply), words, source: '' });
  }
  if (sum.ends) found.push(wordChip(null, t('plan-ends')));
  return [...found, ...gained('amber', mine.amber, named)];
}

/** Points and amber of one player. */
export function purseChips(purse: Purse, named: ChipNames): Chip[] {
  return [...gained('points', purse.points, named), ...gained('amber', purse.amber, named)];
}

/** The whole outlook as one list in words, with what others gain. */
export function inWords(sum: Outlook, named: ChipNames): string {
  const comma = t('list-comma');
  const words = (found: Chip[]): string[] => found.map((chip) => chip.words);
  const others = sum.others.map((other) =>
    t('text-other', {
      name: named.seat(other.seat),
      what: words(purseChips(other, named)).join(comma),
    }),
  );
  return [...words(chips(sum, named)), ...others].join(comma);
}

/** No chip if nothing was gained or paid. Gains and costs that add up to zero have one. */
function gained(sign: 'amber' | 'points', sum: Sum, named: ChipNames): Chip[] {
  if (sum.sources.every((source) => source.amount === 0)) return [];
  const short = signed(sum.total);
  const words = t(`plan-${sign}`, { count: Math.abs(sum.total), amount: short });
  return [{ sign, short, words, source: sources(sum, named) }];
}

/** The causes of a sum, with their amounts if there are several. */
function sources({ sources: all }: Sum, named: ChipNames): string {
  const name = (card: string | null): string => (card ? named.card(card) : t('plan-markers'));
  if (all.length === 1) return name(all[0]!.card);
  return all.map(({ card, amount }) => `${name(card)} ${signed(amount)}`).join(t('list-comma'));
}

/** A label that reads the same with and without its sign. */
function wordChip(sign: Sign, words: string): Chip {
  return { sign, short: words, words, source: '' };
}

const kindName = (kind: Kind): string => t(`kind-${kind}`);
