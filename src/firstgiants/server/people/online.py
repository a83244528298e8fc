"""Who is online: people with an open stream on this node or, as last announced, on another."""

from __future__ import annotations

from firstgiants.server.streams.bus import Bus, Note
from firstgiants.server.streams.listeners import Listeners
from firstgiants.server.timing import Time

BELIEVED_MS = 45_000
"""How long the note of another node counts; nodes renew it every 15 seconds."""


class OnlinePeople:
    def __init__(self, listeners: Listeners, bus: Bus, time: Time) -> None:
        self._listeners = listeners
        self._bus = bus
        self._time = time
        self._others: dict[str, tuple[int, frozenset[str]]] = {}
        """Node → until when its note counts, and who is online there."""

    def here(self) -> set[str]:
        return {one.person for one in self._listeners.active if one.person is not None}

    def now(self) -> set[str]:
        """Everybody who is online."""
        found = self.here()
        now = self._time.now_ms()
        for until, people in self._others.values():
            if until > now:
                found |= people
        return found

    def announce(self) -> None:
        self._bus.publish(Note(node=self._bus.node, online=sorted(self.here())))

    def on_note(self, note: Note) -> None:
        assert note.online is not None
        until = self._time.now_ms() + BELIEVED_MS
        self._others[note.node] = (until, frozenset(note.online))
