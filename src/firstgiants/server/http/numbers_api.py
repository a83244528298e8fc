"""The API for a person's own numbers."""

from __future__ import annotations

import asyncio
import csv
import io

from litestar import Controller, Response, get
from litestar.openapi.datastructures import ResponseSpec

from firstgiants.rules.cards import FAMILIES
from firstgiants.server import wire
from firstgiants.server.http.auth import RequestAuth
from firstgiants.server.http.responses import AnyRequest, errors, large_json
from firstgiants.server.people.numbers import as_csv_rows

CSV = "text/csv"


class NumbersApi(Controller):
    path = "/api/me"
    tags = ("people",)

    @get("/numbers", responses=errors(401), operation_id="getNumbers")
    async def numbers(self, request: AnyRequest, auth: RequestAuth) -> Response[wire.Numbers]:
        """Returns your own numbers, game by game. Nobody else can read them. A request works out a
        few games at most: repeat it while `pending` is not 0."""
        caller = await auth.admit(request)
        me = caller.me
        async with auth.expensive(caller):
            found = await auth.node.numbers.of(me.id)
            return await asyncio.to_thread(lambda: large_json(wire.Numbers, request, found))

    @get(
        "/numbers.csv",
        responses={
            **errors(401),
            200: ResponseSpec(
                str, description="A header, and a row for each game.", media_type=CSV,
                generate_examples=False,
            ),
        },
        operation_id="getNumbersCsv",
    )  # fmt: skip
    async def table(self, request: AnyRequest, auth: RequestAuth) -> Response[bytes]:
        """Returns the same as a table for spreadsheets."""
        caller = await auth.admit(request)
        me = caller.me
        async with auth.expensive(caller):
            found = await auth.node.numbers.of(me.id)
        text = io.StringIO()
        csv.writer(text).writerows(as_csv_rows(found.games, [one.value for one in FAMILIES]))
        headers = {"Content-Disposition": 'attachment; filename="firstgiants-numbers.csv"'}
        return Response(text.getvalue().encode(), media_type=CSV, headers=headers)
