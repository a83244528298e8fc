"""One table at this node: what is known of it, who listens, and whose turn it is to change it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from sqlalchemy import Connection

from firstgiants.server.store import Append
from firstgiants.server.store.rows import number_in_lobby, rewrite_table
from firstgiants.server.streams.listeners import Listener
from firstgiants.server.streams.presence import TablePresence
from firstgiants.server.tables.change import Change
from firstgiants.server.tables.state import TableState


@dataclass(eq=False, slots=True)
class OpenTable:
    id: str
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    state: TableState | None = None
    maybe_stale: bool = False
    """Whether `live` may be behind the database. It is kept all the same: what listeners were
    told ends with it."""
    rewritten: bool = False
    """Whether rows were changed outside the log: what is in memory is not to be shown again."""
    at: TablePresence = field(init=False)

    def __post_init__(self) -> None:
        self.at = TablePresence(self.id)

    @property
    def listeners(self) -> set[Listener]:
        return self.at.here


def as_append(change: Change, before: TableState | None) -> Append:
    """The change as the writer takes it; `before`: the table as it was."""
    after, also = change.after, change.also
    if change.rewrite:
        seats = None if before is not None and before.seats == after.seats else after.seats
        also = _both(lambda c: rewrite_table(c, after.row, seats), also)
    rows = [e.row(after.id) for e in change.entries if not e.late]
    return Append(rows, after.row.head(), also, numbered(after) if change.lobby else None)


def numbered(state: TableState) -> Callable[[Connection], None] | None:
    """A change of a public table gets a number in the lobby."""
    return partial(number_in_lobby, table_id=state.id) if state.row.visibility == "public" else None


def _both(
    first: Callable[[Connection], None], second: Callable[[Connection], None] | None
) -> Callable[[Connection], None]:
    if second is None:
        return first

    def run(connection: Connection) -> None:
        first(connection)
        second(connection)

    return run
