/** The people whom the reader has blocked: tables at which they sit are marked. */
import { api } from './wire/api';
import type { SeatInfo } from './wire/types';

class BlockedPeople {
  private ids = $state.raw<ReadonlySet<string>>(new Set());

  /** Asks the server again. A reader whom it does not know has blocked nobody. */
  ask(): void {
    api
      .blocks()
      .then(({ people }) => (this.ids = new Set(people.map((person) => person.id))))
      .catch(() => undefined);
  }

  at(seats: readonly SeatInfo[]): boolean {
    return seats.some((seat) => seat.person && this.ids.has(seat.person.id));
  }
}

export const blocked = new BlockedPeople();
