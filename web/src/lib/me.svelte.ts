/** The person who uses this browser. Fetched once; a newcomer becomes a guest. */
import { adoptPrefs } from './prefs.svelte';
import { api, Refusal } from './wire/api';
import type { Me } from './wire/types';

/** The kind of person that this browser belongs to. Absent while it belongs to nobody. */
const KEY = 'fg.known';

export class CurrentPerson {
  person = $state.raw<Me | null>(null);
  /** This browser belongs to an account whose cookie is gone, though nobody signed out. */
  signedOut = $state(false);
  private asked: Promise<Me> | null = null;

  ask(): Promise<Me> {
    this.asked ??= api
      .becomeGuest()
      .then((person) => this.set(person))
      .catch((error: unknown) => {
        this.asked = null;
        throw error;
      });
    return this.asked;
  }

  /** Whether this browser was somebody's when it was last used. */
  get known(): boolean {
    return localStorage.getItem(KEY) !== null;
  }

  private get wasAccount(): boolean {
    return localStorage.getItem(KEY) === 'account';
  }

  /** Fetches the person for pages that need none. It makes no guest of a stranger, nor of somebody whose cookie is gone. */
  async recall(): Promise<void> {
    if (!this.known || this.asked) return;
    try {
      this.set(await api.me());
    } catch (error) {
      const gone = error instanceof Refusal && error.code === 'not-signed-in';
      if (!gone || this.asked) return;
      if (this.wasAccount) this.signedOut = true;
      else this.forget();
    }
  }

  set(person: Me): Me {
    this.signedOut = this.wasAccount && person.kind !== 'account';
    if (!this.signedOut) localStorage.setItem(KEY, person.kind);
    this.person = person;
    adoptPrefs(person.prefs);
    return person;
  }

  forget(): void {
    localStorage.removeItem(KEY);
    this.signedOut = false;
    this.person = null;
    this.asked = null;
  }
}

export const me = new CurrentPerson();
