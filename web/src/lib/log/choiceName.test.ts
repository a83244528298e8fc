import { readFileSync } from 'node:fs';

import { expect, it, vi } from 'vitest';

import { outlook } from '../game/outlook';
import { seatView, testView } from '../game/testing';
import type { CardData, GameEvent, View } from '../wire/types';
import { inWords } from './chips';
import { choiceName, type ChoiceContext } from './choiceName';
import { cardLabel } from './describe';

/** The real English words, as a screen reader says them. */
vi.mock('../i18n/index.svelte', async () => {
  const { FluentBundle, FluentResource } = await import('@fluent/bundle');
  const bundle = new FluentBundle('en', { useIsolating: false });
  for (const name of ['app', 'cards', 'log', 'table', 'text']) {
    const path = new URL(`../../../../src/firstgiants/locales/en/${name}.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(path, 'utf8')));
  }
  const t = (id: string, args?: Record<string, string | number>): string =>
    bundle.formatPattern(bundle.getMessage(id)!.value!, args ?? null);
  return { i18n: { has: () => true }, t, listed: (all: string[]) => all.join(' and ') };
});

const archelon: CardData = {
  id: 'archelon',
  name: 'Archelon',
  family: 'marine',
  size: 3,
  effects: [{ do: 'amber', amount: 1, when: { by: 'you', family: 'marine' } }],
};
const egg: CardData = { id: 'egg', family: 'mammal', size: 'egg', effects: [] };
const cards = new Map([archelon, egg].map((card) => [card.id, card]));
const view: View = {
  ...testView(3, 1),
  seats: [
    seatView(1, {
      markers: [1, 3],
      sets: [{ row: 2, cards: ['egg'], type: null, kind: null, tokens: 0, complete: false }],
    }),
    seatView(2),
  ],
};
const context: ChoiceContext = { view, cards, me: 1, free: false };

it('names every choice in full', () => {
  const act = (spelling: string, free = false): string =>
    choiceName(spelling, { ...context, free }).act;
  expect(choiceName('dig 2 archelon', context)).toEqual({
    act: 'Dig up Archelon at Dig Site II',
    about: ': Marine, Large. Whenever you take a Marine card, gain 1 amber.',
  });
  expect(act('reclaim')).toBe('Take back 2 markers');
  expect(act('show archelon new')).toBe('Display Archelon as a new set, for 3 amber');
  expect(act('show archelon new', true)).toBe('Display Archelon as a new set, free');
  expect(act('show archelon 2')).toBe('Display Archelon in set 2 with Mammal egg, for 3 amber');
  expect(act('show archelon 2 small')).toContain('as a Small set');
  expect(act('use archelon')).toBe('First the effect of Archelon');
  const withoutCard = ['amber', 'trade', 'point', 'skip'].map((one) => act(one));
  expect(new Set(withoutCard).size).toBe(4);
});

it('reads out a card with its price and its effect, which a card on display has lost', () => {
  const place = { where: 'Dig Site 2', lit: false, displayed: false };
  const label = cardLabel(archelon, place);
  expect(label).toContain('Archelon, Marine, Large, Dig Site 2');
  expect(label).toContain('3 amber');
  expect(label).toContain('Whenever you take a Marine card, gain 1 amber.');
  expect(cardLabel(archelon, { ...place, lit: true })).toContain('Can be chosen.');
  expect(cardLabel(archelon, { ...place, displayed: true })).not.toContain('Whenever');
  expect(cardLabel(egg, place)).toContain('No effect.');
});

it('says what a choice brings the player and the others', () => {
  const gain = (seat: number, amount: number): GameEvent => ({
    event: 'AmberGained',
    seat,
    amount,
    because: 'effect',
    card: 'archelon',
    owner: seat,
  });
  const steal: GameEvent = {
    event: 'NewsStolen',
    seat: 1,
    kind: 'marine',
    from_seat: 2,
  };
  const sum = outlook([gain(1, 2), gain(2, 1), steal], 1, view, view);
  const named = { seat: (seat: number) => `Player ${String(seat)}`, card: (card: string) => card };
  expect(inWords(sum, named)).toBe('Marine News from Player 2, +2 amber, Player 2: +1 amber');
  expect(inWords(outlook([], 1, view, view), named)).toBe('');
});
