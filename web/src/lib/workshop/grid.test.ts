import { expect, it } from 'vitest';

import { GridCursor, moveOf } from './grid.svelte';

const cursor = (): GridCursor => new GridCursor(() => 4, 3);

it('stays inside, and walks in reading order until the last cell', () => {
  const here = cursor();
  here.go(-1, 7);
  expect([here.row, here.column]).toEqual([0, 2]);
  expect(here.step(1)).toBe(true);
  expect([here.row, here.column]).toEqual([1, 0]);
  here.go(3, 2);
  expect(here.step(1)).toBe(false);
});

it('selects a block from its anchor, in any direction', () => {
  const here = cursor();
  here.go(2, 2);
  here.go(1, 0, true);
  expect(here.block).toEqual({ top: 1, bottom: 2, left: 0, right: 2 });
  expect([here.has(1, 1), here.has(0, 0), here.single, here.wholeRows]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it('selects rows and everything', () => {
  const here = cursor();
  here.go(1, 1);
  expect(here.wholeRows).toBe(false);
  here.selectRows();
  expect([here.wholeRows, here.block.top]).toEqual([true, 1]);
  here.selectAll();
  expect(here.block).toEqual({ top: 0, bottom: 3, left: 0, right: 2 });
});

it('knows the keys that move', () => {
  expect(moveOf('ArrowDown', false)).toEqual([1, 0]);
  expect(moveOf('Home', false)).toEqual([0, -1e6]);
  expect(moveOf('a', false)).toBe(null);
});
