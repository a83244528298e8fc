"""Clocks, with a time that the test holds: banks, increments, flags, bots that stand in,
outages."""

from __future__ import annotations

import asyncio
from pathlib import Path

from firstgiants.server.clocks import Outage, counted
from tests.server.served import OPEN_2, HeldTime, Json, Person, Served, serving

LIVE = {"kind": "live", "bank_s": 60, "increment_s": 5}


async def seated(served: Served, **settings: object) -> tuple[Person, Person, str, Json]:
    """Ada begins, Bo is second."""
    ada, bo = await served.person("Ada"), await served.person("Bo")
    table = (await ada.make(OPEN_2, first=1, **settings))["table"]["id"]
    state = await bo.ok("POST", f"/api/tables/{table}/join", {})
    return ada, bo, table, state


def left(state: Json) -> dict[int, float]:
    return {clock["seat"]: clock["left_ms"] / 1000 for clock in state["clocks"]["seats"]}


async def answer(person: Person, table: str) -> Json:
    """The first legal choice of whoever is asked, sent by `person`."""
    view = (await person.look(table))["view"]
    response = await person.commit(table, view["ply"], view["decision"]["legal"][0])
    assert response.status_code == 200, response.text
    return await person.look(table)


def test_only_the_clock_of_who_is_asked_runs_and_the_increment_comes_with_the_hand_over(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        time = HeldTime()
        async with serving(tmp_path, time=time) as served:
            ada, _, table, state = await seated(served, pace=LIVE)
            assert left(state) == {1: 60, 2: 60}
            time.pass_s(10)
            state = await ada.look(table)
            assert left(state) == {1: 50, 2: 60}
            assert state["clocks"]["running"] == 1
            while state["view"]["decision"]["seat"] == 1:
                state = await answer(ada, table)
            assert left(state) == {1: 55, 2: 60}
            time.pass_s(7)
            assert left(await ada.look(table)) == {1: 55, 2: 53}

    asyncio.run(main())


def test_time_runs_out_others_may_let_a_bot_play_and_the_person_comes_back(tmp_path: Path) -> None:
    async def main() -> None:
        time = HeldTime()
        async with serving(tmp_path, time=time, bot_processes=0) as served:
            ada, bo, table, _ = await seated(served, pace=LIVE)
            over = f"/api/tables/{table}/takeover"
            await bo.refused(409, "still-has-time", "POST", over, {"seat": 1})
            time.pass_s(59)
            await served.node.look_at_deadlines()
            await bo.refused(409, "still-has-time", "POST", over, {"seat": 1})
            time.pass_s(2)
            await served.node.look_at_deadlines()
            assert (await bo.look(table))["table"]["seats"][0]["flagged"]
            state = await bo.ok("POST", over, {"seat": 1, "bot": "random"})
            assert state["table"]["seats"][0]["stand_in"] == "random"
            assert state["clocks"]["running"] is None
            legal = state["view"]["decision"]["legal"]
            refused = await ada.commit(table, 0, legal[0])
            assert (refused.status_code, refused.json()["code"]) == (409, "taken-over")
            state = await ada.ok("POST", f"/api/tables/{table}/takeback")
            assert state["table"]["seats"][0]["stand_in"] is None
            assert left(state)[1] == 60  # at least a minute, to look around
            assert (await ada.commit(table, 0, legal[0])).status_code == 200

    asyncio.run(main())


def test_a_flagged_person_may_still_move_before_anybody_replaces_them(tmp_path: Path) -> None:
    async def main() -> None:
        time = HeldTime()
        async with serving(tmp_path, time=time) as served:
            ada, _, table, _ = await seated(served, pace=LIVE)
            time.pass_s(100)
            await served.node.look_at_deadlines()
            state = await answer(ada, table)
            assert not state["table"]["seats"][0]["flagged"]

    asyncio.run(main())


def test_rated_live_games_replace_by_themselves_after_the_grace_period(tmp_path: Path) -> None:
    async def main() -> None:
        time = HeldTime()
        async with serving(tmp_path, time=time, bot_processes=0, grace_s=30) as served:
            ada, bo, table, _ = await seated(served, pace=LIVE, rated=True)
            time.pass_s(61)
            await served.node.look_at_deadlines()
            time.pass_s(28)
            await served.node.look_at_deadlines()
            assert (await bo.look(table))["table"]["seats"][0]["stand_in"] is None
            time.pass_s(2)
            await served.node.look_at_deadlines()
            assert (await ada.look(table))["table"]["seats"][0]["stand_in"] == "preparator"

    asyncio.run(main())


def test_days_start_anew_with_every_decision(tmp_path: Path) -> None:
    async def main() -> None:
        time = HeldTime()
        async with serving(tmp_path, time=time) as served:
            ada, _, table, _ = await seated(served, pace={"kind": "days", "days": 2})
            time.pass_s(86_400)
            state = await ada.look(table)
            assert left(state) == {1: 86_400, 2: 172_800}
            while state["view"]["decision"]["seat"] == 1:
                state = await answer(ada, table)
            assert left(state) == {1: 172_800, 2: 172_800}

    asyncio.run(main())


def test_downtime_costs_nobody_time(tmp_path: Path) -> None:
    async def main() -> None:
        time = HeldTime()
        async with serving(tmp_path, time=time) as served:
            ada, _, table, _ = await seated(served, pace=LIVE)
            cookies = ada.http.cookies
            for _ in range(5):
                time.pass_s(2)
                await served.node.pulse.beat()
        time.pass_s(3600)
        async with serving(tmp_path, time=time) as served:
            again = served.nobody()
            again.http.cookies = cookies
            assert left(await again.look(table)) == {1: 50, 2: 60}
            await served.node.look_at_deadlines()
            assert not (await again.look(table))["table"]["seats"][0]["flagged"]
            time.pass_s(49)
            await served.node.pulse.beat()  # a minute without a beat is an outage as well
            assert left(await again.look(table)) == {1: 50, 2: 60}

    asyncio.run(main())


def test_a_crash_without_a_last_beat_costs_nobody_time(tmp_path: Path) -> None:
    async def main() -> None:
        time = HeldTime()
        async with serving(tmp_path, time=time) as served:
            ada, _, table, _ = await seated(served, pace=LIVE)
            for _ in range(5):
                time.pass_s(2)
                await served.node.pulse.beat()
            served.node.pulse.beat = _nothing  # type: ignore[method-assign]
            cookies = ada.http.cookies
        time.pass_s(1800)
        async with serving(tmp_path, time=time) as served:
            again = served.nobody()
            again.http.cookies = cookies
            assert left(await again.look(table)) == {1: 50, 2: 60}

    async def _nothing() -> None:
        pass

    asyncio.run(main())


def test_who_comes_back_is_told_the_clocks_and_who_is_there(tmp_path: Path) -> None:
    """A resumed stream brings no state; the client's own countdown went on while we were away."""

    async def main() -> None:
        time = HeldTime()
        async with serving(tmp_path, time=time) as served:
            ada, _, table, state = await seated(served, pace=LIVE)
            cookies = ada.http.cookies
        time.pass_s(3600)
        async with serving(tmp_path, time=time) as served:
            again = served.nobody()
            again.http.cookies = cookies
            async with again.stream(table, after=state["table"]["n"]) as hear:
                told = await hear()
                assert told["type"] == "clock"
                assert left(told) == {1: 60, 2: 60}
                assert (await hear())["presence"] == {"seats": [], "watching": 0}

    asyncio.run(main())


def test_an_outage_under_open_streams_is_told_as_clocks(tmp_path: Path) -> None:
    async def main() -> None:
        time = HeldTime()
        async with serving(tmp_path, time=time) as served:
            ada, _, table, _ = await seated(served, pace=LIVE)
            async with ada.stream(table) as hear:
                assert left(await hear()) == {1: 60, 2: 60}
                time.pass_s(45)  # without a beat: the process slept, or the database was away
                await served.node.pulse.beat()
                while (told := await hear())["type"] != "clock":
                    pass
                assert left(told) == {1: 60, 2: 60}
                assert told["clocks"]["at"] == time.now_ms()

    asyncio.run(main())


def test_outages_are_left_out_of_every_count() -> None:
    outages = [Outage(100, 200), Outage(300, 350)]
    assert counted(0, 400, outages) == 250
    assert counted(150, 320, outages) == 100
    assert counted(350, 400, outages) == 50
    assert counted(120, 180, outages) == 0


def test_without_a_clock_patience_ends_after_a_while(tmp_path: Path) -> None:
    async def main() -> None:
        time = HeldTime()
        async with serving(tmp_path, time=time, bot_processes=0, patience_s=600) as served:
            _, bo, table, _ = await seated(served)
            over = f"/api/tables/{table}/takeover"
            for _ in range(100):
                time.pass_s(5)
                await served.node.pulse.beat()
            await bo.refused(409, "still-has-time", "POST", over, {"seat": 1})
            for _ in range(30):
                time.pass_s(5)
                await served.node.pulse.beat()
            await bo.ok("POST", over, {"seat": 1})

    asyncio.run(main())
