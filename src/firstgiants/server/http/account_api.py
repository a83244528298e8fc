"""The API for accounts, passwords, sessions and tokens. Every operation needs a session; tokens are
refused."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from firstgiants.server import wire
from firstgiants.server.http.auth import Auth, RequestAuth
from firstgiants.server.http.responses import AnyRequest, errors, json_response, no_content
from firstgiants.server.people.accounts import SignedIn
from firstgiants.server.people.credentials import digest_of, new_secret
from firstgiants.server.people.sessions import device_name
from firstgiants.server.people.standings import rating
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.streams.bus import Note


def me_wire(auth: Auth, person: PersonRow) -> wire.Me:
    return wire.Me(
        id=person.id,
        name=person.name,
        kind=person.kind,
        login=person.login,
        created=person.created,
        rating=rating(person.mu, person.sigma, person.rated_games),
        prefs=msgspec.json.decode(person.prefs),
        program=bool(person.program),
        hides_online=bool(person.hides_online),
        vacation=auth.node.vacations.of(person),
    )


def device_name_of(request: AnyRequest) -> str:
    return device_name(request.headers.get("user-agent", ""))


async def invalidate_person(auth: Auth, person: PersonRow, *, refresh_tables: bool = False) -> None:
    """Make all nodes read this person again and end their streams whose session or token was
    revoked. `refresh_tables`: also read the tables again that show the person."""
    node = auth.node
    node.people.forget(person.id)
    if refresh_tables:
        node.registry.forget(person.id)
        node.lobby.refresh_soon()
    node.bus.publish(Note(node=node.bus.node, person=person.id, refresh_tables=refresh_tables))
    await node.stream_access.recheck(person.id)


def _cookies(auth: Auth, signed_in: SignedIn) -> list[Cookie]:
    return auth.cookies(signed_in.session) + auth.device_cookies(signed_in.device)


class AccountApi(Controller):
    path = "/api/me"
    tags = ("people",)

    @post("/account", status_code=200, responses=errors(401, 403, 409, 422),
          operation_id="makeAccount")  # fmt: skip
    async def account(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.AccountNew]
    ) -> Response[wire.Me]:
        """Turns your guest identity into an account with a login and a password. You keep your
        tables, games and rating; the cookie is replaced by a new one."""
        caller = await auth.admit(request, "tables")
        session = caller.session
        await auth.limits.spend(caller.address, "sign_in")
        await auth.limits.spend(caller.address, "imports")  # an account, too, is kept for good
        done = await auth.node.accounts.create(caller.me, session, data)
        await invalidate_person(auth, done.person, refresh_tables=True)
        return json_response(wire.Me, me_wire(auth, done.person), cookies=_cookies(auth, done))

    @post("/password", status_code=200, responses=errors(401, 403, 409, 422),
          operation_id="changePassword")  # fmt: skip
    async def password(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.PasswordChange]
    ) -> Response[wire.Me]:
        """Changes your password, given the old one. Ends all other sessions and replaces this
        session's cookie. Tokens stay valid."""
        me, session = await auth.require_session(request, "tables")
        guesses = f"password:{me.id}"
        await auth.limits.attempt(guesses)
        done = await auth.node.accounts.change_password(me, session, data)
        await auth.limits.succeeded(guesses)
        await invalidate_person(auth, me)
        return json_response(wire.Me, me_wire(auth, done.person), cookies=_cookies(auth, done))

    @get("/sessions", responses=errors(401, 403), operation_id="listSessions")
    async def sessions(
        self, request: AnyRequest, auth: RequestAuth
    ) -> Response[list[wire.SessionInfo]]:
        """Lists where you are signed in: this device first, then by the last visit."""
        me, session = await auth.require_session(request)
        found = await auth.node.sessions.all_of(me, session)
        return json_response(list[wire.SessionInfo], found)

    @delete("/sessions", status_code=204, responses=errors(401, 403),
            operation_id="endOtherSessions")  # fmt: skip
    async def end_others(self, request: AnyRequest, auth: RequestAuth) -> Response[None]:
        """Signs out all your other devices, immediately."""
        me, session = await auth.require_session(request, "tables")
        device = new_secret()
        await auth.node.sessions.end_others(me, session, digest_of(device))
        await invalidate_person(auth, me)
        return no_content(cookies=auth.device_cookies(device))

    @delete("/sessions/{session_id:str}", status_code=204, responses=errors(401, 403, 404),
            operation_id="endSession")  # fmt: skip
    async def end_session(
        self, request: AnyRequest, auth: RequestAuth, session_id: FromPath[str]
    ) -> Response[None]:
        """Signs out one device, immediately."""
        me, _ = await auth.require_session(request, "tables")
        device = new_secret()
        await auth.node.sessions.end(me, session_id, digest_of(device))
        await invalidate_person(auth, me)
        return no_content(cookies=auth.device_cookies(device))

    @get("/tokens", responses=errors(401, 403), operation_id="listTokens")
    async def tokens(
        self, request: AnyRequest, auth: RequestAuth
    ) -> Response[list[wire.TokenInfo]]:
        """Lists your tokens for programs. The token itself is sent only once, when you create
        it."""
        me, _ = await auth.require_session(request)
        return json_response(list[wire.TokenInfo], await auth.node.tokens.all_of(me))

    @post("/tokens", status_code=201, responses=errors(401, 403, 409), operation_id="makeToken")
    async def new_token(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.TokenNew]
    ) -> Response[wire.TokenMade]:
        """Creates a token with which a program plays as you: `Authorization: Bearer …`."""
        me, _ = await auth.require_session(request, "tables")
        return json_response(wire.TokenMade, await auth.node.tokens.create(me, data.label), 201)

    @delete("/tokens/{token_id:str}", status_code=204, responses=errors(401, 403, 404),
            operation_id="dropToken")  # fmt: skip
    async def drop_token(
        self, request: AnyRequest, auth: RequestAuth, token_id: FromPath[str]
    ) -> Response[None]:
        """Revokes a token, immediately."""
        me, _ = await auth.require_session(request, "tables")
        await auth.node.tokens.revoke(me, token_id)
        await invalidate_person(auth, me)
        return no_content()


class SessionApi(Controller):
    path = "/api/session"
    tags = ("people",)

    @post("/", status_code=200, responses=errors(401), operation_id="signIn")
    async def sign_in(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.SignIn]
    ) -> Response[wire.Me]:
        """Signs in to an account. A cookie marks this device as known to the account: other
        people's failed attempts do not slow down its next sign-in. The cookie has no other use."""
        caller = await auth.identify(request.scope)
        login, device = data.login.lower(), auth.device_secret(request.scope)
        if device is not None and not await auth.node.sessions.remembers(login, digest_of(device)):
            device = None
        guesses = f"login:{caller.address}:{login}"
        if device is not None:
            await auth.limits.spend(f"device:{digest_of(device)}", "sign_in")
        else:
            await auth.limits.spend(caller.address, "sign_in")
            await auth.limits.attempt(guesses)
        replaces = caller.credential if caller.secret is not None else None
        agent = device_name_of(request)
        done = await auth.node.accounts.sign_in(data, replaces=replaces, device=device, agent=agent)
        if device is None:
            await auth.limits.succeeded(guesses)
        if caller.person is not None and replaces is not None:
            await invalidate_person(auth, caller.person)
        return json_response(wire.Me, me_wire(auth, done.person), cookies=_cookies(auth, done))

    @delete("/", status_code=204, responses=errors(401, 403), operation_id="signOut")
    async def sign_out(self, request: AnyRequest, auth: RequestAuth) -> Response[None]:
        """Signs this device out. A guest who signs out cannot come back."""
        me, session = await auth.require_session(request, "tables", banned_too=True)
        await auth.node.sessions.sign_out(session)
        await invalidate_person(auth, me)
        return no_content(cookies=auth.cookies(None))
