/** What players are called at this table: levels in the reader's language, and no name twice. */
import { shownName } from '../bots';
import type { SeatView, View } from '../wire/types';

/**
 * Every view that enters the table passes here. A name is made when it is read, so it follows a change of
 * language; the second player of a name is numbered.
 */
export function withUniqueNames(view: View): View {
  const seen = new Map<string, number>();
  return {
    ...view,
    seats: view.seats.map((seat): SeatView => {
      const stored = seat.name;
      const count = (seen.get(stored) ?? 0) + 1;
      seen.set(stored, count);
      const number = count === 1 ? '' : ` ${String(count)}`;
      if (!seat.bot) return number ? { ...seat, name: stored + number } : seat;
      return {
        ...seat,
        get name() {
          return shownName(seat.bot, stored) + number;
        },
      };
    }),
  };
}
