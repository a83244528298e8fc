/** Numbers of a report in the reader's language. What is not known is a dash. */
import { i18n } from '../../lib/i18n/index.svelte';

const UNKNOWN = '–';

function format(value: number | null | undefined, options: Intl.NumberFormatOptions): string {
  return value === null || value === undefined
    ? UNKNOWN
    : new Intl.NumberFormat(i18n.language, options).format(value);
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export const decimal = (value: number | null | undefined): string => format(value, ONE_DIGIT);
export const signed = (value: number | null | undefined): string =>
  format(value, { ...ONE_DIGIT, signDisplay: 'exceptZero' });
export const whole = (value: number | null | undefined): string =>
  format(value, { maximumFractionDigits: 0 });
export const percent = (share: number | null | undefined): string =>
  format(share, { style: 'percent', maximumFractionDigits: 0 });
/** From one value to another; minus signs and dashes must not meet. */
export const span = (low: number | null | undefined, high: number | null | undefined): string =>
  low === null || low === undefined ? UNKNOWN : `${signed(low)} … ${signed(high)}`;
export const list = (words: readonly string[]): string =>
  new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(words);
