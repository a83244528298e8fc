/** The result in one sentence: to the player as "you", to everybody else in the third person. */
import { listed, type Args } from '../../lib/i18n/index.svelte';
import type { View } from '../../lib/wire/types';
import { ranking } from './counting';

export interface Sentence {
  id: string;
  args: Args;
}

/** Who won, in the third person. */
export function winners(view: View): Sentence {
  const points = Math.max(...view.seats.map((seat) => seat.total));
  const names = view.seats.filter((seat) => seat.total === points).map((seat) => seat.name);
  return { id: 'end-winner', args: { count: names.length, names: listed(names), points } };
}

/** How `me` did; with null, or a seat that is not there, who won. */
export function result(view: View, me: number | null): Sentence {
  const own = view.seats.find((seat) => seat.seat === me);
  if (!own) return winners(view);
  const place = ranking(view).find((one) => one.seat === me)!.place;
  const points = own.total;
  const level = view.seats.filter((seat) => seat !== own && seat.total === points);
  const names = listed(level.map((seat) => seat.name));
  if (place === 1)
    return level.length > 0
      ? { id: 'end-you-share', args: { names, points } }
      : { id: 'end-you-win', args: { points } };
  return level.length > 0
    ? { id: 'end-you-level', args: { place, names, points } }
    : { id: 'end-you-placed', args: { place, points } };
}
