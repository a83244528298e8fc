import { expect, it, vi } from 'vitest';

import { OFFLINE, Refusal } from '../wire/api';
import type { DeckData } from '../wire/types';
import { Board } from './board.svelte';
import type { PlanStore, StoredPlan } from './planStore';
import { settled, TestBackend, testMove, TestStage, testView } from './testing';

vi.mock('../i18n/index.svelte', () => ({ i18n: { has: () => false }, t: (id: string) => id }));

class MemoryStore implements PlanStore {
  kept: StoredPlan | null = null;
  load = (): StoredPlan | null => this.kept;
  save = (plan: StoredPlan | null): void => void (this.kept = plan);
}

const deck: DeckData = { id: 'founders', cards: [] };

function opened(kept: StoredPlan | null = null, autoCommit = false) {
  const stage = new TestStage();
  const backend = new TestBackend();
  const store = new MemoryStore();
  store.kept = kept;
  const board = new Board({ deck, stage, backend, store, autoCommit: () => autoCommit });
  board.adopt(testView(10, 1), 1);
  return { board, stage, backend, store };
}

it('tries steps out, shows only what each adds, and keeps the plan for a reload', async () => {
  const { board, stage, store } = opened();
  await board.planner.choose('reclaim');
  expect(board.view?.ply).toBe(11);
  expect(board.asked).toBe(true);
  await board.planner.choose('amber');
  expect(board.ready).toBe(true);
  expect(stage.eventCounts).toEqual([1, 1]);
  expect(store.kept).toEqual({ ply: 10, choices: ['reclaim', 'amber'] });
});

it('undoes one step, and restarts the turn', async () => {
  const { board, store } = opened();
  await board.planner.choose('reclaim');
  await board.planner.choose('amber');
  await board.undo();
  expect(board.planner.choices).toEqual(['reclaim']);
  await board.planner.restart();
  expect(board.planner.choices).toEqual([]);
  expect(board.view?.ply).toBe(10);
  expect(store.kept).toBeNull();
});

it('brings a kept plan back at its ply, and only there', async () => {
  const same = opened({ ply: 10, choices: ['reclaim'] });
  await settled();
  expect(same.board.planner.choices).toEqual(['reclaim']);
  const other = opened({ ply: 9, choices: ['reclaim'] });
  await settled();
  expect(other.board.planner.choices).toEqual([]);
});

it('commits a complete plan once, and shows of its move only what the preview had not shown', async () => {
  const { board, stage, backend } = opened();
  await board.planner.commit();
  expect(backend.commits).toEqual([]);
  await board.planner.choose('reclaim');
  await board.planner.choose('amber');
  await board.planner.commit();
  expect(backend.commits).toMatchObject([{ ply: 10, choices: ['reclaim', 'amber'] }]);
  stage.eventCounts = [];
  const move = testMove(10, 12, 1, 2);
  move.events.push({ event: 'DeckTopTurned', card: 'x', left: 3 });
  move.events.push({ event: 'TurnStarted', seat: 2, turn: 2 });
  board.playback.receive(move);
  expect(stage.eventCounts).toEqual([1]);
  expect(board.planner.choices).toEqual([]);
  expect(board.playback.base?.ply).toBe(12);
});

it('takes no second commit while the committed move waits behind another one', async () => {
  const { board, stage, backend } = opened();
  board.playback.receive(testMove(10, 11, 2, 1));
  await board.planner.choose('reclaim');
  await board.planner.choose('amber');
  await board.planner.commit();
  board.playback.receive(testMove(11, 13, 1, 2));
  expect(board.planner.busy).toBe(true);
  await board.planner.commit();
  await board.undo();
  expect(backend.commits).toHaveLength(1);
  expect(board.planner.choices).toHaveLength(2);
  await stage.next();
  expect(board.playback.base?.ply).toBe(13);
  expect(board.planner.busy).toBe(false);
});

it('commits by itself where the person wants that', async () => {
  const { board, backend } = opened(null, true);
  await board.planner.choose('reclaim');
  expect(backend.commits).toHaveLength(0);
  await board.planner.choose('amber');
  expect(backend.commits).toHaveLength(1);
});

it('drops the plan when another move comes first', async () => {
  const { board, store } = opened();
  await board.planner.choose('reclaim');
  board.playback.receive(testMove(10, 11, 2, 1));
  expect(board.planner.choices).toEqual([]);
  expect(store.kept).toBeNull();
});

it('says what was refused, and takes over the later view that a refusal brings', async () => {
  const { board, backend } = opened();
  backend.refuse = new Refusal(OFFLINE);
  await board.planner.choose('reclaim');
  expect(board.notice).toEqual({ id: 'notice-offline' });
  backend.refuse = new Refusal({
    title: 'Conflict',
    status: 409,
    code: 'stale',
    detail: 'The table is at ply 14.',
    now: { n: 20, ply: 14, view: testView(14, 2) },
  });
  await board.planner.choose('reclaim');
  expect(board.notice).toEqual({ id: 'notice-stale' });
  expect(board.playback.base?.ply).toBe(14);
});

it('asks once for each forecast, and asks again on another position', async () => {
  const { board, backend } = opened();
  await board.planner.forecast('reclaim');
  await board.planner.forecast('reclaim');
  expect(backend.previews).toEqual([['reclaim']]);
  await board.planner.choose('reclaim');
  await board.planner.forecast('amber');
  expect(backend.previews.at(-1)).toEqual(['reclaim', 'amber']);
});
