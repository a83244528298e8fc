/** The spacing of Chinese. */
import type { Language } from './catalogs';

/** What stands between two sentences: a Chinese full stop brings its own space. */
export function sentenceGap(language: Language): string {
  return language === 'zh-Hant' ? '' : ' ';
}

/** A space between two Chinese characters. A name may be marked, as `log.ts` does it: the marks stand between. */
const BETWEEN_HAN = /([\u3400-\u9fff]\uE002?) (?=(?:\uE000[^\uE001]*\uE001)?[\u3400-\u9fff])/g;

/**
 * The Chinese catalogs write a space on both sides of names and numbers, as is right for Latin ones.
 * A Chinese name has none.
 */
export function withoutSpacesBetweenHan(text: string, language: Language): string {
  return language === 'zh-Hant' ? text.replace(BETWEEN_HAN, '$1') : text;
}
