/** What a label says besides its sentences: name, age, measure. */
import { i18n, t } from '../../lib/i18n/index.svelte';
import { sentences } from '../../lib/log/describe';
import { cardName } from '../../lib/log/log';
import { SIZES, type CardData } from '../../lib/wire/types';

/** Deck files name eggs in English, "Hamipterus egg": the scientific part is the same everywhere. */
export function genus(card: CardData): string {
  return (card.name ?? card.id).replace(/ egg$/, '');
}

/** Name on the picture's label: our own Eggs are called by their Family. */
export function nameOf(card: CardData): string {
  return cardName({ ...card, name: genus(card) });
}

export function age(card: CardData): string {
  const period = card.facts?.period ?? '';
  const key = `age-${period.toLowerCase().replaceAll(' ', '-')}`;
  const named = t(key);
  const words = named === key ? period : named;
  const mya = card.facts?.mya;
  if (!mya) return words;
  const [from, to] = mya;
  const ago = from === to ? t('sheet-ago1', { from }) : t('sheet-ago', { from, to });
  return t('sheet-lived', { period: words, ago });
}

/** Where it was found, and the label's remark: translated for our own deck, else as the deck has them. */
export function found(card: CardData): string {
  const id = `found-${card.id}`;
  return i18n.has(id) ? t(id) : (card.facts?.where ?? '');
}

export function note(card: CardData): string {
  const id = `note-${card.id}`;
  return i18n.has(id) && !card.label ? t(id) : (card.label ?? card.facts?.note ?? '');
}

export interface Measure {
  readonly label: string;
  readonly value: string;
}

export function span(card: CardData, language: string): Measure | null {
  const facts = card.facts ?? {};
  const say = (value: number, unit: 'meter' | 'centimeter'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  if (facts.wingspan_m) return { label: 'sheet-wingspan', value: say(facts.wingspan_m, 'meter') };
  if (facts.length_m) return { label: 'sheet-length', value: say(facts.length_m, 'meter') };
  if (facts.length_cm) return { label: 'sheet-egg', value: say(facts.length_cm, 'centimeter') };
  return null;
}

/** All that is written about a card, to be searched. */
export function everything(card: CardData): string {
  const size = card.size === 'egg' ? t('size-egg') : t(`kind-${SIZES[card.size - 1]!}`);
  return [
    genus(card),
    nameOf(card),
    t(`kind-${card.family}`),
    size,
    age(card),
    found(card),
    note(card),
  ]
    .concat(sentences(card))
    .join(' ');
}
