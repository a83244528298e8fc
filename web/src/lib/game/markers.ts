/** Gives each of a player's markers a number that it keeps while it travels, so that it can be animated. */
import { RULE_NUMBERS, type View } from '../wire/types';

/** For each seat, where each marker stands: a site, or null on the Museum. */
export type MarkerPlaces = ReadonlyMap<number, readonly (number | null)[]>;

export function placeMarkers(before: MarkerPlaces, view: View): MarkerPlaces {
  const after = new Map<number, (number | null)[]>();
  for (const seat of view.seats) {
    const old = before.get(seat.seat) ?? Array<null>(RULE_NUMBERS.markers).fill(null);
    const missing = new Set(seat.markers);
    const next = old.map((site) => (site !== null && missing.delete(site) ? site : null));
    for (const site of missing) next[next.indexOf(null)] = site;
    after.set(seat.seat, next);
  }
  return after;
}
