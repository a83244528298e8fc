"""A view from a state, value by value: what ``View.from_json`` reads from the engine's text."""

from typing import Any

from ..engine import constants
from ..engine import state as cell
from ..engine.state import State
from ..engine.view_values import news_rows, pending_row, seat_row, site_rows
from .cards import Deck
from .events import Ending
from .settings import Player
from .view import (
    Decision,
    NewsView,
    PendingView,
    SeatView,
    SetView,
    SiteView,
    View,
    WaitingEffect,
)

_ENDINGS: dict[int, Ending] = {constants.BY_TOKENS: "tokens", constants.BY_DECK: "deck"}


def make_view(
    state: State,
    deck: Deck,
    players: tuple[Player, ...],
    ply: int,
    seat: int | None,
    decision: Decision | None,
) -> View:
    """All that ``seat`` (None: a spectator) may know of a position."""
    names = deck.vocabulary
    cells = state.cells
    left = len(deck.cards) - cells[cell.DEALT]
    top = names.ids[state.order[cells[cell.DEALT]]] if left else None
    return View(
        deck.id,
        ply,
        seat,
        cells[cell.PHASE] == constants.OVER,
        cells[cell.TURNS],
        cells[cell.ACTIVE] + 1,
        tuple([SiteView(*_any(row)) for row in site_rows(state, names)]),
        left,
        top,
        False,
        cells[cell.TOKENS],
        _ENDINGS.get(cells[cell.ENDING]),
        tuple([NewsView(*_any(row)) for row in news_rows(state)]),
        tuple(
            [_seat(place, one, seat_row(state, names, place)) for place, one in enumerate(players)]
        ),
        _pending(pending_row(state, names)),
        decision,
    )


def _any(row: tuple[object, ...]) -> tuple[Any, ...]:
    """The engine's rows have the types of the class that they are for."""
    return row


def _seat(place: int, player: Player, row: tuple[object, ...]) -> SeatView:
    *numbers, sets = _any(row)
    rest = _any((*numbers, tuple([SetView(*one) for one in sets])))
    return SeatView(place + 1, player.name, player.bot, *rest)


def _pending(row: tuple[object, ...] | None) -> PendingView | None:
    if row is None:
        return None
    *parts, waiting = _any(row)
    return PendingView(*_any((*parts, tuple([WaitingEffect(*one) for one in waiting]))))
