"""The simulation of clusters agrees with queueing theory, and its report with what was measured."""

from dataclasses import replace

import pytest

from benchmarks.queueing import Cluster, Costs, Found, Simulation, Station, System
from benchmarks.results import RESULTS
from benchmarks.scale import read_load, verdict

COSTS = Costs(
    receive=0.2, send=0.2, transaction=0.8, players=0.1, read=0.8, note=0.01,
    database_transaction=0.3, database_row=0.2, database_read=0.1, commit_wait=0.5,
    redis_note=0.05, redis_delivery=0.05,
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


def test_the_same_seed_gives_the_same_figures() -> None:
    cluster = Cluster(tables=50, think_ms=500, nodes=2)
    first, second, other = (System(cluster, COSTS, seed).measure(3) for seed in (1, 1, 2))
    assert first == second != other


def test_moves_share_transactions_under_load() -> None:
    easy, full = (System(Cluster(40, think), COSTS).measure(3) for think in (2000, 0.001))
    assert easy.batch < 1.5 < 6 < full.batch
    assert easy.node / easy.moves_per_s > 1.5 * full.node / full.moves_per_s


def test_two_people_at_different_nodes_cost_more() -> None:
    apart = Cluster(tables=200, think_ms=1000, nodes=4)
    costs = [System(c, COSTS).measure(3).node for c in (apart, replace(apart, by_table=True))]
    assert costs[0] > 1.3 * costs[1]


def test_what_is_too_busy_is_named() -> None:
    assert verdict(Found(1, node=0.5, database=0.6, redis=0.4)) == "holds"
    assert verdict(Found(1, node=0.9, database=0.6, redis=0.99)) == "**Redis**"


def test_the_figures_of_make_load_are_found() -> None:
    load = read_load(RESULTS.read_text(encoding="utf-8"))
    names = [
        f"{pace}, {nodes}" for pace in ("fast", "paced") for nodes in ("one node", "two nodes")
    ]
    assert sorted(load) == sorted(names)
    assert all(run.moves_per_s > 0 and run.p50 <= run.p99 for run in load.values())
