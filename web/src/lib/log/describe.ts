/** What a card does, one sentence for each effect, computed from its data (the grammar of rules/describe.py). */
import { i18n, t, type Args } from '../i18n/index.svelte';
import { sentenceGap } from '../i18n/spacing';
import type { Sign } from '../art/glyphs';
import { displayCost } from '../game/rules';
import { SIZES, type CardData, type EffectData } from '../wire/types';
import { cardName } from './log';

function takes(when: NonNullable<EffectData['when']>): string {
  if (when.family) return when.family;
  if (when.size) return SIZES[when.size - 1]!;
  return 'new-family';
}

function per(effect: EffectData): string {
  if (!effect.per) return 'nothing';
  return typeof effect.per === 'string' ? effect.per : effect.per.family;
}

export function message(effect: EffectData): { id: string; args: Args } {
  const timing = effect.when ? 'when' : 'once';
  const whose = effect.who === 'opponents' ? '-opponents' : '';
  const args: Args = {};
  if (effect.when) Object.assign(args, { by: effect.when.by, takes: takes(effect.when) });
  if (effect.do === 'amber' || effect.do === 'points') {
    Object.assign(args, { amount: effect.amount ?? 1, per: per(effect) });
  }
  return { id: `effect-${timing}-${effect.do.replaceAll('_', '-')}${whose}`, args };
}

export function sentences(card: CardData): string[] {
  return card.effects.map((effect) => {
    const { id, args } = message(effect);
    return t(id, args);
  });
}

/** What a sign on a card means. */
export function signWords({ id, kind }: Sign): string {
  return t(`sign-${id}`, kind ? { kind: t(`kind-${kind}`) } : undefined);
}

export function sizeName(card: CardData): string {
  return card.size === 'egg' ? t('size-egg') : t(`kind-${SIZES[card.size - 1]!}`);
}

/** Its sentences in one; a card without effects says so. */
export function does(card: CardData): string {
  return sentences(card).join(sentenceGap(i18n.language)) || t('no-effect');
}

interface Lying {
  where: string;
  lit: boolean;
  /** On display: it has lost its effects. */
  displayed: boolean;
}

function basics(card: CardData): Args {
  return { name: cardName(card), family: t(`kind-${card.family}`), size: sizeName(card) };
}

/** What a screen reader says of a card on the table. */
export function cardLabel(card: CardData, { where, lit, displayed }: Lying): string {
  if (displayed) return t(lit ? 'card-label-lit' : 'card-label', { ...basics(card), where });
  return t(lit ? 'card-full-lit' : 'card-full', {
    label: t('card-label', { ...basics(card), where }),
    cost: t('costs', { count: displayCost(card) }),
    does: does(card),
  });
}

/** The same of a card in a list that says where it lies. */
export function cardLine(card: CardData): string {
  return t('card-line', {
    ...basics(card),
    cost: t('costs', { count: displayCost(card) }),
    does: does(card),
  });
}
