import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { EffectData } from '../wire/types';
import { DEEDS, readEffects, writeEffects } from './notation';

const root = new URL('../../../../src/firstgiants/rules/decks/', import.meta.url);
const founders = JSON.parse(readFileSync(new URL('founders.json', root), 'utf8')) as {
  cards: { effects: EffectData[] }[];
};

function read(text: string): EffectData[] {
  const reading = readEffects(text);
  if ('misread' in reading) throw new Error(reading.misread.word);
  return reading.effects;
}

const misread = (text: string): unknown => {
  const reading = readEffects(text);
  return 'misread' in reading && reading.misread;
};

describe('effects in a line of text', () => {
  it('says gains, conditions, multipliers and opponents', () => {
    expect(read('2 amber per carnivore')).toEqual([
      { do: 'amber', amount: 2, per: { family: 'carnivore' } },
    ]);
    expect(read('anyone flying: 1 amber; you new: display free')).toEqual([
      { when: { by: 'anyone', family: 'flying' }, do: 'amber' },
      { when: { by: 'you', new_family: true }, do: 'display_free' },
    ]);
    expect(read('you Medium:  opponents 3 Points per pair')).toEqual([
      { when: { by: 'you', size: 2 }, do: 'points', amount: 3, per: 'pairs', who: 'opponents' },
    ]);
    expect(read('  ')).toEqual([]);
  });

  it('says every word of the built-in deck, and reads it back', () => {
    for (const { effects } of founders.cards) {
      const text = writeEffects(effects);
      expect(text).not.toContain('[');
      expect(writeEffects(read(text))).toBe(text);
    }
    for (const deed of Object.keys(DEEDS) as EffectData['do'][])
      expect(read(writeEffects([{ do: deed }]))).toEqual([{ do: deed }]);
  });

  it('names the word that it does not know, and those it does', () => {
    expect(misread('2 ambr')).toMatchObject({ word: 'ambr' });
    expect(misread('somebody flying: trade')).toEqual({
      word: 'somebody',
      known: ['you', 'anyone'],
    });
    expect(misread('you dragon: trade')).toMatchObject({ word: 'dragon' });
    expect(misread('1 amber per dragon')).toMatchObject({ word: 'dragon' });
    expect(misread('you small: anyone large: trade')).toMatchObject({ known: [':'] });
  });

  it('keeps what has no words as JSON', () => {
    const odd = [{ do: 'amber', when: { by: 'you' } }, { do: 'fly' }, { do: 'trade', amount: 2 }];
    for (const one of odd) {
      const text = writeEffects([one]);
      expect(read(text)).toEqual([one]);
    }
    expect(misread('[{')).toMatchObject({ word: '[{' });
  });
});
