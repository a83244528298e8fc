"""Every table that this node has open, and the one way to change one.

A change function runs on the state that this node knows. Its change is appended to the log and
counts once it is there. If another node was first, this one reads what the other wrote and runs
the function again; it then sees the new state and may refuse.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from firstgiants.server import wire
from firstgiants.server.daily.secrecy import must_see
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
from firstgiants.server.streams.messages import (
    Messages,
    Reader,
    current_clocks,
    encode,
    first_messages,
    reader_of,
)
from firstgiants.server.streams.presence import PresenceTracker
from firstgiants.server.tables.change import Change, ChangeFunction
from firstgiants.server.tables.clocks import Heartbeat, Outage
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
"""The most missed messages that a returning listener gets; if it missed more, it gets the state."""
TRIES = 8

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
        listeners: Listeners,
        time: Time,
    ) -> None:
        self._database = database
        self._writer = writer
        self._bus = bus
        self._heartbeat = heartbeat
        self._listeners = listeners
        self._time = time
        self._presence = PresenceTracker(bus, time)
        self._open_tables: OrderedDict[str, OpenTable] = OrderedDict()
        self.on_change: list[OnChange] = []

    @property
    def outages(self) -> Sequence[Outage]:
        return self._heartbeat.outages

    def __len__(self) -> int:
        return len(self._open_tables)

    def _open_table(self, table_id: str) -> OpenTable:
        open_table = self._open_tables.get(table_id)
        if open_table is None:
            if not is_id(table_id):
                raise NotFound("There is no such table.", code="no-such-table")
            open_table = self._open_tables[table_id] = OpenTable(table_id)
            if len(self._open_tables) > TABLES_KEPT:
                self._forget_idle()
        self._open_tables.move_to_end(table_id)
        return open_table

    def _forget_idle(self) -> None:
        idle = [one.id for one in self._open_tables.values() if one.idle]
        for table_id in idle[: len(self._open_tables) - TABLES_KEPT * 9 // 10]:
            del self._open_tables[table_id]

    # ------------------------------------------------------------ reading

    async def get(self, table_id: str, *, fresh: bool = True) -> TableState:
        """The table. `fresh`: as the database has it; otherwise as this node last saw it."""
        open_table = self._open_table(table_id)
        if open_table.state is not None and not fresh and not open_table.maybe_stale:
            return open_table.state
        async with open_table.lock:
            return await self._fresh(open_table)

    async def _fresh(self, open_table: OpenTable, *, announced: int = 0) -> TableState:
        """Read what is new and send it to the listeners. The caller holds the lock.

        `announced`: the number that another node has announced.
        """
        if open_table.state is None:
            return await self._load(open_table)
        newer = await self._newer(open_table.state, announced)
        if newer is not None:
            open_table.state, entries = newer
            self._send(open_table, open_table.state, entries)
        if open_table.rewritten:
            whole = await self._read(lambda c: read_table_state(c, open_table.id))
            if whole is None or whole.row.n != open_table.state.row.n:
                # Another change was written meanwhile: listeners must get it first.
                return open_table.state
            open_table.state, open_table.rewritten = whole, False
        open_table.maybe_stale = False
        return open_table.state

    async def _newer(
        self, old: TableState, announced: int
    ) -> tuple[TableState, list[Entry]] | None:
        """What other nodes have written since. A quick look at the number mostly says: nothing."""
        if announced <= old.row.n:
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
                self._open_tables.pop(open_table.id, None)
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
        async with open_table.lock:
            for _ in range(TRIES):
                state = await self._load(open_table)
                await self._settle_heartbeat()
                change = function(state)
                if change is None:
                    return state, None
                if await self._append(open_table, change):
                    return change.after, change
            raise TryAgain("Too many are changing this table at once.")

    async def _settle_heartbeat(self) -> None:
        """Note a pause of this process before anybody's time is judged."""
        try:
            await self._heartbeat.settle()
        except Unavailable:
            raise TryAgain("The database cannot be reached just now.") from None

    async def _append(self, open_table: OpenTable, change: Change) -> bool:
        """Write the change and publish it; False if another node was first."""
        try:
            await self._writer.append(as_append(change, open_table.state))
        except Conflict:
            await self._fresh(open_table)
            return False
        except Unavailable:
            # It may or may not be in the log.
            open_table.maybe_stale = True
            raise TryAgain("The database cannot be reached just now.") from None
        except asyncio.CancelledError:
            open_table.maybe_stale = True
            raise
        self._publish(open_table, change)
        return True

    def _publish(self, open_table: OpenTable, change: Change) -> None:
        """The change is in the log: keep the new state, tell listeners, hooks and other nodes."""
        after = change.after
        open_table.state = after
        remember(after, change.entries)
        self._send(open_table, after, change.entries)
        for hook in self.on_change:
            hook(after, change.lobby)
        bot = after.row.asked_bot is not None
        self._bus.publish(
            Note(
                node=self._bus.node,
                table=open_table.id,
                n=after.row.n,
                lobby=change.lobby,
                bot=bot,
                people=list(after.people),
            )
        )

    async def created(self, state: TableState, op: Append) -> None:
        """Write a new table."""
        op.last = numbered(state)
        await self._writer.append(op)
        self._open_table(state.id).state = state
        for hook in self.on_change:
            hook(state, True)
        people = list(state.people)
        self._bus.publish(Note(node=self._bus.node, table=state.id, n=0, lobby=True, people=people))

    # ------------------------------------------------------------ listeners

    def _send(self, open_table: OpenTable, state: TableState, entries: Sequence[Entry]) -> None:
        if not open_table.listeners:
            return
        now = self._time.now_ms()
        seconds = asyncio.get_running_loop().time()
        seats_changed = any(entry.type == "table" for entry in entries)
        if seats_changed:
            for listener in open_table.listeners:
                old = listener.reader
                listener.reader = reader_of(state, old.person, old.blocked)
        for entry in entries:
            messages = Messages(state, entry, now, self.outages)
            for listener in open_table.listeners:
                message = messages.for_reader(listener.reader)
                listener.n = entry.n
                if message is not None:
                    listener.send(message)
                    listener.last_sent = seconds
        if seats_changed:
            self._presence.announce_soon(open_table.presence)

    async def listen(
        self,
        table_id: str,
        person_id: str | None,
        after: int | None,
        seen: TableState | None = None,
        blocked: frozenset[str] = frozenset(),
    ) -> Listener:
        """A listener whose queue has what came after `after`, or the whole state.

        `seen`: the table, if the caller has just read it. `blocked`: by this person.
        """
        open_table = self._open_table(table_id)
        async with open_table.lock:
            if seen is None or open_table.state is not seen or open_table.maybe_stale:
                seen = await self._fresh(open_table)
            state = seen
            must_see(state, person_id, self._time.now_ms())
            reader = reader_of(state, person_id, blocked)
            listener = Listener(reader, asyncio.get_running_loop().time())
            missed = await self._missed(state, after)
            presence = self._presence.current(open_table.presence)
            now = self._time.now_ms()
            first = first_messages(state, listener.reader, missed, presence, now, self.outages)
            listener.begin(first, state.row.n)
            open_table.listeners.add(listener)
            self._listeners.add(listener)
        if self._listeners.closing:
            listener.end("shutdown")
        self._presence.announce_soon(open_table.presence)
        return listener

    def send_clocks(self) -> None:
        """Send clocks again: they stood still while the service or the database was down."""
        now = self._time.now_ms()
        for open_table in self._open_tables.values():
            if open_table.state is not None and open_table.state.row.banks and open_table.listeners:
                current = current_clocks(open_table.state, now, self.outages)
                for listener in open_table.listeners:
                    listener.send(encode(wire.ClockMessage(n=listener.n, clocks=current)))

    async def _missed(self, state: TableState, after: int | None) -> list[Entry] | None:
        if after is None or after > state.row.n or state.row.n - after > WIDEST_GAP:
            return None
        if after == state.row.n:
            return []
        return await self._read(lambda c: read_log(c, state, after))

    async def history(self, state: TableState, reader: Reader) -> list[bytes]:
        """The newest messages that a listener from the beginning would have got."""
        now = self._time.now_ms()
        must_see(state, reader.person, now)
        after = max(0, state.row.n - WIDEST_GAP)
        entries = await self._read(lambda c: read_log(c, state, after))
        found = [Messages(state, one, now, self.outages).for_reader(reader) for one in entries]
        return [message for message in found if message is not None]

    async def commit_entry(self, state: TableState, n: int) -> Entry:
        """An earlier commit, with the game after it and its events."""
        return await self._read(lambda c: read_commit(c, state, n))

    def drop(self, table_id: str) -> None:
        """Rows changed outside the log: read the table again when it is next needed."""
        open_table = self._open_tables.get(table_id)
        if open_table is not None:
            open_table.maybe_stale = open_table.rewritten = True

    def forget(self, person_id: str) -> None:
        """This person changed or is gone: read the tables that name them again."""
        for open_table in self._open_tables.values():
            if open_table.state is not None and open_table.state.names(person_id):
                self.drop(open_table.id)

    def gone(self, table_id: str) -> None:
        """The table was deleted."""
        open_table = self._open_tables.pop(table_id, None)
        for listener in open_table.listeners if open_table is not None else ():
            listener.end("gone")

    def unlisten(self, table_id: str, listener: Listener) -> None:
        self._listeners.drop(listener)
        open_table = self._open_tables.get(table_id)
        if open_table is not None and listener in open_table.listeners:
            open_table.listeners.discard(listener)
            self._presence.announce_soon(open_table.presence)

    def is_watched(self, table_id: str) -> bool:
        """Whether somebody is connected to it, to play or to watch, as far as this node knows."""
        open_table = self._open_tables.get(table_id)
        if open_table is None:
            return False
        presence = self._presence.current(open_table.presence)
        return bool(presence.seats or presence.watching)

    def presence_of(self, table_id: str) -> wire.Presence:
        return self._presence.current(self._open_table(table_id).presence)

    # ------------------------------------------------------------ other nodes

    async def on_note(self, note: Note) -> None:
        """Another node says something about a table."""
        assert note.table is not None
        open_table = self._open_tables.get(note.table)
        if open_table is None:
            return
        if note.seats is not None:
            self._presence.on_note(open_table.presence, note)
        if note.gone:
            self.gone(note.table)
        elif note.n is not None and (open_table.state is None or open_table.state.row.n < note.n):
            await self._catch_up_with(open_table, note.n)

    async def _catch_up_with(self, open_table: OpenTable, announced: int = 0) -> None:
        async with open_table.lock:
            if not open_table.listeners:
                # Nobody listens on this node: it is read when somebody asks.
                open_table.maybe_stale = True
                return
            try:
                await self._fresh(open_table, announced=announced)
            except TryAgain:
                open_table.maybe_stale = True

    async def catch_up(self) -> None:
        """Find changes that no note announced, for every table that has listeners."""
        watched = [
            one for one in self._open_tables.values() if one.listeners and one.state is not None
        ]
        for start in range(0, len(watched), 500):
            part = watched[start : start + 500]
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
        self._presence.renew(open_table.presence for open_table in self._open_tables.values())
