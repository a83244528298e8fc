import { expect, it } from 'vitest';

import { soundOf } from './sounds';
import type { GameEvent } from './wire/types';

const events = (...names: string[]): GameEvent[] => names.map((event) => ({ event }) as GameEvent);

it('lets the most important event be heard, and nothing where nothing moves', () => {
  expect(soundOf(events('TurnStarted', 'AmberGained'))).toBeNull();
  expect(soundOf(events('MarkerPlaced', 'CardTaken'))).toBe('card');
  expect(soundOf(events('FossilDisplayed', 'SetTokenTaken'))).toBe('token');
});
