import { expect, it, vi } from 'vitest';

import { seatView, testView } from '../game/testing';
import type { GameEvent, View } from '../wire/types';
import { digest, place } from './digest';
import { names } from './log';

vi.mock('../i18n/index.svelte', () => ({
  i18n: { has: () => true },
  listed: (parts: string[]) => parts.join(', '),
  t: (id: string, args: Record<string, unknown> = {}) =>
    [id, ...Object.entries(args).map(([name, value]) => `${name}=${String(value)}`)].join(' '),
}));

const turn = (seat: number): GameEvent => ({ event: 'TurnStarted', seat, turn: 1 });
const amber = (seat: number, card: string | null): GameEvent => ({
  event: 'AmberGained',
  seat,
  amount: 1,
  because: card ? 'effect' : 'reclaim',
  card,
  owner: card ? seat : null,
});
const token: GameEvent = { event: 'SetTokenTaken', seat: 2, row: 1, left: 13 };
const now = (changes: Partial<View> = {}): View => ({ ...testView(9, 1), ...changes });
const scores = (...totals: number[]): Partial<View> => ({
  seats: totals.map((total, index) => seatView(index + 1, { total })),
});

/** Player 1 has a turn, then 2 and 3 do `theirs`; then it is player 1's turn again. */
function since(theirs: GameEvent[], view: View = now(), before: View = now()) {
  const moves = [
    { seat: 3, ply: 1, events: [turn(1)], view: before },
    { seat: 1, ply: 2, events: [amber(1, 'own'), turn(2)], view: before },
    { seat: 2, ply: 3, events: [...theirs, turn(3)], view },
    { seat: 3, ply: 4, events: [turn(1)], view },
  ];
  return digest(moves, 1, view, names(view, new Map(), 1));
}
const texts = (...args: Parameters<typeof since>): string[] =>
  (since(...args)?.texts ?? []).map((text) => text.split(' ')[0]!);

it('is empty when nothing concerns the person', () => {
  expect(since([])).toBeNull();
  const otherPeoples: GameEvent[] = [
    amber(2, null),
    amber(2, 'archelon'),
    token,
    { event: 'NewsTaken', seat: 2, kind: 'small' },
    { event: 'NewsStolen', seat: 2, kind: 'large', from_seat: 3 },
    { event: 'SiteRefilled', site: 1, card: 'new' },
  ];
  expect(since(otherPeoples)).toBeNull();
});

it('lists lost News first, then sums up gains with the cards that brought them', () => {
  const found = since([
    amber(1, 'archelon'),
    amber(1, 'mammoth'),
    { event: 'NewsStolen', seat: 3, kind: 'marine', from_seat: 1 },
  ]);
  expect(found?.from).toBe(3);
  expect(found?.texts[0]).toContain('marine');
  expect(found?.texts[1]).toMatch(/^digest-amber amount=2 .*archelon.*mammoth/u);
  expect(found?.texts).toHaveLength(2);
});

it('reports a place that was lost or won', () => {
  expect(since([], now(scores(5, 7, 1)), now(scores(5, 4, 1)))?.texts).toEqual([
    'digest-fell from=1 to=2',
  ]);
  expect(texts([], now(scores(7, 7, 1)), now(scores(5, 7, 6)))).toEqual(['digest-rose']);
});

it('reports no place before the first point', () => {
  expect(since([], now(scores(0, 1, 0)), now(scores(0, 0, 0)))).toBeNull();
});

it('reports completed sets: the person’s own, completed out of turn, and those of rivals', () => {
  const done = (seat: number): GameEvent => ({
    event: 'SetCompleted',
    seat,
    row: 1,
    kind: 'small',
  });
  expect(texts([done(2)])).toEqual(['log-complete']);
  expect(texts([done(1), { event: 'NewsTaken', seat: 1, kind: 'small' }])).toEqual([
    'log-complete',
    'log-news',
  ]);
});

it('begins at the end of the last turn, not at a choice made in the turn of another', () => {
  const view = now();
  const moves = [
    { seat: 1, ply: 1, events: [turn(2)], view },
    { seat: 2, ply: 2, events: [amber(1, 'archelon')], view },
    { seat: 1, ply: 3, events: [amber(1, 'mammoth')], view },
    { seat: 2, ply: 4, events: [turn(1)], view },
  ];
  const found = digest(moves, 1, view, names(view, new Map(), 1));
  expect(found?.from).toBe(2);
  expect(found?.texts).toHaveLength(1);
  expect(found?.texts[0]).toContain('amount=2');
});

it('begins with the first move before the first turn', () => {
  const view = now();
  const moves = [{ seat: 2, ply: 1, events: [amber(1, 'archelon'), turn(1)], view }];
  expect(digest(moves, 1, view, names(view, new Map(), 1))?.from).toBe(1);
  expect(digest([], 1, view, names(view, new Map(), 1))).toBeNull();
});

it('warns of the end while it is near, and counts nothing once it has begun', () => {
  expect(texts([token], now({ tokens_left: 3 }))).toEqual(['digest-tokens-low']);
  expect(texts([], now({ tokens_left: 3 }))).toEqual([]);
  expect(texts([], now({ deck_left: 2 }))).toEqual(['digest-deck-low']);
  const ended: GameEvent[] = [token, { event: 'EndTriggered', seat: 2, cause: 'tokens' }];
  expect(texts(ended, now({ tokens_left: 0, ending: 'tokens' }))).toEqual([
    'log-end-tokens',
    'digest-last-turn',
  ]);
});

it('gives tied players the better place', () => {
  expect(place(now(scores(5, 7, 7)), 2)).toBe(1);
  expect(place(now(scores(5, 7, 7)), 1)).toBe(3);
});
