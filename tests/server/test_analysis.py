"""The analysis board's API: positions of stored games, previews and evaluations."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection

from firstgiants import Game
from firstgiants.arena.deck_generator import generated_deck
from firstgiants.bots.model import BUILT_IN_GENERAL, fitted, load_weights, save_weights
from firstgiants.review import Effort
from firstgiants.server.bots.catalog import ModelFiles
from firstgiants.server.jobs import kinds
from firstgiants.server.jobs.evaluations import evaluation_input
from firstgiants.server.jobs.slices import Slice
from firstgiants.server.jobs.store import (
    EVALUATION,
    EVALUATION_KEPT_MS,
    LIMITS,
    Job,
    advance_job,
    claim_job,
    forget_old_jobs,
)
from tests.server.served import Served, serving
from tests.server.test_reviews import NO_MODELS, count_jobs, imported


async def work_on_all(served: Served) -> None:
    """Do the slices of all open jobs here, as the jobs' process would."""
    database = served.node.database
    while (job := await database.write(lambda c: claim_job(c, "test", 1))) is not None:
        part = kinds.advance(job.kind, job.id, job.given, job.partial, NO_MODELS)
        await database.write(partial(_advance, job, part))


def _advance(job: Job, part: Slice, connection: Connection) -> None:
    advance_job(connection, job, "test", part, took_ms=1, now=2)


async def test_any_position_can_be_tried_for_any_seat(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada, nobody = await served.person("Ada"), served.nobody()
        path = f"/api/games/{await imported(ada)}/explore"
        line = await nobody.ok("POST", path, {"ply": 1, "choices": []})
        assert (line["ply"], line["start"]["ply"], line["steps"]) == (1, 1, [])
        first = line["start"]["decision"]["legal"][0]
        line = await nobody.ok("POST", path, {"ply": 1, "choices": [first]})
        (step,) = line["steps"]
        assert (step["choice"], step["seat"], step["view"]["ply"]) == (first, 2, 2)
        assert step["events"]
        second = step["view"]["decision"]["legal"][0]
        line = await nobody.ok("POST", path, {"ply": 1, "choices": [first, second]})
        assert [step["seat"] for step in line["steps"]] == [2, 1]
        preview = {"ply": 1, "choices": [first], "plan": [second]}
        seen = await nobody.ok("POST", f"{path}/preview", preview)
        assert (seen["ply"], seen["played"]) == (2, 1)


async def test_a_position_nobody_can_reach_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada = await served.person("Ada")
        game = await imported(ada)
        for path in ("explore", "explore/preview", "evaluation"):
            where = f"/api/games/{game}/{path}"
            await ada.refused(409, "no-such-moment", "POST", where, {"ply": 99})
            bad = {"ply": 0, "choices": ["dig 9 nothing"]}
            problem = await ada.refused(422, "illegal-choice", "POST", where, bad)
            assert problem["expected"]
            await ada.refused(404, "no-such-game", "POST", f"/api/games/x/{path}", {"ply": 0})
        await ada.refused(
            422, "illegal-choice", "POST", f"/api/games/{game}/explore/preview",
            {"ply": 0, "plan": ["dig 9 nothing"]},
        )  # fmt: skip


async def test_a_position_is_evaluated_once_for_all(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        path = f"/api/games/{await imported(ada)}/evaluation"
        await served.nobody().refused(401, "not-signed-in", "POST", path, {"ply": 1})
        assert (await ada.ok("POST", path, {"ply": 1}))["state"] == "waiting"
        await work_on_all(served)
        state = await ada.ok("POST", path, {"ply": 1})
        assert state["state"] == "done"
        found = state["evaluation"]
        assert (found["seat"], found["sure"]) == (2, True)
        assert found["choices"][0]["compared"]
        for one in found["choices"]:
            assert sum(one["chances"]) == pytest.approx(100)
        assert (await bo.ok("POST", path, {"ply": 1})) == state
        assert await count_jobs(served) == 1
        later = EVALUATION_KEPT_MS + 3
        assert await served.node.database.write(lambda c: forget_old_jobs(c, later)) == 1


async def test_only_the_newest_evaluations_of_a_person_are_worked_on(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada = await served.person("Ada")
        path = f"/api/games/{await imported(ada)}/evaluation"
        most = LIMITS[EVALUATION].per_person
        start = await ada.ok("POST", path.replace("evaluation", "explore"), {"ply": 0})
        for choice in start["start"]["decision"]["legal"][: most + 2]:
            state = await ada.ok("POST", path, {"ply": 0, "choices": [choice]})
            assert state["state"] == "waiting"
        assert await count_jobs(served) == most


def test_a_job_knows_the_view_and_no_name() -> None:
    """Two worlds: games that differ below the top card only ask the same question."""
    game = Game.new(["Ada", "Bo"], seed=7)
    order = list(game.record().order)
    dealt = len(order) - game.view().deck_left + 1
    other = Game.new(["Cy", "Di"], order=[*order[:dealt], *reversed(order[dealt:])])
    assert evaluation_input(game) == evaluation_input(other)
    assert "Ada" not in evaluation_input(game)


def test_an_evaluation_gets_better_slice_by_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    given = evaluation_input(Game.new(2, seed=7))
    monkeypatch.setattr(kinds, "EFFORTS", (Effort(10, 1, 1), Effort(20, 1, 2)))
    first = kinds.evaluation("x", given, "", NO_MODELS)
    assert (first.done, first.total, first.result) == (1, 2, None)
    second = kinds.evaluation("x", given, first.partial, NO_MODELS)
    assert second.result is not None
    compared = [one["compared"] for one in json.loads(second.result)["choices"]]
    assert compared.count(True) == 2


def test_evaluations_and_reviews_have_the_models_of_the_server(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(kinds, "EFFORTS", (Effort(10, 1, 1),))
    deck = generated_deck("test", "random")
    save_weights(tmp_path / f"{deck.hash}.npz", fitted(load_weights(BUILT_IN_GENERAL), deck))
    game = Game.new(2, seed=7, deck=deck)
    question = evaluation_input(game)
    game.play(game.legal[0])
    record = kinds.ReviewInput(record=game.record().to_json(), deck=deck.to_json())
    for models, known in ((NO_MODELS, False), (ModelFiles(None, str(tmp_path)), True)):
        evaluation = kinds.evaluation("x", question, "", models).result
        review = kinds.review("x", kinds._json(record), "", models)
        while review.result is None:
            review = kinds.review("x", kinds._json(record), review.partial, models)
        for result in (evaluation, review.result):
            assert result is not None
            assert (json.loads(result)["note"] is None) == known
