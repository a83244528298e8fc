/**
 * One person's look at one table: the last committed view, the plan being tried on top of it, and what is
 * lit. It knows no rules: legal choices and previews come from the backend.
 */
import { flushSync, getContext, setContext } from 'svelte';

import { still } from '../prefs.svelte';
import { Refusal } from '../wire/api';
import type { Committed, Previewed } from '../wire/types';
import type { CardData, DeckData, Decision, GameEvent, View } from '../wire/types';
import { animate, snapshot } from './animate';
import { NOTHING, options, type Options, type ShowTarget } from './choices';
import { hover } from './hover';
import { placeMarkers, type MarkerPlaces } from './markers';
import { distinct } from './names';

export interface Backend {
  preview(ply: number, choices: string[]): Promise<Previewed>;
  commit(ply: number, choices: string[], key: string): Promise<Committed>;
}

/** A step of the game's story, as it came: used for the log, the digest and for looking back. */
export interface Move {
  seat: number;
  ply: number;
  from_ply: number;
  events: GameEvent[];
  view: View;
}

export interface Notice {
  id: string;
  args?: Record<string, string | number>;
}

interface Inspected {
  card: string;
  anchor: HTMLElement;
  /** Stays until closed (a click, a long press); a hover goes away by itself. */
  pinned: boolean;
  why: Notice | null;
}

const STEP_MS = 620;
const PLAN_KEY = 'fg.plan.';

export class Board {
  readonly deck: DeckData;
  readonly cards: ReadonlyMap<string, CardData>;
  /** A lesson: only what its script asks for can be chosen. */
  guided = false;
  root: HTMLElement | null = null;
  /** A replay goes to the moment itself instead of looking back from a running game. */
  onlook: ((move: Move) => void) | null = null;

  me = $state<number | null>(null);
  /** Whose Museum lies at the bottom: one's own, or the one a watcher picked. */
  seated = $state(1);
  /** Whose Museum is looked at closely. */
  visiting = $state<number | null>(null);
  base = $state.raw<View | null>(null);
  plan = $state.raw<string[]>([]);
  previewed = $state.raw<Previewed | null>(null);
  moment = $state.raw<View | null>(null);
  moves = $state.raw<Move[]>([]);
  selected = $state<string | null>(null);
  /** Row whose Size must be named before the selected card can go there (two Eggs). */
  naming = $state<number | null>(null);
  busy = $state(false);
  notice = $state.raw<Notice | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  markers = $state.raw<MarkerPlaces>(new Map());
  /** The log is asked to show what was told after this ply. */
  told = $state<number | null>(null);

  readonly shown = $derived(this.moment ?? this.previewed?.view ?? this.base);
  readonly decision: Decision | null = $derived.by(() => {
    if (this.moment) return null;
    return this.previewed ? this.previewed.decision : (this.base?.decision ?? null);
  });
  readonly asked = $derived(this.me !== null && this.decision?.seat === this.me);
  /** They stay lit while a step is being tried out: the table does not flicker at each click. */
  readonly options: Options = $derived(this.asked ? options(this.decision) : NOTHING);
  readonly ready = $derived(this.plan.length > 0 && !this.asked);

  private queue: Move[] = [];
  private pumping = false;
  private committing: GameEvent[] | null = null;
  private forecasts = new Map<string, Promise<Previewed>>();

  constructor(
    deck: DeckData,
    private readonly id: string,
    private readonly backend: Backend | null,
    private readonly autoCommit: () => boolean = () => false,
  ) {
    this.deck = deck;
    this.cards = new Map(deck.cards.map((card) => [card.id, card]));
  }

  /** Takes a view as it is, without animation: first load, reconnection, replay jumps. */
  adopt(view: View, me: number | null): void {
    // On the first view the plan kept by this browser may still hold.
    const changed = this.base !== null && this.base.ply !== view.ply;
    this.me = me;
    if (me !== null) this.seated = me;
    this.queue = [];
    this.base = distinct(view);
    if (changed) this.dropPlan();
    this.place();
    this.forecasts.clear();
    if (this.plan.length === 0) void this.restorePlan();
  }

  /** A committed move arrives; moves are shown one after the other. */
  receive(move: Move): void {
    this.moves = [...this.moves, move];
    this.queue.push(move);
    if (!this.pumping) void this.pump();
  }

  private async pump(): Promise<void> {
    this.pumping = true;
    while (this.queue.length > 0) {
      // Someone who was away is not made to watch everything: only the last few moves are played out.
      if (this.queue.length > 6) this.queue = this.queue.slice(-1);
      const move = this.queue.shift()!;
      if (this.base && move.ply <= this.base.ply) continue;
      const known = this.committing?.length ?? 0;
      const mine = this.committing !== null && move.seat === this.me;
      this.committing = null;
      this.show(mine ? move.events.slice(known) : move.events, () => {
        this.base = distinct(move.view);
        this.dropPlan();
      });
      if (!still() && !(mine && move.events.length === known)) await pause(STEP_MS);
    }
    this.pumping = false;
  }

  private show(events: GameEvent[], change: () => void): void {
    const before = this.root && !still() ? snapshot(this.root) : null;
    hover.settle();
    flushSync(() => {
      change();
      this.selected = null;
      this.naming = null;
      this.notice = null;
      this.inspected = null;
      this.forecasts.clear();
      this.place();
    });
    if (this.root && before) animate(this.root, before, events);
  }

  private place(): void {
    if (this.shown) this.markers = placeMarkers(this.markers, this.shown);
  }

  private dropPlan(): void {
    this.plan = [];
    this.previewed = null;
    localStorage.removeItem(PLAN_KEY + this.id);
  }

  private async restorePlan(): Promise<void> {
    const kept = localStorage.getItem(PLAN_KEY + this.id);
    if (!kept || !this.base || !this.asked) return;
    const { ply, choices } = JSON.parse(kept) as { ply: number; choices: string[] };
    if (ply === this.base.ply) await this.tryOut(choices);
  }

  /** Tries these choices on top of the committed view. */
  private async tryOut(choices: string[]): Promise<void> {
    if (!this.base || !this.backend || this.busy) return;
    this.busy = true;
    const ply = this.base.ply;
    try {
      const told = choices.length > 0 ? await this.backend.preview(ply, choices) : null;
      const answer = told && { ...told, view: distinct(told.view) };
      if (this.base.ply !== ply) return;
      const seen = this.previewed?.events.length ?? 0;
      const fresh = choices.length > this.plan.length ? (answer?.events.slice(seen) ?? []) : [];
      this.show(fresh, () => {
        this.plan = choices;
        this.previewed = answer;
        this.busy = false;
      });
      if (choices.length > 0) {
        localStorage.setItem(PLAN_KEY + this.id, JSON.stringify({ ply, choices }));
      } else localStorage.removeItem(PLAN_KEY + this.id);
    } catch (error) {
      this.refuse(error);
    } finally {
      this.busy = false;
    }
    if (this.ready && this.autoCommit()) await this.commit();
  }

  choose(spelling: string): Promise<void> {
    return this.tryOut([...this.plan, spelling]);
  }

  async undo(): Promise<void> {
    if (this.moment) this.moment = null;
    else if (this.selected) this.deselect();
    else if (this.plan.length > 0) await this.tryOut(this.plan.slice(0, -1));
  }

  restart(): Promise<void> {
    return this.plan.length > 0 ? this.tryOut([]) : Promise.resolve();
  }

  async commit(): Promise<void> {
    if (!this.ready || !this.base || !this.backend || this.busy) return;
    this.busy = true;
    this.committing = this.previewed?.events ?? [];
    const { ply } = this.base;
    const key = `${this.id}-${String(ply)}-${crypto.randomUUID()}`;
    try {
      const done = await this.again(() => this.backend!.commit(ply, this.plan, key));
      if (done.view) {
        // The stream brings the same move; whichever comes first is shown, the other is ignored.
        const known = this.committing?.length ?? 0;
        if (this.base.ply < done.ply && !this.queue.some((move) => move.ply >= done.ply)) {
          const { view } = done;
          const fresh = done.events.slice(known);
          this.committing = null;
          this.show(fresh, () => {
            this.base = distinct(view);
            this.dropPlan();
          });
        }
      }
    } catch (error) {
      this.committing = null;
      this.refuse(error);
    } finally {
      this.busy = false;
    }
  }

  /** A commit lost on the way is sent again with the same key: the server plays it once. */
  private async again<T>(send: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await send();
      } catch (error) {
        const lost =
          error instanceof Refusal && (error.code === 'offline' || error.problem.status >= 502);
        if (!lost || attempt >= 6) throw error;
        this.notice = { id: 'notice-retrying' };
        await pause(500 * 2 ** attempt);
      }
    }
  }

  private refuse(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    const { now } = error.problem;
    if (now?.view && this.base && now.ply > this.base.ply) {
      const { view } = now;
      this.show([], () => {
        this.base = distinct(view);
        this.dropPlan();
      });
      this.notice = { id: 'notice-stale' };
      return;
    }
    this.notice =
      error.code === 'offline'
        ? { id: 'notice-offline' }
        : { id: 'notice-refused', args: { detail: error.message } };
  }

  /** A fossil of one's Study is picked up to be displayed; one place only: it goes there. */
  select(card: string): void {
    const targets = this.options.shows.get(card);
    if (!targets) return;
    if (targets.length === 1) {
      void this.choose(targets[0]!.spelling);
      return;
    }
    this.selected = this.selected === card ? null : card;
    this.naming = null;
    this.notice = null;
    this.inspected = null;
    const rows = new Set(targets.map((target) => target.row));
    if (this.selected && rows.size === 1) this.aim(targets[0]!.row);
  }

  deselect(): void {
    this.selected = null;
    this.naming = null;
  }

  targets(row: number | null): ShowTarget[] {
    if (!this.selected) return [];
    return (this.options.shows.get(this.selected) ?? []).filter((target) => target.row === row);
  }

  aim(row: number | null): void {
    const found = this.targets(row);
    if (found.length === 1) void this.choose(found[0]!.spelling);
    else if (found.length > 1) this.naming = row;
  }

  explain(notice: Notice): void {
    this.notice = notice;
  }

  /** What one more choice would do, exactly, without trying it: for hover help. */
  forecast(spelling: string): Promise<Previewed> | null {
    if (!this.base || !this.backend) return null;
    const choices = [...this.plan, spelling];
    const key = choices.join('|');
    let kept = this.forecasts.get(key);
    if (!kept) {
      kept = this.backend.preview(this.base.ply, choices);
      this.forecasts.set(key, kept);
    }
    return kept;
  }

  inspect(card: string, anchor: HTMLElement, pinned: boolean, why: Notice | null = null): void {
    if (this.inspected?.pinned && !pinned) return;
    this.inspected = { card, anchor, pinned, why };
  }

  uninspect(card?: string): void {
    if (card === undefined || (this.inspected?.card === card && !this.inspected.pinned)) {
      this.inspected = null;
    }
  }

  /** Shows a view that follows the present one by these events (one step of a replay). */
  step(view: View, events: GameEvent[]): void {
    this.show(events, () => {
      this.base = distinct(view);
      this.plan = [];
      this.previewed = null;
    });
  }

  lookBack(move: Move | null): void {
    if (move && this.onlook) {
      this.onlook(move);
      return;
    }
    const before = this.root && !still() ? snapshot(this.root) : null;
    flushSync(() => {
      this.moment = move && move.ply !== this.base?.ply ? distinct(move.view) : null;
      this.inspected = null;
      this.place();
    });
    if (this.root && before) animate(this.root, before, []);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

const BOARD = Symbol('board');

export function provideBoard(get: () => Board): void {
  setContext(BOARD, get);
}

export function useBoard(): () => Board {
  return getContext<() => Board>(BOARD);
}
