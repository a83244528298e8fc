import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

import { describe, expect, it, vi } from 'vitest';

import { effectsSvg, signs, type Effect } from './effects';
import type { Detail } from './draw/plate';
import { STONE } from './draw/styles';
import { FAMILIES, type Specimen } from './families';
import { fossilSvg, genericSvg, groundSvg } from './fossil';
import * as glyphs from './glyphs';
import { fossilUrl } from './pictures';

const deck = JSON.parse(
  readFileSync(
    new URL('../../../../src/firstgiants/rules/decks/founders.json', import.meta.url),
    'utf8',
  ),
) as { cards: (Specimen & { effects: Effect[] })[] };
const css = readFileSync(new URL('families.css', import.meta.url), 'utf8');
// Hundreds of pictures are drawn; a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000 });

const DETAILS: readonly Detail[] = ['plate', 'fine', 'silhouette'];
const KINDS = FAMILIES.flatMap((family) =>
  ([1, 2, 3, 'egg'] as const).map((size) => [family, size] as const),
);

const drawn = new Map<string, string>();

/** Drawn once for all tests: that takes longest. */
function picture(card: Specimen, detail: Detail): string {
  const key = `${card.id} ${detail}`;
  const svg = drawn.get(key) ?? fossilSvg(card, detail);
  drawn.set(key, svg);
  return svg;
}

/** All numbers that follow an M: where outlines begin. */
function starts(svg: string): [number, number][] {
  return [...svg.matchAll(/M(-?\d+)[ ]?(-?\d+)/g)].map((m) => [Number(m[1]), Number(m[2])]);
}

describe('fossils', () => {
  it.each(DETAILS)('are drawn for every card of the deck, no two alike: %s', (detail) => {
    const pictures = deck.cards.map((card) => picture(card, detail));
    expect(pictures.length).toBe(80);
    for (const one of pictures) expect(one).not.toMatch(/NaN|undefined|Infinity|class=/);
    const generic = KINDS.map(([family, size]) => genericSvg(family, size, detail));
    expect(new Set([...pictures, ...generic]).size).toBe(100);
  });

  it('are the same in every build', () => {
    for (const card of deck.cards.slice(0, 8)) expect(fossilSvg(card)).toBe(fossilSvg({ ...card }));
    expect(genericSvg('marine', 2)).toBe(genericSvg('marine', 2));
  });

  it('fill the frame and stay inside it', () => {
    for (const [name, svg] of [
      ...deck.cards.map((card) => [card.id, picture(card, 'fine')] as const),
      ...KINDS.map(([family, size]) => [`${family} ${size}`, genericSvg(family, size)] as const),
    ]) {
      const points = starts(svg.replace(/<path [^>]*opacity="0.(6|45)"[^>]*>/g, ''));
      const xs = points.map(([x]) => x);
      const ys = points.map(([, y]) => y);
      const wide = Math.max(...xs) - Math.min(...xs);
      const tall = Math.max(...ys) - Math.min(...ys);
      expect(Math.min(...xs), name).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xs), name).toBeLessThanOrEqual(1200);
      expect(Math.min(...ys), name).toBeGreaterThanOrEqual(0);
      expect(Math.max(...ys), name).toBeLessThanOrEqual(880);
      expect(wide / 1200 > 0.6 || tall / 880 > 0.6, name).toBe(true);
    }
  });

  it('are small files', () => {
    const most = { plate: 13_000, fine: 12_000, silhouette: 4_500 };
    const sent = (svg: string, quality: number): number =>
      brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
    for (const detail of DETAILS) {
      for (const card of deck.cards) {
        const svg = picture(card, detail);
        // Most are small enough even with less effort, which takes a tenth of the time.
        if (sent(svg, 9) < most[detail]) continue;
        expect(sent(svg, 11), `${card.id} ${detail}`).toBeLessThan(most[detail]);
      }
    }
  });

  it('are refused for an id that nobody has drawn', () => {
    expect(() => fossilSvg({ id: 'nessie', family: 'marine', size: 3 })).toThrow('nessie');
  });

  it('lie on a ground that tells the Family', () => {
    expect(new Set(FAMILIES.map(groundSvg)).size).toBe(5);
  });
});

describe('addresses of pictures', () => {
  const address = (name: string): RegExp => new RegExp(`^/assets/${name}-[A-Za-z0-9]{8}\\.svg$`);

  it('name the card, in two sizes', () => {
    for (const card of deck.cards) {
      expect(fossilUrl(card)).toMatch(address(`fossil-${card.id}`));
      expect(fossilUrl(card, true)).toMatch(address(`fossil-${card.id}-small`));
    }
  });

  it('are those of a generic fossil where the card is unknown', () => {
    for (const [family, size] of KINDS) {
      const card = { id: `nessie-${family}`, family, size };
      expect(fossilUrl(card)).toMatch(address(`fossil-any-${family}-${String(size)}`));
      expect(fossilUrl(card, true)).toMatch(address(`fossil-any-${family}-${String(size)}-small`));
    }
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
    const drawn = (effect: Effect, brief = false): string[] =>
      signs(effect, brief).map((one) => one.markup);
    const all = [
      glyphs.AGAIN,
      glyphs.ANYONE,
      glyphs.familySeal('marine'),
      glyphs.THEN,
      glyphs.amberDrop(2),
      glyphs.TIMES,
      glyphs.PAIR,
    ].map((one) => one.markup);
    expect(drawn(recurring)).toEqual(all);
    // The smallest cards leave out the loop, which their ground shows, and no part of the condition.
    expect(drawn(recurring, true)).toEqual(all.slice(1));
    expect(drawn({ do: 'points', who: 'opponents' })).toEqual(
      [glyphs.ONCE, glyphs.OPPONENTS, glyphs.laurel(1)].map((one) => one.markup),
    );
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

  it('differ on the smallest cards by what triggers them', () => {
    const pictures = [
      { do: 'amber' },
      { do: 'amber', when: { by: 'you', family: 'marine' } },
      { do: 'amber', when: { by: 'anyone', family: 'marine' } },
      { do: 'amber', when: { by: 'you', size: 3 } },
      { do: 'amber', when: { by: 'you', new_family: true } },
    ].map((effect) => effectsSvg([effect as Effect], 97, 40, { brief: true }));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('tell on pointing what each of them means', () => {
    const picture = effectsSvg([{ do: 'amber', when: { by: 'you', family: 'marine' } }], 95, 32, {
      say: ({ id, kind }) => `<${id} ${kind ?? ''}>`,
    });
    const tips = [...picture.matchAll(/<title>(.*?)<\/title>/g)].map((found) => found[1]);
    expect(tips).toEqual(
      ['again', 'you', 'kind marine', 'then', 'amber'].map(
        (one) => `&lt;${one.includes(' ') ? one : `${one} `}>`,
      ),
    );
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

  it.each(FAMILIES)('are the same in pictures and on the page: %s', (family) => {
    expect(value(family, 'slab')).toBe(STONE[family].slab);
  });

  it.each(FAMILIES)('let the bones stand out from the slab: %s', (family) => {
    expect(contrast(value(family, 'slab'), '#f3e8cd')).toBeGreaterThanOrEqual(3);
  });
});
