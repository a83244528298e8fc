"""The API for the caller, other people and the leaderboard. Signing in is in `account_api`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Controller, Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import Connection

from firstgiants.server import wire
from firstgiants.server.http.account_api import device_name_of, invalidate_person, me_wire
from firstgiants.server.http.auth import RequestAuth
from firstgiants.server.http.prerendered import chosen_language, language_of
from firstgiants.server.http.responses import AnyRequest, errors, json_response, no_content
from firstgiants.server.people.blocks import blocked_by
from firstgiants.server.people.conduct import reliability_of
from firstgiants.server.people.erasure import erase_person
from firstgiants.server.people.person_data import person_data
from firstgiants.server.people.relations import relation
from firstgiants.server.people.seasons import season_at, season_before
from firstgiants.server.people.standings import bot_levels, history_of, leaders, rating
from firstgiants.server.people.vacation import is_away
from firstgiants.server.streams.messages import reader_of, table
from firstgiants.server.tables.lists import MINE_CURSOR, tables_of
from firstgiants.server.tables.records import games_of

HISTORY = 50


class MeApi(Controller):
    path = "/api/me"
    tags = ("people",)

    @get("/", responses=errors(401), operation_id="getMe")
    async def get_me(self, request: AnyRequest, auth: RequestAuth) -> Response[wire.Me]:
        """Returns the person that the cookie or token belongs to."""
        caller = await auth.admit(request)
        # Read again: the rating may have changed since the person was cached.
        me = await auth.node.people.get(caller.me.id)
        return json_response(wire.Me, me_wire(auth, me), cookies=auth.renewed_cookies(caller))

    @post("/", status_code=200, responses=errors(), operation_id="becomeGuest")
    async def become_guest(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.GuestNew]
    ) -> Response[wire.Me]:
        """Makes you a guest, identified by a cookie. If you are signed in already, nothing changes.
        Without a name you get one in the language of `Accept-Language`."""
        caller = await auth.identify(request.scope)
        if caller.person is not None:
            return json_response(
                wire.Me, me_wire(auth, caller.person), cookies=auth.renewed_cookies(caller)
            )
        await auth.limits.spend(caller.address, "guests")
        chosen = chosen_language(request.headers.get("cookie", ""))
        language = language_of(request.headers.get("accept-language", ""), chosen)
        person, secret = await auth.node.people.new_guest(
            data.name, language, device_name_of(request)
        )
        auth.node.moderation.note_address(person.id, caller.address)
        return json_response(wire.Me, me_wire(auth, person), cookies=auth.cookies(secret))

    @patch("/", responses=errors(401, 403, 409), operation_id="changeMe")
    async def change(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.MePatch]
    ) -> Response[wire.Me]:
        """Changes your name or preferences. Seats taken before keep the old name. `program` needs
        a session, and an account without rated games."""
        caller = await auth.admit(request, "tables")
        if data.program is not msgspec.UNSET:
            _ = caller.session
        me = caller.me
        changed = await auth.node.people.change(me, data)
        seen = (changed.name, changed.program) != (me.name, me.program)
        await invalidate_person(auth, me, refresh_tables=seen)
        return json_response(wire.Me, me_wire(auth, changed))

    @delete("/", status_code=204, responses=errors(401, 403), operation_id="deleteMe")
    async def delete_me(self, request: AnyRequest, auth: RequestAuth) -> Response[None]:
        """Deletes you, with your sessions, tokens, rating and chat. Bots take over your seats. Your
        finished games stay, without your name."""
        caller = await auth.admit(request, "tables", banned_too=True)
        me, _ = caller.me, caller.session
        async with auth.expensive(caller):
            await erase_person(auth.node, me)
        await invalidate_person(auth, me, refresh_tables=True)
        return no_content(cookies=auth.cookies(None) + auth.device_cookies(None))

    @get("/export", responses=errors(401, 403), operation_id="exportMe")
    async def export(self, request: AnyRequest, auth: RequestAuth) -> Response[wire.PersonExport]:
        """Returns everything that this server has stored about you, as a file to download."""
        caller = await auth.admit(request, "tables", banned_too=True)
        me, _ = caller.me, caller.session
        async with auth.expensive(caller):
            data = await auth.node.database.read(lambda c: person_data(c, me))
        headers = {"Content-Disposition": 'attachment; filename="first-giants.json"'}
        return json_response(wire.PersonExport, data, headers=headers)

    @get("/tables", responses=errors(401), operation_id="myTables")
    async def my_tables(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        after: Annotated[
            str | None,
            QueryParameter(pattern=MINE_CURSOR, description="`next` of the previous page"),
        ] = None,
    ) -> Response[wire.TableList]:
        """Lists the tables and games at which you have a seat, newest first."""
        me = await auth.require_person(request)
        states, more = await auth.node.database.read(lambda c: tables_of(c, me.id, after))
        blocked = await blocked_by(auth.node.database, me.id)
        tables = [table(state, reader_of(state, me.id, blocked)) for state in states]
        return json_response(wire.TableList, wire.TableList(tables=tables, next=more))


class PeopleApi(Controller):
    path = "/api"
    tags = ("people",)

    @get("/people/{person_id:str}", responses=errors(404), operation_id="getPerson")
    async def person(
        self, request: AnyRequest, auth: RequestAuth, person_id: FromPath[str]
    ) -> Response[wire.Profile]:
        """Returns a person's rating and finished games, newest first. Only your own profile lists
        games played by link."""
        caller = await auth.admit(request)
        reader, node = caller.person_id, auth.node
        person = await node.people.get(person_id)
        online = node.online.now()

        def read(
            connection: Connection,
        ) -> tuple[list[wire.GameRef], wire.Reliability, wire.Relation | None]:
            return (
                games_of(connection, person_id, HISTORY, reader, node.time.now_ms()),
                reliability_of(connection, person_id),
                relation(connection, reader, person, online) if reader else None,
            )

        async with auth.expensive(caller):
            games, reliability, you = await node.database.read(read)
        away = is_away(person, node.time.now_ms())
        profile = wire.Profile(
            id=person.id,
            name=person.name,
            kind=person.kind,
            created=person.created,
            rating=rating(person.mu, person.sigma, person.rated_games),
            games=games,
            program=bool(person.program),
            reliability=reliability,
            away_until=person.away_until if away else None,
            you=you,
        )
        return json_response(wire.Profile, profile)

    @get("/people/{person_id:str}/ratings", responses=errors(404), operation_id="ratingHistory")
    async def ratings(
        self, request: AnyRequest, auth: RequestAuth, person_id: FromPath[str]
    ) -> Response[wire.RatingHistory]:
        """Returns a person's rating after each of their last rated games."""
        caller = await auth.admit(request)
        reader = caller.person.id if caller.person is not None else None
        person = await auth.node.people.get(person_id)
        async with auth.expensive(caller):
            points = await auth.node.database.read(lambda c: history_of(c, person.id, reader))
        return json_response(
            wire.RatingHistory, wire.RatingHistory(points=points, levels=bot_levels())
        )

    @get("/leaderboard", responses=errors(), operation_id="leaderboard")
    async def leaderboard(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        period: Annotated[
            Literal["season", "last", "all"],
            QueryParameter(description="this season, the last one, or all time"),
        ] = "all",
        players: Annotated[
            Literal[0, 2, 3, 4, 5],
            QueryParameter(description="only games with this many players; 0: with any"),
        ] = 0,
    ) -> Response[wire.Leaderboard]:
        """Lists the accounts with rated games, best first. Seasons and numbers of players have
        ratings of their own, which count only these games."""
        caller = await auth.admit(request)
        months = auth.node.settings.season_months
        season = season_at(auth.node.time.now_ms(), months) if period != "all" else None
        if season is not None and period == "last":
            season = season_before(season, months)
        async with auth.expensive(caller):
            rows = await auth.node.database.read(lambda c: leaders(c, season, players))
        info = wire.SeasonInfo(start=season.start, end=season.end) if season is not None else None
        return json_response(
            wire.Leaderboard, wire.Leaderboard(season=info, rows=rows, levels=bot_levels())
        )
