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
from collections.abc import Iterator, Sequence
from dataclasses import asdict, fields, replace
from math import ceil
from pathlib import Path
from statistics import mean, median

import msgspec

from benchmarks.cluster import Cluster, Costs, Found
from benchmarks.load.servers import percentile
from benchmarks.queueing import CLAIM, GAME, LAST_MOVE, SET_UP, System
from benchmarks.results import SCALE, facts, write_section
from benchmarks.scale_measure import LOADS, PHASES, Load, Measured, Run, measure

CORES = 2
"""Of the machine on which the loads were measured, with everything on it."""
SHORTEST_MS = 0.001
"""A thought at full speed: the simulation needs some time to pass."""
GOAL = 0.2
TRIES = 15


# ---------------------------------------------------------------- one node


def simulate(load: Load, costs: Costs, seconds: float = 20) -> Found:
    """A measured load: everything on one machine."""
    bots = 1.0 if load.bots else 0.0
    think = load.think_ms or SHORTEST_MS
    cluster = Cluster(load.tables, think, cores=CORES, fresh=True, with_bots=bots)
    return System(cluster, costs).measure(seconds)


def node_ms(found: Found) -> float:
    """CPU time of the node for each move and turn."""
    return 1000 * found.node / (found.moves_per_s + found.turns_per_s)


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
    paced, fast, bots = (typical(run.loads[name]) for name in SETTING)
    shared = max(0.01, paced.database_ms - fast.database_ms)
    # Statements that begin and end games, for each move.
    beside = (sum(SET_UP) + LAST_MOVE) / mean(GAME)
    return Costs(
        receive=fast.node_ms / 2, send=fast.node_ms / 2,
        transaction=max(0.01, paced.node_ms - fast.node_ms), players=fast.players_ms,
        read=paced.node_ms / 2, note=run.note_ms, publish=run.publish_ms,
        database_transaction=shared,
        database_row=fast.database_ms / (1 + beside), database_read=shared / 2,
        commit_wait=paced.p50 / 4,
        redis_note=paced.redis_ms / 2, redis_delivery=paced.redis_ms / 2,
        # Half of setting up a table is its round trips, half is all the rest.
        new_game=paced.table_ms, statement=paced.table_ms / 2 / sum(SET_UP),
        background=run.background_ms, think=bots.think_ms, find=bots.node_ms / 2,
        turns=min(1.0, bots.turns_per_s / bots.moves_per_s),
    )  # fmt: skip


def calibrate(run: Run) -> Costs:
    """The costs with which the simulation agrees in the figures of SET."""
    paced, fast, bots = (typical(run.loads[name]) for name in SETTING)
    costs = first_guess(run)
    for _ in range(TRIES):
        slow, full, few = (simulate(LOADS[name], costs) for name in SETTING)
        more = fast.node_ms / node_ms(full)
        transaction = max(0.01, costs.transaction + (paced.node_ms - node_ms(slow)) / 2)
        costs = replace(
            costs,
            receive=costs.receive * more,
            send=costs.send * more,
            transaction=transaction,
            read=transaction,
            commit_wait=max(
                0.05, costs.commit_wait + (paced.p50 - percentile(slow.latencies, 0.5)) / 2
            ),
            find=max(0.01, costs.find + bots.node_ms - node_ms(few)),
        )
    return costs


SETTING = ("250 moves/s", "full speed", "40 tables with a bot")
SET = {
    ("250 moves/s", "node, CPU ms"),
    ("250 moves/s", "p50 ms"),
    ("full speed", "node, CPU ms"),
    ("40 tables with a bot", "turns/s"),
    ("40 tables with a bot", "node, CPU ms"),
}
"""The figures that set the costs, with the CPU times of PostgreSQL, Redis, the players and of a
bot's turn; all others are compared."""


def figures(was: Measured, said: Found) -> Iterator[tuple[str, float, float]]:
    yield "moves/s", was.moves_per_s, said.moves_per_s
    yield "node, CPU ms", was.node_ms, node_ms(said)
    yield "p50 ms", was.p50, median_of(said)
    yield "p90 ms", was.p90, percentile(said.latencies, 0.9)
    yield "p99 ms", was.p99, slowest_of(said)
    if was.turns_per_s:
        yield "turns/s", was.turns_per_s, said.turns_per_s
        yield "p50 ms of a bot", was.answer_p50, percentile(said.answers, 0.5)
        yield "p90 ms of a bot", was.answer_p90, percentile(said.answers, 0.9)
        yield "p99 ms of a bot", was.answer_p99, percentile(said.answers, 0.99)


def comparison(run: Run, costs: Costs, seconds: float = 20) -> tuple[list[str], Counter[str]]:
    """A row for each figure, and how many were `set`, are `within` GOAL or `beyond` it, or are
    `unsteady`: beyond it, but the phases of the measurement differ by more than GOAL themselves."""
    rows, marks = [], Counter[str]()
    for name, load in LOADS.items():
        found, phases = simulate(load, costs, seconds), run.loads[name]
        by_phase = zip(*(figures(phase, found) for phase in phases), strict=True)
        for (what, was, said), each in zip(figures(typical(phases), found), by_phase, strict=True):
            least, most = (pick(value for _, value, _ in each) for pick in (min, max))
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
    written_ms = 2 * costs.transaction + (CLAIM - 1) * costs.statement
    of_worker = costs.find + written_ms + costs.receive + costs.send
    turn_ms = max(costs.think / PROCESSES, of_worker)
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


def report(run: Run, scales: Sequence[int] = SCALES) -> str:
    costs = calibrate(run)
    rows, marks = comparison(run, costs)
    per_node, alone = tables_per_node(costs)
    paced, fast, _ = (typical(run.loads[name]) for name in SETTING)
    listed = ", ".join(f"{name} {value:.3g}" for name, value in asdict(costs).items())
    lines = [
        SCALE, "",
        ("`python -m benchmarks.scale`: one node with PostgreSQL, Redis and one process for bots "
        f"(`curator`), measured under {len(LOADS)} loads, and what the simulation "
        "(`benchmarks/queueing.py`) says about the same machine. The CPU times of the other "
        f"programs and {len(SET)} figures set its costs; the others test it. "
        "[What follows](../docs/scale.md)."), "",
        *facts(), "",
        f"| load | figure | measured, median of {PHASES} | from – to | simulated | off by | |",
        "| --- | --- | ---: | ---: | ---: | ---: | --- |",
        *rows, "",
        (f"Of the {marks.total() - marks['set']} figures that were not set, {marks['within']} are "
        f"within {GOAL:.0%}. {marks['unsteady']} others are unsteady: the {PHASES} phases of the "
        f"measurement differ by more than {GOAL:.0%} themselves. {marks['beyond']} are beyond it."),
        "",
        (f"For a move PostgreSQL takes {paced.database_ms:.2f} ms of CPU time at 250 moves/s and "
        f"{fast.database_ms:.2f} ms at full speed, Redis {paced.redis_ms:.2f} ms; a turn of a bot "
        f"takes {costs.think:.1f} ms. A note about a table that nobody has open takes a node "
        f"{1000 * run.note_ms:.1f} µs; to publish notes and hear them {run.publish_ms:.2f} ms; a "
        f"second without moves {run.background_ms:.0f} ms. "
        f"The costs of the simulation in milliseconds: {listed}."), "",
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
        *cluster_rows(costs, per_node, scales), "",
    ]  # fmt: skip
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a node, and simulate it and clusters.")
    parser.add_argument("--seconds", type=float, default=10, help="of each measurement")
    parser.add_argument("--measured", type=Path, help="read or keep what was measured in this file")
    parser.add_argument("--print-only", action="store_true", help="do not write RESULTS.md")
    options = parser.parse_args()
    if options.measured and options.measured.exists():
        run = msgspec.json.decode(options.measured.read_bytes(), type=Run)
    else:
        run = measure(options.seconds)
        if options.measured:
            options.measured.write_bytes(msgspec.json.encode(run))
    gc.disable()  # a simulation makes no cycles, and a million tables to look through
    text = report(run)
    if not options.print_only:
        write_section(text)
    print(text)


if __name__ == "__main__":
    main()
