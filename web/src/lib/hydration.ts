/** What the server wrote into a page that it sent as it is first seen. */
import { flushSync } from 'svelte';

import { keepInput } from './keepInput';

const DAY_MS = 86_400_000;

/** Days since 1970. A page that was sent names its day, so that both show the same. */
export function today(): number {
  const named = document.documentElement.dataset.day;
  return named ? Number(named) : Math.floor(Date.now() / DAY_MS);
}

/** Whether what is being put up came with the page: while the build draws it, and while it is taken over. */
export function fromServer(): boolean {
  return import.meta.env.SSR || document.getElementById('app')?.dataset.drawn !== undefined;
}

/** Takes the page over with `take` if it came in this language, else empties it for another. */
export function takeOver(app: HTMLElement, language: string, take: (came: boolean) => void): void {
  if (app.dataset.drawn !== language) {
    app.replaceChildren();
    delete app.dataset.drawn;
  }
  const again = keepInput(app);
  take(app.dataset.drawn !== undefined);
  flushSync();
  again();
  delete app.dataset.drawn;
}
