/** A person's preferences: stored in this browser at once, and on the server soon after. */
import { api } from './wire/api';

/** How fast the moves of others are shown. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Preferences {
  motion: 'auto' | 'off';
  speed: Speed;
  confirm: boolean;
  /** The coach asks before a plan that lowers the chance of winning by at least this many percent; 0: never. */
  coach: number;
  /** A chime when it is the person's turn. */
  sounds: boolean;
  /** Cards, tokens and the end are heard too. */
  cardSounds: boolean;
  notify: boolean;
  colourHelp: boolean;
  theme: 'light' | 'dark' | 'system';
  cardSize: 'normal' | 'large';
  logDetail: 'full' | 'short';
  /** The table in words alone: headings, lists and buttons. */
  textTable: boolean;
  /** Sentences under large cards; `auto`: in the first games. */
  cardText: 'auto' | 'on' | 'off';
  /** Games played to their end; counted only up to what `cardText` needs. */
  gamesFinished: number;
}

const DEFAULTS: Preferences = {
  motion: 'auto',
  speed: 'normal',
  confirm: true,
  coach: 0,
  sounds: false,
  cardSounds: false,
  notify: false,
  colourHelp: false,
  theme: 'light',
  cardSize: 'normal',
  logDetail: 'full',
  textTable: false,
  cardText: 'auto',
  gamesFinished: 0,
};
/** In this many first games, cards are explained without being asked for. */
const FIRST_GAMES = 3;
const KEY = 'fg.prefs';

function kept(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const prefs = $state<Preferences>(kept());

export function applyPrefs(): void {
  // Set only values that differ: every style on the page depends on them.
  const { dataset } = document.documentElement;
  const help = prefs.colourHelp ? 'on' : 'off';
  if (dataset.motion !== prefs.motion) dataset.motion = prefs.motion;
  if (dataset.colourHelp !== help) dataset.colourHelp = help;
  const theme =
    prefs.theme === 'dark' || (prefs.theme === 'system' && darkSystem()) ? 'dark' : 'light';
  if (dataset.theme !== theme) dataset.theme = theme;
  if (dataset.cardSize !== prefs.cardSize) dataset.cardSize = prefs.cardSize;
}

const DARK = '(prefers-color-scheme: dark)';

function darkSystem(): boolean {
  return matchMedia(DARK).matches;
}

/** The system may turn dark in the evening, while a page is open. */
export function followSystem(): void {
  matchMedia(DARK).addEventListener('change', applyPrefs);
}

function setHere<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  prefs[name] = value;
  localStorage.setItem(KEY, JSON.stringify(prefs));
  applyPrefs();
}

export function setPref<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  setHere(name, value);
  // A preference that cannot be stored on the server still holds here.
  api.changeMe({ prefs: { [name]: value } }).catch(() => undefined);
}

/** The server's copy overrides defaults, never a setting made in this browser. */
export function adoptPrefs(remote: Record<string, unknown>): void {
  if (localStorage.getItem(KEY)) return;
  for (const name of Object.keys(DEFAULTS) as (keyof Preferences)[]) {
    if (typeof remote[name] === typeof DEFAULTS[name])
      Object.assign(prefs, { [name]: remote[name] });
  }
  applyPrefs();
}

/** An address with `?text` asks for the table in words, from any page; this browser keeps it. */
export function adoptAddress(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('text')) return;
  url.searchParams.delete('text');
  history.replaceState(null, '', url);
  setHere('textTable', true);
}

/** Whether sentences stand under large cards, for somebody who has finished this many games. */
export function explainCards(finished = prefs.gamesFinished): boolean {
  return prefs.cardText === 'on' || (prefs.cardText === 'auto' && finished < FIRST_GAMES);
}

/** Counts a game that the person played to its end, as long as the number matters. */
export function countGame(): void {
  if (prefs.gamesFinished < FIRST_GAMES) setPref('gamesFinished', prefs.gamesFinished + 1);
}

export function reducedMotion(): boolean {
  return (
    prefs.motion === 'off' ||
    document.hidden ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
