"""The heart as Python and as compiled code: the same lists, the same games, the pinned numbers.

Both trees are imported in one process. Where there is no compiled tree the interpreted one is held
against the façade and the pinned numbers all the same.
"""

import json
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

import firstgiants
from firstgiants import Deck, Game
from firstgiants.rules.asking import read_code
from firstgiants.rules.settings import SET_TOKENS
from tools import build_native
from tools import regenerate_golden as golden

PACKAGE = Path(firstgiants.__file__).parent
TREES = ["firstgiants"]
if build_native.is_fresh(PACKAGE, PACKAGE / "_native"):
    TREES.append("firstgiants._native")

KEPT = [
    json.loads(line)
    for line in (golden.EXPECTED / "counts.jsonl").read_text(encoding="utf-8").splitlines()
]
LINES = {row["lines"]: (row["depth"], row["count"]) for row in KEPT if "lines" in row}
CHECKSUMS = {row["checksum"]: row["value"] for row in KEPT if "checksum" in row}


def module(tree: str, name: str) -> ModuleType:
    return import_module(f"{tree}.rules.core.{name}")


def state_in(tree: str, game: Game) -> Any:  # of either tree
    """The opening of a game, as a state of that tree."""
    deck = game.deck
    read = deck.tables
    cards = list(zip(list(read.family), list(read.size), strict=True))
    columns = (
        *(read.effect_card, read.effect_do, read.effect_amount, read.effect_per),
        *(read.effect_when, read.effect_condition, read.effect_opponents),
    )
    effects = list(zip(*(list(column) for column in columns), strict=True))
    return module(tree, "state").new_state(
        module(tree, "tables").Tables(cards, effects),
        [deck.index[card] for card in game.record().order],
        len(game.players),
        SET_TOKENS[len(game.players)],
        game.settings.news_family,
        game.settings.news_size,
    )


def replayed_in(tree: str, game: Game) -> Any:
    """The same game after the same choices."""
    state = state_in(tree, game)
    for choice in game.choices:
        module(tree, "turns").play(state, options(tree, state, game.deck)[choice])
    return state


def options(tree: str, state: Any, deck: Deck) -> dict[str, int]:
    """The legal choices by spelling."""
    legal = module(tree, "choices").Legal()
    legal.fill(state)
    listed = list(legal.codes)[: legal.count]
    spelled = {str(read_code(code, state, deck)): code for code in listed}
    assert len(spelled) == len(listed)
    return spelled


def cells(state: Any) -> list[list[int]]:
    """All that changes, to be compared."""
    return [list(part) for part in (state.cells, state.next_card, state.rows, state.pending)]


def test_the_compiled_tree_is_there_if_the_engine_uses_it() -> None:
    from firstgiants.rules.engine import COMPILED

    assert not COMPILED or "firstgiants._native" in TREES


@pytest.mark.parametrize("deck", ["founders", "wild", "nine", "eggs"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_trees_and_the_facade_play_identical_games(deck: str, players: int) -> None:
    for seed in range(3):
        game = Game.new(players, deck=golden.golden_deck(deck), seed=seed)
        states = [state_in(tree, game) for tree in TREES]
        rng = Random(seed)
        while game.decision is not None:
            spellings = game.decision.spellings
            choice = rng.choice(spellings)
            for tree, state in zip(TREES, states, strict=True):
                known = options(tree, state, game.deck)
                assert tuple(sorted(known)) == spellings
                module(tree, "turns").play(state, known[choice])
            game.play(choice)
            for state in states:
                assert cells(state) == cells(game.state)
        for tree, state in zip(TREES, states, strict=True):
            scoring = module(tree, "scoring")
            assert game.outcome is not None
            assert game.outcome.totals == tuple(scoring.total(state, n) for n in range(players))


@pytest.mark.parametrize("tree", TREES)
def test_the_numbers_of_lines_of_play_are_as_they_were(tree: str) -> None:
    found = {
        name: (depth, module(tree, "playout").count_lines(replayed_in(tree, game), depth))
        for name, game, depth in golden.count_cases()
    }
    assert found == LINES


@pytest.mark.parametrize("tree", TREES)
def test_the_checksum_of_random_games_is_the_same_in_every_build(tree: str) -> None:
    found = {
        name: module(tree, "playout").checksum(state_in(tree, game), golden.CHECKED_GAMES, 1)
        for name, game in golden.checksum_cases()
    }
    assert found == CHECKSUMS


def count_by_hand(game: Game, depth: int) -> int:
    """The same count by way of the façade: one game played for each line."""
    if depth == 0:
        return 1
    lines = 0
    for choice in game.legal:
        after = game.copy()
        after.play(choice)
        lines += count_by_hand(after, depth - 1)
    return lines


def test_lines_are_counted_as_the_facade_plays_them() -> None:
    playout = module(TREES[-1], "playout")
    for name, game, _ in golden.count_cases():
        counted = playout.count_lines(replayed_in(TREES[-1], game), 3)
        assert (name, counted) == (name, count_by_hand(game, 3))


@pytest.mark.parametrize("tree", TREES)
def test_playing_out_ends_and_counts_its_choices(tree: str) -> None:
    game = Game.new(4, seed=1)
    playout, kit, choices = (module(tree, name) for name in ("playout", "kit", "choices"))
    state = state_in(tree, game)
    before = cells(state)
    decisions = playout.random_games(state, 5, 7)
    assert cells(state) == before  # only copies were played
    dice, legal, plies = kit.Dice(7), choices.Legal(), 0
    for _ in range(5):
        copy = state.copy()
        playout.shuffle_hidden(copy, dice, 8)
        plies += playout.play_out(copy, dice, legal)
        assert choices.is_over(copy)
    assert plies == decisions


@pytest.mark.parametrize("tree", TREES)
def test_the_dice_are_the_same_and_fair_enough(tree: str) -> None:
    dice = module(tree, "kit").Dice(42)
    throws = [dice.below(6) for _ in range(6000)]
    assert throws[:12] == FIRST_THROWS
    assert all(900 < throws.count(face) < 1100 for face in range(6))
    again = module(tree, "kit").Dice(1)
    again.reseed(42)
    assert [again.below(6) for _ in range(12)] == FIRST_THROWS


FIRST_THROWS = [1, 0, 3, 5, 1, 2, 3, 1, 2, 4, 4, 5]
