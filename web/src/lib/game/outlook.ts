/** The sum of what a plan does: for the player, the News and the other players. */
import type { GameEvent, Kind, View } from '../wire/types';

export interface Purse {
  seat: number;
  amber: number;
  points: number;
  tokens: number;
}

export interface Outlook {
  mine: Purse;
  others: Purse[];
  complete: Kind[];
  news: { kind: Kind; from: number | null; safe: boolean }[];
  /** Score before and after, if it changes. */
  score: { from: number; to: number } | null;
}

export function outlook(
  events: readonly GameEvent[],
  me: number,
  before: View,
  after: View,
): Outlook {
  const purses = new Map<number, Purse>(
    before.seats.map(({ seat }) => [seat, { seat, amber: 0, points: 0, tokens: 0 }]),
  );
  const complete: Kind[] = [];
  const news = new Map<Kind, { kind: Kind; from: number | null; safe: boolean }>();
  for (const event of events) {
    switch (event.event) {
      case 'AmberGained':
        purses.get(event.seat)!.amber += event.amount;
        break;
      case 'AmberSpent':
        purses.get(event.seat)!.amber -= event.amount;
        break;
      case 'PointsGained':
        purses.get(event.seat)!.points += event.amount;
        break;
      case 'SetTokenTaken':
        purses.get(event.seat)!.tokens += 1;
        break;
      case 'SetCompleted':
        if (event.seat === me) complete.push(event.kind);
        break;
      case 'NewsTaken':
        if (event.seat === me) news.set(event.kind, { kind: event.kind, from: null, safe: false });
        break;
      case 'NewsStolen':
        if (event.seat === me) {
          news.set(event.kind, { kind: event.kind, from: event.from_seat, safe: false });
        }
        break;
      case 'NewsSecured': {
        const held = news.get(event.kind);
        if (event.seat === me) {
          news.set(event.kind, { kind: event.kind, from: held?.from ?? null, safe: true });
        }
        break;
      }
      default:
        break;
    }
  }
  const mine = purses.get(me)!;
  purses.delete(me);
  const total = (view: View): number => view.seats.find((one) => one.seat === me)?.total ?? 0;
  const [from, to] = [total(before), total(after)];
  return {
    mine,
    others: [...purses.values()].filter((one) => one.amber !== 0 || one.points !== 0),
    complete,
    news: [...news.values()],
    score: from === to ? null : { from, to },
  };
}

/** With its sign, as one writes it in a ledger. */
export function signed(amount: number): string {
  return amount < 0 ? `−${String(-amount)}` : `+${String(amount)}`;
}
