/** Where things lie on a card's face, in pixels: the same for the picture and for the words over it. */
import type { Box } from './canvas';
import type { Effect } from './effects';
import type { Family, Size } from './families';

/** `reading` from 100 px, `site` from 70, `small` from 50, `tiny` below. */
export type FaceKind = 'reading' | 'site' | 'small' | 'tiny';

export interface CardLike {
  readonly id: string;
  readonly family: Family;
  readonly size: Size;
  readonly effects: readonly Effect[];
}

/** A whole card, or the slab with its fossil alone. */
export type Order =
  | {
      readonly what: 'card';
      readonly card: CardLike;
      readonly face: FaceKind;
      readonly displayed: boolean;
      /** So much to say that the signs need two rows. */
      readonly rich: boolean;
      readonly letters: number;
    }
  | { readonly what: 'slab'; readonly card: Omit<CardLike, 'effects'> };

/** All in hundredths of the card's width. */
const BAND = { reading: 17, site: 17, small: 21, tiny: 33 };
const SEAL = { reading: 14.5, site: 14.5, small: 19, tiny: 29 };
const BONES = { reading: 13, site: 13, small: 16, tiny: 23 };
const GAP = 3;
const BORDER = 1;
export const SLAB_RATIO = 880 / 1200;
/** Glyphs are drawn in boxes of this height. */
const GLYPH = 24;

export interface Plan {
  readonly seal: Box;
  readonly bones: Box;
  readonly slab: Box;
  readonly signs: Box | null;
  readonly great: { readonly seal: Box; readonly bones: Box } | null;
}

/** How wide the sign of a Size is, where it is 24 high. */
export function bonesWidth(size: Size): number {
  return size === 'egg' ? 16 : size * 10.4 + 2.4;
}

/** Room that the band's signs take from the word between them: left and right, in hundredths of the width. */
export function aside(face: FaceKind, size: Size, displayed: boolean): [number, number] {
  const edge = face === 'tiny' ? 3 : 2.5;
  const bones = (bonesWidth(size) * BONES[face]) / GLYPH;
  const left = edge + SEAL[face] + GAP;
  return displayed ? [left + bones + GAP, 3.5] : [left, 3.5 + bones + GAP];
}

/** `width` is the card's; what is laid out is what its border encloses. */
export function planOf(
  order: Extract<Order, { what: 'card' }>,
  width: number,
  height: number,
): Plan {
  const { face, displayed, rich, letters, card } = order;
  const u = (width + 2 * BORDER) / 100;
  const band = BAND[face] * u;
  const square = (x: number, middle: number, size: number): Box => ({
    x,
    y: middle - size / 2,
    width: size,
    height: size,
  });
  const boned = (x: number, middle: number, high: number): Box => ({
    x,
    y: middle - high / 2,
    width: (bonesWidth(card.size) * high) / GLYPH,
    height: high,
  });
  const edge = (face === 'tiny' ? 3 : 2.5) * u;
  const far = (face === 'tiny' ? 5 : 3.5) * u;
  const seal = square(edge, band / 2, SEAL[face] * u);
  const high = BONES[face] * u;
  const wide = (bonesWidth(card.size) * high) / GLYPH;
  const bones = boned(displayed ? edge + seal.width + GAP * u : width - far - wide, band / 2, high);
  const slab = { x: 0, y: band + BORDER, width, height: width * SLAB_RATIO };
  let foot = slab.y + slab.height + BORDER;
  if (face !== 'tiny') {
    const type = Math.min(11.5 * u, (147 * u) / letters);
    foot += type * 1.1 + 3.6 * u + 2 * BORDER - (rich ? 16.5 : 5) * u;
  }
  const middle = (foot + height) / 2;
  if (displayed) {
    if (face === 'tiny') return { seal, bones, slab, signs: null, great: null };
    const greatBones = (bonesWidth(card.size) * 22 * u) / GLYPH;
    const from = (width - 25 * u - 10 * u - greatBones) / 2;
    const great = {
      seal: square(from, middle, 25 * u),
      bones: boned(from + 35 * u, middle, 22 * u),
    };
    return { seal, bones, slab, signs: null, great };
  }
  const [w, h] = signsShape(face, rich);
  const inside = width - 5 * u;
  const signs = {
    x: 2.5 * u,
    y: middle - (inside * h) / w / 2,
    width: inside,
    height: (inside * h) / w,
  };
  return { seal, bones, slab, signs, great: null };
}

/** The shape of the box that a card's signs fill. */
export function signsShape(face: FaceKind, rich: boolean): [number, number] {
  return face === 'tiny' ? [92, 30] : [95, rich ? 44 : 32];
}
