"""Authentication of requests and sockets: who sent it, with which credential, within which
limits."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import AbstractAsyncContextManager, contextmanager
from dataclasses import dataclass, replace
from functools import cache
from http.cookies import CookieError, SimpleCookie
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from firstgiants.server.errors import Forbidden, NotSignedIn, TooMany, TryAgain
from firstgiants.server.http.address import address_of
from firstgiants.server.http.fair_gate import FairGate
from firstgiants.server.http.limits import COMMIT_KB, STORED, Kind, make_limits
from firstgiants.server.node import Node
from firstgiants.server.people.credentials import Credential, digest_of
from firstgiants.server.people.programs import counts_for, is_unmarked, refuse_unmarked
from firstgiants.server.people.sessions import DEVICE_DAYS, SESSION_DAYS
from firstgiants.server.store import Unavailable
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.streams.listeners import Listener
from firstgiants.server.tables.state import TableState

COOKIE = "fg_person"
DEVICE_COOKIE = "fg_device"
HOST_PREFIX = "__Host-"
"""With https, browsers take a cookie of this prefix only from this host, and send it only there:
no other subdomain can replace one. It needs the path `/`."""
SECURE_PREFIX = "__Secure-"
"""For cookies with another path: browsers take them only over https."""
DEVICE_PATH = "/api/session"
"""Browsers send the device cookie to the sign-in only."""
Headers = list[tuple[bytes, bytes]]


@dataclass(slots=True)
class Caller:
    """The sender of a request. `secret`: the session's secret, to renew the cookie."""

    person: PersonRow | None
    credential: Credential | None
    secret: str | None
    address: str

    @property
    def me(self) -> PersonRow:
        if self.person is None:
            raise NotSignedIn("Sign in first: POST /api/me makes you a guest.")
        return self.person

    @property
    def session(self) -> Credential:
        """The caller's session. Refuses tokens: they can play, but not manage the account."""
        credential, _ = self.credential, self.me
        if credential is None or credential.kind != "session":
            raise Forbidden("A token cannot do this; sign in.", code="token-not-enough")
        return credential

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person is not None else None

    @property
    def identity(self) -> str:
        return self.person.id if self.person is not None else self.address


def _credential_in(headers: Headers) -> tuple[Credential, str] | None:
    """The bearer token, else the session cookie, as a credential and as the secret itself. Only the
    place where a secret is found decides its kind."""
    cookie: str | None = None
    for name, value in headers:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            token = value[7:].decode("latin-1").strip()
            return Credential("token", digest_of(token)), token
        if name == b"cookie" and cookie is None:
            cookie = _prefixed_cookie(value.decode("latin-1"), HOST_PREFIX, COOKIE)
    return (Credential("session", digest_of(cookie)), cookie) if cookie else None


@cache
def _cookie_pattern(name: str) -> re.Pattern[str]:
    """Matches a cookie as this server sets it."""
    return re.compile(rf"(?:^|; ?){name}=([A-Za-z0-9_-]+)(?=;|$)")


def _cookie(text: str, name: str) -> str | None:
    if name not in text:
        return None
    found = _cookie_pattern(name).search(text)
    if found is not None and text.count(name) == 1:
        return found[1]
    try:
        morsel = SimpleCookie(text).get(name)
    except CookieError:
        return None
    return morsel.value if morsel is not None else None


def _prefixed_cookie(text: str, prefix: str, name: str) -> str | None:
    """The cookie with the prefix of https; else without, as http and older versions set it."""
    return _cookie(text, prefix + name) or _cookie(text, name)


def cookie_in(scope: Mapping[str, Any], cookie: str) -> str | None:
    """The value of a cookie that has a path, if the request has it."""
    for name, value in scope["headers"]:
        text = value.decode("latin-1")
        if name == b"cookie" and (found := _prefixed_cookie(text, SECURE_PREFIX, cookie)):
            return found
    return None


def end_with_credential(listener: Listener, caller: Caller) -> None:
    """Make the stream end when the session or token that opened it is revoked, or when its person
    or address is banned."""
    listener.address = caller.address
    if caller.person is not None:
        listener.credential, listener.person = caller.credential, caller.person.id


class Auth:
    def __init__(self, node: Node) -> None:
        self.node = node
        self.limits = make_limits(node.settings, node.time)
        self._streams: Counter[str] = Counter()
        self._gate = FairGate()

    async def identify(self, scope: Mapping[str, Any], *, banned_too: bool = False) -> Caller:
        """Find the sender of an HTTP request or WebSocket, by its ASGI scope, and refuse banned
        ones unless `banned_too`. Spends no limit."""
        caller = await self._caller(scope)
        moderation = self.node.moderation
        if caller.person is not None:
            moderation.note_address(caller.person.id, caller.address)
        if not banned_too:
            moderation.check(caller.person.id if caller.person else None, caller.address)
        return caller

    async def _caller(self, scope: Mapping[str, Any]) -> Caller:
        presented = _credential_in(scope["headers"])
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

    async def admit(
        self, request: Request[Any, Any, Any], kind: Kind = "reads", *, banned_too: bool = False
    ) -> Caller:
        """Identify the sender and spend one request of their limit; strangers are let in."""
        caller = await self.identify(request.scope, banned_too=banned_too)
        await self.limits.spend(caller.identity, kind)
        if kind in STORED:
            await self.limits.spend(caller.address, "changes")
            await self.limits.spend(caller.address, "stored")
            self.stores(caller, len(await request.body()) / 1000)
        if kind == "chat" and caller.person is not None:
            self.node.moderation.check_may_talk(caller.person.id)
        return caller

    def stores(self, caller: Caller, kilobytes: float) -> None:
        """Charge the caller's address for what is stored for it."""
        self.limits.charge(caller.address, "stored", kilobytes)

    def stores_commit(self, caller: Caller, state: TableState) -> None:
        """The same for a commit, and for the turns of bots that may follow it. It is never refused:
        people would lose games because of others at their address."""
        bots = sum(seat.plays is not None for seat in state.seats)
        self.stores(caller, COMMIT_KB * (1 + bots))

    async def require_person(
        self, request: Request[Any, Any, Any], kind: Kind = "reads"
    ) -> PersonRow:
        """Like `admit`, but refuse strangers."""
        return (await self.admit(request, kind)).me

    async def require_session(
        self, request: Request[Any, Any, Any], kind: Kind = "reads", *, banned_too: bool = False
    ) -> tuple[PersonRow, Credential]:
        """Like `admit`, but refuse strangers and tokens. Returns the person and their session."""
        caller = await self.admit(request, kind, banned_too=banned_too)
        return caller.me, caller.session

    async def require_player(
        self, request: Request[Any, Any, Any], table_id: str, kind: Kind = "tables"
    ) -> Caller:
        """Like `admit`, but refuse strangers, and programs that would pass for a person at this
        table."""
        caller = await self.admit(request, kind)
        await self.check_program(caller.me, caller.credential, table_id)
        return caller

    async def check_program(
        self, me: PersonRow, credential: Credential | None, table_id: str
    ) -> None:
        if is_unmarked(me, credential) and counts_for(me, await self.node.registry.get(table_id)):
            raise refuse_unmarked()

    def expensive(self, caller: Caller) -> AbstractAsyncContextManager[None]:
        """Wait for a turn to do something expensive, and hold it: a few run at once, and addresses
        take turns."""
        return self._gate.inside(caller.address)

    def check_stream_limit(self, caller: Caller) -> None:
        if self._streams[caller.identity] >= self.node.settings.streams_per_person:
            raise TooMany("You listen to too many streams at once.", retry_after=10.0)

    @contextmanager
    def counted_stream(self, caller: Caller) -> Iterator[None]:
        """Count an open stream, WebSocket or ndjson, against the caller's limit."""
        self._streams[caller.identity] += 1
        try:
            yield
        finally:
            self._streams[caller.identity] -= 1
            if not self._streams[caller.identity]:
                del self._streams[caller.identity]

    def device_secret(self, scope: Mapping[str, Any]) -> str | None:
        """The secret in the device cookie, if there is one."""
        return cookie_in(scope, DEVICE_COOKIE)

    def renewed_cookies(self, caller: Caller) -> list[Cookie]:
        """The session cookie with its full lifetime, so that regular visitors keep it."""
        return [] if caller.secret is None else self.cookies(caller.secret)

    def cookies(self, secret: str | None) -> list[Cookie]:
        """Set the session cookie; None removes it."""
        template = Cookie(key=COOKIE, path="/", max_age=SESSION_DAYS * 86_400, samesite="lax")
        return self.secret_cookies(template, HOST_PREFIX, secret)

    def device_cookies(self, secret: str | None) -> list[Cookie]:
        days = DEVICE_DAYS * 86_400
        template = Cookie(key=DEVICE_COOKIE, path=DEVICE_PATH, max_age=days, samesite="lax")
        return self.secret_cookies(template, SECURE_PREFIX, secret)

    def secret_cookies(self, template: Cookie, prefix: str, secret: str | None) -> list[Cookie]:
        """The cookie with this secret, or without any to remove it. With https its name has the
        prefix, and the cookie without it, which older versions set, is removed."""
        secure = self.node.settings.secure_cookies
        template = replace(template, httponly=True, secure=secure)
        removed = replace(template, value="", max_age=0)
        kept = removed if secret is None else replace(template, value=secret)
        return [replace(kept, key=prefix + kept.key), removed] if secure else [kept]


RequestAuth = NamedDependency[Auth]
"""Handlers get `Auth` by a parameter of this type."""
