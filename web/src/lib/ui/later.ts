/**
 * Much to put up at once keeps a phone from answering: while `begin` holds, parts (`Later`) come one after the
 * other, in the order of the page, a few in each frame. Otherwise they come at once.
 */
import { flushSync } from 'svelte';

import { breath } from './breath';

const FRAME_MS = 5;

class Later {
  /** Whether parts have to wait for their turn. */
  waiting = false;
  /** When everything is there. */
  all: Promise<void> = Promise.resolve();
  private queue: (() => void)[] = [];
  /** Parts of a part come right after it. */
  private inner: (() => void)[] | null = null;

  begin(): void {
    if (this.waiting) return;
    this.waiting = true;
    this.all = this.run();
  }

  /** Calls when it is its turn; the answer takes it back. */
  ask(come: () => void): () => void {
    (this.inner ?? this.queue).push(come);
    return () => {
      this.queue = this.queue.filter((one) => one !== come);
    };
  }

  private async run(): Promise<void> {
    do {
      await breath();
      const until = performance.now() + FRAME_MS;
      for (let next = this.queue.shift(); next; next = this.queue.shift()) {
        this.inner = [];
        flushSync(next);
        this.queue.unshift(...this.inner);
        this.inner = null;
        if (performance.now() > until) break;
      }
    } while (this.queue.length > 0);
    this.waiting = false;
  }
}

export const later = new Later();
