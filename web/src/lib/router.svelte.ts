/** Path routes over the history API. A page is a lazy chunk; its parameters are the named groups. */
import type { Component } from 'svelte';

import type { Catalog } from './i18n/index.svelte';
import { me } from './me.svelte';
import { update } from './notices/worker';
import { api } from './wire/api';

export type Page = Component<Record<string, string>>;
type Loader = () => Promise<{ default: unknown }>;

interface Route {
  pattern: RegExp;
  load: Loader;
  /** Pages that fill the window and bring their own bar. */
  full?: boolean;
  /** Catalogs that only this page needs. */
  words?: Catalog[];
  /** Starts the page's first requests before its script has loaded. */
  ahead?: () => void;
}

const calm = (): undefined => undefined;

/** Fetches the person and the deck. */
function guestAndCards(): void {
  me.ask().catch(calm);
  api.deck('founders').catch(calm);
}

const routes: Route[] = [
  {
    pattern: /^\/$/,
    load: () => import('../pages/Front.svelte'),
    ahead: () => void me.ask().catch(calm),
  },
  {
    pattern: /^\/t\/(?<id>[\w-]+)$/,
    load: () => import('../pages/TablePage.svelte'),
    full: true,
    words: ['cards', 'log', 'table'],
    ahead: guestAndCards,
  },
  {
    pattern: /^\/g\/(?<id>[\w-]+)$/,
    load: () => import('../pages/Replay.svelte'),
    full: true,
    words: ['cards', 'log', 'table', 'text', 'review', 'analysis'],
  },
  {
    pattern: /^\/g\/(?<id>[\w-]+)\/review$/,
    load: () => import('../pages/Review.svelte'),
    words: ['cards', 'log', 'table', 'text', 'review', 'analysis'],
  },
  {
    pattern: /^\/g\/(?<id>[\w-]+)\/analysis$/,
    load: () => import('../pages/Analysis.svelte'),
    full: true,
    words: ['cards', 'log', 'table', 'text', 'review', 'analysis'],
  },
  {
    pattern: /^\/mistakes$/,
    load: () => import('../pages/Mistakes.svelte'),
    full: true,
    words: ['cards', 'log', 'table', 'text', 'review', 'analysis', 'mistakes'],
  },
  {
    pattern: /^\/learn$/,
    load: () => import('../pages/Learn.svelte'),
    full: true,
    words: ['cards', 'log', 'table', 'learn'],
  },
  {
    pattern: /^\/puzzles$/,
    load: () => import('../pages/Puzzles.svelte'),
    words: ['puzzles'],
  },
  {
    pattern: /^\/puzzles\/(?<id>[0-9a-f]+|daily)$/,
    load: () => import('../pages/Puzzle.svelte'),
    full: true,
    words: ['cards', 'log', 'table', 'puzzles'],
    ahead: guestAndCards,
  },
  {
    pattern: /^\/rules$/,
    load: () => import('../pages/Rules.svelte'),
    words: ['cards', 'log', 'table', 'rules'],
  },
  {
    pattern: /^\/cards$/,
    load: () => import('../pages/Cards.svelte'),
    words: ['cards', 'table', 'sheet', 'specimens', 'lab'],
  },
  {
    pattern: /^\/workshop$/,
    load: () => import('../pages/workshop/Home.svelte'),
    words: ['cards', 'workshop'],
  },
  {
    pattern: /^\/workshop\/(?<id>[\w-]+)$/,
    load: () => import('../pages/workshop/Deck.svelte'),
    words: ['cards', 'lab', 'workshop'],
  },
  {
    pattern: /^\/workshop\/(?<id>[\w-]+)\/print$/,
    load: () => import('../pages/workshop/Print.svelte'),
    full: true,
    words: ['cards', 'workshop'],
  },
  {
    pattern: /^\/print\/(?<deck>[\w-]+)$/,
    load: () => import('../pages/workshop/Print.svelte'),
    full: true,
    words: ['cards', 'workshop'],
  },
  {
    pattern: /^\/report\/(?<deck>[\w-]+)$/,
    load: () => import('../pages/lab/Report.svelte'),
    words: ['lab', 'workshop'],
  },
  {
    pattern: /^\/daily(?:\/(?<day>\d{4}-\d{2}-\d{2}))?$/,
    load: () => import('../pages/Daily.svelte'),
    words: ['daily'],
    ahead: () => void me.ask().catch(calm),
  },
  { pattern: /^\/open$/, load: () => import('../pages/Open.svelte') },
  { pattern: /^\/watch$/, load: () => import('../pages/Watch.svelte'), words: ['review'] },
  {
    pattern: /^\/me$/,
    load: () => import('../pages/Me.svelte'),
    words: ['people', 'notices'],
  },
  {
    pattern: /^\/mail\/(?<purpose>confirm|stop)\/(?<token>[\w-]+)$/,
    load: () => import('../pages/MailLink.svelte'),
    words: ['notices'],
  },
  { pattern: /^\/friends$/, load: () => import('../pages/Friends.svelte'), words: ['people'] },
  {
    pattern: /^\/people\/(?<id>[\w-]+)$/,
    load: () => import('../pages/Person.svelte'),
    words: ['people', 'seasons', 'review'],
  },
  { pattern: /^\/numbers$/, load: () => import('../pages/Numbers.svelte'), words: ['numbers'] },
  {
    pattern: /^\/leaderboard$/,
    load: () => import('../pages/Leaderboard.svelte'),
    words: ['seasons'],
  },
  {
    pattern: /^\/admin$/,
    load: () => import('../pages/Admin.svelte'),
    words: ['admin'],
  },
  { pattern: /^\/about$/, load: () => import('../pages/About.svelte') },
];

const missing: Loader = () => import('../pages/NotFound.svelte');

export const currentUrl = $state({
  path: location.pathname,
  search: location.search,
  hash: location.hash,
});

export function match(path: string): {
  load: Loader;
  params: Record<string, string>;
  full: boolean;
  words: Catalog[];
  ahead: () => void;
} {
  for (const route of routes) {
    const found = route.pattern.exec(path);
    if (found) {
      const { load, full = false, words = [], ahead = calm } = route;
      return { load, params: { ...found.groups }, full, words, ahead };
    }
  }
  return { load: missing, params: {}, full: false, words: [], ahead: calm };
}

function sync(): void {
  currentUrl.path = location.pathname;
  currentUrl.search = location.search;
  currentUrl.hash = location.hash;
}

export function navigate(to: string, how: 'push' | 'replace' = 'push'): void {
  if (update.ready && how === 'push') {
    location.assign(to);
    return;
  }
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  sync();
  if (how === 'push') scrollTo(0, 0);
}

/** Goes to what the address names after `#`, once it is there: pages and their cards come later than the address. */
export function toHash(): void {
  if (location.hash.length < 2) return;
  const there = document.getElementById(location.hash.slice(1));
  there?.scrollIntoView();
  // Parts that are drawn when they come into view may have grown by now.
  requestAnimationFrame(() => requestAnimationFrame(() => there?.scrollIntoView()));
}

/** Links inside the app change the page without a reload; all others are the browser's. */
export function listen(): () => void {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download'))
      return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || /^\/(api|docs)\b/.test(url.pathname)) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    navigate(url.pathname + url.search + url.hash);
  };
  document.addEventListener('click', click);
  addEventListener('popstate', sync);
  addEventListener('hashchange', sync);
  return () => {
    document.removeEventListener('click', click);
    removeEventListener('popstate', sync);
    removeEventListener('hashchange', sync);
  };
}
