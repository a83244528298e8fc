/**
 * Sends a draft to the server, debounced, after it was changed. What was not sent yet is kept in this browser, so
 * that neither a lost connection nor a reload loses any typing.
 */
import { Refusal } from '../wire/api';
import type { Cards } from './history.svelte';

/** How long after the last change a draft is sent, and how long until a lost connection is retried. */
export const PAUSE_MS = 600;
export const AGAIN_MS = 4000;

/** A draft that the server does not have yet, and the revision that it was made from. */
export interface Unsent {
  readonly revision: number;
  readonly cards: Cards;
}

/** The draft as the server has it. */
export interface Saved {
  readonly revision: number;
  readonly cards: Cards;
}

export interface Ports<Answer extends { readonly revision: number }> {
  /** Stores the draft. Refused with `stale` if the revision is not the newest. */
  send(revision: number, cards: Cards): Promise<Answer>;
  /** The draft as it is on the server. */
  fetch(): Promise<Saved>;
  /** Keeps what is not sent yet; null: nothing. */
  keep(unsent: Unsent | null): void;
  /** The server has these cards now. */
  saved(cards: Cards, answer: Answer): void;
}

/** `conflict`: somebody else changed the draft. `refused`: the server says no; the next change tries again. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'conflict' | 'refused';

export class Autosave<Answer extends { readonly revision: number }> {
  state = $state<SaveState>('saved');
  error = $state.raw<unknown>(null);
  /** In a conflict: the draft as somebody else left it. */
  theirs = $state.raw<Saved | null>(null);
  private cards: Cards = [];
  private revision = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;

  constructor(private readonly ports: Ports<Answer>) {}

  open({ revision, cards }: Saved): void {
    this.revision = revision;
    this.cards = cards;
    this.state = 'saved';
    this.theirs = null;
    this.ports.keep(null);
  }

  changed(cards: Cards): void {
    this.cards = cards;
    this.ports.keep({ revision: this.revision, cards });
    if (this.state === 'conflict') return;
    if (this.state !== 'offline') this.state = this.running ? 'saving' : 'waiting';
    this.later(PAUSE_MS);
  }

  /** Cards that were made from an older draft than the server has. */
  clash({ revision, cards }: Unsent, theirs: Saved): void {
    this.cards = cards;
    this.revision = revision;
    this.ports.keep({ revision, cards });
    this.conflict(theirs);
  }

  /** Sends what waits, now. Answers whether the server has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.running) await this.running;
    if (this.state !== 'saved' && this.state !== 'conflict') await this.send();
    return (this.state as SaveState) === 'saved';
  }

  /** Ends a conflict: the person's own cards replace the others. */
  async keepMine(): Promise<void> {
    if (!this.theirs) return;
    this.revision = this.theirs.revision;
    this.theirs = null;
    this.state = 'waiting';
    await this.flush();
  }

  /** Ends a conflict: goes on from the other draft, which the caller shows. */
  takeTheirs(): Cards {
    if (!this.theirs) return this.cards;
    const { cards } = this.theirs;
    this.open(this.theirs);
    return cards;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private send(): Promise<void> {
    const { cards, revision } = this;
    if (this.state !== 'offline') this.state = 'saving';
    this.error = null;
    this.running = this.ports
      .send(revision, cards)
      .then((answer) => {
        this.revision = answer.revision;
        this.ports.saved(cards, answer);
        if (this.cards === cards) {
          this.state = 'saved';
          this.ports.keep(null);
        } else {
          this.state = 'waiting';
          this.ports.keep({ revision: this.revision, cards: this.cards });
          this.later(PAUSE_MS);
        }
      })
      .catch((error: unknown) => this.failed(error))
      .finally(() => (this.running = null));
    return this.running;
  }

  private async failed(error: unknown): Promise<void> {
    const code = error instanceof Refusal ? error.code : 'unknown';
    if (code === 'offline') {
      this.state = 'offline';
      this.later(AGAIN_MS);
    } else if (code === 'stale') {
      await this.ports.fetch().then(
        (theirs) => this.conflict(theirs),
        (problem: unknown) => this.failed(problem),
      );
    } else {
      this.state = 'refused';
      this.error = error;
    }
  }

  private conflict(theirs: Saved): void {
    // The answer to an earlier request was lost on the way: the server has what was sent.
    if (JSON.stringify(theirs.cards) === JSON.stringify(this.cards)) {
      this.open(theirs);
      return;
    }
    this.theirs = theirs;
    this.state = 'conflict';
  }
}
