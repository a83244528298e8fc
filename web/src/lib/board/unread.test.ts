import { expect, it } from 'vitest';

import type { ChatLine } from '../game/session.svelte';
import { Unread } from './unread.svelte';

function line(n: number, person: string): ChatLine {
  return { n, person, seat: 1, name: person, text: `line ${String(n)}`, reaction: null };
}

it('counts what others said since the page was opened and the chat was last in sight', () => {
  const lines = [line(3, 'bo')];
  const unread = new Unread(
    () => lines,
    () => 'ada',
  );
  expect([unread.count, unread.latest]).toEqual([0, null]);
  unread.open(5);
  expect(unread.latest).toBeNull();
  lines.push(line(6, 'ada'), line(8, 'bo'), line(9, 'cy'));
  unread.markSeen();
  expect(unread.count).toBe(2);
  expect(unread.latest).toMatchObject({ line: { n: 9 }, unseen: true });
  unread.inSight = true;
  unread.markSeen();
  expect(unread.count).toBe(0);
  expect(unread.latest).toMatchObject({ line: { n: 9 }, unseen: false });
  unread.inSight = false;
  lines.push(line(10, 'bo'));
  unread.open(10);
  expect(unread.count).toBe(1);
});
