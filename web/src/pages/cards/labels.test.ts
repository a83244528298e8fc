import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '../../lib/wire/schema';

const TAGS = Object.keys(LANGUAGES);
const root = new URL('../../../../src/firstgiants/', import.meta.url);
const deck = JSON.parse(readFileSync(new URL('rules/decks/founders.json', root), 'utf8')) as {
  cards: { id: string; facts: { period: string } }[];
};

const keys = (path: string): string[] =>
  [
    ...readFileSync(new URL(`locales/${path}.ftl`, root), 'utf8').matchAll(/^([a-z0-9-]+) = \S/gm),
  ].map((found) => found[1]!);

describe('museum labels', () => {
  it.each(TAGS.slice(1))('speak of every card and of no other: %s', (language) => {
    const wanted = deck.cards.flatMap(({ id }) => [`found-${id}`, `note-${id}`]);
    expect(keys(`${language}/specimens`)).toEqual(wanted);
  });

  it.each(TAGS)('name every age: %s', (language) => {
    const ages = deck.cards.map(
      ({ facts }) => `age-${facts.period.toLowerCase().replaceAll(' ', '-')}`,
    );
    const named = keys(`${language}/sheet`).filter((key) => key.startsWith('age-'));
    expect(named.sort()).toEqual([...new Set(ages)].sort());
  });
});
