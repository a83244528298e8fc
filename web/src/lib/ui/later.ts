/**
 * Much to put up at once keeps a phone from answering: while `begin` holds, parts (`Later`) come one after the
 * other, each at its turn, a few in each frame. Otherwise they come at once.
 */
import { flushSync } from 'svelte';

import { breath } from './breath';

const FRAME_MS = 5;

interface Waiting {
  turn: number;
  come: () => void;
}

class Later {
  /** Whether parts have to wait for their turn. */
  waiting = false;
  /** When everything is there. */
  all: Promise<void> = Promise.resolve();
  private queue: Waiting[] = [];

  begin(): void {
    if (this.waiting) return;
    this.waiting = true;
    this.all = this.run();
  }

  /** Calls when it is its turn; the answer takes it back. */
  ask(come: () => void, turn: number): () => void {
    const one = { turn, come };
    const after = this.queue.findIndex((other) => other.turn > turn);
    this.queue.splice(after < 0 ? this.queue.length : after, 0, one);
    return () => {
      this.queue = this.queue.filter((other) => other !== one);
    };
  }

  private async run(): Promise<void> {
    do {
      await breath();
      const until = performance.now() + FRAME_MS;
      for (let next = this.queue.shift(); next; next = this.queue.shift()) {
        flushSync(next.come);
        if (performance.now() > until) break;
      }
    } while (this.queue.length > 0);
    this.waiting = false;
  }
}

export const later = new Later();
