import { expect, it } from 'vitest';

import { newTableForm, fair, idIn, tableOf } from './newTable';

it('asks for a friend by link, without a clock, to begin by hand', () => {
  expect(tableOf(newTableForm(false))).toMatchObject({
    seats: [{ kind: 'me' }, { kind: 'open' }],
    pace: { kind: 'none' },
    visibility: 'link',
    first: 'random',
    rated: false,
    start_when_full: false,
  });
});

it('begins at once when only bots were chosen', () => {
  const form = { ...newTableForm(false), others: ['giant', '', 'giant', ''] };
  expect(tableOf(form)).toMatchObject({
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'giant' }, { kind: 'bot', bot: 'giant' }],
    start_when_full: true,
  });
});

it('rates only what the rules of rating allow', () => {
  const fit = { ...newTableForm(true), pace: 'blitz' as const, rated: true };
  expect(tableOf(fit).rated).toBe(true);
  expect(tableOf({ ...fit, pace: 'none' }).rated).toBe(false);
  expect(fair({ ...fit, others: ['open', 'giant', '', ''] })).toBe(false);
  expect(tableOf({ ...fit, dealOf: 'x' }).rated).toBe(false);
  expect(tableOf({ ...fit, deck: 'a'.repeat(64) }).rated).toBe(false);
});

it('lets only a chair that is there begin', () => {
  expect(tableOf({ ...newTableForm(false), first: '2' }).first).toBe(2);
  expect(tableOf({ ...newTableForm(false), first: '4' }).first).toBe('random');
});

it('reads a clock of one’s own, and the id in an address', () => {
  const own = { ...newTableForm(false), pace: 'own' as const, minutes: 8, increment: 3 };
  expect(tableOf(own).pace).toEqual({ kind: 'live', bank_s: 480, increment_s: 3 });
  expect(idIn('http://museum.test/g/a-B_9#12')).toBe('a-B_9');
  expect(idIn(' abc ')).toBe('abc');
});

it('plays the built-in deck unless another was chosen', () => {
  expect(tableOf(newTableForm(false)).deck).toBe('founders');
  expect(tableOf(newTableForm(false, 'a'.repeat(64))).deck).toBe('a'.repeat(64));
});

it('names the finished game whose cards shall come again', () => {
  expect(tableOf(newTableForm(false)).same_deal_as).toBe(null);
  expect(tableOf({ ...newTableForm(false), dealOf: '  ' }).same_deal_as).toBe(null);
  const again = { ...newTableForm(false), dealOf: ' http://museum.test/g/a-B_9#12' };
  expect(tableOf(again).same_deal_as).toBe('a-B_9');
});
