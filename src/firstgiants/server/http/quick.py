"""The requests that are made most, past the framework.

They are answered by the same handlers, in `tables_api`, and refused by the same words, in
`answers`. The framework's way to a handler and back takes four times as long as a commit, though:
it is made for every kind of request. Whatever is unusual about one (no JSON, too long, in pieces,
not as described) it gets after all, with the body as it came, and knows how to refuse it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, cast

import msgspec
from litestar import Response

from firstgiants.rules.errors import FirstGiantsError
from firstgiants.server import wire
from firstgiants.server.errors import UNREADABLE, Refusal
from firstgiants.server.http.answers import (
    AnyRequest,
    on_error,
    on_refusal,
    on_rules,
    on_unavailable,
)
from firstgiants.server.http.door import Door
from firstgiants.server.http.tables_api import TablesApi
from firstgiants.server.store import Unavailable

Scope = dict[str, Any]
Receive = Callable[[], Any]
Send = Callable[[dict[str, Any]], Any]
App = Callable[[Any, Any, Any], Any]

_PATH = re.compile(r"/api/tables(?:/([A-Za-z0-9_-]{1,40})/(join|preview|commit))?")
_LONGEST = 16_384
_HANDLERS: dict[str | None, tuple[Callable[..., Any], msgspec.json.Decoder[Any]]] = {
    None: (TablesApi.make.fn, msgspec.json.Decoder(wire.TableNew)),
    "join": (TablesApi.join.fn, msgspec.json.Decoder(wire.JoinAsk)),
    "preview": (TablesApi.preview.fn, msgspec.json.Decoder(wire.PreviewAsk)),
    "commit": (TablesApi.commit.fn, msgspec.json.Decoder(wire.CommitAsk)),
}


class _Asked:
    """All that a handler wants of a request."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope


class Quick:
    def __init__(self, app: App, door: Door) -> None:
        self._app = app
        self._door = door
        self._longest = min(_LONGEST, door.node.settings.max_body_bytes)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _PATH.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is None or not self._is_usual(scope):
            await self._app(scope, receive, send)
            return
        first = await receive()
        handler, decoder = _HANDLERS[found[2]]
        try:
            data = decoder.decode(first.get("body", b"")) if not first.get("more_body") else None
        except UNREADABLE:
            data = None
        if data is None:
            await self._app(scope, _again(first, receive), send)
            return
        request = cast("AnyRequest", _Asked(scope))
        named = {} if found[1] is None else {"table_id": found[1]}
        try:
            response = await handler(None, request, self._door, data=data, **named)
        except Exception as error:  # noqa: BLE001 - each is answered
            response = _refusal(request, error)
        await _send(response, send)

    def _is_usual(self, scope: Scope) -> bool:
        if scope["method"] != "POST" or scope["query_string"]:
            return False
        kind = size = b""
        for name, value in scope["headers"]:
            if name == b"content-type":
                kind = value
            elif name == b"content-length":
                size = value
        return kind == b"application/json" and size.isdigit() and int(size) <= self._longest


def _again(first: dict[str, Any], receive: Receive) -> Receive:
    """`receive`, beginning with what has been received already."""
    kept = [first]

    async def again() -> dict[str, Any]:
        return kept.pop() if kept else cast("dict[str, Any]", await receive())

    return again


def _refusal(request: AnyRequest, error: Exception) -> Response[bytes]:
    if isinstance(error, Refusal):
        return on_refusal(request, error)
    if isinstance(error, FirstGiantsError):
        return on_rules(request, error)
    if isinstance(error, Unavailable):
        return on_unavailable(request, error)
    return on_error(request, error)


async def _send(response: Response[Any], send: Send) -> None:
    headers = [(name.lower().encode(), value.encode()) for name, value in response.headers.items()]
    headers += [
        (b"content-type", str(response.media_type).encode()),
        (b"content-length", b"%d" % len(response.content)),
    ]
    status = response.status_code
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": response.content})
