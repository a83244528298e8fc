/** The scale of plots in percentage points, with 0 in the middle. */

/** A round number of points that all values fit in, at least 10. */
export function reach(values: readonly number[]): number {
  return 5 * Math.ceil(Math.max(10, ...values.map(Math.abs)) / 5);
}

/** Where a value lies between two ends; one beyond the scale lies at its end. */
export function placeOf(value: number, far: number, left: number, right: number): number {
  const inside = Math.max(-far, Math.min(far, value));
  return (left + right) / 2 + (((right - left) / 2) * inside) / far;
}

/** Round values for lines of a grid, 0 among them. */
export function ticks(far: number): number[] {
  const step = far <= 20 ? 5 : far <= 50 ? 10 : 25;
  const count = Math.floor(far / step);
  return Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * step);
}
