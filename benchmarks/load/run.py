"""Our server under load, and boardgame.io's under the same, in one run; writes RESULTS.md.

    make load

One process with SQLite, every commit on disk, against boardgame.io with its in-memory store. The
players are `driver.cjs`; the peer is installed from its registry into a temporary folder.
Everything is on 127.0.0.1.
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
from typing import Any

HERE = Path(__file__).resolve().parent
RESULTS = HERE.parent / "RESULTS.md"
HEADING = "## The server under load"
PEER = ("boardgame.io@0.50.2", "ws@8")
IDLE_STREAMS = 1000
GOAL_P99_MS = 50
GOAL_IDLE_KB = 60
GOAL_RATIO = 2
FREE = "1000000,1000000"

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


def start_ours(folder: Path, port: int) -> subprocess.Popen[bytes]:
    limits = ("GUESTS", "TABLES", "PLAY", "READS")
    environment = os.environ | {f"FIRSTGIANTS_LIMIT_{kind}": FREE for kind in limits}
    environment |= {
        "FIRSTGIANTS_BOT_PROCESSES": "0",
        "FIRSTGIANTS_STREAMS_PER_PERSON": "100000",
        "FIRSTGIANTS_DATABASE": str(folder / "load.sqlite3"),
        "FIRSTGIANTS_PORT": str(port),
    }
    command = [str(Path(sys.executable).parent / "firstgiants"), "serve", "--no-open"]
    process = subprocess.Popen(command, env=environment)
    wait_for(port)
    return process


def start_peer(folder: Path, port: int) -> subprocess.Popen[bytes]:
    process = subprocess.Popen(
        ["node", str(folder / "peer_server.cjs"), str(port)],
        env=os.environ | {"NODE_ENV": "production"},
        stdout=subprocess.DEVNULL,
    )
    wait_for(port)
    return process


def drive(
    folder: Path, kind: str, port: int, pid: int, tables: int, seconds: int, think: int
) -> Json:
    arguments = [kind, *map(str, (port, tables, seconds, think, pid))]
    print(f"… {kind}: {tables} tables, {seconds} s, think {think} ms", flush=True)
    done = subprocess.run(
        ["node", str(folder / "driver.cjs"), *arguments],
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


def report(paced: Json, by_socket: Json, by_http: Json, peer: Json, idle: float) -> str:
    ratio = by_socket["moves_per_s"] / peer["moves_per_s"]
    cpu_ratio = by_socket["moves_per_cpu_s"] / peer["moves_per_cpu_s"]
    rows = [
        ("First Giants, SQLite, commits on the socket", by_socket),
        ("First Giants, SQLite, commits by HTTP", by_http),
        ("boardgame.io 0.50.2, in memory", peer),
    ]
    table = [
        f"| {name} | {r['moves_per_s']:,.0f} | {r['moves_per_cpu_s']:,.0f} | {r['p50_ms']:.1f} "
        f"| {r['p99_ms']:.1f} | {r['errors']} |"
        for name, r in rows
    ]
    lines = [
        HEADING,
        "",
        (
            f"`make load`, {datetime.now(UTC).date()}, {os.cpu_count()} cores, "
            f"{platform.system()}, CPython {platform.python_version()}. Server and players share "
            f"the machine; its load average at the end was {os.getloadavg()[0]:.1f}. A move counts "
            "when it is acknowledged: ours is on disk then (synchronous=FULL), theirs in memory. "
            "Their game has the shape of ours and almost no rules. Both begin a new game after "
            "about 100 moves."
        ),
        "",
        f"As fast as they can, {by_socket['tables']} tables of two:",
        "",
        "| server | moves/s | moves per CPU second of the server | p50 ms | p99 ms | errors |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        *table,
        "",
        (
            f"Ours ÷ theirs: {ratio:.2f}× by the clock, {cpu_ratio:.2f}× by CPU time; "
            f"goal {GOAL_RATIO}× by the clock: {verdict(met=ratio >= GOAL_RATIO)}."
        ),
        "",
        (
            f"At the pace of people in a hurry, {paced['tables']} live tables, a move every "
            f"{paced['think_ms'] / 1000:g} s at each, commits by HTTP: "
            f"{paced['moves_per_s']:,.0f} moves/s, p50 {paced['p50_ms']:.1f} ms, "
            f"p99 {paced['p99_ms']:.1f} ms, {paced['errors']} errors; "
            f"goal p99 under {GOAL_P99_MS} ms: {verdict(met=paced['p99_ms'] < GOAL_P99_MS)}."
        ),
        "",
        (
            f"An idle stream: {idle:.1f} kB; "
            f"goal at most {GOAL_IDLE_KB} kB: {verdict(met=idle <= GOAL_IDLE_KB)}."
        ),
        "",
    ]
    return "\n".join(lines)


def measure(folder: Path, options: argparse.Namespace) -> str:
    port, peer_port = free_port(), free_port()
    fast, seconds = options.fast_tables, options.seconds
    ours = start_ours(folder, port)
    try:
        pid = ours.pid
        idle = idle_kb(folder, port, pid, IDLE_STREAMS)
        think = options.think_ms
        paced = drive(folder, "firstgiants-http", port, pid, options.tables, seconds, think)
        by_socket = drive(folder, "firstgiants", port, pid, fast, seconds, 0)
        by_http = drive(folder, "firstgiants-http", port, pid, fast, seconds, 0)
    finally:
        ours.terminate()
        ours.wait(30)
    theirs = start_peer(folder, peer_port)
    try:
        peer = drive(folder, "boardgame", peer_port, theirs.pid, fast, seconds, 0)
    finally:
        theirs.terminate()
        theirs.wait(30)
    return report(paced, by_socket, by_http, peer, idle)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--seconds", type=int, default=20, help="of each part")
    parser.add_argument("--tables", type=int, default=500, help="of the paced part")
    parser.add_argument("--fast-tables", type=int, default=60, help="of the fast parts")
    parser.add_argument("--think-ms", type=int, default=4000, help="of the paced part")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="firstgiants-load-") as name:
        folder = Path(name)
        for script in HERE.glob("*.cjs"):
            shutil.copy(script, folder)
        print("… installing the peer", flush=True)
        install = ["npm", "install", "--no-audit", "--no-fund", "--no-save", *PEER]
        subprocess.run(install, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        text = measure(folder, options)
    before = RESULTS.read_text(encoding="utf-8").partition(HEADING)[0] if RESULTS.exists() else ""
    RESULTS.write_text(f"{before.rstrip()}\n\n{text}".lstrip(), encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
