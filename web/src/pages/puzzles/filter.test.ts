import { describe, expect, it } from 'vitest';

import { query, readFilter } from './filter';

describe('the filter of puzzles', () => {
  it('comes back from the address as it went in', () => {
    const filter = { theme: 'tempo', players: 3 } as const;
    expect(query(filter)).toBe('?theme=tempo&players=3');
    expect(readFilter(query(filter))).toEqual(filter);
  });
  it('asks for anything where the address says nothing sensible', () => {
    expect(readFilter('?theme=cooking&players=9')).toEqual({ theme: '', players: 0 });
    expect(query({ theme: '', players: 0 })).toBe('');
  });
  it('names the puzzle that was just seen', () => {
    expect(query({ theme: '', players: 2 }, 'abc')).toBe('?players=2&after=abc');
  });
});
