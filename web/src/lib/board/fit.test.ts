import { describe, expect, it } from 'vitest';

import {
  AT_DESK,
  fit,
  fitPlan,
  GAPS,
  narrowest,
  rows,
  shape,
  STRIP,
  UNDER_A_FINGER,
  type Fit,
  type Limits,
  type Room,
} from './fit';

const low = { width: 890, height: 190 };
const high = { width: 890, height: 340 };
const phone = { width: 346, height: 222 };
const strip = { width: 290, height: 104 };

/** Whether everything laid in these sizes stays inside the room. */
function inside(found: Fit, room: Room, study: number, sets: number[], limits: Limits): boolean {
  const widths = sets.map((length) => found.set * (1 + (length - 1) * (1 - found.cover)));
  const linesOf = (count: number): number[] =>
    [1, 2].filter((lines) => {
      const abreast = Math.ceil(count / lines);
      return found.study + (abreast - 1) * found.step <= room.width + 1;
    });
  const tall = (count: number): number => count * (found.set * 1.4 + limits.flag + GAPS.rows);
  const words = sets.length === 0 && limits.fresh === 0;
  return linesOf(study).some((lines) => {
    const studyHigh = lines * (found.study * 1.4 + GAPS.rows);
    if (found.way === 'under') {
      const under = words ? limits.flag : tall(rows(widths, room.width, limits.setGap));
      return studyHigh + under <= room.height + 12;
    }
    const studyWide = found.study + (Math.ceil(study / lines) - 1) * found.step;
    const sets = tall(rows(widths, room.width - studyWide - GAPS.halls, limits.setGap));
    return studyHigh <= room.height + 12 && sets <= room.height + 12;
  });
}

describe('fit', () => {
  it('shows few cards large', () => {
    const few = fit(high, ['under'], 2, [], AT_DESK);
    const many = fit(high, ['under'], 7, [3, 3, 2, 2, 1, 1], AT_DESK);
    expect(few.study).toBeGreaterThan(120);
    expect(few.set).toBeGreaterThan(many.set);
  });

  const museums: [number, number[]][] = [
    [0, []],
    [1, []],
    [5, [4, 2, 1]],
    [8, [3, 3, 2, 2, 2, 1]],
    [6, [2, 2, 2, 1, 1, 3]],
  ];
  const places: [string, Room, Limits][] = [
    ['a desk', high, AT_DESK],
    ['a low desk', low, AT_DESK],
    ['a phone', phone, UNDER_A_FINGER],
    ['a strip', strip, STRIP],
  ];
  for (const [where, room, limits] of places) {
    it.each(museums)(`keeps %i cards and sets %j inside ${where}`, (study, sets) => {
      const found = fit(room, [shape(room)], study, sets, limits);
      expect(inside(found, room, study, sets, limits), JSON.stringify(found)).toBe(true);
    });
  }

  it.each(museums)('lays %i cards and sets %j of a rival as they are largest', (study, sets) => {
    const found = fit(strip, ['beside', 'under'], study, sets, STRIP);
    expect(inside(found, strip, study, sets, STRIP), JSON.stringify(found)).toBe(true);
    const under = fit(strip, ['under'], study, sets, STRIP);
    expect(Math.min(found.study, found.set)).toBeGreaterThanOrEqual(
      0.9 * Math.min(under.study, under.set),
    );
  });

  it('shows the few cards of a rival large enough to read', () => {
    const few = fit(strip, ['beside', 'under'], 2, [2, 1], STRIP);
    expect(few.way).toBe('beside');
    expect(few.study).toBeGreaterThanOrEqual(50);
  });

  it('gives the room of a rival without cards in the Study to those on display', () => {
    const empty = fit(strip, ['under'], 0, [1], STRIP);
    expect(empty.set).toBeGreaterThan(1.4 * fit(strip, ['under'], 1, [1], STRIP).set);
    expect(empty.set * 1.4 + 2 * STRIP.flag).toBeLessThan(strip.height);
  });

  it.each(places)(
    'lets the Exhibition stand still while fossils are displayed at %s',
    (_, room, limits) => {
      const sets = [2, 2, 1];
      const steps = [
        { study: 6, sets },
        { study: 5, sets: [3, 2, 1] },
        { study: 4, sets: [3, 3, 1] },
        { study: 3, sets: [3, 3, 1, 1] },
      ];
      const first = fitPlan(room, shape(room), steps.slice(0, 1), limits);
      for (let count = 2; count <= steps.length; count += 1) {
        const found = fitPlan(room, shape(room), steps.slice(0, count), limits);
        const { study, step, studyWide, studyHigh } = first;
        expect(found).toMatchObject({ study, step, studyWide, studyHigh });
        expect(inside(found, room, 6, [...steps[count - 1]!.sets], limits)).toBe(true);
      }
    },
  );

  it.each(places)(
    'covers the middle of no card of the Study in a plan at %s',
    (_, room, limits) => {
      const open = ({ step, study }: Fit): boolean => step >= study / 2;
      for (let study = 3; study <= 16; study += 1) {
        for (let length = 1; length <= 8; length += 1) {
          const sets = Array.from({ length }, (_, place) => 1 + (place % 4));
          const steps = [
            { study, sets },
            { study: study - 1, sets: [...sets, 1] },
            { study: study - 2, sets: [...sets, 1, 1] },
          ];
          const now = steps.at(-1)!;
          if (!open(fit(room, [shape(room)], study, sets, limits))) continue;
          if (!open(fit(room, [shape(room)], now.study, now.sets, limits))) continue;
          const found = fitPlan(room, shape(room), steps, limits);
          expect(open(found), `${String(study)} cards, sets ${String(sets)}`).toBe(true);
        }
      }
    },
  );

  it('moves the Exhibition in a plan rather than letting sets leave the Museum', () => {
    const room = { width: 480, height: 100 };
    const sets = [5, 5, 3];
    const found = fitPlan(
      room,
      'beside',
      [
        { study: 3, sets: [] },
        { study: 1, sets },
      ],
      AT_DESK,
    );
    expect(found).toEqual(fit(room, ['beside'], 1, sets, AT_DESK));
  });

  it('leaves each card of the Study to a finger', () => {
    for (let study = 2; study <= 12; study += 1) {
      expect(fit(phone, ['under'], study, [2, 2], UNDER_A_FINGER).step).toBeGreaterThanOrEqual(40);
    }
  });

  it.each(museums)('leaves the middle of %i cards and of sets %j to a mouse', (study, sets) => {
    for (const room of [low, high]) {
      const found = fit(room, [shape(room)], study, sets, AT_DESK);
      expect(found.step).toBeGreaterThan(found.study / 2);
      expect(found.cover).toBeLessThan(0.5);
    }
  });

  it('never makes cards too small to tell', () => {
    const found = fit({ width: 400, height: 100 }, ['beside'], 9, [5, 5, 5], AT_DESK);
    expect(found.study).toBeGreaterThanOrEqual(AT_DESK.least.study);
    expect(found.set).toBeGreaterThanOrEqual(AT_DESK.least.set);
  });
});

it('breaks things into rows', () => {
  expect(rows([150, 150], 340, 12)).toBe(1);
  expect(rows([150, 150, 100], 340, 12)).toBe(2);
});

it('finds the least width for a number of rows', () => {
  const widths = [100, 80, 60, 60];
  for (const most of [1, 2, 3]) {
    const width = narrowest(widths, most, 12);
    expect(rows(widths, width, 12)).toBeLessThanOrEqual(most);
    expect(rows(widths, width - 3, 12)).toBeGreaterThan(most);
  }
});
