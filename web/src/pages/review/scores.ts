/** The points of a player by source, as areas on top of each other. */
import type { ReviewMoment } from '../../lib/wire/types';

/** From the bottom up. */
export const SOURCES = ['news', 'sets', 'points'] as const;

/** The polygon of each source for the player with this index; all players share one scale. */
export function areas(
  curve: readonly ReviewMoment[],
  index: number,
  width: number,
  height: number,
): string[] {
  const most = Math.max(
    1,
    ...curve.flatMap((moment) => moment.scores.map((one) => one.news + one.sets + one.points)),
  );
  const last = Math.max(1, curve.at(-1)?.ply ?? 1);
  const x = (ply: number): string => ((ply / last) * width).toFixed(1);
  const y = (points: number): string => (height - (points / most) * height).toFixed(1);
  let below = curve.map(() => 0);
  return SOURCES.map((source) => {
    const above = curve.map((moment, at) => below[at]! + (moment.scores[index]?.[source] ?? 0));
    const there = curve.map((moment, at) => `${x(moment.ply)},${y(above[at]!)}`);
    const back = curve.map((moment, at) => `${x(moment.ply)},${y(below[at]!)}`).reverse();
    below = above;
    return [...there, ...back].join(' ');
  });
}
