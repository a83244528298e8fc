import { expect, it, vi } from 'vitest';

import type { Move } from './moves';
import { Playback } from './playback.svelte';
import { settled, testMove, TestStage, testView } from './testing';

vi.mock('../i18n/index.svelte', () => ({ i18n: { has: () => false }, t: (id: string) => id }));

function opened() {
  const stage = new TestStage();
  const replaced = vi.fn();
  const playback = new Playback(stage, {
    alreadyShown: () => null,
    replaced,
    skipEnds: (view) => view.decision?.seat === 1,
  });
  playback.adopt(testView(0, 1));
  return { stage, playback, replaced };
}

it('shows moves one after the other', async () => {
  const { stage, playback } = opened();
  for (let ply = 0; ply < 3; ply += 1) playback.receive(testMove(ply, ply + 1, 2, 1));
  expect(playback.base?.ply).toBe(1);
  await stage.next();
  expect(playback.base?.ply).toBe(2);
  await stage.next();
  expect(playback.base?.ply).toBe(3);
  expect(playback.moves).toHaveLength(3);
});

it('lists for the log only the moves that the board has come to; a replay lists all', async () => {
  const { stage, playback } = opened();
  for (let ply = 0; ply < 2; ply += 1) playback.receive(testMove(ply, ply + 1, 2, 1));
  expect(playback.reached.map((move) => move.ply)).toEqual([1]);
  await stage.next();
  expect(playback.reached.map((move) => move.ply)).toEqual([1, 2]);
  const { playback: replay } = opened();
  replay.goTo = () => undefined;
  replay.moves = [testMove(0, 1, 2, 1), testMove(1, 2, 1, 2)];
  expect(replay.reached).toHaveLength(2);
});

it('jumps to the last of many moves, but keeps them all for the log', async () => {
  const { stage, playback } = opened();
  for (let ply = 0; ply < 40; ply += 1) playback.receive(testMove(ply, ply + 1, 2, 1));
  await stage.next();
  expect(playback.base?.ply).toBe(40);
  expect(playback.moves).toHaveLength(40);
});

it('ignores a move that the view already holds', async () => {
  const { stage, playback } = opened();
  playback.adopt(testView(5, 1));
  playback.receive(testMove(3, 4, 2, 1));
  await settled();
  expect(stage.eventCounts).toEqual([]);
});

it('voids the plan when the view is another one, and only then', () => {
  const { playback, replaced } = opened();
  playback.adopt(testView(0, 1));
  expect(replaced).not.toHaveBeenCalled();
  playback.adopt(testView(4, 1));
  expect(replaced).toHaveBeenCalledOnce();
});

it('looks back at a move and returns to the present; a replay goes there instead', () => {
  const { playback } = opened();
  playback.adopt(testView(6, 1));
  const earlier = testMove(2, 3, 2, 1);
  playback.lookBack(earlier);
  expect(playback.moment?.ply).toBe(3);
  playback.lookBack(testMove(5, 6, 2, 1));
  expect(playback.moment).toBeNull();
  const visited: Move[] = [];
  playback.goTo = (move) => visited.push(move);
  playback.lookBack(earlier);
  expect(visited).toEqual([earlier]);
});

it('names the move that it shows, and nothing while it waits', async () => {
  const { stage, playback } = opened();
  const move = testMove(0, 1, 2, 1);
  playback.receive(move);
  expect(playback.showing).toBe(move);
  await stage.next();
  expect(playback.showing).toBeNull();
});

it('skips to the present, and on until this person is asked', async () => {
  const { playback } = opened();
  playback.receive(testMove(0, 1, 2, 3));
  playback.receive(testMove(1, 2, 3, 2));
  playback.skip();
  await settled();
  expect(playback.base?.ply).toBe(2);
  expect(playback.skipping).toBe(true);
  playback.receive(testMove(2, 3, 2, 1));
  await settled();
  expect(playback.base?.ply).toBe(3);
  expect(playback.showing).toBeNull();
  expect(playback.skipping).toBe(false);
  playback.receive(testMove(3, 4, 2, 1));
  expect(playback.showing?.ply).toBe(4);
});

it('does not go back when a later view is adopted while a move is being prepared', () => {
  const { stage, playback } = opened();
  let apply = (): void => undefined;
  stage.beat = (_, change) => {
    apply = change;
    return Promise.resolve();
  };
  playback.receive(testMove(0, 1, 2, 1));
  playback.adopt(testView(5, 1));
  apply();
  expect(playback.base?.ply).toBe(5);
});
