"""Measures what other players notice during attacks on the server; writes RESULTS.md.

    make attack

Each attack runs in a separate process against a fresh server with default limits on 127.0.0.1.
Bystanders at another loopback address play against bots, first without and then with the attack.
Attacks are bounded in time and in requests.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from benchmarks.attack import requests, tables
from benchmarks.attack.bystander import Bystander, Times, arrive_all, measure, percentile
from benchmarks.attack.tables import Attack, attacks_of
from benchmarks.load.servers import free_port, resident_kb
from benchmarks.results import ATTACK, BIN, facts, times, write_section

GOAL = 3.0
WARM_S = 2.0
BUILD_UP_S = 4.0
"""The time between the start of an attack, which first creates guests, and the measurement."""
BEGUN = "begun"
LISTED = 100
"""The number of public tables before the attack, from ten addresses."""


def all_attacks() -> dict[str, Attack]:
    return dict([*attacks_of(tables), *attacks_of(requests)])


HOW = """\
`make attack`: {seconds} s without and {seconds} s with each attack, each on a fresh server with
default limits. Four bystanders at another address play against bots. Attackers, bystanders, server
and bots share the machine. Times are milliseconds. A bot's answer is timed from the commit before
it, and includes the pause of 700 ms that lets people follow."""


@dataclass
class Result:
    name: str
    idle: Times
    attacked: Times
    before_mb: float
    after_mb: float
    listed: bool
    """Whether the bystander's public table is on the first page afterwards."""


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, int]]:
    port = free_port()
    environment = {k: v for k, v in os.environ.items() if not k.startswith("FIRSTGIANTS_")}
    environment |= {
        "FIRSTGIANTS_DATABASE": str(folder / "attack.sqlite3"),
        "FIRSTGIANTS_PORT": str(port),
        "FIRSTGIANTS_LOG_LEVEL": "error",
    }
    command = [str(BIN / "firstgiants"), "serve", "--no-open"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{address}/healthz"):
                    break
            except OSError:
                time.sleep(0.05)
        yield address, process.pid
    finally:
        process.terminate()
        process.wait(30)


async def fill_lobby(address: str) -> None:
    """Create public tables from other addresses, to make a list like that of a busy evening."""
    for number in range(LISTED // 10):
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.1.{number + 1}")
        async with httpx.AsyncClient(base_url=address, transport=transport, timeout=30) as host:
            await host.post("/api/me", json={})
            for _ in range(10):
                body = {"seats": [{"kind": "me"}, {"kind": "open"}]}
                (await host.post("/api/tables", json=body)).raise_for_status()


async def is_listed(person: Bystander, table: str) -> bool:
    answer = await person.http.get("/api/tables")
    return any(one["id"] == table for one in answer.json()["tables"])


async def try_one(name: str, address: str, pid: int, seconds: float) -> Result:
    people = await arrive_all(address)
    body = {"seats": [{"kind": "me"}, {"kind": "open"}], "title": "Bystander's"}
    await fill_lobby(address)
    table = (await people[0].http.post("/api/tables", json=body)).json()["table"]["id"]
    await measure(people, WARM_S)
    idle = await measure(people, seconds)
    before = resident_kb(pid) / 1024
    attack = ["-m", "benchmarks.attack.run", "--only", name, "--against", address]
    attacking = await asyncio.create_subprocess_exec(
        sys.executable, *attack, "--seconds", str(seconds + BUILD_UP_S), stdout=PIPE
    )
    assert attacking.stdout is not None
    assert await attacking.stdout.readline() == BEGUN.encode() + b"\n"
    await asyncio.sleep(BUILD_UP_S)
    attacked = await measure(people, seconds)
    listed = await is_listed(people[0], table)
    output, _ = await asyncio.wait_for(attacking.communicate(), 120)
    print(output.decode().rstrip(), flush=True)
    after = resident_kb(pid) / 1024
    for person in people:
        await person.http.aclose()
    return Result(name, idle, attacked, before, after, listed)


KINDS = (("read", "read"), ("commit", "commit"), ("bot", "bot's answer"))


def rows(result: Result) -> list[str]:
    lines = []
    for kind, label in KINDS:
        idle, attacked = getattr(result.idle, kind), getattr(result.attacked, kind)
        middle, late = percentile(idle, 0.5), percentile(idle, 0.95)
        middle_then, late_then = percentile(attacked, 0.5), percentile(attacked, 0.95)
        lines.append(
            f"| {result.name} | {label} | {middle:,.0f} | {late:,.0f} | {middle_then:,.0f} "
            f"| {late_then:,.0f} | {times(late_then / late)} |"
        )
    return lines


def ratios(result: Result) -> list[float]:
    return [
        percentile(getattr(result.attacked, kind), 0.95)
        / percentile(getattr(result.idle, kind), 0.95)
        for kind, _ in KINDS
    ]


def report(results: list[Result], seconds: float) -> str:
    worst = max(max(ratios(result)) for result in results)
    missed = [result.name for result in results if max(ratios(result)) > GOAL]
    hidden = [result.name for result in results if not result.listed]
    return "\n".join(
        [
            ATTACK,
            "",
            HOW.format(seconds=f"{seconds:g}"),
            "",
            *facts(),
            "",
            "| attack | what | p50 | p95 | p50 attacked | p95 attacked | p95 ratio |",
            "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
            *(line for result in results for line in rows(result)),
            "",
            (
                "| attack | memory before, MB | after, MB | bystander's requests that failed "
                "| bystander's table on the lobby's first page |"
            ),
            "| --- | ---: | ---: | ---: | --- |",
            *(
                f"| {r.name} | {r.before_mb:.0f} | {r.after_mb:.0f} | {r.attacked.failed} "
                f"| {'yes' if r.listed else 'no'} |"
                for r in results
            ),
            "",
            f"Goal: p95 at most {GOAL:g} times that without attack: worst {times(worst)}; "
            + (f"missed by {', '.join(missed)}." if missed else "met by all.")
            + ("" if not hidden else f" Pushed off the first page: {', '.join(hidden)}."),
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server under attack.")
    parser.add_argument(
        "--seconds", type=float, default=12, help="duration of each part, at most 60"
    )
    parser.add_argument("--only", action="append", help="the name of an attack; default: all")
    parser.add_argument("--against", help="attack this server, on 127.0.0.1, and measure nothing")
    parser.add_argument("--print", action="store_true", help="print, do not write RESULTS.md")
    options = parser.parse_args()
    # Exit through `finally` blocks, to stop the server too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    known = all_attacks()
    names = options.only or list(known)
    if unknown := [name for name in names if name not in known]:
        raise SystemExit(f"no such attack: {', '.join(unknown)}; there are {', '.join(known)}")
    seconds = min(options.seconds, 60.0 + BUILD_UP_S)
    if options.against:
        print(BEGUN, flush=True)
        for name in names:
            asyncio.run(known[name](options.against, seconds))
        return
    results = []
    for name in names:
        print(f"… {name}", flush=True)
        temporary = tempfile.TemporaryDirectory(prefix="firstgiants-attack-")
        with temporary as folder, server(Path(folder)) as (address, pid):
            result = asyncio.run(try_one(name, address, pid, seconds))
        print("\n".join(rows(result)), flush=True)
        results.append(result)
    text = report(results, seconds)
    if not options.print:
        write_section(text)
    print(text)


if __name__ == "__main__":
    main()
