"""Measures one node with PostgreSQL, Redis and a bot's process under several loads."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import msgspec

from benchmarks.load.servers import Sample, drive, ours, percentile
from firstgiants.server.streams.bus import Note
from firstgiants.server.streams.redis_bus import Batch, RedisBus
from tests.chaos.processes import Postgres, Redis, closing
from tests.server.served import serving

PLAYERS = Path(__file__).resolve().parent / "load"
TICKS = os.sysconf("SC_CLK_TCK")
PHASES = 3
LOG_FILES = 30


@dataclass(frozen=True)
class Load:
    """Tables of two people who think for so long, or of one person and a bot. 0: as fast as they
    can."""

    tables: int
    think_ms: int
    bots: bool = False


IDLE = Load(80, 10_000_000)
EASY, HURRIED, BUSY, FULL = Load(100, 2000), Load(500, 2000), Load(500, 1000), Load(100, 0)
FEW_BOTS, MANY_BOTS = Load(40, 2000, bots=True), Load(120, 2000, bots=True)
LOADS = {
    "50 moves/s": EASY,
    "250 moves/s": HURRIED,
    "500 moves/s": BUSY,
    "full speed": FULL,
    "40 tables with a bot": FEW_BOTS,
    "120 tables with a bot": MANY_BOTS,
}


@dataclass(frozen=True)
class Measured:
    """What one load did in one phase. CPU times are milliseconds for each move of a person or turn
    of a bot; `think_ms` is for each turn, `table_ms` for each table that is set up."""

    moves_per_s: float
    turns_per_s: float
    node_ms: float
    database_ms: float
    redis_ms: float
    think_ms: float
    table_ms: float
    players_ms: float
    p50: float
    p90: float
    p99: float
    answer_p50: float
    answer_p90: float
    answer_p99: float


@dataclass(frozen=True)
class Run:
    """All that the simulation is set and compared by. `loads`: the phases of each. `note_ms`: what
    a note about a table that nobody has open costs a node. `publish_ms`: what it costs a node to
    publish a message of its notes and to hear it. `background_ms`: what it does in a second without
    moves."""

    loads: dict[str, list[Measured]]
    note_ms: float
    publish_ms: float
    background_ms: float


def children(pid: int) -> list[int]:
    command = ["ps", "-o", "pid=", "--ppid", str(pid)]
    listed = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    return [int(one) for one in listed.stdout.split()]


class Meter:
    """The CPU time of a program. Its processes may come and go."""

    def __init__(self) -> None:
        self._spent: dict[int, float] = {}

    def read(self, pids: Sequence[int]) -> float:
        """CPU seconds so far of these processes and of those that were there before."""
        for pid in pids:
            try:
                fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
            except OSError:
                continue
            self._spent[pid] = (int(fields[11]) + int(fields[12])) / TICKS
        return sum(self._spent.values())


class Watch(threading.Thread):
    """Notes the CPU time of PostgreSQL, of Redis and of the node's bots ten times a second."""

    def __init__(self, postgres: int, redis: int, node: int) -> None:
        super().__init__(daemon=True)
        self._postgres, self._redis, self._node = postgres, redis, node
        self._notes: list[tuple[float, float, float, float]] = []
        self.stopped = threading.Event()

    def run(self) -> None:
        database, redis, bots = Meter(), Meter(), Meter()
        while not self.stopped.wait(0.1):
            note = (
                database.read([*children(self._postgres), self._postgres]),
                redis.read([self._redis]),
                bots.read(children(self._node)),
            )
            self._notes.append((time.monotonic(), *note))

    def share(self, seconds: float) -> list[float]:
        """CPU seconds of each in a second, over the last seconds."""
        end = self._notes[-1]
        begin = next(note for note in self._notes if note[0] >= end[0] - seconds)
        spent = (after - before for after, before in zip(end[1:], begin[1:], strict=True))
        return [one / (end[0] - begin[0]) for one in spent]


def reuse_log_files(postgres: Postgres) -> None:
    """As in a PostgreSQL that has run for a while. A new one creates a file for every 16 MB of its
    log, and commits wait for that, up to some tenths of a second."""
    keep = ["ALTER SYSTEM SET min_wal_size = '1GB'", "SELECT pg_reload_conf()"]
    fill = ["SELECT pg_logical_emit_message(false, 'a', 'b')", "SELECT pg_switch_wal()"]
    run_sql(postgres, *keep, *fill * LOG_FILES)


def run_sql(postgres: Postgres, *commands: str) -> None:
    psql = ["psql", "-q", "-d", postgres.url]
    for command in commands:
        psql += ["-c", command]
    subprocess.run(psql, check=True, stdout=subprocess.DEVNULL)


def measure_load(
    folder: Path, postgres: Postgres, redis: Redis, load: Load, seconds: float
) -> list[Measured]:
    """In some phases, one after the other."""
    database = postgres.new_database()
    run_sql(postgres, "CHECKPOINT")  # it frees the files of the log for reuse
    with ours(database, redis=redis.url, bots=int(load.bots), pinned=False) as server:
        watch = Watch(postgres.pid, redis.pid, server.process.pid)
        watch.start()
        kind = "firstgiants-bots" if load.bots else "firstgiants"
        phases = [f"moves:{seconds:g}"] * PHASES
        samples = drive(folder, kind, [server], load.tables, load.think_ms, phases, pinned=False)
        watch.stopped.set()
    shares = watch.share(PHASES * seconds)
    return [_measured(sample, *shares) for sample in samples]


def _measured(sample: Sample, database: float, redis: float, bots: float) -> Measured:
    """With CPU seconds in a second of the other programs."""
    assert not sample.errors, f"{sample.errors} moves failed"
    moves, turns = len(sample.moves_ms), len(sample.answers_ms)
    each = 1000 / max(1, moves + turns)
    return Measured(
        moves_per_s=moves / sample.seconds,
        turns_per_s=turns / sample.seconds,
        node_ms=each * sample.server_cpu_s,
        database_ms=each * sample.seconds * database,
        redis_ms=each * sample.seconds * redis,
        think_ms=1000 * sample.seconds * bots / max(1, turns),
        table_ms=1000 * sample.table_cpu_s,
        players_ms=each * sample.driver_cpu_s,
        p50=percentile(sample.moves_ms, 0.5),
        p90=percentile(sample.moves_ms, 0.9),
        p99=percentile(sample.moves_ms, 0.99),
        answer_p50=percentile(sample.answers_ms, 0.5),
        answer_p90=percentile(sample.answers_ms, 0.9),
        answer_p99=percentile(sample.answers_ms, 0.99),
    )


def measure(seconds: float) -> Run:
    with tempfile.TemporaryDirectory(prefix="firstgiants-scale-") as name:
        folder = Path(name)
        for script in PLAYERS.glob("*.cjs"):
            shutil.copy(script, folder)
        install = ["npm", "install", "--no-audit", "--no-fund", "--no-save", "ws@8"]
        subprocess.run(install, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        postgres, redis = Postgres(folder), Redis(folder)
        with closing(postgres, redis):
            reuse_log_files(postgres)
            args = (folder, postgres, redis)
            idle = measure_load(*args, IDLE, seconds)
            loads = {name: measure_load(*args, load, seconds) for name, load in LOADS.items()}
            publish = asyncio.run(measure_publish(redis.url))
        note = asyncio.run(measure_note(folder))
        background = median(phase.node_ms for phase in idle) / seconds
        return Run(loads, note, publish, background)


async def measure_publish(url: str, count: int = 100) -> float:
    """The CPU time of a node for each message of notes to Redis, which it also hears."""
    bus = RedisBus(url)

    async def ignore(_note: Note) -> None:
        pass

    await bus.start(ignore)
    while not bus.healthy:  # noqa: ASYNC110 - it has no event for that
        await asyncio.sleep(0.05)
    began = time.process_time()
    for n in range(count):
        bus.publish(Note(node=bus.node, table=f"{n:022d}", n=n, people=["a", "b"]))
        await asyncio.sleep(0.02)
    spent = time.process_time() - began
    await bus.close()
    return 1000 * spent / count


async def measure_note(folder: Path, count: int = 1000) -> float:
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
