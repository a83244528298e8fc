"""Compares our engine with other libraries: random play and copies of a state.

`firstgiants bench --json` measures ours, compiled and interpreted; `peers.py` measures theirs.
"""

from __future__ import annotations

import json
import os
import subprocess
from dataclasses import dataclass

from .results import BIN, ENGINE, ROOT, facts, run_by_peers, times, verdict, whole

SECONDS = 3.0
"""The duration of each round of a peer; the best of three counts."""

GOAL_COMPILED = 2_000_000
GOAL_INTERPRETED = 150_000
GOAL_COPY_US = 1.5


@dataclass(frozen=True)
class Ours:
    """The output of `firstgiants bench --json`."""

    compiled: bool
    rates: dict[int, float]
    copy_us: float


@dataclass(frozen=True)
class Peer:
    engine: str
    game: str
    way: str
    decisions_per_second: float
    copy_us: float


def measure_ours(*, pure: bool) -> Ours:
    environment = os.environ | {"FIRSTGIANTS_PURE": "1" if pure else "0"}
    command = [str(BIN / "firstgiants"), "bench", "--json"]
    output = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout
    found = json.loads(output)
    return Ours(
        compiled=found["compiled"],
        rates={int(players): rate for players, rate in found["decisions_per_second"].items()},
        copy_us=found["copy_us"],
    )


def measure_peers() -> list[Peer]:
    return [Peer(**row) for row in json.loads(run_by_peers("peers", str(SECONDS)))]


def hot_spots() -> list[str]:
    """The functions in which the interpreted engine spends most of its time."""
    command = [str(BIN / "python"), str(ROOT / "benchmarks" / "hot_spots.py")]
    environment = os.environ | {"FIRSTGIANTS_PURE": "1"}
    output = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout
    return output.decode().splitlines()


def goals(compiled: Ours, interpreted: Ours) -> list[str]:
    lines = []
    for ours, goal, name in (
        (compiled, GOAL_COMPILED, "compiled"),
        (interpreted, GOAL_INTERPRETED, "interpreted"),
    ):
        slowest = min(ours.rates.values())
        lines.append(
            verdict(
                f"{name}, at least {whole(goal)} decisions/s",
                whole(slowest),
                met=slowest >= goal,
                missed_by=1 - slowest / goal,
            )
        )
    lines.append(
        verdict(
            f"copy of a state, compiled, at most {GOAL_COPY_US} µs",
            f"{compiled.copy_us:.2f} µs",
            met=compiled.copy_us <= GOAL_COPY_US,
            missed_by=compiled.copy_us / GOAL_COPY_US - 1,
        )
    )
    return lines


def report(compiled: Ours, interpreted: Ours, peers: list[Peer], spots: list[str]) -> str:
    ours = [
        (f"{players} players, {way}", engine.rates[players], engine.copy_us)
        for engine, way in (
            (compiled, "compiled" if compiled.compiled else "interpreted"),
            (interpreted, "interpreted"),
        )
        for players in sorted(engine.rates)
    ]
    ours_like = {"C++": compiled.rates[2], "Python": interpreted.rates[2]}
    lines = [
        ENGINE,
        "",
        "CPU time on one core; random play from the first to the last decision, each choice drawn",
        "from the list of all legal ones. Decisions are more complex in some games than in others,",
        "so the ratios show an order of magnitude only.",
        "",
        *facts(),
        "",
        "| game | decisions/s | copy of a state, µs |",
        "| --- | ---: | ---: |",
        *(f"| {game} | {whole(rate)} | {copy_us:.2f} |" for game, rate, copy_us in ours),
        "",
        "Goals:",
        "",
        *goals(compiled, interpreted),
        "",
        "Where the interpreted engine spends its time, by itself:",
        "",
        *spots,
        "",
        "### Peers, and ours ÷ theirs (2 players)",
        "",
        "Engines in Python are compared with our interpreted engine, engines in C++ with the",
        "compiled one, all without calls from Python; [those](#called-from-python) follow below.",
        "",
        "| engine | game | runs in | decisions/s | ours ÷ it | copy, µs |",
        "| --- | --- | --- | ---: | ---: | ---: |",
        *(
            f"| {peer.engine} | {peer.game} | {peer.way} | {whole(peer.decisions_per_second)} "
            f"| {times(ours_like[peer.way] / peer.decisions_per_second)} | {peer.copy_us:.2f} |"
            for peer in peers
        ),
        "",
    ]
    return "\n".join(lines)


def measure() -> str:
    compiled, interpreted = measure_ours(pure=False), measure_ours(pure=True)
    return report(compiled, interpreted, measure_peers(), hot_spots())
