/** What a plan or a choice brings, as short labels in the reader's language: each with its sign, and what caused it. */
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
    found.push(plain(kind, t('plan-complete', { kind: kindName(kind) })));
  }
  for (const news of sum.news) {
    const name = t(news.safe ? 'plan-news-safe' : 'plan-news', { kind: kindName(news.kind) });
    const points = news.points ? ` ${signed(news.points)}` : '';
    const from = news.from === null ? '' : ` ${t('plan-from', { name: named.seat(news.from) })}`;
    found.push(plain(news.kind, name + points + from));
  }
  if (sum.supply) {
    const words = t('plan-supply', sum.supply);
    found.push({ sign: 'token', short: t('plan-supply-short', sum.supply), words, source: '' });
  }
  if (sum.ends) found.push(plain(null, t('plan-ends')));
  return [...found, ...gained('amber', mine.amber, named)];
}

/** Points and amber of one player. */
export function purseChips(purse: Purse, named: ChipNames): Chip[] {
  return [...gained('points', purse.points, named), ...gained('amber', purse.amber, named)];
}

/** All of it as one short list in words, what others gain included. */
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

/** Gains and costs may come to nothing together: that is said, too. */
function gained(sign: 'amber' | 'points', sum: Sum, named: ChipNames): Chip[] {
  if (sum.sources.every((source) => source.amount === 0)) return [];
  const short = signed(sum.total);
  const words = t(`plan-${sign}`, { count: Math.abs(sum.total), amount: short });
  return [{ sign, short, words, source: sources(sum, named) }];
}

/** A single cause needs no amount: the sum tells it. */
function sources({ sources: all }: Sum, named: ChipNames): string {
  const name = (card: string | null): string => (card ? named.card(card) : t('plan-markers'));
  if (all.length === 1) return name(all[0]!.card);
  return all.map(({ card, amount }) => `${name(card)} ${signed(amount)}`).join(t('list-comma'));
}

function plain(sign: Sign, words: string): Chip {
  return { sign, short: words, words, source: '' };
}

const kindName = (kind: Kind): string => t(`kind-${kind}`);
