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
  meaning,
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
  type Sign,
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

/** Conditions name who takes what. On the smallest cards the loop is left out: the ground says "recurring". */
function condition(when: NonNullable<Effect['when']>): Glyph[] {
  const who = when.by === 'anyone' ? meaning('anyone', ANYONE) : meaning('you', YOU);
  return [who, taken(when), meaning('then', THEN)];
}

function taken(when: NonNullable<Effect['when']>): Glyph {
  if (when.family) return meaning('kind', familySeal(when.family), when.family);
  if (!when.size) return meaning('new-family', NEW_FAMILY);
  const size = SIZES[when.size - 1]!;
  return meaning('kind', kindGlyph(size), size);
}

function multiplier(per: NonNullable<Effect['per']>): Glyph[] {
  const times = meaning('times', TIMES);
  if (per === 'families') return [times, meaning('families', allFamilies())];
  if (per === 'pairs') return [times, meaning('pairs', PAIR)];
  return [times, meaning('kind', familySeal(per.family), per.family)];
}

/** What is done, without timing or condition. */
function deed(effect: Effect): Glyph[] {
  const amount = effect.amount ?? 1;
  switch (effect.do) {
    case 'amber':
      return [meaning('amber', amberDrop(amount))];
    case 'points':
      return [meaning('points', laurel(amount))];
    case 'display':
      return [meaning('display', plinth())];
    case 'display_free':
      return [meaning('display-free', plinthFree())];
    case 'display_two_different':
      return [meaning('two-different', twoPlinths(true))];
    case 'display_two_same':
      return [meaning('two-same', twoPlinths(false))];
    case 'trade':
      return [amberDrop(3), ARROW, laurel(2)].map((one) => meaning('trade', one));
    case 'display_or_point':
      return [meaning('display', plinth()), meaning('or', SLASH), meaning('points', laurel(1))];
    default:
      return [];
  }
}

/** What any Egg can do: stand for each Size. */
function eggSigns(): Glyph[] {
  const sizes = SIZES.map((size) => kindGlyph(size));
  return [sizeBones('egg'), EQUALS, ...sizes].map((one) => meaning('egg', one));
}

export function signs(effect: Effect, brief = false): Glyph[] {
  const timing = effect.when ? meaning('again', AGAIN) : meaning('once', ONCE);
  return [
    ...(brief ? [] : [timing]),
    ...(effect.when ? condition(effect.when) : []),
    ...(effect.who === 'opponents' ? [meaning('opponents', OPPONENTS)] : []),
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

/** Words for a sign; without them there are no tooltips. */
export type Say = (sign: Sign) => string;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function line(glyphs: readonly Glyph[], recurring: boolean, say?: Say): Line {
  let x = PAD;
  let markup = '';
  for (const { width, markup: drawing, sign } of glyphs) {
    const tip = say && sign ? `<title>${escaped(say(sign))}</title>` : '';
    // The whole box answers to the mouse, not only the lines in it.
    const box = tip && `<rect class="gl-box" width="${String(width)}" height="24"/>`;
    markup += `<g transform="translate(${round(x)} 2)">${tip}${box}${drawing}</g>`;
    x += width + GAP;
  }
  const width = x - GAP + PAD;
  const ground = `<rect class="gl-ground${recurring ? ' gl-recurring' : ''}" x=".4" y=".4" width="${round(width - 0.8)}" height="27.2" rx="4"/>`;
  return { width, markup: ground + markup };
}

const round = (v: number): number => Math.round(v * 10) / 10;
const ROW = 28;

interface Drawing {
  /** No sign gets taller than this part of the box. */
  most?: number;
  /** For the smallest cards: without the sign of the timing, never without a condition. */
  brief?: boolean;
  say?: Say | undefined;
}

/** All effects in one picture for a box of the given shape: broken into as many rows as lets them be largest. */
export function effectsSvg(
  effects: readonly Effect[],
  boxWidth: number,
  boxHeight: number,
  { most = 0.74, brief = false, say }: Drawing = {},
): string {
  const lines =
    effects.length === 0
      ? [line(eggSigns(), false, say)]
      : effects.map((effect) => line(signs(effect, brief), effect.when !== undefined, say));
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
