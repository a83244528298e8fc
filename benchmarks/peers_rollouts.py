"""Measures OpenSpiel's random games of euchre and hearts, entirely in C++. Runs in the peers'
environment and prints decisions per second as JSON, by game.

A search with one simulation does only rollouts from the deal. It does not count decisions, so their
number is the mean of games played from the same deals.
"""

from __future__ import annotations

import json
import random
import sys
from itertools import cycle

import pyspiel

from .timing import rates

GAMES = ("euchre", "hearts")
DEALS = 20
ROLLOUTS = 50


def length(deal: pyspiel.State, rng: random.Random) -> int:
    """The decisions of a random game from this deal."""
    state, count = deal.clone(), 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        count += 1
    return count


def measure(name: str, seconds: float) -> float:
    rng = random.Random(1)
    game = pyspiel.load_game(name)
    deals = []
    for _ in range(DEALS):
        deal = game.new_initial_state()
        while deal.is_chance_node():
            deal.apply_action(rng.choice(deal.legal_actions()))
        deals.append(deal)
    mean = sum(length(deal, rng) for deal in deals for _ in range(100)) / len(deals) / 100
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
    starts = cycle(deals)

    def roll_out() -> int:
        for _ in deals:
            search.mcts_search(next(starts))
        return round(DEALS * ROLLOUTS * mean)

    return max(rates(roll_out, seconds, 2))


def main() -> None:
    json.dump({name: measure(name, float(sys.argv[1])) for name in GAMES}, sys.stdout)


if __name__ == "__main__":
    main()
