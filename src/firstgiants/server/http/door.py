"""Who is at the door: the person of a request, how they showed it, what they may spend."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import AbstractAsyncContextManager, contextmanager
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from firstgiants.server.errors import NotSignedIn, TooMany, TryAgain
from firstgiants.server.http.fair_gate import FairGate
from firstgiants.server.http.limits import Kind, make_limits
from firstgiants.server.node import Node
from firstgiants.server.people import SESSION_DAYS
from firstgiants.server.rows import PersonRow
from firstgiants.server.store import Unavailable
from firstgiants.server.table_caps import address_group

COOKIE = "fg_person"
Headers = list[tuple[bytes, bytes]]


@dataclass(slots=True)
class Caller:
    person: PersonRow | None
    secret: str | None
    by_token: bool
    address: str

    @property
    def me(self) -> PersonRow:
        if self.person is None:
            raise NotSignedIn("Say who you are first: POST /api/me makes you a guest.")
        return self.person

    @property
    def identity(self) -> str:
        return self.person.id if self.person is not None else self.address


def _secret(headers: Headers) -> tuple[str | None, bool]:
    """The bearer token or the cookie; a token wins."""
    cookie: str | None = None
    for name, value in headers:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            return value[7:].decode("latin-1").strip(), True
        if name == b"cookie" and cookie is None:
            text = value.decode("latin-1")
            if COOKIE in text:
                cookie = _cookie(text)
    return cookie, False


_PLAIN = re.compile(rf"(?:^|; ?){COOKIE}=([A-Za-z0-9_-]+)(?=;|$)")


def _cookie(text: str) -> str | None:
    plain = _PLAIN.search(text)
    if plain is not None and text.count(COOKIE) == 1:
        return plain[1]  # as this server sets it; all else is for the library
    try:
        morsel = SimpleCookie(text).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel is not None else None


class Door:
    def __init__(self, node: Node) -> None:
        self.node = node
        self.limits = make_limits(node.settings, node.time)
        self._streams: Counter[str] = Counter()
        self._gate = FairGate()

    async def caller(self, scope: Mapping[str, Any]) -> Caller:
        """Reads the scope of an HTTP request or of a WebSocket."""
        secret, by_token = _secret(scope["headers"])
        client = scope.get("client")
        address = client[0] if client else "unknown"
        person = None
        if secret:
            try:
                person = await self.node.people.by_secret(secret)
            except Unavailable:
                raise TryAgain("The database cannot be reached just now.") from None
            if person is None and by_token:
                raise NotSignedIn("This token is not known (any more).", code="unknown-token")
        return Caller(person, secret if person else None, by_token, address)

    async def enter(self, request: Request[Any, Any, Any], kind: Kind = "reads") -> Caller:
        caller = await self.caller(request.scope)
        await self.limits.spend(caller.identity, kind)
        return caller

    async def person(self, request: Request[Any, Any, Any], kind: Kind = "reads") -> PersonRow:
        return (await self.enter(request, kind)).me

    def expensive(self, caller: Caller) -> AbstractAsyncContextManager[None]:
        """While something expensive is worked on: a few at once, addresses take turns."""
        return self._gate.inside(address_group(caller.address))

    def may_listen(self, caller: Caller) -> None:
        if self._streams[caller.identity] >= self.node.settings.streams_per_person:
            raise TooMany("You listen to too many streams at once.", retry_after=10.0)

    @contextmanager
    def listening(self, caller: Caller) -> Iterator[None]:
        """While a stream is open, of whichever kind."""
        self._streams[caller.identity] += 1
        try:
            yield
        finally:
            self._streams[caller.identity] -= 1
            if not self._streams[caller.identity]:
                del self._streams[caller.identity]

    def renewed(self, caller: Caller) -> Cookie | None:
        """The cookie again, with its full time: nobody who keeps coming back loses it."""
        return None if caller.by_token or caller.secret is None else self.cookie(caller.secret)

    def cookie(self, secret: str | None) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=secret or "",
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.node.settings.secure_cookies,
            max_age=SESSION_DAYS * 86_400 if secret else 0,
        )


AtDoor = NamedDependency[Door]
"""How a handler asks for the door."""
