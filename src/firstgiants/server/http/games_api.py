"""The API for finished games and their records, and for the catalog of bots."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from firstgiants import Record
from firstgiants.server import wire
from firstgiants.server.errors import WrongState
from firstgiants.server.http.auth import RequestAuth
from firstgiants.server.http.limits import GAME_KB
from firstgiants.server.http.responses import (
    NDJSON,
    AnyRequest,
    errors,
    json_response,
    large_json,
)
from firstgiants.server.http.tables_api import snapshot_response
from firstgiants.server.tables.explore import game_at
from firstgiants.server.tables.records import exported, stored_game


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
            int | None, QueryParameter(ge=0, le=2**53, description="`next` of the previous page")
        ] = None,
    ) -> Response[wire.GameList]:
        """Lists finished public games, newest first, of everybody or of one person. The list of
        your own games also has those played by link."""
        caller = await auth.admit(request)
        reader = caller.person.id if caller.person is not None else None
        async with auth.expensive(caller):
            page = await auth.node.records.page(person, rated=rated, before=before, reader=reader)
        return json_response(wire.GameList, page)

    @get("/games/{game_id:str}", responses=errors(404), operation_id="getGame")
    async def game(
        self, request: AnyRequest, auth: RequestAuth, game_id: FromPath[str]
    ) -> Response[wire.StoredGame]:
        """Returns the record, the revealed seed, and every step with its events and view."""
        caller = await auth.admit(request)
        async with auth.expensive(caller):
            row = await auth.node.records.row(game_id)
            me = caller.person
            seat = await auth.node.records.seat_of(game_id, me.id) if me is not None else None
            deck = await auth.node.records.deck(row)
            # A replay is a megabyte of JSON: made, encoded and compressed in the thread.
            return await asyncio.to_thread(
                lambda: large_json(wire.StoredGame, request, stored_game(row, deck, seat))
            )

    @get("/games/{game_id:str}/record", responses=errors(404), operation_id="getRecord")
    async def record(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        game_id: FromPath[str],
        with_deck: Annotated[
            bool, QueryParameter(name="deck", description="with the deck, as `deck_file`")
        ] = False,
    ) -> Response[wire.GameRecord]:
        """Returns only the record (RULES §9), as a file to download."""
        await auth.admit(request)
        row = await auth.node.records.row(game_id)
        deck = await auth.node.records.deck(row) if with_deck else None
        headers = {"Content-Disposition": f'attachment; filename="firstgiants-{row["id"]}.json"'}
        return json_response(wire.GameRecord, exported(row, deck), headers=headers)

    @get(
        "/games.ndjson",
        responses={
            **errors(),
            200: ResponseSpec(
                wire.DumpLine, description="One game per line.", media_type=NDJSON,
                generate_examples=False,
            ),
        },
        operation_id="dumpGames",
    )  # fmt: skip
    async def dump(self, request: AnyRequest, auth: RequestAuth) -> Stream:
        """Streams every finished public game."""
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
        """Stores a record, to be watched at /g/{id}. The server replays it first; if that fails,
        the problem says where."""
        caller = await auth.admit(request, "tables")
        _ = caller.me  # raises unless signed in
        await auth.limits.spend(caller.address, "imports")
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
        data: JSONBody[wire.ContinueRequest],
    ) -> Response[wire.Snapshot]:
        """Continues a stored game from any of its positions, with bots or friends."""
        caller = await auth.admit(request, "tables")
        me = caller.me
        await auth.limits.spend(caller.address, "imports")
        row = await auth.node.records.row(game_id)
        record = Record.from_json(row["record"])
        if len(data.seats) != len(record.players):
            raise WrongState(f"The game has {len(record.players)} seats.", code="no-such-seat")
        deck = await auth.node.records.deck(row)
        async with auth.expensive(caller):
            game = await asyncio.to_thread(game_at, record, deck, data.ply, data.choices)
        if game.is_over:
            raise WrongState("The game is over there.", code="no-such-moment")
        made_from = await auth.node.tables.caps.made_from(caller.address)
        state = await auth.node.tables.continue_game(me, game.record(), deck, data.seats, made_from)
        auth.stores(caller, GAME_KB + len(row["record"]) / 1000)
        response = await snapshot_response(auth, state, me)
        response.status_code = 201
        return response


class CatalogApi(Controller):
    path = "/api"
    tags = ("things",)

    @get("/server", responses=errors(), operation_id="getServer")
    async def server(self, request: AnyRequest, auth: RequestAuth) -> Response[wire.ServerInfo]:
        """The addresses at which other people can open this server."""
        await auth.admit(request)
        node = auth.node
        info = wire.ServerInfo(public_url=node.settings.public_url, lan_url=node.lan_url)
        return json_response(wire.ServerInfo, info)

    @get("/announcements", responses=errors(), operation_id="listAnnouncements")
    async def announcements(
        self, request: AnyRequest, auth: RequestAuth
    ) -> Response[list[wire.Announcement]]:
        """Lists what the host of this server announces now."""
        await auth.admit(request)
        return json_response(list[wire.Announcement], auth.node.moderation.announcements())

    @get("/bots", responses=errors(), operation_id="listBots")
    async def bots(self, request: AnyRequest, auth: RequestAuth) -> Response[list[wire.BotInfo]]:
        """Lists the bots that can take a seat, weakest first."""
        await auth.admit(request)
        return json_response(list[wire.BotInfo], auth.node.bot_catalog.bots)
