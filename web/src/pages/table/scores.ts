/** The scores over a game, from its moves, and the lines that draw them. */
import type { Move } from '../../lib/game/moves';

/** Everybody's total, in the order of seats, after this many turns. */
export interface Score {
  turn: number;
  totals: number[];
}

export function scores(moves: readonly Move[]): Score[] {
  const first = moves[0];
  if (!first) return [];
  const byTurn = new Map<number, number[]>();
  if (first.from_ply === 0)
    byTurn.set(
      0,
      first.view.seats.map(() => 0),
    );
  for (const { view } of moves) {
    // The turn that a view names is being played; after the last one it is over.
    byTurn.set(
      view.over ? view.turn : view.turn - 1,
      view.seats.map((seat) => seat.total),
    );
  }
  return [...byTurn].sort(([a], [b]) => a - b).map(([turn, totals]) => ({ turn, totals }));
}

/** One row a round: the scores after everybody's turn, and the last ones. */
export function rounds(
  all: readonly Score[],
  seats: number,
): { round: number; totals: number[] }[] {
  const last = all.at(-1);
  return all
    .filter((one) => one.turn > 0 && (one.turn % seats === 0 || one === last))
    .map(({ turn, totals }) => ({ round: Math.ceil(turn / seats), totals }));
}

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Line {
  seat: number;
  points: Point[];
  /** Where the line's name stands: at its end, moved apart from the others'. */
  label: number;
}

const STEPS = [5, 10, 20, 25, 50];
const MOST_RULES = 6;

/** Heights at which the graph is ruled, from 0 to over the highest score. */
export function rules(all: readonly Score[]): number[] {
  const highest = Math.max(1, ...all.flatMap((one) => one.totals));
  const step = STEPS.find((one) => highest / one <= MOST_RULES) ?? 100;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

/** A line for each seat inside the frame. `apart`: the least distance between two labels. */
export function lines(all: readonly Score[], frame: Frame, apart: number): Line[] {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return [];
  const highest = rules(all).at(-1)!;
  const span = Math.max(1, last.turn - first.turn);
  const x = (turn: number): number =>
    frame.left + ((turn - first.turn) / span) * (frame.right - frame.left);
  const y = (total: number): number =>
    frame.bottom - (total / highest) * (frame.bottom - frame.top);
  const drawn = last.totals.map((total, index) => ({
    seat: index + 1,
    points: all.map((one) => ({ x: x(one.turn), y: y(one.totals[index]!) })),
    label: y(total),
  }));
  // From the lowest line up, each label keeps its distance from the one below it; then from the top down, none leaves the frame.
  const upwards = [...drawn].sort((a, b) => b.label - a.label || b.seat - a.seat);
  let floor = frame.bottom;
  for (const line of upwards) {
    line.label = Math.min(line.label, floor);
    floor = line.label - apart;
  }
  let ceiling = frame.top;
  for (const line of upwards.reverse()) {
    line.label = Math.max(line.label, ceiling);
    ceiling = line.label + apart;
  }
  return drawn;
}
