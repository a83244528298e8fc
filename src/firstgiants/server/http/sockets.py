"""Streams over WebSocket: plain ASGI, because a thousand idle sockets should cost little.

The server speaks. A client may answer on the same socket: `wire.SocketCommit` commits without a
request of its own. The "moved" message that it causes is its answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any
from urllib.parse import parse_qs

import msgspec

from firstgiants.server import wire
from firstgiants.server.errors import UNREADABLE, Invalid, NotFound, Refusal, TryAgain
from firstgiants.server.http.door import Caller, Door
from firstgiants.server.http.metrics import Metrics, Times
from firstgiants.server.http.tables_api import may_look
from firstgiants.server.http.wire_protocol import EXTENSION, WireProtocol
from firstgiants.server.people import must
from firstgiants.server.render import encode
from firstgiants.server.rows import PersonRow
from firstgiants.server.store import Conflict, Unavailable
from firstgiants.server.streams import Listener

log = logging.getLogger(__name__)

_TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/stream")
_ask = msgspec.json.Decoder(wire.SocketCommit)
REFUSED = 4000
"""Close codes: 4000 + the HTTP status; 1012 when the server is stopping."""
RESTART = 1012
MOST_ASKED = 64
"""Who sends this many before the first is answered is sent away."""

Send = Callable[[dict[str, Any]], Any]
Receive = Callable[[], Any]
Failed = Callable[[str | bytes, bytes | None], None]


class Sockets:
    def __init__(self, door: Door, metrics: Metrics) -> None:
        self._door = door
        self._times = metrics.commits["socket"]

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        try:
            caller = await self._door.caller(scope)
            await self._door.limits.spend(caller.identity, "reads")
            self._door.may_listen(caller)
            listener, ended = await self._listen(scope, caller)
        except Refusal as refusal:
            await _refuse(send, refusal)
            return
        except Unavailable:
            await _refuse(send, TryAgain("The database cannot be reached just now."))
            return
        talk = Talk(scope["extensions"][EXTENSION], listener, self._asker(scope, caller), send)
        with self._door.listening(caller):
            try:
                await send({"type": "websocket.accept"})
                await talk.until_gone(receive)
            finally:
                ended()

    async def _listen(
        self, scope: dict[str, Any], caller: Caller
    ) -> tuple[Listener, Callable[[], None]]:
        node = self._door.node
        if scope["path"] == "/api/lobby/stream":
            listener = await node.lobby.listen(_after(scope))
            return listener, lambda: node.lobby.unlisten(listener)
        table_id = _table_of(scope["path"])
        person = caller.person.id if caller.person is not None else None
        seen = await may_look(self._door, table_id, caller.person)
        listener = await node.desks.listen(table_id, person, _after(scope), seen)
        return listener, lambda: node.desks.unlisten(table_id, listener)

    def _asker(self, scope: dict[str, Any], caller: Caller) -> Asker:
        found = _TABLE.fullmatch(scope["path"])
        return Asker(self._door, caller, found[1] if found is not None else "", self._times)


class Asker:
    """Who asks on a socket, about which table; and how it is done."""

    def __init__(self, door: Door, caller: Caller, table_id: str, times: Times) -> None:
        self._door = door
        self._caller = caller
        self._table_id = table_id
        self._times = times
        self._pay = partial(door.limits.spend_at_once, caller.identity, "play")

    def at_once(self, text: str | bytes, failed: Failed) -> bool:
        """A commit with nothing unusual about it: no task, no wait but for the disk, and its answer
        is what all are told. False: `answer` it. `failed` is told if it went wrong on the way."""
        node, secret = self._door.node, self._caller.secret
        me = node.people.known(secret) if secret is not None else None
        if me is None:
            return False
        try:
            ask = _ask.decode(text)
        except UNREADABLE:
            return False

        began = perf_counter()

        def settled(error: BaseException | None) -> None:
            if error is None:
                self._times.took(perf_counter() - began)
            else:
                failed(text, None if isinstance(error, Conflict) else _lost(ask.id, error))

        made = node.play.commit_at_once(me, self._table_id, ask, self._pay, settled)
        return made is not None

    async def _still(self) -> PersonRow:
        """The person, if their cookie or token is good even now."""
        secret = self._caller.secret
        person = await self._door.node.people.by_secret(secret) if secret is not None else None
        return must(person)

    async def answer(self, text: str | bytes) -> bytes | None:
        number, began = 0, perf_counter()
        try:
            ask = _ask.decode(text)
            number = ask.id
            await self._door.limits.spend(self._caller.identity, "play")
            me = await self._still()
            done = await self._door.node.play.commit(me, self._table_id, ask)
        except UNREADABLE as error:
            return _refused(
                number, Invalid("The message is not as described.", fields=[str(error)])
            )
        except Refusal as refusal:
            return _refused(number, refusal)
        except Exception as error:  # noqa: BLE001 - the client waits for an answer
            return _lost(number, error)
        self._times.took(perf_counter() - began)
        if not done.repeated:
            return None
        assert done.entry.game is not None
        return encode(wire.SocketCommitted(id=number, n=done.entry.n, ply=done.entry.game.ply))


class Talk:
    """One accepted socket: what the listener is told goes out, what the client asks is done, one
    after the other."""

    def __init__(
        self, protocol: WireProtocol, listener: Listener, asker: Asker, send: Send
    ) -> None:
        self._protocol = protocol
        self._listener = listener
        self._asker = asker
        self._send = send
        self._asked: list[str | bytes] = []
        self._working: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None

    async def until_gone(self, receive: Receive) -> None:
        self._listener.carried_by(self._speak, self._protocol.write_text)
        self._protocol.attend(self._hear, self._speak)
        self._speak()
        try:
            # Only what does not come the protocol's short way: messages in fragments, the end.
            while (message := await receive())["type"] != "websocket.disconnect":
                self._hear(message.get("text") or message.get("bytes") or "")
        finally:
            self._protocol.attend_no_more()
            self._listener.end("gone")
        if self._working is not None:
            await self._working

    def _speak(self) -> None:
        protocol, listener = self._protocol, self._listener
        while protocol.writable.is_set() and (message := listener.take()) is not None:
            protocol.write_text(message)
        if listener.done and self._closing is None and not protocol.disconnected:
            self._closing = asyncio.create_task(self._close())

    async def _close(self) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # the client was faster
            await self._send({"type": "websocket.close", "code": RESTART})

    def _hear(self, text: str | bytes) -> None:
        if self._working is None and self._asker.at_once(text, self._failed):
            return
        self._asked.append(text)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        elif len(self._asked) > MOST_ASKED:
            self._listener.end("slow")

    def _failed(self, text: str | bytes, answer: bytes | None) -> None:
        """What was done at once went wrong: here is the answer, or it is to be asked again."""
        if answer is not None:
            self._listener.send(answer)
        elif not self._listener.ended:
            self._asked.insert(0, text)
            if self._working is None:
                self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._asked:
                answer = await self._asker.answer(self._asked.pop(0))
                if answer is not None:
                    self._listener.send(answer)
        finally:
            self._working = None


def _table_of(path: str) -> str:
    found = _TABLE.fullmatch(path)
    if found is None:
        raise NotFound("There is no such stream.")
    return found[1]


def _refused(number: int, refusal: Refusal) -> bytes:
    return encode({"type": "refused", "id": number, "problem": refusal.problem()})


def _lost(number: int, error: BaseException) -> bytes:
    if isinstance(error, Refusal):
        return _refused(number, error)
    if isinstance(error, Unavailable):
        return _refused(number, TryAgain("The database cannot be reached just now."))
    log.error("socket: commit failed", exc_info=error)
    return _refused(number, TryAgain("Something went wrong here."))


def _after(scope: dict[str, Any]) -> int | None:
    text = parse_qs(scope["query_string"].decode("latin-1")).get("after", [""])[0]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


async def _refuse(send: Send, refusal: Refusal) -> None:
    """Accepts, to be able to say why, then closes. A socket refused unopened tells a browser
    nothing."""
    await send({"type": "websocket.accept"})
    problem = refusal.problem()
    wait = problem.get("retry_after")
    retry = int(wait * 1000) if isinstance(wait, float) else 0
    why = "slow" if retry else "refused"
    body = {"type": "bye", "n": 0, "why": why, "retry_ms": retry, "problem": problem}
    await send({"type": "websocket.send", "text": encode(body).decode()})
    await send({"type": "websocket.close", "code": REFUSED + refusal.status})
