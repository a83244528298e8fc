import { expect, it, vi } from 'vitest';

import { Board } from '../game/board.svelte';
import { seatView, TestBackend, TestStage, testView } from '../game/testing';
import type { CardData, Decision, View } from '../wire/types';
import { nearEnd, whyNotDig, whyNotSet, whyNotShow } from './reasons';

vi.mock('../i18n/index.svelte', () => ({
  i18n: { has: () => false },
  listed: (parts: string[]) => parts.join(' & '),
  t: (id: string) => id,
}));

const small: CardData = { id: 'small', family: 'marine', size: 1, effects: [] };
const large: CardData = { id: 'large', family: 'marine', size: 3, effects: [] };
const egg: CardData = { id: 'egg', family: 'mammal', size: 'egg', effects: [] };

function boardAsking(kind: Decision['kind'], legal: string[], changes: Partial<View> = {}): Board {
  const stage = new TestStage();
  const cards = [small, large, egg];
  const board = new Board({ deck: { id: 'x', cards }, stage, backend: new TestBackend() });
  const view = testView(3, 1);
  board.adopt({ ...view, decision: { seat: 1, kind, legal }, ...changes }, 1);
  return board;
}

it('names the first reason that holds for everything', () => {
  expect(whyNotDig(boardAsking('turn', [], { over: true, decision: null }), 1).id).toBe('why-over');
  const theirs = boardAsking('turn', [], { decision: { seat: 2, kind: 'turn', legal: [] } });
  expect(whyNotDig(theirs, 1)).toEqual({ id: 'why-not-your-turn', args: { name: 'Player 2' } });
  theirs.me = null;
  expect(whyNotDig(theirs, 1).id).toBe('why-watching');
});

it('says why a site cannot be dug', () => {
  const seats = [seatView(1, { markers: [2], markers_left: 3 }), seatView(2)];
  expect(whyNotDig(boardAsking('turn', ['reclaim'], { seats }), 2).id).toBe('why-own-marker');
  const out = [seatView(1, { markers: [1, 2, 3], markers_left: 0 }), seatView(2)];
  expect(whyNotDig(boardAsking('turn', ['reclaim'], { seats: out }), 4).id).toBe('why-no-marker');
  expect(whyNotDig(boardAsking('reclaim', ['amber']), 1).id).toBe('why-finish-first');
});

it('says why a fossil cannot be displayed', () => {
  expect(whyNotShow(boardAsking('turn', ['reclaim']), small).id).toBe('why-display-later');
  expect(whyNotShow(boardAsking('reclaim', ['amber']), large)).toEqual({
    id: 'why-too-dear',
    args: { cost: 3, amber: 2 },
  });
  const poor = { seats: [seatView(1, { amber: 1 }), seatView(2)] };
  expect(whyNotShow(boardAsking('reclaim', ['amber'], poor), egg).args).toEqual({
    cost: 2,
    amber: 1,
  });
});

it('says why a set takes no card', () => {
  const board = boardAsking('reclaim', ['amber', 'show small 1', 'show small new']);
  expect(whyNotSet(board, false).id).toBe('why-pick-card');
  board.selection.pick('small');
  expect(whyNotSet(board, false).id).toBe('why-set-mismatch');
  expect(whyNotSet(board, true).id).toBe('why-set-complete');
});

it('says how near the end is, and who still has a turn', () => {
  const view = {
    ...testView(3, 1),
    seats: [seatView(1), seatView(2), seatView(3)],
    tokens_left: 2,
  };
  expect(nearEnd(view, 1)).toEqual({ id: 'tokens-left-long', args: { count: 2 } });
  const pending = { owner: 1 } as never;
  const ending = { ...view, ending: 'tokens' as const, pending };
  expect(nearEnd(ending, 2)).toEqual({
    id: 'ending-tokens',
    args: { count: 2, names: 'seat-you & Player 3' },
  });
  expect(nearEnd({ ...ending, active: 3 }, 1).args).toEqual({ count: 0, names: '' });
});
