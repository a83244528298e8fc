"""Measures random play in other engines. Runs in the peers' environment and prints JSON.

The measurement is the same as in `firstgiants bench`: whole games, each choice drawn from the list
of all legal ones. Dice rolls and deals are not counted as decisions.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import TypedDict

import chess
import pyspiel
from catanatron import Color, Game, RandomPlayer

from .timing import rates

ROUNDS = 3
"""The result is the best of these, in CPU time, because the machine may be busy."""

SPIEL_GAMES = ("backgammon", "crazy_eights(players=4)", "gin_rummy")


class Row(TypedDict):
    engine: str
    game: str
    way: str
    decisions_per_second: float
    copy_us: float


def best_rate(play_one: Callable[[], int], seconds: float) -> float:
    """Decisions per second. `play_one` plays a whole game and returns its number of decisions."""
    return max(rates(play_one, seconds, ROUNDS))


def best_copy(copy: Callable[[], object], times: int) -> float:
    """Microseconds for a copy of a position."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(times):
            copy()
        best = min(best, (time.process_time() - start) / times)
    return best * 1e6


def python_chess(seconds: float) -> Iterator[Row]:
    rng = random.Random(1)

    def play_one() -> int:
        board = chess.Board()
        plies = 0
        while moves := list(board.legal_moves):
            # Besides mate and stalemate, check only two cheap ends, to keep the peer fast.
            if board.halfmove_clock >= 150 or board.is_insufficient_material():
                break
            board.push(moves[rng.randrange(len(moves))])
            plies += 1
        return plies

    board = chess.Board()
    for _ in range(20):
        board.push(rng.choice(list(board.legal_moves)))
    yield Row(
        engine=f"python-chess {version('chess')}",
        game="chess",
        way="Python",
        decisions_per_second=best_rate(play_one, seconds),
        copy_us=best_copy(lambda: board.copy(stack=False), 20_000),
    )


def catanatron(seconds: float) -> Iterator[Row]:
    def new_game(seed: int) -> Game:
        return Game([RandomPlayer(color) for color in Color], seed=seed)

    seeds = iter(range(1, 1_000_000))

    def play_one() -> int:
        game = new_game(next(seeds))
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    game = new_game(1)
    for _ in range(100):
        game.play_tick()
    yield Row(
        engine=f"catanatron {version('catanatron')}",
        game="an island settling game, 4 players",
        way="Python",
        decisions_per_second=best_rate(play_one, seconds),
        copy_us=best_copy(game.copy, 2_000),
    )


def play_chance(state: pyspiel.State, rng: random.Random) -> None:
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, chances)[0])


def open_spiel(name: str, seconds: float) -> Iterator[Row]:
    """Measures a loop entirely in C++; `peers_from_python.py` has the calls from Python."""
    rng = random.Random(1)
    game = pyspiel.load_game(name)
    start = game.new_initial_state()
    while start.is_chance_node():
        play_chance(start, rng)
    games = decisions = 0

    def play_one() -> int:
        nonlocal games, decisions
        state = start.clone()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                play_chance(state, rng)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[rng.randrange(len(actions))])
                count += 1
        games += 1
        decisions += count
        return count

    # A search with one simulation does only rollouts, entirely in C++. They do not count decisions,
    # so use the mean length of games played from the same position.
    best_rate(play_one, seconds)
    length = decisions / games
    rollouts = 100
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    def roll_out() -> int:
        search.mcts_search(start)
        return round(rollouts * length)

    yield Row(
        engine=f"OpenSpiel {version('open_spiel')}",
        game=name.replace("_", " ").replace("(players=4)", ", 4 players"),
        way="C++",
        decisions_per_second=best_rate(roll_out, seconds),
        copy_us=best_copy(start.clone, 20_000),
    )


def main() -> None:
    seconds = float(sys.argv[1])
    rows = [*python_chess(seconds), *catanatron(seconds)]
    for name in SPIEL_GAMES:
        rows += open_spiel(name, seconds)
    json.dump(rows, sys.stdout)


if __name__ == "__main__":
    main()
