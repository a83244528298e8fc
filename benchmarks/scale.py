"""How far our servers reach: measures a node, simulates it and clusters, and writes RESULTS.md.

    python -m benchmarks.scale

It measures one node, with PostgreSQL, Redis and a bot's process, under several loads. A few of the
figures set the costs of the simulation; it compares the simulation with the others, which it has
not seen. Then it simulates 10,000, 100,000 and 1,000,000 tables. docs/scale.md says what follows.
"""

from __future__ import annotations

import argparse
import gc
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, fields, replace
from math import ceil
from pathlib import Path
from statistics import mean, median

import msgspec

from benchmarks.cluster import Cluster, Costs, Found
from benchmarks.events import Cold
from benchmarks.load.servers import percentile
from benchmarks.queueing import SET_UP, System
from benchmarks.results import SCALE, facts, write_section
from benchmarks.scale_measure import (
    LOADS,
    PHASES,
    PUBLISH_EVERY_MS,
    Load,
    Measured,
    Run,
    measure,
)
from benchmarks.simulated_node import CLAIM

CORES = 2
"""Of the machine on which the loads were measured, with everything on it."""
SHORTEST_MS = 0.001
"""A thought at full speed: the simulation needs some time to pass."""
GOAL = 0.2
TRIES = 12
GUESS = Cold(extra=2.0, after_ms=5.0)


# ---------------------------------------------------------------- one node


def simulate(load: Load, costs: Costs, seconds: float, phases: int = PHASES) -> list[Measured]:
    """A load as it is measured: everything on one machine, the phases one after the other."""
    return _phases(_one_machine(load, costs), load, seconds, phases)


def _one_machine(load: Load, costs: Costs) -> System:
    bots = 1.0 if load.bots else 0.0
    think = load.think_ms or SHORTEST_MS
    return System(Cluster(load.tables, think, cores=CORES, fresh=True, with_bots=bots), costs)


def _phases(system: System, load: Load, seconds: float, phases: int = PHASES) -> list[Measured]:
    return [_measured(system, load.longer * seconds) for _ in range(phases)]


def _measured(system: System, seconds: float) -> Measured:
    """Only what is compared, or sets the costs."""
    found = system.measure(seconds)
    each = 1000 / max(1.0, found.moves_per_s + found.turns_per_s)
    return Measured(
        moves_per_s=found.moves_per_s, turns_per_s=found.turns_per_s,
        node_ms=each * found.node,
        database_ms=each * found.database * system.cluster.database_cores,
        players_ms=each * found.players,
        redis_ms=0.0, think_ms=0.0, table_ms=0.0,
        p50=percentile(found.latencies, 0.5),
        p90=percentile(found.latencies, 0.9),
        p99=percentile(found.latencies, 0.99),
        answer_p50=percentile(found.answers, 0.5),
        answer_p90=percentile(found.answers, 0.9),
        answer_p99=percentile(found.answers, 0.99),
    )  # fmt: skip


def median_of(found: Found) -> float:
    return percentile(found.latencies, 0.5)


def slowest_of(found: Found) -> float:
    """The slowest of a hundred moves."""
    return percentile(found.latencies, 0.99)


def typical(phases: Sequence[Measured]) -> Measured:
    """The median of each figure."""
    names = [part.name for part in fields(Measured)]
    return Measured(**{name: median(getattr(one, name) for one in phases) for name in names})


def first_guess(run: Run) -> Costs:
    """The costs of what was measured alone; the others are guesses, for `calibrate` to correct."""
    assert run.alone is not None
    alone, was = run.alone, {name: typical(run.loads[name]) for name in SETTING}
    paced, fast, bots = was[OFTEN], was[FULL], was[WITH_BOTS]
    round_trip = median(one.cpu_ms for one in run.trips)
    database_ms = median(one.database_ms for one in run.trips)
    return Costs(
        receive=fast.node_ms / 4, send=fast.node_ms / 4, round_trip=round_trip,
        players=fast.players_ms,
        note=alone.note_ms, publish=alone.publish_ms / GUESS.factor(PUBLISH_EVERY_MS),
        database_transaction=database_ms, database_read=database_ms,
        database_row=fast.database_ms,
        redis_note=paced.redis_ms / 2, redis_delivery=paced.redis_ms / 2,
        new_game=max(0.1, fast.table_ms - sum(SET_UP) * round_trip),
        background=alone.background_ms, think=bots.think_ms, find=bots.node_ms / 4,
        turns=min(1.0, bots.turns_per_s / bots.moves_per_s),
        node_cold=GUESS, database_cold=GUESS, players_cold=GUESS,
        spread=tuple(ms / mean(one.took_ms) for one in run.trips for ms in one.took_ms),
        turn_spread=tuple(ms / mean(run.turns_ms) for ms in run.turns_ms),
        commit_waits=tuple(ms for one in run.trips for ms in one.commit_waits_ms),
    )  # fmt: skip


def calibrate(run: Run) -> Costs:
    """The costs with which the simulation agrees in the figures of SET, and in the CPU times of
    PostgreSQL and of the players under the same loads."""
    was = {name: typical(run.loads[name]) for name in SETTING}
    costs = first_guess(run)
    for _ in range(TRIES):
        systems = {name: _one_machine(LOADS[name], costs) for name in SETTING}
        said = {
            name: typical(_phases(system, LOADS[name], run.seconds))
            for name, system in systems.items()
        }
        costs = _corrected(costs, run, was, said, systems)
    return costs


def _slower(system: System) -> list[float]:
    """How many times as long the work of the node, PostgreSQL and the players took because some of
    it was done seldom."""
    stations = [system.nodes[0].loop, system.databases[0], system.players]
    return [one.busy_ms / one.warm_ms for one in stations]


def _corrected(
    costs: Costs,
    run: Run,
    was: dict[str, Measured],
    said: dict[str, Measured],
    systems: dict[str, System],
) -> Costs:
    def cold(cold: Cold, cpu_ms: Callable[[Measured], float], index: int) -> Cold:
        """Work that is done seldom takes longer: how much is seen in the CPU time of a move."""
        factors = [_slower(systems[name])[index] for name in (SELDOM, OFTEN)]
        ratios = [cpu_ms(was[name]) / cpu_ms(said[name]) for name in (SELDOM, OFTEN)]
        wanted = [factor * ratio for factor, ratio in zip(factors, ratios, strict=True)]
        return cold.corrected(factors, wanted)

    assert run.alone is not None
    node_cold = cold(costs.node_cold, lambda one: one.node_ms, 0)
    more = was[FULL].node_ms / said[FULL].node_ms
    missing = was[WITH_BOTS].node_ms - said[WITH_BOTS].node_ms
    find = costs.find + missing * (1 + 1 / costs.turns) / (1 + node_cold.extra)
    return replace(
        costs,
        receive=costs.receive * more,
        send=costs.send * more,
        find=max(0.1, find),
        publish=run.alone.publish_ms / node_cold.factor(PUBLISH_EVERY_MS),
        database_row=costs.database_row * was[FULL].database_ms / said[FULL].database_ms,
        node_cold=node_cold,
        database_cold=cold(costs.database_cold, lambda one: one.database_ms, 1),
        players_cold=cold(costs.players_cold, lambda one: one.players_ms, 2),
    )


SELDOM, OFTEN, FULL = "50 moves/s", "250 moves/s", "full speed"
WITH_BOTS = "40 tables with a bot"
SETTING = (SELDOM, OFTEN, FULL, WITH_BOTS)
SET = {*((name, "node, CPU ms") for name in SETTING), (WITH_BOTS, "turns/s")}
"""The figures that set the costs, with what the parts of a node cost alone and the CPU times of
PostgreSQL, Redis, the players and of a bot's turn; all others are compared."""


def figures(was: Measured, said: Measured) -> Iterator[tuple[str, float, float]]:
    yield "moves/s", was.moves_per_s, said.moves_per_s
    yield "node, CPU ms", was.node_ms, said.node_ms
    yield "p50 ms", was.p50, said.p50
    yield "p90 ms", was.p90, said.p90
    yield "p99 ms", was.p99, said.p99
    if was.turns_per_s:
        yield "turns/s", was.turns_per_s, said.turns_per_s
        yield "p50 ms of a bot", was.answer_p50, said.answer_p50
        yield "p90 ms of a bot", was.answer_p90, said.answer_p90
        yield "p99 ms of a bot", was.answer_p99, said.answer_p99


def comparison(run: Run, costs: Costs) -> tuple[list[str], Counter[str]]:
    """A row for each figure, and how many were `set`, are `within` GOAL or `beyond` it, or are
    `unsteady`: beyond it, but the phases of the measurement differ by more than GOAL themselves,
    even without the lowest and the highest."""
    rows, marks = [], Counter[str]()
    for name, load in LOADS.items():
        phases = run.loads[name]
        found = typical(simulate(load, costs, run.seconds))
        by_phase = zip(*(figures(phase, found) for phase in phases), strict=True)
        for (what, was, said), each in zip(figures(typical(phases), found), by_phase, strict=True):
            _, least, *_, most, _ = sorted(value for _, value, _ in each)
            off = said / was - 1
            if (name, what) in SET:
                mark = "set"
            elif abs(off) <= GOAL:
                mark = "within"
            else:
                mark = "unsteady" if most - least > GOAL * was else "beyond"
            marks[mark] += 1
            rows.append(
                f"| {name} | {what} | {was:,.4g} | {least:,.4g}–{most:,.4g} | {said:,.4g} "
                f"| {off:+.0%} | {mark} |"
            )
    return rows, marks


# ---------------------------------------------------------------- clusters

PACE_MS = 10_000
"""A person moves every ten seconds, at each live table: people who think, and talk."""
BOTS = 0.25
"""Of the tables have a bot."""
PROCESSES = 4
"""Of each worker."""
BOTS_BUSY = 0.6
TOO_BUSY = 0.85
CAPACITY = 0.5
"""How busy a node may be with moves. The rest is for previews, pages, the lobby, and the other
nodes' tables while one restarts."""
STREAM_KB = 40
SCALES = (10_000, 100_000, 1_000_000)


def tables_per_node(costs: Costs) -> tuple[int, Found]:
    """The most tables, in steps of 250, that keep a node less busy than CAPACITY."""
    best = 250, System(Cluster(250, PACE_MS), costs).measure(10)
    for tables in range(500, 20_001, 250):
        found = System(Cluster(tables, PACE_MS), costs).measure(10)
        if found.node > CAPACITY:
            break
        best = tables, found
    return best


def designs(tables: int, nodes: int, costs: Costs) -> list[tuple[str, Cluster]]:
    moves_per_s = tables / PACE_MS * 1000
    turns_per_s = moves_per_s * BOTS * costs.turns
    database_ms = costs.database_transaction + costs.database_row
    written_per_s = moves_per_s + 2 * turns_per_s  # a turn is claimed, then committed
    partitions = max(1, round(written_per_s * database_ms / 1000 / 8 / 0.5 + 0.5))
    shards = max(1, round(moves_per_s * (costs.redis_note + costs.redis_delivery) / 500 + 0.5))
    of_worker = costs.find + (CLAIM + 1) * costs.round_trip + costs.receive + costs.send
    # At most: a worker does all this seldom.
    turn_ms = max(costs.think / PROCESSES, of_worker * (1 + costs.node_cold.extra))
    workers = ceil(turns_per_s * turn_ms / 1000 / BOTS_BUSY)
    plain = Cluster(tables, PACE_MS, nodes, with_bots=BOTS, workers=workers, processes=PROCESSES)
    local = replace(plain, by_table=True, broadcast=False)
    full = replace(local, partitions=partitions, shards=shards)
    found = [
        ("as it is", plain),
        ("both people at one node", replace(plain, by_table=True)),
        ("… and notes only where a table is open", local),
        (f"… and {partitions} PostgreSQL, {shards} Redis", full),
    ]
    if workers > 1:
        found.append(("… with half as many workers", replace(full, workers=workers // 2)))
    return found


def verdict(found: Found) -> str:
    busy = {
        "nodes": found.node, "PostgreSQL": found.database, "Redis": found.redis, "bots": found.bots,
    }  # fmt: skip
    first = max(busy, key=lambda name: busy[name])
    return f"**{first}**" if busy[first] > TOO_BUSY else "holds"


def cluster_rows(costs: Costs, per_node: int, scales: Sequence[int]) -> list[str]:
    rows = []
    for tables in scales:
        nodes = -(-tables // per_node)
        seconds = 4 if tables < 1_000_000 else 1
        for name, cluster in designs(tables, nodes, costs):
            found = System(cluster, costs).measure(seconds)
            rows.append(
                f"| {tables:,} | {name} | {nodes} | {cluster.workers} | {found.moves_per_s:,.0f} "
                f"| {median_of(found):,.0f} | {slowest_of(found):,.0f} "
                f"| {percentile(found.answers, 0.99):,.0f} | {found.node:.0%} "
                f"| {found.database:.0%} | {found.redis:.0%} | {found.bots:.0%} "
                f"| {verdict(found)} |"
            )
            print(rows[-1], flush=True)
    return rows


# ---------------------------------------------------------------- the report


def _colder(cold: Cold, who: str) -> str:
    return f"{who} {1 + cold.extra:.1f} times as long, most of that after {cold.after_ms:.1f} ms"


def report(run: Run, scales: Sequence[int] = SCALES) -> str:
    costs, parts = calibrate(run), run.alone
    assert parts is not None
    rows, marks = comparison(run, costs)
    clusters = replace(costs, commit_waits=tuple(parts.disk_waits_ms))
    per_node, alone = tables_per_node(clusters)
    paced, fast = (typical(run.loads[name]) for name in (OFTEN, FULL))
    listed = ", ".join(
        f"{name} {value:.3g}" for name, value in asdict(costs).items() if isinstance(value, float)
    )
    lines = [
        SCALE, "",
        ("`python -m benchmarks.scale`: one node with PostgreSQL, Redis and one process for bots "
        f"(`curator`), measured under {len(LOADS)} loads, and what the simulation "
        "(`benchmarks/queueing.py`) says about the same machine. What the parts of a node cost "
        f"alone, the CPU times of the other programs and {len(SET)} figures set its costs; the "
        "others test it. [What follows](../docs/scale.md)."), "",
        *facts(), "",
        (f"| load | figure | measured, median of {PHASES} | the middle {PHASES - 2} | simulated "
        "| off by | |"),
        "| --- | --- | ---: | ---: | ---: | ---: | --- |",
        *rows, "",
        (f"Of the {marks.total() - marks['set']} figures that were not set, {marks['within']} are "
        f"within {GOAL:.0%}, {marks['beyond']} beyond it, and {marks['unsteady']} unsteady: the "
        f"middle {PHASES - 2} of the {PHASES} phases of the measurement differ by more than "
        f"{GOAL:.0%} themselves."),
        "",
        (f"For a move PostgreSQL takes {paced.database_ms:.2f} ms of CPU time at 250 moves/s and "
        f"{fast.database_ms:.2f} ms at full speed, Redis {paced.redis_ms:.2f} ms; a turn of a bot "
        f"takes {costs.think:.1f} ms. A note about a table that nobody has open takes a node "
        f"{1000 * parts.note_ms:.1f} µs; to publish notes and hear them {parts.publish_ms:.2f} ms; "
        f"a second without moves {parts.background_ms:.0f} ms. "
        "Work that was last done long ago takes "
        f"{_colder(costs.node_cold, 'a node')}, {_colder(costs.database_cold, 'PostgreSQL')} and "
        f"{_colder(costs.players_cold, 'the players')}. A commit waits "
        f"{percentile(parts.disk_waits_ms, 0.5):.2f} ms for the disk, one in a hundred "
        f"{percentile(parts.disk_waits_ms, 0.99):.1f} ms or more; the loads were measured with "
        "PostgreSQL's files in memory, the clusters wait for the disk. "
        f"The costs of the simulation in milliseconds of a busy program: {listed}."), "",
        (f"With a move every {PACE_MS / 1000:g} s at each table, one core holds **{per_node:,} "
        f"tables** of people: {alone.moves_per_s:.0f} moves/s, {alone.node:.0%} busy, p50 "
        f"{median_of(alone):.1f} ms, p99 {slowest_of(alone):.1f} ms. Their "
        f"{2 * per_node:,} streams take {2 * per_node * STREAM_KB / 1e6:.2f} GB. Clusters at that "
        f"pace, simulated: a bot plays at {BOTS:.0%} of the tables and thinks in workers of "
        f"{PROCESSES} processes; each PostgreSQL has 8 cores. The last column names what is busier "
        f"than {TOO_BUSY:.0%}, and so breaks first:"), "",
        ("| tables | design | nodes | workers | moves/s | p50 ms | p99 ms | bot p99 ms | nodes "
        "| PostgreSQL | Redis | bots | |"),
        f"| ---: | --- {'| ---: ' * 10}| --- |",
        *cluster_rows(clusters, per_node, scales), "",
    ]  # fmt: skip
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a node, and simulate it and clusters.")
    parser.add_argument("--seconds", type=float, default=10, help="of each phase")
    parser.add_argument("--measured", type=Path, help="read or keep what was measured in this file")
    parser.add_argument("--pieces", type=int, help="measure so many loads, keep them, and stop")
    parser.add_argument("--print-only", action="store_true", help="do not write RESULTS.md")
    options = parser.parse_args()
    run = Run(options.seconds)
    if options.measured and options.measured.exists():
        run = msgspec.json.decode(options.measured.read_bytes(), type=Run)
    if not run.is_complete:
        for count, more in enumerate(measure(run), 1):
            run = more
            if options.measured:
                options.measured.write_bytes(msgspec.json.encode(run))
            if count == options.pieces:
                return
    gc.disable()  # a simulation makes no cycles, and a million tables to look through
    text = report(run)
    if not options.print_only:
        write_section(text)
    print(text)


if __name__ == "__main__":
    main()
