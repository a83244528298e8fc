/** Describes cards in the reader's language: one sentence for each effect, computed from its data as in `rules/describe.py`. */
import { i18n, t, type Args } from '../i18n/index.svelte';
import { sentenceGap } from '../i18n/spacing';
import type { Sign } from '../art/glyphs';
import { displayCost } from '../game/rules';
import { SIZES, type CardData, type EffectData } from '../wire/types';
import { cardName } from './log';

function takenKind(when: NonNullable<EffectData['when']>): string {
  if (when.family) return when.family;
  if (when.size) return SIZES[when.size - 1]!;
  return 'new-family';
}

function multiplier(effect: EffectData): string {
  if (!effect.per) return 'nothing';
  return typeof effect.per === 'string' ? effect.per : effect.per.family;
}

/** The message of an effect's sentence, in every catalog. */
export function effectMessage(effect: EffectData): { id: string; args: Args } {
  const timing = effect.when ? 'when' : 'once';
  const whose = effect.who === 'opponents' ? '-opponents' : '';
  const args: Args = {};
  if (effect.when) Object.assign(args, { by: effect.when.by, takes: takenKind(effect.when) });
  if (effect.do === 'amber' || effect.do === 'points') {
    Object.assign(args, { amount: effect.amount ?? 1, per: multiplier(effect) });
  }
  return { id: `effect-${timing}-${effect.do.replaceAll('_', '-')}${whose}`, args };
}

export function sentences(card: CardData): string[] {
  return card.effects.map((effect) => {
    const { id, args } = effectMessage(effect);
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

/** The sentences of all effects as one text; "No effect" for a card that has none. */
export function effectText(card: CardData): string {
  return sentences(card).join(sentenceGap(i18n.language)) || t('no-effect');
}

interface CardPlace {
  where: string;
  lit: boolean;
  /** On display: it has lost its effects. */
  displayed: boolean;
}

function basics(card: CardData): Args {
  return { name: cardName(card), family: t(`kind-${card.family}`), size: sizeName(card) };
}

/** A card on the table, for screen readers. */
export function cardLabel(card: CardData, { where, lit, displayed }: CardPlace): string {
  if (displayed) return t(lit ? 'card-label-lit' : 'card-label', { ...basics(card), where });
  return t(lit ? 'card-full-lit' : 'card-full', {
    label: t('card-label', { ...basics(card), where }),
    cost: t('costs', { count: displayCost(card) }),
    does: effectText(card),
  });
}

/** A card in a list whose heading says where it lies. */
export function cardLine(card: CardData): string {
  return t('card-line', {
    ...basics(card),
    cost: t('costs', { count: displayCost(card) }),
    does: effectText(card),
  });
}
