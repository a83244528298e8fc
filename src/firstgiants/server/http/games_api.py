"""Finished games and what a game needs: records, decks, bots."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from firstgiants import Record
from firstgiants.rules.cards import BUILT_IN
from firstgiants.server import wire
from firstgiants.server.errors import NotFound, WrongState
from firstgiants.server.http.auth import RequestAuth
from firstgiants.server.http.responses import NDJSON, AnyRequest, errors, json_response
from firstgiants.server.http.tables_api import snapshot_response
from firstgiants.server.streams.messages import encode
from firstgiants.server.tables.records import exported, stored_game
from firstgiants.server.tables.state import deck_of


class GamesApi(Controller):
    path = "/api"
    tags = ("games",)

    @get("/games", responses=errors(), operation_id="listGames")
    async def games(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        person: Annotated[
            str | None, QueryParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")
        ] = None,
        rated: FromQuery[bool | None] = None,
        before: Annotated[
            int | None, QueryParameter(ge=0, le=2**53, description="`next` of the page before")
        ] = None,
    ) -> Response[wire.GameList]:
        """Finished public games, of all or of one person, newest first. Your own list has your
        games by link too."""
        caller = await auth.admit(request)
        reader = caller.person.id if caller.person is not None else None
        async with auth.expensive(caller):
            page = await auth.node.records.page(person, rated=rated, before=before, reader=reader)
        return json_response(wire.GameList, page)

    @get("/games/{game_id:str}", responses=errors(404), operation_id="getGame")
    async def game(
        self, request: AnyRequest, auth: RequestAuth, game_id: FromPath[str]
    ) -> Response[wire.StoredGame]:
        """The record, the revealed seed, and every step with its events and view."""
        caller = await auth.admit(request)
        async with auth.expensive(caller):
            row = await auth.node.records.row(game_id)
            # Encoded there too: a replay is a megabyte of JSON.
            text = await asyncio.to_thread(lambda: encode(stored_game(row)))
        return json_response(wire.StoredGame, msgspec.Raw(text))

    @get("/games/{game_id:str}/record", responses=errors(404), operation_id="getRecord")
    async def record(
        self, request: AnyRequest, auth: RequestAuth, game_id: FromPath[str]
    ) -> Response[wire.GameRecord]:
        """The record alone (RULES §9), as a file."""
        await auth.admit(request)
        row = await auth.node.records.row(game_id)
        headers = {"Content-Disposition": f'attachment; filename="firstgiants-{row["id"]}.json"'}
        return json_response(wire.GameRecord, exported(row), headers=headers)

    @get(
        "/games.ndjson",
        responses={
            **errors(),
            200: ResponseSpec(
                wire.DumpLine, description="One game a line.", media_type=NDJSON,
                generate_examples=False,
            ),
        },
        operation_id="dumpGames",
    )  # fmt: skip
    async def dump(self, request: AnyRequest, auth: RequestAuth) -> Stream:
        """Every finished public game."""
        caller = await auth.admit(request, "tables")

        async def page_after(after: str) -> list[str]:
            async with auth.expensive(caller):
                return await auth.node.records.dump(after)

        async def lines() -> AsyncIterator[bytes]:
            after = ""
            while page := await page_after(after):
                for line in page:
                    yield line.encode() + b"\n"
                after = msgspec.json.decode(page[-1])["id"]

        return Stream(lines(), media_type=NDJSON)

    @post("/games/import", status_code=201, responses=errors(401, 413, 422),
          operation_id="importGame")  # fmt: skip
    async def import_game(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.GameRecord]
    ) -> Response[wire.Imported]:
        """A record to look at, at /g/{id}. It is replayed first; where it breaks is said."""
        caller = await auth.admit(request, "tables")
        _ = caller.me  # refuses strangers
        async with auth.expensive(caller):
            game_id = await auth.node.records.import_record(data)
        return json_response(wire.Imported, wire.Imported(id=game_id), 201)

    @post("/games/{game_id:str}/continue", status_code=201,
          responses=errors(401, 403, 404, 409, 422), operation_id="continueGame")  # fmt: skip
    async def continue_game(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        game_id: FromPath[str],
        data: JSONBody[wire.ContinueAsk],
    ) -> Response[wire.Snapshot]:
        """Play on from a moment of a stored game, against bots."""
        caller = await auth.admit(request, "tables")
        me = caller.me
        record = Record.from_json((await auth.node.records.row(game_id))["record"])
        if data.ply > len(record.choices) or data.seat > len(record.players):
            raise WrongState("The game has no such moment or seat.", code="no-such-moment")
        if record.result is not None and data.ply == len(record.choices):
            raise WrongState("The game is over there.", code="no-such-moment")
        if record.deck not in BUILT_IN:
            raise NotFound("There is no such deck.", code="no-such-deck")
        news = wire.NewsPoints(family=record.settings.news_family, size=record.settings.news_size)
        state = await auth.node.tables.continue_game(
            me, list(record.order), list(record.choices[: data.ply]), len(record.players), data,
            record.deck, news, await auth.node.tables.caps.made_from(caller.address),
        )  # fmt: skip
        response = snapshot_response(auth, state, me)
        response.status_code = 201
        return response


class CatalogApi(Controller):
    path = "/api"
    tags = ("things",)

    @get("/bots", responses=errors(), operation_id="listBots")
    async def bots(self, request: AnyRequest, auth: RequestAuth) -> Response[list[wire.BotInfo]]:
        """The levels of bots that can take a seat, weakest first."""
        await auth.admit(request)
        return json_response(list[wire.BotInfo], auth.node.bot_catalog.bots)

    @get("/decks/{deck_id:str}", responses=errors(404), operation_id="getDeck")
    async def deck(
        self, request: AnyRequest, auth: RequestAuth, deck_id: FromPath[str]
    ) -> Response[dict[str, Any]]:
        """A deck file (RULES §10), with names and facts."""
        await auth.admit(request)
        if deck_id not in BUILT_IN:
            raise NotFound("There is no such deck.", code="no-such-deck", expected=list(BUILT_IN))
        headers = {"Cache-Control": "public, max-age=3600"}
        return json_response(dict[str, Any], deck_of(deck_id).to_json(), headers=headers)
