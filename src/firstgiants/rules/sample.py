"""A playable game from a view, with a random order of the hidden cards.

This is the only way a bot gets a state, so it cannot know more than its seat may.
"""

from random import Random

from ..engine import constants
from ..engine import state as cell
from ..engine.sets import display
from ..engine.state import State, add_to_study
from .cards import KINDS, SIZE_WORDS, Deck, built_in_deck
from .game import Game
from .opening import opening_state
from .settings import Player, Settings
from .view import DecisionKind, PendingView, SeatView, View

_PHASES = {
    DecisionKind.TURN: constants.TURN,
    DecisionKind.RECLAIM: constants.RECLAIMING,
    DecisionKind.ORDER: constants.ORDERING,
    DecisionKind.DISPLAY: constants.EFFECT,
    DecisionKind.DISPLAY_SECOND: constants.SECOND_DISPLAY,
    DecisionKind.TRADE: constants.EFFECT,
    DecisionKind.DISPLAY_OR_POINT: constants.EFFECT,
}
_ENDINGS = {None: constants.NOT_ENDING, "tokens": constants.BY_TOKENS, "deck": constants.BY_DECK}


def sample(view: View, rng: Random, *, deck: Deck | None = None) -> Game:
    """A game that agrees with everything in the view. It has no record: its past is unknown."""
    deck = built_in_deck(view.deck) if deck is None else deck
    settings = Settings(view.news[0].points, view.news[-1].points)
    order = _deal(view, rng, deck)
    numbers = [deck.index[card] for card in order]
    state = opening_state(deck, numbers, len(view.seats), settings)
    for seat in view.seats:
        _lay_out(state, seat, deck)
    _lay_table(state, view, deck)
    _set_decision(state, view, deck)
    players = tuple(Player(seat.name, seat.bot) for seat in view.seats)
    return Game(deck, players, settings, None, state, begun_at=view.ply)


def _deal(view: View, rng: Random, deck: Deck) -> list[str]:
    """An order of the deck that the view does not contradict."""
    lying = [card for site in view.sites for card in site.cards if card is not None]
    owned = [
        card
        for seat in view.seats
        for cards in (seat.study, *(row.cards for row in seat.sets))
        for card in cards
    ]
    out = set(lying) | set(owned)
    hidden = [card.id for card in deck.cards if card.id not in out and card.id != view.deck_top]
    rng.shuffle(hidden)
    top = [] if view.deck_top is None else [view.deck_top]
    return [*lying, *owned, *top, *hidden]


def _lay_out(state: State, seat: SeatView, deck: Deck) -> None:
    """One player's sets, Study and possessions."""
    cells = state.cells
    place_of_seat = seat.seat - 1
    for row in seat.sets:
        founder = constants.NONE
        named = SIZE_WORDS.index(row.kind) + 1 if row.kind in SIZE_WORDS else 0
        for card_id in row.cards:
            card = deck.index[card_id]
            add_to_study(state, place_of_seat, card)
            display(state, place_of_seat, card, founder, named, 0, 0)
            founder = deck.index[row.cards[0]]
    for card_id in seat.study:
        add_to_study(state, place_of_seat, deck.index[card_id])
    cells[cell.AMBER_OF + place_of_seat] = seat.amber
    cells[cell.POINTS_OF + place_of_seat] = seat.points
    cells[cell.SITES_OF + place_of_seat] = sum(1 << (site - 1) for site in seat.markers)
    cells[cell.OUT_OF + place_of_seat] = len(seat.markers)


def _lay_table(state: State, view: View, deck: Deck) -> None:
    """The sites, the supply and the News; laying out the sets has moved tokens and News."""
    cells = state.cells
    for site in view.sites:
        for place, card in enumerate(site.cards):
            slot = cell.LYING + (site.site - 1) * 2 + place
            cells[slot] = constants.NONE if card is None else deck.index[card]
    cells[cell.DEALT] = len(deck.cards) - view.deck_left
    cells[cell.TOKENS] = view.tokens_left
    cells[cell.ENDING] = _ENDINGS[view.ending]
    for news in view.news:
        kind = KINDS.index(news.kind)
        cells[cell.HOLDER + kind] = constants.NONE if news.holder is None else news.holder - 1
        cells[cell.RECORD_LENGTH + kind] = news.length
    cells[cell.TURNS] = view.turn
    cells[cell.ACTIVE] = view.active - 1
    cells[cell.OWNER] = view.active - 1


def _set_decision(state: State, view: View, deck: Deck) -> None:
    """The open decision and the pending effects."""
    cells = state.cells
    if view.decision is None:
        cells[cell.PHASE] = constants.OVER
        return
    cells[cell.PHASE] = _PHASES[view.decision.kind]
    cells[cell.DECIDER] = view.decision.seat - 1
    if view.pending is not None:
        _set_pending(state, view.pending, deck)


def _set_pending(state: State, pending: PendingView, deck: Deck) -> None:
    cells = state.cells
    row_of = {place: row for row, place in enumerate(deck.effect_places)}
    cells[cell.OWNER] = pending.owner - 1
    cells[cell.MARKERS_BACK] = pending.markers_to_use
    if pending.card is not None and pending.effect is not None:
        cells[cell.CURRENT] = row_of[deck.index[pending.card], pending.effect]
    if pending.first_shown is not None:
        cells[cell.FIRST_SHOWN] = deck.index[pending.first_shown]
    if pending.taken is not None:
        cells[cell.TAKEN] = deck.index[pending.taken]
        slots = [n for n in range(constants.SLOTS) if cells[cell.LYING + n] == constants.NONE]
        cells[cell.SLOT] = slots[0]  # only one is empty while the deck can refill it
    cells[cell.WAITING] = len(pending.waiting)
    for place, effect in enumerate(pending.waiting):
        state.pending[place] = row_of[deck.index[effect.card], effect.effect]
