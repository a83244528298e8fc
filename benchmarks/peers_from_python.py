"""Measures OpenSpiel's card games, called from Python. Runs in the peers' environment.

Like `FastGame` in `from_python.py`: whole games from a dealt position, each choice drawn from the
list of all legal ones. Deals are not counted and, where they come first, not timed.
"""

from __future__ import annotations

import json
import random
import sys
from importlib.metadata import version

import pyspiel

from .timing import rates

ROUNDS = 3
GAMES = ("hearts", "crazy_eights(players=2)", "crazy_eights(players=4)")


def measure(name: str, seconds: float) -> float:
    rng = random.Random(1)
    start = pyspiel.load_game(name).new_initial_state()
    while start.is_chance_node():
        start.apply_action(rng.choice(start.legal_actions()))

    def play_one() -> int:
        random_number, state, count = rng.random, start.clone(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            count += not state.is_chance_node()
            state.apply_action(legal[int(random_number() * len(legal))])
        return count

    return max(rates(play_one, seconds, ROUNDS))


def main() -> None:
    seconds = float(sys.argv[1])
    rows = [
        {
            "engine": f"OpenSpiel {version('open_spiel')}",
            "game": name.replace("_", " ").replace("(players=", ", ").replace(")", " players"),
            "decisions_per_second": measure(name, seconds),
        }
        for name in GAMES
    ]
    json.dump(rows, sys.stdout)


if __name__ == "__main__":
    main()
