"""Who is at the door: the person of a request, how they showed it, what they may spend."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import AbstractAsyncContextManager, contextmanager
from dataclasses import dataclass
from functools import cache
from http.cookies import CookieError, SimpleCookie
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from firstgiants.server.errors import Forbidden, NotSignedIn, TooMany, TryAgain
from firstgiants.server.http.address import address_of
from firstgiants.server.http.fair_gate import FairGate
from firstgiants.server.http.limits import Kind, make_limits
from firstgiants.server.node import Node
from firstgiants.server.people.credentials import Credential, digest_of
from firstgiants.server.people.sessions import DEVICE_DAYS, SESSION_DAYS
from firstgiants.server.store import Unavailable
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.streams.listeners import Listener

COOKIE = "fg_person"
DEVICE_COOKIE = "fg_device"
DEVICE_PATH = "/api/session"
"""The sign-in: the only place that is told which device this is."""
Headers = list[tuple[bytes, bytes]]


@dataclass(slots=True)
class Caller:
    """Who sent a request. `secret`: of their session, to renew the cookie."""

    person: PersonRow | None
    credential: Credential | None
    secret: str | None
    address: str

    @property
    def me(self) -> PersonRow:
        if self.person is None:
            raise NotSignedIn("Say who you are first: POST /api/me makes you a guest.")
        return self.person

    @property
    def session(self) -> Credential:
        """Their session. Refuses tokens: those are for playing; access to the account needs the
        person."""
        credential, _ = self.credential, self.me
        if credential is None or credential.kind != "session":
            raise Forbidden("A token cannot do this; sign in.", code="token-not-enough")
        return credential

    @property
    def identity(self) -> str:
        return self.person.id if self.person is not None else self.address


def _presented(headers: Headers) -> tuple[Credential, str] | None:
    """The bearer token, else the session cookie, with the secret itself. Which kind of secret it is
    depends on nothing but the place where it is found."""
    cookie: str | None = None
    for name, value in headers:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            token = value[7:].decode("latin-1").strip()
            return Credential("token", digest_of(token)), token
        if name == b"cookie" and cookie is None:
            cookie = _cookie(value.decode("latin-1"), COOKIE)
    return (Credential("session", digest_of(cookie)), cookie) if cookie else None


@cache
def _plain(name: str) -> re.Pattern[str]:
    """A cookie as this server sets it."""
    return re.compile(rf"(?:^|; ?){name}=([A-Za-z0-9_-]+)(?=;|$)")


def _cookie(text: str, name: str) -> str | None:
    if name not in text:
        return None
    plain = _plain(name).search(text)
    if plain is not None and text.count(name) == 1:
        return plain[1]
    try:
        morsel = SimpleCookie(text).get(name)
    except CookieError:
        return None
    return morsel.value if morsel is not None else None


def tie(listener: Listener, caller: Caller) -> None:
    """The stream ends when the session or token that opened it is revoked."""
    if caller.person is not None:
        listener.credential, listener.person = caller.credential, caller.person.id


class Auth:
    def __init__(self, node: Node) -> None:
        self.node = node
        self.limits = make_limits(node.settings, node.time)
        self._streams: Counter[str] = Counter()
        self._gate = FairGate()

    async def caller(self, scope: Mapping[str, Any]) -> Caller:
        """Reads the scope of an HTTP request or of a WebSocket."""
        presented = _presented(scope["headers"])
        client = scope.get("client")
        address = address_of(client[0]) if client else "unknown"
        if presented is None:
            return Caller(None, None, None, address)
        credential, secret = presented
        try:
            person = await self.node.people.by_credential(credential)
        except Unavailable:
            raise TryAgain("The database cannot be reached just now.") from None
        by_token = credential.kind == "token"
        if person is None and by_token:
            raise NotSignedIn("This token is not known (any more).", code="unknown-token")
        if person is None:
            return Caller(None, None, None, address)
        return Caller(person, credential, None if by_token else secret, address)

    async def enter(self, request: Request[Any, Any, Any], kind: Kind = "reads") -> Caller:
        caller = await self.caller(request.scope)
        await self.limits.spend(caller.identity, kind)
        return caller

    async def person(self, request: Request[Any, Any, Any], kind: Kind = "reads") -> PersonRow:
        return (await self.enter(request, kind)).me

    async def signed_in(
        self, request: Request[Any, Any, Any], kind: Kind = "reads"
    ) -> tuple[PersonRow, Credential]:
        """The person and their session; tokens are refused."""
        caller = await self.enter(request, kind)
        return caller.me, caller.session

    def expensive(self, caller: Caller) -> AbstractAsyncContextManager[None]:
        """While something expensive is worked on: a few at once, addresses take turns."""
        return self._gate.inside(caller.address)

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

    def device(self, scope: Mapping[str, Any]) -> str | None:
        """The secret of a remembered device."""
        for name, value in scope["headers"]:
            if name == b"cookie" and (found := _cookie(value.decode("latin-1"), DEVICE_COOKIE)):
                return found
        return None

    def renewed(self, caller: Caller) -> list[Cookie]:
        """The cookie again, with its full time: nobody who keeps coming back loses it."""
        return [] if caller.secret is None else [self.cookie(caller.secret)]

    def cookie(self, secret: str | None) -> Cookie:
        return self._cookie(COOKIE, secret, "/", SESSION_DAYS)

    def device_cookie(self, secret: str | None) -> Cookie:
        return self._cookie(DEVICE_COOKIE, secret, DEVICE_PATH, DEVICE_DAYS)

    def _cookie(self, name: str, secret: str | None, path: str, days: int) -> Cookie:
        return Cookie(
            key=name,
            value=secret or "",
            path=path,
            httponly=True,
            samesite="lax",
            secure=self.node.settings.secure_cookies,
            max_age=days * 86_400 if secret else 0,
        )


RequestAuth = NamedDependency[Auth]
"""How a handler asks for the door."""
