/** Adds up what a plan or a single choice brings: to the player, in News, and to the other players, with the causes. */
import type { GameEvent, Kind, View } from '../wire/types';

/** A part of a sum, with the card that caused it. Without a card, markers that were taken back did. */
export interface Source {
  card: string | null;
  amount: number;
}

export interface Sum {
  total: number;
  sources: Source[];
}

export interface Purse {
  seat: number;
  amber: Sum;
  /** Gained by effects. */
  points: Sum;
}

export interface NewsWon {
  kind: Kind;
  points: number;
  /** Who held it before. */
  from: number | null;
  safe: boolean;
}

export interface Outlook {
  mine: Purse;
  others: Purse[];
  /** Points from Set tokens, with the kinds of the sets that took or flipped them. */
  sets: { points: number; kinds: Kind[] };
  complete: Kind[];
  news: NewsWon[];
  /** Set tokens in the supply before and after, if some are taken before the end has begun. */
  supply: { from: number; to: number } | null;
  /** It brings on the last turns. */
  ends: boolean;
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
    before.seats.map(({ seat }) => [seat, { seat, amber: nothing(), points: nothing() }]),
  );
  const kinds = new Set<Kind>();
  const complete: Kind[] = [];
  const news = new Map<Kind, NewsWon>();
  const worth = (kind: Kind): number => after.news.find((one) => one.kind === kind)?.points ?? 0;
  let taken = 0;
  let ends = false;
  events.forEach((event, index) => {
    switch (event.event) {
      case 'AmberGained':
        add(purses.get(event.seat)!.amber, event.card, event.amount);
        break;
      case 'AmberSpent':
        add(purses.get(event.seat)!.amber, boughtBy(events[index + 1]), -event.amount);
        break;
      case 'PointsGained':
        add(purses.get(event.seat)!.points, event.card, event.amount);
        break;
      case 'SetExpanded':
        if (event.seat === me) kinds.add(event.kind);
        break;
      case 'SetTokenTaken':
        taken += 1;
        break;
      case 'SetCompleted':
        if (event.seat === me) complete.push(event.kind);
        break;
      case 'NewsTaken':
      case 'NewsStolen':
        if (event.seat === me) {
          const from = event.event === 'NewsStolen' ? event.from_seat : null;
          news.set(event.kind, {
            kind: event.kind,
            points: worth(event.kind),
            from,
            safe: false,
          });
        }
        break;
      case 'NewsSecured':
        if (event.seat === me) {
          // Held before: it brings no points now, only safety.
          const won = news.get(event.kind) ?? { kind: event.kind, points: 0, from: null };
          news.set(event.kind, { ...won, safe: true });
        }
        break;
      case 'EndTriggered':
        ends = true;
        break;
      default:
        break;
    }
  });
  const mine = purses.get(me)!;
  purses.delete(me);
  const own = (view: View) => view.seats.find((one) => one.seat === me);
  const [from, to] = [own(before)?.total ?? 0, own(after)?.total ?? 0];
  return {
    mine,
    others: [...purses.values()].filter((one) => one.amber.total !== 0 || one.points.total !== 0),
    sets: {
      points: (own(after)?.set_points ?? 0) - (own(before)?.set_points ?? 0),
      kinds: [...kinds],
    },
    complete,
    news: [...news.values()],
    supply:
      taken > 0 && !before.ending && !after.ending
        ? { from: before.tokens_left, to: after.tokens_left }
        : null,
    ends,
    score: from === to ? null : { from, to },
  };
}

/** Whether it changes anything worth showing. */
export function changesSomething(sum: Outlook): boolean {
  const { mine, score, others, news, supply } = sum;
  return Boolean(
    mine.amber.sources.length ||
    mine.points.total ||
    score ||
    others.length ||
    news.length ||
    supply ||
    sum.ends,
  );
}

function nothing(): Sum {
  return { total: 0, sources: [] };
}

function add(sum: Sum, card: string | null, amount: number): void {
  sum.total += amount;
  const known = sum.sources.find((one) => one.card === card);
  if (known) known.amount += amount;
  else sum.sources.push({ card, amount });
}

/** The event after a payment says what it bought: the fossil displayed, or the points of a trade. */
function boughtBy(next: GameEvent | undefined): string | null {
  return next?.event === 'FossilDisplayed' || next?.event === 'PointsGained' ? next.card : null;
}

/** With its sign: "+3", "−2". */
export function signed(amount: number): string {
  return amount < 0 ? `−${String(-amount)}` : `+${String(amount)}`;
}
