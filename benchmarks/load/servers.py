"""Starts the processes of a load run: our nodes, the peer, and the players."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

Json = dict[str, Any]

FREE = "1000000,1000000"
CAPS = (
    "OPEN_TABLES_PER_PERSON",
    "OPEN_TABLES_PER_ADDRESS",
    "TABLES_PER_PERSON",
    "TABLES_PER_ADDRESS",
)
STARTS = 5


class Server(NamedTuple):
    port: int
    process: subprocess.Popen[bytes]


class Sample(NamedTuple):
    """The measurements of one phase, or the sum of several phases."""

    tables: int
    think_ms: int
    seconds: float
    server_cpu_s: float
    driver_cpu_s: float
    errors: int
    moves_ms: list[float]
    previews_ms: list[float]
    answers_ms: list[float]
    """Of bots."""
    table_cpu_s: float
    """The servers' CPU time to set up a table, with its sockets."""

    def __add__(self, other: object) -> Sample:
        assert isinstance(other, Sample)
        return Sample(
            self.tables,
            self.think_ms,
            self.seconds + other.seconds,
            self.server_cpu_s + other.server_cpu_s,
            self.driver_cpu_s + other.driver_cpu_s,
            self.errors + other.errors,
            self.moves_ms + other.moves_ms,
            self.previews_ms + other.previews_ms,
            self.answers_ms + other.answers_ms,
            self.table_cpu_s,
        )

    @property
    def moves_per_s(self) -> float:
        return len(self.moves_ms) / self.seconds

    @property
    def moves_per_cpu_s(self) -> float:
        return len(self.moves_ms) / self.server_cpu_s

    @property
    def cpu_ms(self) -> float:
        """The servers' CPU time per move."""
        return 1000 * self.server_cpu_s / max(1, len(self.moves_ms))


def percentile(times: Sequence[float], share: float) -> float:
    return sorted(times)[int(share * (len(times) - 1))] if times else 0.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit("a server did not start")


def on_core(number: int) -> list[str]:
    """The command prefix that pins a process to one core; empty if that is not possible."""
    if (os.cpu_count() or 1) < 2 or shutil.which("taskset") is None:
        return []
    return ["taskset", "-c", str(number)]


def serve(
    database: str, port: int, *, redis: str = "", bots: int = 0, pinned: bool
) -> subprocess.Popen[bytes]:
    limits = ("GUESTS", "TABLES", "CHANGES", "STORED", "PLAY", "READS", "REQUESTS", "FRAMES")
    environment = os.environ | {f"FIRSTGIANTS_LIMIT_{kind}": FREE for kind in limits}
    # Allow Python to cache compiled modules, as it does by default.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment |= {
        "FIRSTGIANTS_BOT_PROCESSES": str(bots),
        "FIRSTGIANTS_BOT_PAUSE_MS": "0",
        "FIRSTGIANTS_STREAMS_PER_PERSON": "100000",
        "FIRSTGIANTS_CONNECTIONS_PER_ADDRESS": "100000",
        **{f"FIRSTGIANTS_{cap}": "1000000" for cap in CAPS},
        "FIRSTGIANTS_DATABASE": database,
        "FIRSTGIANTS_PORT": str(port),
        "FIRSTGIANTS_LOG_LEVEL": "error",
    }
    if redis:
        environment["FIRSTGIANTS_REDIS"] = redis
    command = [str(Path(sys.executable).parent / "firstgiants"), "serve", "--no-open"]
    return subprocess.Popen([*(on_core(0) if pinned else []), *command], env=environment)


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    process.wait(30)


@contextmanager
def ours(database: str, *, redis: str = "", bots: int = 0, pinned: bool) -> Iterator[Server]:
    port = free_port()
    process = serve(database, port, redis=redis, bots=bots, pinned=pinned)
    try:
        wait_for(port)
        yield Server(port, process)
    finally:
        _end(process)


@contextmanager
def peer(folder: Path, *, pinned: bool) -> Iterator[Server]:
    port = free_port()
    process = subprocess.Popen(
        [*(on_core(0) if pinned else []), "node", str(folder / "peer_server.cjs"), str(port)],
        env=os.environ | {"NODE_ENV": "production"},
        stdout=subprocess.DEVNULL,
    )
    try:
        wait_for(port)
        yield Server(port, process)
    finally:
        _end(process)


def drive(
    folder: Path,
    kind: str,
    servers: Sequence[Server],
    tables: int,
    think_ms: int,
    phases: Sequence[str],
    *,
    pinned: bool,
) -> list[Sample]:
    """Play at this number of tables; returns a sample for each phase (`moves:8`, `previews:8`)."""
    ports = ",".join(str(server.port) for server in servers)
    pids = ",".join(str(server.process.pid) for server in servers)
    arguments = [kind, ports, str(tables), str(think_ms), pids, *phases]
    print("… " + " ".join(arguments), flush=True)
    done = subprocess.run(
        [*(on_core(1) if pinned else []), "node", str(folder / "driver.cjs"), *arguments],
        check=True,
        stdout=subprocess.PIPE,
        timeout=600,
    )
    samples = [_sample(json.loads(line)) for line in done.stdout.splitlines()]
    for s in samples:
        print(
            f"  {s.moves_per_s:,.0f} moves/s, {s.cpu_ms:.3f} ms of CPU each, p99 "
            f"{percentile(s.moves_ms, 0.99):.1f} ms, {len(s.previews_ms)} previews, "
            f"{s.errors} errors",
            flush=True,
        )
    return samples


def _sample(found: Json) -> Sample:
    return Sample(**{name: found[name] for name in Sample._fields})


def ready_s(database: str) -> float:
    """The time from the command to the first success of /healthz, with an existing database; the
    median of a few starts."""
    took = []
    for _ in range(STARTS + 1):
        port = free_port()
        began = time.perf_counter()
        process = serve(database, port, pinned=False)
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz") as answer:
                    assert answer.status == 200
                break
            except OSError:
                time.sleep(0.01)
        took.append(time.perf_counter() - began)
        _end(process)
    return sorted(took[1:])[STARTS // 2]


def resident_kb(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise SystemExit("this system does not report the memory of a process")


def _post(port: int, path: str, body: object, cookie: str = "") -> tuple[Json, str]:
    """The response and the cookie that it sets."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json", "Cookie": cookie},
    )
    with urllib.request.urlopen(request) as answer:
        made = (answer.headers.get("Set-Cookie") or "").split(";")[0]
        return json.load(answer), made


def idle_kb(folder: Path, server: Server, streams: int) -> float:
    """The server's memory for each idle stream."""
    cookie = _post(server.port, "/api/me", {})[1]
    new = {"seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "link"}
    table = _post(server.port, "/api/tables", new, cookie)[0]["table"]["id"]
    before = resident_kb(server.process.pid)
    listening = subprocess.Popen(
        ["node", str(folder / "idle.cjs"), str(server.port), str(streams), table],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert listening.stdout is not None
    line = listening.stdout.readline()
    assert line == b"open\n", line
    time.sleep(1)
    after = resident_kb(server.process.pid)
    listening.communicate()
    return (after - before) / streams
