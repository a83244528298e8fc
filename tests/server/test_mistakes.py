"""Learning from one's own mistakes: found in reviews, asked again, and spaced by the answers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, insert

from firstgiants import Game
from firstgiants.server.jobs.slices import Slice
from firstgiants.server.jobs.store import advance_job, claim_job, find_or_create_job
from firstgiants.server.people.mistakes import BOXES, DAY_MS, Mistake, answered, keep_mistake
from firstgiants.server.store import schema
from tests.server.served import HeldTime, Json, Person, Served, serving
from tests.server.test_analysis import work_on_all
from tests.server.test_reviews import imported

CHOICES = ["dig 2 smilodon", "dig 3 ichthyosaurus", "dig 1 archelon"]


def marked(ply: int, seat: int, loss: float, mark: str | None) -> Json:
    return {
        "ply": ply, "seat": seat, "choice": CHOICES[ply - 1], "best": "dig 1 archelon",
        "loss": loss, "mark": mark,
    }  # fmt: skip


def account(seat: int, luck: float, result: float) -> Json:
    return {
        "seat": seat, "start": 50.0, "luck": luck, "own": 0.0,
        "others": result - luck - 50.0, "drift": 0.0, "result": result,
        "deserved": result - luck, "accuracy": 80.0,
    }  # fmt: skip


async def reviewed_game(served: Served, ada: Person) -> str:
    """A game whose first seat was Ada's, with a review that marks three choices."""
    game = await imported(ada)
    review = {
        "choices": [
            marked(1, 1, 12.5, "mistake"), marked(2, 2, 40.0, "blunder"),
            marked(3, 1, 6.0, "inaccuracy"),
        ],
        "seats": [account(1, 10.0, 100.0), account(2, -10.0, 0.0)],
    }  # fmt: skip
    me = (await ada.ok("GET", "/api/me"))["id"]

    def write(connection: Connection) -> None:
        sat = {"game_id": game, "person_id": me, "seat": 1, "ended": 5}
        connection.execute(insert(schema.game_people).values(sat))
        find_or_create_job(
            connection, "review", game, "{}", owner=me, made_from="x", total=3, now=1
        )
        job = claim_job(connection, "test", 1)
        assert job is not None
        done = Slice(done=3, total=3, result=json.dumps(review))
        advance_job(connection, job, "test", done, took_ms=1, now=2)

    await served.node.database.write(write)
    return game


async def test_a_mistake_is_asked_answered_and_comes_back_later(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, bot_processes=0, time=time) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        game = await reviewed_game(served, ada)
        listed = await ada.ok("GET", "/api/me/mistakes")
        (one,) = listed["due"]
        assert (one["game"], one["ply"], one["choice"], one["due"]) == (game, 1, CHOICES[0], 0)
        assert "best" not in one
        assert (await bo.ok("GET", "/api/me/mistakes"))["due"] == []
        path = f"/api/me/mistakes/{game}/1"
        await bo.refused(409, "no-such-moment", "POST", path, {"choice": None})
        await ada.refused(409, "no-such-moment", "POST", path[:-1] + "2", {"choice": None})
        await ada.refused(422, "illegal-choice", "POST", path, {"choice": "dig 9 nothing"})
        # The same again is wrong, and comes back soon; then the best one is only practice.
        wrong = await ada.ok("POST", path, {"choice": CHOICES[0]})
        assert (wrong["right"], wrong["loss"]) == (False, 12.5)
        assert wrong["due"] == served.node.time.now_ms() + BOXES[0]
        right = await ada.ok("POST", path, {"choice": "dig 1 archelon"})
        assert (right["right"], right["due"]) == (True, wrong["due"])
        assert (await ada.ok("GET", "/api/me/mistakes"))["due"] == []
        assert len((await ada.ok("GET", f"/api/me/mistakes?game={game}"))["due"]) == 1
        time.pass_s(BOXES[0] / 1000 + 1)
        assert len((await ada.ok("GET", "/api/me/mistakes"))["due"]) == 1
        right = await ada.ok("POST", path, {"choice": "dig 1 archelon"})
        assert right["due"] == served.node.time.now_ms() + DAY_MS


async def test_an_answer_about_a_game_that_is_deleted_meanwhile_may_be_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada = await served.person("Ada")
        game = await reviewed_game(served, ada)

        def keep(connection: Connection, person: str, mistake: Mistake) -> None:
            connection.execute(delete(schema.game_people))
            connection.execute(delete(schema.games))
            keep_mistake(connection, person, mistake)

        monkeypatch.setattr("firstgiants.server.http.mistakes_api.keep_mistake", keep)
        path = f"/api/me/mistakes/{game}/1"
        await ada.refused(503, "try-again", "POST", path, {"choice": CHOICES[0]})


async def test_another_choice_is_looked_at_before_it_is_judged(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada = await served.person("Ada")
        game = await reviewed_game(served, ada)
        position = Game.new(["Ada", "Bo"], seed=7)
        other = next(
            str(one) for one in position.legal if str(one) not in (CHOICES[0], "dig 1 archelon")
        )
        path = f"/api/me/mistakes/{game}/1"
        first = await ada.ok("POST", path, {"choice": other})
        assert (first["state"], first["best"]) == ("working", None)
        await work_on_all(served)
        second = await ada.ok("POST", path, {"choice": other})
        assert second["state"] == "done"
        assert second["right"] is (second["loss"] < 5)


async def test_results_without_luck_over_the_last_games(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada = await served.person("Ada")
        me = (await ada.ok("GET", "/api/me"))["id"]
        empty = await ada.ok("GET", f"/api/people/{me}/reviews")
        assert (empty["games"], empty["deserved"]) == ([], None)
        await reviewed_game(served, ada)
        found = await ada.ok("GET", f"/api/people/{me}/reviews")
        assert (found["result"], found["luck"], found["deserved"]) == (100.0, 10.0, 90.0)
        assert found["even"] == 50.0
        # Nobody else sees a game that is not public.
        others = await served.nobody().ok("GET", f"/api/people/{me}/reviews")
        assert others["games"] == []


def test_boxes_are_climbed_one_by_one_and_left_by_a_miss() -> None:
    mistake = Mistake(game_id="g", ply=1, seat=1, choice="a", best="b", loss=12)
    now = 0
    for box in (1, 2, 3, 4, 5, 5):
        mistake = answered(mistake, right=True, now=now)
        assert (mistake.box, mistake.due) == (box, now + BOXES[box])
        assert answered(mistake, right=False, now=now) == mistake
        now = mistake.due
    assert answered(mistake, right=False, now=now).box == 0


@pytest.mark.parametrize("gap", range(1, len(BOXES) - 1))
def test_each_box_rests_longer_than_the_one_before(gap: int) -> None:
    assert BOXES[gap] > BOXES[gap - 1]
