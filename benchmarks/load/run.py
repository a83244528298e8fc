"""Our server under load, and boardgame.io's under the same, in one run; writes RESULTS.md.

    make load

One process with SQLite, every commit on disk, against boardgame.io with its in-memory store. The
players are `driver.cjs`; the peer is installed from its registry into a temporary folder.
Everything is on 127.0.0.1. With two cores or more, either server has the first to itself and the
players the second: what the players cost is nobody's, and neither server gets a second core. The
fast part is then run again with all of them free to use every core.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.results import LOAD, write_section

HERE = Path(__file__).resolve().parent
PEER = ("boardgame.io@0.50.2", "ws@8")
IDLE_STREAMS = 1000
GOAL_P99_MS = 50
GOAL_IDLE_KB = 60
GOAL_RATIO = 2
GOAL_READY_S = 2
STARTS = 5
FREE = "1000000,1000000"
CAPS = (
    "OPEN_TABLES_PER_PERSON",
    "OPEN_TABLES_PER_ADDRESS",
    "TABLES_PER_PERSON",
    "TABLES_PER_ADDRESS",
)

Json = dict[str, Any]


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
    """What puts a command on one core, where that can be done."""
    if (os.cpu_count() or 1) < 2 or shutil.which("taskset") is None:
        return []
    return ["taskset", "-c", str(number)]


def serve(folder: Path, port: int, *, pinned: bool) -> subprocess.Popen[bytes]:
    limits = ("GUESTS", "TABLES", "PLAY", "READS", "FRAMES")
    environment = os.environ | {f"FIRSTGIANTS_LIMIT_{kind}": FREE for kind in limits}
    # Modules are compiled at the first start and kept, as they are wherever this is not forbidden.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment |= {
        "FIRSTGIANTS_BOT_PROCESSES": "0",
        "FIRSTGIANTS_STREAMS_PER_PERSON": "100000",
        "FIRSTGIANTS_CONNECTIONS_PER_ADDRESS": "100000",
        **{f"FIRSTGIANTS_{cap}": "1000000" for cap in CAPS},
        "FIRSTGIANTS_DATABASE": str(folder / "load.sqlite3"),
        "FIRSTGIANTS_PORT": str(port),
    }
    command = [str(Path(sys.executable).parent / "firstgiants"), "serve", "--no-open"]
    return subprocess.Popen([*(on_core(0) if pinned else []), *command], env=environment)


def ready_s(folder: Path) -> float:
    """From the command to the first good answer of /healthz, with a database that is there: the
    middle one of a few starts."""
    took = []
    for _ in range(STARTS + 1):
        port = free_port()
        began = time.perf_counter()
        process = serve(folder, port, pinned=False)
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz") as answer:
                    assert answer.status == 200
                break
            except OSError:
                time.sleep(0.01)
        took.append(time.perf_counter() - began)
        process.terminate()
        process.wait(30)
    return sorted(took[1:])[STARTS // 2]


def start_ours(folder: Path, port: int, *, pinned: bool) -> subprocess.Popen[bytes]:
    process = serve(folder, port, pinned=pinned)
    wait_for(port)
    return process


def start_peer(folder: Path, port: int, *, pinned: bool) -> subprocess.Popen[bytes]:
    process = subprocess.Popen(
        [*(on_core(0) if pinned else []), "node", str(folder / "peer_server.cjs"), str(port)],
        env=os.environ | {"NODE_ENV": "production"},
        stdout=subprocess.DEVNULL,
    )
    wait_for(port)
    return process


def drive(
    folder: Path,
    kind: str,
    port: int,
    pid: int,
    tables: int,
    seconds: int,
    think: int,
    *,
    pinned: bool = True,
) -> Json:
    arguments = [kind, *map(str, (port, tables, seconds, think, pid))]
    print(f"… {kind}: {tables} tables, {seconds} s, think {think} ms", flush=True)
    done = subprocess.run(
        [*(on_core(1) if pinned else []), "node", str(folder / "driver.cjs"), *arguments],
        check=True,
        stdout=subprocess.PIPE,
        timeout=seconds + 600,
    )
    result: Json = json.loads(done.stdout)
    print(json.dumps(result), flush=True)
    return result


def resident_kb(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise SystemExit("this system does not tell the memory of a process")


def ask(port: int, path: str, body: object, cookie: str = "") -> tuple[Json, str]:
    """One POST; the answer, and the cookie it set."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json", "Cookie": cookie},
    )
    with urllib.request.urlopen(request) as answer:
        made = (answer.headers.get("Set-Cookie") or "").split(";")[0]
        return json.load(answer), made


def idle_kb(folder: Path, port: int, pid: int, streams: int) -> float:
    """Memory of the server for each stream that only listens."""
    cookie = ask(port, "/api/me", {})[1]
    new = {"seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "link"}
    table = ask(port, "/api/tables", new, cookie)[0]["table"]["id"]
    before = resident_kb(pid)
    listening = subprocess.Popen(
        ["node", str(folder / "idle.cjs"), str(port), str(streams), table],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert listening.stdout is not None
    told = listening.stdout.readline()
    assert told == b"open\n", told
    time.sleep(1)
    after = resident_kb(pid)
    listening.communicate()
    return (after - before) / streams


def verdict(*, met: bool) -> str:
    return "met" if met else "missed"


class Measured(NamedTuple):
    ready: float
    idle: float
    paced: list[Json]
    fast: list[tuple[str, Json]]
    free: tuple[Json, Json]
    """Ours on the socket and theirs, with every core free to all."""


def fast_row(name: str, r: Json) -> str:
    return (
        f"| {name} | {r['moves_per_s']:,.0f} | {r['moves_per_cpu_s']:,.0f} | {r['p50_ms']:.1f} "
        f"| {r['p99_ms']:.1f} | {r['errors']} | {r['driver_busy']:.0%} |"
    )


def paced_row(r: Json) -> str:
    how = "HTTP, as the web client does" if r["kind"] == "firstgiants-http" else "the socket"
    return (
        f"| by {how} | {r['moves_per_s']:,.0f} | {r['p50_ms']:.1f} | {r['p99_ms']:.1f} "
        f"| {r['max_ms']:.1f} | {r['errors']} |"
    )


def report(m: Measured) -> str:
    ours, theirs = m.fast[0][1], m.fast[-1][1]
    ratio = ours["moves_per_s"] / theirs["moves_per_s"]
    cpu_ratio = ours["moves_per_cpu_s"] / theirs["moves_per_cpu_s"]
    ours_free, theirs_free = (r["moves_per_s"] for r in m.free)
    slowest = max(r["p99_ms"] for r in m.paced)
    errors = sum(r["errors"] for r in m.paced)
    pinned = (
        "Each server has one core to itself, the players have the other."
        if on_core(0)
        else "Server and players share the machine."
    )
    lines = [
        LOAD,
        "",
        (
            f"`make load`, {datetime.now(UTC).date()}, {os.cpu_count()} cores, "
            f"{platform.system()}, CPython {platform.python_version()}. {pinned} The machine's "
            f"load average at the end was {os.getloadavg()[0]:.1f}; of this run alone it is 2. A "
            "move counts when it is acknowledged: ours is on disk then (synchronous=FULL), theirs "
            "in memory. Their game has the shape of ours and almost no rules. Both begin a new "
            "game after about 90 moves."
        ),
        "",
        f"As fast as they can, {ours['tables']} tables of two:",
        "",
        "| server | moves/s | moves per CPU second | p50 ms | p99 ms | errors | players busy |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
        *(fast_row(name, r) for name, r in m.fast),
        "",
        (
            f"Ours on the socket ÷ theirs: {ratio:.2f}× by the clock, {cpu_ratio:.2f}× by CPU "
            f"time; goal {GOAL_RATIO}× by the clock: {verdict(met=ratio >= GOAL_RATIO)}. "
            f"With servers and players free to use every core: {ours_free:,.0f}/s and "
            f"{theirs_free:,.0f}/s, {ours_free / theirs_free:.2f}×."
        ),
        "",
        (
            f"At the pace of people in a hurry, {m.paced[0]['tables']} live tables, at each a move "
            f"every {m.paced[0]['think_ms'] / 1000:g} s (half to one and a half of that), timed "
            "from the moment the player wants to move:"
        ),
        "",
        "| commits | moves/s | p50 ms | p99 ms | max ms | errors |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        *(paced_row(r) for r in m.paced),
        "",
        (
            f"Goal p99 under {GOAL_P99_MS} ms and no error: "
            f"{verdict(met=slowest < GOAL_P99_MS and errors == 0)}."
        ),
        "",
        (
            f"An idle stream: {m.idle:.1f} kB; "
            f"goal at most {GOAL_IDLE_KB} kB: {verdict(met=m.idle <= GOAL_IDLE_KB)}. "
            f"`firstgiants serve` answers /healthz after {m.ready:.2f} s (files in memory, "
            f"database there); goal {GOAL_READY_S} s: {verdict(met=m.ready < GOAL_READY_S)}."
        ),
        "",
    ]
    return "\n".join(lines)


def peer_alone(folder: Path, options: argparse.Namespace, *, pinned: bool) -> Json:
    port = free_port()
    theirs = start_peer(folder, port, pinned=pinned)
    try:
        return drive(folder, "boardgame", port, theirs.pid, options.fast_tables, options.seconds, 0,
                     pinned=pinned)  # fmt: skip
    finally:
        theirs.terminate()
        theirs.wait(30)


def measure(folder: Path, options: argparse.Namespace) -> str:
    fast, seconds, think = options.fast_tables, options.seconds, options.think_ms
    ready = ready_s(folder)
    print(f"… ready after {ready:.2f} s", flush=True)
    port = free_port()
    ours = start_ours(folder, port, pinned=True)
    try:
        pid = ours.pid
        idle = idle_kb(folder, port, pid, IDLE_STREAMS)
        paced = [
            drive(folder, kind, port, pid, options.tables, seconds, think)
            for kind in ("firstgiants-http", "firstgiants")
        ]
        by_socket = drive(folder, "firstgiants", port, pid, fast, seconds, 0)
        by_http = drive(folder, "firstgiants-http", port, pid, fast, seconds, 0)
    finally:
        ours.terminate()
        ours.wait(30)
    peer = peer_alone(folder, options, pinned=True)
    port = free_port()
    ours = start_ours(folder, port, pinned=False)
    try:
        free = drive(folder, "firstgiants", port, ours.pid, fast, seconds, 0, pinned=False)
    finally:
        ours.terminate()
        ours.wait(30)
    rows = [
        ("First Giants, SQLite, commits on the socket", by_socket),
        ("First Giants, SQLite, commits by HTTP", by_http),
        ("boardgame.io 0.50.2, in memory", peer),
    ]
    peer_free = peer_alone(folder, options, pinned=False)
    return report(Measured(ready, idle, paced, rows, (free, peer_free)))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--seconds", type=int, default=15, help="of each part")
    parser.add_argument("--tables", type=int, default=500, help="of the paced part")
    parser.add_argument("--fast-tables", type=int, default=100, help="of the fast parts")
    parser.add_argument("--think-ms", type=int, default=2000, help="of the paced part")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="firstgiants-load-") as name:
        folder = Path(name)
        for script in HERE.glob("*.cjs"):
            shutil.copy(script, folder)
        print("… installing the peer", flush=True)
        install = ["npm", "install", "--no-audit", "--no-fund", "--no-save", *PEER]
        subprocess.run(install, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        text = measure(folder, options)
    write_section(text)
    print(text)


if __name__ == "__main__":
    main()
