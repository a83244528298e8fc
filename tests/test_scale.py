"""The simulation of clusters agrees with queueing theory, and its report with what was measured."""

from dataclasses import replace

import pytest

from benchmarks import queueing, scale
from benchmarks.cluster import Cluster, Costs, Found
from benchmarks.events import Cold, Simulation, Station
from benchmarks.load.servers import percentile
from benchmarks.queueing import System
from benchmarks.scale import comparison, first_guess, simulate, verdict
from benchmarks.scale_measure import LOADS, Alone, Run, Trips
from benchmarks.simulated_node import CLAIM, LOOK

COSTS = Costs(
    receive=0.2, send=0.2, round_trip=0.8, players=0.1, note=0.01, publish=0.0,
    database_transaction=0.3, database_row=0.2, database_read=0.1, redis_note=0.05,
    redis_delivery=0.05, commit_waits=(0.4, 0.6), spread=(0.5, 1.5),
)  # fmt: skip


def test_a_line_is_as_long_as_theory_says() -> None:
    """One server that is busy half of the time: work takes twice its own time (M/M/1)."""
    simulation = Simulation(seed=1)
    station = Station(simulation)
    took: list[float] = []

    def arrive() -> None:
        began = simulation.now
        station.work(simulation.rng.expovariate(1), lambda: took.append(simulation.now - began))
        simulation.after(simulation.rng.expovariate(0.5), arrive)

    simulation.after(0, arrive)
    simulation.run(60_000)
    assert sum(took) / len(took) == pytest.approx(2, rel=0.1)
    assert station.busy_ms / 60_000 == pytest.approx(0.5, rel=0.05)


def test_work_that_is_done_seldom_takes_longer() -> None:
    """Alike for all work of a kind, whatever else the station did meanwhile."""
    simulation, cold = Simulation(seed=1), Cold(extra=2.0, after_ms=5.0)
    station = Station(simulation, cold=cold)
    took: list[float] = []
    for at, kind in [(0, "other"), (1000, "other"), (1010, "one"), (1020, "one"), (1030, "")]:
        before = station.busy_ms
        simulation.run(at)
        station.work(1.0, lambda: None, kind)
        simulation.run(at + 4)
        took.append(station.busy_ms - before)
    assert took == pytest.approx([1, 3, 3, cold.factor(10), 1], abs=0.01)


def test_how_cold_work_is_follows_from_how_long_it_takes() -> None:
    """Found from work that is done each 20 ms, and work that is done each 4 ms."""
    true, found = Cold(extra=2.0, after_ms=5.0), Cold(extra=1.0, after_ms=10.0)
    for _ in range(12):
        was, wanted = ([cold.factor(pause) for pause in (20, 4)] for cold in (found, true))
        found = found.corrected(was, wanted)
    assert found == pytest.approx(true, rel=0.01)


def test_the_same_seed_gives_the_same_figures() -> None:
    cluster = Cluster(tables=50, think_ms=500, nodes=2)
    first, second, other = (System(cluster, COSTS, seed).measure(3) for seed in (1, 1, 2))
    assert first == second != other


def test_moves_share_transactions_under_load() -> None:
    easy, full = (System(Cluster(40, think), COSTS).measure(3) for think in (2000, 0.001))
    assert easy.batch < 1.5 < 6 < full.batch
    assert easy.node / easy.moves_per_s > 1.5 * full.node / full.moves_per_s


def test_moves_wait_for_the_other_statements_of_their_transaction(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A game's end takes many round trips; the moves beside it are stored with it."""
    slow = System(Cluster(40, 20), COSTS).measure(6)
    monkeypatch.setattr(queueing, "LAST_MOVE", 1)
    monkeypatch.setattr(queueing, "SET_UP", (1, 0, 1, 0))
    quick = System(Cluster(40, 20), COSTS).measure(6)
    assert percentile(slow.latencies, 0.99) > 1.5 * percentile(quick.latencies, 0.99)


def test_a_session_is_looked_up_again_after_half_a_minute() -> None:
    """A move of somebody who thinks longer than that waits for a read."""
    costs = replace(COSTS, database_read=20.0)
    quick, slow = (System(Cluster(20, think), costs).measure(300) for think in (1000, 60_000))
    seldom, always = (
        sum(ms > 10 for ms in one.latencies) / len(one.latencies) for one in (quick, slow)
    )
    assert seldom == pytest.approx(1 / 16, abs=0.02)
    assert always > 0.9


def test_two_people_at_different_nodes_cost_more() -> None:
    apart = Cluster(tables=200, think_ms=1000, nodes=4)
    costs = [System(c, COSTS).measure(3).node for c in (apart, replace(apart, by_table=True))]
    assert costs[0] > 1.3 * costs[1]


def test_what_is_too_busy_is_named() -> None:
    assert verdict(Found(1, node=0.5, database=0.6, redis=0.4)) == "holds"
    assert verdict(Found(1, node=0.9, database=0.6, redis=0.99)) == "**Redis**"
    assert verdict(Found(1, node=0.5, database=0.6, redis=0.4, bots=0.9)) == "**bots**"


THINK = replace(COSTS, think=10.0, find=0.2, turns=0.5)


def test_a_bot_answers_after_its_claim_its_thought_and_its_commit() -> None:
    """On a node of its own the answer takes the sum of the parts; half of the moves ask for one."""
    found = System(Cluster(1, 1000, with_bots=1.0), THINK).measure(2000)
    parts = THINK.find + THINK.think + THINK.receive + THINK.send
    reads = LOOK * THINK.database_read
    written = THINK.round_trip + THINK.database_transaction + THINK.database_row
    claim = (CLAIM - 1) * (THINK.round_trip + THINK.database_row)
    expected = parts + reads + claim + 2 * (written + 0.5)
    assert sum(found.answers) / len(found.answers) == pytest.approx(expected, rel=0.1)
    assert found.turns_per_s / found.moves_per_s == pytest.approx(0.5, rel=0.1)


def test_a_bot_ends_half_of_its_games() -> None:
    """The last turn takes as many round trips as a person's last move."""
    slow = replace(THINK, round_trip=2.0, turns=1.0, spread=(1.0,), commit_waits=(0.0,))
    found = System(Cluster(1, 1000, with_bots=1.0), slow).measure(4000)
    last = (queueing.LAST_MOVE - 1) * slow.round_trip
    ended = sum(ms > percentile(found.answers, 0.5) + last for ms in found.answers)
    games = len(found.answers) * 2 / 90
    assert ended == pytest.approx(games / 2, rel=0.25)


def test_bots_wait_for_a_free_process() -> None:
    """With one process a thousand turns need ten seconds; with workers more are served."""
    many = Cluster(tables=400, think_ms=1000, with_bots=1.0)
    alone = System(many, THINK).measure(4)
    helped = System(replace(many, workers=2, processes=4), THINK).measure(4)
    assert alone.bots > 0.6
    assert alone.turns_per_s < 100 < helped.turns_per_s
    assert percentile(helped.answers, 0.5) < percentile(alone.answers, 0.5) / 4


def test_the_report_says_how_far_off_each_figure_is(monkeypatch: pytest.MonkeyPatch) -> None:
    small = {name: replace(load, tables=load.tables // 10) for name, load in LOADS.items()}
    monkeypatch.setattr(scale, "LOADS", small)
    loads = {}
    for name, load in small.items():
        (found,) = simulate(load, THINK, 0.3, phases=1)
        phase = replace(
            found, database_ms=0.5, redis_ms=0.1, think_ms=10.0, table_ms=6.0, players_ms=0.1
        )
        slow, quick = replace(phase, p99=2 * phase.p99), replace(phase, p50=0.0)
        loads[name] = [phase, slow, slow, quick, quick]
    trips = Trips(0.8, 0.1, [1.0, 1.5], [1.5, 2.0])
    run = Run(0.3, loads, [trips, trips], Alone(0.01, 0.0, 10.0, [0.5]), [8.0, 12.0])
    rows, marks = comparison(run, first_guess(run))
    assert len(rows) == marks.total() == 4 * 5 + 2 * 9
    for mark, count in marks.items():
        assert sum(row.endswith(f"| {mark} |") for row in rows) == count
    # Only what differs between the phases can be unsteady.
    unsteady = [row for row in rows if "| unsteady |" in row]
    assert all("| p99 ms |" in row or "| p50 ms |" in row for row in unsteady)
