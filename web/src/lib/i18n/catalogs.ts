/** The languages of the app and the catalogs of each; the build reads this file too. */
import { LANGUAGES } from '../wire/schema';

export { LANGUAGES };
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
