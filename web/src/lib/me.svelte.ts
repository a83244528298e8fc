/** The person who uses this browser. Fetched once; a newcomer becomes a guest. */
import { adoptPrefs } from './prefs.svelte';
import { api } from './wire/api';
import type { Me } from './wire/types';

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

  set(person: Me): Me {
    this.person = person;
    adoptPrefs(person.prefs);
    return person;
  }

  forget(): void {
    this.person = null;
    this.asked = null;
  }
}

export const me = new CurrentPerson();
