"""The interpreted and the compiled engine play the same games, with the expected numbers.

Both builds are imported in one process. Without a compiled build, the tests that compare the two
are skipped; the interpreted one is still compared with `Game` and with the expected numbers.
"""

import json
import os
from random import Random
from types import ModuleType
from typing import Any

import pytest

from firstgiants import Deck, Game
from tests.engines import BUILDS, can_compile, engine_module, needs_both
from tools import regenerate_golden as golden

KEPT = [
    json.loads(line)
    for line in (golden.EXPECTED / "counts.jsonl").read_text(encoding="utf-8").splitlines()
]
LINES = {row["lines"]: (row["depth"], row["count"]) for row in KEPT if "lines" in row}
CHECKSUMS = {row["checksum"]: row["value"] for row in KEPT if "checksum" in row}


def module(build: str, name: str) -> ModuleType:
    return engine_module(build, name)


def state_in(build: str, game: Game) -> Any:  # of either build
    """The opening of a game, as a state of this build."""
    deck = game.deck
    read = deck.tables
    cards = list(zip(list(read.family), list(read.size), strict=True))
    columns = (
        *(read.effect_card, read.effect_do, read.effect_amount, read.effect_per),
        *(read.effect_when, read.effect_condition, read.effect_opponents),
    )
    effects = list(zip(*(list(column) for column in columns), strict=True))
    return module(build, "state").new_state(
        module(build, "deck_tables").DeckTables(cards, effects),
        [deck.index[card] for card in game.record().order],
        len(game.players),
        game.settings.news_family,
        game.settings.news_size,
        list(game.settings.extra_amber),
    )


def replayed_in(build: str, game: Game) -> Any:
    """The state after the same choices."""
    state = state_in(build, game)
    for choice in game.choices:
        module(build, "turns").play(state, options(build, state, game.deck)[choice])
    return state


def options(build: str, state: Any, deck: Deck) -> dict[str, int]:
    """The legal choices by spelling."""
    legal = module(build, "choices").Legal()
    legal.fill(state)
    listed = list(legal.codes)[: legal.count]
    names = deck.vocabulary
    vocabulary = module(build, "vocabulary").Vocabulary(
        names.deck, list(names.ids), list(names.quoted), list(names.place)
    )
    spelled: dict[str, int] = module(build, "choice_text").legal_codes(state, vocabulary)
    assert sorted(spelled.values()) == sorted(listed)
    return spelled


def cells(state: Any) -> list[list[int]]:
    """All mutable values of a state, for comparison."""
    return [list(part) for part in (state.cells, state.next_card, state.rows, state.pending)]


def test_the_compiled_build_exists_if_there_is_a_compiler() -> None:
    pure = os.environ.get("FIRSTGIANTS_PURE") == "1"
    assert len(BUILDS) == (2 if can_compile() and not pure else 1)


@needs_both
@pytest.mark.parametrize("deck", ["founders", "wild", "nine", "eggs"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_builds_and_game_play_identical_games(deck: str, players: int) -> None:
    for seed in range(3):
        game = Game.new(players, deck=golden.golden_deck(deck), seed=seed)
        states = [state_in(build, game) for build in BUILDS]
        rng = Random(seed)
        while game.decision is not None:
            spellings = game.decision.spellings
            choice = rng.choice(spellings)
            for build, state in zip(BUILDS, states, strict=True):
                known = options(build, state, game.deck)
                assert tuple(sorted(known)) == spellings
                module(build, "turns").play(state, known[choice])
            game.play(choice)
            for state in states:
                assert cells(state) == cells(game.state)
        for build, state in zip(BUILDS, states, strict=True):
            scoring = module(build, "scoring")
            assert game.outcome is not None
            assert game.outcome.totals == tuple(scoring.total(state, n) for n in range(players))


@pytest.mark.parametrize("build", BUILDS)
def test_the_numbers_of_lines_of_play_are_as_expected(build: str) -> None:
    found = {
        name: (depth, module(build, "playout").count_lines(replayed_in(build, game), depth))
        for name, game, depth in golden.count_cases()
    }
    assert found == LINES


@pytest.mark.parametrize("build", BUILDS)
def test_the_checksum_of_random_games_is_the_same_in_every_build(build: str) -> None:
    found = {
        name: module(build, "playout").checksum(state_in(build, game), golden.CHECKED_GAMES, 1)
        for name, game in golden.checksum_cases()
    }
    assert found == CHECKSUMS


def count_by_hand(game: Game, depth: int) -> int:
    """The same count with `Game`: one game played for each line."""
    if depth == 0:
        return 1
    lines = 0
    for choice in game.legal:
        after = game.copy()
        after.play(choice)
        lines += count_by_hand(after, depth - 1)
    return lines


def test_the_count_of_lines_matches_a_count_with_game() -> None:
    playout = module(BUILDS[-1], "playout")
    for name, game, _ in golden.count_cases():
        counted = playout.count_lines(replayed_in(BUILDS[-1], game), 3)
        assert (name, counted) == (name, count_by_hand(game, 3))


@pytest.mark.parametrize("build", BUILDS)
def test_a_playout_reaches_the_end_and_counts_its_choices(build: str) -> None:
    game = Game.new(4, seed=1)
    playout, ints, choices = (module(build, name) for name in ("playout", "ints", "choices"))
    state = state_in(build, game)
    before = cells(state)
    decisions = playout.random_games(state, 5, 7)
    assert cells(state) == before  # only copies were changed
    dice, legal, plies = ints.Dice(7), choices.Legal(), 0
    for _ in range(5):
        copy = state.copy()
        playout.shuffle_hidden(copy, dice, 8)
        plies += playout.play_out(copy, dice, legal)
        assert choices.is_over(copy)
    assert plies == decisions


@pytest.mark.parametrize("build", BUILDS)
def test_random_numbers_are_the_same_and_roughly_uniform(build: str) -> None:
    dice = module(build, "ints").Dice(42)
    throws = [dice.below(6) for _ in range(6000)]
    assert throws[:12] == FIRST_THROWS
    assert all(900 < throws.count(face) < 1100 for face in range(6))
    again = module(build, "ints").Dice(1)
    again.reseed(42)
    assert [again.below(6) for _ in range(12)] == FIRST_THROWS


FIRST_THROWS = [1, 0, 3, 5, 1, 2, 3, 1, 2, 4, 4, 5]
