/** What the status bar says: whose turn it is and what is asked. */
import type { Board } from '../game/board.svelte';
import { options } from '../game/choices';
import type { Notice } from '../game/moves';
import { t } from '../i18n/index.svelte';
import type { Decision, View } from '../wire/types';
import { cardName } from './log';
import { effectNow, nameOf } from './reasons';

const ASK_DISPLAY: Record<string, string> = {
  display_free: 'ask-display-free',
  display_two_different: 'ask-two-different',
  display_two_same: 'ask-two-same',
};

/** The sentence, with the seat that it is about. */
export interface Ask extends Notice {
  seat?: number;
}

export function asks(board: Board): Ask {
  const { view } = board;
  if (!view) return { id: 'ask-loading' };
  const { moment } = board.playback;
  if (moment) return { id: 'ask-moment', args: { ply: moment.ply } };
  const { decision } = board;
  const mine = board.me === null ? {} : { seat: board.me };
  if (board.planner.checking) return { id: 'ask-checking', ...mine };
  if (board.ready) {
    const other = view.decision?.seat;
    return {
      id: other && other !== board.me ? 'ask-ready-then' : 'ask-ready',
      args: { name: nameOf(view, other ?? 0) },
      ...mine,
    };
  }
  if (view.over) return { id: 'ask-over' };
  if (!decision) {
    return view.active === board.me
      ? { id: 'ask-soon', ...mine }
      : { id: 'ask-waiting', args: { name: nameOf(view, view.active) }, seat: view.active };
  }
  if (decision.seat !== board.me) {
    const id = decision.kind === 'turn' ? 'ask-other-turn' : 'ask-other-choice';
    const args = { name: nameOf(view, decision.seat), card: effectCard(board, view) };
    return { id, args, seat: decision.seat };
  }
  return { ...question(board, view, decision), ...mine };
}

/** What this person is asked. */
function question(board: Board, view: View, decision: Decision): Notice {
  if (board.selection.naming !== null) return { id: 'ask-size' };
  const picked = board.selection.card;
  if (picked) return { id: 'ask-where', args: { card: cardName(board.cards.get(picked)) } };
  const card = effectCard(board, view);
  const does = effectNow(board)?.do;
  switch (decision.kind) {
    case 'turn':
      return turn(decision);
    case 'reclaim':
      return { id: 'ask-reclaim', args: { count: view.pending?.markers_to_use ?? 1 } };
    case 'order':
      return { id: 'ask-order' };
    case 'display':
      return { id: ASK_DISPLAY[does ?? ''] ?? 'ask-display', args: { card } };
    case 'display_second': {
      const same = does === 'display_two_same';
      return { id: same ? 'ask-second-same' : 'ask-second-different', args: { card } };
    }
    case 'trade':
      return { id: 'ask-trade', args: { card } };
    case 'display_or_point':
      return { id: 'ask-display-or-point', args: { card } };
  }
}

function turn(decision: Decision): Notice {
  const { digs, reclaim } = options(decision);
  if (digs.size === 0) return { id: 'ask-reclaim-only' };
  return { id: reclaim ? 'ask-turn' : 'ask-dig-only' };
}

/** The card that asks. Its owner is named unless it is the reader or the active player. */
function effectCard(board: Board, view: View): string {
  const { pending } = view;
  if (!pending?.card) return '';
  const card = cardName(board.cards.get(pending.card));
  return pending.owner === board.me || pending.owner === view.active
    ? card
    : t('card-of', { card, name: nameOf(view, pending.owner) });
}
