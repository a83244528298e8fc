/** The geometry of a rating curve: a point for each rated game, round numbers at the side, bots for comparison. */
import type { LevelRating, RatingPoint } from '../../lib/wire/types';

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Curve {
  points: { x: number; y: number }[];
  rules: { value: number; y: number }[];
  levels: { bot: string; y: number }[];
}

/** Below this height of the scale a few points would look like a leap. */
const LEAST_RANGE = 120;
const MOST_RULES = 5;

/** The rating before the first game, then after each. */
export function ratings(points: readonly RatingPoint[]): number[] {
  const [first] = points;
  return first ? [first.before, ...points.map((point) => point.after)] : [];
}

/** Round numbers that enclose the values. */
export function ruled(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const missing = Math.max(0, LEAST_RANGE - (high - low)) / 2;
  const [from, to] = [Math.max(0, low - missing), high + missing];
  const step = [20, 50, 100, 200, 500, 1000].find((one) => (to - from) / one <= MOST_RULES - 1);
  const size = step ?? 2000;
  const first = Math.floor(from / size);
  const last = Math.ceil(to / size);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * size);
}

/** The bots whose ratings lie on the scale of these points. */
export function beside(
  points: readonly RatingPoint[],
  levels: readonly LevelRating[],
): LevelRating[] {
  const numbers = ruled(ratings(points));
  return levels.filter(({ shown }) => shown >= numbers[0]! && shown <= numbers.at(-1)!);
}

export function curve(
  points: readonly RatingPoint[],
  levels: readonly LevelRating[],
  frame: Frame,
): Curve {
  const values = ratings(points);
  const numbers = ruled(values);
  const [low, high] = [numbers[0]!, numbers.at(-1)!];
  const y = (value: number): number =>
    frame.bottom - ((value - low) / (high - low)) * (frame.bottom - frame.top);
  const step = (frame.right - frame.left) / Math.max(1, values.length - 1);
  return {
    points: values.map((value, index) => ({ x: frame.left + index * step, y: y(value) })),
    rules: numbers.map((value) => ({ value, y: y(value) })),
    levels: beside(points, levels).map(({ bot, shown }) => ({ bot, y: y(shown) })),
  };
}
