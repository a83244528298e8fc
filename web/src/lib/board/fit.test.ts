import { describe, expect, it } from 'vitest';

import { crowd, fit, needed, rows } from './fit';

const room = { width: 890, height: 360 };

describe('fit', () => {
  it('shows few cards large', () => {
    const few = fit(room, 2, []);
    const many = fit(room, 7, [3, 3, 2, 2, 1, 1]);
    expect(few.study).toBeGreaterThan(120);
    expect(few.set).toBeGreaterThan(many.set);
  });

  it.each([
    [1, []],
    [5, [4, 2, 1]],
    [9, [3, 3, 2, 2, 2, 1]],
    [6, [2, 2, 2, 1, 1, 1, 1, 3]],
  ])('keeps %i cards and sets %j inside the room', (study, sets) => {
    const found = fit(room, study, sets);
    expect(needed(found, room.width, sets)).toBeLessThanOrEqual(room.height + 1);
  });

  it('never makes cards too small to tell', () => {
    const found = fit({ width: 400, height: 100 }, 9, [5, 5, 5]);
    expect(found.study).toBeGreaterThanOrEqual(78);
    expect(found.set).toBeGreaterThanOrEqual(50);
  });
});

it('breaks sets into rows', () => {
  expect(rows([2, 2], 100, 0.42, 340)).toBe(1);
  expect(rows([2, 2, 1], 100, 0.42, 340)).toBe(2);
});

describe('crowd', () => {
  const museum = (study: number, ...sets: number[]) => ({
    study: Array<string>(study).fill('x'),
    sets: sets.map((length) => ({ cards: Array<string>(length).fill('x') })),
  });

  it('asks for at least one card of room', () => {
    expect(crowd([museum(0)])).toEqual({ beside: 1, over: 1 });
    expect(crowd([])).toEqual({ beside: 1, over: 1 });
  });

  it('goes by the fullest, whatever it is full of', () => {
    const studious = museum(8);
    const showy = museum(1, 3, 2, 2, 1);
    const both = crowd([studious, showy]);
    expect(both.beside).toBe(Math.max(crowd([studious]).beside, crowd([showy]).beside));
    expect(both.over).toBe(crowd([studious]).over);
  });

  it('grows with every card, and less where it joins a set', () => {
    const before = crowd([museum(2, 2)]).beside;
    expect(crowd([museum(2, 3)]).beside).toBeGreaterThan(before);
    expect(crowd([museum(2, 2, 1)]).beside).toBeGreaterThan(crowd([museum(2, 3)]).beside);
  });
});
