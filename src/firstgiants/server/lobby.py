"""The lobby: public tables that wait for people, and public games one can watch, live.

Every change that the lobby shows has a number, given in the transaction that makes it and the same
on all nodes. Listeners are told each changed table as it is now, in the order of these numbers; who
comes back with the last number seen gets every table that changed since.
"""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import Connection, select

from firstgiants.server import wire
from firstgiants.server.errors import TryAgain
from firstgiants.server.live import Live, read_rows
from firstgiants.server.render import Reader, encode, table
from firstgiants.server.rows import table_row
from firstgiants.server.store import Database, Unavailable, schema
from firstgiants.server.streams import Listener, Rooms

log = logging.getLogger(__name__)

MOST = 100
NOBODY = Reader(None, None)


def _public(connection: Connection, state: str) -> list[wire.Table]:
    t = schema.tables
    rows = connection.execute(
        select(t)
        .where(t.c.state == state, t.c.visibility == "public")
        .order_by(t.c.created.desc())
        .limit(MOST)
    ).mappings()
    return [table(read_rows(connection, table_row(row)), NOBODY) for row in rows.all()]


def _lists(connection: Connection) -> wire.LobbyList:
    # The number first: what changes meanwhile is told again, never left out.
    n = connection.execute(select(schema.lobby.c.n)).scalar_one()
    return wire.LobbyList(
        n=n, open=_public(connection, "open"), playing=_public(connection, "playing")
    )


def _changed(connection: Connection, after: int) -> list[wire.LobbyTable] | None:
    """Tables that changed after this number, in order; None if that cannot be said."""
    n, floor = connection.execute(select(schema.lobby.c.n, schema.lobby.c.floor)).one()
    if not floor <= after <= n:
        return None
    t = schema.tables
    rows = connection.execute(
        select(t).where(t.c.lobby_n > after).order_by(t.c.lobby_n).limit(MOST + 1)
    ).mappings()
    found = rows.all()
    if len(found) > MOST:
        return None
    return [
        wire.LobbyTable(
            n=row["lobby_n"], table=table(read_rows(connection, table_row(row)), NOBODY)
        )
        for row in found
    ]


class Lobby:
    def __init__(self, database: Database, rooms: Rooms) -> None:
        self._database = database
        self._rooms = rooms
        self._listeners: set[Listener] = set()
        self._n = 0
        """Up to here every listener has been told; who came later may be ahead."""
        self._lock = asyncio.Lock()
        self._wake = asyncio.Event()

    async def tables(self, state: str) -> list[wire.Table]:
        return await self._database.read(lambda c: _public(c, state))

    def changed(self, live: Live, lobby: bool) -> None:  # noqa: FBT001
        """Hook of `Desks`: one table changed in a way that the lobby shows."""
        if lobby and live.row.visibility == "public":
            self._wake.set()

    def heard(self) -> None:
        """The same, at another node."""
        self._wake.set()

    async def run(self) -> None:
        """Tells the listeners what is new, whenever there is a sign that something is."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self.refresh()
            except Unavailable as error:
                log.warning("lobby: put off", extra={"error": str(error)})

    async def refresh(self) -> None:
        async with self._lock:
            if self._listeners:
                await self._catch_up()

    async def _catch_up(self) -> None:
        """Under the lock. A very long gap is filled with the whole list."""
        after = self._n
        changed = await self._database.read(lambda c: _changed(c, after))
        news: list[wire.LobbyTable] | list[wire.LobbyList]
        news = [await self._database.read(_lists)] if changed is None else changed
        for message in news:
            self._n = message.n
            text = encode(message)
            for listener in self._listeners:
                if listener.n < message.n:
                    listener.n = message.n
                    listener.send(text)

    async def listen(self, after: int | None) -> Listener:
        """A listener that has what changed after `after` in its queue, or the whole list."""
        listener = Listener(NOBODY, asyncio.get_running_loop().time())
        try:
            async with self._lock:
                listener.begin(*await self._first(after))
                if not self._listeners:
                    self._n = listener.n
                self._listeners.add(listener)
                self._rooms.add(listener)
        except Unavailable:
            raise TryAgain("The database cannot be reached just now.") from None
        if self._rooms.closing:
            listener.end("shutdown")
        return listener

    async def _first(self, after: int | None) -> tuple[list[bytes], int]:
        changed = None
        if after is not None:
            changed = await self._database.read(lambda c: _changed(c, after))
        if changed is None or after is None:
            lists = await self._database.read(_lists)
            return [encode(lists)], lists.n
        return [encode(one) for one in changed], changed[-1].n if changed else after

    def unlisten(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        self._rooms.drop(listener)
