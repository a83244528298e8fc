import { expect, it } from 'vitest';

import { spell, timeLeft } from './clock';

it('spells minutes, hours and days', () => {
  expect(spell(65_000, 'en')).toBe('1:05');
  expect(spell(3_661_000, 'en')).toBe('1:01:01');
  expect(spell(86_399_000, 'de')).toBe('23:59:59');
  expect(spell(3 * 86_400_000, 'en')).toBe('3 days');
});

it.each([
  ['en', '2 days 3 hr'],
  ['fr', '2 jours 3 h'],
  ['de', '2 Tage 3 Std.'],
  ['it', '2 giorni 3 h'],
  ['zh-Hant', '2 天 3 小時'],
])('spells days as %s writes them', (language, text) => {
  const spelled = spell((2 * 86_400 + 3 * 3600) * 1000, language);
  expect(spelled.replace(/\s/g, ' ')).toBe(text);
});

it('counts down only the running clock', () => {
  const clocks = {
    at: 1000,
    running: 2,
    seats: [
      { seat: 1, left_ms: 90_000 },
      { seat: 2, left_ms: 90_000 },
    ],
  };
  expect(timeLeft(clocks, 1, 61_000, 'en')).toEqual({ text: '1:30', low: false });
  expect(timeLeft(clocks, 2, 61_000, 'en')).toEqual({ text: '0:30', low: true });
  expect(timeLeft(clocks, 3, 61_000, 'en')).toBe(null);
});
