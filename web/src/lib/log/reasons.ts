/** Why something cannot be chosen now, in one sentence, from the view and the open decision. */
import { listed, t } from '../i18n/index.svelte';
import type { CardData, EffectData, View } from '../wire/types';
import { stillToPlay } from '../game/finalRound';
import { displayCost } from '../game/rules';
import type { Board } from '../game/board.svelte';
import type { Notice } from '../game/moves';

/** The section of the rules page that explains each reason. */
export const RULES_SECTIONS: Readonly<Record<string, string>> = {
  'why-deck': 'table',
  'why-own-marker': 'turn',
  'why-no-marker': 'turn',
  'why-display-later': 'display',
  'why-too-dear': 'display',
  'why-set-complete': 'display',
  'why-set-mismatch': 'display',
  'why-second-same': 'effects',
  'why-second-different': 'effects',
  'why-trade': 'effects',
  'why-order': 'effects',
};

/** The reason that applies to everything on the table, if there is one. It comes before the reasons of single things. */
export function generalReason(board: Board): Notice | null {
  const view = board.view;
  if (!view) return { id: 'why-loading' };
  if (board.playback.moment) return { id: 'why-moment' };
  if (view.over) return { id: 'why-over' };
  if (board.me === null) return { id: 'why-watching' };
  if (board.planner.busy) return { id: 'why-busy' };
  if (board.ready) return { id: 'why-ready' };
  if (board.guide) return { id: 'why-lesson' };
  if (!board.asked) {
    const seat = board.decision?.seat ?? view.active;
    return { id: 'why-not-your-turn', args: { name: nameOf(view, seat) } };
  }
  return null;
}

/** The effect that is being applied, if a card asks. */
export function effectNow(board: Board): EffectData | null {
  const pending = board.view?.pending;
  if (!pending?.card || pending.effect === null) return null;
  return board.cards.get(pending.card)?.effects[pending.effect] ?? null;
}

export function whyNotDig(board: Board, site: number): Notice {
  const view = board.view!;
  const reason = generalReason(board);
  if (reason) return reason;
  if (board.decision?.kind !== 'turn') return { id: 'why-finish-first' };
  const seat = view.seats.find((one) => one.seat === board.me)!;
  if (seat.markers.includes(site)) return { id: 'why-own-marker', args: { site } };
  if (seat.markers_left === 0) return { id: 'why-no-marker' };
  return { id: 'why-impossible' };
}

export function whyNotShow(board: Board, card: CardData): Notice {
  const reason = generalReason(board);
  if (reason) return reason;
  const view = board.view!;
  const kind = board.decision!.kind;
  if (kind === 'turn') return { id: 'why-display-later' };
  if (kind === 'trade') return { id: 'why-trade' };
  if (kind === 'order') return { id: 'why-order' };
  if (kind === 'display_second') {
    const first = board.cards.get(view.pending?.first_shown ?? '');
    const same = effectNow(board)?.do === 'display_two_same';
    if (first && (first.family === card.family) !== same) {
      return { id: same ? 'why-second-same' : 'why-second-different' };
    }
  }
  const amber = view.seats.find((one) => one.seat === board.me)?.amber ?? Infinity;
  if (amber < displayCost(card))
    return { id: 'why-too-dear', args: { cost: displayCost(card), amber } };
  return { id: 'why-impossible' };
}

export function whyNotSet(board: Board, complete: boolean): Notice {
  const reason = generalReason(board);
  if (reason) return reason;
  if (board.selection.card === null) {
    return { id: board.options.displays.size > 0 ? 'why-pick-card' : 'why-display-later' };
  }
  return { id: complete ? 'why-set-complete' : 'why-set-mismatch' };
}

/** How near the end is: the Set tokens left, or who still has a turn (RULES.md §7.2). */
export function nearEnd(view: View, me: number | null): Notice {
  if (!view.ending) return { id: 'tokens-left-long', args: { count: view.tokens_left } };
  const still = stillToPlay(view) ?? [];
  const names = still.map((seat) => (seat === me ? t('seat-you') : nameOf(view, seat)));
  return { id: `ending-${view.ending}`, args: { count: still.length, names: listed(names) } };
}

export function nameOf(view: View, seat: number): string {
  return view.seats.find((one) => one.seat === seat)?.name ?? '';
}
