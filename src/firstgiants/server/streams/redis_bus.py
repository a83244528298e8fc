"""The bus of many nodes: one Redis channel. Imported only when used, because it loads slowly."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets

import msgspec
from msgspec import Struct
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from firstgiants.server.streams.bus import Handler, Note

log = logging.getLogger(__name__)

CHANNEL = "firstgiants/2"
QUEUE_LENGTH = 10_000
GATHER_S = 0.005
"""Notes of this much time are published as one batch, so that all nodes, the sender too, receive
fewer messages."""
TIMEOUT_S = 2.0
"""Longest wait for Redis."""
KEEP_ALIVE_S = 1.0
SILENT_S = 3 * KEEP_ALIVE_S
"""Every node receives its own keep-alives. After this long without one, Redis counts as away, even
if the connection seems open."""
TRY_AGAIN_S = 0.5


class Batch(Struct):
    """What is published: the notes of one node. Without notes it is a keep-alive."""

    node: str
    notes: list[Note]


class RedisBus:
    def __init__(self, url: str) -> None:
        self.node = secrets.token_hex(4)
        self._redis: Redis = Redis.from_url(
            url,
            socket_connect_timeout=TIMEOUT_S,
            socket_timeout=TIMEOUT_S,
            socket_keepalive=True,
        )
        self._out: list[Note] = []
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._listening: bool | None = None
        self._decoder = msgspec.json.Decoder(Batch)
        self._mine = msgspec.json.encode(Batch(self.node, []))[:-2]
        """How every message of this node begins."""

    @property
    def healthy(self) -> bool:
        return bool(self._listening)

    def publish(self, note: Note) -> None:
        # A full queue means that Redis is away; the others find out from the database.
        if len(self._out) < QUEUE_LENGTH:
            self._out.append(note)
            self._wake.set()

    async def start(self, handler: Handler) -> None:
        self._tasks = [
            asyncio.create_task(self._send(), name="bus-send"),
            asyncio.create_task(self._listen(handler), name="bus-listen"),
        ]

    async def _send(self) -> None:
        """Publish all queued notes as one batch; an empty batch as a keep-alive."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(KEEP_ALIVE_S):
                    await self._wake.wait()
            await asyncio.sleep(GATHER_S)
            notes, self._out = self._out, []
            self._wake.clear()
            try:
                await self._redis.publish(CHANNEL, msgspec.json.encode(Batch(self.node, notes)))
            except (RedisError, OSError) as error:
                log.debug("bus: cannot publish", extra={"error": str(error)})
                await asyncio.sleep(TRY_AGAIN_S)

    async def _listen(self, handler: Handler) -> None:
        while True:
            try:
                async with asyncio.timeout(None) as silence, self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    await self._hear(pubsub, silence, handler)
            except (RedisError, OSError, msgspec.MsgspecError) as error:  # a time-out among them
                if self._listening or self._listening is None:
                    details = {"error": str(error) or "it is silent"}
                    log.warning("bus: Redis does not answer", extra=details)
                self._listening = False
                await asyncio.sleep(TRY_AGAIN_S)

    async def _hear(self, pubsub: PubSub, silence: asyncio.Timeout, handler: Handler) -> None:
        loop = asyncio.get_running_loop()
        silence.reschedule(loop.time() + SILENT_S)
        self._wake.set()  # sends a keep-alive, which shows whether Redis answers
        while True:
            message = await pubsub.get_message(ignore_subscribe_messages=True, timeout=1.0)
            if message is None:
                continue
            data: bytes = message["data"]
            if not data.startswith(self._mine):
                silence.reschedule(None)  # the handler may take its time
                # Started in order, but run concurrently: handling a note may read the database.
                await asyncio.gather(*map(handler, self._decoder.decode(data).notes))
            elif not self._listening:
                log.info("bus: Redis answers")
                self._listening = True
            silence.reschedule(loop.time() + SILENT_S)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
