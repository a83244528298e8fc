import { expect, it } from 'vitest';

import { Hover } from './hover';

it('takes no look for asked before the mouse has really moved', () => {
  const hover = new Hover();
  expect(hover.deliberate).toBe(false);
  hover.track(100, 100);
  hover.track(103, 102);
  expect(hover.deliberate).toBe(false);
  hover.track(120, 100);
  expect(hover.deliberate).toBe(true);
});

it('rests again after a click, wherever the cards go', () => {
  const hover = new Hover();
  hover.track(0, 0);
  hover.track(50, 50);
  hover.settle();
  hover.track(52, 50);
  expect(hover.deliberate).toBe(false);
  hover.track(70, 50);
  expect(hover.deliberate).toBe(true);
});
