/** The numbers of the rules as the table needs them. They come from the server: `RULE_NUMBERS` in the wire schema. */
import { RULE_NUMBERS, SIZES } from '../wire/schema';
import type { CardData, Kind, SetView } from '../wire/types';

/** Amber to display the card (§4.1). */
export function displayCost(card: Pick<CardData, 'size'>): number {
  return card.size === 'egg' ? RULE_NUMBERS.egg_cost : card.size;
}

/** How many cards make a set of this type complete (§4.3). */
export function fullSet(type: SetView['type']): number {
  return type === 'family' ? RULE_NUMBERS.family_set_cards : RULE_NUMBERS.size_set_cards;
}

/** Points of each Set token of a set (§5.1, §5.2). */
export function tokenPoints(complete: boolean): number {
  return complete ? RULE_NUMBERS.complete_set_token_points : RULE_NUMBERS.set_token_points;
}

/** Points of a News token, unless the table's settings say otherwise (§1.6). */
export function newsPoints(kind: Kind): number {
  const isSize = (SIZES as readonly string[]).includes(kind);
  return isSize ? RULE_NUMBERS.size_news_points : RULE_NUMBERS.family_news_points;
}

/** Set tokens in the supply at the start (§2.3). */
export function supplyOf(players: number): number {
  return RULE_NUMBERS.set_tokens[players - RULE_NUMBERS.fewest_players] ?? 0;
}

/** With this many Set tokens left or fewer, the table says that the end is near. */
export const SUPPLY_IS_LOW = 3;
export const DECK_IS_LOW = 5;
