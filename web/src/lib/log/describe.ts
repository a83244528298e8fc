/** What a card does, one sentence for each effect, computed from its data (the grammar of rules/describe.py). */
import { t, type Args } from '../i18n/index.svelte';
import { SIZES, type CardData, type EffectData } from '../wire/types';

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
