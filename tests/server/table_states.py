"""Small tables for tests of change functions: no server, no database, no event loop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from firstgiants import load_deck
from firstgiants.server import wire
from firstgiants.server.errors import Refusal
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.tables import seats
from firstgiants.server.tables.change import Change, Context
from firstgiants.server.tables.new_table import new_deal, new_table
from firstgiants.server.tables.state import MovedBody, TableBody, TableState

NOW = 1_800_000_000_000
CONTEXT = Context(now=NOW)
LIVE = wire.LivePace(bank_s=60, increment_s=5)
DAYS = wire.DaysPace(days=2)


def person(name: str) -> PersonRow:
    return PersonRow(
        id=name.lower(),
        name=name,
        kind="guest",
        login=None,
        created=0,
        mu=25.0,
        sigma=8.0,
        rated_games=0,
        prefs="{}",
        seen=0,
    )


ADA, BO, CY = person("Ada"), person("Bo"), person("Cy")


def later(seconds: float, **changes: Any) -> Context:
    return Context(now=NOW + int(seconds * 1000), **changes)


def table(*chairs: str, **settings: Any) -> TableState:
    """An open table, hosted by Ada. A chair is "me" (Ada), "open" or a bot's name."""
    requests = [
        wire.SeatRequest(kind="me")
        if chair == "me"
        else wire.SeatRequest(kind="open")
        if chair == "open"
        else wire.SeatRequest(kind="bot", bot=chair)
        for chair in chairs
    ]
    names = {chair: chair.capitalize() for chair in chairs}
    values: dict[str, Any] = {"first": 1, "start_when_full": False} | settings
    new = wire.TableNew(seats=requests, **values)
    deck = load_deck(new.deck)
    deal = new_deal(deck, deal_id="d", seed="5" * 64)
    return new_table(ADA, new, deal, deck, table_id="t", bot_names=names, now=NOW)


def after(change: Change | None) -> TableState:
    assert change is not None
    return change.after


def two_playing(**settings: Any) -> TableState:
    """A game with Ada on seat 1, who has to decide, and Bo on seat 2."""
    joined = after(seats.join(table("me", "open", **settings), CONTEXT, BO, None))
    return after(seats.start(joined, CONTEXT, ADA))


def with_seat_changes(state: TableState, number: int, **changes: object) -> TableState:
    chairs = tuple(
        msgspec.structs.replace(seat, **changes) if seat.seat == number else seat
        for seat in state.seats
    )
    new = state.with_row()
    new.seats = chairs
    return new


def what(change: Change | None) -> list[str]:
    """The kinds of a change's entries; for "table" entries, what happened."""
    assert change is not None
    return [
        entry.body.what if isinstance(entry.body, TableBody) else entry.type
        for entry in change.entries
    ]


def moved(change: Change | None) -> MovedBody:
    assert change is not None
    body = change.entries[0].body
    assert isinstance(body, MovedBody)
    return body


def refused(code: str, function: Callable[..., object], *args: object, **kwargs: object) -> Refusal:
    """Assert that the function refuses with this code and leaves the table unchanged."""
    state = args[0]
    assert isinstance(state, TableState)
    before = msgspec.structs.asdict(state.row), state.seats, state.game
    with pytest.raises(Refusal) as caught:
        function(*args, **kwargs)
    assert caught.value.code == code
    assert (msgspec.structs.asdict(state.row), state.seats, state.game) == before
    return caught.value
