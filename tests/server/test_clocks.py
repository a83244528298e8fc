"""Clocks with a controlled time: banks, increments, flags, stand-ins, outages."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import update

from firstgiants.server.node import Node
from firstgiants.server.store import schema
from firstgiants.server.tables.clocks import Outage, counted
from firstgiants.server.timing import SystemTime
from tests.server.served import OPEN_2, HeldTime, Json, Person, Served, serving, settings_for

LIVE = {"kind": "live", "bank_s": 60, "increment_s": 5}


async def seated(served: Served, **settings: object) -> tuple[Person, Person, str, Json]:
    """Ada begins, Bo is second."""
    ada, bo = await served.person("Ada"), await served.person("Bo")
    table = (await ada.make(OPEN_2, first=1, **settings))["table"]["id"]
    state = await bo.ok("POST", f"/api/tables/{table}/join", {})
    return ada, bo, table, state


async def lose_deck(served: Served, table: str) -> None:
    """Nobody can read this table any more."""
    t = schema.tables
    lost = update(t).where(t.c.id == table).values(deck="lost", deck_hash="0" * 64)
    await served.node.database.write(lambda c: c.execute(lost).rowcount)
    served.node.registry.drop(table)


def left(state: Json) -> dict[int, float]:
    return {clock["seat"]: clock["left_ms"] / 1000 for clock in state["clocks"]["seats"]}


async def answer(person: Person, table: str) -> Json:
    """`person` commits the first legal choice of the open decision."""
    view = (await person.look(table))["view"]
    response = await person.commit(table, view["ply"], view["decision"]["legal"][0])
    assert response.status_code == 200, response.text
    return await person.look(table)


async def test_only_the_deciding_seats_clock_runs_and_passing_the_turn_adds_the_increment(
    tmp_path: Path,
) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada, _, table, state = await seated(served, pace=LIVE)
        assert left(state) == {1: 60, 2: 60}
        await served.run_on(time, 10)
        state = await ada.look(table)
        assert left(state) == {1: 50, 2: 60}
        assert state["clocks"]["running"] == 1
        while state["view"]["decision"]["seat"] == 1:
            state = await answer(ada, table)
        assert left(state) == {1: 55, 2: 60}
        await served.run_on(time, 7)
        assert left(await ada.look(table)) == {1: 55, 2: 53}


async def test_others_may_let_a_bot_play_for_a_flagged_person_who_may_return(
    tmp_path: Path,
) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, bot_processes=0) as served:
        ada, bo, table, _ = await seated(served, pace=LIVE)
        over = f"/api/tables/{table}/takeover"
        await bo.refused(409, "still-has-time", "POST", over, {"seat": 1})
        await served.run_on(time, 59)
        await served.node.check_deadlines()
        await bo.refused(409, "still-has-time", "POST", over, {"seat": 1})
        await served.run_on(time, 2)
        await served.node.check_deadlines()
        assert (await bo.look(table))["table"]["seats"][0]["flagged"]
        state = await bo.ok("POST", over, {"seat": 1, "bot": "random"})
        assert state["table"]["seats"][0]["stand_in"] == "random"
        assert state["clocks"]["running"] is None
        legal = state["view"]["decision"]["legal"]
        refused = await ada.commit(table, 0, legal[0])
        assert (refused.status_code, refused.json()["code"]) == (409, "taken-over")
        state = await ada.ok("POST", f"/api/tables/{table}/takeback")
        assert state["table"]["seats"][0]["stand_in"] is None
        assert left(state)[1] == 60  # at least a minute, to get an overview
        assert (await ada.commit(table, 0, legal[0])).status_code == 200


async def test_a_flagged_person_may_still_move_until_a_bot_stands_in(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada, _, table, _ = await seated(served, pace=LIVE)
        await served.run_on(time, 100)
        await served.node.check_deadlines()
        state = await answer(ada, table)
        assert not state["table"]["seats"][0]["flagged"]


async def test_in_rated_live_games_a_bot_stands_in_after_the_grace_period(
    tmp_path: Path,
) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, bot_processes=0, grace_s=30) as served:
        ada, bo, table, _ = await seated(served, pace=LIVE, rated=True)
        await served.run_on(time, 61)
        await served.node.check_deadlines()
        await served.run_on(time, 28)
        await served.node.check_deadlines()
        assert (await bo.look(table))["table"]["seats"][0]["stand_in"] is None
        await served.run_on(time, 2)
        await served.node.check_deadlines()
        assert (await ada.look(table))["table"]["seats"][0]["stand_in"] == "preparator"


async def test_a_table_that_cannot_be_read_stops_no_other_clock(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, bot_processes=0) as served:
        _, _, broken, _ = await seated(served, pace=LIVE)
        ada, _, table, _ = await seated(served, pace=LIVE)
        await lose_deck(served, broken)
        await served.run_on(time, 61)
        await served.node.check_deadlines()
        assert (await ada.look(table))["table"]["seats"][0]["flagged"]


async def test_every_decision_has_the_full_number_of_days(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada, _, table, _ = await seated(served, pace={"kind": "days", "days": 2})
        await served.run_on(time, 86_400)
        state = await ada.look(table)
        assert left(state) == {1: 86_400, 2: 172_800}
        while state["view"]["decision"]["seat"] == 1:
            state = await answer(ada, table)
        assert left(state) == {1: 172_800, 2: 172_800}


async def test_downtime_costs_no_player_time(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada, _, table, _ = await seated(served, pace=LIVE)
        cookies = ada.http.cookies
        for _ in range(5):
            time.pass_s(2)
            await served.node.heartbeat.beat()
    time.pass_s(3600)
    async with serving(tmp_path, time=time) as served:
        again = served.nobody()
        again.http.cookies = cookies
        assert left(await again.look(table)) == {1: 50, 2: 60}
        await served.node.check_deadlines()
        assert not (await again.look(table))["table"]["seats"][0]["flagged"]
        time.pass_s(49)
        await served.node.heartbeat.beat()  # a minute without a heartbeat is an outage too
        assert left(await again.look(table)) == {1: 50, 2: 60}


async def test_a_crash_without_a_last_heartbeat_costs_no_player_time(tmp_path: Path) -> None:
    async def _nothing() -> None:
        pass

    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada, _, table, _ = await seated(served, pace=LIVE)
        for _ in range(5):
            time.pass_s(2)
            await served.node.heartbeat.beat()
        served.node.heartbeat.beat = _nothing  # type: ignore[method-assign]
        cookies = ada.http.cookies
    time.pass_s(1800)
    async with serving(tmp_path, time=time) as served:
        again = served.nobody()
        again.http.cookies = cookies
        assert left(await again.look(table)) == {1: 50, 2: 60}


async def test_a_resumed_stream_begins_with_clocks_and_presence(tmp_path: Path) -> None:
    """A resumed stream has no state message, and the client's countdown ran during the outage."""

    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada, _, table, state = await seated(served, pace=LIVE)
        cookies = ada.http.cookies
    time.pass_s(3600)
    async with serving(tmp_path, time=time) as served:
        again = served.nobody()
        again.http.cookies = cookies
        async with again.stream(table, after=state["table"]["n"]) as hear:
            message = await hear()
            assert message["type"] == "clock"
            assert left(message) == {1: 60, 2: 60}
            assert (await hear())["presence"] == {"seats": [], "watching": 0}


async def test_open_streams_get_the_clocks_after_an_outage(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada, _, table, _ = await seated(served, pace=LIVE)
        async with ada.stream(table) as hear:
            assert left(await hear()) == {1: 60, 2: 60}
            # No heartbeat meanwhile: the process slept, or the database was unreachable.
            time.pass_s(45)
            await served.node.heartbeat.beat()
            while (message := await hear())["type"] != "clock":
                pass
            assert left(message) == {1: 60, 2: 60}
            assert message["clocks"]["at"] == time.now_ms()


def test_outages_are_subtracted_from_elapsed_time() -> None:
    outages = [Outage(100, 200), Outage(300, 350)]
    assert counted(0, 400, outages) == 250
    assert counted(150, 320, outages) == 100
    assert counted(350, 400, outages) == 50
    assert counted(120, 180, outages) == 0


async def test_without_a_clock_others_may_replace_an_idle_person_after_a_while(
    tmp_path: Path,
) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, bot_processes=0, patience_s=600) as served:
        _, bo, table, _ = await seated(served)
        over = f"/api/tables/{table}/takeover"
        for _ in range(100):
            time.pass_s(5)
            await served.node.heartbeat.beat()
        await bo.refused(409, "still-has-time", "POST", over, {"seat": 1})
        for _ in range(30):
            time.pass_s(5)
            await served.node.heartbeat.beat()
        await bo.ok("POST", over, {"seat": 1})


# ---------------------------------------------------------------- pauses, and clocks that jump


async def test_any_first_request_after_a_pause_costs_no_player_time(tmp_path: Path) -> None:
    """A stopped process or suspended laptop continues before a heartbeat has recorded the gap."""

    time = HeldTime()
    async with serving(tmp_path, time=time, bot_processes=0) as served:
        ada, bo, table, _ = await seated(served, pace=LIVE)
        await served.run_on(time, 10)
        time.pass_s(20)
        assert left(await bo.look(table)) == {1: 50, 2: 60}
        state = await answer(ada, table)
        while state["view"]["decision"]["seat"] == 1:
            state = await answer(ada, table)
        assert left(state) == {1: 55, 2: 60}
        time.pass_s(3600)
        await served.node.check_deadlines()
        assert not (await bo.look(table))["table"]["seats"][1]["flagged"]
        assert left(await bo.look(table)) == {1: 55, 2: 60}
        # The time that counts runs out at the moved deadline.
        await served.run_on(time, 59)
        await served.node.check_deadlines()
        assert not (await bo.look(table))["table"]["seats"][1]["flagged"]
        await served.run_on(time, 2)
        await served.node.check_deadlines()
        assert (await bo.look(table))["table"]["seats"][1]["flagged"]


async def test_a_pause_does_not_count_as_idle_time(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, bot_processes=0, patience_s=600) as served:
        _, bo, table, _ = await seated(served)
        time.pass_s(700)
        over = f"/api/tables/{table}/takeover"
        await bo.refused(409, "still-has-time", "POST", over, {"seat": 1})


async def test_after_an_outage_the_deadline_is_the_same_for_a_node_that_reads_it(
    tmp_path: Path,
) -> None:
    """The stored deadline includes the outage, so a restarted node must not add it again."""

    time = HeldTime()
    async with serving(tmp_path, time=time, bot_processes=0) as served:
        ada, _, table, _ = await seated(served, pace=LIVE)
        cookies = ada.http.cookies
        time.pass_s(3600)
        await served.node.check_deadlines()
    async with serving(tmp_path, time=time, bot_processes=0) as served:
        again = served.nobody()
        again.http.cookies = cookies
        await served.run_on(time, 61)
        await served.node.check_deadlines()
        assert (await again.look(table))["table"]["seats"][0]["flagged"]


async def test_one_node_that_sleeps_beside_another_is_no_outage(tmp_path: Path) -> None:
    time = HeldTime()
    async with (
        serving(tmp_path, time=time, bot_processes=0) as first,
        serving(tmp_path, time=time, bot_processes=0) as second,
    ):
        ada, bo, table, state = await seated(first, pace=LIVE)
        before = second.node.heartbeat.outages
        await second.run_on(time, 20)
        there = second.nobody()
        there.http.cookies = ada.http.cookies
        while state["view"]["decision"]["seat"] == 1:
            state = await answer(there, table)
        assert left(state) == {1: 45, 2: 60}
        await second.run_on(time, 30)
        # The first node wakes up with an old state of the table: it is Bo's turn by now.
        await first.node.check_deadlines()
        await first.node.tables.time_ran_out(table)
        seen = await bo.look(table)
        assert not any(seat["flagged"] for seat in seen["table"]["seats"])
        assert left(seen) == {1: 45, 2: 30}
        assert first.node.heartbeat.outages == second.node.heartbeat.outages == before


async def test_a_worker_alone_does_not_keep_the_clocks_running(tmp_path: Path) -> None:
    """People cannot move while only workers are up."""

    time = HeldTime()
    async with serving(tmp_path, time=time, bot_processes=0) as served:
        ada, _, table, _ = await seated(served, pace=LIVE)
        cookies = ada.http.cookies
    worker = Node(settings_for(tmp_path, bot_processes=0), time=time, serves=False)
    await worker.start()
    for _ in range(40):
        time.pass_s(2)
        await worker.heartbeat.beat()
    await worker.stop()
    async with serving(tmp_path, time=time, bot_processes=0) as served:
        again = served.nobody()
        again.http.cookies = cookies
        await served.node.check_deadlines()
        state = await again.look(table)
        assert left(state) == {1: 60, 2: 60}
        assert not state["table"]["seats"][0]["flagged"]


async def test_a_start_with_the_clock_set_back_continues_the_service_time(
    tmp_path: Path,
) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, bot_processes=0) as served:
        ada, _, table, _ = await seated(served, pace=LIVE)
        await served.run_on(time, 10)
        cookies = ada.http.cookies
    time.ms -= 3_600_000
    async with serving(tmp_path, time=time, bot_processes=0) as served:
        again = served.nobody()
        again.http.cookies = cookies
        assert left(await again.look(table)) == {1: 50, 2: 60}
        await served.run_on(time, 20)
        assert left(await again.look(table)) == {1: 30, 2: 60}


class Clocks:
    """A machine's wall clock, which can be set, and its monotonic clock, in nanoseconds."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000 * 10**9
        self.steady = 77 * 10**9

    def pass_s(self, seconds: int) -> None:
        self.wall += seconds * 10**9
        self.steady += seconds * 10**9

    def set_by(self, seconds: int) -> None:
        self.wall += seconds * 10**9

    def time(self) -> SystemTime:
        return SystemTime(lambda: self.wall, lambda: self.steady)


def test_the_service_time_is_monotonic_when_the_clock_is_set() -> None:
    clocks = Clocks()
    time = clocks.time()
    start = time.now_ms()
    assert start == time.wall_ms() == clocks.wall // 10**6
    for jump in (3600, -7200, 1):
        clocks.set_by(jump)
        clocks.pass_s(5)
    assert time.now_ms() == start + 15_000
    time.follow(start)
    assert time.now_ms() == start + 15_000
    time.follow(start + 60_000)
    assert time.now_ms() == start + 60_000


async def test_setting_the_clock_by_an_hour_costs_no_player_time(tmp_path: Path) -> None:
    clocks = Clocks()
    async with serving(tmp_path, time=clocks.time(), bot_processes=0) as served:
        _, bo, table, _ = await seated(served, pace=LIVE)
        expected = 60
        for jump in (3600, -3600, -3600, 3600, 7200):
            clocks.pass_s(4)
            expected -= 4
            await served.node.heartbeat.beat()
            clocks.set_by(jump)
            await served.node.check_deadlines()
            assert left(await bo.look(table)) == {1: expected, 2: 60}
            await served.node.heartbeat.beat()
            await served.node.check_deadlines()
            state = await bo.look(table)
            assert left(state) == {1: expected, 2: 60}
            assert not state["table"]["seats"][0]["flagged"]
        # The clock was set forward last, so machine time and service time agree again.
        assert abs(served.node.time.now_ms() - served.node.time.wall_ms()) < 6000
