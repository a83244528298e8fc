/** Who is here. Asked once; the server makes a guest of a newcomer. */
import { adoptPrefs } from './prefs.svelte';
import { api } from './wire/api';
import type { Me } from './wire/types';

class Self {
  person = $state.raw<Me | null>(null);
  private asked: Promise<Me> | null = null;

  ask(): Promise<Me> {
    this.asked ??= api
      .me()
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
