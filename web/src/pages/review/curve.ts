/** The curve of chances as points on a picture. */
import type { ReviewChoice, ReviewReveal } from '../../lib/wire/types';

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The chances after a number of choices. */
export interface Chances {
  ply: number;
  chances: number[];
}

/** Chances before the first choice and after each one; a card that came up then counts too. */
export function chancesSoFar(
  choices: readonly ReviewChoice[],
  reveals: readonly ReviewReveal[],
): Chances[] {
  const first = choices[0];
  if (!first) return [];
  const came = new Map(reveals.map((reveal) => [reveal.ply, reveal.came]));
  return [
    { ply: 0, chances: first.before },
    ...choices.map(({ ply, after }) => ({ ply, chances: came.get(ply) ?? after })),
  ];
}

export const xOf = (ply: number, last: number, frame: Frame): number =>
  frame.left + ((frame.right - frame.left) * ply) / Math.max(1, last);

export const yOf = (chance: number, frame: Frame): number =>
  frame.bottom - ((frame.bottom - frame.top) * chance) / 100;

/** The points of a seat's line, as SVG has them. */
export function points(all: readonly Chances[], seat: number, last: number, frame: Frame): string {
  return all
    .map(({ ply, chances }) => {
      const x = xOf(ply, last, frame);
      const y = yOf(chances[seat - 1] ?? 0, frame);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** The ply under a place on the picture. */
export function plyAt(x: number, last: number, frame: Frame): number {
  const share = (x - frame.left) / (frame.right - frame.left);
  return Math.round(Math.min(1, Math.max(0, share)) * last);
}

/** "12" or "−5". */
export function whole(value: number): string {
  return String(Math.round(value)).replace('-', '−');
}

/** "+12", "−5" or "0". */
export function signed(value: number): string {
  const whole = Math.round(value);
  return whole > 0 ? `+${String(whole)}` : whole < 0 ? `−${String(-whole)}` : '0';
}
