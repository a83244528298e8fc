"""The lobby: public tables that wait for people, and public games one can watch, live."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, select

from firstgiants.server import wire
from firstgiants.server.desks import Desks
from firstgiants.server.errors import Refusal
from firstgiants.server.live import Live, read_rows
from firstgiants.server.render import Reader, encode, table
from firstgiants.server.rows import table_row
from firstgiants.server.store import Database, schema
from firstgiants.server.streams import Listener, Rooms

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


class Lobby:
    def __init__(self, desks: Desks, database: Database, rooms: Rooms) -> None:
        self._desks = desks
        self._database = database
        self._rooms = rooms
        self._listeners: set[Listener] = set()
        self._n = 0
        self._told: bytes = b""

    async def tables(self, state: str) -> list[wire.Table]:
        return await self._database.read(lambda c: _public(c, state))

    def changed(self, live: Live, lobby: bool) -> None:  # noqa: FBT001
        """Hook of `Desks`: one table changed in a way that the lobby shows."""
        if lobby and self._listeners and live.row.visibility == "public":
            self._n += 1
            self._send(encode(wire.LobbyTable(n=self._n, table=table(live, NOBODY))))

    async def heard(self, table_id: str) -> None:
        """The same, at another node."""
        if self._listeners:
            try:
                self.changed(await self._desks.get(table_id), lobby=True)
            except Refusal:
                return

    def _send(self, message: bytes) -> None:
        for listener in self._listeners:
            listener.n = self._n
            listener.send(message)

    async def refresh(self) -> None:
        """Without a bus: the whole list again, if it is not what was told last."""
        if not self._listeners:
            return
        lists = encode(await self._lists())
        if lists != self._told:
            self._told = lists
            self._n += 1
            self._send(encode({"type": "list", "n": self._n} | await self._lists()))

    async def _lists(self) -> dict[str, list[wire.Table]]:
        return {"open": await self.tables("open"), "playing": await self.tables("playing")}

    async def listen(self) -> Listener:
        listener = Listener(NOBODY, asyncio.get_running_loop().time())
        self._listeners.add(listener)
        self._rooms.add(listener)
        lists = await self._lists()
        self._told = encode(lists)
        listener.n = self._n
        listener.send(encode({"type": "list", "n": self._n} | lists))
        return listener

    def unlisten(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        self._rooms.drop(listener)
