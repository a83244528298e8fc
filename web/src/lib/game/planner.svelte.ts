/** The turn being tried out on top of the committed view: step by step, with the server's exact preview. */
import { Refusal } from '../wire/api';
import type { Previewed, View } from '../wire/types';
import type { Backend, Move, Notice, Stage } from './moves';
import { withUniqueNames } from './names';
import type { PlanStore } from './planStore';

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
}

export class Planner {
  choices = $state.raw<string[]>([]);
  previewed = $state.raw<Previewed | null>(null);

  private working = $state(false);
  /** From the commit until its move is shown, which may have to wait for the move before it. */
  private committing = $state(false);
  private sent: { ply: number; eventsShown: number } | null = null;
  private forecasts = new Map<string, Promise<Previewed>>();

  constructor(private readonly options: PlannerOptions) {}

  get busy(): boolean {
    return this.working || this.committing;
  }

  get ready(): boolean {
    return this.choices.length > 0 && !this.options.position.asked();
  }

  /** The committed view changed: nothing of the plan holds any longer. */
  drop(): void {
    this.choices = [];
    this.previewed = null;
    this.committing = false;
    this.forecasts.clear();
    this.options.store.save(null);
  }

  /** Brings back the plan that this browser kept, if the table still stands at its ply. */
  async restore(): Promise<void> {
    const base = this.options.position.base();
    if (this.choices.length > 0 || !base || !this.options.position.asked()) return;
    const stored = this.options.store.load();
    if (stored?.ply === base.ply) await this.tryOut(stored.choices);
  }

  choose(spelling: string): Promise<void> {
    return this.tryOut([...this.choices, spelling]);
  }

  undo(): Promise<void> {
    return this.choices.length > 0 ? this.tryOut(this.choices.slice(0, -1)) : Promise.resolve();
  }

  restart(): Promise<void> {
    return this.choices.length > 0 ? this.tryOut([]) : Promise.resolve();
  }

  private async tryOut(choices: string[]): Promise<void> {
    const { backend, position, stage, store } = this.options;
    const base = position.base();
    if (!base || !backend || this.busy) return;
    this.working = true;
    const { ply } = base;
    try {
      const answer = choices.length > 0 ? await backend.preview(ply, choices) : null;
      if (position.base()?.ply !== ply) return;
      const eventsShown = this.previewed?.events.length ?? 0;
      const longer = choices.length > this.choices.length;
      stage.show(longer ? (answer?.events.slice(eventsShown) ?? []) : [], () => {
        this.choices = choices;
        this.previewed = answer && { ...answer, view: withUniqueNames(answer.view) };
        this.forecasts.clear();
        this.working = false;
      });
      store.save(choices.length > 0 ? { ply, choices } : null);
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
    this.sent = { ply: base.ply, eventsShown: this.previewed?.events.length ?? 0 };
    try {
      await backend.commit(base.ply, this.choices, crypto.randomUUID());
    } catch (error) {
      this.sent = null;
      this.committing = false;
      this.refused(error);
    }
  }

  /** How many events of a move were shown by the preview of the plan it came from; null: another's move. */
  alreadyShown(move: Move): number | null {
    const { sent } = this;
    this.sent = null;
    return sent?.ply === move.from_ply ? sent.eventsShown : null;
  }

  /** What one more choice would do, exactly, without trying it: for hover help. */
  forecast(spelling: string): Promise<Previewed> | null {
    const { backend, position } = this.options;
    const base = position.base();
    if (!base || !backend) return null;
    const choices = [...this.choices, spelling];
    const key = choices.join('|');
    let kept = this.forecasts.get(key);
    if (!kept) {
      kept = backend.preview(base.ply, choices);
      this.forecasts.set(key, kept);
    }
    return kept;
  }

  private refused(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    const { position, notify } = this.options;
    const now = error.problem.now;
    if (now?.view && now.ply > (position.base()?.ply ?? 0)) {
      position.overtaken(now.view);
      notify({ id: 'notice-stale' });
    } else if (error.code === 'offline') notify({ id: 'notice-offline' });
    else notify({ id: 'notice-refused', args: { detail: error.message } });
  }
}
