"""Frames that do not come the short way are treated as RFC 6455 wants: by the library."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets
from websockets.frames import CloseCode, Frame, Opcode

from tests.server.served import TWO_BOTS, Person, serving

NONSENSE = b'{"type":"commit","id":7}'


class Client:
    """Writes frames as the test says, byte by byte if need be; reads with the library."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def frame(self, opcode: Opcode, data: bytes, *, fin: bool = True, mask: bool = True) -> bytes:
        return Frame(opcode, data, fin).serialize(mask=mask)

    async def send(self, *parts: bytes) -> None:
        for part in parts:
            self.writer.write(part)
            await self.writer.drain()
            await asyncio.sleep(0.02)

    async def frame_in(self) -> tuple[int, bytes]:
        head = await asyncio.wait_for(self.reader.readexactly(2), 20)
        size = head[1]
        if size > 125:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return head[0] & 15, await self.reader.readexactly(size)

    async def refused(self) -> Any:
        """The answer to a message that cannot be understood, after whatever is told before."""
        while True:
            opcode, data = await self.frame_in()
            assert opcode == Opcode.TEXT
            message = json.loads(data)
            if message["type"] == "refused":
                return message["problem"]["code"]

    async def closed(self) -> int:
        while True:
            opcode, data = await self.frame_in()
            if opcode == Opcode.CLOSE:
                return int.from_bytes(data[:2], "big")


@asynccontextmanager
async def connected(ada: Person, table: str) -> AsyncIterator[Client]:
    host, port = ada.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nCookie: {ada.cookie}\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    await writer.drain()
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    try:
        yield Client(reader, writer)
    finally:
        writer.close()


def at_a_table(folder: Path, test: Any) -> None:
    async def main() -> None:
        async with serving(folder) as served:
            ada = await served.person()
            table = (await ada.make(TWO_BOTS))["table"]["id"]
            scene: Coroutine[Any, Any, None] = test(ada, table)
            await scene

    asyncio.run(main())


def test_a_message_may_come_in_any_pieces(tmp_path: Path) -> None:
    async def scene(ada: Person, table: str) -> None:
        async with connected(ada, table) as client:
            whole = client.frame(Opcode.TEXT, NONSENSE)
            long = client.frame(Opcode.TEXT, NONSENSE.ljust(300))
            await client.send(*[whole[i : i + 1] for i in range(len(whole))])
            assert await client.refused() == "invalid-request"
            await client.send(whole + long + whole[:9], whole[9:] + long[:3], long[3:])
            for _ in range(4):
                assert await client.refused() == "invalid-request"

    at_a_table(tmp_path, scene)


def test_fragments_are_put_together_and_a_ping_between_them_is_answered(tmp_path: Path) -> None:
    async def scene(ada: Person, table: str) -> None:
        async with connected(ada, table) as client:
            await client.send(
                client.frame(Opcode.TEXT, NONSENSE[:5], fin=False),
                client.frame(Opcode.PING, b"there?"),
                client.frame(Opcode.CONT, NONSENSE[5:], fin=True),
            )
            while (got := await client.frame_in())[0] == Opcode.TEXT:
                pass
            assert got == (Opcode.PONG, b"there?")
            assert await client.refused() == "invalid-request"
            await client.send(client.frame(Opcode.TEXT, NONSENSE))
            assert await client.refused() == "invalid-request"

    at_a_table(tmp_path, scene)


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([Frame(Opcode.TEXT, NONSENSE).serialize(mask=False)], 1002),
        ([Frame(Opcode.TEXT, b"\xff").serialize(mask=True)], 1007),
        ([b"\x81\xff\x00\x00\x00\x00\x00\x01\x00\x01"], 1009),
        ([b"\x83\x80abcd"], 1002),
        (
            [
                Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True),
                Frame(Opcode.TEXT, NONSENSE).serialize(mask=True),
            ],
            1002,
        ),
        ([Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True)], 1000),
    ],
    ids=["unmasked", "not UTF-8", "too long", "reserved", "mixed", "close"],
)
def test_breaking_the_protocol_ends_the_stream_with_its_code(
    tmp_path: Path, frames: list[bytes], code: int
) -> None:
    async def scene(ada: Person, table: str) -> None:
        async with connected(ada, table) as client:
            await client.send(*frames)
            assert await client.closed() == code

    at_a_table(tmp_path, scene)


def test_who_asks_faster_than_is_answered_is_sent_away(tmp_path: Path) -> None:
    async def scene(ada: Person, table: str) -> None:
        address = f"{ada.address.replace('http', 'ws')}/api/tables/{table}/stream"
        async with websockets.connect(address, additional_headers={"Cookie": ada.cookie}) as socket:
            many = Frame(Opcode.TEXT, NONSENSE).serialize(mask=True) * 200
            socket.transport.write(many)
            with contextlib.suppress(websockets.ConnectionClosed):
                while True:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 20))
            assert (message["type"], message["why"]) == ("bye", "slow")

    at_a_table(tmp_path, scene)


LONGEST = 65_536


def test_a_message_may_be_as_long_as_the_limit(tmp_path: Path) -> None:
    async def scene(ada: Person, table: str) -> None:
        async with connected(ada, table) as client:
            await client.send(client.frame(Opcode.TEXT, NONSENSE.ljust(LONGEST)))
            assert await client.refused() == "invalid-request"
            await client.send(client.frame(Opcode.TEXT, NONSENSE.ljust(LONGEST - 1)))
            assert await client.refused() == "invalid-request"

    at_a_table(tmp_path, scene)


def test_a_longer_one_ends_the_connection_before_it_has_come(tmp_path: Path) -> None:
    async def scene(ada: Person, table: str) -> None:
        for size in (LONGEST + 1, LONGEST + 1_000, 2**40):
            async with connected(ada, table) as client:
                await client.send(bytes((0x81, 0xFF)) + size.to_bytes(8, "big") + b"mask")
                assert await client.closed() == CloseCode.MESSAGE_TOO_BIG
        async with connected(ada, table) as client:
            half = NONSENSE.ljust(LONGEST // 2 + 1)
            await client.send(client.frame(Opcode.TEXT, half, fin=False))
            await client.send(client.frame(Opcode.CONT, half, fin=True))
            assert await client.closed() == CloseCode.MESSAGE_TOO_BIG

    at_a_table(tmp_path, scene)
