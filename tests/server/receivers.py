"""Receivers of notices: a push service and webhook host, a browser's keys, and a mail server."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.served import HeldTime, Person, Served, serving
from tests.server.test_clocks import answer, seated

DAYS = {"kind": "days", "days": 3}
HOUR = 3600
LOCAL: dict[str, Any] = {
    "push_hosts": ("127.0.0.1",),
    "webhook_hosts": ("127.0.0.1",),
    "notice_networks": ("127.0.0.0/8",),
    "public_url": "https://giants.example",
    "origins": (),
    "bot_processes": 0,
}


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _hmac(key: bytes, text: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(text)
    return made.finalize()


@dataclass
class BrowserKeys:
    """What a browser keeps to itself; reads messages by the steps of RFC 8291 and RFC 8188."""

    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = b"sixteen secrets!"

    @property
    def public(self) -> bytes:
        point = PublicFormat.UncompressedPoint
        return self.private.public_key().public_bytes(Encoding.X962, point)

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(body) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        first = _hmac(self.auth, shared)
        keyed = _hmac(first, b"WebPush: info\0" + self.public + sender + b"\1")
        second = _hmac(salt, keyed)
        key = _hmac(second, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _hmac(second, b"Content-Encoding: nonce\0\1")[:12]
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        text, delimiter, padding = padded.rpartition(b"\2")
        assert delimiter
        assert not padding.strip(b"\0")
        return text


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """An HTTP server that keeps what it gets, and answers with `status`."""

    port: int = 0
    status: int = 201
    got: list[Received] = field(default_factory=list)
    keys: BrowserKeys = field(default_factory=BrowserKeys)
    on_message: Callable[[Received], Awaitable[None]] | None = None
    """Called before the answer."""

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    @property
    def messages(self) -> list[dict[str, Any]]:
        """What a browser would show."""
        return [json.loads(self.keys.read(one.body)) for one in self.got]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {
            name.lower(): value.strip()
            for name, _, value in (line.partition(":") for line in head[1:] if line)
        }
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.append(Received(head[0].split()[1], headers, body))
        if self.on_message is not None:
            await self.on_message(self.got[-1])
        location = "Location: http://127.0.0.1:1/\r\n" if self.status // 100 == 3 else ""
        answer = f"HTTP/1.1 {self.status} X\r\nContent-Length: 0\r\n{location}\r\n"
        writer.write(answer.encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    receiver = Receiver()
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    async with server:
        yield receiver


class MailBox:
    """A mail server's handler that keeps every mail, or refuses them all."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.status = "250 kept"

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: N802
        if self.status.startswith("250"):
            mail = message_from_bytes(envelope.content, policy=default)
            assert isinstance(mail, EmailMessage)
            self.mails.append(mail)
            self.raw.append(envelope.content)
        return self.status


@asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[MailBox, dict[str, str]]]:
    """A mail server, and the settings with which the game's server uses it."""
    box = MailBox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, hostname="mail.test"), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server:
        settings = {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "Giants <g@giants.example>"}
        yield box, settings


@dataclass
class Days:
    """Ada and Bo at a table with three days for each turn; Ada is asked."""

    served: Served
    time: HeldTime
    ada: Person
    bo: Person
    table: str

    async def move(self, person: Person, seat: int) -> None:
        """The person plays until somebody else is asked."""
        state = await person.look(self.table)
        while state["view"]["decision"]["seat"] == seat:
            state = await answer(person, self.table)

    async def move_once(self, person: Person, state: dict[str, Any]) -> None:
        view = state["view"]
        response = await person.commit(self.table, view["ply"], view["decision"]["legal"][0])
        assert response.status_code == 200, response.text

    async def pass_turn(self) -> None:
        await self.move(self.ada, 1)

    async def send(self, seconds: float = 0) -> None:
        """Time passes, and what is due is sent."""
        await self.served.run_on(self.time, seconds)
        await self.served.node.sender.send_due()
        await self.served.node.sender.settled()


@asynccontextmanager
async def days_table(folder: Path, title: str = "Bones", **changes: Any) -> AsyncIterator[Days]:
    time = HeldTime()
    async with serving(folder, time=time, **(LOCAL | changes)) as served:
        ada, bo, table, _ = await seated(served, pace=DAYS, title=title)
        yield Days(served, time, ada, bo, table)


async def subscribe(person: Person, receiver: Receiver, path: str = "/push/1") -> None:
    keys = receiver.keys
    body = {"endpoint": receiver.url(path), "p256dh": b64(keys.public), "secret": b64(keys.auth)}
    await person.ok("POST", "/api/me/notices/push", body)
