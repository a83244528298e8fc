"""Copies of a game are independent, however Python makes them, in both builds."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from random import Random

import pytest

from firstgiants import Game
from firstgiants.engine.fast_game import FastGame
from tests.engines import needs_both
from tools.regenerate_golden import golden_deck

WAYS: dict[str, Callable[[Game], Game]] = {
    "Game.copy": Game.copy,
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda game: pickle.loads(pickle.dumps(game)),
}


def played(deck: str, choices: int) -> Game:
    game, rng = Game.new(["Ada", "Bo", "Cy"], seed=4, deck=golden_deck(deck)), Random(4)
    while game.decision is not None and game.ply < choices:
        game.play(rng.choice(game.legal))
    return game


@pytest.mark.parametrize("deck", ["founders", "wild"])
@pytest.mark.parametrize("way", WAYS)
def test_a_copy_is_equal_and_independent(way: str, deck: str) -> None:
    for choices in (0, 30, 31, 32, 33, 500):
        game = played(deck, choices)
        twin, before = WAYS[way](game), game.view_text()
        assert twin == game
        assert twin.view_text(2) == game.view_text(2)
        assert twin.record() == game.record()
        if twin.decision is not None:
            twin.play(twin.legal[-1])
            assert twin != game
            assert (game.view_text(), game.ply) == (before, twin.ply - 1)
            twin.undo()
            assert twin == game


@pytest.mark.parametrize("way", WAYS)
def test_a_sampled_game_can_be_copied(way: str) -> None:
    game = played("founders", 40)
    sampled = game.view(1).sample(Random(1))
    twin = WAYS[way](sampled)
    assert (twin, twin.ply, twin.legal) == (sampled, sampled.ply, sampled.legal)


def test_a_pickled_game_keeps_its_built_in_deck() -> None:
    game = Game.new(2, seed=1)
    assert pickle.loads(pickle.dumps(game)).deck is game.deck
    # Its name and hash, not its cards.
    assert len(pickle.dumps(game.deck)) < 200


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy])
def test_a_fast_game_is_copied_and_not_shared(way: Callable[[FastGame], FastGame]) -> None:
    fast = played("wild", 30).fast()
    twin, before = way(fast), bytes(memoryview(fast.observe(1)))
    assert twin.legal() == fast.legal()
    twin.play(twin.legal()[0])
    assert bytes(memoryview(fast.observe(1))) == before
    with pytest.raises(TypeError, match="pickle the Game"):
        pickle.dumps(fast)


def test_a_game_has_no_hash_because_it_changes() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Game.new(2, seed=1))


@needs_both
def test_the_interpreted_build_passes_the_same_tests() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__],
        env=os.environ | {"FIRSTGIANTS_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_a_game_says_where_it_is() -> None:
    game = played("founders", 5)
    assert repr(game) == "<Game of Ada, Bo, Cy: deck founders, ply 5, seat 1 decides>"
    assert repr(played("founders", 500)).endswith(", over>")
