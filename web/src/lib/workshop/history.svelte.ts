/** The cards of a draft with every step back: each change is a new list, so that a step is one reference. */
import type { DraftCard } from './draft';

export type Cards = readonly DraftCard[];
const MOST_STEPS = 500;

export class History {
  cards = $state.raw<Cards>([]);
  private past = $state.raw<readonly Cards[]>([]);
  private future = $state.raw<readonly Cards[]>([]);
  /** What the last change was about: typing on in the same field is one step. */
  private about = '';

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Begins with these cards. Nothing before them can be undone to. */
  open(cards: Cards): void {
    this.cards = cards;
    this.past = [];
    this.future = [];
    this.about = '';
  }

  /** Answers whether anything has changed. */
  change(next: Cards, about = ''): boolean {
    if (next === this.cards) return false;
    if (next.length === this.cards.length && next.every((card, at) => card === this.cards[at]))
      return false;
    if (about === '' || about !== this.about)
      this.past = [...this.past.slice(-MOST_STEPS), this.cards];
    this.future = [];
    this.about = about;
    this.cards = next;
    return true;
  }

  /** The next change is a step even if it is about the same field. */
  settle(): void {
    this.about = '';
  }

  undo(): boolean {
    const last = this.past.at(-1);
    if (!last) return false;
    this.future = [...this.future, this.cards];
    this.past = this.past.slice(0, -1);
    this.cards = last;
    this.settle();
    return true;
  }

  redo(): boolean {
    const next = this.future.at(-1);
    if (!next) return false;
    this.past = [...this.past, this.cards];
    this.future = this.future.slice(0, -1);
    this.cards = next;
    this.settle();
    return true;
  }
}
