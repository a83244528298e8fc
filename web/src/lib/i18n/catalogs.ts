/** The languages of the app and the catalogs of each; the build reads this file too. */
import { LANGUAGES } from '../wire/schema';

export { LANGUAGES };
export type Language = keyof typeof LANGUAGES;

export const CATALOGS = [
  'admin',
  'app',
  'bell',
  'cards',
  'lab',
  'analysis',
  'daily',
  'hints',
  'log',
  'notices',
  'numbers',
  'table',
  'text',
  'learn',
  'mistakes',
  'people',
  'puzzles',
  'review',
  'rooms',
  'rules',
  'seasons',
  'sheet',
  'specimens',
  'workshop',
] as const;
export type Catalog = (typeof CATALOGS)[number];
