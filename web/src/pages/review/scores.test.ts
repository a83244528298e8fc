import { expect, it } from 'vitest';

import type { ReviewMoment } from '../../lib/wire/types';
import { areas } from './scores';

it('stacks the sources, on one scale for all players', () => {
  const curve: ReviewMoment[] = [
    {
      ply: 0,
      chances: [50, 50],
      scores: [
        { news: 0, sets: 0, points: 0 },
        { news: 0, sets: 0, points: 0 },
      ],
    },
    {
      ply: 2,
      chances: [60, 40],
      scores: [
        { news: 2, sets: 3, points: 5 },
        { news: 5, sets: 0, points: 0 },
      ],
    },
  ];
  expect(areas(curve, 0, 100, 100)).toEqual([
    '0.0,100.0 100.0,80.0 100.0,100.0 0.0,100.0',
    '0.0,100.0 100.0,50.0 100.0,80.0 0.0,100.0',
    '0.0,100.0 100.0,0.0 100.0,50.0 0.0,100.0',
  ]);
  expect(areas(curve, 1, 100, 100)[0]).toBe('0.0,100.0 100.0,50.0 100.0,100.0 0.0,100.0');
});
