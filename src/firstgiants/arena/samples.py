"""Positions of self-play as training reads them: features, predictions, results."""

import zipfile
from dataclasses import dataclass, fields
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ..bots.model import Weights, blank_policy, fitted, make_evaluator
from ..engine.ints import Dice
from ..engine.recorder import TrainingPlayer
from ..rules.cards import Deck
from ..rules.errors import BadRecord
from ..rules.opening import opening_state

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(slots=True)
class Samples:
    """Positions with one number of seats. Features lie one after the other, with their counts.

    By position: ``stage``. By position and seat: ``feature_counts``, ``now``, ``chance``,
    ``score``, ``final``. By searched position: ``options``. By choice of such a position:
    ``choice_feature_counts``, ``visits``.
    """

    stage: Array
    features: Array
    feature_counts: Array
    now: Array
    chance: Array
    score: Array
    final: Array
    options: Array
    choice_features: Array
    choice_feature_counts: Array
    visits: Array

    def __len__(self) -> int:
        return len(self.stage)

    def save(self, path: Path) -> None:
        save_arrays(path, {f.name: getattr(self, f.name) for f in fields(self)})


def save_arrays(path: Path, arrays: dict[str, Any]) -> None:
    """Write the file atomically."""
    part = path.with_suffix(".part")
    with part.open("wb") as out:
        np.savez(out, **arrays)
    part.replace(path)


def load_samples(path: Path) -> Samples:
    return Samples(**load_arrays(path, [f.name for f in fields(Samples)]))


def load_arrays(path: Path, names: list[str]) -> dict[str, Array]:
    try:
        with np.load(BytesIO(path.read_bytes()), allow_pickle=False) as parts:
            return {name: parts[name] for name in names}
    except (OSError, EOFError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise BadRecord(f"{path} is damaged; delete it, and its games are played again.") from error


def joined(parts: list[Samples]) -> Samples:
    return Samples(
        **{f.name: np.concatenate([getattr(p, f.name) for p in parts]) for f in fields(Samples)}
    )


@dataclass(frozen=True, slots=True)
class Batch:
    """Games for one worker: numbers ``first`` to ``first + games`` of a seed."""

    deck: Deck
    weights: Weights | None
    layout: int
    seats: int
    seed: str
    first: int
    games: int
    rounds: int
    explore_per_mille: int
    random_per_mille: int
    record_every: int


def play_batch(batch: Batch) -> Samples:
    """Record games of self-play; game n of a seed is always the same."""
    deck = batch.deck
    evaluator = make_evaluator(batch.weights and fitted(batch.weights, deck), batch.layout)
    policy = evaluator.policy_for(batch.seats) or blank_policy(deck, batch.layout)
    player = TrainingPlayer(
        evaluator,
        policy,
        batch.rounds,
        batch.explore_per_mille,
        batch.random_per_mille,
        batch.record_every,
    )
    for number in range(batch.first, batch.first + batch.games):
        rng = Random(f"{batch.seed}:{batch.seats}:{number}")
        order = list(range(len(deck.cards)))
        rng.shuffle(order)
        state = opening_state(deck, order, batch.seats)
        player.play_game(state, Dice(rng.getrandbits(30)))
    notes = player.recorder
    types = {"visits": np.int32, "now": np.int32, "score": np.int32}
    return Samples(
        **{
            f.name: np.array(getattr(notes, f.name), dtype=types.get(f.name, np.int16))
            for f in fields(Samples)
        }
    )
