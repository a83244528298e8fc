"""Listeners: the one way browsers, programs and tests hear what happens.

A listener is a bounded queue of encoded messages. The WebSocket and the ndjson answer only carry
them. Who reads too slowly is sent away and comes back with the last number seen.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Literal

from firstgiants.server import wire
from firstgiants.server.credentials import Credential
from firstgiants.server.render import Reader, encode

QUEUE_LENGTH = 256
RETRY_MS = 500

Why = Literal["shutdown", "slow", "signed-out", "gone", "refused"]


class Listener:
    def __init__(self, reader: Reader, now: float) -> None:
        self.reader = reader
        self.credential: Credential | None = None
        """What opened the stream; when it is revoked, the stream ends."""
        self.person: str | None = None
        self._queue: deque[tuple[int, bytes]] = deque()
        self._taken = 0
        self._first: deque[bytes] = deque()
        self._last: bytes | None = None
        self._wake: Callable[[], None] = _nobody_waits
        self._write: Callable[[bytes], bool] = _nobody_writes
        self.ended = False
        self.why: Why | None = None
        self.last_sent = now
        self.n = 0
        """The number of the last kept message that was queued."""

    def begin(self, messages: Iterable[bytes], n: int) -> None:
        """What comes first, however long a gap it fills: the queue's bound is for what follows."""
        self._first.extend(messages)
        self.n = self._taken = n

    def send(self, message: bytes) -> None:
        if self.ended:
            return
        if not self._queue and not self._first and self._write(message):
            self._taken = self.n
            return
        if len(self._queue) == QUEUE_LENGTH:
            self.end("slow")
            return
        self._queue.append((self.n, message))
        self._wake()

    def end(self, why: Why) -> None:
        """Says good-bye after what is queued; a full queue is thrown away first."""
        if self.ended:
            return
        self.ended, self.why = True, why
        if len(self._queue) == QUEUE_LENGTH:
            self._queue.clear()
            self.n = self._taken
        self._last = encode(wire.Bye(n=self.n, why=why, retry_ms=RETRY_MS))
        self._wake()

    # For those who carry the messages.

    def carried_by(
        self, wake: Callable[[], None], write: Callable[[bytes], bool] | None = None
    ) -> None:
        """`wake` is called, from now on, whenever there is something to `take`. What could be taken
        at once is offered to `write` first, which says whether it has taken it."""
        self._wake = wake
        self._write = write or _nobody_writes

    def take(self) -> bytes | None:
        """The next message, the good-bye last; None if there is none now."""
        if self._first:
            return self._first.popleft()
        if self._queue:
            self._taken, message = self._queue.popleft()
            return message
        last, self._last = self._last, None
        return last

    @property
    def done(self) -> bool:
        """Whether all has been taken, the good-bye too."""
        return self.ended and not self._queue and self._last is None

    async def messages(self) -> AsyncIterator[bytes]:
        something = asyncio.Event()
        self.carried_by(something.set)
        while True:
            something.clear()
            while (message := self.take()) is not None:
                yield message
            if self.done:
                return
            await something.wait()


def _nobody_waits() -> None:
    """Until somebody carries the messages, they wait."""


def _nobody_writes(_message: bytes) -> bool:
    return False


class Rooms:
    """All listeners of this node, for keep-alives and for the end."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.closing = False

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)

    def drop(self, listener: Listener) -> None:
        self.listeners.discard(listener)

    def keep_alive(self, now: float, every: float) -> None:
        for listener in self.listeners:
            if now - listener.last_sent >= every:
                listener.last_sent = now
                listener.send(encode(wire.Ping(n=listener.n)))

    def shut(self) -> None:
        """The node is stopping: everybody is told to connect elsewhere."""
        self.closing = True
        for listener in self.listeners:
            listener.end("shutdown")
