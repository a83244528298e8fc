"""The API for hints at a table with bots alone: "ask the professor", and the coach."""

from __future__ import annotations

from litestar import Controller, Response, post
from litestar.params import FromPath, JSONBody

from firstgiants import Game
from firstgiants.server import wire
from firstgiants.server.errors import NotYourDecision
from firstgiants.server.http.auth import Auth, Caller, RequestAuth
from firstgiants.server.http.evaluating import evaluate_for
from firstgiants.server.http.responses import AnyRequest, errors, json_response
from firstgiants.server.jobs.evaluations import evaluation_state
from firstgiants.server.tables.hints import assist, plan_positions

ENOUGH = 2
"""Stages of an evaluation that the coach waits for: the last one takes too long to wait for."""


class HintsApi(Controller):
    path = "/api/tables/{table_id:str}"
    tags = ("tables",)

    @post("/hint", status_code=202, responses=errors(401, 403, 404, 409, 422),
          operation_id="askForHint")  # fmt: skip
    async def hint(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.HintRequest],
    ) -> Response[wire.EvaluationState]:
        """Ranks your choices, at tables with bots alone. Marks the game as assisted, for good.
        Repeat the request until it is done."""
        caller = await auth.admit(request, "play")
        game = await _assisted_game(auth, caller, table_id, data.ply)
        _, position = plan_positions(game, data.choices)
        if position is None:
            raise NotYourDecision("After these choices nothing is asked of you.")
        job = await evaluate_for(auth, caller, position)
        return json_response(wire.EvaluationState, evaluation_state(job), 202)

    @post("/coach", status_code=202, responses=errors(401, 403, 404, 409, 422),
          operation_id="askCoach")  # fmt: skip
    async def coach(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.CoachRequest],
    ) -> Response[wire.CoachState]:
        """Tells what a plan would lose against the best one found, under the same conditions as a
        hint. Repeat the request until it is done."""
        caller = await auth.admit(request, "play")
        game = await _assisted_game(auth, caller, table_id, data.ply)
        steps: list[wire.CoachStep] = []
        margin = 0.0
        before, _ = plan_positions(game, data.choices)
        # One after the other: a person has only a few evaluations under way.
        for number, (position, choice) in enumerate(zip(before, data.choices, strict=True), 1):
            if position.decision is None or len(position.decision.legal) < 2:
                continue
            job = await evaluate_for(auth, caller, position, also=[choice])
            found = evaluation_state(job)
            if found.state == "failed":
                return _coached("failed", steps, margin)
            if found.evaluation is None or found.done < ENOUGH:
                return _coached("working", steps, margin)
            mine = found.evaluation.seat - 1
            best = found.evaluation.choices[0]
            chosen = next(one for one in found.evaluation.choices if one.choice == choice)
            loss = max(0.0, best.chances[mine] - chosen.chances[mine])
            margin = max(margin, found.evaluation.margin)
            if loss > 0:
                step = wire.CoachStep(step=number, choice=choice, best=best.choice, loss=loss)
                steps.append(step)
        return _coached("done", steps, margin)


async def _assisted_game(auth: Auth, caller: Caller, table_id: str, ply: int) -> Game:
    state = await auth.node.tables.change(table_id, assist, caller.me, ply=ply)
    assert state.game is not None
    return state.game


def _coached(
    state: wire.CoachProgress, steps: list[wire.CoachStep], margin: float
) -> Response[wire.CoachState]:
    loss = sum(step.loss for step in steps)
    found = wire.CoachState(state=state, loss=loss, margin=margin, steps=steps)
    return json_response(wire.CoachState, found, 202)
