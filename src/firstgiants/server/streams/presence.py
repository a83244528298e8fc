"""Who looks at a table: on this node, and on the others as far as they have said."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field

from firstgiants.server import wire
from firstgiants.server.streams.bus import Bus, Note
from firstgiants.server.streams.listeners import Listener
from firstgiants.server.streams.messages import encode
from firstgiants.server.timing import Time

BELIEVED_MS = 45_000
TOLD_AFTER_S = 0.25


@dataclass(slots=True)
class TablePresence:
    """The listeners of one table."""

    table: str
    here: set[Listener] = field(default_factory=set)
    elsewhere: dict[str, tuple[int, list[int], int]] = field(default_factory=dict)
    """Other nodes: node → (until when this is believed, seats, watchers)."""
    told: wire.Presence | None = None
    due: bool = False


class PresenceTracker:
    def __init__(self, bus: Bus, time: Time) -> None:
        self._bus = bus
        self._time = time

    def now(self, at: TablePresence) -> wire.Presence:
        now = self._time.now_ms()
        seats = {li.reader.seat for li in at.here if li.reader.seat is not None}
        watching = sum(li.reader.seat is None for li in at.here)
        for until, theirs, watchers in at.elsewhere.values():
            if until > now:
                seats |= set(theirs)
                watching += watchers
        return wire.Presence(seats=sorted(seats), watching=watching)

    def changed(self, at: TablePresence) -> None:
        """Told a moment later, once for all who came and went meanwhile: with a thousand
        watchers, telling each of each would be a million messages."""
        if not at.due:
            at.due = True
            asyncio.get_running_loop().call_later(TOLD_AFTER_S, self._now, at)

    def _now(self, at: TablePresence) -> None:
        at.due = False
        self._tell(at)
        self._publish(at)

    def heard(self, at: TablePresence, note: Note) -> None:
        """What another node says of this table."""
        assert note.seats is not None
        at.elsewhere[note.node] = (self._time.now_ms() + BELIEVED_MS, note.seats, note.watching)
        self._tell(at)

    def renew(self, tables: Iterable[TablePresence]) -> None:
        for at in tables:
            if at.here:
                self._publish(at)
                self._tell(at)

    def _publish(self, at: TablePresence) -> None:
        mine = [li.reader.seat for li in at.here]
        self._bus.publish(
            Note(
                node=self._bus.node,
                table=at.table,
                seats=sorted({s for s in mine if s is not None}),
                watching=mine.count(None),
            )
        )

    def _tell(self, at: TablePresence) -> None:
        presence = self.now(at)
        if presence == at.told:
            return
        at.told = presence
        for listener in at.here:
            listener.send(encode(wire.PresenceMessage(n=listener.n, presence=presence)))
