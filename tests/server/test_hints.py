"""Hints: for games with bots alone, marked for good, and blind to hidden cards."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from firstgiants import Game
from firstgiants.review import Effort
from firstgiants.server.daily.days import day_at
from firstgiants.server.http import evaluating
from firstgiants.server.jobs import kinds
from firstgiants.server.jobs.evaluations import ask_for_evaluation
from firstgiants.server.jobs.store import EVALUATION, LIMITS, Job, OpenLimits
from firstgiants.server.store import schema
from firstgiants.server.tables.hints import plan_positions
from tests.server.served import OPEN_2, TWO_BOTS, HeldTime, Json, Person, Served, serving
from tests.server.test_analysis import work_on_all
from tests.server.test_play import play_out


def stop_jobs(served: Served) -> None:
    """Keep the jobs' process from starting: `answer` does its work."""
    for task in served.node._tasks:
        if task.get_name() == "jobs":
            task.cancel()


async def answer(served: Served, person: Person, path: str, body: Json) -> Json:
    """Ask, think here as the jobs' process would, and ask again until there is an answer."""
    while True:
        seen: Json = await person.ok("POST", path, body)
        assert seen["state"] != "failed"
        if seen["state"] == "done":
            return seen
        await work_on_all(served)


async def test_asking_again_and_asking_too_much_write_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A refusal in the writer makes it write everybody's moves one by one."""
    few = OpenLimits(per_person=3, per_address=1, in_all=10)
    monkeypatch.setitem(LIMITS, EVALUATION, few)
    async with serving(tmp_path) as served:
        stop_jobs(served)
        ada, bo = await served.person("Ada"), await served.person("Bo")
        tables = [
            (await one.make(TWO_BOTS, first=1, visibility="link"))["table"]["id"]
            for one in (ada, bo)
        ]
        ask, other = [f"/api/tables/{table}/hint" for table in tables]
        await ada.ok("POST", ask, {"ply": 0})
        await bo.refused(409, "too-many-jobs", "POST", other, {"ply": 0})  # marks the game
        written = served.node.writer.appends
        assert (await ada.ok("POST", ask, {"ply": 0}))["state"] == "waiting"
        await bo.refused(409, "too-many-jobs", "POST", other, {"ply": 0})
        assert served.node.writer.appends == written


async def test_the_evaluations_of_an_address_take_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their input may hold a large deck. With many guests, an address could stop everybody's
    moves."""
    now, most = 0, 0

    async def counted(*arguments: Any, **named: Any) -> Job:
        nonlocal now, most
        now += 1
        most = max(most, now)
        await asyncio.sleep(0.05)  # so that the others arrive meanwhile
        now -= 1
        return await ask_for_evaluation(*arguments, **named)

    monkeypatch.setattr(evaluating, "ask_for_evaluation", counted)
    async with serving(tmp_path) as served:
        stop_jobs(served)
        asked = []
        for name in ("Ada", "Bo"):
            guest = await served.person(name)
            made = await guest.make(TWO_BOTS, first=1, visibility="link")
            path = f"/api/tables/{made['table']['id']}"
            plan = {"ply": 0, "choices": made["view"]["decision"]["legal"][:1]}
            asked += [
                guest.ok("POST", f"{path}/hint", {"ply": 0}),
                guest.ok("POST", f"{path}/coach", plan),
            ]
        await asyncio.gather(*asked)
        assert most == 1


async def test_a_hint_ranks_the_choices_and_marks_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    effort = Effort(choice=30, reveal=1, candidates=3)
    monkeypatch.setattr(kinds, "EFFORTS", (effort, effort, effort))
    async with serving(tmp_path) as served:
        stop_jobs(served)
        ada = await served.person("Ada")
        made = await ada.make(TWO_BOTS, first=1, visibility="link")
        table, legal = made["table"]["id"], made["view"]["decision"]["legal"]
        assert made["table"]["assisted"] is False
        path = f"/api/tables/{table}/hint"
        seen = await answer(served, ada, path, {"ply": 0})
        ranked = seen["evaluation"]["choices"]
        assert sorted(one["choice"] for one in ranked) == sorted(legal)
        best = [one["chances"][0] for one in ranked if one["compared"]]
        assert best == sorted(best, reverse=True)
        assert (await ada.look(table))["table"]["assisted"] is True
        # The coach compares a plan with the best one.
        worst = ranked[-1]["choice"]
        coach = await answer(
            served, ada, f"/api/tables/{table}/coach", {"ply": 0, "choices": [worst]}
        )
        assert coach["loss"] == sum(step["loss"] for step in coach["steps"])
        assert all(step["best"] in legal for step in coach["steps"])
        assert (await ada.look(table))["table"]["ply"] == 0, "nothing was played"
        # A plan that has begun is looked at from where it stands.
        dig = next(one for one in legal if one.startswith("dig"))
        tried = await ada.ok("POST", f"/api/tables/{table}/preview", {"ply": 0, "choices": [dig]})
        if tried["decision"] is None:
            body = {"ply": 0, "choices": [dig]}
            await ada.refused(409, "not-your-decision", "POST", path, body)
        await ada.refused(422, "illegal-choice", "POST", path, {"ply": 0, "choices": ["dig 9 x"]})
        await ada.refused(409, "stale", "POST", path, {"ply": 3})
        await play_out(ada, table)
        await ada.refused(409, "table-not-playing", "POST", path, {"ply": 0})
        assert (await ada.ok("GET", f"/api/games/{table}"))["assisted"] is True
        listed = (await ada.ok("GET", f"/api/games?person={ada.id}"))["games"]
        assert [game["assisted"] for game in listed] == [True]


async def test_hints_are_refused_with_other_people_in_rated_games_and_on_the_day(
    tmp_path: Path,
) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        three = [*OPEN_2, {"kind": "bot", "bot": "greedy"}]
        rated = {"rated": True, "pace": {"kind": "live"}}
        for seats, settings in ((OPEN_2, {}), (three, {}), (OPEN_2, rated)):
            made = await ada.make(seats, first=1, **settings)
            table = made["table"]["id"]
            await bo.ok("POST", f"/api/tables/{table}/join", {})
            for way, body in (("hint", {"ply": 0}), ("coach", {"ply": 0, "choices": ["reclaim"]})):
                path = f"/api/tables/{table}/{way}"
                await ada.refused(409, "no-hints-here", "POST", path, body)
            # Not even when the other has left, and a bot plays on for them.
            if not settings:
                await bo.ok("POST", f"/api/tables/{table}/leave")
                path = f"/api/tables/{table}/hint"
                await ada.refused(409, "no-hints-here", "POST", path, {"ply": 0})
            assert (await ada.look(table))["table"]["assisted"] is False
        day = day_at(time.ms)
        daily = (await ada.ok("POST", f"/api/daily/{day}/play"))["table"]["id"]
        path = f"/api/tables/{daily}/hint"
        await ada.refused(409, "no-hints-here", "POST", path, {"ply": 0})
        alone = (await ada.make(TWO_BOTS, first=1))["table"]["id"]
        path = f"/api/tables/{alone}/hint"
        await bo.refused(403, "not-seated", "POST", path, {"ply": 0})
        await served.nobody().refused(401, "not-signed-in", "POST", path, {"ply": 0})
        t = schema.jobs
        jobs = await served.node.database.read(lambda c: c.execute(select(t.c.id)).all())
        assert jobs == [], "a refused hint costs nothing"


def test_no_planned_choice_turns_up_a_hidden_card() -> None:
    game = Game.new(players=2, seed=7)
    digs = (
        [one for one in game.decision.spellings if one.startswith("dig")] if game.decision else []
    )
    turned = 0
    for dig in digs:
        before, after = plan_positions(game, [dig])
        assert [one.ply for one in before] == [0]
        played = game.copy()
        played.play(dig)
        if played.view().deck_left < game.view().deck_left:
            turned += 1
            assert after is None
        else:
            assert after is not None
            assert after.view().deck_top == game.view().deck_top
    assert turned > 0
