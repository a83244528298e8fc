/**
 * The service worker. It shows messages that the server pushes, and an offline page when there is no network.
 * It keeps nothing: pages and the API always come from the server, and browsers keep the files under assets/,
 * whose names change with their content. So an update needs no care, and no old page is ever shown.
 */
import type { OfflineWords } from './lib/notices/offline';

/** Put in by the build: the words, and the version of the app, which makes this file a new one. */
declare const OFFLINE: Record<string, OfflineWords>;
declare const VERSION: string;

interface Message {
  title: string;
  body: string;
  path: string;
  tag: string;
  waiting: number;
}
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetch extends Waiting {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Push extends Waiting {
  data: { json(): unknown } | null;
}
interface Click extends Waiting {
  notification: Notification;
}
interface Page {
  url: string;
  visibilityState: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface Worker {
  addEventListener(type: 'install' | 'activate', listen: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetch) => void): void;
  addEventListener(type: 'push', listen: (event: Push) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: Click) => void): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  navigator: Navigator;
  clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
const worker = self as unknown as Worker;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  ),
);

worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(page(event));
});

async function page(event: Fetch): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return offlinePage();
  }
}

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;background:#26332d;color:#f3ead7;' +
  'font:18px/1.5 Georgia,serif;text-align:center;padding:24px;box-sizing:border-box}' +
  'h1{color:#f6d28a;font-weight:400}p{max-width:32em;margin:0 auto 1.5em}' +
  'a{display:inline-block;padding:12px 28px;border:1px solid #c9a25b;color:#f6d28a;text-decoration:none}';

async function offlinePage(): Promise<Response> {
  const words = OFFLINE[language()] ?? OFFLINE.en!;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE));
  const digest = btoa(String.fromCharCode(...new Uint8Array(hash)));
  // An empty address is the one that was asked for.
  const html = `<!doctype html><html lang="${language()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>First Giants</title><style>${STYLE}</style><main><h1>${words['offline-title']}</h1><p>${words['offline-text']}</p><p><a href="">${words['offline-again']}</a></p></main></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${digest}'`,
    },
  });
}

function language(): string {
  const base = (tag: string): string => tag.toLowerCase().split('-')[0]!;
  for (const wanted of worker.navigator.languages) {
    const found = Object.keys(OFFLINE).find((tag) => base(tag) === base(wanted));
    if (found) return found;
  }
  return 'en';
}

worker.addEventListener('push', (event) => {
  const message = event.data?.json() as Message | undefined;
  if (message) event.waitUntil(show(message));
});

async function show({ title, body, path, tag, waiting }: Message): Promise<void> {
  const badge = worker.navigator.setAppBadge?.(waiting).catch(() => undefined);
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const seen = pages.some(
    (one) => one.visibilityState === 'visible' && new URL(one.url).pathname === path,
  );
  // No message about a page that is in sight, even if it was opened before the worker took over.
  if (!seen) {
    await worker.registration.showNotification(title, {
      body,
      tag,
      data: { path },
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
    });
  }
  await badge;
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(open(path));
});

/** Shows a page that is open at this address, or opens one. */
async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((one) => new URL(one.url).pathname === path);
  if (there) await there.focus();
  else await worker.clients.openWindow(path);
}

export const version = VERSION;
