"""The result of a change function, and the context that change functions get.

A change function looks at the table as it is and refuses, returns None where nothing changes, or
returns the table as it would become. It needs no server, no database and no event loop. The
registry runs it, and runs it again on the new state where somebody else was first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection

from firstgiants.server import wire
from firstgiants.server.errors import Forbidden, WrongState
from firstgiants.server.store.rows import PersonRow, SeatRow
from firstgiants.server.tables.clocks import Outage, deadline, standstills
from firstgiants.server.tables.state import Entry, TableBody, TableState

What = Literal[
    "joined", "left", "filled", "dismissed", "changed", "started", "takeover", "takeback",
    "flagged", "muted", "rematch", "closed", "invited", "declined", "uninvited", "vacation",
    "assisted",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Context:
    """The time, and the settings that changes of tables depend on."""

    now: int
    outages: Sequence[Outage] = ()
    grace_ms: int = 30_000
    """The time between the flag and the stand-in in rated live games."""
    patience_ms: int = 600_000
    """Games without a clock: how long the others must wait before a bot may take over."""
    takeover_bot: str = "preparator"
    """The bot that stands in by default."""
    season_months: int = 3


def standstills_at(state: TableState, context: Context) -> Sequence[Outage]:
    """When the clock of the seat that is asked stood still."""
    return standstills(state.row, state.seats, context.outages)


@dataclass(slots=True)
class Change:
    """The table after a change, and the new rows of its log."""

    after: TableState
    entries: list[Entry]
    rewrite: bool = False
    """Whether more than the head of the row changes."""
    also: Callable[[Connection], None] | None = None
    """What else to write in the same transaction."""
    lobby: bool = False
    """Whether the lobby shows it, if the table is public."""


ChangeFunction = Callable[[TableState], Change | None]
"""A change function with everything but the state filled in."""


def table_changed(
    before: TableState,
    context: Context,
    what: What,
    *,
    seat: int | None = None,
    seats: Sequence[SeatRow] | None = None,
    people: dict[str, PersonRow] | None = None,
    **row: object,
) -> Change:
    """The table with these seats, people and columns, as one "table" entry of the log."""
    n = before.row.n + 1
    after = before.with_row(n=n, **row)
    if seats is not None:
        after.seats = tuple(seats)
    if people is not None:
        after.people = people
    ask_next(after, context)
    entry = Entry(n, "table", context.now, TableBody(what=what, seat=seat))
    entry.game = after.game
    return Change(after, [entry], rewrite=True, lobby=True)


def ask_next(state: TableState, context: Context) -> None:
    """Set who has to answer now, whether a bot does it for them, and until when.

    The state must be new: its row is written to.
    """
    row = state.row
    asked = state.game.asked if state.game is not None else None
    if asked is None or row.state != "playing":
        row.asked, row.asked_bot, row.deadline = None, None, None
        if row.state == "open":
            row.deadline = first_lapse(state.seats)
        return
    row.asked = asked
    row.asked_bot = state.seats[asked - 1].plays
    row.deadline = deadline(row, state.seats, context.grace_ms)


def first_lapse(seats: Sequence[SeatRow]) -> int | None:
    """When the first invitation to a seat lapses."""
    return min((seat.reserved_until for seat in seats if seat.reserved_until), default=None)


def both(first: Change, second: Change | None) -> Change:
    """Two changes as one; `second` was made from the state after `first`."""
    if second is None:
        return first
    return Change(second.after, first.entries + second.entries, rewrite=True, lobby=True)


def with_seat(seats: Sequence[SeatRow], chair: SeatRow) -> tuple[SeatRow, ...]:
    return tuple(chair if seat.seat == chair.seat else seat for seat in seats)


def must_be(state: TableState, wanted: wire.State) -> None:
    if state.row.state != wanted:
        detail = f"This table is {state.row.state}, not {wanted}."
        raise WrongState(detail, code=f"table-not-{wanted}")


def must_host(state: TableState, me: PersonRow) -> None:
    if state.row.host != me.id:
        raise Forbidden("Only the table's host may do this.", code="not-host")


def must_sit(state: TableState, me: PersonRow) -> SeatRow:
    seat = state.seat_of(me.id)
    if seat is None:
        raise Forbidden("You do not sit at this table.", code="not-seated")
    return seat
