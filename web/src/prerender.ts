/** Draws pages as they are first seen; run while the client is built, see plugins/prerender.ts. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';

import App from './App.svelte';
import { apart } from './lib/arrival';
import { i18n, LANGUAGES, type Language } from './lib/i18n/index.svelte';
import { match, place } from './lib/router.svelte';
import { plates } from 'virtual:pictures';

export const languages = Object.keys(LANGUAGES) as Language[];
export const days = plates.length;

export async function draw(
  path: string,
  language: Language,
  day: number,
): Promise<{ head: string; body: string }> {
  const { load, words } = match(path);
  place.path = path;
  document.documentElement.dataset.day = String(day);
  await i18n.choose(language, words);
  const { default: page } = await load();
  apart.clear();
  const drawn = render(App, { props: { first: page as Component<Record<string, string>> } });
  let { body } = drawn;
  for (const [name, { of, props }] of apart) {
    const box = `<div data-island="${name}">`;
    if (!body.includes(`${box}</div>`)) throw new Error(`There is no box for ${name}.`);
    const part = render(of as Component<object>, { props }).body;
    body = body.replace(`${box}</div>`, () => `${box}${part}</div>`);
  }
  return { head: drawn.head, body };
}
