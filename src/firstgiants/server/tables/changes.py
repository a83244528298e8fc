"""What every change of a table needs: the table with the change, as one entry of its log."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Literal

from sqlalchemy import Connection, select

from firstgiants.server import wire
from firstgiants.server.bots.catalog import BotCatalog
from firstgiants.server.errors import Forbidden, WrongState
from firstgiants.server.settings import Settings
from firstgiants.server.store import Database, schema
from firstgiants.server.store.rows import PersonRow, SeatRow
from firstgiants.server.tables import fair_deal as fair
from firstgiants.server.tables.caps import TableCaps
from firstgiants.server.tables.clocks import deadline
from firstgiants.server.tables.open_table import Change
from firstgiants.server.tables.registry import TableRegistry
from firstgiants.server.tables.state import (
    Entry,
    TableBody,
    TableState,
)
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
        registry: TableRegistry,
        database: Database,
        settings: Settings,
        bot_catalog: BotCatalog,
        time: Time,
        *,
        new_id: Callable[[], str] = random_id,
        new_seed: Callable[[], str] = fair.new_seed,
    ) -> None:
        self.registry = registry
        self._database = database
        self._settings = settings
        self._bot_catalog = bot_catalog
        self._time = time
        self.caps = TableCaps(database, settings)
        self._new_id = new_id
        self._new_seed = new_seed

    def _changed(
        self,
        before: TableState,
        what: What,
        *,
        seat: int | None = None,
        seats: Sequence[SeatRow] | None = None,
        people: dict[str, PersonRow] | None = None,
        **row: object,
    ) -> Change:
        """The table with these changes, as one "table" entry of the log."""
        n = before.row.n + 1
        after = before.with_row(n=n, **row)
        if seats is not None:
            after.seats = tuple(seats)
        if people is not None:
            after.people = people
        self.ask_next(after)
        entry = Entry(n, "table", self._time.now_ms(), TableBody(what=what, seat=seat))
        entry.game = after.game
        return Change(after, [entry], rewrite=True, lobby=True)

    def ask_next(self, state: TableState) -> None:
        """Who has to answer now, whether a bot does it for them, and until when."""
        row = state.row
        asked = state.game.asked if state.game is not None else None
        if asked is None or row.state != "playing":
            row.asked, row.asked_bot, row.deadline = None, None, None
            return
        row.asked = asked
        row.asked_bot = state.seats[asked - 1].plays
        row.deadline = deadline(row, state.seats, self._settings.grace_s * 1000)

    def _and_then(self, first: Change, plan: Callable[[TableState], Change | None]) -> Change:
        second = plan(first.after)
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


def waiting_deadlines(connection: Connection, now: int, most: int) -> list[str]:
    t = schema.tables
    query = select(t.c.id).where(t.c.deadline <= now).order_by(t.c.deadline).limit(most)
    return list(connection.execute(query).scalars())
