"""A view from a state, value by value: what ``View.from_json`` reads from the engine's text."""

from functools import lru_cache
from typing import Any

from ..engine import constants
from ..engine import state as cell
from ..engine.state import State
from ..engine.view_values import news_rows, pending_row, seat_row, site_rows
from .cards import Deck
from .event_list import Ending
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

# Cached: there are few different News values, and views can share them.
_news = lru_cache(maxsize=1 << 10)(NewsView)
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
    # The engine's rows have the types of the classes that they are for.
    sites: list[Any] = site_rows(state, names)
    news: list[Any] = news_rows(state)
    return View(
        deck.id,
        ply,
        seat,
        cells[cell.PHASE] == constants.OVER,
        cells[cell.TURNS],
        cells[cell.ACTIVE] + 1,
        tuple([SiteView(*row) for row in sites]),
        left,
        top,
        False,
        cells[cell.TOKENS],
        _ENDINGS.get(cells[cell.ENDING]),
        tuple([_news(*row) for row in news]),
        tuple([_seat(n, one, seat_row(state, names, n)) for n, one in enumerate(players)]),
        _pending(pending_row(state, names)),
        decision,
    )


def _seat(place: int, player: Player, row: Any) -> SeatView:  # noqa: ANN401
    *numbers, sets = row
    numbers.append(tuple([SetView(*one) for one in sets]))
    return SeatView(place + 1, player.name, player.bot, *numbers)


def _pending(row: Any) -> PendingView | None:  # noqa: ANN401
    if row is None:
        return None
    *parts, waiting = row
    parts.append(tuple([WaitingEffect(*one) for one in waiting]))
    return PendingView(*parts)
