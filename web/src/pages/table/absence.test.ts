import { expect, it, vi } from 'vitest';

import { Refusal } from '../../lib/wire/api';
import { whyNoBot } from './absence';

vi.mock('../../lib/i18n/index.svelte', () => ({
  i18n: { has: () => false },
  t: (id: string) => id,
}));

function refused(retry_after?: number): Refusal {
  const problem = { title: '', status: 409, detail: 'They still have time.' };
  return new Refusal({
    ...problem,
    code: 'still-has-time',
    ...(retry_after !== undefined && { retry_after }),
  });
}

it('says when a bot may fill in', () => {
  expect(whyNoBot(refused(), 'Bo', true)).toEqual({ id: 'still-clock', args: { name: 'Bo' } });
  const args = { name: 'Bo', minutes: 10 };
  expect(whyNoBot(refused(600), 'Bo', false)).toEqual({ id: 'still-later', args });
  expect(whyNoBot(refused(541), 'Bo', true)).toEqual({ id: 'still-asked', args });
  expect(whyNoBot(new Error('x'), 'Bo', true).id).toBe('problem-unknown');
});
