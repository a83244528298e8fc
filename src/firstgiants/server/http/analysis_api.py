"""The API of the analysis board: any position of a stored game, and what might be played there.

Only stored games can be explored. They are over, so everything about them is public; imported
records never were at a table.
"""

from __future__ import annotations

import asyncio

from litestar import Controller, Response, post
from litestar.params import FromPath, JSONBody

from firstgiants import Game, Record
from firstgiants.server import wire
from firstgiants.server.errors import WrongState
from firstgiants.server.http.auth import Auth, RequestAuth
from firstgiants.server.http.evaluating import evaluate_for
from firstgiants.server.http.responses import AnyRequest, errors, json_response
from firstgiants.server.jobs.evaluations import evaluation_state
from firstgiants.server.tables.explore import explored, game_at
from firstgiants.server.tables.play import preview_of


class AnalysisApi(Controller):
    path = "/api/games/{game_id:str}"
    tags = ("games",)

    @post("/explore", status_code=200, responses=errors(404, 409, 422), operation_id="exploreGame")
    async def explore(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        game_id: FromPath[str],
        data: JSONBody[wire.ExploreRequest],
    ) -> Response[wire.Explored]:
        """Plays choices for any seat after a position of a stored game, step by step. Nothing is
        stored. Cards come up as they lay in that game."""
        caller = await auth.admit(request, "play")
        async with auth.expensive(caller):
            row = await auth.node.records.row(game_id)
            deck, record = await auth.node.records.deck(row), Record.from_json(row["record"])
            found = await asyncio.to_thread(
                lambda: explored(record, deck, data.ply, data.choices, to_illegal=data.to_illegal)
            )
        return json_response(wire.Explored, found)

    @post("/explore/preview", status_code=200, responses=errors(404, 409, 422),
          operation_id="previewExplored")  # fmt: skip
    async def preview(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        game_id: FromPath[str],
        data: JSONBody[wire.ExploreRequest],
    ) -> Response[wire.Previewed]:
        """Tells what the choices of `plan` would do, as the preview at a table does."""
        caller = await auth.admit(request, "play")
        async with auth.expensive(caller):
            game = await _game(auth, game_id, data)
            found = await asyncio.to_thread(preview_of, game, data.plan)
        return json_response(wire.Previewed, found)

    @post("/evaluation", status_code=202, responses=errors(401, 404, 409, 422),
          operation_id="evaluateGame")  # fmt: skip
    async def evaluation(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        game_id: FromPath[str],
        data: JSONBody[wire.ExploreRequest],
    ) -> Response[wire.EvaluationState]:
        """Ranks the legal choices of a position. Asks for the evaluation, or returns how far it is:
        repeat the request until it is done. Only the newest few of a person are worked on."""
        caller = await auth.admit(request, "play")
        _ = caller.me  # raises unless signed in
        async with auth.expensive(caller):
            game = await _game(auth, game_id, data)
        if game.is_over:
            raise WrongState("The game is over there.", code="no-such-moment")
        job = await evaluate_for(auth, caller, game)
        return json_response(wire.EvaluationState, evaluation_state(job), 202)


async def _game(auth: Auth, game_id: str, data: wire.ExploreRequest) -> Game:
    """The position that a request names, with the choices of the request played."""
    row = await auth.node.records.row(game_id)
    deck, record = await auth.node.records.deck(row), Record.from_json(row["record"])
    return await asyncio.to_thread(game_at, record, deck, data.ply, data.choices)
