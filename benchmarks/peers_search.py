"""Measures the searching bots of other engines. Runs in the peers' environment and prints JSON."""

from __future__ import annotations

import json
import random
import sys
from importlib.metadata import version

import pyspiel
from catanatron import Color, Game, RandomPlayer
from catanatron.players.search import VictoryPointPlayer

from .peers import play_chance
from .timing import SIMULATIONS, OnePly, Searcher, median_move_ms, median_rate, spread_out

SECONDS = 0.6
SPIEL_GAMES = ("gin_rummy", "crazy_eights(players=2)", "backgammon", "oware")
"""Two card games and two board games for two, with 80 to 110 decisions per game, like ours."""

UCT = 1.4
MEMORY_MB = 500


def open_spiel(name: str) -> Searcher:
    """OpenSpiel's tree search in C++, with a random rollout at each leaf."""
    rng = random.Random(1)
    game = pyspiel.load_game(name)
    openings: list[pyspiel.State] = []
    asked: list[pyspiel.State] = []
    choices: list[int] = []
    for _ in range(20):
        state = game.new_initial_state()
        while state.is_chance_node():
            play_chance(state, rng)
        openings.append(state.clone())
        while not state.is_terminal():
            if state.is_chance_node():
                play_chance(state, rng)
                continue
            actions = state.legal_actions()
            choices.append(len(actions))
            if len(openings) == 1 and len(actions) > 1:
                asked.append(state.clone())
            state.apply_action(rng.choice(actions))
    at_once = 20
    rollouts = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(at_once, 1), UCT, 1, MEMORY_MB, False, 1, False
    )

    def roll_out() -> int:
        # A search with one simulation does only rollouts.
        rollouts.mcts_search(rng.choice(openings))
        return at_once

    search = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(1, 1), UCT, SIMULATIONS, MEMORY_MB, False, 1, False
    )
    return Searcher(
        bot=f"OpenSpiel {version('open_spiel')}: MCTSBot (C++)",
        game=name.replace("_", " ").replace("(players=2)", ""),
        length=len(choices) / len(openings),
        choices=sum(choices) / len(choices),
        playouts_per_second=median_rate(roll_out, SECONDS),
        move_ms=median_move_ms(search.step, spread_out(asked)),
    )


def catanatron() -> tuple[Searcher, OnePly]:
    """Random playouts in catanatron's engine, and its one-ply player. The released package does not
    contain its tree search and its other bots."""
    colors = (Color.RED, Color.BLUE)

    def new_game(seed: int) -> Game:
        return Game([RandomPlayer(color) for color in colors], seed=seed)

    asked: list[Game] = []
    choices: list[int] = []
    games = 3
    for number in range(games):
        game = new_game(number + 1)
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions
            choices.append(len(actions))
            if number == 0 and len(actions) > 1:
                asked.append(game.copy())
            game.play_tick()
    opening = new_game(1)
    positions = spread_out(asked)
    player = VictoryPointPlayer(colors[0])

    def play_out(start: Game) -> int:
        start.copy().play()
        return 1

    def decide(game: Game) -> None:
        player.color = game.state.current_color()
        player.decide(game, game.state.playable_actions)

    package = f"catanatron {version('catanatron')}"
    what = "an island settling game"
    searcher = Searcher(
        bot=f"{package}: playouts alone (Python)",
        game=what,
        length=len(choices) / games,
        choices=sum(choices) / len(choices),
        playouts_per_second=median_rate(lambda: play_out(opening), SECONDS),
        # A playout is slow, so measure one per position and multiply.
        move_ms=SIMULATIONS * median_move_ms(play_out, positions),
    )
    one_ply = OnePly(
        bot=f"{package}: VictoryPointPlayer (Python)",
        game=what,
        move_ms=median_move_ms(decide, positions),
    )
    return searcher, one_ply


def main() -> None:
    searcher, one_ply = catanatron()
    searchers = [*(open_spiel(name) for name in SPIEL_GAMES), searcher]
    json.dump({"searchers": searchers, "one_ply": [one_ply]}, sys.stdout)


if __name__ == "__main__":
    main()
