/** What a person likes, kept in this browser at once and with the person on the server soon after. */
import { api } from './wire/api';

export interface Preferences {
  motion: 'auto' | 'off';
  confirm: boolean;
  sounds: boolean;
  notify: boolean;
  colourHelp: boolean;
  logDetail: 'full' | 'short';
}

const DEFAULTS: Preferences = {
  motion: 'auto',
  confirm: true,
  sounds: false,
  notify: false,
  colourHelp: false,
  logDetail: 'full',
};
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
  // What is the same already is left alone: every style on the page hangs on it.
  const { dataset } = document.documentElement;
  const help = prefs.colourHelp ? 'on' : 'off';
  if (dataset.motion !== prefs.motion) dataset.motion = prefs.motion;
  if (dataset.colourHelp !== help) dataset.colourHelp = help;
}

export function setPref<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  prefs[name] = value;
  localStorage.setItem(KEY, JSON.stringify(prefs));
  applyPrefs();
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

export function reducedMotion(): boolean {
  return (
    prefs.motion === 'off' ||
    document.hidden ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
