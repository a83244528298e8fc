"""The bus of many nodes: one Redis channel. Imported only where Redis is used: it is slow to
load."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from firstgiants.server.bus import Handler, Note

log = logging.getLogger(__name__)

CHANNEL = "firstgiants/1"
QUEUE_LENGTH = 10_000


class RedisBus:
    def __init__(self, url: str) -> None:
        self.node = secrets.token_hex(4)
        self._redis: Redis = Redis.from_url(
            url, socket_connect_timeout=2, socket_keepalive=True, health_check_interval=5
        )
        self._out: asyncio.Queue[Note] = asyncio.Queue(QUEUE_LENGTH)
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = False
        self._decoder = msgspec.json.Decoder(Note)

    @property
    def healthy(self) -> bool:
        return self._listening

    def publish(self, note: Note) -> None:
        # A full queue means that Redis is away; the others find out from the database.
        with contextlib.suppress(asyncio.QueueFull):
            self._out.put_nowait(note)

    async def start(self, handler: Handler) -> None:
        self._tasks = [
            asyncio.create_task(self._send(), name="bus-send"),
            asyncio.create_task(self._listen(handler), name="bus-listen"),
        ]

    async def _send(self) -> None:
        while True:
            notes = [await self._out.get()]
            while not self._out.empty() and len(notes) < 100:
                notes.append(self._out.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for note in notes:
                        pipe.publish(CHANNEL, msgspec.json.encode(note))
                    await pipe.execute()
            except (RedisError, OSError) as error:
                log.warning("bus: cannot publish", extra={"error": str(error)})
                await asyncio.sleep(0.5)

    async def _listen(self, handler: Handler) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    self._listening = True
                    while True:
                        message = await pubsub.get_message(
                            ignore_subscribe_messages=True, timeout=1.0
                        )
                        if message is None:
                            continue
                        note = self._decoder.decode(message["data"])
                        if note.node != self.node:
                            await handler(note)
            except (RedisError, OSError) as error:
                self._listening = False
                log.warning("bus: lost", extra={"error": str(error)})
                await asyncio.sleep(0.5)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
