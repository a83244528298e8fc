/** Who is here. Asked once: somebody known stays who they are, a newcomer becomes a guest. */
import { adoptPrefs } from './prefs.svelte';
import { api } from './wire/api';
import type { Me } from './wire/types';

class Self {
  person = $state.raw<Me | null>(null);
  private asked: Promise<Me> | null = null;

  ask(): Promise<Me> {
    this.asked ??= api
      .becomeGuest()
      .then((me) => this.set(me))
      .catch((error: unknown) => {
        this.asked = null;
        throw error;
      });
    return this.asked;
  }

  set(me: Me): Me {
    this.person = me;
    adoptPrefs(me.prefs);
    return me;
  }

  forget(): void {
    this.person = null;
    this.asked = null;
  }
}

export const self = new Self();
