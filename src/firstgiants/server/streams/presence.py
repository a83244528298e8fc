"""Who is connected to a table, on this node and, as last announced, on others."""

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
"""How long a note of another node counts."""
ANNOUNCE_AFTER_S = 0.25


@dataclass(slots=True)
class TablePresence:
    """The listeners of one table."""

    table: str
    listeners: set[Listener] = field(default_factory=set)
    other_nodes: dict[str, tuple[int, list[int], int]] = field(default_factory=dict)
    """Node → (until when its note counts, seats, watchers)."""
    last_sent: wire.Presence | None = None
    announcing: bool = False
    """Whether an announcement is already on its way."""


class PresenceTracker:
    def __init__(self, bus: Bus, time: Time) -> None:
        self._bus = bus
        self._time = time

    def current(self, table: TablePresence) -> wire.Presence:
        now = self._time.now_ms()
        seats = {li.reader.seat for li in table.listeners if li.reader.seat is not None}
        watching = sum(li.reader.seat is None for li in table.listeners)
        for until, their_seats, watchers in table.other_nodes.values():
            if until > now:
                seats |= set(their_seats)
                watching += watchers
        return wire.Presence(seats=sorted(seats), watching=watching)

    def announce_soon(self, table: TablePresence) -> None:
        """Announce presence to listeners and nodes after a short delay that batches changes.

        A message about each of a thousand watchers to each of them would be a million messages.
        """
        if not table.announcing:
            table.announcing = True
            loop = asyncio.get_running_loop()
            loop.call_later(ANNOUNCE_AFTER_S, self._announce, table)

    def _announce(self, table: TablePresence) -> None:
        table.announcing = False
        self._send(table)
        self._publish(table)

    def on_note(self, table: TablePresence, note: Note) -> None:
        """Another node says who is connected to this table there."""
        assert note.seats is not None
        until = self._time.now_ms() + BELIEVED_MS
        table.other_nodes[note.node] = (until, note.seats, note.watching)
        self._send(table)

    def renew(self, tables: Iterable[TablePresence]) -> None:
        for table in tables:
            if table.listeners:
                self._publish(table)
                self._send(table)

    def _publish(self, table: TablePresence) -> None:
        seats = [listener.reader.seat for listener in table.listeners]
        self._bus.publish(
            Note(
                node=self._bus.node,
                table=table.table,
                seats=sorted({seat for seat in seats if seat is not None}),
                watching=seats.count(None),
            )
        )

    def _send(self, table: TablePresence) -> None:
        presence = self.current(table)
        if presence == table.last_sent:
            return
        table.last_sent = presence
        for listener in table.listeners:
            listener.send(encode(wire.PresenceMessage(n=listener.n, presence=presence)))
