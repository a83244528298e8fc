/** The five Families: names, colours' custom properties and the grounds of their slabs. */
export const FAMILIES = ['flying', 'herbivore', 'carnivore', 'marine', 'mammal'] as const;
export type Family = (typeof FAMILIES)[number];
export type Size = 1 | 2 | 3 | 'egg';
/** What a picture needs to know of a card. */
export interface Specimen {
  readonly id: string;
  readonly family: Family;
  readonly size: Size;
}

export const SIZES = ['small', 'medium', 'large'] as const;

/** News tokens and sets are of a Family or of a Size. */
export type Kind = Family | (typeof SIZES)[number];

export function isFamily(word: string): word is Family {
  return (FAMILIES as readonly string[]).includes(word);
}
