/** The final count in the order in which it is shown: seat by seat, and for each the News, the sets, the points. */
import { tokenPoints } from '../../lib/game/rules';
import type { View } from '../../lib/wire/types';

export const SOURCES = ['news', 'sets', 'points'] as const;
export type Source = (typeof SOURCES)[number];

export interface Beat {
  seat: number;
  source: Source;
  amount: number;
  /** Where the points lie: the goals of flights at the table. */
  places: { goal: string; amount: number }[];
}

export function beats(view: View): Beat[] {
  return view.seats.flatMap((seat): Beat[] => {
    const news = view.news
      .filter((one) => one.holder === seat.seat)
      .map((one) => ({ goal: `news:${one.kind}`, amount: one.points }));
    const sets = seat.sets
      .filter((set) => set.tokens > 0)
      .map((set) => ({
        goal: `set:${String(seat.seat)}:${String(set.row)}`,
        amount: set.tokens * tokenPoints(set.complete),
      }));
    const points =
      seat.points > 0 ? [{ goal: `points:${String(seat.seat)}`, amount: seat.points }] : [];
    const all: Beat[] = [
      { seat: seat.seat, source: 'news', amount: seat.news_points, places: news },
      { seat: seat.seat, source: 'sets', amount: seat.set_points, places: sets },
      { seat: seat.seat, source: 'points', amount: seat.points, places: points },
    ];
    const scoring = all.filter((beat) => beat.amount > 0);
    // A seat without points still gets its turn in the count.
    return scoring.length > 0 ? scoring : all.slice(-1);
  });
}

/** Seats from first to last; equal totals share a place. */
export function ranking(view: View): { seat: number; place: number }[] {
  const sorted = [...view.seats].sort((a, b) => b.total - a.total || a.seat - b.seat);
  return sorted.map(({ seat, total }) => ({
    seat,
    place: 1 + sorted.filter((other) => other.total > total).length,
  }));
}
