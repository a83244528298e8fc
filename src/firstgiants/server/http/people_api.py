"""Me and my tables; other people; the leaderboard. `account_api` has what gives access."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import func, select

from firstgiants.server import wire
from firstgiants.server.errors import NotFound
from firstgiants.server.http.account_api import device_name_of, invalidate_person, me_wire
from firstgiants.server.http.auth import RequestAuth
from firstgiants.server.http.prerendered import chosen_language, language_of
from firstgiants.server.http.responses import AnyRequest, errors, json_response, no_content
from firstgiants.server.people.erasure import erase_person
from firstgiants.server.people.ratings import rating
from firstgiants.server.store import schema
from firstgiants.server.store.rows import person_row
from firstgiants.server.streams.messages import reader_of, table
from firstgiants.server.tables.lists import MINE_CURSOR, tables_of
from firstgiants.server.tables.records import games_of

HISTORY = 50
LEADERS = 100


class MeApi(Controller):
    path = "/api/me"
    tags = ("people",)

    @get("/", responses=errors(401), operation_id="getMe")
    async def get_me(self, request: AnyRequest, auth: RequestAuth) -> Response[wire.Me]:
        """Who the cookie or token says you are."""
        caller = await auth.admit(request)
        return json_response(wire.Me, me_wire(caller.me), cookies=auth.renewed_cookies(caller))

    @post("/", status_code=200, responses=errors(), operation_id="becomeGuest")
    async def become_guest(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.GuestNew]
    ) -> Response[wire.Me]:
        """Makes you a guest, held by a cookie. If you are somebody already, you stay who you
        are. Without a name you get one in the language of `Accept-Language`."""
        caller = await auth.identify(request.scope)
        if caller.person is not None:
            return json_response(
                wire.Me, me_wire(caller.person), cookies=auth.renewed_cookies(caller)
            )
        await auth.limits.spend(caller.address, "guests")
        chosen = chosen_language(request.headers.get("cookie", ""))
        language = language_of(request.headers.get("accept-language", ""), chosen)
        person, secret = await auth.node.people.new_guest(
            data.name, language, device_name_of(request)
        )
        return json_response(wire.Me, me_wire(person), cookies=[auth.cookie(secret)])

    @patch("/", responses=errors(401), operation_id="changeMe")
    async def change(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.MePatch]
    ) -> Response[wire.Me]:
        """Changes your name or preferences. Seats taken before keep the old name."""
        me = await auth.require_person(request, "tables")
        changed = await auth.node.people.change(me, data)
        await invalidate_person(auth, me, refresh_tables=changed.name != me.name)
        return json_response(wire.Me, me_wire(changed))

    @delete("/", status_code=204, responses=errors(401, 403), operation_id="deleteMe")
    async def delete_me(self, request: AnyRequest, auth: RequestAuth) -> Response[None]:
        """Forgets you: sessions, tokens, rating and chat go; a bot plays on at your tables; your
        finished games stay, without your name."""
        me, _ = await auth.require_session(request, "tables")
        await erase_person(auth.node, me)
        await invalidate_person(auth, me, refresh_tables=True)
        return no_content(cookies=[auth.cookie(None), auth.device_cookie(None)])

    @get("/tables", responses=errors(401), operation_id="myTables")
    async def my_tables(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        after: Annotated[
            str | None, QueryParameter(pattern=MINE_CURSOR, description="`next` of the page before")
        ] = None,
    ) -> Response[wire.TableList]:
        """The open tables and games you sit at, newest first."""
        me = await auth.require_person(request)
        states, more = await auth.node.database.read(lambda c: tables_of(c, me.id, after))
        tables = [table(state, reader_of(state, me.id)) for state in states]
        return json_response(wire.TableList, wire.TableList(tables=tables, next=more))


class PeopleApi(Controller):
    path = "/api"
    tags = ("people",)

    @get("/people/{person_id:str}", responses=errors(404), operation_id="getPerson")
    async def person(
        self, request: AnyRequest, auth: RequestAuth, person_id: FromPath[str]
    ) -> Response[wire.Profile]:
        """Somebody's rating and finished games, newest first; games by link only in your own."""
        caller = await auth.admit(request)
        reader = caller.person.id if caller.person is not None else None
        if len(person_id) > 40:
            raise NotFound("There is no such person.", code="no-such-person")
        person = await auth.node.people.get(person_id)
        async with auth.expensive(caller):
            games = await auth.node.database.read(lambda c: games_of(c, person_id, HISTORY, reader))
        profile = wire.Profile(
            id=person.id,
            name=person.name,
            kind=person.kind,
            created=person.created,
            rating=rating(person.mu, person.sigma, person.rated_games),
            games=games,
        )
        return json_response(wire.Profile, profile)

    @get("/leaderboard", responses=errors(), operation_id="leaderboard")
    async def leaderboard(
        self, request: AnyRequest, auth: RequestAuth
    ) -> Response[wire.Leaderboard]:
        """Accounts with rated games, best first."""
        caller = await auth.admit(request)
        p, played = schema.people, schema.game_people
        last = select(func.max(played.c.ended)).where(played.c.person_id == p.c.id)
        query = (
            select(p, last.scalar_subquery().label("last"))
            .where(p.c.kind == "account", p.c.rated_games > 0)
            .order_by((p.c.mu - 3 * p.c.sigma).desc(), p.c.id)
            .limit(LEADERS)
        )
        async with auth.expensive(caller):
            rows = await auth.node.database.read(lambda c: c.execute(query).mappings().all())
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
        return json_response(wire.Leaderboard, wire.Leaderboard(rows=board))
