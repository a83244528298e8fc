import { expect, it, vi } from 'vitest';

import type { Board } from '../game/board.svelte';
import { asks } from './asks';

vi.mock('../i18n/index.svelte', () => ({ t: (id: string) => id }));

function board(ready: boolean): Board {
  const view = { over: true, active: 1, decision: null, seats: [] };
  const part = { view, ready, me: 1, decision: null, playback: { moment: null } };
  return part as unknown as Board;
}

it('asks about a plan that ends the game, which is over when it is confirmed', () => {
  expect(asks(board(true)).id).toBe('ask-ready');
  expect(asks(board(false)).id).toBe('ask-over');
});
