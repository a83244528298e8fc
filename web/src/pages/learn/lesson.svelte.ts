/** Walks through the scripted first game, one step of `steps.ts` at a time. */
import type { Board, BoardOptions } from '../../lib/game/board.svelte';
import type { Move } from '../../lib/game/moves';
import type { Previewed, View } from '../../lib/wire/types';
import { STEPS, YOU, type LessonStep } from './steps';

interface ScriptedMove {
  seat: number;
  choices: string[];
  previews: Omit<Previewed, 'ply' | 'played'>[];
  events: Previewed['events'];
  view: View;
}

export interface LessonData {
  start: View;
  moves: ScriptedMove[];
}

export class Lesson {
  readonly board: Board;
  private readonly moves: ScriptedMove[];
  /** At which ply each turn of the learner begins, and last the ply at which the lesson ends. */
  private readonly turns: number[];
  /** Steps that are only read, and have been. */
  private read = $state.raw<readonly LessonStep[]>([]);
  private played = 0;

  /** Null while a move is on its way or Mary plays: there is nothing to explain then. */
  readonly step: LessonStep | null = $derived.by(() => {
    if (this.board.playback.showing) return null;
    const turn = this.turns.indexOf(this.board.playback.base?.ply ?? -1);
    const planned = this.board.planner.choices.length;
    return (
      STEPS.find(
        (step) => step.turn === turn && step.planned === planned && !this.read.includes(step),
      ) ?? null
    );
  });
  readonly number: number = $derived.by(() => (this.step ? STEPS.indexOf(this.step) + 1 : 0));

  constructor(
    data: LessonData,
    make: (script: Pick<BoardOptions, 'backend' | 'autoCommit' | 'guide'>) => Board,
    you: string,
  ) {
    const named = (view: View): View => ({
      ...view,
      seats: view.seats.map((seat) => (seat.seat === YOU ? { ...seat, name: you } : seat)),
    });
    this.moves = data.moves.map((move) => ({
      ...move,
      view: named(move.view),
      previews: move.previews.map((one) => ({ ...one, view: named(one.view) })),
    }));
    const turns = this.moves.filter((move) => move.seat === YOU);
    this.turns = turns
      .map((move) => move.view.ply - move.choices.length)
      .concat(this.moves.at(-1)!.view.ply);
    this.board = make({
      backend: {
        preview: (ply, chosen) => Promise.resolve(this.preview(ply, chosen)),
        commit: () => Promise.resolve(this.commit()),
      },
      autoCommit: () => this.step?.task !== 'confirm',
      guide: () =>
        this.step?.task === 'choose' ? turns[this.step.turn]!.choices[this.step.planned]! : null,
    });
    this.board.adopt(named(data.start), YOU);
  }

  next(): void {
    if (this.step?.task !== 'read') return;
    this.read = [...this.read, this.step];
  }

  /** Goes straight to the last step. */
  skip(): void {
    this.played = this.moves.length;
    this.board.adopt(this.moves.at(-1)!.view, YOU);
  }

  private preview(ply: number, chosen: string[]): Previewed {
    const found = this.moves[this.played]!.previews[chosen.length - 1]!;
    return { ...found, ply, played: chosen.length };
  }

  /** The learner's move is played, and Mary answers as the script says. */
  private commit(): void {
    do {
      this.board.playback.receive(this.move(this.moves[this.played]!));
      this.played += 1;
    } while (this.moves[this.played] && this.moves[this.played]!.seat !== YOU);
  }

  private move(one: ScriptedMove): Move {
    return {
      seat: one.seat,
      ply: one.view.ply,
      from_ply: one.view.ply - one.choices.length,
      events: one.events,
      view: one.view,
    };
  }
}
