"""Training is repeatable, also after an interruption, and says so in a curve."""

import json
from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

from firstgiants.arena.fit import Course
from firstgiants.arena.plots import plot_curve
from firstgiants.arena.train import Plan, Step, train
from firstgiants.arena.workforce import hire
from firstgiants.bots.errors import BadModel
from firstgiants.bots.model import check_weights, load_weights, make_judge
from firstgiants.rules.cards import Deck, load_deck
from firstgiants.rules.errors import BadRecord, BadSettings

DECK = load_deck("founders")


class Stopped(Exception):
    pass


QUICK = Course(hidden=8, epochs=1)
PLAN = Plan(
    rounds=3,
    games=12,
    first=1,
    looks=2,
    proof=1,
    sight=(2, 2),
    noted=3,
    match_games=8,
    course=QUICK,
)
GAMES = 3 * (12 + 8) + 12 + 12


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The model of a training that nobody disturbed."""
    return train(DECK, tmp_path_factory.mktemp("whole"), PLAN).read_bytes()


@pytest.mark.parametrize("games", [10, 25, 60, 78])
def test_an_interrupted_training_ends_with_the_same_model(
    tmp_path: Path, whole: bytes, games: int
) -> None:
    """Stopped amid a round, after one, or amid the games for proof; then done by other hands."""

    def stop(done: int, total: int) -> None:
        assert total == GAMES
        if done >= games:
            raise Stopped

    with pytest.raises(Stopped):
        train(DECK, tmp_path, PLAN, progress=stop)
    with hire(2) as hands:
        assert train(DECK, tmp_path, PLAN, hands=hands).read_bytes() == whole


def test_the_model_fits_its_deck_and_no_other(tmp_path: Path) -> None:
    curve: list[Step] = []
    path = train(
        DECK,
        tmp_path,
        Plan(rounds=1, games=12, sight=(2, 2), match_games=8, course=QUICK),
        told=curve.append,
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


SMALL = Plan(rounds=1, games=10, sight=(2, 2), match_games=2, course=QUICK)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("small")
    train(DECK, folder, SMALL)
    return folder


def test_a_folder_with_another_training_is_refused(small: Path) -> None:
    with pytest.raises(BadSettings, match="another deck or plan"):
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
def test_a_damaged_training_is_told_in_a_sentence(
    small: Path, tmp_path: Path, name: str, data: bytes
) -> None:
    folder = tmp_path / "damaged"
    copytree(small, folder)
    (folder / name).write_bytes(data)
    with pytest.raises((BadRecord, BadModel), match=name):
        train(DECK, folder, SMALL)


@pytest.mark.parametrize("data", [b"", b"x", b"PK\x03\x04"])
def test_a_damaged_shard_is_told_in_a_sentence(small: Path, tmp_path: Path, data: bytes) -> None:
    """The round was not finished, so its games are read again."""
    folder = tmp_path / "damaged"
    copytree(small, folder)
    notes = folder / "training.json"
    notes.write_text(json.dumps(json.loads(notes.read_text()) | {"curve": []}))
    (folder / "games-1-2-0000000.npz").write_bytes(data)
    with pytest.raises(BadRecord, match=r"games-1-2-0000000\.npz is damaged"):
        train(DECK, folder, SMALL)
