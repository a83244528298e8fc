/** Sums up what changed for a person since their last turn, losses first. The log has everything else. */
import { listed, t } from '../i18n/index.svelte';
import { DECK_IS_LOW, SUPPLY_IS_LOW } from '../game/rules';
import type { Move } from '../game/moves';
import type { GameEvent, View } from '../wire/types';
import { lines, markedCard, type Names } from './log';

type PlayedMove = Pick<Move, 'seat' | 'ply' | 'events' | 'view'>;

export interface Digest {
  texts: string[];
  /** The ply of the first move in it, where the log has the whole story. */
  from: number;
}

export function digest(
  moves: readonly PlayedMove[],
  me: number,
  view: View,
  named: Names,
): Digest | null {
  const { events, from, before } = sinceLastTurn(moves, me);
  if (from === null) return null;
  const linesOf = (wanted: (event: GameEvent) => boolean): string[] =>
    lines(events.filter(wanted), named).map((line) => line.text);
  const texts = [
    ...linesOf((one) => one.event === 'NewsStolen' && one.from_seat === me),
    ...rankChange(before, view, me),
    ...linesOf((one) => one.event === 'SetCompleted' && one.seat === me),
    ...linesOf(
      (one) => (one.event === 'NewsTaken' || one.event === 'NewsStolen') && one.seat === me,
    ),
    ...gains(events, me, 'PointsGained', named),
    ...gains(events, me, 'AmberGained', named),
    ...linesOf((one) => one.event === 'SetCompleted' && one.seat !== me),
    ...linesOf((one) => one.event === 'EndTriggered'),
    ...endWarning(events, view),
  ];
  return texts.length > 0 ? { texts, from } : null;
}

/** What happened after the person's last turn ended, including their choices in other players' turns. */
function sinceLastTurn(
  moves: readonly PlayedMove[],
  me: number,
): { events: GameEvent[]; from: number | null; before: View | null } {
  const turns = moves.flatMap((move, index) =>
    move.events.flatMap((event, eventIndex) =>
      event.event === 'TurnStarted' ? [{ seat: event.seat, index, eventIndex }] : [],
    ),
  );
  // Their last turn in the list is the one that begins now.
  const now = turns.findLastIndex((turn) => turn.seat === me);
  const own = turns.slice(0, Math.max(now, 0)).findLastIndex((turn) => turn.seat === me);
  // The first turn of a game begins before the first move, without an event.
  const played = own >= 0 || moves[0]?.seat === me;
  const end = played ? turns[own + 1] : { index: -1, eventIndex: -1 };
  if (!end) return { events: [], from: null, before: null };
  const events = moves.flatMap((move, index) => {
    if (index < end.index) return [];
    return index === end.index ? move.events.slice(end.eventIndex) : move.events;
  });
  return {
    events,
    from: moves[end.index + 1]?.ply ?? null,
    before: moves[end.index]?.view ?? null,
  };
}

function total(view: View, me: number): number {
  return view.seats.find((seat) => seat.seat === me)?.total ?? 0;
}

/** Place among all, as the score stands; tied players share the better place. */
export function place(view: View, me: number): number {
  const own = total(view, me);
  return 1 + view.seats.filter((seat) => seat.total > own).length;
}

function rankChange(before: View | null, view: View, me: number): string[] {
  // Without points there is no rank to lose.
  if (!before || total(view, me) === 0) return [];
  const [from, to] = [place(before, me), place(view, me)];
  if (from === to) return [];
  return [t(to > from ? 'digest-fell' : 'digest-rose', { from, to })];
}

/** All gains of one kind in one sentence, with the cards that brought them. */
function gains(
  events: readonly GameEvent[],
  me: number,
  gain: 'AmberGained' | 'PointsGained',
  named: Names,
): string[] {
  const cards = new Set<string>();
  let amount = 0;
  for (const event of events) {
    if (event.event !== gain || event.seat !== me || !event.card) continue;
    cards.add(event.card);
    amount += event.amount;
  }
  if (amount === 0) return [];
  const id = gain === 'AmberGained' ? 'digest-amber' : 'digest-points';
  return [t(id, { amount, cards: listed([...cards].map((card) => markedCard(named, card))) })];
}

/** How near the end is, if that has changed. */
function endWarning(events: readonly GameEvent[], view: View): string[] {
  if (view.ending) return [t('digest-last-turn')];
  const taken = events.some((one) => one.event === 'SetTokenTaken');
  if (taken && view.tokens_left <= SUPPLY_IS_LOW) {
    return [t('digest-tokens-low', { count: view.tokens_left })];
  }
  return view.deck_left <= DECK_IS_LOW ? [t('digest-deck-low', { count: view.deck_left })] : [];
}
