import { expect, it } from 'vitest';

import { namedIn } from './deckLink';

const HASH = '0123456789abcdef'.repeat(4);

it('finds a deck in any link to it', () => {
  for (const text of [HASH, ` ${HASH}\n`, `http://a.test/cards?deck=${HASH}#x`, `/print/${HASH}`])
    expect(namedIn(text)).toEqual({ hash: HASH });
  expect(namedIn('https://a.test/workshop/Ab_9-x?y')).toEqual({ id: 'Ab_9-x' });
  for (const text of ['', 'founders', 'https://a.test/t/abc', `${HASH}0`, '/workshop'])
    expect(namedIn(text)).toBe(null);
});
