"""What every change of a table needs: the table with the change, as one entry of its log."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Literal

from sqlalchemy import Connection, select

from firstgiants.server import fair, wire
from firstgiants.server.clocks import deadline
from firstgiants.server.crew import Crew
from firstgiants.server.desk import Change
from firstgiants.server.desks import Desks
from firstgiants.server.errors import Forbidden, WrongState
from firstgiants.server.live import (
    Entry,
    Live,
    TableBody,
)
from firstgiants.server.rows import PersonRow, SeatRow
from firstgiants.server.settings import Settings
from firstgiants.server.store import Database, schema
from firstgiants.server.table_caps import TableCaps
from firstgiants.server.timing import Time

What = Literal[
    "joined", "left", "filled", "dismissed", "changed", "started", "takeover", "takeback",
    "flagged", "muted", "rematch", "closed",
]  # fmt: skip


def random_id() -> str:
    return secrets.token_urlsafe(9)


class TableChanges:
    def __init__(
        self,
        desks: Desks,
        database: Database,
        settings: Settings,
        crew: Crew,
        time: Time,
        *,
        new_id: Callable[[], str] = random_id,
        new_seed: Callable[[], str] = fair.new_seed,
    ) -> None:
        self.desks = desks
        self._database = database
        self._settings = settings
        self._crew = crew
        self._time = time
        self.caps = TableCaps(database, settings)
        self._new_id = new_id
        self._new_seed = new_seed

    def _changed(
        self,
        live: Live,
        what: What,
        *,
        seat: int | None = None,
        seats: Sequence[SeatRow] | None = None,
        people: dict[str, PersonRow] | None = None,
        **row: object,
    ) -> Change:
        """`live` with these changes, as one "table" entry of the log."""
        n = live.row.n + 1
        after = live.with_row(n=n, **row)
        if seats is not None:
            after.seats = tuple(seats)
        if people is not None:
            after.people = people
        self.ask_next(after)
        entry = Entry(n, "table", self._time.now_ms(), TableBody(what=what, seat=seat))
        entry.game = after.game
        return Change(after, [entry], rewrite=True, lobby=True)

    def ask_next(self, live: Live) -> None:
        """Who has to answer now, whether a bot does it for them, and until when."""
        row = live.row
        asked = live.game.asked if live.game is not None else None
        if asked is None or row.state != "playing":
            row.asked, row.asked_bot, row.deadline = None, None, None
            return
        row.asked = asked
        row.asked_bot = live.seats[asked - 1].plays
        row.deadline = deadline(row, live.seats, self._settings.grace_s * 1000)

    def _and_then(self, first: Change, plan: Callable[[Live], Change | None]) -> Change:
        second = plan(first.after)
        if second is None:
            return first
        return Change(second.after, first.entries + second.entries, rewrite=True, lobby=True)


def with_seat(seats: Sequence[SeatRow], chair: SeatRow) -> tuple[SeatRow, ...]:
    return tuple(chair if seat.seat == chair.seat else seat for seat in seats)


def must_be(live: Live, state: wire.State) -> None:
    if live.row.state != state:
        raise WrongState(f"This table is {live.row.state}, not {state}.", code=f"table-not-{state}")


def must_host(live: Live, me: PersonRow) -> None:
    if live.row.host != me.id:
        raise Forbidden("Only the table's host may do this.", code="not-host")


def waiting_deadlines(connection: Connection, now: int, most: int) -> list[str]:
    t = schema.tables
    query = select(t.c.id).where(t.c.deadline <= now).order_by(t.c.deadline).limit(most)
    return list(connection.execute(query).scalars())
