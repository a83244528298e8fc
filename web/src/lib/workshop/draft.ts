/** Cards of a draft: they may be half typed or wrong, so their fields hold whatever was entered. */
import { hasFossil } from '../art/pictures';
import type { CardData, EffectData } from '../wire/types';
import { FAMILIES } from '../wire/types';
import { isEffect, readEffects, writeEffects } from './notation';

export interface DraftCard {
  readonly id: string;
  readonly name?: string;
  readonly family: string;
  readonly size: number | string;
  /** A text is one that could not be read: it stays as it was typed. */
  readonly effects: readonly EffectData[] | string;
  /** What the museum's label tells. */
  readonly label?: string;
  /** The id of one of our fossils. */
  readonly picture?: string;
  /** Facts and all else that deck files hold. */
  readonly [more: string]: unknown;
}

const MOST_ID = 40;

/** A name as an id: `Élan géant` is `elan-geant`. Empty if nothing of it can be spelled. */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{Mn}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_ID)
    .replaceAll(/^-+|-+$/g, '');
}

/** An id that no other card has: the wanted one, or with a number. */
export function freeId(wanted: string, taken: ReadonlySet<string>): string {
  const base = wanted || 'card';
  if (wanted && !taken.has(wanted)) return wanted;
  for (let number = wanted ? 2 : 1; ; number += 1) {
    const tail = `-${String(number)}`;
    const id = base.slice(0, MOST_ID - tail.length) + tail;
    if (!taken.has(id)) return id;
  }
}

export function idsOf(cards: readonly DraftCard[]): Set<string> {
  return new Set(cards.map(({ id }) => id));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A card of somebody's file. What is missing or odd is kept for the check to find. */
export function draftOf(value: unknown): DraftCard {
  const row = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const { effects = [], size } = row;
  return {
    ...row,
    id: text(row.id),
    family: text(row.family),
    size: typeof size === 'number' ? size : text(size),
    effects: Array.isArray(effects)
      ? (effects as EffectData[])
      : typeof effects === 'string'
        ? effects
        : JSON.stringify(effects),
  };
}

/** A JSON deck file, or only its list of cards. Null if it is neither. */
export function readDeckFile(json: string): DraftCard[] | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  const cards =
    typeof value === 'object' && value !== null && 'cards' in value ? value.cards : value;
  return Array.isArray(cards) ? cards.map(draftOf) : null;
}

/** The card as the table shows it; null while there is no such card yet. */
export function drawable(card: DraftCard): CardData | null {
  const { family, size, effects } = card;
  const known = (FAMILIES as readonly string[]).includes(family);
  const sized = size === 1 || size === 2 || size === 3 || size === 'egg';
  if (!known || !sized || typeof effects === 'string' || !effects.every(isEffect)) return null;
  return card as unknown as CardData;
}

export function effectsText({ effects }: DraftCard): string {
  return typeof effects === 'string' ? effects : writeEffects(effects);
}

export function withEffectsText(card: DraftCard, typed: string): DraftCard {
  if (typed === effectsText(card)) return card;
  const reading = readEffects(typed);
  return { ...card, effects: 'effects' in reading ? reading.effects : typed };
}

function without(card: DraftCard, field: string): DraftCard {
  return Object.fromEntries(Object.entries(card).filter(([name]) => name !== field)) as DraftCard;
}

/** With the field, or without it where there is nothing in it. */
export function withField(
  card: DraftCard,
  field: 'name' | 'label' | 'picture',
  value: string,
): DraftCard {
  if ((card[field] ?? '') === value) return card;
  return value === '' ? without(card, field) : { ...card, [field]: value };
}

/** A new name; the id follows it as long as nobody has chosen another. `others`: the ids of all other cards. */
export function renamed(card: DraftCard, name: string, others: ReadonlySet<string>): DraftCard {
  const chosen =
    card.id !== '' && !/^card-\d+$/.test(card.id) && !isMadeFrom(card.id, card.name ?? '');
  const next = withField(card, 'name', name);
  if (chosen || next === card) return next;
  // A card without a chosen picture shows the fossil of its id, which shall not change with the name.
  const drawn = card.picture === undefined && hasFossil(card.id) ? { picture: card.id } : {};
  return { ...next, ...drawn, id: freeId(slug(name), others) };
}

function isMadeFrom(id: string, name: string): boolean {
  const base = slug(name);
  return (
    base !== '' && (id === base || (/^-\d+$/.test(id.slice(base.length)) && id.startsWith(base)))
  );
}

/** What differs between two decks, by the ids of their cards. */
export interface Difference {
  readonly added: readonly DraftCard[];
  readonly removed: readonly DraftCard[];
  readonly changed: readonly { readonly before: DraftCard; readonly after: DraftCard }[];
}

export function difference(before: readonly DraftCard[], after: readonly DraftCard[]): Difference {
  const old = new Map(before.map((card) => [card.id, card]));
  const now = idsOf(after);
  const changed = after.flatMap((card) => {
    const was = old.get(card.id);
    return was && sameText(was) !== sameText(card) ? [{ before: was, after: card }] : [];
  });
  return {
    added: after.filter(({ id }) => !old.has(id)),
    removed: before.filter(({ id }) => !now.has(id)),
    changed,
  };
}

/** The card as text that does not depend on the order of its fields or on what goes without saying. */
function sameText(card: DraftCard): string {
  const fields = Object.entries(without(card, 'effects')).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([fields, effectsText(card)]);
}
