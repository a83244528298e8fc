/** The words of the reader's language for what deck files spell in English. */
import { t } from '../i18n/index.svelte';
import { FAMILIES } from '../wire/types';
import { FILE_COLUMNS, SIZE_WORDS, type Vocabulary } from './columns';

export function vocabulary(): Vocabulary {
  const all = <T extends string>(words: readonly T[], say: (word: T) => string) =>
    Object.fromEntries(words.map((word) => [word, say(word)]));
  return {
    family: all(FAMILIES, (word) => t(`kind-${word}`)),
    size: all(SIZE_WORDS, (word) => t(word === 'egg' ? 'size-egg' : `kind-${word}`)),
    columns: all(FILE_COLUMNS, (word) => t(`ws-column-${word}`)),
  };
}
