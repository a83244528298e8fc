/** A short list of what changed since the person's last move, beginning with what affects them. */
import { listed, t } from '../i18n/index.svelte';
import type { GameEvent, View } from '../wire/types';
import { lines, what, type Names } from './log';

interface LogLine {
  seat: number;
  ply: number;
  events: GameEvent[];
  view: View;
}

export interface Digest {
  texts: string[];
  /** The first move that it tells of: where the log goes on telling. */
  from: number;
}

type Gained = Extract<GameEvent, { event: 'AmberGained' | 'PointsGained' }>;

export function digest(
  moves: readonly LogLine[],
  me: number,
  view: View,
  named: Names,
): Digest | null {
  let at = moves.length;
  while (at > 0 && moves[at - 1]!.seat !== me) at -= 1;
  const since = moves.slice(at);
  if (since.length === 0) return null;
  const events = since.flatMap((move) => move.events);
  const say = (some: readonly GameEvent[]): string[] => lines(some, named).map((line) => line.text);
  const texts = [
    ...say(events.filter((one) => one.event === 'NewsStolen' && one.from_seat === me)),
    ...say(gains(events, me, 'AmberGained')),
    ...say(gains(events, me, 'PointsGained')),
    ...say(
      events.filter(
        (one) => (one.event === 'NewsStolen' && one.from_seat !== me) || one.event === 'NewsTaken',
      ),
    ),
    ...say(events.filter((one) => one.event === 'EndTriggered')),
  ];
  const tokens = events.filter((one) => one.event === 'SetTokenTaken').length;
  if (tokens > 0 && !view.ending) {
    texts.push(t('digest-tokens', { count: tokens, left: view.tokens_left }));
  }
  const before = moves[at - 1]?.view.sites.flatMap((site) => site.cards);
  const fresh = view.sites.flatMap((site) =>
    site.cards.flatMap((card) => (card && before && !before.includes(card) ? [card] : [])),
  );
  if (fresh.length > 0) {
    texts.push(t('digest-new', { cards: listed(fresh.map((card) => what(named, card))) }));
  }
  return texts.length > 0 ? { texts, from: since[0]!.ply } : null;
}

/** All gains of one sort as one, with the cards that brought them. */
function gains(events: readonly GameEvent[], me: number, sort: Gained['event']): Gained[] {
  const own = events.filter(
    (one): one is Gained => one.event === sort && one.seat === me && one.card !== null,
  );
  const cards = new Map<string, Gained>();
  for (const one of own) {
    const known = cards.get(one.card!);
    cards.set(one.card!, known ? { ...known, amount: known.amount + one.amount } : one);
  }
  return [...cards.values()];
}
