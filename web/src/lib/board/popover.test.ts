import { expect, it } from 'vitest';

import { overlap, placePopover } from './popover';

const field = { left: 0, top: 50, width: 1000, height: 700 };
const panel = { width: 300, height: 200 };
const anchor = { left: 100, top: 300, width: 100, height: 140 };

it('stands to the right of its thing where nothing is in the way', () => {
  expect(placePopover(anchor, panel, field, [])).toEqual({ left: 212, top: 270 });
});

it('leaves free what can be chosen', () => {
  const lit = { left: 220, top: 300, width: 600, height: 140 };
  const position = placePopover(anchor, panel, field, [lit]);
  expect(overlap({ ...position, ...panel }, lit)).toBe(0);
  expect(overlap({ ...position, ...panel }, anchor)).toBe(0);
});

it('stays inside the window between the bars', () => {
  const position = placePopover({ left: 950, top: 60, width: 40, height: 40 }, panel, field, []);
  expect(position.left).toBeLessThanOrEqual(692);
  expect(position.top).toBeGreaterThanOrEqual(58);
});
