"""Compares our engine with other libraries: random play and copies of a state.

`firstgiants bench --json` measures ours, compiled and interpreted; `peers.py` measures theirs.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import TypeVar

from firstgiants.engine import playout
from firstgiants.rules.cards import Deck, load_deck
from firstgiants.rules.game import Game

from .results import BIN, ENGINE, ROOT, facts, run_by_peers, times, verdict, whole
from .timing import rates

SECONDS = 2.0
"""The duration of each round of a peer; the best of three counts."""

GOAL_COMPILED = 2_000_000
GOAL_INTERPRETED = 150_000
GOAL_COPY_US = 1.5
GOALS_AHEAD = {"euchre": 1.2, "hearts": 1.5}
"""How many times OpenSpiel's decisions per second, in C++."""

DECK_SIZES = (20, 80, 320, 1280)
ROUNDS = 6
"""Of the measurements that take turns; the median counts."""

T = TypeVar("T")


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


def random_play(deck: Deck, seconds: float) -> float:
    """Decisions per second of random games inside the engine, with 2 players."""
    start, seeds = Game.new(2, seed=1, deck=deck).state, iter(range(1, 1 << 30))
    return max(rates(lambda: int(playout.random_games(start, 200, next(seeds))), seconds, 2))


def deck_of(size: int) -> Deck:
    """A deck like founders, of another size: some of its cards, or all of them several times."""
    founders = load_deck("founders")
    cards = founders.to_json()["cards"]
    assert isinstance(cards, list)
    step = max(1, len(cards) // size)
    some = [cards[n * step % len(cards)] | {"id": f"card-{n}"} for n in range(size)]
    return Deck.from_json({"id": f"founders-{size}", "cards": some})


def take_turns(measures: list[Callable[[], T]]) -> list[list[T]]:
    """The results of each measure, all of them measured in every round."""
    found: list[list[T]] = [[] for _ in measures]
    for _ in range(ROUNDS):
        for one, measure in zip(found, measures, strict=True):
            one.append(measure())
    return found


def by_deck_size() -> list[str]:
    decks = {size: deck_of(size) for size in DECK_SIZES}
    found = take_turns([partial(random_play, deck, 0.3) for deck in decks.values()])
    return [
        "### By the size of the deck",
        "",
        "Random games with 2 players, interleaved, medians. A decision looks at the cards within",
        "reach only; what grows with the deck is to copy and shuffle it, once a game.",
        "",
        "| cards | decisions/s |",
        "| ---: | ---: |",
        *(f"| {size:,} | {whole(median(one))} |" for size, one in zip(decks, found, strict=True)),
        "",
    ]


def against_spiel() -> list[str]:
    """Ours and OpenSpiel's, in turns, so that the load of the machine is the same for both."""
    deck = load_deck("founders")
    ours, theirs = take_turns(
        [
            lambda: {"ours": random_play(deck, 0.5)},
            lambda: json.loads(run_by_peers("peers_rollouts", "0.5")),
        ]
    )
    rate = median(one["ours"] for one in ours)
    lines = [
        "### Bulk random games, in turns with OpenSpiel's in C++",
        "",
        "Both run inside their engine, from the deal; ours shuffles for each game, OpenSpiel's",
        f"MCTSBot does not. {ROUNDS} rounds of both, medians.",
        "",
        "| game | decisions/s | ours ÷ it |",
        "| --- | ---: | ---: |",
        f"| First Giants, 2 players | {whole(rate)} | |",
    ]
    goals = []
    for game, goal in GOALS_AHEAD.items():
        their = median(one[game] for one in theirs)
        ratio = rate / their
        lines.append(f"| OpenSpiel: {game} | {whole(their)} | {ratio:.2f}× |")
        name = f"at least {goal} times OpenSpiel's {game}"
        goals.append(verdict(name, f"{ratio:.2f}×", met=ratio >= goal, missed_by=1 - ratio / goal))
    return [*lines, "", "Goals:", "", *goals, ""]


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


def report(
    compiled: Ours,
    interpreted: Ours,
    peers: list[Peer],
    spots: list[str],
    in_turns: list[str],
) -> str:
    """The section; `in_turns` are the measurements that ran in turns with peers or each other."""
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
        "so the ratios show an order of magnitude only. The compiled engine is built as for a",
        "release, with a profile (`tools/build_native.py --profile`); `make setup` builds without.",
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
        *in_turns,
    ]
    return "\n".join(lines)


def measure() -> str:
    compiled, interpreted = measure_ours(pure=False), measure_ours(pure=True)
    in_turns = [*against_spiel(), *by_deck_size()]
    return report(compiled, interpreted, measure_peers(), hot_spots(), in_turns)
