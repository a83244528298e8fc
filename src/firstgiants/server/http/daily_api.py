"""The API for the deal of the day."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import FromPath, QueryParameter

from firstgiants.server import wire
from firstgiants.server.http.auth import RequestAuth
from firstgiants.server.http.limits import GAME_KB
from firstgiants.server.http.responses import AnyRequest, errors, json_response
from firstgiants.server.http.tables_api import snapshot_response
from firstgiants.server.people.programs import is_unmarked, refuse_unmarked


class DailyApi(Controller):
    path = "/api/daily"
    tags = ("daily",)

    @get("/", responses=errors(), operation_id="getDaily")
    async def today(self, request: AnyRequest, auth: RequestAuth) -> Response[wire.Daily]:
        """Today's deal: who plays, your try, your streak, and how everybody did once you have
        finished."""
        caller = await auth.admit(request)
        return json_response(wire.Daily, await auth.node.daily.read_day(caller.person, None))

    @get("/archive", responses=errors(404), operation_id="listDailies")
    async def archive(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        before: Annotated[
            str | None, QueryParameter(max_length=10, description="`next` of the previous page")
        ] = None,
    ) -> Response[wire.DailyArchive]:
        """Lists past days, newest first. Anybody can still play them, uncounted."""
        caller = await auth.admit(request)
        found = await auth.node.daily.archive(caller.person, before)
        return json_response(wire.DailyArchive, found)

    @get("/{day:str}", responses=errors(404), operation_id="getDailyOf")
    async def day(
        self, request: AnyRequest, auth: RequestAuth, day: FromPath[str]
    ) -> Response[wire.Daily]:
        """The deal of any day up to today, such as 2026-11-17."""
        caller = await auth.admit(request)
        return json_response(wire.Daily, await auth.node.daily.read_day(caller.person, day))

    @post("/{day:str}/play", status_code=201, responses=errors(401, 403, 404, 409),
          operation_id="playDaily")  # fmt: skip
    async def play(
        self, request: AnyRequest, auth: RequestAuth, day: FromPath[str]
    ) -> Response[wire.Snapshot]:
        """Begins today's deal, once; or a past one, as often as you like, uncounted. Only you can
        see the table until the deal is public."""
        caller = await auth.admit(request, "tables")
        me, node = caller.me, auth.node
        if is_unmarked(me, caller.credential) and me.kind == "account":
            raise refuse_unmarked()
        made_from = await node.tables.caps.made_from(caller.address)
        state = await node.daily.play(me, day, made_from)
        auth.stores(caller, GAME_KB)
        response = await snapshot_response(auth, state, me)
        response.status_code = 201
        return response
