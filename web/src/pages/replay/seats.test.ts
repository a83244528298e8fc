import { expect, it } from 'vitest';

import { seatView } from '../../lib/game/testing';
import { asks, firstPlayers, seated } from './seats';

const BOTS = ['hatchling', 'digger', 'giant'];

it('offers the seat one looks from, and bots on the others', () => {
  const seats = [seatView(1), seatView(2, { bot: 'giant' }), seatView(3, { bot: 'gone' })];
  expect(firstPlayers(seats, 1, BOTS)).toEqual(['me', 'giant', 'digger']);
  expect(firstPlayers(seats, 2, BOTS)).toEqual(['digger', 'me', 'digger']);
});

it('seats a person once', () => {
  expect(seated(['me', 'giant', 'open'], 1, 'me')).toEqual(['giant', 'me', 'open']);
  expect(seated(['me', 'giant', 'open'], 0, 'open')).toEqual(['open', 'giant', 'open']);
  expect(seated(['open', 'giant'], 1, 'me')).toEqual(['open', 'me']);
});

it('asks the server for them', () => {
  expect(asks(['me', 'open', 'giant'])).toEqual([
    { kind: 'me' },
    { kind: 'open' },
    { kind: 'bot', bot: 'giant' },
  ]);
});
