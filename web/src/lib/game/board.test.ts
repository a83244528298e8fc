import { expect, it, vi } from 'vitest';

import { OFFLINE, Refusal } from '../wire/api';
import type { DeckData, Previewed } from '../wire/types';
import { Board } from './board.svelte';
import type { PlanStore, StoredPlan } from './planStore';
import { seatView, settled, TestBackend, testMove, TestStage, testView } from './testing';

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

/** Digs a or b; a asks for a display, b for nothing. Amber can be taken as long as three are left. */
class PlanBackend extends TestBackend {
  override preview(ply: number, choices: string[]): Promise<Previewed> {
    this.previews.push(choices);
    const last = choices.at(-1)!;
    const legal = last.startsWith('dig')
      ? ['show x 1', 'show x new', 'skip']
      : choices.filter((one) => one === 'amber').length < 3 && choices[0] === 'reclaim'
        ? ['amber', 'show x 1']
        : null;
    const view = testView(ply + choices.length, legal ? 1 : 2, legal ?? []);
    const events = choices.map((_, turn) => ({ event: 'TurnStarted' as const, seat: 1, turn }));
    return Promise.resolve({
      ply,
      played: choices.length,
      view,
      events,
      decision: view.decision,
    });
  }
}

function planning(legal: string[], guide?: () => string | null) {
  const stage = new TestStage();
  const backend = new PlanBackend();
  const board = new Board({ deck, stage, backend, ...(guide && { guide }) });
  board.adopt(testView(10, 1, legal), 1);
  return { board, stage, backend };
}

it('replaces a step by another choice of that step, and keeps what is still legal after it', async () => {
  const { board, stage } = planning(['dig 1 a', 'dig 2 b']);
  await board.planner.choose('dig 1 a');
  await board.planner.choose('show x 1');
  expect(board.ready).toBe(true);
  await board.planner.choose('show x new');
  expect(board.planner.choices).toEqual(['dig 1 a', 'show x new']);
  stage.eventCounts = [];
  await board.planner.choose('dig 2 b');
  expect(board.planner.choices).toEqual(['dig 2 b', 'show x new']);
  expect(stage.eventCounts).toEqual([2]);
});

it('lights what could replace a step, but not in a lesson', async () => {
  for (const guide of [undefined, () => null]) {
    const { board } = planning(['dig 1 a', 'dig 2 b'], guide);
    await board.planner.choose('dig 1 a');
    expect([...board.replacements.digs.keys()]).toEqual(guide ? [] : ['b']);
  }
});

/** Offers x, y and z to display; after one display y costs too much. */
class PoorBackend extends TestBackend {
  override preview(ply: number, choices: string[]): Promise<Previewed> {
    const study = choices.length > 1 ? ['y', 'z'] : ['x', 'y', 'z'];
    const legal = study.flatMap((card) =>
      choices.length > 1 && card === 'y' ? [] : [`show ${card} 1`, `show ${card} new`],
    );
    const view = {
      ...testView(ply + choices.length, 1, legal),
      seats: [seatView(1, { study }), seatView(2)],
      decision: { seat: 1, kind: 'reclaim' as const, legal },
    };
    return Promise.resolve({
      ply,
      played: choices.length,
      view,
      events: [],
      decision: view.decision,
    });
  }
}

it('replaces no earlier display by a fossil that cannot be displayed now', async () => {
  const board = new Board({ deck, stage: new TestStage(), backend: new PoorBackend() });
  board.adopt(testView(10, 1), 1);
  await board.planner.choose('reclaim');
  await board.planner.choose('show x 1');
  expect(board.displaying).toBe(true);
  board.pick('y');
  expect(board.selection.card).toBeNull();
  // The fossil of the last step may still go elsewhere.
  expect([...board.replacements.displays.keys()]).toEqual(['x']);
});

it('forecasts a replacement from where the step began', async () => {
  const { board, backend } = planning(['dig 1 a', 'dig 2 b']);
  await board.planner.choose('dig 1 a');
  const other = await board.planner.forecast('dig 2 b');
  expect(backend.previews.at(-1)).toEqual(['dig 2 b']);
  expect(other?.before.ply).toBe(10);
  expect(other?.events).toHaveLength(1);
  const next = await board.planner.forecast('skip');
  expect(next?.before.ply).toBe(11);
  expect(next?.events).toHaveLength(1);
});

it('takes the rest as amber, each as a step that can be undone', async () => {
  const { board, stage } = planning(['reclaim']);
  await board.planner.choose('reclaim');
  stage.eventCounts = [];
  await board.planner.chooseAll('amber');
  expect(board.planner.choices).toEqual(['reclaim', 'amber', 'amber', 'amber']);
  expect(board.ready).toBe(true);
  expect(stage.eventCounts).toEqual([3]);
  await board.undo();
  expect(board.planner.choices).toEqual(['reclaim', 'amber', 'amber']);
  await board.planner.choose('show x 1');
  expect(board.planner.choices.at(-1)).toBe('show x 1');
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

it('says that the coach is checking the plan before it is committed', async () => {
  let answer: (sure: boolean) => void = () => undefined;
  const check = () => new Promise<boolean>((resolve) => (answer = resolve));
  const backend = new TestBackend();
  const board = new Board({ deck, stage: new TestStage(), backend, check });
  board.adopt(testView(10, 1), 1);
  await board.planner.choose('reclaim');
  await board.planner.choose('amber');
  const committed = board.planner.commit();
  expect(board.planner.checking).toBe(true);
  answer(false);
  await committed;
  expect(board.planner.checking).toBe(false);
});
