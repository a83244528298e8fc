"""Reliability and vacations, over the API and with a held clock."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection

from firstgiants.server.people.conduct import reliability_of
from tests.server.acquainted import account, play_to_the_end, sit_together
from tests.server.served import TWO_BOTS, HeldTime, Json, Person, Served, serving
from tests.server.test_clocks import LIVE
from tests.server.test_play import play_out

DAYS = {"kind": "days", "days": 2}
DAY_S = 86_400


async def conduct(served: Served, person: Person) -> tuple[int, int, int]:
    """Finished, left, out of time."""

    def read(connection: Connection) -> tuple[int, int, int]:
        found = reliability_of(connection, person.id)
        return found.finished, found.left, found.timed_out

    return await served.node.database.read(read)


@pytest.mark.usefixtures("short_games")
async def test_games_count_by_how_each_person_ended_them(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, grace_s=1) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        # A game against bots alone does not count.
        await play_out(ada, (await ada.make(TWO_BOTS))["table"]["id"])
        assert await conduct(served, ada) == (0, 0, 0)
        # Played to the end by both; then Ada leaves one that Bo finishes with a bot.
        await play_to_the_end(await sit_together(ada, bo), ada, bo)
        left = await sit_together(ada, bo)
        await ada.ok("POST", f"/api/tables/{left}/leave")
        await play_to_the_end(left, bo)
        assert (await conduct(served, ada), await conduct(served, bo)) == ((1, 1, 0), (2, 0, 0))
        # Ada leaves, and Bo, who is alone with a bot then, may go too.
        closed = await sit_together(ada, bo)
        await ada.ok("POST", f"/api/tables/{closed}/leave")
        await bo.ok("POST", f"/api/tables/{closed}/leave")
        assert (await conduct(served, ada), await conduct(served, bo)) == ((1, 2, 0), (2, 0, 0))
        # Ada's time runs out, and a bot plays to the end for her.
        late = await sit_together(ada, bo, pace=LIVE, rated=True)
        for _ in range(2):
            await served.run_on(time, 62)
            await served.node.check_deadlines()
        await play_to_the_end(late, bo)
        assert (await conduct(served, ada), await conduct(served, bo)) == ((1, 2, 1), (3, 0, 0))
        # Four games each: too few to tell. With the fifth it is known, and tables may ask for it.
        profile = await bo.ok("GET", f"/api/people/{ada.id}")
        assert profile["reliability"]["percent"] is None
        for _ in range(2):
            last = await sit_together(ada, bo)
            await bo.ok("POST", f"/api/tables/{last}/leave")
            await bo.ok("POST", f"/api/tables/{last}/takeback")  # coming back counts as playing
            await play_to_the_end(last, ada, bo)
        assert await conduct(served, bo) == (5, 0, 0)
        assert (await bo.ok("GET", f"/api/people/{ada.id}"))["reliability"] == {
            "percent": 50, "finished": 3, "left": 2, "timed_out": 1,
        }  # fmt: skip
        asks = await bo.make([{"kind": "me"}, {"kind": "open"}], min_reliability=80)
        join = f"/api/tables/{asks['table']['id']}/join"
        served.node.people.forget(ada.id)
        problem = await ada.refused(403, "not-reliable-enough", "POST", join, {})
        assert problem["needed"] == 80
        newcomer = await served.person("Newcomer")
        await newcomer.refused(403, "not-reliable-enough", "POST", join, {})


def days_left(state: Json) -> float:
    return float(state["clocks"]["seats"][0]["left_ms"]) / 1000 / DAY_S


async def test_a_vacation_by_hand_and_its_bounds(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, vacation_days=10) as served:
        ada, bo = await account(served, "Ada"), await served.person("Bo")
        table = await sit_together(ada, bo, pace=DAYS)
        await served.run_on(time, DAY_S)
        problem = await ada.refused(
            409, "no-vacation-left", "PUT", "/api/me/vacation", {"days": 11}
        )
        assert problem["limit"] == 10
        async with bo.stream(table) as hear:
            await hear()
            me = await ada.ok("PUT", "/api/me/vacation", {"days": 5})
            while (heard := await hear())["type"] != "table":
                pass
        until = time.now_ms() + 5 * DAY_S * 1000
        assert me["vacation"] == {"until": until, "days_left": 5, "auto": False}
        # The opponent sees it, and that no clock runs.
        assert (heard["what"], heard["table"]["seats"][0]["away_until"]) == ("vacation", until)
        assert heard["clocks"]["running"] is None
        assert (await bo.ok("GET", f"/api/people/{ada.id}"))["away_until"] == until
        await ada.refused(409, "on-vacation", "PUT", "/api/me/vacation", {"days": 1})
        await served.run_on(time, 2.5 * DAY_S)
        await served.node.check_deadlines()
        assert days_left(await bo.look(table)) == 1
        # Back after two and a half days: three are spent.
        me = await ada.ok("DELETE", "/api/me/vacation")
        assert me["vacation"] == {"until": None, "days_left": 7, "auto": False}
        assert (await bo.look(table))["clocks"]["running"] == 1
        await served.run_on(time, DAY_S + 1)
        await served.node.check_deadlines()
        assert (await bo.look(table))["table"]["seats"][0]["flagged"]
        # A new year, new days.
        await served.run_on(time, 366 * DAY_S)
        assert (await ada.ok("GET", "/api/me"))["vacation"]["days_left"] == 10


async def test_a_vacation_that_begins_by_itself_ends_with_the_days(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, vacation_days=2) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        await ada.ok("PATCH", "/api/me", {"vacation_auto": True})
        tables = [await sit_together(ada, bo, pace=DAYS) for _ in range(2)]
        await served.run_on(time, 2 * DAY_S)
        for left in (1, 0):
            await served.run_on(time, 1)
            await served.node.check_deadlines()
            vacation = (await ada.ok("GET", "/api/me"))["vacation"]
            assert (vacation["days_left"], vacation["until"]) == (
                left,
                time.now_ms() + DAY_S * 1000,
            )
            for table in tables:
                state = await bo.look(table)
                assert not state["table"]["seats"][0]["flagged"]
            await served.run_on(time, DAY_S)
        await served.run_on(time, 1)
        await served.node.check_deadlines()
        for table in tables:
            assert (await bo.look(table))["table"]["seats"][0]["flagged"]
