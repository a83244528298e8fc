"""Me, my account, my tokens; other people; the leaderboard."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection, func, select

from firstgiants.server import wire
from firstgiants.server.bus import Note
from firstgiants.server.errors import NotFound
from firstgiants.server.farewell import farewell
from firstgiants.server.http.answers import AnyRequest, answer, errors, nothing
from firstgiants.server.http.door import AtDoor, Door
from firstgiants.server.http.drawn import LANGUAGE_COOKIE, language_of
from firstgiants.server.live import read_rows
from firstgiants.server.people import must_be_cookie
from firstgiants.server.ratings import rating
from firstgiants.server.records import games_of
from firstgiants.server.render import reader_of, table
from firstgiants.server.rows import PersonRow, person_row, table_row
from firstgiants.server.store import schema

MY_TABLES = 50
HISTORY = 50
LEADERS = 100


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


class MeApi(Controller):
    path = "/api/me"
    tags = ("people",)

    @get("/", responses=errors(401), operation_id="getMe")
    async def get_me(self, request: AnyRequest, door: AtDoor) -> Response[wire.Me]:
        """Who the cookie or token says you are."""
        caller = await door.enter(request)
        return answer(wire.Me, me_wire(caller.me), cookie=door.renewed(caller))

    @post("/", status_code=200, responses=errors(), operation_id="becomeGuest")
    async def become_guest(
        self, request: AnyRequest, door: AtDoor, data: JSONBody[wire.GuestNew]
    ) -> Response[wire.Me]:
        """Makes you a guest, held by a cookie. If you are somebody already, you stay who you
        are. Without a name you get one in the language of `Accept-Language`."""
        caller = await door.caller(request.scope)
        if caller.person is not None:
            return answer(wire.Me, me_wire(caller.person), cookie=door.renewed(caller))
        await door.limits.spend(caller.address, "guests")
        chosen = request.cookies.get(LANGUAGE_COOKIE)
        language = language_of(request.headers.get("accept-language", ""), chosen)
        person, secret = await door.node.people.new_guest(data.name, language)
        return answer(wire.Me, me_wire(person), cookie=door.cookie(secret))

    @patch("/", responses=errors(401), operation_id="changeMe")
    async def change(
        self, request: AnyRequest, door: AtDoor, data: JSONBody[wire.MePatch]
    ) -> Response[wire.Me]:
        """Changes your name or preferences. Seats taken before keep the old name."""
        me = await door.person(request, "tables")
        changed = await door.node.people.change(me, data)
        _tell(door, me, shown=changed.name != me.name)
        return answer(wire.Me, me_wire(changed))

    @delete("/", status_code=204, responses=errors(401, 403), operation_id="deleteMe")
    async def delete_me(self, request: AnyRequest, door: AtDoor) -> Response[None]:
        """Forgets you: sessions, tokens, rating and chat go; a bot plays on at your tables; your
        finished games stay, without your name."""
        caller = await door.enter(request, "tables")
        must_be_cookie(by_token=caller.by_token)
        await farewell(door.node, caller.me)
        _tell(door, caller.me, shown=True)
        return nothing(cookie=door.cookie(None))

    @post("/account", status_code=200, responses=errors(401, 403, 409), operation_id="makeAccount")
    async def account(
        self, request: AnyRequest, door: AtDoor, data: JSONBody[wire.AccountNew]
    ) -> Response[wire.Me]:
        """Turns you, a guest, into an account with a login and a password. Everything stays."""
        caller = await door.enter(request, "sign_in")
        must_be_cookie(by_token=caller.by_token)
        person = await door.node.people.make_account(caller.me, data)
        _tell(door, person, shown=True)
        return answer(wire.Me, me_wire(person))

    @get("/tokens", responses=errors(401, 403), operation_id="listTokens")
    async def tokens(self, request: AnyRequest, door: AtDoor) -> Response[list[wire.TokenInfo]]:
        """Your tokens for programs; the tokens themselves are shown only when made."""
        caller = await door.enter(request)
        must_be_cookie(by_token=caller.by_token)
        return answer(list[wire.TokenInfo], await door.node.people.tokens(caller.me))

    @post("/tokens", status_code=201, responses=errors(401, 403, 409), operation_id="makeToken")
    async def new_token(
        self, request: AnyRequest, door: AtDoor, data: JSONBody[wire.TokenNew]
    ) -> Response[wire.TokenMade]:
        """A token with which a program is you: `Authorization: Bearer …`."""
        caller = await door.enter(request, "tables")
        must_be_cookie(by_token=caller.by_token)
        made = await door.node.people.new_token(caller.me, data.label)
        return answer(wire.TokenMade, made, 201)

    @delete(
        "/tokens/{token_id:str}",
        status_code=204,
        responses=errors(401, 403, 404),
        operation_id="dropToken",
    )
    async def drop_token(
        self, request: AnyRequest, door: AtDoor, token_id: FromPath[str]
    ) -> Response[None]:
        """The token is no longer valid, from now on."""
        caller = await door.enter(request, "tables")
        must_be_cookie(by_token=caller.by_token)
        await door.node.people.drop_token(caller.me, token_id)
        _tell(door, caller.me)
        return nothing()

    @get("/tables", responses=errors(401), operation_id="myTables")
    async def my_tables(self, request: AnyRequest, door: AtDoor) -> Response[wire.TableList]:
        """The open tables and games you sit at."""
        me = await door.person(request)

        def query(connection: Connection) -> list[wire.Table]:
            t, s = schema.tables, schema.seats
            rows = connection.execute(
                select(t)
                .join(s, s.c.table_id == t.c.id)
                .where(s.c.person_id == me.id, t.c.state.in_(["open", "playing"]))
                .order_by(t.c.created.desc())
                .limit(MY_TABLES)
            ).mappings()
            lives = [read_rows(connection, table_row(row)) for row in rows.all()]
            return [table(live, reader_of(live, me.id)) for live in lives]

        tables = await door.node.database.read(query)
        return answer(wire.TableList, wire.TableList(tables=tables))


class SessionApi(Controller):
    path = "/api/session"
    tags = ("people",)

    @post("/", status_code=200, responses=errors(401), operation_id="signIn")
    async def sign_in(
        self, request: AnyRequest, door: AtDoor, data: JSONBody[wire.SignIn]
    ) -> Response[wire.Me]:
        """Signs in to an account, from any device."""
        caller = await door.caller(request.scope)
        await door.limits.spend(caller.address, "sign_in")
        await door.limits.spend(f"login:{data.login.lower()}", "sign_in")
        person, secret = await door.node.people.sign_in(data)
        return answer(wire.Me, me_wire(person), cookie=door.cookie(secret))

    @delete("/", status_code=204, responses=errors(401, 403), operation_id="signOut")
    async def sign_out(self, request: AnyRequest, door: AtDoor) -> Response[None]:
        """Forgets this device. A guest who signs out cannot come back."""
        caller = await door.enter(request, "tables")
        must_be_cookie(by_token=caller.by_token)
        me = caller.me
        assert caller.secret is not None
        await door.node.people.sign_out(caller.secret)
        _tell(door, me)
        return nothing(cookie=door.cookie(None))


class PeopleApi(Controller):
    path = "/api"
    tags = ("people",)

    @get("/people/{person_id:str}", responses=errors(404), operation_id="getPerson")
    async def person(
        self, request: AnyRequest, door: AtDoor, person_id: FromPath[str]
    ) -> Response[wire.Profile]:
        """Somebody's rating and finished games, newest first; games by link only in your own."""
        caller = await door.enter(request)
        reader = caller.person.id if caller.person is not None else None
        if len(person_id) > 40:
            raise NotFound("There is no such person.", code="no-such-person")
        person = await door.node.people.get(person_id)
        games = await door.node.database.read(lambda c: games_of(c, person_id, HISTORY, reader))
        profile = wire.Profile(
            id=person.id,
            name=person.name,
            kind=person.kind,
            created=person.created,
            rating=rating(person.mu, person.sigma, person.rated_games),
            games=games,
        )
        return answer(wire.Profile, profile)

    @get("/leaderboard", responses=errors(), operation_id="leaderboard")
    async def leaderboard(self, request: AnyRequest, door: AtDoor) -> Response[wire.Leaderboard]:
        """Accounts with rated games, best first."""
        await door.enter(request)
        p, played = schema.people, schema.game_people
        last = select(func.max(played.c.ended)).where(played.c.person_id == p.c.id)
        query = (
            select(p, last.scalar_subquery().label("last"))
            .where(p.c.kind == "account", p.c.rated_games > 0)
            .order_by((p.c.mu - 3 * p.c.sigma).desc(), p.c.id)
            .limit(LEADERS)
        )
        rows = await door.node.database.read(lambda c: c.execute(query).mappings().all())
        board = [
            wire.LeaderRow(
                place=place,
                person=person.ref(),
                rating=rating(person.mu, person.sigma, person.rated_games),
                last=row["last"],
            )
            for place, row in enumerate(rows, 1)
            for person in [person_row(row)]
        ]
        return answer(wire.Leaderboard, wire.Leaderboard(rows=board))


def _tell(door: Door, person: PersonRow, *, shown: bool = False) -> None:
    """Other nodes look this person up again; `shown`: and everybody the tables that show them."""
    bus = door.node.bus
    bus.publish(Note(node=bus.node, person=person.id, shown=shown))
    if shown:
        door.node.desks.forget(person.id)
