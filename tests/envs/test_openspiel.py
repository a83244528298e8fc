"""The game in OpenSpiel, with the real package and its own tests for Python games."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

import firstgiants.envs.openspiel
from firstgiants import Game
from tools.regenerate_golden import GOLDEN

NAME = firstgiants.envs.openspiel.GAME_TYPE.short_name


@pytest.mark.parametrize("players", [2, 5])
def test_the_simulation_test_of_openspiel(players: int) -> None:
    """Random play with clones, serialised states, pickled games and bounds of the utilities."""
    from open_spiel.python.tests import games_sim_test  # takes long, also for collecting tests

    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(NAME, {"players": players}))


def test_the_random_simulation_of_its_library() -> None:
    game = pyspiel.load_game(f"{NAME}(players=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


def test_a_playthrough() -> None:
    from open_spiel.python.algorithms import generate_playthrough  # takes long, too

    name = f"{NAME}(deck={GOLDEN / 'decks' / 'nine.json'},players=3)"
    text = generate_playthrough.playthrough(name, action_sequence=None, seed=3)
    assert 'GameType.short_name = "python_first_giants"' in text
    assert "Returns() = " in text


def dealt(seed: int) -> pyspiel.State:
    rng, state = random.Random(seed), pyspiel.load_game(NAME).new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_chance_turns_the_cards_and_the_rules_play_the_game() -> None:
    """The chance nodes give an order of the deck; with that order `Game` plays the same."""
    rng, state = random.Random(5), pyspiel.load_game(NAME).new_initial_state()
    cards: list[int] = []
    choices: list[str] = []
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        if state.is_chance_node():
            assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)
            assert len(state.chance_outcomes()) == 80 - len(cards)
            cards.append(action)
        else:
            choices.append(state.action_to_string(action))
        state.apply_action(action)
    deck = Game.new(2, seed=1).deck
    order = [*cards, *(card for card in range(80) if card not in cards)]
    game = Game.new(2, order=[deck.ids[card] for card in order])
    for choice in choices:
        game.play(choice)
    assert game.outcome is not None
    best = max(game.outcome.totals)
    won = [total == best for total in game.outcome.totals]
    assert [value >= 0 for value in state.returns()] == won


def test_its_tree_search_and_information_set_search_run() -> None:
    game, state = pyspiel.load_game(NAME), dealt(1)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    tree = mcts.MCTSBot(game, 1.4, 8, evaluator, random_state=rng)
    sets = ismcts.ISMCTSBot(
        game=game, uct_c=1.4, max_simulations=8, evaluator=evaluator, random_state=rng
    )
    for bot in (tree, sets):
        assert bot.step(state) in state.legal_actions()


def test_its_learning_environment_sees_the_documented_observation() -> None:
    env = rl_environment.Environment(pyspiel.load_game(NAME))
    step = env.reset()
    player = step.observations["current_player"]
    tensor = step.observations["info_state"][player]
    state = env.get_state
    seen = np.frombuffer(state.position.game.observe(player + 1), np.uint8)
    assert (np.array(tensor) == seen).all()
    step = env.step([step.observations["legal_actions"][player][0]])
    assert step.observations["info_state"][player] != tensor


def test_a_card_that_is_not_hidden_cannot_be_turned() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    state.apply_action(7)
    for card in (7, 80, 10**6):
        with pytest.raises(ValueError, match=f"Card {card} cannot be turned"):
            state.apply_action(card)
    assert len(state.chance_outcomes()) == 79
