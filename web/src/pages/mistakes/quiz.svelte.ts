/** One mistake after the other, on the real board: the position, the person's answer, and what it is worth. */
import type { Board } from '../../lib/game/board.svelte';
import type { Backend } from '../../lib/game/moves';
import type { Explored, Mistake, MistakeResult, Previewed } from '../../lib/wire/types';

/** Milliseconds between two looks at an answer that is being judged. */
const AGAIN = 500;

export interface QuizServer {
  explore(game: string, place: { ply: number; choices: string[] }): Promise<Explored>;
  preview(game: string, ply: number, plan: string[]): Promise<Previewed>;
  answer(game: string, ply: number, choice: string | null): Promise<MistakeResult>;
}

export class Quiz {
  board = $state.raw<Board | null>(null);
  at = $state(0);
  /** The choice that was answered, and what became of it. */
  answered = $state<string | null>(null);
  result = $state.raw<MistakeResult | null>(null);
  error = $state.raw<unknown>(null);
  readonly mistake: Mistake | null = $derived.by(() => this.mistakes[this.at] ?? null);

  constructor(
    readonly mistakes: readonly Mistake[],
    private readonly server: QuizServer,
    private readonly make: (game: string, backend: Backend) => Promise<Board>,
  ) {}

  /** Lays the position out. */
  async open(): Promise<void> {
    const { mistake } = this;
    this.board = null;
    this.answered = null;
    this.result = null;
    this.error = null;
    if (!mistake) return;
    const { game, ply, seat } = mistake;
    try {
      const { start } = await this.server.explore(game, { ply: ply - 1, choices: [] });
      const board = await this.make(game, {
        preview: (_ply, plan) => this.server.preview(game, ply - 1, plan),
        // The first choice is the answer; nothing more is played here.
        commit: () => Promise.resolve(),
      });
      board.adopt(start, seat);
      this.board = board;
    } catch (problem) {
      this.error = problem;
    }
  }

  next(): Promise<void> {
    this.at += 1;
    return this.open();
  }

  /** Answers with a choice; null shows what was best. */
  async answer(choice: string | null): Promise<void> {
    const { mistake } = this;
    if (!mistake || this.answered !== null || this.result) return;
    this.answered = choice ?? '';
    try {
      let result = await this.server.answer(mistake.game, mistake.ply, choice);
      while (result.state === 'working' && this.mistake === mistake) {
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
        result = await this.server.answer(mistake.game, mistake.ply, choice);
      }
      if (this.mistake === mistake) this.result = result;
    } catch (problem) {
      this.answered = null;
      this.error = problem;
    }
  }

  async again(): Promise<void> {
    this.answered = null;
    this.result = null;
    await this.board?.planner.restart();
  }
}
