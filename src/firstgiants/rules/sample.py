"""A playable game from a view: the deck's order, which the view does not tell, is dealt anew.

This is the only way a bot comes by a state, so it cannot know more than its seat may.
"""

from random import Random
from typing import TYPE_CHECKING

from .cards import KINDS, SIZE_WORDS, Deck, built_in_deck
from .core import state as at
from .core import words
from .engine import sets
from .engine import state as states
from .game import Game
from .settings import SET_TOKENS, Player, Settings
from .view import DecisionKind, PendingView, SeatView, View

if TYPE_CHECKING:
    from .core.state import State

_PHASES = {
    DecisionKind.TURN: words.TURN,
    DecisionKind.RECLAIM: words.RECLAIMING,
    DecisionKind.ORDER: words.ORDERING,
    DecisionKind.DISPLAY: words.EFFECT,
    DecisionKind.DISPLAY_SECOND: words.SECOND_DISPLAY,
    DecisionKind.TRADE: words.EFFECT,
    DecisionKind.DISPLAY_OR_POINT: words.EFFECT,
}
_ENDINGS = {None: words.NOT_ENDING, "tokens": words.BY_TOKENS, "deck": words.BY_DECK}


def sample(view: View, rng: Random, *, deck: Deck | None = None) -> Game:
    """A game that agrees with the view in all it shows. It has no record: its past is unknown."""
    deck = built_in_deck(view.deck) if deck is None else deck
    settings = Settings(view.news[0].points, view.news[-1].points)
    order = _deal(view, rng, deck)
    state = states.new_state(
        deck.tables,
        [deck.index[card] for card in order],
        len(view.seats),
        SET_TOKENS[len(view.seats)],
        settings.news_family,
        settings.news_size,
    )
    for seat in view.seats:
        _lay_out(state, seat, deck)
    _lay_table(state, view, deck)
    _ask(state, view, deck)
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


def _lay_out(state: "State", seat: SeatView, deck: Deck) -> None:
    """One player's sets, Study and possessions."""
    cells = state.cells
    who = seat.seat - 1
    for row in seat.sets:
        founder = words.NONE
        named = SIZE_WORDS.index(row.kind) + 1 if row.kind in SIZE_WORDS else 0
        for card_id in row.cards:
            card = deck.index[card_id]
            states.add_to_study(state, who, card)
            sets.display(state, who, card, founder, named, 0, 0)
            founder = deck.index[row.cards[0]]
    for card_id in seat.study:
        states.add_to_study(state, who, deck.index[card_id])
    cells[at.AMBER_OF + who] = seat.amber
    cells[at.POINTS_OF + who] = seat.points
    cells[at.SITES_OF + who] = sum(1 << (site - 1) for site in seat.markers)
    cells[at.OUT_OF + who] = len(seat.markers)


def _lay_table(state: "State", view: View, deck: Deck) -> None:
    """What lies between the players; laying the sets out has moved tokens and News by the way."""
    cells = state.cells
    for site in view.sites:
        for place, card in enumerate(site.cards):
            slot = at.LYING + (site.site - 1) * 2 + place
            cells[slot] = words.NONE if card is None else deck.index[card]
    cells[at.DEALT] = len(deck.cards) - view.deck_left
    cells[at.TOKENS] = view.tokens_left
    cells[at.ENDING] = _ENDINGS[view.ending]
    for news in view.news:
        kind = KINDS.index(news.kind)
        cells[at.HOLDER + kind] = words.NONE if news.holder is None else news.holder - 1
        cells[at.RECORD_LENGTH + kind] = news.length
    cells[at.TURNS] = view.turn
    cells[at.ACTIVE] = view.active - 1
    cells[at.OWNER] = view.active - 1


def _ask(state: "State", view: View, deck: Deck) -> None:
    """The open question and what is pending behind it."""
    cells = state.cells
    if view.decision is None:
        cells[at.PHASE] = words.OVER
        return
    cells[at.PHASE] = _PHASES[view.decision.kind]
    cells[at.DECIDER] = view.decision.seat - 1
    if view.pending is not None:
        _set_pending(state, view.pending, deck)


def _set_pending(state: "State", pending: PendingView, deck: Deck) -> None:
    cells = state.cells
    row_of = {place: row for row, place in enumerate(deck.effect_places)}
    cells[at.OWNER] = pending.owner - 1
    cells[at.MARKERS_BACK] = pending.markers_to_use
    if pending.card is not None and pending.effect is not None:
        cells[at.CURRENT] = row_of[deck.index[pending.card], pending.effect]
    if pending.first_shown is not None:
        cells[at.FIRST_SHOWN] = deck.index[pending.first_shown]
    if pending.taken is not None:
        cells[at.TAKEN] = deck.index[pending.taken]
        slots = [n for n in range(words.SLOTS) if cells[at.LYING + n] == words.NONE]
        cells[at.SLOT] = slots[0]  # only one is empty while the deck can refill it
    cells[at.WAITING] = len(pending.waiting)
    for place, effect in enumerate(pending.waiting):
        state.pending[place] = row_of[deck.index[effect.card], effect.effect]
