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
from firstgiants.server.bus import Bus, Note
from firstgiants.server.clocks import Outage, Pulse, clocks
from firstgiants.server.desk import Change, Desk, Plan, as_append, numbered
from firstgiants.server.errors import NotFound, TryAgain
from firstgiants.server.live import (
    Entry,
    Live,
    new_game,
    play_entries,
    read_entries,
    read_live,
    read_newer,
    remember,
)
from firstgiants.server.presence import Attendances
from firstgiants.server.render import Messages, Reader, encode, reader_of, snapshot
from firstgiants.server.store import (
    Append,
    Conflict,
    Database,
    Unavailable,
    Writer,
)
from firstgiants.server.store.statements import Statement
from firstgiants.server.streams import Listener, Rooms
from firstgiants.server.text import is_id
from firstgiants.server.timing import Time

log = logging.getLogger(__name__)
T = TypeVar("T")

DESKS_KEPT = 4_000
WIDEST_GAP = 250
"""Messages that a listener who comes back is sent; more are replaced by the whole state."""
TRIES = 8
_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")

_number = Statement("SELECT n FROM tables WHERE id = :id")
_newest = Statement(
    "SELECT id, n FROM tables WHERE id IN (SELECT value FROM json_each(:ids))",
    "SELECT id, n FROM tables WHERE id IN (SELECT json_array_elements_text(CAST(:ids AS json)))",
)


OnChange = Callable[[Live, bool], None]


class Desks:
    def __init__(
        self, database: Database, writer: Writer, bus: Bus, pulse: Pulse, rooms: Rooms, time: Time
    ) -> None:
        self._database = database
        self._writer = writer
        self._bus = bus
        self._pulse = pulse
        self._rooms = rooms
        self._time = time
        self._attendances = Attendances(bus, time)
        self._desks: OrderedDict[str, Desk] = OrderedDict()
        self.on_change: list[OnChange] = []

    @property
    def outages(self) -> Sequence[Outage]:
        return self._pulse.outages

    def __len__(self) -> int:
        return len(self._desks)

    def _desk(self, table_id: str) -> Desk:
        desk = self._desks.get(table_id)
        if desk is None:
            if not is_id(table_id):
                raise NotFound("There is no such table.", code="no-such-table")
            desk = self._desks[table_id] = Desk(table_id)
            if len(self._desks) > DESKS_KEPT:
                self._forget_idle()
        self._desks.move_to_end(table_id)
        return desk

    def _forget_idle(self) -> None:
        idle = [d.id for d in self._desks.values() if not d.listeners and not d.turn.locked()]
        for table_id in idle[: len(self._desks) - DESKS_KEPT * 9 // 10]:
            del self._desks[table_id]

    # ------------------------------------------------------------ reading

    async def get(self, table_id: str, *, fresh: bool = True) -> Live:
        """The table as it is. `fresh`: as the database has it, not as this node last saw it."""
        desk = self._desk(table_id)
        if desk.live is not None and not fresh and not desk.doubtful:
            return desk.live
        async with desk.turn:
            return await self._fresh(desk)

    async def _fresh(self, desk: Desk) -> Live:
        """Under the desk's turn: reads what is new, and tells the listeners."""
        if desk.live is None:
            return await self._load(desk)
        old = desk.live
        newer = await self._newer(old)
        if newer is not None:
            desk.live, entries = newer
            self._tell(desk, desk.live, entries)
        if desk.rewritten:
            whole = await self._read(lambda c: read_live(c, desk.id))
            if whole is None or whole.row.n != desk.live.row.n:
                return desk.live  # somebody wrote meanwhile: listeners must hear of that first
            desk.live, desk.rewritten = whole, False
        desk.doubtful = False
        return desk.live

    async def _newer(self, old: Live) -> tuple[Live, list[Entry]] | None:
        """What others have written since; mostly nothing, which is seen at once."""
        try:
            found = await self._database.look(_number, {"id": old.id})
        except Unavailable:
            raise TryAgain("The database cannot be reached just now.") from None
        if not found or found[0][0] == old.row.n:
            return None
        return await self._read(lambda c: read_newer(c, old))

    async def _load(self, desk: Desk) -> Live:
        if desk.doubtful and desk.live is not None:
            return await self._fresh(desk)
        if desk.live is None:
            live = await self._read(lambda c: read_live(c, desk.id))
            if live is None:
                self._desks.pop(desk.id, None)
                raise NotFound("There is no such table.", code="no-such-table")
            desk.live = live
        return desk.live

    async def _read(self, query: Callable[[Connection], T]) -> T:
        try:
            return await self._database.read(query)
        except Unavailable:
            raise TryAgain("The database cannot be reached just now.") from None

    # ------------------------------------------------------------ changing

    async def change(self, table_id: str, plan: Plan) -> Live:
        desk = self._desk(table_id)
        async with desk.turn:
            for _ in range(TRIES):
                live = await self._load(desk)
                await self._settle_pulse()
                change = plan(live)
                if change is None:
                    return live
                if await self._append(desk, change):
                    return change.after
            raise TryAgain("Too many are changing this table at once.")

    async def _settle_pulse(self) -> None:
        """Nobody's time is judged before a pause of this process is noted."""
        try:
            await self._pulse.settle()
        except Unavailable:
            raise TryAgain("The database cannot be reached just now.") from None

    async def _append(self, desk: Desk, change: Change) -> bool:
        """Writes the change and tells everybody; False if somebody else was first."""
        try:
            await self._writer.append(as_append(change, desk.live))
        except Conflict:
            await self._fresh(desk)
            return False
        except Unavailable:
            # Whether it was kept is not known.
            desk.doubtful = True
            raise TryAgain("The database cannot be reached just now.") from None
        except asyncio.CancelledError:
            desk.doubtful = True
            raise
        self._count(desk, change)
        return True

    def _count(self, desk: Desk, change: Change) -> None:
        """The log has taken it: from now on it counts, and everybody is told."""
        after = change.after
        desk.live = after
        remember(after, change.entries)
        self._tell(desk, after, change.entries)
        for hook in self.on_change:
            hook(after, change.lobby)
        bot = after.row.asked_bot is not None
        self._bus.publish(
            Note(node=self._bus.node, table=desk.id, n=after.row.n, lobby=change.lobby, bot=bot)
        )

    async def created(self, live: Live, op: Append) -> None:
        """A new table."""
        op.last = numbered(live)
        await self._writer.append(op)
        self._desk(live.id).live = live
        for hook in self.on_change:
            hook(live, True)
        self._bus.publish(Note(node=self._bus.node, table=live.id, n=0, lobby=True))

    # ------------------------------------------------------------ listeners

    def _tell(self, desk: Desk, live: Live, entries: Sequence[Entry]) -> None:
        if not desk.listeners:
            return
        now = self._time.now_ms()
        seconds = asyncio.get_running_loop().time()
        seats_changed = any(entry.type == "table" for entry in entries)
        if seats_changed:
            for listener in desk.listeners:
                listener.reader = reader_of(live, listener.reader.person)
        for entry in entries:
            messages = Messages(live, entry, now, self.outages)
            for listener in desk.listeners:
                message = messages.for_reader(listener.reader)
                listener.n = entry.n
                if message is not None:
                    listener.send(message)
                    listener.last_sent = seconds
        if seats_changed:
            self._attendances.changed(desk.at)

    async def listen(
        self, table_id: str, person_id: str | None, after: int | None, seen: Live | None = None
    ) -> Listener:
        """A listener that has in its queue what came after `after`, or the whole state. `seen`: the
        table, if it has been read just now."""
        desk = self._desk(table_id)
        async with desk.turn:
            if seen is None or desk.live is not seen or desk.doubtful:
                seen = await self._fresh(desk)
            live = seen
            listener = Listener(reader_of(live, person_id), asyncio.get_running_loop().time())
            missed = await self._missed(live, after)
            listener.begin(self._first(desk, live, listener.reader, missed), live.row.n)
            desk.listeners.add(listener)
            self._rooms.add(listener)
        if self._rooms.closing:
            listener.end("shutdown")
        self._attendances.changed(desk.at)
        return listener

    def _first(
        self, desk: Desk, live: Live, reader: Reader, missed: Sequence[Entry] | None
    ) -> Iterator[bytes]:
        """What a new listener hears first: everything; or what they missed, and what may have
        changed besides, though it is in no log: clocks (the service may have been down), who is
        there."""
        now, n = self._time.now_ms(), live.row.n
        presence = self._attendances.now(desk.at)
        if missed is None:
            state = snapshot(live, reader, presence, now, self.outages)
            yield encode({"type": "state", "n": n} | state)
            return
        for entry in missed:
            message = Messages(live, entry, now, self.outages).for_reader(reader)
            if message is not None:
                yield message
        yield encode(wire.ClockMessage(n=n, clocks=clocks(live.row, now, self.outages)))
        yield encode(wire.PresenceMessage(n=n, presence=presence))

    def tell_clocks(self) -> None:
        """The service was down, or cut off from the database: clocks stood still meanwhile."""
        now = self._time.now_ms()
        for desk in self._desks.values():
            if desk.live is not None and desk.live.row.banks and desk.listeners:
                told = clocks(desk.live.row, now, self.outages)
                for listener in desk.listeners:
                    listener.send(encode(wire.ClockMessage(n=listener.n, clocks=told)))

    async def _missed(self, live: Live, after: int | None) -> list[Entry] | None:
        if after is None or after > live.row.n or live.row.n - after > WIDEST_GAP:
            return None
        if after == live.row.n:
            return []
        return [e for e in await self._entries(live) if e.n > after]

    async def _entries(self, live: Live) -> list[Entry]:
        """The whole log of a table, with the game and the events of each commit."""

        def read(connection: Connection) -> list[Entry]:
            entries = [e for e in read_entries(connection, live.id, 0) if e.n <= live.row.n]
            if live.row.started is not None:
                game = new_game(live.row, live.seats, live.deal)
                for entry in entries:
                    if entry.type == "table":
                        entry.game = game
                play_entries(game, entries)
            return entries

        return await self._read(read)

    async def history(self, live: Live, reader: Reader) -> list[bytes]:
        """The messages that a listener would have heard from the beginning, the newest of them."""
        now = self._time.now_ms()
        entries = (await self._entries(live))[-WIDEST_GAP:]
        found = [Messages(live, one, now, self.outages).for_reader(reader) for one in entries]
        return [message for message in found if message is not None]

    async def entry(self, table_id: str, n: int) -> Entry:
        """A commit from before, with its game and events as they were."""
        live = await self.get(table_id, fresh=False)
        entries = await self._read(lambda c: read_entries(c, table_id, 0))
        play_entries(new_game(live.row, live.seats, live.deal), entries)
        return next(e for e in entries if e.n == n)

    def drop(self, table_id: str) -> None:
        """Rows changed outside the log: read the table anew."""
        desk = self._desks.get(table_id)
        if desk is not None:
            desk.doubtful = desk.rewritten = True

    def forget(self, person_id: str) -> None:
        """This person changed, or is gone: wherever they are shown is read anew."""
        for desk in self._desks.values():
            if desk.live is not None and desk.live.shows(person_id):
                self.drop(desk.id)

    def gone(self, table_id: str) -> None:
        """The table was deleted."""
        desk = self._desks.pop(table_id, None)
        for listener in desk.listeners if desk is not None else ():
            listener.end("gone")

    def unlisten(self, table_id: str, listener: Listener) -> None:
        self._rooms.drop(listener)
        desk = self._desks.get(table_id)
        if desk is not None and listener in desk.listeners:
            desk.listeners.discard(listener)
            self._attendances.changed(desk.at)

    def is_watched(self, table_id: str) -> bool:
        """Whether somebody is connected to it, to play or to watch, as far as this node knows."""
        desk = self._desks.get(table_id)
        if desk is None:
            return False
        presence = self._attendances.now(desk.at)
        return bool(presence.seats or presence.watching)

    def presence_of(self, table_id: str) -> wire.Presence:
        return self._attendances.now(self._desk(table_id).at)

    # ------------------------------------------------------------ other nodes

    async def heard(self, note: Note) -> None:
        """A note of another node about a table."""
        assert note.table is not None
        desk = self._desks.get(note.table)
        if desk is None:
            return
        if note.seats is not None:
            self._attendances.heard(desk.at, note)
        if note.gone:
            self.gone(note.table)
        elif note.n is not None and (desk.live is None or desk.live.row.n < note.n):
            await self._catch_up_with(desk)

    async def _catch_up_with(self, desk: Desk) -> None:
        async with desk.turn:
            if not desk.listeners:
                # Nobody waits for it here: it is read when somebody asks.
                desk.doubtful = True
                return
            try:
                await self._fresh(desk)
            except TryAgain:
                desk.doubtful = True

    async def catch_up(self) -> None:
        """Looks in the database for what no note told: of every table that has listeners."""
        watched = [d for d in self._desks.values() if d.listeners and d.live is not None]
        for at in range(0, len(watched), 500):
            part = watched[at : at + 500]
            ids = msgspec.json.encode([desk.id for desk in part]).decode()
            found = await self._database.read(partial(_newest, values={"ids": ids}))
            newest = {row[0]: row[1] for row in found}
            for desk in part:
                behind = desk.live is not None and newest.get(desk.id, 0) > desk.live.row.n
                if behind or desk.doubtful:
                    await self._catch_up_with(desk)

    def renew_presence(self) -> None:
        self._attendances.renew(desk.at for desk in self._desks.values())
