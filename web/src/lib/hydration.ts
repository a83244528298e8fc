/** Hydrates the page that the build has prerendered. */
import { flushSync } from 'svelte';

import { keepInput } from './keepInput';

const DAY_MS = 86_400_000;

/** Days since 1970. A prerendered page names its day, so that the page and its script show the same. */
export function today(): number {
  const named = document.documentElement.dataset.day;
  return named ? Number(named) : Math.floor(Date.now() / DAY_MS);
}

/** Whether the page is prerendered: by the build now, or being hydrated in the browser. */
export function fromServer(): boolean {
  return import.meta.env.SSR || document.getElementById('app')?.dataset.drawn !== undefined;
}

/** Empties the page if it was prerendered in another language; then `mount` hydrates or fills it. */
export function takeOver(
  app: HTMLElement,
  language: string,
  mount: (prerendered: boolean) => void,
): void {
  if (app.dataset.drawn !== language) {
    app.replaceChildren();
    delete app.dataset.drawn;
  }
  const restoreInput = keepInput(app);
  mount(app.dataset.drawn !== undefined);
  flushSync();
  restoreInput();
  delete app.dataset.drawn;
}
