/** The service worker: shows messages of closed pages, and a page of ours without a network. It caches nothing else. */

/** There is a new version of the app: reload at the next page instead of running old scripts. */
export const update = { ready: false };

const CHECK_EVERY_MS = 3_600_000;

export function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return Promise.resolve(undefined);
  return navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Call it once, when the browser is idle. */
export async function keepWorker(): Promise<void> {
  const controlled = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  const worker = await registration();
  if (!worker) return;
  // The first worker is no news: this page came from the same version.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) update.ready = true;
  });
  setInterval(() => void worker.update().catch(() => undefined), CHECK_EVERY_MS);
}
