import { readFileSync } from 'node:fs';

import { describe, expect, it, vi } from 'vitest';

import { effectsSvg, hintSvg, signs, type Effect } from './effects';
import { FAMILIES } from './families';
import { bonesSvg, fossilSvg, groundSvg, type Detail, type Specimen } from './fossil';
import * as glyphs from './glyphs';
import { isKnown } from './species';

const deck = JSON.parse(
  readFileSync(
    new URL('../../../../src/firstgiants/rules/decks/founders.json', import.meta.url),
    'utf8',
  ),
) as { cards: (Specimen & { effects: Effect[] })[] };
const css = readFileSync(new URL('families.css', import.meta.url), 'utf8');
// Hundreds of pictures are drawn; a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000 });

const DETAILS: readonly Detail[] = ['plate', 'fine', 'coarse', 'silhouette'];

/** All numbers that follow an M: where outlines begin. */
function starts(svg: string): [number, number][] {
  return [...svg.matchAll(/M(-?\d+)[ ]?(-?\d+)/g)].map((m) => [Number(m[1]), Number(m[2])]);
}

describe('fossils', () => {
  it('are drawn for every card of the deck, none by a likeness', () => {
    expect(deck.cards.filter(({ id }) => !isKnown(id)).map(({ id }) => id)).toEqual([]);
  });

  it.each(DETAILS)('look different on every card: %s', (detail) => {
    const pictures = deck.cards.map((card) => bonesSvg(card, detail));
    expect(new Set(pictures).size).toBe(deck.cards.length);
    for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('fill the frame and stay inside it', () => {
    for (const card of deck.cards) {
      const points = starts(
        bonesSvg(card, 'fine').replace(/<path class="fz-(crack|chip)"[^>]*>/g, ''),
      );
      const xs = points.map(([x]) => x);
      const ys = points.map(([, y]) => y);
      const wide = Math.max(...xs) - Math.min(...xs);
      const tall = Math.max(...ys) - Math.min(...ys);
      expect(Math.min(...xs), card.id).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xs), card.id).toBeLessThanOrEqual(1200);
      expect(Math.min(...ys), card.id).toBeGreaterThanOrEqual(0);
      expect(Math.max(...ys), card.id).toBeLessThanOrEqual(880);
      expect(wide / 1200 > 0.6 || tall / 880 > 0.6, card.id).toBe(true);
    }
  });

  it('are light enough to lie on a table by the dozen', () => {
    const most = { plate: 90_000, fine: 60_000, coarse: 26_000, silhouette: 16_000 };
    for (const detail of DETAILS) {
      for (const card of deck.cards) {
        expect(bonesSvg(card, detail).length, `${card.id} ${detail}`).toBeLessThan(most[detail]);
      }
    }
  });

  it('of other decks get a likeness of their own, always the same', () => {
    for (const family of FAMILIES) {
      for (const size of [1, 2, 3, 'egg'] as const) {
        const card = { id: `stranger-${family}`, family, size };
        expect(fossilSvg(card)).toContain('fz-bone');
        expect(fossilSvg({ ...card })).toBe(fossilSvg(card));
      }
    }
    const two = ['a', 'b'].map((id) => bonesSvg({ id, family: 'carnivore', size: 2 }, 'fine'));
    expect(two[0]).not.toBe(two[1]);
  });

  it('lie on a ground that tells the Family', () => {
    expect(new Set(FAMILIES.map(groundSvg)).size).toBe(5);
  });
});

describe('signs of effects', () => {
  it('come as timing, condition, deed, multiplier', () => {
    const recurring: Effect = {
      do: 'amber',
      amount: 2,
      per: 'pairs',
      when: { by: 'anyone', family: 'marine' },
    };
    expect(signs(recurring)).toEqual([
      glyphs.AGAIN,
      glyphs.ANYONE,
      glyphs.familySeal('marine'),
      glyphs.THEN,
      glyphs.amberDrop(2),
      glyphs.TIMES,
      glyphs.PAIR,
    ]);
    expect(signs({ do: 'points', who: 'opponents' })).toEqual([
      glyphs.ONCE,
      glyphs.OPPONENTS,
      glyphs.laurel(1),
    ]);
  });

  it('differ wherever the rules differ', () => {
    const whens: Effect['when'][] = [
      undefined,
      { by: 'you', new_family: true },
      ...(['you', 'anyone'] as const).flatMap((by) => [
        ...FAMILIES.map((family) => ({ by, family })),
        ...([1, 2, 3] as const).map((size) => ({ by, size })),
      ]),
    ];
    const deeds: Effect[] = [
      { do: 'amber' },
      { do: 'amber', amount: 2 },
      { do: 'points' },
      { do: 'amber', per: 'families' },
      { do: 'amber', per: 'pairs' },
      ...FAMILIES.map((family): Effect => ({ do: 'amber', per: { family } })),
      { do: 'display' },
      { do: 'display_free' },
      { do: 'display_two_different' },
      { do: 'display_two_same' },
      { do: 'trade' },
      { do: 'display_or_point' },
    ];
    const pictures = whens.flatMap((when) =>
      deeds.flatMap((deed) =>
        ['you', 'opponents'].map((who) =>
          effectsSvg([{ ...deed, who, ...(when ? { when } : {}) }], 95, 33),
        ),
      ),
    );
    expect(new Set(pictures).size).toBe(whens.length * deeds.length * 2);
  });

  it('say on the smallest cards what they do, and nothing where there is nothing', () => {
    expect(hintSvg([{ do: 'amber' }], 90, 30)).toContain('gl-amber');
    expect(hintSvg([], 90, 30)).toBe('');
    expect(hintSvg([{ do: 'amber', who: 'opponents' }], 90, 30)).toBe('');
    expect(hintSvg([{ do: 'trade' }], 90, 30)).not.toContain('gl-amber');
  });
});

describe('colours of the Families', () => {
  const value = (family: string, name: string): string => {
    const block = css.slice(css.indexOf(`.fg-${family} {`));
    return new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(block)![1]!;
  };
  const light = (hex: string): number => {
    const [r, g, b] = [1, 3, 5].map((i) => {
      const v = parseInt(hex.slice(i, i + 2), 16) / 255;
      return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string): number => {
    const [x, y] = [light(a), light(b)].sort((p, q) => q - p) as [number, number];
    return (x + 0.05) / (y + 0.05);
  };

  it.each(FAMILIES)('carry text: %s', (family) => {
    expect(contrast(value(family, 'fam'), '#fff8e8')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(value(family, 'fam-soft'), '#2a2118')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(FAMILIES)('let the bones stand out from the slab: %s', (family) => {
    expect(contrast(value(family, 'slab'), '#f3e8cd')).toBeGreaterThanOrEqual(3);
  });
});
