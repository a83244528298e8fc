"""TCP proxies: one that delays data and drops connections, with a seeded random source, and a
load balancer."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Sequence
from dataclasses import dataclass, field

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass
class Proxy:
    """Forwards each connection to the streams that `reach` opens."""

    address: str = field(default="", kw_only=True)
    _server: asyncio.Server | None = field(default=None, kw_only=True)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set, kw_only=True)

    async def reach(self) -> Streams | None:
        """Open a connection to a server; None closes the client's."""
        raise NotImplementedError

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        there = await self.reach()
        if there is None:
            writer.close()
            return
        there_reader, there_writer = there
        pumps = [
            asyncio.create_task(self._pump(reader, there_writer)),
            asyncio.create_task(self._pump(there_reader, writer)),
        ]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            for side in (writer, there_writer):
                side.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while chunk := await reader.read(65536):
                writer.write(chunk)
                await writer.drain()


@dataclass
class BadNetwork(Proxy):
    """Forwards to `port`. Delays some chunks, closes some connections after half a chunk, and
    accepts some connections without ever answering."""

    port: int
    rng: random.Random
    cut: float = 0.02
    late: float = 0.1
    swallow: float = 0.02
    cuts: int = 0

    async def reach(self) -> Streams | None:
        if self.rng.random() < self.swallow:
            self.cuts += 1
            await asyncio.sleep(0.3)
            return None
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while chunk := await reader.read(4096):
                if self.rng.random() < self.late:
                    await asyncio.sleep(self.rng.random() * 0.1)
                if self.rng.random() < self.cut:
                    self.cuts += 1
                    writer.write(chunk[: len(chunk) // 2])
                    await writer.drain()
                    return
                writer.write(chunk)
                await writer.drain()


@dataclass
class Balancer(Proxy):
    """Forwards connections to the ports in turn. A port that refuses is left out that time."""

    ports: Sequence[int]
    accepted: int = 0

    async def reach(self) -> Streams | None:
        self.accepted += 1
        for more in range(len(self.ports)):
            port = self.ports[(self.accepted + more) % len(self.ports)]
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        return None
