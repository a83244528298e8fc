/**
 * A card's effects as a row of signs. One grammar everywhere: timing, condition, then what is gained or
 * done, and by what it is multiplied. Signs only: the sentence is computed elsewhere.
 */
import { SIZES, type Family } from './families';
import {
  AGAIN,
  allFamilies,
  amberDrop,
  ANYONE,
  ARROW,
  EQUALS,
  familySeal,
  kindGlyph,
  laurel,
  NEW_FAMILY,
  ONCE,
  OPPONENTS,
  PAIR,
  plinth,
  plinthFree,
  sizeBones,
  SLASH,
  THEN,
  TIMES,
  twoPlinths,
  YOU,
  type Glyph,
} from './glyphs';

/** An effect as a deck file spells it. */
export interface Effect {
  readonly do: string;
  readonly amount?: number;
  readonly per?: 'families' | 'pairs' | { readonly family: Family };
  readonly who?: string;
  readonly when?: {
    readonly by: string;
    readonly family?: Family;
    readonly size?: 1 | 2 | 3;
    readonly new_family?: boolean;
  };
}

function condition(when: NonNullable<Effect['when']>): Glyph[] {
  const who = when.by === 'anyone' ? ANYONE : YOU;
  if (when.family) return [AGAIN, who, familySeal(when.family), THEN];
  if (when.size) return [AGAIN, who, kindGlyph(SIZES[when.size - 1]!), THEN];
  return [AGAIN, who, NEW_FAMILY, THEN];
}

function multiplier(per: NonNullable<Effect['per']>): Glyph[] {
  if (per === 'families') return [TIMES, allFamilies()];
  if (per === 'pairs') return [TIMES, PAIR];
  return [TIMES, familySeal(per.family)];
}

/** What is done, without timing or condition. */
export function deed(effect: Effect): Glyph[] {
  const amount = effect.amount ?? 1;
  switch (effect.do) {
    case 'amber':
      return [amberDrop(amount)];
    case 'points':
      return [laurel(amount)];
    case 'display':
      return [plinth()];
    case 'display_free':
      return [plinthFree()];
    case 'display_two_different':
      return [twoPlinths(true)];
    case 'display_two_same':
      return [twoPlinths(false)];
    case 'trade':
      return [amberDrop(3), ARROW, laurel(2)];
    case 'display_or_point':
      return [plinth(), SLASH, laurel(1)];
    default:
      return [];
  }
}

/** What any Egg can do: stand for each Size. */
function eggSigns(): Glyph[] {
  return [sizeBones('egg'), EQUALS, kindGlyph('small'), kindGlyph('medium'), kindGlyph('large')];
}

export function signs(effect: Effect): Glyph[] {
  return [
    ...(effect.when ? condition(effect.when) : [ONCE]),
    ...(effect.who === 'opponents' ? [OPPONENTS] : []),
    ...deed(effect),
    ...(effect.per ? multiplier(effect.per) : []),
  ];
}

interface Line {
  readonly width: number;
  readonly markup: string;
}

const GAP = 1.6;
const BETWEEN = 9;
const PAD = 3.4;

function line(glyphs: readonly Glyph[], recurring: boolean): Line {
  let x = PAD;
  let markup = '';
  for (const sign of glyphs) {
    markup += `<g transform="translate(${round(x)} 2)">${sign.markup}</g>`;
    x += sign.width + GAP;
  }
  const width = x - GAP + PAD;
  const ground = `<rect class="gl-ground${recurring ? ' gl-recurring' : ''}" x=".4" y=".4" width="${round(width - 0.8)}" height="27.2" rx="4"/>`;
  return { width, markup: ground + markup };
}

const round = (v: number): number => Math.round(v * 10) / 10;
const ROW = 28;

/**
 * All effects in one picture for a box of the given shape: broken into as many rows as lets them be
 * largest, though no sign gets taller than `most` of the box.
 */
export function effectsSvg(
  effects: readonly Effect[],
  boxWidth: number,
  boxHeight: number,
  most = 0.74,
): string {
  const lines =
    effects.length === 0
      ? [line(eggSigns(), false)]
      : effects.map((effect) => line(signs(effect), effect.when !== undefined));
  let best: { scale: number; rows: Line[][] } | undefined;
  for (let count = 1; count <= lines.length; count++) {
    for (const rows of splits(lines, count)) {
      const wide = Math.max(...rows.map(widthOf));
      const tall = count * ROW + (count - 1) * 3;
      const scale = Math.min(boxWidth / wide, boxHeight / tall, (boxHeight * most) / ROW);
      if (!best || scale > best.scale + 1e-9) best = { scale, rows };
    }
  }
  const { scale, rows } = best!;
  const [w, h] = [boxWidth / scale, boxHeight / scale];
  let y = (h - rows.length * ROW - (rows.length - 1) * 3) / 2;
  let markup = '';
  for (const row of rows) {
    let x = (w - widthOf(row)) / 2;
    for (const { width, markup: inner } of row) {
      markup += `<g transform="translate(${round(x)} ${round(y)})">${inner}</g>`;
      x += width + BETWEEN * 0.5;
    }
    y += ROW + 3;
  }
  return `<svg class="gl" viewBox="0 0 ${round(w)} ${round(h)}" aria-hidden="true" focusable="false">${markup}</svg>`;
}

/** So much to say that it needs two rows to be read at arm's length. */
export function crowded(effects: readonly Effect[]): boolean {
  if (effects.length < 2) return false;
  return widthOf(effects.map((effect) => line(signs(effect), effect.when !== undefined))) > 150;
}

function widthOf(row: readonly Line[]): number {
  return row.reduce((sum, { width }) => sum + width, 0) + (row.length - 1) * BETWEEN * 0.5;
}

/** Every way to break a list into `count` runs. */
function splits<T>(list: readonly T[], count: number): T[][][] {
  if (count === 1) return [[[...list]]];
  const found: T[][][] = [];
  for (let i = 1; i <= list.length - count + 1; i++) {
    for (const rest of splits(list.slice(i), count - 1)) found.push([list.slice(0, i), ...rest]);
  }
  return found;
}

/** For the smallest cards: what it gives its owner, and a loop if it does so again and again. */
export function hintSvg(effects: readonly Effect[], boxWidth: number, boxHeight: number): string {
  const own = effects.filter(({ who }) => who !== 'opponents');
  if (own.length === 0) return '';
  const glyphs: Glyph[] = [];
  for (const effect of own.slice(0, 2)) {
    if (effect.when) glyphs.push(AGAIN);
    const sign = deed(effect).at(effect.do === 'trade' ? -1 : 0);
    if (sign) glyphs.push(sign);
  }
  const width = glyphs.reduce((sum, g) => sum + g.width + GAP, -GAP);
  const scale = Math.min(boxWidth / width, boxHeight / 24);
  const [w, h] = [boxWidth / scale, boxHeight / scale];
  let x = (w - width) / 2;
  let markup = '';
  for (const sign of glyphs) {
    markup += `<g transform="translate(${round(x)} ${round((h - 24) / 2)})">${sign.markup}</g>`;
    x += sign.width + GAP;
  }
  return `<svg class="gl" viewBox="0 0 ${round(w)} ${round(h)}" aria-hidden="true" focusable="false">${markup}</svg>`;
}
