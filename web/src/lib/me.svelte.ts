/** The person who uses this browser. Fetched once; a newcomer becomes a guest. */
import { adoptPrefs } from './prefs.svelte';
import { api } from './wire/api';
import type { Me } from './wire/types';

/** Set while this browser belongs to somebody. */
const KEY = 'fg.known';

class CurrentPerson {
  person = $state.raw<Me | null>(null);
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

  /** Fetches the person for pages that need none. It makes no guest of a stranger. */
  recall(): void {
    if (this.known) this.ask().catch(() => undefined);
  }

  set(person: Me): Me {
    localStorage.setItem(KEY, 'yes');
    this.person = person;
    adoptPrefs(person.prefs);
    return person;
  }

  forget(): void {
    localStorage.removeItem(KEY);
    this.person = null;
    this.asked = null;
  }
}

export const me = new CurrentPerson();
