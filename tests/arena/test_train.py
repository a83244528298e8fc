"""Training is repeatable, also after an interruption, and says so in a curve."""

from pathlib import Path

import pytest

from firstgiants.arena.standings import plot_curve
from firstgiants.arena.train import Plan, train
from firstgiants.bots.errors import BadModel
from firstgiants.bots.model import check_weights, load_weights, make_judge
from firstgiants.rules.cards import Deck, load_deck
from firstgiants.rules.errors import BadSettings

DECK = load_deck("founders")
PLAN = Plan(rounds=2, games=12)


class Stopped(Exception):
    pass


def stop(_done: int, _total: int, _step: dict[str, float]) -> None:
    raise Stopped


def test_an_interrupted_training_ends_with_the_same_model(tmp_path: Path) -> None:
    whole = train(DECK, tmp_path / "whole", PLAN).read_bytes()
    with pytest.raises(Stopped):
        train(DECK, tmp_path / "cut", PLAN, progress=stop)
    assert train(DECK, tmp_path / "cut", PLAN).read_bytes() == whole


def test_the_model_fits_its_deck_and_no_other(tmp_path: Path) -> None:
    curve: list[dict[str, float]] = []
    path = train(
        DECK, tmp_path, Plan(rounds=1, games=12), progress=lambda _d, _t, s: curve.append(s)
    )
    weights = load_weights(path)
    check_weights(weights, DECK)
    make_judge(weights)
    cards = DECK.to_json()["cards"]
    assert isinstance(cards, list)
    with pytest.raises(BadModel, match="made for deck founders"):
        check_weights(weights, Deck.from_json({"id": "short", "cards": cards[:40]}))
    assert path.stat().st_size < 2_000_000
    assert plot_curve(curve).startswith("<svg")


def test_a_folder_with_another_training_is_refused(tmp_path: Path) -> None:
    train(DECK, tmp_path, Plan(rounds=1, games=10))
    with pytest.raises(BadSettings, match="another deck or plan"):
        train(DECK, tmp_path, Plan(rounds=1, games=11))
