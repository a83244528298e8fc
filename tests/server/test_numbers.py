"""A person's own numbers: worked out a few games at a time, and for nobody else."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, select, update

from firstgiants.server.daily.days import day_at
from firstgiants.server.jobs.slices import Slice
from firstgiants.server.jobs.store import advance_job, claim_job, find_or_create_job
from firstgiants.server.people import numbers
from firstgiants.server.store import schema
from tests.server.served import TWO_BOTS, HeldTime, Person, Served, serving
from tests.server.test_play import play_out
from tests.server.two_worlds import short_deck


@pytest.fixture(autouse=True)
def _short() -> Iterator[None]:
    with short_deck():
        yield


async def played(person: Person, time: HeldTime) -> str:
    table: str = (await person.make(TWO_BOTS, first=1, visibility="link"))["table"]["id"]

    async def think(_ply: int, _choice: str) -> None:
        time.pass_s(4)

    await play_out(person, table, also=think)
    return table


async def reviewed(served: Served, game: str, accuracy: float, luck: float) -> None:
    """Store a finished review of a game, as the jobs' process would."""
    seat = {"accuracy": accuracy, "luck": luck, "result": 100.0}
    result = msgspec.json.encode({"seats": [seat, seat]}).decode()

    def write(connection: Connection) -> None:
        find_or_create_job(
            connection, "review", game, "", owner="", made_from="", total=1, now=1
        )  # fmt: skip
        job = claim_job(connection, "test", 2)
        assert job is not None
        part = Slice(done=1, total=1, result=result)
        advance_job(connection, job, "test", part, took_ms=1, now=3)

    await served.node.writer.run(write)


async def test_numbers_agree_with_the_game(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, bot_processes=1) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        assert await ada.ok("GET", "/api/me/numbers") == {"games": [], "pending": 0}
        game = await played(ada, time)
        found = (await ada.ok("GET", "/api/me/numbers"))["games"]
        assert [one["game"] for one in found] == [game]
        stored = await ada.ok("GET", f"/api/games/{game}")
        mine = found[0]
        totals = stored["record"]["result"]["totals"]
        assert (mine["seat"], mine["players"], mine["levels"]) == (1, 2, ["greedy"])
        assert (mine["score"], mine["lead"]) == (totals[0], totals[0] - totals[1])
        assert mine["median_ms"] == 4000
        assert (mine["accuracy"], mine["luck"], mine["deserved"]) == (None, None, None)
        digs = [one for one in stored["steps"] if one["seat"] == 1 and "dig" in one["choice"]]
        assert sum(mine["families"].values()) == len(digs)
        # Nobody else reads them, and nobody has them without a name here.
        assert (await bo.ok("GET", "/api/me/numbers"))["games"] == []
        for path in ("/api/me/numbers", "/api/me/numbers.csv"):
            await served.nobody().refused(401, "not-signed-in", "GET", path)


@pytest.mark.parametrize("looked_before", [False, True])
async def test_accuracy_and_luck_come_from_reviews_and_outlive_them(
    tmp_path: Path, looked_before: bool
) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada = await served.person("Ada")
        game = await played(ada, time)
        if looked_before:
            await ada.ok("GET", "/api/me/numbers")
        await reviewed(served, game, 87.5, -12.0)
        seen = (await ada.ok("GET", "/api/me/numbers"))["games"][0]
        assert (seen["accuracy"], seen["luck"], seen["deserved"]) == (87.5, -12.0, 112.0)
        await served.node.database.write(lambda c: c.execute(schema.jobs.delete()).rowcount)
        old = update(schema.person_games).values(version=0)
        await served.node.database.write(lambda c: c.execute(old).rowcount)
        seen = (await ada.ok("GET", "/api/me/numbers"))["games"][0]
        assert seen["accuracy"] == 87.5, "what an older version kept is worked out again"


async def test_a_request_works_out_a_few_games_and_says_how_many_are_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numbers, "AT_ONCE", 2)
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada = await served.person("Ada")
        games = [await played(ada, time) for _ in range(3)]
        first = await ada.ok("GET", "/api/me/numbers")
        assert ([one["game"] for one in first["games"]], first["pending"]) == (games[:0:-1], 1)
        second = await ada.ok("GET", "/api/me/numbers")
        assert ([one["game"] for one in second["games"]], second["pending"]) == (games[::-1], 0)
        kept = select(schema.person_games.c.game_id)
        rows = await served.node.database.read(lambda c: list(c.execute(kept).scalars()))
        assert sorted(rows) == sorted(games)
        text = (await ada.ask("GET", "/api/me/numbers.csv")).text
        table = list(csv.DictReader(text.splitlines()))
        assert [row["game"] for row in table] == games[::-1]
        for row, one in zip(table, second["games"], strict=True):
            assert int(row["marine"]) == one["families"].get("marine", 0)
            assert row["opening"] == " ".join(one["opening"])
        await ada.ok("DELETE", "/api/me")
        assert await served.node.database.read(lambda c: c.execute(kept).all()) == []


async def test_a_game_of_the_day_is_counted_when_the_day_is_over(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada = await served.person("Ada")
        begun = await ada.ok("POST", f"/api/daily/{day_at(time.ms)}/play")
        await play_out(ada, begun["table"]["id"])
        assert await ada.ok("GET", "/api/me/numbers") == {"games": [], "pending": 0}
        time.pass_s(86_400)
        seen = (await ada.ok("GET", "/api/me/numbers"))["games"]
        assert [one["daily"] for one in seen] == [begun["table"]["daily"]]
