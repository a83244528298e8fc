"""Measures one node with PostgreSQL, Redis and a bot's process under several loads, and what its
parts cost when nothing else is done.

All programs run with real-time priority where the system allows it, so that others on the machine
do not count. A measurement has pieces, a load each, which may be hours apart.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from statistics import median

import msgspec
import uvloop
from sqlalchemy import Connection

from benchmarks.load.servers import Sample, drive, ours, percentile
from firstgiants import Game
from firstgiants.server.bots.pool import choose_turn
from firstgiants.server.store import Database, Writer
from firstgiants.server.store.migrate import migrate
from firstgiants.server.store.writer import Append
from firstgiants.server.streams.bus import Note
from firstgiants.server.streams.redis_bus import Batch, RedisBus
from tests.chaos.processes import Postgres, Redis, closing
from tests.server.served import serving

PLAYERS = Path(__file__).resolve().parent / "load"
TICKS = os.sysconf("SC_CLK_TCK")
PHASES = 5
LOG_FILES = 30
ROUND_TRIPS = 2000
PACED_TRIPS = 500
COMMITS = 1000
EVERY_MS = 5.0
PUBLISH_EVERY_MS = 20.0
BOT = "curator"
GAMES = 10
MEMORY = Path("/dev/shm")
"""Where PostgreSQL's files are, if it exists: a disk that is shared with others stalls for tenths
of a second. The waits for the disk are measured apart."""


@dataclass(frozen=True)
class Load:
    """Tables of two people who think for so long, or of one person and a bot. 0: as fast as they
    can. `longer`: how much longer its phases are than others, because moves are few."""

    tables: int
    think_ms: int
    bots: bool = False
    longer: int = 1


IDLE = Load(80, 10_000_000)
EASY, HURRIED = Load(100, 2000, longer=3), Load(500, 2000)
BUSY, FULL = Load(500, 1000), Load(100, 0)
FEW_BOTS, MANY_BOTS = Load(40, 2000, bots=True, longer=3), Load(120, 2000, bots=True, longer=2)
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
class Trips:
    """Round trips to PostgreSQL, one after the other, with nothing else to do: `cpu_ms` of a node
    for each, without pauses; `database_ms`, PostgreSQL's own; `took_ms`, how long each took after a
    pause of EVERY_MS; `commit_waits_ms`, how much longer those take that write to PostgreSQL's log
    and wait until that is stored."""

    cpu_ms: float
    database_ms: float
    took_ms: list[float]
    commit_waits_ms: list[float]


@dataclass(frozen=True)
class Alone:
    """What parts of a node cost when nothing else is done, in CPU time. `note_ms`: a note about a
    table that nobody has open. `publish_ms`: to publish a message of its notes and to hear it, each
    PUBLISH_EVERY_MS. `background_ms`: a second without moves. `disk_waits_ms`: how long commits
    wait for the disk; that is time, not work."""

    note_ms: float
    publish_ms: float
    background_ms: float
    disk_waits_ms: list[float]


@dataclass(frozen=True)
class Run:
    """All that the simulation is set and compared by. `seconds`: of a phase. `loads`: the phases of
    each. `trips`: before each of them. `turns_ms`: the CPU time of each turn of a bot in some
    games, which shows how far they differ."""

    seconds: float
    loads: dict[str, list[Measured]] = field(default_factory=dict)
    trips: list[Trips] = field(default_factory=list)
    alone: Alone | None = None
    turns_ms: list[float] = field(default_factory=list)

    @property
    def is_complete(self) -> bool:
        return self.alone is not None and bool(self.turns_ms) and set(self.loads) == set(LOADS)


def children(pid: int) -> list[int]:
    # Not `ps`, which looks at every process: it would take more CPU time than the node.
    try:
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


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
    """Notes the CPU time of PostgreSQL, of Redis and of the node's bots twice a second."""

    def __init__(self, postgres: int, redis: int, node: int) -> None:
        super().__init__(daemon=True)
        self._postgres, self._redis, self._node = postgres, redis, node
        self._notes: list[tuple[float, float, float, float]] = []
        self.stopped = threading.Event()

    def run(self) -> None:
        database, redis, bots = Meter(), Meter(), Meter()
        while not self.stopped.wait(0.5):
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
    seconds *= load.longer
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


def go_first() -> None:
    """Run before all other programs, with everything that is started later."""
    with suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))


def measure(run: Run) -> Iterator[Run]:
    """Measure what is missing, piece by piece."""
    go_first()
    if not run.turns_ms:
        run = replace(run, turns_ms=[ms for seed in range(GAMES) for ms in measure_turns(seed)])
        yield run
    with tempfile.TemporaryDirectory(prefix="firstgiants-scale-") as name:
        folder = Path(name)
        for script in PLAYERS.glob("*.cjs"):
            shutil.copy(script, folder)
        install = ["npm", "install", "--no-audit", "--no-fund", "--no-save", "ws@8"]
        subprocess.run(install, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        postgres = Postgres(folder, MEMORY if MEMORY.exists() else None)
        redis = Redis(folder)
        with closing(postgres, redis):
            reuse_log_files(postgres)
            if run.alone is None:
                run = replace(run, alone=measure_alone(folder, postgres, redis, run.seconds))
                yield run
            for what in [what for what in LOADS if what not in run.loads]:
                trips = [*run.trips, uvloop.run(measure_trips(postgres))]
                phases = measure_load(folder, postgres, redis, LOADS[what], run.seconds)
                run = replace(run, loads=run.loads | {what: phases}, trips=trips)
                yield run


def measure_alone(folder: Path, postgres: Postgres, redis: Redis, seconds: float) -> Alone:
    idle = measure_load(folder, postgres, redis, IDLE, seconds)
    on_disk = Postgres(folder)
    with closing(on_disk):
        reuse_log_files(on_disk)
        waits = uvloop.run(measure_waits(on_disk))
    return Alone(
        disk_waits_ms=waits,
        note_ms=asyncio.run(measure_note(folder)),
        publish_ms=uvloop.run(measure_publish(redis.url)),
        background_ms=median(phase.node_ms for phase in idle) / seconds,
    )


def measure_turns(seed: int) -> Iterator[float]:
    """The CPU time of each turn of a bot, in a game with a player like those of the loads."""
    game = Game.new(2, seed=seed)
    while game.decision is not None:
        legal = game.legal
        if game.asked == 1:
            game.play(legal[game.ply % len(legal)])
            continue
        began = time.process_time()
        turn = choose_turn(BOT, game.view(2), seed=seed, seconds=None, deck=game.deck)
        yield 1000 * (time.process_time() - began)
        for choice in turn:
            game.play(choice)


async def measure_trips(postgres: Postgres) -> Trips:
    database = Database(postgres.new_database())
    await migrate(database)
    writer = Writer(database)
    writer.start()
    # It finds nothing to change.
    nothing = Append(head=("no such table", 0, 0, None, None, 0, None, None))
    await writer.append(nothing)
    meter = Meter()
    before = meter.read(children(postgres.pid)), time.process_time()
    for _ in range(ROUND_TRIPS):
        await writer.append(nothing)
    after = meter.read(children(postgres.pid)), time.process_time()
    database_ms, cpu_ms = (
        1000 * (end - begin) / ROUND_TRIPS for begin, end in zip(before, after, strict=True)
    )
    took_ms = [await _timed(writer.append(nothing), EVERY_MS) for _ in range(PACED_TRIPS)]
    await writer.close()
    await database.close()
    return Trips(cpu_ms, database_ms, took_ms, await measure_waits(postgres))


async def measure_waits(postgres: Postgres) -> list[float]:
    """How much longer a round trip takes that writes to PostgreSQL's log and waits for that."""

    def write(connection: Connection, *, commits: bool) -> None:
        sql = f"SELECT pg_logical_emit_message({commits}, 'a', 'a move')"
        connection.exec_driver_sql(sql).all()

    database = Database(postgres.url)
    took_ms = {}
    for commits in (False, True):
        work = partial(write, commits=commits)
        took_ms[commits] = [
            await _timed(database.write(work, one_statement=True), EVERY_MS) for _ in range(COMMITS)
        ]
    await database.close()
    without = median(took_ms[False])
    return [max(0.0, ms - without) for ms in took_ms[True]]


async def _timed(work: Awaitable[None], pause_ms: float) -> float:
    await asyncio.sleep(pause_ms / 1000)
    began = time.perf_counter()
    await work
    return 1000 * (time.perf_counter() - began)


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
        await asyncio.sleep(PUBLISH_EVERY_MS / 1000)
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
