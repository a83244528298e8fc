import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { portraitSvg } from './portraits';

const LEVELS = join(import.meta.dirname, '../../../../src/firstgiants/bots/levels.py');
const ids = [...readFileSync(LEVELS, 'utf8').matchAll(/Level\(\s*"([a-z]+)"/g)].map(
  (found) => found[1]!,
);

it('has a portrait of its own for every level', () => {
  expect(ids.length).toBe(7);
  for (const small of [false, true]) {
    const drawn = ids.map((id) => portraitSvg(id, small));
    expect(drawn.filter((svg) => !svg.includes('fz-bone'))).toEqual([]);
    expect(new Set(drawn).size).toBe(ids.length);
  }
});

it('draws the same portrait every time, and nothing for a stranger', () => {
  expect(portraitSvg('giant')).toBe(portraitSvg('giant'));
  expect(portraitSvg('greedy')).toBe('');
});
