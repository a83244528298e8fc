"""What gives or takes access: account, password, sessions, tokens. All of it needs a session; a
token is refused."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from firstgiants.server import wire
from firstgiants.server.http.auth import Auth, RequestAuth
from firstgiants.server.http.responses import AnyRequest, answer, errors, nothing
from firstgiants.server.people.accounts import SignedIn
from firstgiants.server.people.credentials import digest_of, new_secret
from firstgiants.server.people.ratings import rating
from firstgiants.server.people.sessions import device_name
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.streams.bus import Note


def me_wire(person: PersonRow) -> wire.Me:
    return wire.Me(
        id=person.id,
        name=person.name,
        kind=person.kind,
        login=person.login,
        created=person.created,
        rating=rating(person.mu, person.sigma, person.rated_games),
        prefs=msgspec.json.decode(person.prefs),
    )


def device_of(request: AnyRequest) -> str:
    return device_name(request.headers.get("user-agent", ""))


async def tell(auth: Auth, person: PersonRow, *, shown: bool = False) -> None:
    """All nodes look this person up again and end their streams that have lost their session or
    token. `shown`: the tables that show them are read again too."""
    node = auth.node
    node.people.forget(person.id)
    if shown:
        node.registry.forget(person.id)
        node.lobby.refresh_soon()
    node.bus.publish(Note(node=node.bus.node, person=person.id, shown=shown))
    await node.stream_access.recheck(person.id)


def _cookies(auth: Auth, signed_in: SignedIn) -> list[Cookie]:
    return [auth.cookie(signed_in.session), auth.device_cookie(signed_in.device)]


class AccountApi(Controller):
    path = "/api/me"
    tags = ("people",)

    @post("/account", status_code=200, responses=errors(401, 403, 409, 422),
          operation_id="makeAccount")  # fmt: skip
    async def account(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.AccountNew]
    ) -> Response[wire.Me]:
        """Turns you, a guest, into an account with a login and a password. Everything stays; the
        cookie is replaced by a new one."""
        caller = await auth.enter(request, "tables")
        session = caller.session
        await auth.limits.spend(caller.address, "sign_in")
        done = await auth.node.accounts.create(caller.me, session, data)
        await tell(auth, done.person, shown=True)
        return answer(wire.Me, me_wire(done.person), cookies=_cookies(auth, done))

    @post("/password", status_code=200, responses=errors(401, 403, 409, 422),
          operation_id="changePassword")  # fmt: skip
    async def password(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.PasswordChange]
    ) -> Response[wire.Me]:
        """A new password; the old one is needed. Ends all other sessions and replaces the cookie of
        this one. Tokens stay."""
        me, session = await auth.signed_in(request, "tables")
        guesses = f"password:{me.id}"
        await auth.limits.attempt(guesses)
        done = await auth.node.accounts.change_password(me, session, data)
        await auth.limits.succeeded(guesses)
        await tell(auth, me)
        return answer(wire.Me, me_wire(done.person), cookies=_cookies(auth, done))

    @get("/sessions", responses=errors(401, 403), operation_id="listSessions")
    async def sessions(
        self, request: AnyRequest, auth: RequestAuth
    ) -> Response[list[wire.SessionInfo]]:
        """Where you are signed in: this device first, then by the last visit."""
        me, session = await auth.signed_in(request)
        found = await auth.node.sessions.all_of(me, session)
        return answer(list[wire.SessionInfo], found)

    @delete("/sessions", status_code=204, responses=errors(401, 403),
            operation_id="endOtherSessions")  # fmt: skip
    async def end_others(self, request: AnyRequest, auth: RequestAuth) -> Response[None]:
        """Signs out everywhere else, at once."""
        me, session = await auth.signed_in(request, "tables")
        device = new_secret()
        await auth.node.sessions.end_others(me, session, digest_of(device))
        await tell(auth, me)
        return nothing(cookies=[auth.device_cookie(device)])

    @delete("/sessions/{session_id:str}", status_code=204, responses=errors(401, 403, 404),
            operation_id="endSession")  # fmt: skip
    async def end_session(
        self, request: AnyRequest, auth: RequestAuth, session_id: FromPath[str]
    ) -> Response[None]:
        """Signs one device out, at once."""
        me, _ = await auth.signed_in(request, "tables")
        device = new_secret()
        await auth.node.sessions.end(me, session_id, digest_of(device))
        await tell(auth, me)
        return nothing(cookies=[auth.device_cookie(device)])

    @get("/tokens", responses=errors(401, 403), operation_id="listTokens")
    async def tokens(
        self, request: AnyRequest, auth: RequestAuth
    ) -> Response[list[wire.TokenInfo]]:
        """Your tokens for programs; the tokens themselves are shown only when made."""
        me, _ = await auth.signed_in(request)
        return answer(list[wire.TokenInfo], await auth.node.tokens.all_of(me))

    @post("/tokens", status_code=201, responses=errors(401, 403, 409), operation_id="makeToken")
    async def new_token(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.TokenNew]
    ) -> Response[wire.TokenMade]:
        """A token with which a program is you: `Authorization: Bearer …`."""
        me, _ = await auth.signed_in(request, "tables")
        return answer(wire.TokenMade, await auth.node.tokens.create(me, data.label), 201)

    @delete("/tokens/{token_id:str}", status_code=204, responses=errors(401, 403, 404),
            operation_id="dropToken")  # fmt: skip
    async def drop_token(
        self, request: AnyRequest, auth: RequestAuth, token_id: FromPath[str]
    ) -> Response[None]:
        """The token is no longer valid, from now on."""
        me, _ = await auth.signed_in(request, "tables")
        await auth.node.tokens.revoke(me, token_id)
        await tell(auth, me)
        return nothing()


class SessionApi(Controller):
    path = "/api/session"
    tags = ("people",)

    @post("/", status_code=200, responses=errors(401), operation_id="signIn")
    async def sign_in(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.SignIn]
    ) -> Response[wire.Me]:
        """Signs in to an account, from any device. A device that has done so before is remembered,
        by a cookie that is good for nothing else: attempts of others do not slow it down."""
        caller = await auth.caller(request.scope)
        login, device = data.login.lower(), auth.device(request.scope)
        if device is not None and not await auth.node.sessions.remembers(login, digest_of(device)):
            device = None
        guesses = f"login:{caller.address}:{login}"
        if device is not None:
            await auth.limits.spend(f"device:{digest_of(device)}", "sign_in")
        else:
            await auth.limits.spend(caller.address, "sign_in")
            await auth.limits.attempt(guesses)
        replaces = caller.credential if caller.secret is not None else None
        agent = device_of(request)
        done = await auth.node.accounts.sign_in(data, replaces=replaces, device=device, agent=agent)
        if device is None:
            await auth.limits.succeeded(guesses)
        if caller.person is not None and replaces is not None:
            await tell(auth, caller.person)
        return answer(wire.Me, me_wire(done.person), cookies=_cookies(auth, done))

    @delete("/", status_code=204, responses=errors(401, 403), operation_id="signOut")
    async def sign_out(self, request: AnyRequest, auth: RequestAuth) -> Response[None]:
        """Forgets this device. A guest who signs out cannot come back."""
        me, session = await auth.signed_in(request, "tables")
        await auth.node.sessions.sign_out(session)
        await tell(auth, me)
        return nothing(cookies=[auth.cookie(None)])
