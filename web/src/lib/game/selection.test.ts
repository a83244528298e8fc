import { expect, it } from 'vitest';

import { options } from './choices';
import { Selection } from './selection.svelte';

function opened(legal: string[] = [], instead: string[] = [], lastDisplayed: string | null = null) {
  const chosen: string[] = [];
  const selection = new Selection({
    options: () => options({ legal }),
    replacements: () => options({ legal: instead }),
    lastDisplayed: () => lastDisplayed,
    choose: (spelling) => chosen.push(spelling),
  });
  return { selection, chosen };
}

it('sends a fossil with one place to go there at once', () => {
  const { selection, chosen } = opened(['show a new', 'show b 1', 'show b new']);
  selection.pick('a');
  expect(chosen).toEqual(['show a new']);
  expect(selection.card).toBeNull();
});

it('picks a fossil up, aims it, and puts it back on a second pick', () => {
  const { selection, chosen } = opened(['show b 1', 'show b new']);
  selection.pick('b');
  expect(selection.card).toBe('b');
  expect(selection.targets(1).map((target) => target.spelling)).toEqual(['show b 1']);
  selection.aim(2);
  expect(chosen).toEqual([]);
  selection.aim(null);
  expect(chosen).toEqual(['show b new']);
  selection.pick('b');
  expect(selection.card).toBeNull();
});

it('asks for a Size where two Eggs need one (R3)', () => {
  const { selection, chosen } = opened(['show e 1 large', 'show e 1 medium', 'show e 1 small']);
  selection.pick('e');
  expect(selection.naming).toBe(1);
  expect(selection.targets(1)).toHaveLength(3);
  expect(chosen).toEqual([]);
});

it('keeps a pinned close-up open while the mouse passes over other cards', () => {
  const { selection } = opened();
  const anchor = {} as HTMLElement;
  selection.inspect('a', anchor, true);
  selection.inspect('b', anchor, false);
  expect(selection.inspected?.card).toBe('a');
  selection.uninspect('a');
  expect(selection.inspected?.card).toBe('a');
  selection.uninspect();
  selection.inspect('b', anchor, false);
  selection.uninspect('a');
  expect(selection.inspected?.card).toBe('b');
  selection.uninspect('b');
  expect(selection.inspected).toBeNull();
});

it('gives a planned fossil a new target, and never moves it by itself', () => {
  const { selection, chosen } = opened(['amber'], ['show a 2'], 'a');
  selection.pick('a');
  expect(selection.card).toBe('a');
  expect(chosen).toEqual([]);
  selection.aim(2);
  expect(chosen).toEqual(['show a 2']);
});

it('lets another set replace the target of the last step without picking the fossil up', () => {
  const { selection, chosen } = opened([], ['show a 2', 'show a new', 'show b 3'], 'a');
  expect(selection.targets(3)).toEqual([]);
  selection.aim(3);
  selection.aim(2);
  expect(chosen).toEqual(['show a 2']);
});

it('holds a row whose Size is being named', () => {
  const { selection } = opened([], ['show e 1 large', 'show e 1 small'], 'e');
  selection.aim(1);
  expect(selection.holding).toBe(true);
  selection.putBack();
  expect(selection.holding).toBe(false);
});
