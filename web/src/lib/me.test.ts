import { beforeEach, expect, it, vi } from 'vitest';

import { CurrentPerson } from './me.svelte';
import { api, OFFLINE, Refusal } from './wire/api';
import type { Me } from './wire/types';

const guest = { id: 'g', name: 'Guest 7', kind: 'guest', prefs: {} } as Me;
const account = { id: 'a', name: 'Ada', kind: 'account', prefs: {} } as Me;
const noCookie = new Refusal({ title: '', status: 401, code: 'not-signed-in', detail: '' });

vi.mock('./prefs.svelte', () => ({ adoptPrefs: () => undefined }));

let stored: Map<string, string>;
beforeEach(() => {
  vi.restoreAllMocks();
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.spyOn(api, 'becomeGuest').mockResolvedValue(guest);
});

/** A page that is opened after this person used the browser and the cookies were cleared. */
async function withoutCookies(person: Me): Promise<CurrentPerson> {
  new CurrentPerson().set(person);
  vi.spyOn(api, 'me').mockRejectedValue(noCookie);
  const later = new CurrentPerson();
  await later.recall();
  return later;
}

it('makes no guest of somebody whose cookies are gone, on a page that needs nobody', async () => {
  const me = await withoutCookies(guest);
  expect(api.becomeGuest).not.toHaveBeenCalled();
  expect([me.person, me.known, me.signedOut]).toEqual([null, false, false]);
});

it('remembers an account whose cookie is gone, until somebody signs in or out', async () => {
  const me = await withoutCookies(account);
  expect(me.signedOut).toBe(true);
  await me.ask();
  expect([me.person?.id, me.signedOut]).toEqual(['g', true]);
  me.set(account);
  expect(me.signedOut).toBe(false);
  me.forget();
  me.set(guest);
  expect(me.signedOut).toBe(false);
});

it('asks nothing in a browser that is nobody’s', async () => {
  const ask = vi.spyOn(api, 'me');
  await new CurrentPerson().recall();
  expect(ask).not.toHaveBeenCalled();
});

it('forgets nobody while the server cannot be reached', async () => {
  const me = new CurrentPerson();
  me.set(guest);
  vi.spyOn(api, 'me').mockRejectedValue(new Refusal(OFFLINE));
  const later = new CurrentPerson();
  await later.recall();
  expect(later.known).toBe(true);
});
