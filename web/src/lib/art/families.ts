/** Families and Sizes, and what a picture needs to know of a card. */
import { FAMILIES, SIZES } from '../wire/schema';

export { FAMILIES, SIZES };
export type Family = (typeof FAMILIES)[number];
export type Size = 1 | 2 | 3 | 'egg';
export interface Specimen {
  readonly id: string;
  /** The id of the fossil whose drawing is used. */
  readonly picture?: string | undefined;
  readonly family: Family;
  readonly size: Size;
}

/** News tokens and sets are of a Family or of a Size. */
export type Kind = Family | (typeof SIZES)[number];
