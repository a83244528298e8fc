"""ASGI middleware: refuses requests from other sites' pages, at unknown names and beyond an
address's limit, adds security headers to every response, and counts and logs requests."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

from firstgiants.server.errors import CrossOrigin, Invalid, Refusal, UnknownHost
from firstgiants.server.http.address import address_of
from firstgiants.server.http.limits import LocalLimits, too_many_requests
from firstgiants.server.http.metrics import Metrics, came_through_unknown_proxy
from firstgiants.server.http.origins import Origins
from firstgiants.server.http.policy import policy
from firstgiants.server.http.responses import PROBLEM, problem_headers
from firstgiants.server.settings import Settings
from firstgiants.server.streams.messages import encode
from firstgiants.server.timing import Time

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
    def __init__(self, app: App, settings: Settings, time: Time, metrics: Metrics) -> None:
        self._app = app
        self._limits = LocalLimits(settings, time)
        self._warned = False
        self._origins = Origins(settings)
        self._headers = [*HEADERS, HSTS] if settings.secure_cookies else HEADERS
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http":
                await self._http(scope, receive, send)
            case "websocket":
                if self._refusal(scope) is not None:
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
            refusal = self._refusal(scope)
            if refusal is not None:
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

    def _refusal(self, scope: Scope) -> Refusal | None:
        """Why the application does not see this request."""
        if came_through_unknown_proxy(scope):
            self._warn()
        client = scope.get("client")
        wait_s = self._limits.take(address_of(client[0]) if client else "unknown", "requests")
        if wait_s > 0:
            return too_many_requests(wait_s)
        headers: dict[bytes, bytes] = dict(scope["headers"])
        host = headers.get(b"host", b"")
        if not host.strip():
            return Invalid("The request does not say which server it is for: Host is missing.")
        if not self._origins.knows(host):
            return UnknownHost(
                "This server does not go by the name in this address. Its host can add the name "
                "with --public-url."
            )
        if scope.get("method") not in SAFE and self._origins.foreign(headers):
            return CrossOrigin("A page of another site may not do this.")
        if _has_many_parameters(scope):
            return Invalid(f"More than {MOST_PARAMETERS} parameters in the address.")
        return None

    def _warn(self) -> None:
        """Tell the host once that limits do not tell people apart."""
        if not self._warned:
            self._warned = True
            log.warning(
                "requests come through a proxy that is not in trusted_proxies: everybody behind it "
                "shares one address and one set of limits"
            )


def _has_many_parameters(scope: Scope) -> bool:
    """Checked before Litestar parses the query: it caches the parameters of the last thousand
    URLs."""
    query: bytes = scope["query_string"]
    return query.count(b"&") >= MOST_PARAMETERS


async def _refuse(send: Send, refusal: Refusal) -> None:
    body = refusal.problem()
    named = {"Content-Type": PROBLEM} | problem_headers(body)
    headers = [(name.lower().encode(), value.encode()) for name, value in named.items()]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(body)})
