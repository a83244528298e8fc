import { expect, it } from 'vitest';

import { endOf, forField, fromField } from './dates';

it('ends a ban with the day that was named, or never', () => {
  expect(endOf('')).toBeNull();
  const end = new Date(endOf('2027-02-28')!);
  expect([end.getDate(), end.getHours(), end.getMinutes()]).toEqual([28, 23, 59]);
});

it('writes a time into a field and reads the same one back, to the minute', () => {
  const noon = new Date(2027, 5, 1, 12, 34).getTime();
  expect(forField(noon)).toBe('2027-06-01T12:34');
  expect(fromField(forField(noon))).toBe(noon);
});
