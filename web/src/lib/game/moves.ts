/** Types that the parts of a table share: moves, notices, the stage and the backend. */
import type { GameEvent, Previewed, View } from '../wire/types';

/** A committed step of the game as the server sent it. */
export interface Move {
  seat: number;
  ply: number;
  from_ply: number;
  events: GameEvent[];
  view: View;
}

/** A text that replaces the question in the status bar, with the seat it speaks of. */
export interface Headline {
  text: string;
  seat: number | null;
}

/** A sentence for the person at the table, by its message id. */
export interface Notice {
  id: string;
  args?: Record<string, string | number>;
}

export interface Backend {
  preview(ply: number, choices: string[]): Promise<Previewed>;
  /** Resolves when the choices are stored. The move itself arrives like everybody's, as a `Move`. */
  commit(ply: number, choices: string[], key: string): Promise<void>;
}

/** Where changes are shown. The page animates them; tests only apply them. */
export interface Stage {
  /** The element that holds the table; null before it is mounted. */
  root: HTMLElement | null;
  show(events: readonly GameEvent[], change: () => void): void;
  /** Shows another player's move slowly enough to follow; resolves when the next one may begin. */
  beat(events: readonly GameEvent[], change: () => void): Promise<void>;
  /** Ends the beat that is being shown. */
  skip(): void;
}
