import { describe, expect, it } from 'vitest';

import { distance } from './reveal';

const frame = { top: 50, bottom: 750 };

describe('distance', () => {
  it('stays where one of the things can be seen', () => {
    expect(
      distance(
        [
          { top: 700, bottom: 800 },
          { top: 100, bottom: 200 },
        ],
        frame,
      ),
    ).toBe(0);
  });

  it('goes down to things below, all of them in the middle', () => {
    expect(
      distance(
        [
          { top: 1000, bottom: 1100 },
          { top: 1200, bottom: 1300 },
        ],
        frame,
      ),
    ).toBe(750);
  });

  it('goes up to things above', () => {
    expect(distance([{ top: -400, bottom: -300 }], frame)).toBe(-750);
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

  it('has nothing to do without things', () => {
    expect(distance([], frame)).toBe(0);
  });
});
