"""ASGI middleware: refuses requests from other sites' pages, adds security headers to every
response, and counts and logs requests."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from firstgiants.server.errors import CrossOrigin, Invalid, Refusal
from firstgiants.server.http.metrics import Metrics
from firstgiants.server.http.policy import policy
from firstgiants.server.settings import Settings
from firstgiants.server.streams.messages import encode

log = logging.getLogger("firstgiants.requests")

MOST_PARAMETERS = 20
CLIENT_GONE = 499
"""The status counted and logged when the client disconnects before the response or mid-body."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS = [
    (b"content-security-policy", policy().encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
HSTS = (b"strict-transport-security", b"max-age=31536000; includeSubDomains")

Scope = dict[str, Any]
Receive = Callable[[], Any]
Send = Callable[[dict[str, Any]], Any]
App = Callable[[Any, Any, Any], Any]


class Middleware:
    def __init__(self, app: App, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._origins = frozenset(origin.rstrip("/").lower() for origin in settings.origins)
        self._headers = [*HEADERS, HSTS] if settings.secure_cookies else HEADERS
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http":
                await self._http(scope, receive, send)
            case "websocket":
                if self._foreign(scope) or _has_many_parameters(scope):
                    await receive()
                    await send({"type": "websocket.close", "code": 4403})
                else:
                    await self._app(scope, receive, send)
            case _:
                await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500
        gone = False

        async def receive_noting() -> dict[str, Any]:
            nonlocal gone
            message: dict[str, Any] = await receive()
            gone = gone or message["type"] == "http.disconnect"
            return message

        async def send_with_headers(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = CLIENT_GONE if gone else message["status"]
                own = {name for name, _ in message["headers"]}
                headers = [
                    *message["headers"],
                    *(one for one in self._headers if one[0] not in own),
                ]
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        try:
            if scope["method"] not in SAFE and self._foreign(scope):
                refusal: Refusal = CrossOrigin("A page of another site may not do this.")
                await _refuse(send_with_headers, refusal)
            elif _has_many_parameters(scope):
                refusal = Invalid(f"More than {MOST_PARAMETERS} parameters in the address.")
                await _refuse(send_with_headers, refusal)
            else:
                await self._app(scope, receive_noting, send_with_headers)
        finally:
            seconds = time.perf_counter() - began
            self._metrics.request(scope, status, seconds)
            log.log(
                logging.DEBUG if status < 500 else logging.ERROR,
                "request",
                extra={
                    "method": scope["method"],
                    "path": scope["path"],
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                },
            )

    def _foreign(self, scope: Scope) -> bool:
        """Whether another site's page sent this. Programs send neither `Origin` nor
        `Sec-Fetch-Site`."""
        headers: dict[bytes, bytes] = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none")
        text = origin.decode("latin-1").lower()
        if self._origins:
            return text not in self._origins
        parts = urlsplit(text)
        host = headers.get(b"host", b"").decode("latin-1").lower()
        return parts.scheme not in ("http", "https") or parts.netloc != host


def _has_many_parameters(scope: Scope) -> bool:
    """Checked before Litestar parses the query: it caches the parameters of the last thousand
    URLs."""
    query: bytes = scope["query_string"]
    return query.count(b"&") >= MOST_PARAMETERS


async def _refuse(send: Send, refusal: Refusal) -> None:
    headers = [(b"content-type", b"application/problem+json")]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(refusal.problem())})
