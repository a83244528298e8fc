/** Written by plugins/pictures.ts; addresses are computed in lib/art/pictures.ts. */
declare module 'virtual:pictures' {
  import type { Family } from './lib/art/families';

  /** Part of every picture's address; changes when any of them changes. */
  export const version: string;
  /** Ids of the cards that have their own picture. */
  export const fossils: readonly string[];
  /** Ids of the bots that have a portrait, weakest first. */
  export const portraits: readonly string[];
  /** The front page's specimens, one for each day. */
  export const plates: readonly {
    id: string;
    name: string;
    family: Family;
    /** Ground and bones as markup, while pages are prerendered. */
    inline?: string;
  }[];
}

declare module 'virtual:catalogs' {
  import type { FluentResource } from '@fluent/bundle';
  import type { Catalog, Language } from './lib/i18n/catalogs';

  /** Several catalogs may lie in one file. */
  export const files: Readonly<
    Record<
      Language,
      Readonly<Partial<Record<Catalog, () => Promise<{ default: FluentResource['body'] }>>>>
    >
  >;
}
