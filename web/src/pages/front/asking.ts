/** What a new table is asked for, from what the form holds. */
import type { Pace, SeatAsk, TableNew } from '../../lib/wire/types';

export type PaceName = 'none' | 'blitz' | 'live' | 'own' | 'days';
export const PACES: readonly PaceName[] = ['none', 'blitz', 'live', 'own', 'days'];

export interface Asking {
  /** Seats 2 to 5: `open`, a bot's id, or nobody. */
  others: string[];
  pace: PaceName;
  minutes: number;
  increment: number;
  days: number;
  publicly: boolean;
  title: string;
  first: string;
  rated: boolean;
  atOnce: boolean;
  newsFamily: number;
  newsSize: number;
  /** Address of a finished game whose shuffle shall be dealt again. */
  dealOf: string;
}

export function asking(publicly: boolean): Asking {
  return {
    others: ['open', '', '', ''],
    pace: 'none',
    minutes: 30,
    increment: 20,
    days: 2,
    publicly,
    title: '',
    first: 'random',
    rated: false,
    atOnce: false,
    newsFamily: 3,
    newsSize: 5,
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

function paceOf({ pace, minutes, increment, days }: Asking): Pace {
  switch (pace) {
    case 'none':
      return { kind: 'none' };
    case 'blitz':
      return { kind: 'live', bank_s: 300, increment_s: 10 };
    case 'live':
      return { kind: 'live', bank_s: 900, increment_s: 15 };
    case 'own':
      return { kind: 'live', bank_s: minutes * 60, increment_s: increment };
    case 'days':
      return { kind: 'days', days };
  }
}

/** Rated tables have a clock, only people and a deal of their own. */
export function mayBeRated(asked: Asking): boolean {
  return (
    asked.pace !== 'none' && !asked.dealOf && chairs(asked).every((seat) => seat.kind !== 'bot')
  );
}

/** The id in the address of a table or of a replay, or the id itself. */
export function idIn(address: string): string {
  return /\/[tg]\/([\w-]+)/.exec(address)?.[1] ?? address.trim();
}

export function tableOf(asked: Asking, deal: string | null): TableNew {
  const seats = chairs(asked);
  const chair = Number(asked.first);
  return {
    seats,
    title: asked.title.trim(),
    pace: paceOf(asked),
    visibility: asked.publicly ? 'public' : 'link',
    first: chair >= 1 && chair <= seats.length ? chair : 'random',
    rated: asked.rated && mayBeRated(asked),
    news_points: { family: asked.newsFamily, size: asked.newsSize },
    // Who is alone with bots need not wait for anybody.
    start_when_full: asked.atOnce || seats.every((seat) => seat.kind !== 'open'),
    deal,
  };
}
