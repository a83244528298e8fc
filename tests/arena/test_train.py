"""Training is repeatable, also after interruptions."""

import json
from dataclasses import replace
from pathlib import Path
from shutil import copytree

import numpy as np
import pytest

from firstgiants.arena.deck_generator import generated_deck
from firstgiants.arena.fit import FitConfig
from firstgiants.arena.plots import plot_curve
from firstgiants.arena.pool import open_pool
from firstgiants.arena.train import Step, train, train_general
from firstgiants.arena.training_config import TrainingConfig
from firstgiants.bots import make_bot, note_of
from firstgiants.bots.errors import BadModel
from firstgiants.bots.model import (
    BUILT_IN_GENERAL,
    check_weights,
    fitted,
    load_weights,
    make_evaluator,
)
from firstgiants.rules.cards import Deck, load_deck
from firstgiants.rules.errors import BadRecord, BadSettings

DECK = load_deck("founders")


class Stopped(Exception):
    pass


QUICK = FitConfig(hidden=8, epochs=1)
CONFIG = TrainingConfig(
    rounds=3,
    games=12,
    heuristic_divisor=1,
    one_ply_factor=2,
    calibration_divisor=1,
    search_rounds=(2, 2),
    calibration_rounds=3,
    match_games=8,
    fit=QUICK,
)
GAMES = 3 * (12 + 8) + 12 + 12


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The model of an uninterrupted training."""
    return train(DECK, tmp_path_factory.mktemp("whole"), CONFIG).read_bytes()


@pytest.mark.parametrize("games", [10, 25, 60, 78])
def test_an_interrupted_training_ends_with_the_same_model(
    tmp_path: Path, whole: bytes, games: int
) -> None:
    """Stops in a round, after one, or in calibration, and continues with another pool."""

    def stop(done: int, total: int) -> None:
        assert total == GAMES
        if done >= games:
            raise Stopped

    with pytest.raises(Stopped):
        train(DECK, tmp_path, CONFIG, progress=stop)
    with open_pool(2) as pool:
        assert train(DECK, tmp_path, CONFIG, pool=pool).read_bytes() == whole


def test_the_model_fits_its_deck_and_no_other(tmp_path: Path) -> None:
    curve: list[Step] = []
    path = train(
        DECK,
        tmp_path,
        TrainingConfig(rounds=1, games=12, search_rounds=(2, 2), match_games=8, fit=QUICK),
        on_round=curve.append,
    )
    weights = load_weights(path)
    check_weights(weights, DECK)
    make_evaluator(weights)
    cards = DECK.to_json()["cards"]
    assert isinstance(cards, list)
    with pytest.raises(BadModel, match="made for deck founders"):
        check_weights(weights, Deck.from_json({"id": "short", "cards": cards[:40]}))
    assert path.stat().st_size < 2_000_000
    assert plot_curve(curve).startswith("<svg")


SMALL = TrainingConfig(rounds=1, games=10, search_rounds=(2, 2), match_games=2, fit=QUICK)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("small")
    train(DECK, folder, SMALL)
    return folder


def test_a_folder_with_another_training_is_refused(small: Path) -> None:
    with pytest.raises(BadSettings, match="another deck or settings"):
        train(DECK, small, replace(SMALL, games=11))


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("training.json", b"{"),
        ("training.json", b"[]"),
        ("training.json", b"\xff\xff"),
        ("training.json", b"{}"),
        ("weights-1.npz", b"x"),
    ],
)
def test_a_damaged_training_is_reported_in_one_sentence(
    small: Path, tmp_path: Path, name: str, data: bytes
) -> None:
    folder = tmp_path / "damaged"
    copytree(small, folder)
    (folder / name).write_bytes(data)
    with pytest.raises((BadRecord, BadModel), match=name):
        train(DECK, folder, SMALL)


@pytest.mark.parametrize("data", [b"", b"x", b"PK\x03\x04"])
def test_a_damaged_shard_is_reported_in_one_sentence(
    small: Path, tmp_path: Path, data: bytes
) -> None:
    """The round was not finished, so its games are read again."""
    folder = tmp_path / "damaged"
    copytree(small, folder)
    notes = folder / "training.json"
    notes.write_text(json.dumps(json.loads(notes.read_text()) | {"curve": []}))
    (folder / "games-1-2-0000000.npz").write_bytes(data)
    with pytest.raises(BadRecord, match=r"games-1-2-0000000\.npz is damaged"):
        train(DECK, folder, SMALL)


# ---- the general model, and specialists that begin with it ----

GENERAL = replace(CONFIG, decks=5, rounds=2, games=12)


def test_an_interrupted_general_training_ends_with_the_same_model(tmp_path: Path) -> None:
    def stop(done: int, _total: int) -> None:
        if done >= 30:
            raise Stopped

    whole = train_general(tmp_path / "whole", GENERAL).read_bytes()
    with pytest.raises(Stopped):
        train_general(tmp_path / "parts", GENERAL, progress=stop)
    with open_pool(2) as pool:
        assert train_general(tmp_path / "parts", GENERAL, pool=pool).read_bytes() == whole
    weights = load_weights(tmp_path / "whole" / "model.npz")
    assert weights.is_general
    for deck in (DECK, generated_deck("test", "random")):
        check_weights(weights, deck)
        check_weights(fitted(weights, deck), deck)


def test_a_specialist_begins_with_the_general_model(tmp_path: Path) -> None:
    """With hardly any games it stays near where it began; it fits its deck and no other."""
    deck = generated_deck("test", "designed")
    start = load_weights(BUILT_IN_GENERAL)
    config = replace(CONFIG, rounds=1, warm_start=True, fit=FitConfig(rate=0.0001, epochs=1))
    path = train(deck, tmp_path, config, start=start)
    weights = load_weights(path)
    check_weights(weights, deck)
    assert np.abs(weights.nets[0].own - fitted(start, deck).nets[0].own).max() < 10
    assert note_of(make_bot("learned", deck=deck, model=path)) is None
    with pytest.raises(BadModel, match="made for deck"):
        check_weights(weights, DECK)
    other = replace(start, nets=(start.nets[1], start.nets[0]))
    with pytest.raises(BadSettings, match="another deck or settings"):
        train(deck, tmp_path, config, start=other)
