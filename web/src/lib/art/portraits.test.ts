import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { PORTRAITS, portraitSvg } from './portraits';

const LEVELS = join(import.meta.dirname, '../../../../src/firstgiants/bots/levels.py');
const ids = [...readFileSync(LEVELS, 'utf8').matchAll(/Level\(\s*"([a-z]+)"/g)].map(
  (found) => found[1]!,
);

it('has a different portrait for every level', () => {
  expect(PORTRAITS).toEqual(ids);
  for (const small of [false, true]) {
    const drawn = ids.map((id) => portraitSvg(id, small));
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity|class=/);
    expect(new Set(drawn).size).toBe(ids.length);
  }
});

it('draws the same portrait every time, and refuses a bot that nobody has drawn', () => {
  expect(portraitSvg('giant')).toBe(portraitSvg('giant'));
  expect(() => portraitSvg('greedy')).toThrow('greedy');
});
