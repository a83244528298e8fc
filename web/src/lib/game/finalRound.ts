/** The last round: which seats have a turn left (RULES.md §7.2). */
import type { View } from '../wire/types';

/** Seats that have yet to begin their last turn; null before the end is near, and after it. */
export function stillToPlay(view: View): number[] | null {
  if (!view.ending || view.over) return null;
  // With something pending, the active player's turn has begun.
  const next = view.pending ? view.active + 1 : view.active;
  return view.seats.map((one) => one.seat).filter((seat) => seat >= next);
}
