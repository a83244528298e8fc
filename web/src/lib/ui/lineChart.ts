/** The geometry of a line over time, with round numbers at its side. */

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 5000, 10000, 100000];
const MOST_STEPS = 4;

/** Round numbers that enclose the values, at most six; `least` apart, so that a few points do not look like a leap. */
export function ruled(values: readonly number[], least = 1): number[] {
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  const range = Math.max(least, Math.max(...values) - Math.min(...values));
  const low = Math.min(...values, Math.max(0, middle - range / 2));
  const high = Math.max(...values, low + range);
  const step = STEPS.find((one) => range / one <= MOST_STEPS) ?? range;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** How far to the right the value with this number is drawn; a single one stands in the middle. */
export function xOf(index: number, count: number, { left, right }: Frame): number {
  return count === 1 ? (left + right) / 2 : left + ((right - left) * index) / (count - 1);
}

export function yOf(value: number, rules: readonly number[], { top, bottom }: Frame): number {
  const [low, high] = [rules[0]!, rules.at(-1)!];
  return bottom - ((value - low) / (high - low)) * (bottom - top);
}
