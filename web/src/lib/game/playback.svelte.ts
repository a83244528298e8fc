/** The committed story: the present view, the moves that led to it, and a moment being looked back at. */
import type { GameEvent, View } from '../wire/types';
import type { Move, Stage } from './moves';
import { withUniqueNames } from './names';

/** Only the last move of a longer queue is played out, for someone who was away. */
const LONGEST_QUEUE = 6;

export interface PlaybackHooks {
  /** How many events of this move the person has seen in the preview of their own plan; null: not theirs. */
  alreadyShown(move: Move): number | null;
  /** The committed view is about to be replaced: the plan on top of it is void. */
  replaced(): void;
}

export class Playback {
  base = $state.raw<View | null>(null);
  moment = $state.raw<View | null>(null);
  moves = $state.raw<Move[]>([]);
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
      this.replace(move.view, move.events.slice(eventsShown ?? 0));
      if (eventsShown !== move.events.length) await this.stage.beat();
    }
    this.playing = false;
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
