/** Renders the front page as it is first seen; run while the client is built, see plugins/prerender.ts. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';

import App from './App.svelte';
import { i18n, LANGUAGES, type Language } from './lib/i18n/index.svelte';
import { match } from './lib/router.svelte';
import { plates } from 'virtual:pictures';

export const languages = Object.keys(LANGUAGES) as Language[];
export const days = plates.length;

export async function draw(
  language: Language,
  day: number,
): Promise<{ head: string; body: string }> {
  const { load, words } = match('/');
  document.documentElement.dataset.day = String(day);
  await i18n.choose(language, words);
  const { default: page } = await load();
  return render(App, { props: { first: page as Component<Record<string, string>> } });
}
