/** Tries anything out from a position of a stored game: for any seat, back and forth, with an evaluation beside it. */
import type { Board } from '../../lib/game/board.svelte';
import type { Backend, Move } from '../../lib/game/moves';
import type { Explored, Previewed, Step, View } from '../../lib/wire/types';
import type { Place } from './place';

/** What the board needs of the server. */
export interface Explorer {
  explore(place: Place): Promise<Explored>;
  preview(place: Place, plan: string[]): Promise<Previewed>;
}

export class Analysis {
  readonly board: Board;
  /** Choices of the game before the line begins. */
  ply = $state(0);
  /** The line that was tried, and how many of its steps are on the table. */
  steps = $state.raw<readonly Step[]>([]);
  at = $state(0);
  private start = $state.raw<View | null>(null);

  readonly choices: string[] = $derived.by(() =>
    this.steps.slice(0, this.at).map((step) => step.choice),
  );
  /** The position on the table, with the plan that is being tried. */
  readonly place: Place = $derived.by(() => ({
    ply: this.ply,
    choices: [...this.choices, ...this.board.planner.choices],
  }));

  constructor(
    private readonly explorer: Explorer,
    make: (backend: Backend) => Board,
  ) {
    this.board = make({
      preview: (_ply, plan) => explorer.preview(this.line, plan),
      commit: (_ply, plan) => this.commit(plan),
    });
  }

  private get line(): Place {
    return { ply: this.ply, choices: this.choices };
  }

  /** Goes to a position: `choices` after the first `ply` choices of the game. */
  async open(place: Place): Promise<void> {
    const found = await this.explorer.explore(place);
    this.ply = place.ply;
    this.start = found.start;
    this.steps = found.steps;
    this.go(found.steps.length);
  }

  /** Shows the position after this many steps of the line. */
  go(to: number): void {
    this.at = Math.min(Math.max(0, to), this.steps.length);
    this.tellStory();
    this.show(this.steps[this.at - 1]?.view ?? this.start!);
  }

  /** Takes the last thing back: a picked card, a step of the plan, or a step of the line. */
  async back(): Promise<void> {
    const { board } = this;
    if (board.selection.holding || board.planner.choices.length > 0) await board.undo();
    else this.go(this.at - 1);
  }

  /** Whoever is asked can be played. */
  follow(view: View): void {
    const seat = view.decision?.seat ?? null;
    this.board.me = seat;
    if (seat !== null) this.board.seated = seat;
  }

  private show(view: View): void {
    this.board.adopt(view, view.decision?.seat ?? null);
  }

  private async commit(plan: string[]): Promise<void> {
    const before = this.at;
    const found = await this.explorer.explore({
      ply: this.ply,
      choices: [...this.choices, ...plan],
    });
    this.steps = found.steps;
    this.at = found.steps.length;
    const added = found.steps.slice(before);
    this.board.playback.receive({
      ...moveOf(added.at(-1)!),
      from_ply: added[0]!.ply - 1,
      events: added.flatMap((step) => step.events),
    });
    this.tellStory();
  }

  private tellStory(): void {
    this.board.playback.moves = this.steps.slice(0, this.at).map(moveOf);
  }
}

function moveOf(step: Step): Move {
  return { ...step, from_ply: step.ply - 1 };
}
