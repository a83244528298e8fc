"""Limits of connections: bytes, time, frames and their number."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from firstgiants.server.codes import CODES
from tests.server.served import PATIENCE_S, TWO_BOTS, Served, serving, until

GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"


class Raw:
    """A raw TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, *parts: bytes) -> None:
        with contextlib.suppress(OSError):
            for part in parts:
                self._writer.write(part)
                await self._writer.drain()

    async def flood(self, part: bytes, most: int) -> int:
        """Send until the server closes the connection; returns the number of pieces sent."""
        for sent in range(most):
            try:
                self._writer.write(part)
                await self._writer.drain()
            except OSError:
                return sent
            if self._reader.at_eof():
                return sent
        return most

    async def head(self) -> bytes:
        return await asyncio.wait_for(self._reader.readuntil(b"\r\n\r\n"), PATIENCE_S)

    async def rest(self) -> bytes:
        """All data up to the end of the connection."""
        said = b""
        with contextlib.suppress(OSError):
            while part := await asyncio.wait_for(self._reader.read(65_536), PATIENCE_S):
                said += part
        return said

    async def status(self) -> int:
        """The status of the only response before the end of the connection; 0 without one."""
        said = await self.rest()
        if not said:
            return 0
        assert said.count(b"HTTP/1.1 ") == 1
        status = int(said.split(b" ")[1])
        if status >= 400:
            assert CODES[json.loads(said.split(b"\r\n\r\n", 1)[1])["code"]][0] == status
        return status

    async def frame(self) -> tuple[int, bytes]:
        first, size = await asyncio.wait_for(self._reader.readexactly(2), PATIENCE_S)
        if size > 125:
            size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
        return first & 15, await self._reader.readexactly(size)

    async def closed(self) -> int:
        while True:
            opcode, data = await self.frame()
            if opcode == Opcode.CLOSE:
                return int.from_bytes(data[:2], "big")


@asynccontextmanager
async def raw(served: Served, *, narrow: bool = False) -> AsyncIterator[Raw]:
    host, port = served.address.removeprefix("http://").split(":")
    own = socket.socket()
    if narrow:
        own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    own.setblocking(False)
    await asyncio.get_running_loop().sock_connect(own, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=own, limit=4096 if narrow else 65_536)
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


@asynccontextmanager
async def attacked(folder: Path, **settings: Any) -> AsyncIterator[Served]:
    """A server that must still answer others at the end."""
    async with serving(folder, **settings) as served:
        yield served
        assert (await served.nobody().ask("GET", "/healthz")).is_success


async def listeners(served: Served, number: int) -> None:
    """Wait until there is this number of listeners."""

    async def there() -> bool:
        return len(served.node.listeners.active) == number

    await until(there)


@pytest.mark.parametrize(
    ("parts", "status"),
    [
        ([GET, b"X-Long: ", b"a" * 1_000_000], 431),
        ([GET, b"X-Long: ", *[b"a" * 1000] * 200], 431),
        ([GET, b"X-Long: " + b"a" * 20_000, b"\r\n\r\n"], 431),
        ([GET, b"b" * 1_000_000], 431),
        ([GET, *[b"X-%d: a\r\n" % i for i in range(101)], b"\r\n"], 431),
        ([b"GET /" + b"a" * 3_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"], 414),
        ([b"GET /?" + b"a" * 1_000_000], 414),
        ([b"nonsense\r\n\r\n"], 400),
        ([POST, b"Content-Length: 300000\r\n\r\n", b"a" * 300_000], 413),
        ([CHUNKED, *[b"2710\r\n" + b"a" * 10_000 + b"\r\n"] * 100], 413),
        ([CHUNKED, b"0\r\n", b"X-Trailer: ", b"a" * 1_000_000], 0),
        ([CHUNKED, b"1;", b"extension" * 100_000], 413),
    ],
    ids=[
        "one value", "many pieces", "whole", "one name", "many headers", "long path", "long query",
        "nonsense", "body", "chunks", "trailer", "chunk extension",
    ],
)  # fmt: skip
async def test_oversized_requests_are_refused_before_they_are_complete(
    tmp_path: Path, parts: list[bytes], status: int
) -> None:
    async with attacked(tmp_path, request_s=3) as served, raw(served) as connection:
        await connection.send(*parts)
        assert await connection.status() in ({status} if status else {0, 413, 431})


async def test_an_endless_header_is_cut_off_and_other_clients_are_served(tmp_path: Path) -> None:
    async with attacked(tmp_path) as served, raw(served) as connection:
        await connection.send(GET + b"X-Long: ")
        assert await connection.flood(b"a" * 65_536, 4_000) < 200


@pytest.mark.parametrize(
    ("part", "status"),
    [
        (b"", 0),
        (b"GET /hea", 408),
        (GET, 408),
        (POST + b"Content-Length: 10\r\n\r\n{", 408),
        (CHUNKED + b"1\r\n{\r\n", 408),
        (b"\r\n", 408),
    ],
    ids=["nothing", "path", "headers", "body", "chunked body", "empty line"],
)
async def test_incomplete_requests_time_out(tmp_path: Path, part: bytes, status: int) -> None:
    async with attacked(tmp_path, request_s=0.4) as served:
        async with raw(served) as connection:
            await connection.send(part)
            assert await connection.status() == status
        async with raw(served) as connection:  # also after a complete one
            await connection.send(GET + b"\r\n")
            assert b" 200 " in await connection.head()
            await connection.send(part)
            assert (b"HTTP/1.1 408" in await connection.rest()) == (status == 408)
        async with raw(served) as connection:  # byte by byte
            task = asyncio.create_task(connection.rest())
            for byte in (part + b"\r\nX-Slow: " + b"a" * 60).removeprefix(b"\r\n"):
                await connection.send(bytes((byte,)))
                await asyncio.sleep(0.05)
                if task.done():
                    break
            assert task.done()


async def test_a_disconnect_during_the_body_counts_as_499(tmp_path: Path) -> None:
    async with attacked(tmp_path) as served:
        for _ in range(2):
            async with raw(served) as connection:
                await connection.send(POST + b"Content-Length: 10\r\n\r\n{")
                await asyncio.sleep(0.1)
        somebody = served.nobody()

        async def counted() -> bool:
            numbers = (await somebody.ask("GET", "/metrics")).text
            assert 'status="500"' not in numbers
            return 'firstgiants_requests_total{method="POST",status="499"} 2.0' in numbers

        await until(counted)


async def test_a_request_before_the_last_response_ends_the_connection(tmp_path: Path) -> None:
    async with attacked(tmp_path) as served:
        async with raw(served) as connection:
            stream = b"GET /api/lobby/events HTTP/1.1\r\nHost: localhost\r\n\r\n"
            await connection.send(stream + (GET + b"\r\n") * 5_000)
            assert (await connection.rest()).count(b"HTTP/1.1") <= 1
        async with raw(served) as connection:
            await connection.send(stream)
            assert b" 200 " in await connection.head()
            await listeners(served, 1)
            await connection.send(GET)
            await connection.rest()
        # Without this, uvicorn would not tell the stream that its client has gone.
        await listeners(served, 0)


async def test_a_client_that_never_reads_is_disconnected(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "big.bin").write_bytes(bytes(20_000_000))

    async with attacked(tmp_path, send_s=0.4, web=str(tmp_path / "web")) as served:
        for head in (b"", b"Connection: close\r\n"):
            async with raw(served, narrow=True) as connection:
                await connection.send(
                    b"GET /big.bin HTTP/1.1\r\nHost: localhost\r\n" + head + b"\r\n"
                )
                await asyncio.sleep(1.5)
                assert len(await connection.rest()) < 20_000_000


@pytest.mark.parametrize("setting", ["connections_per_address", "connections"])
async def test_the_number_of_connections_is_limited(tmp_path: Path, setting: str) -> None:
    async with attacked(tmp_path, **{setting: 2}) as served, raw(served) as one, raw(served) as two:
        async with raw(served) as three:
            assert await three.status() == 503
        await one.send(GET + b"Connection: close\r\n\r\n")
        assert await one.status() == 200
        address = served.address.replace("http", "ws") + "/api/lobby/stream"

        async def opened() -> bool:
            try:
                stream = await websockets.connect(address)
            except InvalidStatus as refused:
                if refused.response.status_code != 503:
                    raise
                return False
            async with stream:
                assert json.loads(await stream.recv())["type"] == "list"
                async with raw(served) as three:
                    assert await three.status() == 503
            return True

        for _ in range(4):  # a socket counts once, and is released
            await until(opened)
        await two.send(GET + b"\r\n")
        assert b" 200 " in await two.head()


async def test_a_trusted_proxy_may_have_more_connections(tmp_path: Path) -> None:
    async with (
        attacked(tmp_path, connections_per_address=1, trusted_proxies=("127.0.0.1",)) as served,
        raw(served) as one,
        raw(served) as two,
    ):
        for connection in (one, two):
            await connection.send(GET + b"\r\n")
            assert b" 200 " in await connection.head()


# ---------------------------------------------------------------- sockets


@asynccontextmanager
async def table_socket(served: Served, *, narrow: bool = False) -> AsyncIterator[Raw]:
    ada = await served.person()
    table = (await ada.make(TWO_BOTS, first=1))["table"]["id"]
    async with raw(served, narrow=narrow) as connection:
        await connection.send(
            f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nCookie: {ada.cookie}\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert b" 101 " in await connection.head()
        yield connection


def frame(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


LARGEST = 65_536


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (frame(Opcode.PING) * 200_000, 1008),
        (frame(Opcode.PONG) * 100, 1008),
        (frame(Opcode.TEXT, b"{}") * 100, 1008),
        (frame(Opcode.BINARY) * 100, 1008),
        (frame(Opcode.TEXT, fin=False) + frame(Opcode.CONT, fin=False) * 100, 1008),
        (frame(Opcode.TEXT, b" " * (LARGEST + 1)), 1009),
        (b"\x81\xff" + (2**40).to_bytes(8, "big") + b"mask", 1009),
        (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
        (frame(Opcode.TEXT, b"\xff"), 1007),
        (frame(Opcode.CLOSE, b"\x03\xe8"), 1000),
    ],
    ids=["pings", "pongs", "texts", "bytes", "parts", "long", "huge", "unmasked", "UTF-8", "close"],
)
async def test_a_socket_that_violates_the_protocol_is_closed_with_a_code(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, frames: bytes, code: int
) -> None:
    async with (
        attacked(tmp_path, limit_frames=(50, 60)) as served,
        table_socket(served) as connection,
    ):
        sending = asyncio.create_task(connection.send(frames))
        try:
            assert await connection.closed() == code
        except OSError:
            assert len(frames) > LARGEST  # the server closed before it had read everything
        await sending
        await listeners(served, 0)
    # Pending answers are dropped, not logged as errors of the server.
    assert "Exception in ASGI application" not in caplog.text


async def test_the_number_of_fragments_of_a_message_is_limited(tmp_path: Path) -> None:
    async with attacked(tmp_path) as served, table_socket(served) as connection:
        part = frame(Opcode.CONT, fin=False)
        await connection.send(frame(Opcode.TEXT, fin=False) + part * 100)
        assert await connection.closed() == 1009


async def test_valid_frames_in_any_pieces_are_answered(tmp_path: Path) -> None:
    async def refused(connection: Raw) -> None:
        while True:
            opcode, data = await connection.frame()
            assert opcode == Opcode.TEXT
            if b'"refused"' in data:
                return

    async with (
        attacked(tmp_path, limit_frames=(50, 60)) as served,
        table_socket(served) as connection,
    ):
        whole, long = (frame(Opcode.TEXT, b"{}".ljust(size)) for size in (2, LARGEST))
        for byte in whole:
            await connection.send(bytes((byte,)))
        await refused(connection)
        await connection.send(whole + long + whole[:3], whole[3:])
        for _ in range(3):
            await refused(connection)
        await connection.send(
            frame(Opcode.TEXT, b"{", fin=False),
            frame(Opcode.PING, b"there?"),
            frame(Opcode.CONT, b"}"),
        )
        while (got := await connection.frame())[0] == Opcode.TEXT:
            pass
        assert got == (Opcode.PONG, b"there?")
        await refused(connection)


async def test_a_client_that_never_reads_its_answers_is_disconnected(tmp_path: Path) -> None:
    async with (
        attacked(tmp_path, send_s=0.3) as served,
        table_socket(served, narrow=True) as connection,
    ):
        ask = b'{"type":"preview","id":1,"ply":0,"choices":[]}'
        await connection.flood(frame(Opcode.TEXT, ask), 3_000)
        await listeners(served, 0)
