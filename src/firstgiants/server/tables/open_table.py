"""One table on this node: its state, its listeners, and the lock for changing it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from sqlalchemy import Connection

from firstgiants.server.notices.queue import calls
from firstgiants.server.store import Append
from firstgiants.server.store.rows import number_in_lobby, rewrite_table
from firstgiants.server.streams.listeners import Listener
from firstgiants.server.streams.presence import TablePresence
from firstgiants.server.tables.change import Change
from firstgiants.server.tables.state import TableState


@dataclass(eq=False, slots=True)
class OpenTable:
    id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    state: TableState | None = None
    maybe_stale: bool = False
    """Whether `state` may be behind the database. It is kept, because listeners know it: they must
    get what came after it."""
    rewritten: bool = False
    """Whether rows were changed outside the log, so that `state` must be read again as a whole."""
    presence: TablePresence = field(init=False)

    def __post_init__(self) -> None:
        self.presence = TablePresence(self.id)

    @property
    def listeners(self) -> set[Listener]:
        return self.presence.listeners

    @property
    def idle(self) -> bool:
        """Whether it can be closed: it has no listeners, and no change is under way."""
        return not self.listeners and not self.lock.locked()


def as_append(change: Change, before: TableState | None) -> Append:
    """The change as rows for the writer; `before`: the table as it was."""
    after, also = change.after, change.also
    if change.rewrite:
        seats = None if before is not None and before.seats == after.seats else after.seats
        also = _both(lambda c: rewrite_table(c, after.row, seats), also)
    called = calls(before, after, change.entries[-1].at) if change.entries else []
    rows = [e.row(after.id) for e in change.entries if not e.late]
    last = numbered(after) if change.lobby else None
    return Append(rows, after.row.head(), also, last, called)


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
