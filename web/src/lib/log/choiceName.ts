/** A legal choice in full words, for the table in words and for screen readers. */
import { listed, t } from '../i18n/index.svelte';
import { displayCost } from '../game/rules';
import type { CardData, View } from '../wire/types';
import { effectText, sizeName } from './describe';
import { cardName } from './log';

export interface ChoiceContext {
  view: View;
  cards: ReadonlyMap<string, CardData>;
  me: number;
  /** The effect that is being applied lets the player display without paying. */
  free: boolean;
}

export interface ChoiceName {
  /** "Dig up Archelon at Dig Site II". */
  act: string;
  /** Family, Size and effects of the card, where the choice is about a new one. */
  about: string;
}

export const siteName = (site: number): string => t('site', { site });

export function choiceName(spelling: string, context: ChoiceContext): ChoiceName {
  const [verb, first = '', second = '', third] = spelling.split(' ');
  const { cards } = context;
  switch (verb) {
    case 'dig':
      return {
        act: t('text-dig', { card: cardName(cards.get(second)), place: siteName(Number(first)) }),
        about: about(cards.get(second)),
      };
    case 'show':
      return { act: displayAct(first, second, third, context), about: about(cards.get(first)) };
    case 'use':
      return {
        act: t('text-use', { card: cardName(cards.get(first)) }),
        about: about(cards.get(first)),
      };
    case 'reclaim': {
      const seat = context.view.seats.find((one) => one.seat === context.me);
      return { act: t('act-reclaim', { count: seat?.markers.length ?? 0 }), about: '' };
    }
    default:
      return { act: t(`act-${verb ?? ''}`), about: '' };
  }
}

function about(card: CardData | undefined): string {
  if (!card) return '';
  return t('text-about', {
    family: t(`kind-${card.family}`),
    size: sizeName(card),
    does: effectText(card),
  });
}

/** "Display Archelon in set 2". */
function displayAct(
  id: string,
  row: string,
  size: string | undefined,
  context: ChoiceContext,
): string {
  const card = context.cards.get(id);
  const cost = card && !context.free ? displayCost(card) : 0;
  const args = { card: cardName(card), cost };
  if (row === 'new') return t('text-show-new', args);
  const set = context.view.seats
    .find((one) => one.seat === context.me)
    ?.sets.find((one) => one.row === Number(row));
  const others = listed((set?.cards ?? []).map((one) => cardName(context.cards.get(one))));
  const where = { ...args, row: Number(row), others };
  return size
    ? t('text-show-size', { ...where, size: t(`kind-${size}`) })
    : t('text-show-set', where);
}
