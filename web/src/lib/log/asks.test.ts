import { expect, it, vi } from 'vitest';

import type { Board } from '../game/board.svelte';
import { options } from '../game/choices';
import { seatView, testView } from '../game/testing';
import { asks } from './asks';

vi.mock('../i18n/index.svelte', () => ({ t: (id: string) => id }));

function board(ready: boolean): Board {
  const view = { over: true, active: 1, decision: null, seats: [] };
  const planner = { checking: false };
  const part = { view, ready, me: 1, decision: null, playback: { moment: null }, planner };
  return part as unknown as Board;
}

it('asks about a plan that ends the game, which is over when it is confirmed', () => {
  expect(asks(board(true)).id).toBe('ask-ready');
  expect(asks(board(false)).id).toBe('ask-over');
});

it('says that the coach looks at the plan, before it is committed', () => {
  const checked = { ...board(true), planner: { checking: true } } as unknown as Board;
  expect(asks(checked)).toEqual({ id: 'ask-checking', seat: 1 });
});

/** A turn with one choice, of somebody with one marker at Dig Site 1. */
function turn(guided: boolean, choice: string, left: number): string {
  const view = {
    ...testView(1, 1, [choice]),
    seats: [{ ...seatView(1), markers: [1], markers_left: left }],
  };
  const part = {
    ...board(false),
    view,
    guided,
    decision: view.decision,
    options: options(view.decision),
    selection: { naming: null, card: null },
    cards: new Map(),
  };
  return asks(part as unknown as Board).id;
}

it('tells in a lesson what the rules allow, not only what its script asks for', () => {
  expect(turn(false, 'reclaim', 0)).toBe('ask-reclaim-only');
  expect(turn(false, 'dig 2 a', 3)).toBe('ask-dig-only');
  expect(turn(true, 'reclaim', 3)).toBe('ask-turn');
  expect(turn(true, 'reclaim', 0)).toBe('ask-reclaim-only');
});
