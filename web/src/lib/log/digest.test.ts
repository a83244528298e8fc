import { expect, it, vi } from 'vitest';

import { testView } from '../game/testing';
import type { GameEvent, View } from '../wire/types';
import { digest } from './digest';
import { names } from './log';

vi.mock('../i18n/index.svelte', () => ({
  i18n: { has: () => true },
  listed: (parts: string[]) => parts.join(', '),
  t: (id: string, args: Record<string, unknown> = {}) =>
    [id, ...Object.entries(args).map(([name, value]) => `${name}=${String(value)}`)].join(' '),
}));

const move = (seat: number, ply: number, events: GameEvent[], view: View = testView(ply, 1)) => ({
  seat,
  ply,
  events,
  view,
});
const digestOf = (...moves: ReturnType<typeof move>[]) => {
  const { view } = moves.at(-1)!;
  return digest(moves, 1, view, names(view, new Map(), 1));
};

it('says nothing when nothing happened since one’s own move', () => {
  expect(digestOf(move(2, 1, []), move(1, 2, []))).toBeNull();
});

it('tells first of News that was lost, and sums gains by card', () => {
  const gain: GameEvent = {
    event: 'AmberGained',
    seat: 1,
    amount: 1,
    because: 'effect',
    card: 'archelon',
    owner: 1,
  };
  const found = digestOf(
    move(1, 2, []),
    move(2, 3, [gain, { event: 'NewsTaken', seat: 2, kind: 'small' }]),
    move(3, 4, [gain, { event: 'NewsStolen', seat: 3, kind: 'marine', from_seat: 1 }]),
  );
  expect(found?.from).toBe(3);
  expect(found?.texts[0]).toContain('marine');
  expect(found?.texts[1]).toContain('amount=2');
  expect(found?.texts).toHaveLength(3);
});

it('leaves out what others gained, and counts Set tokens only before the end is near', () => {
  const token: GameEvent = { event: 'SetTokenTaken', seat: 2, row: 1, left: 13 };
  const other: GameEvent = {
    event: 'AmberGained',
    seat: 2,
    amount: 2,
    because: 'reclaim',
    card: null,
    owner: null,
  };
  expect(digestOf(move(1, 2, []), move(2, 3, [other]))).toBeNull();
  expect(digestOf(move(1, 2, []), move(2, 3, [token]))?.texts).toEqual([
    'digest-tokens count=1 left=14',
  ]);
  const ending = { ...testView(3, 1), ending: 'tokens' as const };
  expect(digestOf(move(1, 2, []), move(2, 3, [token], ending))).toBeNull();
});
