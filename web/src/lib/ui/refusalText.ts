/** What went wrong and what to do, in the reader's language. */
import { i18n, t } from '../i18n/index.svelte';
import { Refusal } from '../wire/api';
import type { Problem } from '../wire/types';

export function refusalText(error: unknown): string {
  if (!(error instanceof Refusal)) return t('problem-unknown');
  const id = `problem-${error.code}`;
  if (i18n.has(id)) return t(id, whyAndUntil(error.problem));
  return error.message || t('problem-unknown');
}

/** Of a ban: its reason, and its end as the reader writes dates. */
function whyAndUntil({ reason, until }: Problem): { reason: string; until: string } {
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  return { reason: reason ?? '', until: until ? date.format(until) : 'none' };
}
