"""Streams over WebSocket: plain ASGI, because a thousand idle sockets should cost little.

The server speaks; what clients send is not read as anything, only that they are gone.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

from firstgiants.server.errors import NotFound, Refusal, TooMany
from firstgiants.server.http.door import Caller, Door
from firstgiants.server.http.tables_api import may_look
from firstgiants.server.render import encode
from firstgiants.server.streams import Listener

log = logging.getLogger(__name__)

_TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/stream")
REFUSED = 4000
"""Close codes: 4000 + the HTTP status; 1012 when the server is stopping."""
RESTART = 1012

Send = Callable[[dict[str, Any]], Any]
Receive = Callable[[], Any]


class Sockets:
    def __init__(self, door: Door) -> None:
        self._door = door
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._open.total()

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        try:
            caller = await self._door.caller(scope)
            self._door.limits.spend(caller.identity, "reads")
            if self._open[caller.identity] >= self._door.node.settings.streams_per_person:
                raise TooMany("You listen to too many streams at once.", retry_after=10.0)
            listener, ended = await self._listen(scope, caller)
        except Refusal as refusal:
            await _refuse(send, refusal)
            return
        self._open[caller.identity] += 1
        try:
            await send({"type": "websocket.accept"})
            await self._carry(listener, receive, send)
        finally:
            ended()
            self._open[caller.identity] -= 1
            if not self._open[caller.identity]:
                del self._open[caller.identity]

    async def _listen(
        self, scope: dict[str, Any], caller: Caller
    ) -> tuple[Listener, Callable[[], None]]:
        node = self._door.node
        if scope["path"] == "/api/lobby/stream":
            listener = await node.lobby.listen()
            return listener, lambda: node.lobby.unlisten(listener)
        found = _TABLE.fullmatch(scope["path"])
        if found is None:
            raise NotFound("There is no such stream.")
        table_id = found[1]
        person = caller.person.id if caller.person is not None else None
        await may_look(self._door, table_id, caller.person)
        listener = await node.desks.listen(table_id, person, _after(scope))
        return listener, lambda: node.desks.unlisten(table_id, listener)

    async def _carry(self, listener: Listener, receive: Receive, send: Send) -> None:
        gone = asyncio.create_task(_until_gone(receive, listener))
        try:
            async for message in listener.messages():
                await send({"type": "websocket.send", "text": message.decode()})
            if not gone.done():
                await send({"type": "websocket.close", "code": RESTART})
        except (OSError, RuntimeError):
            pass  # the client went away while we wrote
        finally:
            gone.cancel()


async def _until_gone(receive: Receive, listener: Listener) -> None:
    while (await receive())["type"] != "websocket.disconnect":
        pass
    listener.end("gone")


def _after(scope: dict[str, Any]) -> int | None:
    text = parse_qs(scope["query_string"].decode("latin-1")).get("after", [""])[0]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


async def _refuse(send: Send, refusal: Refusal) -> None:
    """Accepts, to be able to say why, then closes. A socket refused unopened tells a browser
    nothing."""
    await send({"type": "websocket.accept"})
    body = {"type": "bye", "n": 0, "why": "refused", "retry_ms": 0, "problem": refusal.problem()}
    await send({"type": "websocket.send", "text": encode(body).decode()})
    await send({"type": "websocket.close", "code": REFUSED + refusal.status})
