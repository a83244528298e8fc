"""Compares games that are called from Python, a call or more for each decision.

Ours: the façade `Game`, views, undo, and the game on integers (`Game.fast`). OpenSpiel's games are
C++ and called from Python in the same way (`peers_from_python.py`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from time import process_time

from firstgiants import Game
from firstgiants.engine import COMPILED

from .results import FROM_PYTHON, facts, run_by_peers, times, verdict, whole
from .timing import rates

SECONDS = 2.0
ROUNDS = 3
PLAYERS = 2
UNDO_AT = 40

GOALS = {
    "`Game.play` of a choice of `Game.legal`": 120_000,
    "`Game.view`": 40_000,
    f"`Game.undo` at ply {UNDO_AT}": 100_000,
    "`FastGame.play`": 1_000_000,
    "`FastGame.play_nth`": 1_000_000,
}
AHEAD = 3


def best(work: Callable[[], int]) -> float:
    return max(rates(work, SECONDS, ROUNDS))


def facade() -> float:
    rng, seeds = Random(1), iter(range(1 << 30))

    def play_one() -> int:
        game = Game.new(PLAYERS, seed=next(seeds))
        while legal := game.legal:
            game.play(legal[rng.randrange(len(legal))])
        return game.ply

    return best(play_one)


def positions(seed: int) -> list[Game]:
    """The game at each decision of a random game."""
    rng, game, found = Random(seed), Game.new(PLAYERS, seed=seed), []
    while legal := game.legal:
        found.append(game.copy())
        game.play(rng.choice(legal))
    return found


def views() -> float:
    games = positions(1)

    def look() -> int:
        for game in games:
            game.view(1)
        return len(games)

    return best(look)


def undos() -> float:
    """Only the undo is timed: each is taken on a copy."""
    game = positions(2)[UNDO_AT]
    found = []
    for _ in range(ROUNDS):
        copies = [game.copy() for _ in range(5_000)]
        start = process_time()
        for copy in copies:
            copy.undo()
        found.append(len(copies) / (process_time() - start))
    return max(found)


def fast() -> float:
    rng = Random(1)
    start = Game.new(PLAYERS, seed=1).fast()

    def play_one() -> int:
        game, count = start.copy(), 0
        legal = game.legal()
        random = rng.random
        while legal:
            legal = game.play(legal[int(random() * len(legal))])
            count += 1
        return count

    return best(play_one)


def fastest() -> float:
    rng = Random(1)
    start = Game.new(PLAYERS, seed=1).fast()

    def play_one() -> int:
        random, play, count = rng.random, start.copy().play_nth, 0
        legal = len(start.legal())
        while legal:
            legal = play(int(random() * legal))
            count += 1
        return count

    return best(play_one)


def measure() -> str:
    found = dict(zip(GOALS, (facade(), views(), undos(), fast(), fastest()), strict=True))
    ours = found["`FastGame.play_nth`"]
    peers = json.loads(run_by_peers("peers_from_python", str(SECONDS)))
    ahead = min(ours / row["decisions_per_second"] for row in peers)
    lines = [
        FROM_PYTHON,
        "",
        "CPU time on one core, best of three rounds, random play with 2 players. All of these are",
        "called from Python for each decision, which is what a program in Python gets. OpenSpiel's",
        "games are written in C++, ours is compiled" + ("." if COMPILED else " (not in this run)."),
        "`make bench` or `.venv/bin/python -m benchmarks.run python` measures it.",
        "",
        *facts(),
        "",
        "| called from Python | a second | ours ÷ it |",
        "| --- | ---: | ---: |",
        *(f"| {name} | {whole(rate)} | |" for name, rate in found.items()),
        *(
            f"| {row['engine']}: {row['game']} | {whole(row['decisions_per_second'])} "
            f"| {times(ours / row['decisions_per_second'])} |"
            for row in peers
        ),
        "",
        "Goals:",
        "",
        *(
            verdict(
                f"{name}, at least {whole(goal)}/s",
                whole(found[name]),
                met=found[name] >= goal,
                missed_by=1 - found[name] / goal,
            )
            for name, goal in GOALS.items()
        ),
        verdict(
            f"`FastGame.play_nth`, at least {AHEAD} times OpenSpiel from Python",
            times(ahead),
            met=ahead >= AHEAD,
            missed_by=1 - ahead / AHEAD,
        ),
        "",
    ]
    return "\n".join(lines)
