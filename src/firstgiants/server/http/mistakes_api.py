"""The API for learning from one's own mistakes, and for results without luck."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import Connection

from firstgiants import Game, Record
from firstgiants.server import wire
from firstgiants.server.errors import Illegal, WrongState
from firstgiants.server.http.auth import Auth, Caller, RequestAuth
from firstgiants.server.http.evaluating import evaluate_for
from firstgiants.server.http.responses import AnyRequest, errors, json_response
from firstgiants.server.jobs.evaluations import evaluation_state
from firstgiants.server.people.mistakes import (
    BOXES,
    Mistake,
    answered,
    keep_mistake,
    mistakes_of,
    unreviewed_games,
)
from firstgiants.server.people.reviewed_games import reviewed_games
from firstgiants.server.tables.explore import game_at

NEAR = 5.0
"""A choice that loses less than this many points is right, too."""
MOST_DUE = 50


class MistakesApi(Controller):
    path = "/api"
    tags = ("people",)

    @get("/people/{person_id:str}/reviews", responses=errors(404), operation_id="reviewedGames")
    async def reviews(
        self, request: AnyRequest, auth: RequestAuth, person_id: FromPath[str]
    ) -> Response[wire.ReviewedGames]:
        """Lists a person's newest reviewed games, with luck and what the results would have been
        without it. Games by link are for themselves only."""
        caller = await auth.admit(request)
        person = await auth.node.people.get(person_id)
        async with auth.expensive(caller):
            found = await auth.node.database.read(
                lambda c: reviewed_games(c, person.id, caller.person_id)
            )
        return json_response(wire.ReviewedGames, found)

    @get("/me/mistakes", responses=errors(401), operation_id="myMistakes")
    async def mistakes(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        game: Annotated[
            str | None, QueryParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")
        ] = None,
    ) -> Response[wire.Mistakes]:
        """Lists choices of yours that cost 10 points or more, in your reviewed games or in one of
        them, as positions to be asked about again."""
        caller = await auth.admit(request)
        me, now = caller.me, auth.node.time.now_ms()

        def read(connection: Connection) -> wire.Mistakes:
            found = mistakes_of(connection, me.id, game)
            due = found if game is not None else [one for one in found if one.due <= now]
            return wire.Mistakes(
                due=[_wire(one) for one in due[:MOST_DUE]],
                total=len(found),
                boxes=len(BOXES),
                unreviewed=unreviewed_games(connection, me.id),
            )

        async with auth.expensive(caller):
            return json_response(wire.Mistakes, await auth.node.database.read(read))

    @post("/me/mistakes/{game_id:str}/{ply:int}", status_code=200,
          responses=errors(401, 404, 409, 422), operation_id="answerMistake")  # fmt: skip
    async def answer(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        game_id: FromPath[str],
        ply: FromPath[int],
        data: JSONBody[wire.MistakeAnswer],
    ) -> Response[wire.MistakeResult]:
        """Answers one of your mistakes with a better choice. The right answer brings it back
        later, a wrong one sooner."""
        caller = await auth.admit(request, "play")
        me, node = caller.me, auth.node
        row = await node.records.row(game_id)
        found = await node.database.read(lambda c: mistakes_of(c, me.id, game_id))
        mistake = next((one for one in found if one.ply == ply), None)
        if mistake is None:
            raise WrongState("You made no such mistake.", code="no-such-moment")
        deck, record = await node.records.deck(row), Record.from_json(row["record"])
        game = await asyncio.to_thread(game_at, record, deck, ply - 1)
        loss = await _loss(auth, caller, game, mistake, data.choice)
        if loss is None:
            waiting = wire.MistakeResult(
                state="working", right=False, loss=0, best=None, due=mistake.due
            )
            return json_response(wire.MistakeResult, waiting)
        right = loss < NEAR
        after = answered(mistake, right=right, now=node.time.now_ms())
        if after != mistake:
            await node.writer.run(lambda c: keep_mistake(c, me.id, after))
        result = wire.MistakeResult(
            state="done", right=right, loss=loss, best=mistake.best, due=after.due
        )
        return json_response(wire.MistakeResult, result)


async def _loss(
    auth: Auth, caller: Caller, game: Game, mistake: Mistake, choice: str | None
) -> float | None:
    """What an answer costs against the best choice; None while it is being looked at."""
    if choice is None or choice == mistake.choice:
        return mistake.loss
    if choice == mistake.best:
        return 0.0
    legal = [str(one) for one in game.legal]
    if choice not in legal:
        raise Illegal(f"{choice} is not legal here.", expected=legal)
    job = await evaluate_for(auth, caller, game, {mistake.best, mistake.choice, choice})
    state = evaluation_state(job)
    if state.state == "failed":
        return mistake.loss
    if state.state != "done" or state.evaluation is None:
        return None
    chances = {one.choice: one.chances[mistake.seat - 1] for one in state.evaluation.choices}
    return max(0.0, max(chances[mistake.best], chances[choice]) - chances[choice])


def _wire(mistake: Mistake) -> wire.Mistake:
    return wire.Mistake(
        game=mistake.game_id,
        ply=mistake.ply,
        seat=mistake.seat,
        choice=mistake.choice,
        loss=mistake.loss,
        box=mistake.box,
        due=mistake.due,
    )
