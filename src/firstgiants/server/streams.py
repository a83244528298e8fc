"""Listeners: the one way browsers, programs and tests hear what happens.

A listener is a bounded queue of encoded messages. The WebSocket and the ndjson answer only carry
them. Who reads too slowly is sent away and comes back with the last number seen.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Literal

from firstgiants.server import wire
from firstgiants.server.render import Reader, encode

QUEUE_LENGTH = 256
RETRY_MS = 500

Why = Literal["shutdown", "slow", "gone", "refused"]


class Listener:
    def __init__(self, reader: Reader, now: float) -> None:
        self.reader = reader
        self._queue: asyncio.Queue[tuple[int, bytes] | None] = asyncio.Queue(QUEUE_LENGTH)
        self._taken = 0
        self._first: list[bytes] = []
        self._last: bytes | None = None
        self.ended = False
        self.last_sent = now
        self.n = 0
        """The number of the last kept message that was queued."""

    def begin(self, messages: Iterable[bytes], n: int) -> None:
        """What comes first, however long a gap it fills: the queue's bound is for what follows."""
        self._first = list(messages)
        self.n = self._taken = n

    def send(self, message: bytes) -> None:
        if self.ended:
            return
        try:
            self._queue.put_nowait((self.n, message))
        except asyncio.QueueFull:
            self.end("slow")

    def end(self, why: Why) -> None:
        """Says good-bye after what is queued; a full queue is thrown away first."""
        if self.ended:
            return
        self.ended = True
        if self._queue.full():
            while not self._queue.empty():
                self._queue.get_nowait()
            self.n = self._taken
        self._last = encode(wire.Bye(n=self.n, why=why, retry_ms=RETRY_MS))
        self._queue.put_nowait(None)

    async def messages(self) -> AsyncIterator[bytes]:
        first, self._first = self._first, []
        for message in first:
            yield message
        while (queued := await self._queue.get()) is not None:
            self._taken, message = queued
            yield message
        if self._last is not None:
            yield self._last


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
