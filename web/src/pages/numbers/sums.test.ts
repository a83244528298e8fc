import { describe, expect, it } from 'vitest';

import type { NumbersGame } from '../../lib/wire/types';
import { cardsByFamily, counted, grouped, series, smoothed, strongest } from './sums';

const GAME: NumbersGame = {
  game: 'g',
  ended: 1,
  rated: false,
  daily: null,
  assisted: false,
  seat: 1,
  players: 2,
  levels: ['digger'],
  people: 0,
  place: 1,
  won: true,
  score: 30,
  lead: 4,
  decisions: 40,
  reclaims: 5,
  eggs: 1,
  families: { marine: 2, mammal: 1 },
  opening: ['marine', 'mammal'],
  sets: ['marine', 'small'],
  news: ['marine'],
  median_ms: 4000,
  accuracy: 90,
  luck: -5,
  deserved: 60,
};
const LEVELS = ['hatchling', 'digger', 'giant'];

describe('groups', () => {
  const games = [
    GAME,
    { ...GAME, won: false, lead: -2 },
    { ...GAME, players: 4, won: false, lead: -8 },
  ];

  it('count games, wins and the wins of equal players', () => {
    const [two, four] = grouped(games, (game) => String(game.players));
    expect(two).toEqual({ key: '2', games: 2, won: 1, expected: 1, lead: 1 });
    expect(four).toEqual({ key: '4', games: 1, won: 0, expected: 0.25, lead: -8 });
  });

  it('leave out games without a key', () => {
    expect(grouped([{ ...GAME, levels: [] }], (game) => strongest(game, LEVELS))).toEqual([]);
  });

  it('go by the strongest bot', () => {
    expect(strongest({ ...GAME, levels: ['giant', 'hatchling', 'greedy'] }, LEVELS)).toBe('giant');
  });
});

describe('counts', () => {
  it('keep their order and add up to one', () => {
    const found = counted(['flying', 'marine', 'mammal'], cardsByFamily([GAME, GAME]));
    expect(found.map((one) => one.count)).toEqual([0, 4, 2]);
    expect(found.reduce((sum, one) => sum + one.share, 0)).toBeCloseTo(1);
  });

  it('are zero without games', () => {
    expect(counted(['marine'], [])).toEqual([{ key: 'marine', count: 0, share: 0 }]);
  });
});

describe('series', () => {
  it('begin with the oldest and skip what is unknown', () => {
    const games = [
      { ...GAME, ended: 3, accuracy: 80 },
      { ...GAME, ended: 2, accuracy: null },
      { ...GAME, ended: 1, accuracy: 60 },
    ];
    expect(series(games, (game) => game.accuracy).map((dot) => dot.value)).toEqual([60, 80]);
  });

  it('are calmed by the values before', () => {
    expect(smoothed([0, 4, 8, 0], 2)).toEqual([0, 2, 6, 4]);
  });
});
