/** Walks through the scripted first game. Each page is either a choice to make or something to read. */
import type { Board } from '../../lib/game/board.svelte';
import type { Backend, Move } from '../../lib/game/moves';
import type { GameRecord, Previewed } from '../../lib/wire/types';
import type { View } from '../../lib/wire/types';

interface LessonStep {
  seat: number;
  choices: string[];
  previews: Omit<Previewed, 'ply' | 'played'>[];
  events: Previewed['events'];
  view: View;
}

export interface LessonData {
  start: View;
  steps: LessonStep[];
  record: GameRecord;
}

const YOU = 1;
/** Pages that are only read: the welcome, what the opponent's card did, and the end of the game. */
const WELCOME = 1;

export class Lesson {
  readonly board: Board;
  readonly record: GameRecord;
  /** Welcome, one page for each of the learner's choices and commits, then how a game ends. */
  readonly pages: number;
  private readonly steps: LessonStep[];
  private step = $state(0);
  private closing = $state(0);
  private welcomed = $state(false);

  readonly done = $derived.by(() => this.step >= this.steps.length && this.closing >= CLOSING);
  readonly reading = $derived.by(
    () => !this.welcomed || (this.step >= this.steps.length && this.closing < CLOSING),
  );
  readonly page = $derived.by(() => {
    if (!this.welcomed) return WELCOME;
    const past = this.steps
      .slice(0, this.step)
      .filter((one) => one.seat === YOU)
      .reduce((sum, one) => sum + one.choices.length + 1, 0);
    return Math.min(
      this.pages,
      WELCOME + 1 + past + this.board.planner.choices.length + this.closing,
    );
  });

  constructor(data: LessonData, make: (backend: Backend) => Board, you: string) {
    const named = (view: View): View => ({
      ...view,
      seats: view.seats.map((seat) => (seat.seat === YOU ? { ...seat, name: you } : seat)),
    });
    this.steps = data.steps.map((step) => ({
      ...step,
      view: named(step.view),
      previews: step.previews.map((one) => ({ ...one, view: named(one.view) })),
    }));
    this.record = data.record;
    const choices = this.steps
      .filter((one) => one.seat === YOU)
      .reduce((sum, one) => sum + one.choices.length + 1, 0);
    this.pages = WELCOME + choices + 1 + CLOSING;
    this.board = make({
      preview: (ply, chosen) => Promise.resolve(this.preview(ply, chosen)),
      commit: () => Promise.resolve(this.commit()),
    });
    this.board.guided = true;
    this.board.adopt({ ...named(data.start), decision: null }, YOU);
    this.start = named(data.start);
  }
  private readonly start: View;

  next(): void {
    if (!this.welcomed) {
      this.welcomed = true;
      this.board.adopt(this.start, YOU);
    } else this.closing += 1;
  }

  private preview(ply: number, chosen: string[]): Previewed {
    const found = this.steps[this.step]!.previews[chosen.length - 1]!;
    return { ...found, ply, played: chosen.length };
  }

  /** The learner's move is played, and the opponent answers as the script says. */
  private commit(): void {
    do {
      this.board.playback.receive(this.move(this.steps[this.step]!));
      this.step += 1;
    } while (this.steps[this.step] && this.steps[this.step]!.seat !== YOU);
  }

  private move(step: LessonStep): Move {
    return {
      seat: step.seat,
      ply: step.view.ply,
      from_ply: step.view.ply - step.choices.length,
      events: step.events,
      view: step.view,
    };
  }
}

/** Pages after the last choice: how a game ends, and what now. */
const CLOSING = 2;
