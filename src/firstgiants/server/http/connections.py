"""Limits on connections: bytes, time, frames, number.

uvicorn and its parsers do the protocol work. The classes here count what passes through their
documented callbacks, so that hostile clients cannot exhaust a node that has no proxy.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from firstgiants.server.codes import BY_STATUS
from firstgiants.server.errors import problem
from firstgiants.server.http.address import address_of
from firstgiants.server.settings import Settings
from firstgiants.server.streams.messages import encode

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.frames import Frame

log = logging.getLogger(__name__)

MOST_HEADERS = 100
LONGEST_URL = 2_048
MOST_FRAGMENTS = 64
"""Frames of one WebSocket message."""
SLICE = 1_024
"""Bytes given to the WebSocket parser at once: at most 170 frames before the limit is checked."""
MOST_FILES = 65_536
FILES_KEPT_BACK = 64
"""File descriptors left for the database and the rest."""
WARN_EVERY_S = 60
POLICY_VIOLATION = 1008
TOO_BIG = 1009


class ConnectionLimits:
    """The open connections of a server. Checks their deadlines about once a second."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._most = max(1, min(settings.connections, _most_files() - FILES_KEPT_BACK))
        self._open: dict[LimitedHttp | LimitedWebSocket, str] = {}
        self._by_network: Counter[str] = Counter()
        self._every_s = min(1.0, settings.request_s / 4, settings.send_s / 4)
        self._next_check: asyncio.TimerHandle | None = None
        self._warn_after = 0.0
        self._proxies = ProxyHeadersMiddleware(_no_app, list(settings.trusted_proxies))

    def __len__(self) -> int:
        return len(self._open)

    def add(self, connection: LimitedHttp | LimitedWebSocket) -> str | None:
        """Count the connection; return a sentence if there are too many."""
        address = connection.client[0] if connection.client else "unknown"
        network = address_of(address)
        self._open[connection] = network
        self._by_network[network] += 1
        if self._next_check is None:
            self._next_check = connection.loop.call_later(self._every_s, self._check)
        if len(self._open) > self._most:
            self._warn(connection.loop.time())
            return "This server has too many connections."
        # A proxy speaks for many people.
        trusted = address in self._proxies.trusted_hosts
        if not trusted and self._by_network[network] > self.settings.connections_per_address:
            return "Your address has too many connections."
        return None

    def _warn(self, now: float) -> None:
        if now >= self._warn_after:
            self._warn_after = now + WARN_EVERY_S
            log.warning("connections: too many", extra={"most": self._most})

    def remove(self, connection: LimitedHttp | LimitedWebSocket) -> None:
        network = self._open.pop(connection, None)
        if network is None:
            return
        self._by_network[network] -= 1
        if not self._by_network[network]:
            del self._by_network[network]

    def _check(self) -> None:
        self._next_check = None
        loop = asyncio.get_running_loop()
        for connection in list(self._open):
            connection.check(loop.time())
        if self._open:
            self._next_check = loop.call_later(self._every_s, self._check)


class SlowReader:
    """Notices when the peer does not read what was sent to it."""

    __slots__ = ("_since",)

    def __init__(self) -> None:
        self._since: float | None = None

    def is_too_slow(self, transport: asyncio.Transport, now: float, most_s: float) -> bool:
        """Whether something has been waiting to be sent for `most_s` without a break."""
        if not transport.get_write_buffer_size():
            self._since = None
        elif self._since is None:
            self._since = now
        return self._since is not None and now - self._since > most_s


class Refused(Exception):
    """Raised in a callback of the parser to stop it."""

    def __init__(self, status: int, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.detail = detail


class LimitedHttp(HttpToolsProtocol):
    """uvicorn's HTTP, with limits on the size of a request and the time it takes to arrive."""

    limits: ClassVar[ConnectionLimits]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        settings = self.limits.settings
        self._reader = SlowReader()
        self._refused: Refused | None = None
        self._in_head = True
        self._size = 0
        self._head_size = 0
        self._most_head = settings.max_header_bytes
        # Twice the body: chunked bodies carry their framing, and a client that sends a little too
        # much should be able to read the refusal.
        self._most = settings.max_header_bytes + 2 * settings.max_body_bytes
        self._due: float | None = self.loop.time() + settings.request_s
        sentence = self.limits.add(self)
        if sentence is not None:
            self._refuse(503, sentence)

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.remove(self)
        super().connection_lost(exc)

    def check(self, now: float) -> None:
        if self._reader.is_too_slow(self.transport, now, self.limits.settings.send_s):
            self.transport.abort()
        elif self._due is not None and now > self._due and not self.transport.is_closing():
            if self._size:
                self._refuse(408, "The request took too long to arrive.")
            else:
                self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._size += len(data)
        self._set_due()
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._in_head and self._size > self._most_head:
            self._refuse(431, "The headers are larger than the server takes.")
        elif self._size > self._most:
            self._refuse(413, "The body is larger than the server takes.")

    def _set_due(self) -> None:
        if self._due is None:
            self._due = self.loop.time() + self.limits.settings.request_s

    # Callbacks of the parser.

    def on_message_begin(self) -> None:
        if not self._is_answered():
            # uvicorn would queue it, without a limit, and would not tell the request before it
            # when the connection is lost.
            self._stop(400, "Wait for the response before the next request.")
        self._set_due()
        self._head_size = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_URL:
            self._stop(414, "The address is longer than the server takes.")

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._head_size += len(name) + len(value)
        if len(self.headers) > MOST_HEADERS or self._head_size > self._most_head:
            self._stop(431, "The headers are larger than the server takes.")

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head = True
        self._size = 0
        self._due = None
        if self._is_answered():
            # The rest of a refused body is still arriving, and uvicorn has stopped its own timer.
            self._set_due()

    def handle_websocket_upgrade(self) -> None:
        self.limits.remove(self)
        super().handle_websocket_upgrade()

    def _is_answered(self) -> bool:
        """Whether the application has answered the last request, or there was none."""
        return bool(getattr(self.cycle, "response_complete", True))

    def _stop(self, status: int, detail: str) -> None:
        self._refused = Refused(status, detail)
        raise self._refused

    def send_400_response(self, msg: str) -> None:
        refused = self._refused or Refused(400, msg)
        self._refuse(refused.status, refused.detail)

    def _refuse(self, status: int, detail: str) -> None:
        """Close the connection. Send a response first, unless one has been sent or started."""
        arriving = not self._in_head
        if self._is_answered() and arriving:
            self.transport.close()
            return
        if not self._is_answered() and (self.cycle.response_started or not arriving):
            self.transport.abort()
            return
        body = encode(problem(status, BY_STATUS[status], detail))
        head = (
            b"content-type: application/problem+json\r\n"
            b"cache-control: no-store\r\nconnection: close\r\n"
            b"content-length: %d\r\n\r\n" % len(body)
        )
        self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a limit on frames per second, control frames included."""

    limits: ClassVar[ConnectionLimits]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._reader = SlowReader()
        self._frames_left = float(self.limits.settings.limit_frames[0])
        self._counted_at = self.loop.time()
        self.limits.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.remove(self)
        super().connection_lost(exc)

    def check(self, now: float) -> None:
        if self._reader.is_too_slow(self.transport, now, self.limits.settings.send_s):
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            # A client has to wait for the response to its handshake.
            self.transport.close()
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    # The parser calls one of these for each frame.

    def handle_ping(self) -> None:
        if self._count_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._end(TOO_BIG, "too many fragments")
        elif self._count_frame():
            super().handle_cont(event)

    def _count_frame(self) -> bool:
        """Take one frame from the bucket; end the connection when it is empty."""
        if self.close_sent:
            return False
        burst, per_minute = self.limits.settings.limit_frames
        now = self.loop.time()
        refilled = self._frames_left + (now - self._counted_at) * per_minute / 60
        self._frames_left, self._counted_at = min(float(burst), refilled) - 1, now
        if self._frames_left < 0:
            self._end(POLICY_VIOLATION, "too many frames")
            return False
        return True

    def _end(self, code: int, reason: str) -> None:
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    async def send(self, message: ASGISendEvent) -> None:
        """After this side has ended the connection, fail as if the client had."""
        if self.close_sent and self.handshake_complete:
            raise ClientDisconnected
        await super().send(message)


def limited_protocols(
    limits: ConnectionLimits,
) -> tuple[type[LimitedHttp], type[LimitedWebSocket]]:
    """The protocol classes for uvicorn, bound to these limits."""
    http = type("Http", (LimitedHttp,), {"limits": limits})
    socket = type("WebSocket", (LimitedWebSocket,), {"limits": limits})
    return http, socket


def raise_file_limit() -> None:
    """Raise the limit of open files as far as allowed: each connection is one."""
    if sys.platform == "win32":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if _most_files() < most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _most_files() -> int:
    """The number of files that this process may open."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


async def _no_app(*_: Any) -> None:  # noqa: ANN401
    """A required argument of `ProxyHeadersMiddleware`; only its list of trusted hosts is used."""
