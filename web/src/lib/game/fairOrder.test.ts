import { expect, it } from 'vitest';

import { fairOrder } from './fairOrder';

const table = (id: string, created: number, host: string | null) => ({
  id,
  created,
  host: host === null ? null : { id: host, name: host, kind: 'guest' as const },
});

it('lists the newest table of each host, then the second newest', () => {
  const many = [1, 2, 3].map((i) => table(`m${i}`, 100 + i, 'mallory'));
  const others = [table('a', 5, 'ada'), table('b2', 4, 'bo'), table('b1', 3, 'bo')];
  const order = fairOrder([...many, ...others]).map(({ id }) => id);
  expect(order).toEqual(['m3', 'a', 'b2', 'm2', 'b1', 'm1']);
});

it('keeps tables without a host, and leaves its argument as it was', () => {
  const given = [table('x', 1, null), table('y', 2, null)];
  expect(fairOrder(given).map(({ id }) => id)).toEqual(['y', 'x']);
  expect(given[0]?.id).toBe('x');
});
