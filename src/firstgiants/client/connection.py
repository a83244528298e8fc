"""Requests and streams of one client over one connection pool.

Temporary failures are retried with exponential backoff: lost connections, and refusals that ask for
it (429, 503). A request that may have been carried out is repeated only if it is idempotent.
"""

import asyncio
import ssl
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import aclosing
from random import random
from time import monotonic
from typing import Final

from ..rules.errors import needs_extra
from .errors import (
    BadAddress,
    BadResponse,
    BadToken,
    ClientError,
    Refused,
    SignedOut,
    Unreachable,
)
from .messages import Json, parse

with needs_extra("client", "firstgiants.client"):
    import httpx

REQUEST_S: Final = 30.0
SILENCE_S: Final = 60.0
"""A stream that is silent for longer is lost; the server sends a message every 20 s."""
IDLE_S: Final = 3.0
"""How long an unused connection is kept; servers close it after five seconds."""
FIRST_WAIT_S: Final = 0.2
LONGEST_WAIT_S: Final = 30.0
AWAY: Final = frozenset({502, 503, 504})
"""Statuses of a server, or a proxy in front of it, that is temporarily unavailable."""


class Backoff:
    """Exponential backoff with jitter, so that not all clients return at once.

    ``report`` gets a sentence when the second try fails too.
    """

    def __init__(
        self, patience_s: float | None, report: Callable[[str], None] = lambda _line: None
    ) -> None:
        self._patience_s = patience_s
        self._report = report
        self.succeeded()

    def succeeded(self) -> None:
        self._wait_s = FIRST_WAIT_S
        self._tries = 0
        self._since: float | None = None

    async def wait(self, why: Exception, at_least: float | None = None) -> None:
        """Wait before the next try. Raises `Unreachable` when patience is at an end, or ``why`` if
        the server itself refused."""
        now = monotonic()
        self._since = self._since or now
        away = f"The server cannot be reached: {str(why) or type(why).__name__}."
        if self._patience_s is not None and now - self._since >= self._patience_s:
            if isinstance(why, Refused):
                raise why
            raise Unreachable(away) from why
        self._tries += 1
        if self._tries == 2:
            self._report(f"{why if isinstance(why, ClientError) else away} Trying again.")
        await asyncio.sleep(max(self._wait_s * (0.5 + random() / 2), at_least or 0.0))
        self._wait_s = min(self._wait_s * 2, LONGEST_WAIT_S)


class Connection:
    def __init__(
        self,
        address: str,
        token: str | None,
        patience_s: float | None,
        report: Callable[[str], None],
    ) -> None:
        try:
            url = httpx.URL(address)
        except httpx.InvalidURL as error:
            raise BadAddress(f"{address!r} is not the address of a server.") from error
        if url.scheme not in ("http", "https") or not url.host:
            raise BadAddress(
                f"{address!r} is not the address of a server; one is like https://example.org."
            )
        if token is not None and not (token.isascii() and token.isprintable() and token.strip()):
            raise BadToken("This is no token: copy the whole token, which begins with fg_.")
        self.address = f"{url.scheme}://{url.netloc.decode()}"
        self._patience_s = patience_s
        self._report = report
        self._is_away = False
        self._http = httpx.AsyncClient(
            base_url=self.address,
            headers={} if token is None else {"Authorization": f"Bearer {token}"},
            timeout=httpx.Timeout(REQUEST_S, pool=None),
            limits=httpx.Limits(keepalive_expiry=IDLE_S),
            # Without TLS nobody needs the certificates of this computer, which are slow to read.
            verify=True if url.scheme == "https" else ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT),
        )

    async def close(self) -> None:
        await self._http.aclose()

    def _away(self, why: str) -> None:
        """Say it once, however many requests and streams wait for the server."""
        if not self._is_away:
            self._report(why)
        self._is_away = True

    async def request(
        self, method: str, path: str, body: object = None, *, repeatable: bool | None = None
    ) -> Json:
        """Send one request. ``repeatable``: doing it twice is harmless; by default all but POST.

        Raises `Refused` and `Unreachable`.
        """
        again = method != "POST" if repeatable is None else repeatable
        backoff = Backoff(self._patience_s, self._away)
        while True:
            wait: float | None = None
            why: Exception
            try:
                response = await self._http.request(method, path, json=body)
                _refuse_redirect(response)
                if response.status_code < 400:
                    self._is_away = False
                    return parse(response.content) if response.content else {}
                refused = _refused(response.status_code, response.content)
                if not (refused.status == 429 or (again and refused.status in AWAY)):
                    raise refused
                wait, why = refused.retry_after, refused
            except (httpx.ConnectError, httpx.ConnectTimeout) as error:
                why = error
            except httpx.TransportError as error:
                if not again:
                    raise Unreachable(
                        f"The connection was lost; the server may or may not have done it: {error}."
                    ) from error
                why = error
            await backoff.wait(why, wait)

    async def stream(
        self, path: str, *, after: int | None = None, numbered: Mapping[str, object] | None = None
    ) -> AsyncGenerator[Json, None]:
        """Yield the messages of an ndjson stream, and resume it after the last number.

        ``numbered``: the types of messages whose numbers count; each of those is yielded once.
        Ends if there is nothing more to come. Raises `Refused`, `SignedOut` and `Unreachable`.
        """
        backoff = Backoff(self._patience_s, self._away)
        while True:
            wait: float | None = None
            why: Exception = ConnectionError("the stream ended")
            try:
                async with aclosing(self._lines(path, after)) as lines:
                    async for line in lines:
                        message = parse(line)
                        backoff.succeeded()
                        self._is_away = False
                        if message.get("type") == "bye":
                            if message["why"] == "gone":
                                return
                            wait = _bye(message)
                            break
                        if numbered is not None and message.get("type") in numbered:
                            if _is_repeated(message, after):
                                continue
                            after = int(message["n"])
                        yield message
            except Refused as refused:
                if refused.status != 429 and refused.status not in AWAY:
                    raise
                wait, why = refused.retry_after, refused
            except (httpx.TransportError, BadResponse) as error:
                why = error
            await backoff.wait(why, wait)

    async def _lines(self, path: str, after: int | None) -> AsyncGenerator[bytes, None]:
        timeout = httpx.Timeout(REQUEST_S, read=SILENCE_S, pool=None)
        params = {} if after is None else {"after": after}
        async with self._http.stream("GET", path, params=params, timeout=timeout) as response:
            _refuse_redirect(response)
            if response.status_code != 200:
                raise _refused(response.status_code, await response.aread())
            # Not `aiter_lines`: it also splits at characters that a chat message may contain.
            rest = b""
            async for piece in response.aiter_bytes():
                *lines, rest = (rest + piece).split(b"\n")
                for line in lines:
                    yield line


def _refuse_redirect(response: httpx.Response) -> None:
    """Not followed: many proxies redirect to https, where a POST would become a GET."""
    if response.has_redirect_location:
        there = response.url.join(response.headers["location"])
        raise BadAddress(f"{response.url} leads to {there}: give the server's address there.")


def _refused(status: int, body: bytes) -> Refused:
    try:
        problem = parse(body)
    except BadResponse:  # a proxy's page
        problem = {}
    return Refused(problem, status)


def _is_repeated(message: Json, after: int | None) -> bool:
    """Whether a numbered message came before; the whole state may come again."""
    is_whole = message["type"] in ("state", "list")
    return after is not None and int(message["n"]) <= after and not is_whole


def _bye(message: Json) -> float:
    """After how many seconds to reconnect. Raises where that would not help."""
    if message["why"] == "signed-out":
        raise SignedOut("The session or token is no longer valid.")
    if message["why"] == "refused":
        problem = message.get("problem") or {}
        raise Refused(problem, int(problem.get("status", 400)))
    return float(message.get("retry_ms", 0)) / 1000
