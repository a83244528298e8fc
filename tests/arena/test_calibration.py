"""Calibration games: levels by lot, predictions with their results, and what is fitted to them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from firstgiants.arena.calibration import (
    CalibrationBatch,
    Predictions,
    joined_predictions,
    load_predictions,
    play_calibration,
    predict_game,
)
from firstgiants.arena.deck_generator import STYLES, generated_deck
from firstgiants.arena.fit import fit_calibration
from firstgiants.bots.model import (
    BUILT_IN_GENERAL,
    calibrated_chances,
    conditions_on_a_card,
    deck_print,
    load_weights,
    weights_for,
)
from firstgiants.rules.cards import load_deck

DECK = load_deck("founders")


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_is_predicted_the_same_each_time(players: int) -> None:
    found = [predict_game(DECK, players, Random(6), nodes=5) for _ in range(2)]
    assert found[0] == found[1] != []
    for one in found[0]:
        assert one.turns >= 0
        assert sum(one.chances) == pytest.approx(1, abs=0.01)
        assert sum(one.won) == pytest.approx(1)


def test_batches_are_saved_and_do_not_depend_on_how_games_are_grouped(tmp_path: Path) -> None:
    weights = load_weights(BUILT_IN_GENERAL)

    def play(first: int, games: int) -> Predictions:
        return play_calibration(CalibrationBatch(DECK, weights, 3, "seed", first, games, 5))

    whole, second = play(0, 3), play(2, 1)
    assert whole.seats == 3
    assert np.array_equal(whole.chances[-len(second.turns) :], second.chances)
    whole.save(tmp_path / "part.npz")
    again = load_predictions(tmp_path / "part.npz")
    assert np.array_equal(again.chances, whole.chances)
    assert np.array_equal(again.won, whole.won)


def said_90_percent(came_true: float, conditions: float, games: int = 4000) -> Predictions:
    """One seat was given 90 %, in turn, and won this share of the games."""
    first = np.random.default_rng(1).random(games) < came_true
    chances = np.tile([0.9, 0.1], (games, 1))
    won = np.stack([first, ~first], axis=1).astype(np.float32)
    swap = np.arange(games) % 2 == 1
    chances[swap], won[swap] = chances[swap][:, ::-1], won[swap][:, ::-1]
    return Predictions(np.full(games, 12), chances, won, np.full(games, conditions))


def corrected_90_percent(factor: float) -> float:
    return float(0.9**factor / (0.9**factor + 0.1**factor))


def test_the_calibration_corrects_chances_that_are_too_sure() -> None:
    found = fit_calibration([said_90_percent(0.7, conditions=0.5)])[3, 0]
    assert corrected_90_percent(found[0]) == pytest.approx(0.7, abs=0.015)
    assert found[-1] == 0


def test_the_calibration_knows_that_leads_are_worth_less_with_many_conditions() -> None:
    few, many = said_90_percent(0.8, conditions=0.2), said_90_percent(0.6, conditions=0.8)
    found = fit_calibration([joined_predictions([few, many])])[3, 0]
    for conditions, came_true in ((0.2, 0.8), (0.8, 0.6)):
        factor = found[0] + found[-1] * conditions
        assert corrected_90_percent(factor) == pytest.approx(came_true, abs=0.02)


def test_a_few_positions_do_not_make_one_seat_better_than_another() -> None:
    """In 300 games at even chances, the first seat won 56 %: that may be luck."""
    won = np.stack([np.arange(300) < 168, np.arange(300) >= 168], axis=1).astype(np.float32)
    games = Predictions(np.full(300, 12), np.full((300, 2), 0.5), won, np.full(300, 0.5))
    added = fit_calibration([games])[3, 0, 1:3]
    assert 0.05 < added[0] < 0.1 < np.log(56 / 44) / 2
    assert added[1] == pytest.approx(-added[0])


def test_the_general_model_is_calibrated_for_the_deck() -> None:
    """The built-in one has learned that leads are worth less where cards have more conditions."""
    found = {}
    for style in STYLES:
        deck = generated_deck("unseen-1", style)
        weights, _ = weights_for(deck)
        assert weights is not None
        found[conditions_on_a_card(deck)] = calibrated_chances((0.7, 0.3), 12, weights)[0]
    (_, sure), (_, wild) = sorted(found.items())
    assert sure > wild


def test_weights_in_training_are_used_as_they_are() -> None:
    weights = load_weights(BUILT_IN_GENERAL)
    used, note = weights_for(DECK, weights)
    assert used is not None
    assert (used.deck_print, note) == (deck_print(DECK), None)
