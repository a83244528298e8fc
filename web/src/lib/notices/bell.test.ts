import { expect, it, vi } from 'vitest';

import type { Waiting } from '../wire/types';
import { Bell } from './bell.svelte';

const table = (id: string) => ({ id, title: '', others: ['Bo'], until: null });
const waiting = {
  count: 3,
  seated: 0,
  tables: [table('here'), table('there')],
  challenges: [],
  asks: [{ id: 'p1', name: 'Cy' }],
} as unknown as Waiting;

vi.mock('../me.svelte', () => ({ me: { person: { id: 'p0', kind: 'guest' } } }));
vi.mock('../wire/api', () => ({ api: { waiting: () => Promise.resolve(waiting) } }));
vi.mock('../wire/stream', () => ({ openStream: () => undefined }));

it('does not ring for the table that the page shows', async () => {
  const bell = new Bell();
  await bell.refresh();
  expect(bell.count).toBe(3);
  bell.showTable('here');
  expect(bell.count).toBe(2);
  expect(bell.tables.map((one) => one.id)).toEqual(['there']);
  bell.showTable(null);
  expect(bell.count).toBe(3);
  expect(bell.titled('Rules')).toBe('(3) Rules');
});
