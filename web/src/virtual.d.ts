declare module 'virtual:pictures' {
  import type { Family } from './lib/art/families';

  /** The front page's specimens, one for each day, as files. */
  export const plates: readonly {
    name: string;
    family: Family;
    bones: string;
    ground: string;
    /** Both as markup: only while pages are drawn that the server sends. */
    inline?: string;
  }[];
  /** The bots' portraits by level, as files. */
  export const portraits: Readonly<Record<'large' | 'small', Readonly<Record<string, string>>>>;
}

declare module 'virtual:words' {
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
