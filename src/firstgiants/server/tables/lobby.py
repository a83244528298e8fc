"""The lobby: public tables that wait for people, and public games one can watch, live.

Every change that the lobby shows has a number, given in the transaction that makes it and the same
on all nodes. Each node keeps the public tables in memory (`LobbyModel`), fills them once and then
applies the changes in the order of their numbers. Lists and streams come from memory: the database
is read once for a change, for any number of readers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from sqlalchemy import Connection, RowMapping, select

from firstgiants.server.errors import TryAgain
from firstgiants.server.store import Database, Unavailable, schema
from firstgiants.server.store.statements import Statement
from firstgiants.server.streams.listeners import Listener, Listeners
from firstgiants.server.streams.messages import Reader, encode, table
from firstgiants.server.tables.lists import read_table_states
from firstgiants.server.tables.lobby_model import (
    RECENT,
    STATES,
    Listed,
    ListedState,
    LobbyModel,
    Page,
)
from firstgiants.server.tables.state import TableState

log = logging.getLogger(__name__)

CHUNK = 200
"""Tables read at once: between two chunks the reading thread serves others."""
NOBODY = Reader(None, None)

_numbers = Statement("SELECT n, floor FROM lobby")


def _listed(connection: Connection, rows: Sequence[RowMapping]) -> list[Listed]:
    columns = {row["id"]: row for row in rows}
    return [
        Listed(
            id=state.id,
            n=columns[state.id]["lobby_n"],
            state=state.row.state,
            created=state.row.created,
            host=state.row.host,
            made_from=columns[state.id]["made_from"],
            text=encode(table(state, NOBODY)),
        )
        for state in read_table_states(connection, rows)
    ]


def _public(connection: Connection, after: str) -> list[Listed]:
    """The next chunk of public tables, by id."""
    t = schema.tables
    query = select(t).where(t.c.visibility == "public", t.c.state.in_(STATES), t.c.id > after)
    rows = connection.execute(query.order_by(t.c.id).limit(CHUNK)).mappings().all()
    return _listed(connection, rows)


def _recent(connection: Connection, n: int) -> tuple[list[Listed], int]:
    """The tables that changed last, up to number `n`, oldest first; and the number after which
    these are all changes."""
    t, lobby = schema.tables, schema.lobby
    query = select(t).where(t.c.lobby_n > 0, t.c.lobby_n <= n)
    rows = connection.execute(query.order_by(t.c.lobby_n.desc()).limit(RECENT)).mappings().all()
    floor = connection.execute(select(lobby.c.floor)).scalar_one()
    if len(rows) == RECENT:
        floor = max(floor, rows[-1]["lobby_n"] - 1)
    return _listed(connection, rows[::-1]), floor


def _changed(connection: Connection, after: int) -> tuple[list[Listed], int]:
    """The next chunk of tables that changed after this number, in order; and the floor, read last:
    a table that was deleted before the rows were read has raised it."""
    t = schema.tables
    query = select(t).where(t.c.lobby_n > after).order_by(t.c.lobby_n).limit(CHUNK)
    found = _listed(connection, connection.execute(query).mappings().all())
    return found, connection.execute(select(schema.lobby.c.floor)).scalar_one()


class Lobby:
    def __init__(self, database: Database, all_listeners: Listeners) -> None:
        self._database = database
        self._all_listeners = all_listeners
        self._listeners: set[Listener] = set()
        self._model: LobbyModel | None = None
        """Loaded when somebody first asks for it: a worker never needs it."""
        self._announced = 1
        """Changes announced so far; the model has the first `_applied` of them."""
        self._applied = 0
        self._lock = asyncio.Lock()
        self._wake = asyncio.Event()

    async def page(
        self, state: ListedState, after: str | None, blocked: frozenset[str] = frozenset()
    ) -> Page:
        """`blocked`: hosts whose tables the reader does not get, here and in `listen`."""
        return (await self._current()).page(state, after, blocked)

    def changed(self, state: TableState, lobby: bool) -> None:  # noqa: FBT001
        """Hook of `TableRegistry`: one table changed; `lobby`: in a way that the lobby shows."""
        if lobby and state.row.visibility == "public":
            self.refresh_soon()

    def refresh_soon(self) -> None:
        """Something that the lobby shows has changed, on this node or another."""
        self._announced += 1
        self._wake.set()

    async def run(self) -> None:
        """Apply changes and send them to the listeners, whenever one is announced."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self.refresh()
            except Unavailable as error:
                log.warning("lobby: cannot refresh", extra={"error": str(error)})
            except Exception:
                log.exception("lobby: failed")

    async def refresh(self) -> None:
        """Apply what changed since, if the lobby is loaded at all."""
        async with self._lock:
            if self._model is not None:
                await self._catch_up()

    async def _current(self) -> LobbyModel:
        """The model with every change this node knows of. While the database is away: as it was."""
        if self._applied < self._announced:
            async with self._lock:
                # Those who waited for the lock may find the work done.
                if self._applied < self._announced:
                    try:
                        await self._catch_up()
                    except Unavailable:
                        if self._model is None:
                            raise TryAgain("The database cannot be reached just now.") from None
        assert self._model is not None
        return self._model

    async def _catch_up(self) -> None:
        """Bring the model up to date. The caller holds the lock."""
        announced = self._announced
        n, floor = (await self._database.peek(_numbers, {}))[0]
        model = self._model
        if model is None or not floor <= model.n <= n:
            await self._load(n)
        elif model.n < n:
            await self._apply_changes(model, n)
        self._applied = announced

    async def _load(self, n: int) -> None:
        """Read everything. Changes made meanwhile have numbers after `n` and are applied next."""
        tables: list[Listed] = []
        while chunk := await self._read_public(tables[-1].id if tables else ""):
            tables += chunk
        recent, floor = await self._database.read(lambda c: _recent(c, n))
        model = LobbyModel(n, floor, tables)
        for one in recent:
            model.remember(one)
        self._model = model
        self.refresh_soon()
        lists = model.lists()
        for listener in self._listeners:
            listener.n = n
            blocked = listener.reader.blocked
            listener.send(model.lists(blocked) if blocked else lists)

    async def _read_public(self, after: str) -> list[Listed]:
        return await self._database.read(lambda c: _public(c, after))

    async def _read_changed(self, after: int) -> tuple[list[Listed], int]:
        return await self._database.read(lambda c: _changed(c, after))

    async def _apply_changes(self, model: LobbyModel, n: int) -> None:
        while model.n < n:
            after = model.n
            changes, floor = await self._read_changed(after)
            if floor > after:
                await self._load(n)
                return
            for change in changes:
                model.apply(change)
                self._send(change)
            if len(changes) < CHUNK:
                # Every table with a later number was among them, so these numbers are used up.
                model.n = max(model.n, n)

    def _send(self, change: Listed) -> None:
        message = change.message()
        for listener in self._listeners:
            if listener.n < change.n:
                listener.n = change.n
                if change.host not in listener.reader.blocked:
                    listener.send(message)

    async def listen(self, after: int | None, blocked: frozenset[str] = frozenset()) -> Listener:
        """A listener that has what changed after `after` in its queue, or the first pages."""
        reader = Reader(None, None, blocked)
        listener = Listener(reader, asyncio.get_running_loop().time())
        model = await self._current()
        changes = None if after is None else model.changed_since(after)
        if changes is None:
            listener.begin([model.lists(blocked)], model.n)
        else:
            seen = [change.message() for change in changes if change.host not in blocked]
            listener.begin(seen, model.n)
        self._listeners.add(listener)
        self._all_listeners.add(listener)
        if self._all_listeners.closing:
            listener.end("shutdown")
        return listener

    def unlisten(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        self._all_listeners.drop(listener)
