import { expect, it } from 'vitest';

import { freePlace } from './freePlace';

const note = { left: 8, right: 300, top: 0, bottom: 40 };
const across = (top: number, bottom: number) => ({ left: 0, right: 390, top, bottom });

it('lies under the bar, where nothing can be pressed', () => {
  const top = freePlace(note, [across(0, 60)], 800)!;
  expect(top).toBeGreaterThanOrEqual(60);
  expect(top).toBeLessThan(70);
});

it('goes further down past what can be chosen', () => {
  const top = freePlace(note, [across(0, 60), across(90, 400)], 800)!;
  expect(top).toBeGreaterThanOrEqual(400);
});

it('does not mind what lies beside it', () => {
  const beside = { left: 310, right: 390, top: 0, bottom: 800 };
  expect(freePlace(note, [beside], 800)).toBeLessThan(10);
});

it('is null where everything can be pressed', () => {
  expect(freePlace(note, [across(0, 380), across(410, 800)], 800)).toBeNull();
});
