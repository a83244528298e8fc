"""Listeners: the one way for browsers, programs and tests to follow what happens.

A listener is a bounded queue of encoded messages. The WebSocket and the ndjson answer only carry
them. A client that reads too slowly is disconnected and comes back with the last number seen.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterable
from typing import Literal

from firstgiants.server import wire
from firstgiants.server.people.credentials import Credential
from firstgiants.server.streams.messages import Reader, encode

QUEUE_LENGTH = 256
QUEUE_BYTES = 1_000_000
RETRY_MS = 500

Why = Literal["shutdown", "slow", "signed-out", "gone", "refused"]


class Listener:
    def __init__(self, reader: Reader, now: float) -> None:
        self.reader = reader
        self.credential: Credential | None = None
        """What opened the stream; when it is revoked, the stream ends."""
        self.person: str | None = None
        self.address: str | None = None
        self._first: deque[bytes] = deque()
        self._queue: deque[tuple[int, bytes]] = deque()
        self._queued_bytes = 0
        self._last: bytes | None = None
        self._ready = asyncio.Event()
        self._taken = 0
        """The number of the last stored message that was taken from the queue."""
        self.ended = False
        self.why: Why | None = None
        self.last_sent = now
        self.n = 0
        """The number of the last stored message that was queued."""

    def begin(self, messages: Iterable[bytes], n: int) -> None:
        """Queue the first messages. The bounds of the queue are for those that follow."""
        self._first.extend(messages)
        self.n = self._taken = n
        self._ready.set()

    def send(self, message: bytes) -> None:
        """Queue a message; end the listener when the queue is full."""
        if self.ended:
            return
        if len(self._queue) == QUEUE_LENGTH or self._queued_bytes + len(message) > QUEUE_BYTES:
            self._queue.clear()
            self.n = self._taken
            self.end("slow")
            return
        self._queue.append((self.n, message))
        self._queued_bytes += len(message)
        self._ready.set()

    def end(self, why: Why) -> None:
        """Say good-bye after everything that is queued."""
        if self.ended:
            return
        self.ended, self.why = True, why
        self._last = encode(wire.Bye(n=self.n, why=why, retry_ms=RETRY_MS))
        self._ready.set()

    def take(self) -> bytes | None:
        """The next message, the good-bye last; None if there is none now."""
        if self._first:
            return self._first.popleft()
        if self._queue:
            self._taken, message = self._queue.popleft()
            self._queued_bytes -= len(message)
            return message
        last, self._last = self._last, None
        return last

    async def messages(self) -> AsyncIterator[bytes]:
        """All messages in order, the good-bye last."""
        while True:
            await self._ready.wait()
            self._ready.clear()
            while (message := self.take()) is not None:
                yield message
            if self.ended:
                return


class Listeners:
    """All listeners of this node, for keep-alives and for the end."""

    def __init__(self) -> None:
        self.active: set[Listener] = set()
        self.closing = False

    def add(self, listener: Listener) -> None:
        self.active.add(listener)

    def drop(self, listener: Listener) -> None:
        self.active.discard(listener)

    def keep_alive(self, now: float, every: float) -> None:
        for listener in self.active:
            if now - listener.last_sent >= every:
                listener.last_sent = now
                listener.send(encode(wire.Ping(n=listener.n)))

    def shut(self) -> None:
        """End all listeners, because the node stops; clients connect again."""
        self.closing = True
        for listener in self.active:
            listener.end("shutdown")
