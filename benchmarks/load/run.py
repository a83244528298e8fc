"""Measures our server and boardgame.io's under the same load; writes RESULTS.md.

    make load

First it compares one process with SQLite, every commit on disk, with boardgame.io and its in-memory
store, in alternate rounds: once with the server pinned to one core and the players to another, once
unpinned. Then it measures PostgreSQL and Redis with one node and with two, unpinned. The players
are `driver.cjs`, which does what the web client does. The peer is installed from its registry into
a temporary folder. Everything runs on 127.0.0.1.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import tempfile
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from benchmarks.load.servers import Sample, drive, idle_kb, on_core, ours, peer, percentile, ready_s
from benchmarks.results import LOAD, write_section
from tests.chaos.processes import Postgres, Redis, closing

HERE = Path(__file__).resolve().parent
PEER = ("boardgame.io@0.50.2", "ws@8")
IDLE_STREAMS = 1000
ROUNDS = 2
GOAL_P99_MS = 50
GOAL_IDLE_KB = 60
GOAL_RATIO = 2
GOAL_READY_S = 2
GOAL_NODE_PER_CPU_S = 1500
GOAL_NODE_PACED_MS = 0.8

SOCKET = "First Giants, SQLite, commits on the socket"
HTTP = "First Giants, SQLite, commits by HTTP"
THEIRS = "boardgame.io 0.50.2, in memory"

Named = list[tuple[str, Sample]]


class Measured(NamedTuple):
    ready: float
    idle: float
    fast: dict[str, Sample]
    free: dict[str, Sample]
    """Like `fast`, without pinning to cores."""
    cluster_fast: Named
    paced: Named
    with_previews: Named
    """Like `paced`, with a preview before each commit."""


def in_turns(folder: Path, options: argparse.Namespace, *, pinned: bool) -> dict[str, Sample]:
    """Run ours and theirs at full speed in alternate short rounds, so that other load on the
    machine affects both."""
    found: dict[str, Sample] = {}
    phases = [f"moves:{options.seconds / ROUNDS:g}"]
    database = str(folder / "load.sqlite3")
    with ours(database, pinned=pinned) as mine, peer(folder, pinned=pinned) as theirs:
        lines = [(SOCKET, "firstgiants", mine), (THEIRS, "boardgame", theirs)]
        if pinned:
            lines.insert(1, (HTTP, "firstgiants-http", mine))
        for _ in range(ROUNDS):
            for name, kind, server in lines:
                args = (folder, kind, [server], options.fast_tables, 0, phases)
                sample = drive(*args, pinned=pinned)[0]
                found[name] = found[name] + sample if name in found else sample
    return found


def measure(folder: Path, options: argparse.Namespace) -> Measured:
    seconds, tables, think = options.seconds, options.tables, options.think_ms
    fast, paced = [f"moves:{seconds}"], [f"moves:{seconds}", f"previews:{seconds}"]
    cluster_fast: Named = []
    unhurried: Named = []
    with_previews: Named = []
    database = str(folder / "load.sqlite3")
    ready = ready_s(database)
    print(f"… ready after {ready:.2f} s", flush=True)
    with ours(database, pinned=True) as server:
        idle = idle_kb(folder, server, IDLE_STREAMS)
        print(f"… idle stream {idle:.1f} kB", flush=True)
        for name, kind in (("SQLite", "firstgiants"), ("SQLite, HTTP", "firstgiants-http")):
            phases = paced if kind == "firstgiants" else fast
            samples = drive(folder, kind, [server], tables, think, phases, pinned=True)
            unhurried.append((name, samples[0]))
            with_previews += [(name, sample) for sample in samples[1:]]
    pinned = in_turns(folder, options, pinned=True)
    free = in_turns(folder, options, pinned=False)
    postgres, redis = Postgres(folder), Redis(folder)
    with closing(postgres, redis):
        for nodes in (1, 2):
            name = f"PostgreSQL and Redis, {'one node' if nodes == 1 else 'two nodes'}"
            with ExitStack() as stack:
                servers = [
                    stack.enter_context(ours(postgres.url, redis=redis.url, pinned=False))
                    for _ in range(nodes)
                ]
                args = (folder, "firstgiants", servers)
                done = drive(*args, options.fast_tables, 0, fast, pinned=False)
                cluster_fast.append((name, done[0]))
                done = drive(*args, tables, think, paced, pinned=False)
                unhurried.append((name, done[0]))
                with_previews.append((name, done[1]))
    return Measured(ready, idle, pinned, free, cluster_fast, unhurried, with_previews)


# ---------------------------------------------------------------- the report


def verdict(*, met: bool) -> str:
    return "met" if met else "missed"


def fast_row(name: str, s: Sample) -> str:
    return (
        f"| {name} | {s.moves_per_s:,.0f} | {s.moves_per_cpu_s:,.0f} | {s.cpu_ms:.2f} "
        f"| {percentile(s.moves_ms, 0.5):.1f} | {percentile(s.moves_ms, 0.99):.1f} "
        f"| {s.errors} | {s.driver_cpu_s / s.seconds:.0%} |"
    )


def paced_row(name: str, s: Sample) -> str:
    return (
        f"| {name} | {s.moves_per_s:,.0f} | {s.cpu_ms:.2f} | {percentile(s.moves_ms, 0.5):.1f} "
        f"| {percentile(s.moves_ms, 0.99):.1f} | {max(s.moves_ms, default=0):.1f} | {s.errors} |"
    )


def preview_row(name: str, s: Sample, without: Sample) -> str:
    more_ms = 1000 * (s.server_cpu_s - without.cpu_ms / 1000 * len(s.moves_ms))
    return (
        f"| {name} | {len(s.previews_ms) / s.seconds:,.0f} "
        f"| {more_ms / max(1, len(s.previews_ms)):.2f} | {percentile(s.previews_ms, 0.5):.1f} "
        f"| {percentile(s.previews_ms, 0.99):.1f} | {percentile(s.moves_ms, 0.99):.1f} "
        f"| {s.errors} |"
    )


FAST_HEAD = (
    (
        "| server | moves/s | moves per CPU second | CPU ms a move | p50 ms | p99 ms | errors "
        "| players busy |"
    ),
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
)


def introduction() -> str:
    pinned = (
        "With SQLite and for the peer, each server has one core to itself, the players have the "
        "other."
        if on_core(0)
        else "Server and players share the machine."
    )
    return (
        f"`make load`, {datetime.now(UTC).date()}, {os.cpu_count()} cores, "
        f"{platform.system()}, CPython {platform.python_version()}. {pinned} The machine's "
        f"load average at the end was {os.getloadavg()[0]:.1f}; this run alone makes about 2. "
        "Players do what the web client does: one socket for each person and table, commits on "
        "it, answered by the message that everybody gets. A move counts when it is "
        "acknowledged: ours is on disk then, theirs in memory. Their game has the shape of ours "
        "and almost no rules. Both begin a new game after about 90 moves. CPU time is that of "
        "the server's processes; of PostgreSQL and Redis it is not counted."
    )


def report(m: Measured) -> str:
    mine, theirs = m.fast[SOCKET], m.fast[THEIRS]
    ratio = mine.moves_per_s / theirs.moves_per_s
    cpu_ratio = mine.moves_per_cpu_s / theirs.moves_per_cpu_s
    free, theirs_free = (m.free[name].moves_per_s for name in (SOCKET, THEIRS))
    sqlite = [s for name, s in m.paced if name.startswith("SQLite")]
    p99 = max(percentile(s.moves_ms, 0.99) for s in sqlite)
    errors = sum(s.errors for _, s in (*m.paced, *m.with_previews))
    node_fast, node_paced = m.cluster_fast[0][1], dict(m.paced)[m.cluster_fast[0][0]]
    lines = [
        LOAD, "",
        introduction(), "",
        f"As fast as they can, {mine.tables} tables of two, in turns:", "",
        *FAST_HEAD,
        *(fast_row(name, m.fast[name]) for name in (SOCKET, HTTP, THEIRS)), "",
        (f"Ours on the socket ÷ theirs: {ratio:.2f}× by the clock, {cpu_ratio:.2f}× by CPU "
        f"time; goal {GOAL_RATIO}× by the clock: {verdict(met=ratio >= GOAL_RATIO)}. "
        f"With servers and players free to use every core: {free:,.0f}/s and "
        f"{theirs_free:,.0f}/s, {free / theirs_free:.2f}×."), "",
        ("With PostgreSQL and Redis, all processes on every core. With two nodes, the two people "
        "of a table are on different ones, and the CPU time is that of both:"), "",
        *FAST_HEAD,
        *(fast_row(name, s) for name, s in m.cluster_fast), "",
        (f"Goal {GOAL_NODE_PER_CPU_S:,} moves per CPU second of one node: "
        f"{verdict(met=node_fast.moves_per_cpu_s >= GOAL_NODE_PER_CPU_S)}."), "",
        (f"At the pace of people in a hurry, {m.paced[0][1].tables} live tables, at each a move "
        f"every {m.paced[0][1].think_ms / 1000:g} s (half to one and a half of that), timed "
        "from the moment the player wants to move:"), "",
        "| server | moves/s | CPU ms a move | p50 ms | p99 ms | max ms | errors |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
        *(paced_row(name, s) for name, s in m.paced), "",
        (f"Goal p99 under {GOAL_P99_MS} ms with SQLite and no error anywhere: "
        f"{verdict(met=p99 < GOAL_P99_MS and errors == 0)}. Goal at most "
        f"{GOAL_NODE_PACED_MS} ms of CPU a move of one node with PostgreSQL: "
        f"{verdict(met=node_paced.cpu_ms <= GOAL_NODE_PACED_MS)}."), "",
        ("The same with a preview before each commit, as people make them; its CPU time is what "
        "the run took beyond that of its moves:"), "",
        "| server | previews/s | CPU ms a preview | p50 ms | p99 ms | p99 ms of moves | errors |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
        *(preview_row(name, s, dict(m.paced)[name]) for name, s in m.with_previews), "",
        (f"An idle stream: {m.idle:.1f} kB; goal at most {GOAL_IDLE_KB} kB: "
        f"{verdict(met=m.idle <= GOAL_IDLE_KB)}. `firstgiants serve` answers /healthz after "
        f"{m.ready:.2f} s (files in memory, database there); goal {GOAL_READY_S} s: "
        f"{verdict(met=m.ready < GOAL_READY_S)}."), "",
    ]  # fmt: skip
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--seconds", type=int, default=8, help="of each part")
    parser.add_argument("--tables", type=int, default=500, help="of the paced parts")
    parser.add_argument("--fast-tables", type=int, default=100, help="of the fast parts")
    parser.add_argument("--think-ms", type=int, default=2000, help="of the paced parts")
    parser.add_argument("--print-only", action="store_true", help="do not write RESULTS.md")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="firstgiants-load-") as name:
        folder = Path(name)
        for script in HERE.glob("*.cjs"):
            shutil.copy(script, folder)
        print("… installing the peer", flush=True)
        install = ["npm", "install", "--no-audit", "--no-fund", "--no-save", *PEER]
        subprocess.run(install, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        text = report(measure(folder, options))
    if not options.print_only:
        write_section(text)
    print(text)


if __name__ == "__main__":
    main()
