/** The turn being tried out on top of the committed view: step by step, with the server's exact preview. */
import { refusalText } from '../ui/refusalText';
import { Refusal } from '../wire/api';
import type { GameEvent, Previewed, View } from '../wire/types';
import { alternatives } from './choices';
import type { Backend, Move, Notice, Stage } from './moves';
import { withUniqueNames } from './names';
import type { PlanStore } from './planStore';
import { randomKey } from './randomKey';

export interface Position {
  /** The committed view that the plan builds on. */
  base(): View | null;
  /** Whether this person is asked for the next choice. */
  asked(): boolean;
  /** The server knows a later view. */
  overtaken(view: View): void;
}

export interface PlannerOptions {
  backend: Backend | null;
  stage: Stage;
  store: PlanStore;
  position: Position;
  /** Commits a complete plan without asking. */
  autoCommit(): boolean;
  notify(notice: Notice): void;
  /** Asked before a plan is committed; false keeps it a plan. */
  check?: ((ply: number, choices: readonly string[]) => Promise<boolean>) | undefined;
}

export interface Step {
  choice: string;
  /** All that could be chosen at this step. */
  legal: readonly string[];
  /** The preview of the plan up to this step. */
  result: Previewed;
}

/** What one choice would do: the events it adds, and the views before and after it. */
export interface Forecast {
  before: View;
  events: readonly GameEvent[];
  after: View;
}

/** Gives the next choice of a plan, from what is legal and how many were added so far. */
type Continue = (legal: readonly string[], added: number) => string | undefined;

const NO_MORE: Continue = () => undefined;

export class Planner {
  steps = $state.raw<readonly Step[]>([]);
  readonly choices: string[] = $derived.by(() => this.steps.map((step) => step.choice));
  readonly previewed: Previewed | null = $derived.by(() => this.steps.at(-1)?.result ?? null);
  /** Choices that could stand in place of a step, with the number of that step. */
  readonly alternatives: ReadonlyMap<string, number> = $derived.by(() => alternatives(this.steps));

  private working = $state(false);
  /** From the commit until its move is shown, which may have to wait for the move before it. */
  private committing = $state(false);
  /** The coach is checking the plan before it is committed. */
  checking = $state(false);
  private sent: { ply: number; eventsShown: number } | null = null;
  private forecasts = new Map<string, Promise<Forecast>>();

  constructor(private readonly options: PlannerOptions) {}

  get busy(): boolean {
    return this.working || this.committing;
  }

  get ready(): boolean {
    return this.steps.length > 0 && !this.options.position.asked();
  }

  /** Drops the plan: the committed view has changed. */
  drop(): void {
    this.steps = [];
    this.committing = false;
    this.forecasts.clear();
    this.options.store.save(null);
  }

  /** Brings back the plan that this browser kept, if the table still stands at its ply. */
  async restore(): Promise<void> {
    const base = this.options.position.base();
    if (this.steps.length > 0 || !base || !this.options.position.asked()) return;
    const stored = this.options.store.load();
    if (stored?.ply === base.ply) await this.tryOut(0, (_, added) => stored.choices[added]);
  }

  /**
   * Adds a choice to the plan. If it is not legal now but was at an earlier step, it replaces that step; the steps
   * after it stay as far as they are still legal.
   */
  choose(spelling: string): Promise<void> {
    const place = this.placeOf(spelling);
    const later = this.choices.slice(place + 1);
    return this.tryOut(place, (legal, added) => {
      if (added === 0) return spelling;
      const next = later[added - 1];
      return next !== undefined && legal.includes(next) ? next : undefined;
    });
  }

  /** Repeats a choice while it is legal: amber for every marker that is left. */
  chooseAll(spelling: string): Promise<void> {
    return this.tryOut(this.steps.length, (legal) =>
      legal.includes(spelling) ? spelling : undefined,
    );
  }

  undo(): Promise<void> {
    return this.steps.length > 0 ? this.tryOut(this.steps.length - 1, NO_MORE) : Promise.resolve();
  }

  restart(): Promise<void> {
    return this.steps.length > 0 ? this.tryOut(0, NO_MORE) : Promise.resolve();
  }

  /** Keeps that many steps of the plan, previews the steps that follow, then shows the result. */
  private async tryOut(kept: number, next: Continue): Promise<void> {
    const { backend, position, stage, store } = this.options;
    const base = position.base();
    if (!base || !backend || this.busy) return;
    this.working = true;
    const { ply } = base;
    try {
      const steps = this.steps.slice(0, kept);
      for (;;) {
        const legal = legalAfter(steps, base);
        const choice = next(legal, steps.length - kept);
        if (choice === undefined) break;
        const answer = await backend.preview(ply, [...steps.map((step) => step.choice), choice]);
        if (position.base()?.ply !== ply) return;
        steps.push({ choice, legal, result: { ...answer, view: withUniqueNames(answer.view) } });
      }
      const before = steps[kept - 1]?.result.events.length ?? 0;
      stage.show(steps.at(-1)?.result.events.slice(before) ?? [], () => {
        this.steps = steps;
        this.forecasts.clear();
        this.working = false;
      });
      store.save(steps.length > 0 ? { ply, choices: this.choices } : null);
    } catch (error) {
      this.refused(error);
    } finally {
      this.working = false;
    }
    if (this.ready && this.options.autoCommit()) await this.commit();
  }

  async commit(): Promise<void> {
    const { backend, position } = this.options;
    const base = position.base();
    if (!this.ready || !base || !backend || this.busy) return;
    this.committing = true;
    this.checking = this.options.check !== undefined;
    const sure = (await this.options.check?.(base.ply, this.choices)) ?? true;
    this.checking = false;
    // The table may have moved on while the person thought about it.
    if (!sure || position.base()?.ply !== base.ply) {
      this.committing = false;
      return;
    }
    this.sent = { ply: base.ply, eventsShown: this.previewed?.events.length ?? 0 };
    try {
      await backend.commit(base.ply, this.choices, randomKey());
    } catch (error) {
      this.sent = null;
      this.committing = false;
      this.refused(error);
    }
  }

  /** How many events of a move its own preview has shown already; null for a move of another player. */
  alreadyShown(move: Move): number | null {
    const { sent } = this;
    this.sent = null;
    return sent?.ply === move.from_ply ? sent.eventsShown : null;
  }

  /** What a choice would do, exactly, without making it. A choice that replaces a step is compared with that step's start. */
  forecast(spelling: string): Promise<Forecast> | null {
    const { backend, position } = this.options;
    const base = position.base();
    if (!base || !backend) return null;
    const place = this.placeOf(spelling);
    const choices = [...this.choices.slice(0, place), spelling];
    const key = choices.join('|');
    let kept = this.forecasts.get(key);
    if (!kept) {
      const before = this.steps[place - 1]?.result;
      kept = backend.preview(base.ply, choices).then((answer) => ({
        before: before?.view ?? base,
        events: answer.events.slice(before?.events.length ?? 0),
        after: withUniqueNames(answer.view),
      }));
      this.forecasts.set(key, kept);
      // A lost connection is not remembered.
      kept.catch(() => this.forecasts.delete(key));
    }
    return kept;
  }

  /** The number of the step that this choice would be: a new last one, or the latest that it could replace. */
  private placeOf(spelling: string): number {
    const base = this.options.position.base();
    if (base && legalAfter(this.steps, base).includes(spelling)) return this.steps.length;
    return this.alternatives.get(spelling) ?? this.steps.length;
  }

  private refused(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    const { position, notify } = this.options;
    const now = error.problem.now;
    if (now?.view && now.ply > (position.base()?.ply ?? 0)) {
      position.overtaken(now.view);
      notify({ id: 'notice-stale' });
    } else if (error.code === 'offline') notify({ id: 'notice-offline' });
    else notify({ id: 'notice-refused', args: { detail: refusalText(error) } });
  }
}

/** What the planning seat may choose after these steps; nothing once somebody else is asked. */
function legalAfter(steps: readonly Step[], base: View): readonly string[] {
  const last = steps.at(-1);
  const decision = last ? last.result.decision : base.decision;
  return decision && decision.seat === base.decision?.seat ? decision.legal : [];
}
