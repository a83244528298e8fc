"""The searching bots of other engines; runs in the environment of the peers and prints JSON."""

from __future__ import annotations

import json
import random
import sys
from importlib.metadata import version

import pyspiel
from catanatron import Color, Game, RandomPlayer
from catanatron.players.search import VictoryPointPlayer

from .peers import play_chance
from .timing import SIMULATIONS, OneLook, Searcher, median_move_ms, median_rate, spread_out

SECONDS = 0.6
SPIEL_GAMES = ("gin_rummy", "crazy_eights(players=2)", "backgammon", "oware")
"""Two players, 80 to 110 decisions a game, as ours: two with cards, two with a board."""

UCT = 1.4
MEMORY_MB = 500


def open_spiel(name: str) -> Searcher:
    """Its tree search in C++ with a random rollout at each leaf."""
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
        # A search of a single simulation does nothing but its rollouts.
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


def catanatron() -> tuple[Searcher, OneLook]:
    """Random playouts on its engine, and its one-step player. Its tree search and its other bots
    are not part of the released package."""
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

    def look_once(game: Game) -> None:
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
        # They take so long that one from each position has to stand for all.
        move_ms=SIMULATIONS * median_move_ms(play_out, positions),
    )
    one_look = OneLook(
        bot=f"{package}: VictoryPointPlayer (Python)",
        game=what,
        move_ms=median_move_ms(look_once, positions),
    )
    return searcher, one_look


def main() -> None:
    searcher, one_look = catanatron()
    searchers = [*(open_spiel(name) for name in SPIEL_GAMES), searcher]
    json.dump({"searchers": searchers, "one_look": [one_look]}, sys.stdout)


if __name__ == "__main__":
    main()
