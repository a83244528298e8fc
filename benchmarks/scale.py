"""How far our servers reach: simulates a node and clusters, and writes RESULTS.md.

    python -m benchmarks.scale

It takes what `make load` measured from RESULTS.md, measures what PostgreSQL and Redis do for a
move, and sets the costs of the simulation by some of these figures. It compares the simulation with
the others, which it has not seen. Then it simulates 10,000, 100,000 and 1,000,000 tables.
docs/scale.md says what follows.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from math import ceil
from pathlib import Path

import msgspec

from benchmarks.load.servers import drive, ours
from benchmarks.queueing import Cluster, Costs, Found, System
from benchmarks.results import LOAD, RESULTS, SCALE, facts, write_section
from firstgiants.server.streams.bus import Note
from firstgiants.server.streams.redis_bus import Batch
from tests.chaos.processes import Postgres, Redis, closing
from tests.server.served import serving

PLAYERS = Path(__file__).resolve().parent / "load"
CORES = 2
"""Of the machine on which `make load` was run, with everything on it."""
PACED_TABLES, PACED_MS = 500, 2000
FAST_TABLES, FAST_MS = 100, 0.001
TICKS = os.sysconf("SC_CLK_TCK")
GOAL = 0.2


@dataclass(frozen=True)
class Measured:
    """One run of `make load`. CPU times are milliseconds a move, of all nodes."""

    moves_per_s: float
    node_ms: float
    p50: float
    p99: float
    players_busy: float = 0.0


@dataclass(frozen=True)
class Shares:
    """CPU time in milliseconds: of PostgreSQL and Redis for a move, at an easy pace and at full
    speed; of a node for a note, and for a second without any move."""

    database_easy: float
    database_full: float
    redis_easy: float
    note: float
    background: float


def read_load(page: str) -> dict[str, Measured]:
    """The rows of `make load` with PostgreSQL, by pace and number of nodes: "fast, one node"."""
    section = page.partition(LOAD)[2].partition("\n## ")[0]
    found: dict[str, Measured] = {}
    for line in section.splitlines():
        cells = [cell.strip().replace(",", "") for cell in line.strip("| ").split("|")]
        name = cells[0].removeprefix("PostgreSQL and Redis ")
        if name == cells[0]:
            continue
        if len(cells) == 8:
            moves, _, cpu, p50, p99, _, busy = (float(cell.strip("%")) for cell in cells[1:])
            found.setdefault(f"fast, {name}", Measured(moves, cpu, p50, p99, busy / 100))
        elif len(cells) == 7:
            moves, cpu, p50, p99 = map(float, cells[1:5])
            found.setdefault(f"paced, {name}", Measured(moves, cpu, p50, p99))
    return found


# ---------------------------------------------------------------- measuring


def cpu_s(pids: Sequence[int]) -> float:
    total = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
        except OSError:
            continue
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


def children(pid: int) -> list[int]:
    command = ["ps", "-o", "pid=", "--ppid", str(pid)]
    listed = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    return [int(one) for one in listed.stdout.split()]


class Watch(threading.Thread):
    """Notes the CPU time of PostgreSQL and Redis ten times a second."""

    def __init__(self, postgres: Postgres, redis: Redis) -> None:
        super().__init__(daemon=True)
        self._postgres, self._redis = postgres.pid, redis.pid
        self._notes: list[tuple[float, float, float]] = []
        self.stopped = threading.Event()

    def run(self) -> None:
        while not self.stopped.wait(0.1):
            database = cpu_s([*children(self._postgres), self._postgres])
            self._notes.append((time.monotonic(), database, cpu_s([self._redis])))

    def spent(self, seconds: float) -> tuple[float, float]:
        """CPU seconds of each in the last seconds."""
        end = self._notes[-1]
        begin = next(note for note in self._notes if note[0] >= end[0] - seconds)
        return end[1] - begin[1], end[2] - begin[2]


def measure_shares(folder: Path, seconds: float) -> Shares:
    """CPU times, which other programs on the machine hardly change."""
    found = []
    postgres, redis = Postgres(folder), Redis(folder)
    with closing(postgres, redis):
        for tables, think in ((80, 10_000_000), (80, PACED_MS), (20, 0)):
            with ours(postgres.new_database(), redis=redis.url, pinned=False) as server:
                watch = Watch(postgres, redis)
                watch.start()
                args = (folder, "firstgiants", [server], tables, think, [f"moves:{seconds:g}"])
                [sample] = drive(*args, pinned=False)
                watch.stopped.set()
                assert not sample.errors, f"{sample.errors} moves failed"
                spent = watch.spent(seconds)
                moves = max(1, len(sample.moves_ms))
                found.append((1000 * sample.server_cpu_s / sample.seconds,
                              1000 * spent[0] / moves, 1000 * spent[1] / moves))  # fmt: skip
    idle, easy, full = found
    return Shares(easy[1], full[1], easy[2], asyncio.run(note_ms(folder)), idle[0])


async def note_ms(folder: Path, count: int = 1000) -> float:
    """What a note about a table that nobody has open here costs a node."""
    async with serving(folder) as served:
        notes = [
            Note(node="other", table=f"{n:022d}", n=n, people=["a", "b"]) for n in range(count)
        ]
        best = float("inf")
        for _ in range(5):
            began = time.process_time()
            data = msgspec.json.encode(Batch("other", notes))
            heard = msgspec.json.decode(data, type=Batch).notes
            await asyncio.gather(*map(served.node._heard, heard))
            best = min(best, time.process_time() - began)
    return 1000 * best / count


# ---------------------------------------------------------------- the costs


def simulate(name: str, costs: Costs, seconds: float = 20) -> Found:
    """One of the runs of `make load`: everything on one machine."""
    nodes = 1 if name.endswith("one node") else 2
    tables, think = (FAST_TABLES, FAST_MS) if name.startswith("fast") else (PACED_TABLES, PACED_MS)
    cluster = Cluster(tables, think, nodes, cores=CORES, fresh=True)
    return System(cluster, costs).measure(seconds)


def node_ms(found: Found, nodes: int = 1) -> float:
    return 1000 * nodes * found.node / found.moves_per_s


def calibrate(load: dict[str, Measured], shares: Shares) -> Costs:
    """The costs with which the simulation of one node agrees in its CPU time at both paces and in
    the median at people's pace."""
    paced, fast = load["paced, one node"], load["fast, one node"]
    shared = shares.database_easy - shares.database_full
    costs = Costs(
        receive=fast.node_ms / 2, send=fast.node_ms / 2, transaction=paced.node_ms - fast.node_ms,
        players=1000 * fast.players_busy / fast.moves_per_s, read=paced.node_ms / 2,
        note=shares.note, database_transaction=shared, database_row=shares.database_full,
        database_read=shared / 2, commit_wait=paced.p50 / 4, redis_note=shares.redis_easy / 2,
        redis_delivery=shares.redis_easy / 2, background=shares.background,
    )  # fmt: skip
    for _ in range(20):
        slow, full = simulate("paced, one node", costs), simulate("fast, one node", costs)
        more = fast.node_ms / node_ms(full)
        transaction = max(0.01, costs.transaction + (paced.node_ms - node_ms(slow)) / 2)
        costs = replace(
            costs,
            receive=costs.receive * more,
            send=costs.send * more,
            transaction=transaction,
            read=transaction,
            commit_wait=max(0.05, costs.commit_wait + (paced.p50 - slow.percentile(0.5)) / 2),
        )
    return costs


# ---------------------------------------------------------------- clusters

PACE_MS = 10_000
"""At each live table a move every ten seconds: people who think, and talk."""
BOTS = 0.25
"""Of the moves are a bot's."""
BOT_MS = 4.0
"""CPU time of a move of `curator`, the level in the middle (RESULTS: how long a bot thinks)."""
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
    database_ms = costs.database_transaction + costs.database_row
    partitions = max(1, round(moves_per_s * database_ms / 1000 / 8 / 0.5 + 0.5))
    shards = max(1, round(moves_per_s * (costs.redis_note + costs.redis_delivery) / 500 + 0.5))
    plain = Cluster(tables, PACE_MS, nodes)
    return [
        ("as it is", plain),
        ("both people at one node", replace(plain, by_table=True)),
        ("… and notes only where a table is open", replace(plain, by_table=True, broadcast=False)),
        (
            f"… and {partitions} PostgreSQL, {shards} Redis",
            replace(plain, by_table=True, broadcast=False, partitions=partitions, shards=shards),
        ),
    ]


def bot_cores(tables: int) -> int:
    return ceil(tables * BOTS * BOT_MS / PACE_MS / 0.6)


def verdict(found: Found) -> str:
    busy = {"nodes": found.node, "PostgreSQL": found.database, "Redis": found.redis}
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
                f"| {tables:,} | {name} | {nodes} | {found.moves_per_s:,.0f} "
                f"| {found.percentile(0.5):,.0f} | {found.percentile(0.99):,.0f} "
                f"| {found.node:.0%} | {found.database:.0%} | {found.redis:.0%} "
                f"| {verdict(found)} |"
            )
            print(rows[-1], flush=True)
    return rows


# ---------------------------------------------------------------- the report


SET = ("CPU ms a move, fast, one node", "CPU ms a move, paced, one node", "p50 ms, paced, one node")
"""The figures that set the costs; all others are compared."""


def comparison(load: dict[str, Measured], costs: Costs) -> tuple[list[str], int, int]:
    """A row for each figure; of the figures of one node that were not set, how many are within GOAL
    and how many there are."""
    rows, close, count = [], 0, 0
    for name, at in load.items():
        nodes = 1 if name.endswith("one node") else 2
        found = simulate(name, costs)
        for what, was, said in (
            ("moves/s", at.moves_per_s, found.moves_per_s),
            ("CPU ms a move", at.node_ms, node_ms(found, nodes)),
            ("p50 ms", at.p50, found.percentile(0.5)),
            ("p99 ms", at.p99, found.percentile(0.99)),
        ):
            off = said / was - 1
            is_set = f"{what}, {name}" in SET
            mark = "set" if is_set else "within" if abs(off) <= GOAL else "beyond"
            rows.append(f"| {name} | {what} | {was:,.4g} | {said:,.4g} | {off:+.0%} | {mark} |")
            if nodes == 1 and not is_set:
                count += 1
                close += mark == "within"
    return rows, close, count


def report(load: dict[str, Measured], shares: Shares, scales: Sequence[int] = SCALES) -> str:
    costs = calibrate(load, shares)
    rows, close, count = comparison(load, costs)
    per_node, alone = tables_per_node(costs)
    listed = ", ".join(f"{name} {value:.3g}" for name, value in asdict(costs).items())
    workers = ", ".join(f"{bot_cores(tables)} for {tables:,}" for tables in scales)
    lines = [
        SCALE, "",
        ("`python -m benchmarks.scale`: what `make load` measured above with PostgreSQL and Redis, "
        "and what the simulation (`benchmarks/queueing.py`) says about the same machine. Three "
        "figures set its costs; the others test it, except that the distribution of times was "
        "chosen by the p99 of one node at people's pace. [What follows](../docs/scale.md)."), "",
        *facts(), "",
        "| run | figure | measured | simulated | off by | |",
        "| --- | --- | ---: | ---: | ---: | --- |",
        *rows, "",
        (f"Of the {count} figures of one node that were not set, {close} are within {GOAL:.0%}. "
        "Two nodes share two cores with PostgreSQL and the players there."), "",
        (f"Measured now: for a move PostgreSQL takes {shares.database_easy:.2f} ms of CPU time at "
        f"an easy pace and {shares.database_full:.2f} ms at full speed, Redis "
        f"{shares.redis_easy:.2f} ms. A note about a table that nobody has open takes a node "
        f"{1000 * shares.note:.1f} µs; a second without moves {shares.background:.0f} ms. "
        f"The costs of the simulation in milliseconds: {listed}."), "",
        (f"With a move every {PACE_MS / 1000:g} s at each table, one core holds **{per_node:,} "
        f"tables**: {alone.moves_per_s:.0f} moves/s, {alone.node:.0%} busy, p50 "
        f"{alone.percentile(0.5):.1f} ms, p99 {alone.percentile(0.99):.1f} ms. Their "
        f"{2 * per_node:,} streams take {2 * per_node * STREAM_KB / 1e6:.2f} GB. Clusters at that "
        "pace, simulated; each PostgreSQL has 8 cores. The last column names what is busier than "
        f"{TOO_BUSY:.0%}, and so breaks first:"), "",
        "| tables | design | nodes | moves/s | p50 ms | p99 ms | nodes | PostgreSQL | Redis | |",
        "| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |",
        *cluster_rows(costs, per_node, scales), "",
        (f"Bots: if {BOTS:.0%} of the moves are those of a bot like `curator` ({BOT_MS:g} ms), and "
        f"workers are 60 % busy, they need this many cores: {workers} tables."), "",
    ]  # fmt: skip
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Simulate a node and clusters.")
    parser.add_argument("--seconds", type=float, default=6, help="of each measurement")
    parser.add_argument("--shares", type=Path, help="read or keep what was measured in this file")
    parser.add_argument("--print-only", action="store_true", help="do not write RESULTS.md")
    options = parser.parse_args()
    if options.shares and options.shares.exists():
        shares = Shares(**json.loads(options.shares.read_text()))
    else:
        with tempfile.TemporaryDirectory(prefix="firstgiants-scale-") as name:
            folder = Path(name)
            for script in PLAYERS.glob("*.cjs"):
                shutil.copy(script, folder)
            install = ["npm", "install", "--no-audit", "--no-fund", "--no-save", "ws@8"]
            subprocess.run(install, cwd=folder, check=True, stdout=subprocess.DEVNULL)
            shares = measure_shares(folder, options.seconds)
        if options.shares:
            options.shares.write_text(json.dumps(asdict(shares)))
    text = report(read_load(RESULTS.read_text(encoding="utf-8")), shares)
    if not options.print_only:
        write_section(text)
    print(text)


if __name__ == "__main__":
    main()
