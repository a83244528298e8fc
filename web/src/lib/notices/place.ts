/** Messages come in the language and by the clock of the person's browser. */
import { i18n } from '../i18n/index.svelte';
import { api } from '../wire/api';
import type { Notices } from '../wire/types';

export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

export function rememberPlace(): Promise<Notices> {
  return api.changeNotices({ zone: zone(), language: i18n.language });
}
