/** What a new table is asked for, from what the form holds. */
import { RULE_NUMBERS, type SeatAsk, type TableNew } from '../../lib/wire/types';
import { askedOf, usual, type Terms } from './terms';

export interface Asking extends Terms {
  /** Seats 2 to 5: `open`, a bot's id, or nobody. */
  others: string[];
  publicly: boolean;
  /** Address of a finished game whose shuffle shall be dealt again. */
  dealOf: string;
}

export function asking(publicly: boolean): Asking {
  return {
    ...usual(),
    others: ['open', ...Array<string>(RULE_NUMBERS.most_players - 2).fill('')],
    publicly,
    dealOf: '',
  };
}

export function chairs(asked: Asking): SeatAsk[] {
  const seats: SeatAsk[] = [{ kind: 'me' }];
  for (const other of asked.others) {
    if (other === 'open') seats.push({ kind: 'open' });
    else if (other) seats.push({ kind: 'bot', bot: other });
  }
  return seats;
}

/** Only people shall come, and the deal is the table's own: then it may be rated. */
export function fair(asked: Asking): boolean {
  return !asked.dealOf.trim() && chairs(asked).every((seat) => seat.kind !== 'bot');
}

/** The id in the address of a table or of a replay, or the id itself. */
export function idIn(address: string): string {
  return /\/[tg]\/([\w-]+)/.exec(address)?.[1] ?? address.trim();
}

export function tableOf(asked: Asking): TableNew {
  const seats = chairs(asked);
  return {
    ...askedOf(asked, seats.length, fair(asked)),
    seats,
    visibility: asked.publicly ? 'public' : 'link',
    // Who is alone with bots need not wait for anybody.
    start_when_full: asked.atOnce || seats.every((seat) => seat.kind !== 'open'),
    same_deal_as: idIn(asked.dealOf) || null,
  };
}
