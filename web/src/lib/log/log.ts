/** Turns events into lines of the log, in the reader's language. Names of cards and players stay marked inside the text. */
import { hasFossil } from '../art/pictures';
import { listed, t, type Args } from '../i18n/index.svelte';
import type { CardData, GameEvent, Kind, View } from '../wire/types';

export interface Line {
  text: string;
  seat: number | null;
  /** Main lines say what the player did, the others what followed from it. */
  main: boolean;
}

export type Segment =
  { text: string } | { seat: number; text: string } | { card: string; text: string };

/** Private-use characters around a name. They survive formatting, and `segments` removes them. */
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

export interface Names {
  /** The reader's seat: lines about it say "you". */
  me: number | null;
  seat(seat: number): string;
  card(card: string): string;
}

export function names(
  view: View,
  cards: ReadonlyMap<string, CardData>,
  me: number | null = null,
): Names {
  return {
    me,
    seat: (seat) => view.seats.find((one) => one.seat === seat)?.name ?? String(seat),
    card: (card) => cardName(cards.get(card)),
  };
}

/** Eggs of the built-in deck are named by their Family in the reader's language. Eggs of other decks have their own names. */
export function cardName(card: CardData | undefined): string {
  if (!card) return '';
  if (card.size === 'egg' && (!card.name || hasFossil(card.id)))
    return t('egg-of', { family: t(`kind-${card.family}`) });
  return card.name ?? card.id;
}

/** A player's name with the marks that `segments` looks for. */
export const markedName = (seat: number, name: string): string =>
  `${OPEN}s${String(seat)}${MIDDLE}${name}${CLOSE}`;
const markedPlayer = (named: Names, seat: number): string =>
  markedName(seat, seat === named.me ? t('log-you') : named.seat(seat));
export const markedCard = (named: Names, card: string): string =>
  `${OPEN}c${card}${MIDDLE}${named.card(card)}${CLOSE}`;

export function segments(text: string): Segment[] {
  const found: Segment[] = [];
  for (const part of text.split(/(\uE000[^\uE002]*\uE002)/)) {
    if (!part) continue;
    const mark = /^\uE000([sc])([^\uE001]*)\uE001([^\uE002]*)\uE002$/.exec(part);
    if (!mark) found.push({ text: part });
    else if (mark[1] === 's') found.push({ seat: Number(mark[2]), text: mark[3]! });
    else found.push({ card: mark[2]!, text: mark[3]! });
  }
  return found;
}

/** The text as it is read, with plain names. */
export function withoutMarks(text: string): string {
  return segments(text)
    .map((segment) => segment.text)
    .join('');
}

const kindName = (kind: Kind): string => t(`kind-${kind}`);

/** `ending`: the end has been triggered, and Set tokens no longer run out. */
export function lines(events: readonly GameEvent[], named: Names, ending = false): Line[] {
  const result: Line[] = [];
  const say = (id: string, args: Args, seat: number | null, main = false): void => {
    const you = seat !== null && seat === named.me ? 'who' : 'no';
    result.push({ text: t(id, { you, ...args }), seat, main });
  };
  events.forEach((event, index) => {
    switch (event.event) {
      case 'CardTaken':
        say(
          'log-dig',
          {
            who: markedPlayer(named, event.seat),
            card: markedCard(named, event.card),
            site: event.site,
          },
          event.seat,
          true,
        );
        break;
      case 'MarkersReclaimed':
        say(
          'log-reclaim',
          { who: markedPlayer(named, event.seat), count: event.sites.length },
          event.seat,
          true,
        );
        break;
      case 'AmberGained':
      case 'PointsGained': {
        const piece = event.event === 'AmberGained' ? 'amber' : 'points';
        const args: Args = { who: markedPlayer(named, event.seat), amount: event.amount };
        if (event.because === 'trade') break;
        if (event.card) {
          say(`log-${piece}-card`, { ...args, card: markedCard(named, event.card) }, event.seat);
        } else say(`log-${piece}`, args, event.seat);
        break;
      }
      case 'AmberSpent':
        if (event.because === 'trade') {
          say(
            'log-trade',
            { who: markedPlayer(named, event.seat), amount: event.amount },
            event.seat,
          );
        }
        break;
      case 'EffectDeclined':
        say(
          event.second ? 'log-declined-second' : 'log-declined',
          { who: markedPlayer(named, event.seat), card: markedCard(named, event.card) },
          event.seat,
        );
        break;
      case 'EffectLost':
        say(
          'log-lost',
          { who: markedPlayer(named, event.seat), card: markedCard(named, event.card) },
          event.seat,
        );
        break;
      case 'FossilDisplayed': {
        const next = events[index + 1];
        const args: Args = {
          who: markedPlayer(named, event.seat),
          card: markedCard(named, event.card),
          cost: event.cost,
        };
        const joined = next?.event === 'SetExpanded' ? next : null;
        if (joined) {
          say(
            'log-display-set',
            { ...args, kind: kindName(joined.kind), length: joined.length },
            event.seat,
            true,
          );
        } else say('log-display-new', args, event.seat, true);
        break;
      }
      case 'SetTokenTaken':
        say(
          'log-token',
          { who: markedPlayer(named, event.seat), left: ending ? 0 : event.left },
          event.seat,
        );
        break;
      case 'SetCompleted':
        say(
          'log-complete',
          { who: markedPlayer(named, event.seat), kind: kindName(event.kind) },
          event.seat,
        );
        break;
      case 'NewsTaken':
        say(
          'log-news',
          { who: markedPlayer(named, event.seat), kind: kindName(event.kind) },
          event.seat,
        );
        break;
      case 'NewsStolen':
        say(
          'log-news-stolen',
          {
            who: markedPlayer(named, event.seat),
            kind: kindName(event.kind),
            from: markedPlayer(named, event.from_seat),
            ...(event.from_seat === named.me ? { you: 'from' } : {}),
          },
          event.seat,
        );
        break;
      case 'NewsSecured':
        say(
          'log-news-safe',
          { who: markedPlayer(named, event.seat), kind: kindName(event.kind) },
          event.seat,
        );
        break;
      case 'SiteRefilled':
        say('log-refill', { card: markedCard(named, event.card), site: event.site }, null);
        break;
      case 'EndTriggered':
        say(event.cause === 'tokens' ? 'log-end-tokens' : 'log-end-deck', {}, null, true);
        break;
      case 'GameEnded':
        say(
          'log-over',
          {
            count: event.winners.length,
            who: listed(event.winners.map((seat) => markedPlayer(named, seat))),
            you: named.me !== null && event.winners.includes(named.me) ? 'who' : 'no',
            points: event.totals[(event.winners[0] ?? 1) - 1] ?? 0,
          },
          null,
          true,
        );
        break;
      // Other lines imply these.
      case 'TurnStarted':
      case 'MarkerPlaced':
      case 'EffectTriggered':
      case 'EffectBegun':
      case 'EffectDropped':
      case 'SetStarted':
      case 'SetExpanded':
      case 'DeckTopTurned':
        break;
    }
  });
  return result;
}
