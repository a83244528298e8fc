"""Replays the golden games, and the games in which `make explore` found a broken property."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from firstgiants import Deck, Game, Record, load_deck, trace
from tests import exploring
from tools import regenerate_golden as golden

from .games import walk
from .test_properties import check_conservation, check_sets

CASES = {path.stem: exploring.read(path) for path in sorted(exploring.FOUND.glob("*.json"))}
CASES |= {
    path.stem: exploring.Found(path.stem, deck, Record.from_json(path.read_text(encoding="utf-8")))
    for path, deck in golden.record_files()
}


def play_again(found: exploring.Found) -> Game:
    """Replay the record, play on to the end, and check every position."""
    game = found.opening()
    tokens = game.view().tokens_left

    def check() -> None:
        view = game.view()
        check_conservation(game, view, tokens)
        check_sets(game, view)
        if game.decision is not None:
            assert list(game.decision.spellings) == sorted(set(game.decision.spellings))

    check()
    for choice in found.record.choices:
        game.play(choice)
        check()
    assert game.choices == found.record.choices
    for _ in walk(game, Random(0)):
        check()
    list(trace(game.record(), deck=found.deck))
    assert Game.from_record(game.record(), deck=found.deck) == game
    return game


@pytest.mark.parametrize("name", CASES)
def test_a_saved_game_has_all_properties(name: str) -> None:
    assert play_again(CASES[name]).is_over


def test_the_game_of_a_failing_example_is_saved(tmp_path: Path) -> None:
    deck = Deck("drawn", load_deck("founders").cards[:20])
    game = Game.new(3, deck=deck, seed=4)
    steps = walk(game, Random(1))
    for _ in range(7):
        next(steps)
    found = exploring.read(exploring.keep("test_something", game, tmp_path))
    assert (found.test, found.deck, found.record) == ("test_something", deck, game.record())
    assert play_again(found).is_over


BROKEN = """
from hypothesis import Phase, given
from tests.exploring import examples
from tests.rules.games import openings, seeds, walk
from random import Random

@examples(5, phases=[Phase.generate])
@given(openings(most=12), seeds)
def test_nobody_ever_plays_three_choices(game, seed):
    for _ in walk(game, Random(seed)):
        assert game.ply < 3
"""


@pytest.mark.parametrize("profile", ["house", "explore"])
def test_exploring_saves_the_failing_game(profile: str, tmp_path: Path, root: Path) -> None:
    """Hypothesis runs the smallest failing example last, so the last game is saved."""
    (tmp_path / "test_broken.py").write_text(BROKEN)
    arguments = ["-p", "tests.conftest", "-p", "no:cacheprovider", "-q", str(tmp_path)]
    said = subprocess.run(
        [sys.executable, "-m", "pytest", f"--hypothesis-profile={profile}", *arguments],
        env=os.environ | {"FIRSTGIANTS_FOUND": str(tmp_path / "found"), "PYTHONPATH": str(root)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    assert "1 failed" in said
    kept = list((tmp_path / "found").glob("*.json"))
    assert len(kept) == (profile == "explore")
    for path in kept:
        assert f"The game is in {path}" in said
        found = exploring.read(path)
        assert found.test == "test_nobody_ever_plays_three_choices"
        assert len(found.record.choices) == 3
