"""Positions of self-play, as training reads them: marks, what the search thought, what came."""

import zipfile
from dataclasses import dataclass, fields
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ..bots.model import Weights, blank_instinct, make_instinct, make_judge
from ..engine.ints import Dice
from ..engine.recorder import Player
from ..rules.cards import Deck
from ..rules.errors import BadRecord
from ..rules.opening import opening_state

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(slots=True)
class Lines:
    """Positions of ``seats`` seats. Marks and hints lie one after the other, with their counts.

    By position: ``stage``. By position and seat: ``mark_counts``, ``now``, ``chance``, ``score``,
    ``final``. By searched position: ``options``; by its choices: ``hint_counts``, ``visits``.
    """

    stage: Array
    marks: Array
    mark_counts: Array
    now: Array
    chance: Array
    score: Array
    final: Array
    options: Array
    hints: Array
    hint_counts: Array
    visits: Array

    def __len__(self) -> int:
        return len(self.stage)

    def save(self, path: Path) -> None:
        part = path.with_suffix(".part")
        with part.open("wb") as out:
            np.savez(out, **{f.name: getattr(self, f.name) for f in fields(self)})
        part.replace(path)


def load_lines(path: Path) -> Lines:
    try:
        with np.load(BytesIO(path.read_bytes()), allow_pickle=False) as parts:
            return Lines(**{f.name: parts[f.name] for f in fields(Lines)})
    except (OSError, EOFError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise BadRecord(f"{path} is damaged; delete it, and its games are played again.") from error


def joined(parts: list[Lines]) -> Lines:
    return Lines(
        **{f.name: np.concatenate([getattr(p, f.name) for p in parts]) for f in fields(Lines)}
    )


@dataclass(frozen=True, slots=True)
class Batch:
    """Games for one worker: numbers ``first`` to ``first + games`` of a seed."""

    deck: Deck
    weights: Weights | None
    seats: int
    seed: str
    first: int
    games: int
    rounds: int
    noted: int
    free: int
    slips: int
    every: int


def play_batch(batch: Batch) -> Lines:
    """The search against itself, written down; game n of a seed is always the same."""
    deck = batch.deck
    judge = make_judge(batch.weights)
    instinct = judge.instinct_for(batch.seats) or make_instinct(blank_instinct(deck))
    player = Player(
        judge, instinct, batch.rounds, batch.noted, batch.free, batch.slips, batch.every
    )
    for number in range(batch.first, batch.first + batch.games):
        rng = Random(f"{batch.seed}:{batch.seats}:{number}")
        order = list(range(len(deck.cards)))
        rng.shuffle(order)
        state = opening_state(deck, order, batch.seats)
        player.play_game(state, Dice(rng.getrandbits(30)))
    notes = player.diary
    types = {"visits": np.int32, "now": np.int32, "score": np.int32}
    return Lines(
        **{
            f.name: np.array(getattr(notes, f.name), dtype=types.get(f.name, np.int16))
            for f in fields(Lines)
        }
    )
