"""Every table this node deals with, and the one way to change one.

A change is *planned* against what this node knows, appended to the log, and counts only when the
log has taken it. If somebody else was first, the node reads what they wrote and plans again: the
plan then sees the new truth and may refuse.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from firstgiants.server import wire
from firstgiants.server.errors import NotFound, TryAgain
from firstgiants.server.store import (
    Append,
    Conflict,
    Database,
    Unavailable,
    Writer,
)
from firstgiants.server.store.statements import Statement
from firstgiants.server.streams.bus import Bus, Note
from firstgiants.server.streams.listeners import Listener, Listeners
from firstgiants.server.streams.messages import Messages, Reader, encode, reader_of, snapshot
from firstgiants.server.streams.presence import PresenceTracker
from firstgiants.server.tables.change import Change, ChangeFunction
from firstgiants.server.tables.clocks import Heartbeat, Outage, clocks
from firstgiants.server.tables.history import read_commit, read_log
from firstgiants.server.tables.open_table import OpenTable, as_append, numbered
from firstgiants.server.tables.state import (
    Entry,
    TableState,
    read_newer,
    read_table_state,
    remember,
)
from firstgiants.server.text import is_id
from firstgiants.server.timing import Time

log = logging.getLogger(__name__)
T = TypeVar("T")

TABLES_KEPT = 4_000
WIDEST_GAP = 250
"""Messages that a listener who comes back is sent; more are replaced by the whole state."""
TRIES = 8
_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")

_number = Statement("SELECT n FROM tables WHERE id = :id")
_newest = Statement(
    "SELECT id, n FROM tables WHERE id IN (SELECT value FROM json_each(:ids))",
    "SELECT id, n FROM tables WHERE id IN (SELECT json_array_elements_text(CAST(:ids AS json)))",
)


OnChange = Callable[[TableState, bool], None]


class TableRegistry:
    def __init__(
        self,
        database: Database,
        writer: Writer,
        bus: Bus,
        heartbeat: Heartbeat,
        rooms: Listeners,
        time: Time,
    ) -> None:
        self._database = database
        self._writer = writer
        self._bus = bus
        self._heartbeat = heartbeat
        self._rooms = rooms
        self._time = time
        self._attendances = PresenceTracker(bus, time)
        self._registry: OrderedDict[str, OpenTable] = OrderedDict()
        self.on_change: list[OnChange] = []

    @property
    def outages(self) -> Sequence[Outage]:
        return self._heartbeat.outages

    def __len__(self) -> int:
        return len(self._registry)

    def _open_table(self, table_id: str) -> OpenTable:
        open_table = self._registry.get(table_id)
        if open_table is None:
            if not is_id(table_id):
                raise NotFound("There is no such table.", code="no-such-table")
            open_table = self._registry[table_id] = OpenTable(table_id)
            if len(self._registry) > TABLES_KEPT:
                self._forget_idle()
        self._registry.move_to_end(table_id)
        return open_table

    def _forget_idle(self) -> None:
        idle = [d.id for d in self._registry.values() if not d.listeners and not d.turn.locked()]
        for table_id in idle[: len(self._registry) - TABLES_KEPT * 9 // 10]:
            del self._registry[table_id]

    # ------------------------------------------------------------ reading

    async def get(self, table_id: str, *, fresh: bool = True) -> TableState:
        """The table as it is. `fresh`: as the database has it, not as this node last saw it."""
        open_table = self._open_table(table_id)
        if open_table.state is not None and not fresh and not open_table.maybe_stale:
            return open_table.state
        async with open_table.turn:
            return await self._fresh(open_table)

    async def _fresh(self, open_table: OpenTable) -> TableState:
        """Under the desk's turn: reads what is new, and tells the listeners."""
        if open_table.state is None:
            return await self._load(open_table)
        old = open_table.state
        newer = await self._newer(old)
        if newer is not None:
            open_table.state, entries = newer
            self._tell(open_table, open_table.state, entries)
        if open_table.rewritten:
            whole = await self._read(lambda c: read_table_state(c, open_table.id))
            if whole is None or whole.row.n != open_table.state.row.n:
                return (
                    open_table.state
                )  # somebody wrote meanwhile: listeners must hear of that first
            open_table.state, open_table.rewritten = whole, False
        open_table.maybe_stale = False
        return open_table.state

    async def _newer(self, old: TableState) -> tuple[TableState, list[Entry]] | None:
        """What others have written since; mostly nothing, which is seen at once."""
        try:
            found = await self._database.peek(_number, {"id": old.id})
        except Unavailable:
            raise TryAgain("The database cannot be reached just now.") from None
        if not found or found[0][0] == old.row.n:
            return None
        return await self._read(lambda c: read_newer(c, old))

    async def _load(self, open_table: OpenTable) -> TableState:
        if open_table.maybe_stale and open_table.state is not None:
            return await self._fresh(open_table)
        if open_table.state is None:
            state = await self._read(lambda c: read_table_state(c, open_table.id))
            if state is None:
                self._registry.pop(open_table.id, None)
                raise NotFound("There is no such table.", code="no-such-table")
            open_table.state = state
        return open_table.state

    async def _read(self, query: Callable[[Connection], T]) -> T:
        try:
            return await self._database.read(query)
        except Unavailable:
            raise TryAgain("The database cannot be reached just now.") from None

    # ------------------------------------------------------------ changing

    async def change(
        self, table_id: str, function: ChangeFunction
    ) -> tuple[TableState, Change | None]:
        """Run the function on the table and append its change to the log.

        Where another node was first, read what it wrote and run the function again. Return the
        table and the change; None if the function changed nothing.
        """
        open_table = self._open_table(table_id)
        async with open_table.turn:
            for _ in range(TRIES):
                state = await self._load(open_table)
                await self._settle_pulse()
                change = function(state)
                if change is None:
                    return state, None
                if await self._append(open_table, change):
                    return change.after, change
            raise TryAgain("Too many are changing this table at once.")

    async def _settle_pulse(self) -> None:
        """Nobody's time is judged before a pause of this process is noted."""
        try:
            await self._heartbeat.settle()
        except Unavailable:
            raise TryAgain("The database cannot be reached just now.") from None

    async def _append(self, open_table: OpenTable, change: Change) -> bool:
        """Writes the change and tells everybody; False if somebody else was first."""
        try:
            await self._writer.append(as_append(change, open_table.state))
        except Conflict:
            await self._fresh(open_table)
            return False
        except Unavailable:
            # Whether it was kept is not known.
            open_table.maybe_stale = True
            raise TryAgain("The database cannot be reached just now.") from None
        except asyncio.CancelledError:
            open_table.maybe_stale = True
            raise
        self._publish(open_table, change)
        return True

    def _publish(self, open_table: OpenTable, change: Change) -> None:
        """The log has taken it: from now on it counts, and everybody is told."""
        after = change.after
        open_table.state = after
        remember(after, change.entries)
        self._tell(open_table, after, change.entries)
        for hook in self.on_change:
            hook(after, change.lobby)
        bot = after.row.asked_bot is not None
        self._bus.publish(
            Note(
                node=self._bus.node, table=open_table.id, n=after.row.n, lobby=change.lobby, bot=bot
            )
        )

    async def created(self, state: TableState, op: Append) -> None:
        """A new table."""
        op.last = numbered(state)
        await self._writer.append(op)
        self._open_table(state.id).state = state
        for hook in self.on_change:
            hook(state, True)
        self._bus.publish(Note(node=self._bus.node, table=state.id, n=0, lobby=True))

    # ------------------------------------------------------------ listeners

    def _tell(self, open_table: OpenTable, state: TableState, entries: Sequence[Entry]) -> None:
        if not open_table.listeners:
            return
        now = self._time.now_ms()
        seconds = asyncio.get_running_loop().time()
        seats_changed = any(entry.type == "table" for entry in entries)
        if seats_changed:
            for listener in open_table.listeners:
                listener.reader = reader_of(state, listener.reader.person)
        for entry in entries:
            messages = Messages(state, entry, now, self.outages)
            for listener in open_table.listeners:
                message = messages.for_reader(listener.reader)
                listener.n = entry.n
                if message is not None:
                    listener.send(message)
                    listener.last_sent = seconds
        if seats_changed:
            self._attendances.changed(open_table.at)

    async def listen(
        self,
        table_id: str,
        person_id: str | None,
        after: int | None,
        seen: TableState | None = None,
    ) -> Listener:
        """A listener that has in its queue what came after `after`, or the whole state. `seen`: the
        table, if it has been read just now."""
        open_table = self._open_table(table_id)
        async with open_table.turn:
            if seen is None or open_table.state is not seen or open_table.maybe_stale:
                seen = await self._fresh(open_table)
            state = seen
            listener = Listener(reader_of(state, person_id), asyncio.get_running_loop().time())
            missed = await self._missed(state, after)
            listener.begin(self._first(open_table, state, listener.reader, missed), state.row.n)
            open_table.listeners.add(listener)
            self._rooms.add(listener)
        if self._rooms.closing:
            listener.end("shutdown")
        self._attendances.changed(open_table.at)
        return listener

    def _first(
        self,
        open_table: OpenTable,
        state: TableState,
        reader: Reader,
        missed: Sequence[Entry] | None,
    ) -> Iterator[bytes]:
        """What a new listener hears first: everything; or what they missed, and what may have
        changed besides, though it is in no log: clocks (the service may have been down), who is
        there."""
        now, n = self._time.now_ms(), state.row.n
        presence = self._attendances.now(open_table.at)
        if missed is None:
            whole = snapshot(state, reader, presence, now, self.outages)
            yield encode({"type": "state", "n": n} | whole)
            return
        for entry in missed:
            message = Messages(state, entry, now, self.outages).for_reader(reader)
            if message is not None:
                yield message
        yield encode(wire.ClockMessage(n=n, clocks=clocks(state.row, now, self.outages)))
        yield encode(wire.PresenceMessage(n=n, presence=presence))

    def tell_clocks(self) -> None:
        """The service was down, or cut off from the database: clocks stood still meanwhile."""
        now = self._time.now_ms()
        for open_table in self._registry.values():
            if open_table.state is not None and open_table.state.row.banks and open_table.listeners:
                told = clocks(open_table.state.row, now, self.outages)
                for listener in open_table.listeners:
                    listener.send(encode(wire.ClockMessage(n=listener.n, clocks=told)))

    async def _missed(self, state: TableState, after: int | None) -> list[Entry] | None:
        if after is None or after > state.row.n or state.row.n - after > WIDEST_GAP:
            return None
        if after == state.row.n:
            return []
        return await self._read(lambda c: read_log(c, state, after))

    async def history(self, state: TableState, reader: Reader) -> list[bytes]:
        """The messages that a listener would have heard from the beginning, the newest of them."""
        now = self._time.now_ms()
        after = max(0, state.row.n - WIDEST_GAP)
        entries = await self._read(lambda c: read_log(c, state, after))
        found = [Messages(state, one, now, self.outages).for_reader(reader) for one in entries]
        return [message for message in found if message is not None]

    async def commit_entry(self, state: TableState, n: int) -> Entry:
        """An earlier commit, with the game after it and its events."""
        return await self._read(lambda c: read_commit(c, state, n))

    def drop(self, table_id: str) -> None:
        """Rows changed outside the log: read the table anew."""
        open_table = self._registry.get(table_id)
        if open_table is not None:
            open_table.maybe_stale = open_table.rewritten = True

    def forget(self, person_id: str) -> None:
        """This person changed, or is gone: wherever they are shown is read anew."""
        for open_table in self._registry.values():
            if open_table.state is not None and open_table.state.shows(person_id):
                self.drop(open_table.id)

    def gone(self, table_id: str) -> None:
        """The table was deleted."""
        open_table = self._registry.pop(table_id, None)
        for listener in open_table.listeners if open_table is not None else ():
            listener.end("gone")

    def unlisten(self, table_id: str, listener: Listener) -> None:
        self._rooms.drop(listener)
        open_table = self._registry.get(table_id)
        if open_table is not None and listener in open_table.listeners:
            open_table.listeners.discard(listener)
            self._attendances.changed(open_table.at)

    def is_watched(self, table_id: str) -> bool:
        """Whether somebody is connected to it, to play or to watch, as far as this node knows."""
        open_table = self._registry.get(table_id)
        if open_table is None:
            return False
        presence = self._attendances.now(open_table.at)
        return bool(presence.seats or presence.watching)

    def presence_of(self, table_id: str) -> wire.Presence:
        return self._attendances.now(self._open_table(table_id).at)

    # ------------------------------------------------------------ other nodes

    async def heard(self, note: Note) -> None:
        """A note of another node about a table."""
        assert note.table is not None
        open_table = self._registry.get(note.table)
        if open_table is None:
            return
        if note.seats is not None:
            self._attendances.heard(open_table.at, note)
        if note.gone:
            self.gone(note.table)
        elif note.n is not None and (open_table.state is None or open_table.state.row.n < note.n):
            await self._catch_up_with(open_table)

    async def _catch_up_with(self, open_table: OpenTable) -> None:
        async with open_table.turn:
            if not open_table.listeners:
                # Nobody waits for it here: it is read when somebody asks.
                open_table.maybe_stale = True
                return
            try:
                await self._fresh(open_table)
            except TryAgain:
                open_table.maybe_stale = True

    async def catch_up(self) -> None:
        """Looks in the database for what no note told: of every table that has listeners."""
        watched = [d for d in self._registry.values() if d.listeners and d.state is not None]
        for at in range(0, len(watched), 500):
            part = watched[at : at + 500]
            ids = msgspec.json.encode([open_table.id for open_table in part]).decode()
            found = await self._database.read(partial(_newest, values={"ids": ids}))
            newest = {row[0]: row[1] for row in found}
            for open_table in part:
                behind = (
                    open_table.state is not None
                    and newest.get(open_table.id, 0) > open_table.state.row.n
                )
                if behind or open_table.maybe_stale:
                    await self._catch_up_with(open_table)

    def renew_presence(self) -> None:
        self._attendances.renew(open_table.at for open_table in self._registry.values())
