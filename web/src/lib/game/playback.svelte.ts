/** The committed game: the present view, the moves that led to it, and the earlier moment being shown. */
import type { GameEvent, View } from '../wire/types';
import type { Move, Stage } from './moves';
import { withUniqueNames } from './names';

/** Of a longer queue only the last move is shown. The turns of four rivals fit in, so the person was away. */
const LONGEST_QUEUE = 30;

export interface PlaybackHooks {
  /** How many events of this move the person has seen in the preview of their own plan; null: not theirs. */
  alreadyShown(move: Move): number | null;
  /** The committed view is about to be replaced: the plan on top of it is void. */
  replaced(): void;
  /** Whether skipping stops at this view; `queued`: how many moves still wait to be shown. */
  skipEnds(view: View, queued: number): boolean;
}

export class Playback {
  base = $state.raw<View | null>(null);
  moment = $state.raw<View | null>(null);
  /** All moves that have arrived. */
  moves = $state.raw<Move[]>([]);
  /** Moves that the board has shown, for the log. A replay has all of them from the start. */
  readonly reached: readonly Move[] = $derived.by(() => {
    const ply = this.base?.ply ?? 0;
    return this.goTo ? this.moves : this.moves.filter((move) => move.ply <= ply);
  });
  /** Another player's move, while it is being shown. */
  showing = $state.raw<Move | null>(null);
  /** Moves of others are shown without animation, until this person is asked. */
  skipping = $state(false);
  /** A replay goes to the moment itself instead of looking back from a running game. */
  goTo: ((move: Move) => void) | null = null;

  private queue: Move[] = [];
  private playing = false;

  constructor(
    private readonly stage: Stage,
    private readonly hooks: PlaybackHooks,
  ) {}

  /** Takes a view as it is, without animation: first load, reconnection, replay jumps. */
  adopt(view: View): void {
    const changed = this.base !== null && this.base.ply !== view.ply;
    this.queue = [];
    this.base = withUniqueNames(view);
    if (changed) this.hooks.replaced();
  }

  /** A committed move arrives; moves are shown one after the other. */
  receive(move: Move): void {
    this.moves = [...this.moves, move];
    this.queue.push(move);
    if (!this.playing) void this.play();
  }

  private async play(): Promise<void> {
    this.playing = true;
    while (this.queue.length > 0) {
      if (this.queue.length > LONGEST_QUEUE) this.queue = this.queue.slice(-1);
      const move = this.queue.shift()!;
      if (this.base && move.ply <= this.base.ply) continue;
      const eventsShown = this.hooks.alreadyShown(move);
      if (eventsShown !== null) this.replace(move.view, move.events.slice(eventsShown));
      else if (this.skipping) this.replace(move.view, []);
      else await this.beat(move);
      if (this.base && this.hooks.skipEnds(this.base, this.queue.length)) this.skipping = false;
    }
    this.playing = false;
  }

  private async beat(move: Move): Promise<void> {
    this.showing = move;
    await this.stage.beat(move.events, () => {
      // A later view may have been adopted while the move was being prepared.
      if (this.base && move.ply <= this.base.ply) return;
      this.base = withUniqueNames(move.view);
      this.hooks.replaced();
    });
    this.showing = null;
  }

  /** Shows the moves of others without animation, until this person is asked. */
  skip(): void {
    this.skipping = true;
    this.stage.skip();
  }

  /** Shows a view that follows the present one by these events. */
  replace(view: View, events: readonly GameEvent[]): void {
    this.stage.show(events, () => {
      this.base = withUniqueNames(view);
      this.hooks.replaced();
    });
  }

  /** Shows an earlier move; null or the newest one returns to the present. */
  lookBack(move: Move | null): void {
    if (move && this.goTo) {
      this.goTo(move);
      return;
    }
    const earlier = move !== null && move.ply !== this.base?.ply;
    this.stage.show([], () => {
      this.moment = earlier ? withUniqueNames(move.view) : null;
    });
  }
}
