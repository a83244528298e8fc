/**
 * Much to put up at once keeps a phone from answering: while `begin` holds, parts (`Later`) come one after the
 * other, each at its turn, a few in each frame. Otherwise they come at once.
 */
import { flushSync } from 'svelte';

import { nextFrame } from './nextFrame';

const FRAME_MS = 5;

interface Waiting {
  turn: number;
  come: () => void;
}

class Deferred {
  /** Whether parts have to wait for their turn. */
  waiting = false;
  /** When everything is there. */
  all: Promise<void> = Promise.resolve();
  private queue: Waiting[] = [];
  /** Asked for since the last one came: parts of a part come before others of the same turn. */
  private asked: Waiting[] = [];

  begin(): void {
    if (this.waiting) return;
    this.waiting = true;
    this.all = this.run();
  }

  /** Calls when it is its turn; the answer takes it back. */
  ask(come: () => void, turn: number): () => void {
    const one = { turn, come };
    this.asked.push(one);
    return () => {
      this.asked = this.asked.filter((other) => other !== one);
      this.queue = this.queue.filter((other) => other !== one);
    };
  }

  private next(): Waiting | undefined {
    if (this.asked.length > 0) {
      this.queue = [...this.asked, ...this.queue].sort((a, b) => a.turn - b.turn);
      this.asked = [];
    }
    return this.queue.shift();
  }

  private async run(): Promise<void> {
    do {
      await nextFrame();
      const until = performance.now() + FRAME_MS;
      for (let next = this.next(); next; next = this.next()) {
        flushSync(next.come);
        if (performance.now() > until) break;
      }
    } while (this.queue.length + this.asked.length > 0);
    this.waiting = false;
  }
}

export const later = new Deferred();
