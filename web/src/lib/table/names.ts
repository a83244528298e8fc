/** Two players may bear one name; at the table each needs their own. */
import type { View } from '../wire/view';

export function distinct(view: View): View {
  const names = view.seats.map((seat) => seat.name);
  if (new Set(names).size === names.length) return view;
  const seen = new Map<string, number>();
  return {
    ...view,
    seats: view.seats.map((seat) => {
      const count = (seen.get(seat.name) ?? 0) + 1;
      seen.set(seat.name, count);
      return count === 1 ? seat : { ...seat, name: `${seat.name} ${String(count)}` };
    }),
  };
}
