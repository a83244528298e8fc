import { expect, it } from 'vitest';

import type { GameEvent } from '../wire/types';
import { flightsOf, othersPace } from './animate';

it('lets gains rise from the card that caused them, side by side', () => {
  const gain = (seat: number): GameEvent => ({
    event: 'AmberGained',
    seat,
    amount: 2,
    because: 'effect',
    card: 'archelon',
    owner: 3,
  });
  const found = flightsOf([gain(1), gain(2)]);
  expect(found.map((one) => one.source)).toEqual(['archelon', 'archelon']);
  expect(found.map((one) => one.aside)).toEqual([0, 1]);
  expect(found[0]).toMatchObject({ piece: 'amber', amount: 2, to: '[data-goal="amber:1"]' });
  // If the card is not on the screen, its owner takes its place.
  expect(found[0]?.from).toEqual(['[data-flip="card:archelon"]', '[data-goal="seat:3"]']);
});

it('lets amber of a marker rise from the purse, and what is paid fly away', () => {
  const [gained, paid] = flightsOf([
    { event: 'AmberGained', seat: 1, amount: 1, because: 'reclaim', card: null, owner: null },
    { event: 'AmberSpent', seat: 1, amount: 2, because: 'display' },
  ]);
  expect(gained).toMatchObject({ source: null, from: ['[data-goal="amber:1"]'] });
  expect(paid?.source).toBeUndefined();
});

it('keeps the parts of a beat in proportion at every speed', () => {
  const [normal, slow] = [othersPace(1), othersPace(2)];
  expect(slow).toEqual({
    travel: 2 * normal.travel,
    flight: 2 * normal.flight,
    gain: 2 * normal.gain,
    gainDelay: 2 * normal.gainDelay,
  });
});
