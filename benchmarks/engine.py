"""Our engine against its peers: random play and copies of a state.

Ours is measured by `firstgiants bench --json`, compiled and interpreted; theirs by `peers.py`.
"""

from __future__ import annotations

import json
import os
import subprocess
from dataclasses import dataclass

from .results import BIN, ENGINE, ROOT, facts, run_by_peers, times, verdict, whole

SECONDS = 3.0
"""How long each round of a peer takes; the best of three counts."""

GOAL_COMPILED = 2_000_000
GOAL_INTERPRETED = 150_000
GOAL_COPY_US = 1.5


@dataclass(frozen=True)
class Ours:
    """What `firstgiants bench --json` said."""

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
    said = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout
    found = json.loads(said)
    return Ours(
        compiled=found["compiled"],
        rates={int(players): rate for players, rate in found["decisions_per_second"].items()},
        copy_us=found["copy_us"],
    )


def measure_peers() -> list[Peer]:
    return [Peer(**row) for row in json.loads(run_by_peers("peers", str(SECONDS)))]


def hot_spots() -> list[str]:
    """What the profile of the interpreted engine shows."""
    command = [str(BIN / "python"), str(ROOT / "benchmarks" / "hot_spots.py")]
    environment = os.environ | {"FIRSTGIANTS_PURE": "1"}
    said = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout
    return said.decode().splitlines()


def goals(fast: Ours, plain: Ours) -> list[str]:
    lines = []
    for ours, goal, name in (
        (fast, GOAL_COMPILED, "compiled"),
        (plain, GOAL_INTERPRETED, "interpreted"),
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
            f"{fast.copy_us:.2f} µs",
            met=fast.copy_us <= GOAL_COPY_US,
            missed_by=fast.copy_us / GOAL_COPY_US - 1,
        )
    )
    return lines


def report(fast: Ours, plain: Ours, peers: list[Peer], spots: list[str]) -> str:
    ours = [
        (f"{players} players, {way}", engine.rates[players], engine.copy_us)
        for engine, way in (
            (fast, "compiled" if fast.compiled else "interpreted"),
            (plain, "interpreted"),
        )
        for players in sorted(engine.rates)
    ]
    fastest = fast.rates[2]
    slowest = plain.rates[2]
    lines = [
        ENGINE,
        "",
        "One core, time of the processor; random play from the first to the last decision, each",
        "choice drawn from the list of all legal ones. Games differ in how much there is to a",
        "decision, so a ratio tells the scale, not who programs better.",
        "",
        *facts(),
        "",
        "| game | decisions/s | copy of a state, µs |",
        "| --- | ---: | ---: |",
        *(f"| {game} | {whole(rate)} | {copy_us:.2f} |" for game, rate, copy_us in ours),
        "",
        "Goals:",
        "",
        *goals(fast, plain),
        "",
        "Where the interpreted engine spends its time, by itself:",
        "",
        *spots,
        "",
        "### Peers, and ours ÷ theirs (2 players)",
        "",
        "| engine | game | runs in | decisions/s | compiled ÷ it | interpreted ÷ it | copy, µs |",
        "| --- | --- | --- | ---: | ---: | ---: | ---: |",
        *(
            f"| {peer.engine} | {peer.game} | {peer.way} | {whole(peer.decisions_per_second)} "
            f"| {times(fastest / peer.decisions_per_second)} "
            f"| {times(slowest / peer.decisions_per_second)} | {peer.copy_us:.2f} |"
            for peer in peers
        ),
        "",
    ]
    return "\n".join(lines)


def measure() -> str:
    fast, plain = measure_ours(pure=False), measure_ours(pure=True)
    return report(fast, plain, measure_peers(), hot_spots())
