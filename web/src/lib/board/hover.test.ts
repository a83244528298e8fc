import { expect, it } from 'vitest';

import { Hover } from './hover';

it('is not deliberate before the mouse has really moved', () => {
  const hover = new Hover();
  expect(hover.deliberate).toBe(false);
  hover.track(100, 100);
  hover.track(103, 102);
  expect(hover.deliberate).toBe(false);
  hover.track(120, 100);
  expect(hover.deliberate).toBe(true);
});

it('counts as resting after a click, until the mouse moves again', () => {
  const hover = new Hover();
  hover.track(0, 0);
  hover.track(50, 50);
  hover.settle();
  hover.track(52, 50);
  expect(hover.deliberate).toBe(false);
  hover.track(70, 50);
  expect(hover.deliberate).toBe(true);
});
