"""Attacks with malformed or excessive requests, without an account. Against this machine only.

Each attack stops after at most `seconds`, whatever the server does.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from websockets.frames import Frame, Opcode

from benchmarks.attack.tables import must_be_loopback

HEADER_BYTES = 250_000_000
PIECE = b"a" * 65_536
HALF_REQUESTS = 380
PINGS = 200_000
SPELLINGS = 1_500
PIPELINED = 20_000
SOCKET = (
    "GET /api/lobby/stream HTTP/1.1\r\nHost: localhost\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def attack_endless_header(address: str, seconds: float) -> None:
    """Sends a header that never ends, on one connection after the other."""
    sent = 0
    async with _at_most(seconds):
        while sent < HEADER_BYTES:
            async with _connected(address) as (_, writer):
                writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Endless: ")
                with contextlib.suppress(OSError):
                    while sent < HEADER_BYTES:
                        writer.write(PIECE)
                        sent += len(PIECE)
                        await writer.drain()


async def attack_half_requests(address: str, seconds: float) -> None:
    """Holds many connections open with requests that never complete."""

    async def hold() -> None:
        while True:
            async with _connected(address) as (reader, writer):
                writer.write(
                    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"
                )
                with contextlib.suppress(OSError):
                    await reader.read()
            await asyncio.sleep(0.5)

    async with _at_most(seconds):
        await asyncio.gather(*(hold() for _ in range(HALF_REQUESTS)))


async def attack_ping_flood(address: str, seconds: float) -> None:
    """Sends empty pings on a public socket, and opens a new one when it is closed."""
    pings = Frame(Opcode.PING, b"").serialize(mask=True) * (PINGS // 10)
    sent = 0
    async with _at_most(seconds):
        while sent < 10 * PINGS:
            async with _connected(address) as (reader, writer):
                writer.write(SOCKET.encode())
                with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                    await reader.readuntil(b"\r\n\r\n")
                    for _ in range(10):
                        writer.write(pings)
                        sent += PINGS // 10
                        await writer.drain()
                    await reader.read()


async def attack_path_spellings(address: str, seconds: float) -> None:
    """Requests one file under many spellings of its path."""
    async with _at_most(seconds), _connected(address) as (reader, writer):
        for number in range(SPELLINGS):
            path = f"/x{number}/..%2fpages%2fstones.json"
            head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n"
            writer.write(head.encode())
            await _answer(reader)


async def attack_pipelining(address: str, seconds: float) -> None:
    """Sends requests without waiting for the answers."""
    many = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1000
    async with _at_most(seconds):
        for _ in range(PIPELINED // 1000):
            async with _connected(address) as (reader, writer):
                with contextlib.suppress(OSError):
                    writer.write(many)
                    await writer.drain()
                    await reader.read()


@asynccontextmanager
async def _at_most(seconds: float) -> AsyncIterator[None]:
    with contextlib.suppress(TimeoutError, OSError):
        async with asyncio.timeout(seconds):
            yield


@asynccontextmanager
async def _connected(
    address: str,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    must_be_loopback(address)
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def _answer(reader: asyncio.StreamReader) -> None:
    """Reads one answer with a Content-Length."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    size = head.partition(b"content-length:")[2].partition(b"\r\n")[0]
    await reader.readexactly(int(size or 0))
