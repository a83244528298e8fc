"""Calibration games: levels by lot, predictions with their results, and what is fitted to them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from firstgiants.arena.calibration import (
    CalibrationBatch,
    Predictions,
    load_predictions,
    play_calibration,
    predict_game,
)
from firstgiants.arena.fit import fit_calibration
from firstgiants.bots.model import BUILT_IN_GENERAL, deck_print, load_weights, weights_for
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


def test_the_calibration_corrects_chances_that_are_too_sure() -> None:
    """The winner was given 90 %, and won 70 % of the games."""
    rng = np.random.default_rng(1)
    first = rng.random(4000) < 0.7
    chances = np.tile([0.9, 0.1], (4000, 1))
    won = np.stack([first, ~first], axis=1).astype(np.float32)
    swap = np.arange(4000) % 2 == 1
    chances[swap], won[swap] = chances[swap][:, ::-1], won[swap][:, ::-1]
    found = fit_calibration([Predictions(np.full(4000, 12), chances, won)])[3, 0]
    corrected = 0.9 ** found[0] / (0.9 ** found[0] + 0.1 ** found[0])
    assert corrected == pytest.approx(first.mean(), abs=0.01)


def test_weights_in_training_are_used_as_they_are() -> None:
    weights = load_weights(BUILT_IN_GENERAL)
    used, note = weights_for(DECK, weights)
    assert used is not None
    assert (used.deck_print, note) == (deck_print(DECK), None)
