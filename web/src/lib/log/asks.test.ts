import { expect, it, vi } from 'vitest';

import type { Board } from '../game/board.svelte';
import { testView } from '../game/testing';
import { asks } from './asks';

vi.mock('../i18n/index.svelte', () => ({ t: (id: string) => id }));

function board(ready: boolean): Board {
  const view = { over: true, active: 1, decision: null, seats: [] };
  const planner = { checking: false };
  const part = { view, ready, me: 1, decision: null, playback: { moment: null }, planner };
  return part as unknown as Board;
}

it('asks to confirm a plan that ends the game before it says that the game is over', () => {
  expect(asks(board(true)).id).toBe('ask-ready');
  expect(asks(board(false)).id).toBe('ask-over');
});

it('says that the coach is checking the plan', () => {
  const checked = { ...board(true), planner: { checking: true } } as unknown as Board;
  expect(asks(checked)).toEqual({ id: 'ask-checking', seat: 1 });
});

function turn(...legal: string[]): string {
  const view = testView(1, 1, legal);
  const part = {
    ...board(false),
    view,
    decision: view.decision,
    selection: { naming: null, card: null },
    cards: new Map(),
  };
  return asks(part as unknown as Board).id;
}

it('asks for what the legal choices allow in a turn', () => {
  expect(turn('reclaim')).toBe('ask-reclaim-only');
  expect(turn('dig 2 a')).toBe('ask-dig-only');
  expect(turn('dig 2 a', 'reclaim')).toBe('ask-turn');
});
