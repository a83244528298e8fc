"""Streams over WebSocket. On a table's socket a client may also preview and commit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from firstgiants.server import wire
from firstgiants.server.errors import UNREADABLE, Internal, Invalid, Refusal, TryAgain
from firstgiants.server.http.auth import Auth, Caller, RequestAuth, end_with_credential
from firstgiants.server.http.metrics import Histogram, Metrics
from firstgiants.server.people.blocks import blocked_by
from firstgiants.server.people.directory import require_signed_in
from firstgiants.server.store import Unavailable
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.streams.listeners import Listener
from firstgiants.server.streams.messages import encode

log = logging.getLogger(__name__)

CLOSE_CODE_BASE = 4000
"""Close codes: 4000 + the HTTP status; 1012 when the server is stopping."""
RESTART = 1012
SIGNED_OUT = CLOSE_CODE_BASE + 401

_decode = msgspec.json.Decoder(wire.SocketRequest).decode

AnySocket = WebSocket[Any, Any, Any]
Answer = Callable[[str], Awaitable[bytes | None]]
After = Annotated[str, QueryParameter(description="the number of the last message seen")]


@websocket("/api/tables/{table_id:str}/stream")
async def table_stream(
    socket: AnySocket,
    auth: RequestAuth,
    metrics: NamedDependency[Metrics],
    table_id: FromPath[str],
    after: After = "",
) -> None:
    registry = auth.node.registry

    async def listen(caller: Caller) -> Listener:
        seen = await registry.get(table_id)
        blocked = await blocked_by(auth.node.database, caller.person_id)
        return await registry.listen(table_id, caller.person_id, _number(after), seen, blocked)

    def answering(caller: Caller) -> Answer:
        return Answering(auth, caller, table_id, metrics.commits["socket"]).answer

    await stream(socket, auth, listen, lambda li: registry.unlisten(table_id, li), answering)


@websocket("/api/lobby/stream")
async def lobby_stream(socket: AnySocket, auth: RequestAuth, after: After = "") -> None:
    lobby = auth.node.lobby

    async def listen(caller: Caller) -> Listener:
        blocked = await blocked_by(auth.node.database, caller.person_id)
        return await lobby.listen(_number(after), blocked)

    async def refuse(_text: str) -> bytes:
        return refused(0, Invalid("Nothing can be asked on this stream."))

    await stream(socket, auth, listen, lobby.unlisten, lambda _caller: refuse)


async def stream(
    socket: AnySocket,
    auth: Auth,
    listen: Callable[[Caller], Awaitable[Listener]],
    unlisten: Callable[[Listener], None],
    answering: Callable[[Caller], Answer],
) -> None:
    """Send the listener's messages, and answer the client's requests one after the other."""
    try:
        caller = await auth.identify(socket.scope)
        await auth.limits.spend(caller.identity, "reads")
        auth.check_stream_limit(caller)
        listener = await listen(caller)
    except Refusal as refusal:
        await _refuse(socket, refusal)
        return
    except Unavailable:
        await _refuse(socket, TryAgain("The database cannot be reached just now."))
        return
    end_with_credential(listener, caller)
    with auth.counted_stream(caller):
        try:
            await _exchange(socket, listener, answering(caller))
        finally:
            unlisten(listener)


async def _exchange(socket: AnySocket, listener: Listener, answer: Answer) -> None:
    await socket.accept()
    sending = asyncio.create_task(_send_all(socket, listener))
    try:
        # Ends when the connection does. The next message is read after this one is answered, so a
        # client that asks faster than it is answered waits.
        async for text in socket.iter_data("text"):
            reply = await answer(text)
            if reply is not None:
                listener.send(reply)
    finally:
        sending.cancel()
        with suppress(asyncio.CancelledError):
            await sending


async def _send_all(socket: AnySocket, listener: Listener) -> None:
    # The connection may be lost at any time; the reading side sees that as well.
    with suppress(OSError, WebSocketDisconnect):
        async for message in listener.messages():
            await socket.send_text(message)
        await socket.close(SIGNED_OUT if listener.why == "signed-out" else RESTART)


class Answering:
    """Answers the messages of one client on a table's socket."""

    def __init__(self, auth: Auth, caller: Caller, table_id: str, times: Histogram) -> None:
        self._auth = auth
        self._caller = caller
        self._table_id = table_id
        self._times = times

    async def answer(self, text: str) -> bytes | None:
        """None if the "moved" message that all listeners get is the answer."""
        number = 0
        try:
            await self._auth.limits.spend(self._caller.identity, "play")
            request = _decode(text)
            number = request.id
            # Looked up again: a session that has ended since then has no rights any more.
            credential = self._caller.credential
            people = self._auth.node.people
            me = require_signed_in(
                await people.by_credential(credential) if credential is not None else None
            )
            self._auth.node.moderation.check(me.id, self._caller.address)
            if isinstance(request, wire.SocketPreview):
                return await self._preview(me, request)
            return await self._commit(me, request)
        except UNREADABLE as error:
            refusal = Invalid("The message is not as described.", fields=[str(error)])
            return refused(number, refusal)
        except Refusal as refusal:
            return refused(number, refusal)
        except Unavailable:
            return refused(number, TryAgain("The database cannot be reached just now."))
        except Exception:
            log.exception("socket: a message could not be answered")
            return refused(number, Internal())

    async def _preview(self, me: PersonRow, request: wire.SocketPreview) -> bytes:
        seen = await self._auth.node.tables.preview(me, self._table_id, request)
        return encode({"type": "previewed", "id": request.id} | seen)

    async def _commit(self, me: PersonRow, request: wire.SocketCommit) -> bytes | None:
        await self._auth.check_program(me, self._caller.credential, self._table_id)
        began = perf_counter()
        done = await self._auth.node.tables.commit(me, self._table_id, request)
        self._times.observe(perf_counter() - began)
        self._auth.stores_commit(self._caller, done.state)
        if not done.repeated:
            return None
        assert done.entry.game is not None
        return encode(wire.SocketCommitted(id=request.id, n=done.entry.n, ply=done.entry.game.ply))


def refused(number: int, refusal: Refusal) -> bytes:
    return encode({"type": "refused", "id": number, "problem": refusal.problem()})


def _number(text: str) -> int | None:
    """The number in the parameter `after`; None if it is not a number."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


async def _refuse(socket: AnySocket, refusal: Refusal) -> None:
    """Accept the socket, send the problem, then close. Browsers hide the response to a refused
    handshake."""
    problem = refusal.problem()
    wait = problem.get("retry_after")
    retry = int(wait * 1000) if isinstance(wait, float) else 0
    why = "slow" if retry else "refused"
    body = {"type": "bye", "n": 0, "why": why, "retry_ms": retry, "problem": problem}
    with suppress(OSError, WebSocketDisconnect):
        await socket.accept()
        await socket.send_text(encode(body))
        await socket.close(CLOSE_CODE_BASE + refusal.status)
