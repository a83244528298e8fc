import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { FAMILIES } from '../wire/types';

/** The colours of the bands, as usual and with colour help. */
const [usual, helped] = readFileSync(new URL('families.css', import.meta.url), 'utf8')
  .split('/* Colour help')
  .map((part) => {
    const found = [...part.matchAll(/\.fg-(\w+) \{\s*--fam: (#\w{6});/g)];
    return new Map(found.map(([, family, colour]) => [family!, colour!]));
  }) as [Map<string, string>, Map<string, string>];

/** What eyes without one kind of cones see, in linear light (Machado, Oliveira and Fernandes 2009). */
const EYES = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;
type Triple = readonly [number, number, number];

function linear(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function lab(light: readonly number[]): Triple {
  const [r, g, b] = light.map((part) => Math.min(1, Math.max(0, part))) as [number, number, number];
  const root = (part: number): number =>
    part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116;
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart the two most alike Families are for these eyes (CIE76; 2 is just noticed). */
function closest(colours: Map<string, string>, eyes: readonly Triple[]): number {
  const seen = [...colours.values()].map((colour) => {
    const light = linear(colour);
    return lab(eyes.map((row) => row.reduce((sum, part, at) => sum + part * light[at]!, 0)));
  });
  return Math.min(
    ...seen.flatMap((one, index) =>
      seen.slice(index + 1).map((other) => Math.hypot(...one.map((part, at) => part - other[at]!))),
    ),
  );
}

describe('colour help', () => {
  it('has a colour for every Family', () => {
    expect([...helped.keys()].sort()).toEqual([...FAMILIES].sort());
  });

  it.each(Object.keys(EYES) as (keyof typeof EYES)[])('tells Families apart with %s', (name) => {
    expect(closest(helped, EYES[name])).toBeGreaterThan(20);
    expect(closest(helped, EYES[name])).toBeGreaterThan(3 * closest(usual, EYES[name]));
  });
});
