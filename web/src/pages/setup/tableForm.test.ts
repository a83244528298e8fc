import { expect, it } from 'vitest';

import type { Table } from '../../lib/wire/types';
import { settingsOf, patchOf, formOf, defaultForm } from './tableForm';

const table = {
  title: 'Low tide',
  pace: { kind: 'live', bank_s: 300, increment_s: 10 },
  first: 2,
  rated: true,
  start_when_full: false,
  fair_start: false,
  news_points: { family: 1, size: 9 },
  min_reliability: 90,
} as unknown as Table;

it('holds a table as it stands, and asks for the same again', () => {
  const form = formOf(table);
  expect(form).toMatchObject({ pace: 'blitz', first: '2', newsFamily: 1, newsSize: 9 });
  const { title, pace, first, rated, fair_start, start_when_full, news_points } = table;
  expect(settingsOf(form, 3, true)).toEqual({
    title,
    pace,
    first,
    rated,
    fair_start,
    start_when_full,
    news_points,
    min_reliability: 90,
  });
});

it('knows every clock by its name', () => {
  const named = (pace: Table['pace']) => formOf({ ...table, pace });
  expect(named({ kind: 'none' }).pace).toBe('none');
  expect(named({ kind: 'live' }).pace).toBe('live');
  expect(named({ kind: 'days', days: 5 })).toMatchObject({ pace: 'days', days: 5 });
  const own = named({ kind: 'live', bank_s: 90, increment_s: 0 });
  expect(own).toMatchObject({ pace: 'own', minutes: 1.5, increment: 0 });
  expect(settingsOf(own, 2, true).pace).toEqual({ kind: 'live', bank_s: 90, increment_s: 0 });
});

it('asks for nothing but what was changed', () => {
  const before = settingsOf(defaultForm(), 3, true);
  expect(patchOf(before, before)).toEqual({});
  const now = settingsOf({ ...defaultForm(), pace: 'days', days: 3, title: ' Late ' }, 3, true);
  expect(patchOf(now, before)).toEqual({ title: 'Late', pace: { kind: 'days', days: 3 } });
});
