/** What the house speaks, and the parts that its words come in; shared with the build. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  'zh-Hant': '繁體中文',
} as const;
export type Language = keyof typeof LANGUAGES;

export const CATALOGS = [
  'app',
  'cards',
  'log',
  'table',
  'learn',
  'rooms',
  'rules',
  'sheet',
  'specimens',
] as const;
export type Catalog = (typeof CATALOGS)[number];
