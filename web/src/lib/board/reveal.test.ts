import { describe, expect, it } from 'vitest';

import { distance } from './reveal';

const frame = { top: 50, bottom: 750 };

describe('distance', () => {
  it('is 0 where all of the things can be seen', () => {
    expect(
      distance(
        [
          { top: 600, bottom: 700 },
          { top: 100, bottom: 200 },
        ],
        frame,
      ),
    ).toBe(0);
  });

  it('brings the rest into sight where only some are seen', () => {
    expect(
      distance(
        [
          { top: 700, bottom: 800 },
          { top: 300, bottom: 400 },
        ],
        frame,
      ),
    ).toBe(238);
  });

  it('goes up to things above', () => {
    expect(distance([{ top: -400, bottom: -300 }], frame)).toBe(-462);
  });

  it('shows the first ones where not all fit', () => {
    expect(
      distance(
        [
          { top: 900, bottom: 1000 },
          { top: 2000, bottom: 2100 },
        ],
        frame,
      ),
    ).toBe(838);
  });

  it('is 0 where some are seen and not all fit', () => {
    expect(
      distance(
        [
          { top: 100, bottom: 200 },
          { top: 1000, bottom: 1100 },
        ],
        frame,
      ),
    ).toBe(0);
  });

  it('is 0 without things', () => {
    expect(distance([], frame)).toBe(0);
  });
});
