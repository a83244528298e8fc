/** The deck that is being edited: its cards, their troubles, what is selected, and saving. */
import { api } from '../wire/api';
import {
  MOST_CARDS,
  type DeckEntry,
  type DeckProblem,
  type Draft,
  type WorkshopDeck,
} from '../wire/types';
import { Autosave, type Saved, type Unsent } from './autosave.svelte';
import { blankCard, withCell, type Column, type Vocabulary } from './columns';
import { draftOf, freeId, idsOf, type DraftCard } from './draft';
import { History, type Cards } from './history.svelte';
import { byCard, troublesOf, type Found, type Trouble } from './problems';
import { vocabulary } from './words';

const keyOf = (id: string): string => `fg.draft.${id}`;

function keptDraft(id: string): Unsent | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Unsent | null;
    return kept && Array.isArray(kept.cards) ? { ...kept, cards: kept.cards.map(draftOf) } : null;
  } catch {
    return null;
  }
}

function keepDraft(id: string, unsent: Unsent | null): void {
  try {
    if (unsent) localStorage.setItem(keyOf(id), JSON.stringify(unsent));
    else localStorage.removeItem(keyOf(id));
  } catch {
    // The browser's storage is full or closed: the server still gets the draft.
  }
}

const savedOf = ({ deck, cards }: WorkshopDeck): Saved => ({
  revision: deck.revision,
  cards: cards.map(draftOf),
});

export class Workbench {
  readonly history = new History();
  readonly autosave: Autosave<Draft>;
  entry = $state.raw<DeckEntry>() as DeckEntry;
  /** The place of the card that is being edited. */
  selected = $state(0);
  found = $state.raw<Found>(new Map());
  /** What is wrong with the deck as a whole. */
  whole = $state.raw<readonly DeckProblem[]>([]);
  /** Whether the last change was refused because the deck is full. */
  full = $state(false);
  readonly words: Vocabulary = $derived(vocabulary());
  readonly cards = $derived(this.history.cards);
  readonly card = $derived<DraftCard | undefined>(this.cards[this.selected]);
  readonly troubles = $derived<readonly (readonly Trouble[])[]>(
    this.cards.map((card) => troublesOf(card, this.found)),
  );
  readonly badCards = $derived(this.troubles.filter((some) => some.length > 0).length);

  constructor(opened: WorkshopDeck) {
    this.entry = opened.deck;
    const { id } = opened.deck;
    const saved = savedOf(opened);
    this.autosave = new Autosave<Draft>({
      send: (revision, cards) => api.saveDraft(id, revision, cards),
      fetch: async () => savedOf(await api.workshopDeck(id)),
      keep: (unsent) => keepDraft(id, unsent),
      saved: (cards, { problems }) => this.judged(cards, problems),
    });
    const unsent = keptDraft(id);
    this.history.open(saved.cards);
    this.judged(saved.cards, opened.problems);
    this.autosave.open(saved);
    if (unsent) this.restore(unsent, saved);
  }

  /** Typing that this browser has and the server has not: it goes on, or is shown as a conflict. */
  private restore(unsent: Unsent, saved: Saved): void {
    this.history.change(unsent.cards);
    if (unsent.revision === saved.revision) this.autosave.changed(unsent.cards);
    else this.autosave.clash(unsent, saved);
  }

  private judged(cards: Cards, problems: readonly DeckProblem[]): void {
    this.found = byCard(cards, problems);
    this.whole = problems.filter(({ card }) => card === null);
  }

  /**
   * `about`: the field that is typed in, so that undo takes the typing back in one step. More cards than a deck may
   * have change nothing.
   */
  change(next: Cards, about = ''): void {
    this.full = next.length > MOST_CARDS;
    if (this.full) return;
    if (this.history.change(next, about)) this.autosave.changed(next);
    this.selected = Math.max(0, Math.min(this.selected, next.length - 1));
  }

  undo(): void {
    if (this.history.undo()) this.autosave.changed(this.cards);
    this.selected = Math.max(0, Math.min(this.selected, this.cards.length - 1));
  }

  redo(): void {
    if (this.history.redo()) this.autosave.changed(this.cards);
  }

  private others(at: number): Set<string> {
    return idsOf(this.cards.filter((_, place) => place !== at));
  }

  put(at: number, card: DraftCard, about = ''): void {
    const next = [...this.cards];
    next[at] = card;
    this.change(next, about);
  }

  setCell(at: number, column: Column | 'id', text: string, about = ''): void {
    const card = this.cards[at] ?? blankCard(this.others(at));
    const next = withCell(card, column, text, this.others(at), this.words);
    // An empty cell below the last card makes no card.
    if (next !== card) this.put(at, next, about);
  }

  /** A new card after the selected one, of the same Family and Size. */
  add(): void {
    const { family = 'herbivore', size = 1 } = this.card ?? {};
    const fresh = { ...blankCard(idsOf(this.cards)), family, size };
    const at = Math.min(this.selected + 1, this.cards.length);
    this.change([...this.cards.slice(0, at), fresh, ...this.cards.slice(at)]);
    if (!this.full) this.selected = at;
  }

  duplicate(): void {
    const { card, selected } = this;
    if (!card) return;
    const copy = { ...card, id: freeId(card.id, idsOf(this.cards)) };
    this.change([...this.cards.slice(0, selected + 1), copy, ...this.cards.slice(selected + 1)]);
    if (!this.full) this.selected = selected + 1;
  }

  remove(from = this.selected, to = from): void {
    this.change(this.cards.filter((_, at) => at < from || at > to));
  }

  /** Moves the selected card by this many places. */
  move(by: number): void {
    const { card, selected } = this;
    const at = selected + by;
    if (!card || at < 0 || at >= this.cards.length) return;
    const rest = this.cards.filter((_, place) => place !== selected);
    this.change([...rest.slice(0, at), card, ...rest.slice(at)]);
    this.selected = at;
  }

  takeTheirs(): void {
    this.history.change(this.autosave.takeTheirs());
  }

  /** The deck is gone: nothing of it is sent or kept any more. */
  discard(): void {
    this.autosave.open({ revision: 0, cards: [] });
  }

  close(): void {
    void this.autosave.flush();
    this.autosave.close();
  }
}
