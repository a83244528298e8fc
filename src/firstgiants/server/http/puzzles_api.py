"""The API for puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from firstgiants.server import wire
from firstgiants.server.http.auth import RequestAuth
from firstgiants.server.http.responses import AnyRequest, errors, json_response
from firstgiants.server.people.programs import is_unmarked, refuse_unmarked


class PuzzlesApi(Controller):
    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/", responses=errors(), operation_id="puzzles")
    async def overview(
        self, request: AnyRequest, auth: RequestAuth
    ) -> Response[wire.PuzzleOverview]:
        """Returns how many puzzles there are, by theme, today's puzzle, and your results."""
        caller = await auth.admit(request)
        found = await auth.node.puzzles.overview(caller.person_id)
        return json_response(wire.PuzzleOverview, found)

    @get("/next", responses=errors(404), operation_id="nextPuzzle")
    async def next(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        theme: Annotated[
            wire.PuzzleTheme | None, QueryParameter(description="only puzzles of this theme")
        ] = None,
        players: Annotated[
            Literal[0, 2, 3, 4, 5],
            QueryParameter(description="only puzzles with this many players; 0: with any"),
        ] = 0,
        after: Annotated[
            str | None,
            QueryParameter(max_length=40, description="the puzzle that you have just seen"),
        ] = None,
    ) -> Response[wire.PuzzleQuestion]:
        """Returns a puzzle that you have not answered, near your rating. When there is none left,
        you get the one that you failed longest ago."""
        caller = await auth.admit(request)
        puzzles = auth.node.puzzles
        found = await puzzles.next(caller.person_id, theme, players, after)
        return json_response(wire.PuzzleQuestion, await puzzles.question(found, caller.person_id))

    @get("/daily", responses=errors(), operation_id="dailyPuzzle")
    async def daily(self, request: AnyRequest, auth: RequestAuth) -> Response[wire.PuzzleQuestion]:
        """Returns the puzzle of the day (UTC), the same for everybody."""
        caller = await auth.admit(request)
        puzzles = auth.node.puzzles
        found = await puzzles.question(await puzzles.daily(), caller.person_id)
        return json_response(wire.PuzzleQuestion, found)

    @get("/{puzzle_id:str}", responses=errors(404), operation_id="getPuzzle")
    async def puzzle(
        self, request: AnyRequest, auth: RequestAuth, puzzle_id: FromPath[str]
    ) -> Response[wire.PuzzleQuestion]:
        """Returns a puzzle: the position and what is asked, but nothing of its solution."""
        caller = await auth.admit(request)
        puzzles = auth.node.puzzles
        found = await puzzles.question(await puzzles.puzzle(puzzle_id), caller.person_id)
        return json_response(wire.PuzzleQuestion, found)

    @post("/{puzzle_id:str}/preview", status_code=200, responses=errors(404, 422),
          operation_id="previewPuzzle")  # fmt: skip
    async def preview(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        puzzle_id: FromPath[str],
        data: JSONBody[wire.PuzzleTry],
    ) -> Response[wire.Previewed]:
        """Tries choices in a puzzle's position. Nothing is stored."""
        await auth.admit(request, "play")
        puzzle = await auth.node.puzzles.puzzle(puzzle_id)
        return json_response(wire.Previewed, auth.node.puzzles.preview(puzzle, data.choices))

    @post("/{puzzle_id:str}/answer", status_code=200,
          responses=errors(401, 403, 404, 409, 422), operation_id="answerPuzzle")  # fmt: skip
    async def answer(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        puzzle_id: FromPath[str],
        data: JSONBody[wire.PuzzleTry],
    ) -> Response[wire.PuzzleAnswered]:
        """Answers a puzzle and returns its solution. Your first answer counts. A whole turn may be
        played in any order that leads to the same position. A token of an account answers only if
        that is marked as a program's."""
        caller = await auth.admit(request, "tables")
        me, node = caller.me, auth.node
        if is_unmarked(me, caller.credential) and me.kind == "account":
            raise refuse_unmarked()
        puzzle = await node.puzzles.puzzle(puzzle_id)
        made_from = await node.tables.caps.made_from(caller.address)
        answered = await node.puzzles.answer(me, puzzle, data.choices, made_from)
        return json_response(wire.PuzzleAnswered, answered)
