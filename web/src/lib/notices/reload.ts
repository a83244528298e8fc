/** A page that outlives its server's version. */

const KEY = 'fg.reloaded';
const AGAIN_MS = 60_000;

/** Reloads the page, but not in a loop. The table comes back as it was, with the plan. */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (!navigator.onLine || Date.now() - last < AGAIN_MS) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** Runs when the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  const soon = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 });
    else setTimeout(work, 2000);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
