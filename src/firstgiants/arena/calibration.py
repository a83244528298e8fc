"""Calibration games: levels play, the search predicts who wins, and the result shows whether it was
right.

Every seat gets a random level. Among players of different strength the leader is often the stronger
one and stays ahead; games between equals would miss that.
"""

from dataclasses import dataclass, fields
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np

from ..bots.bot import Budget
from ..bots.levels import LEVELS, LevelBot
from ..bots.model import Weights, conditions_on_a_card, fitted
from ..bots.searching import SearchBot, Style, stopped_clock
from ..engine.heuristic import turns_left
from ..rules.cards import Deck
from ..rules.game import Game
from .samples import Array, load_arrays, save_arrays

PLAYERS: Final = LEVELS[1:6]
"""From hatchling to curator: they play a game in a second; the stronger ones would take hours."""
ASKED: Final = 3
"""Positions of a game that are predicted, on average."""
DECISIONS: Final = {2: 66, 3: 97, 4: 120, 5: 124}
"""About how many decisions a game has."""


class Prediction(NamedTuple):
    """What the search said at a position: the turns left, and by seat its chances of winning and
    the share of the victory that it got in the end."""

    turns: int
    chances: list[float]
    won: list[float]


def predict_game(
    deck: Deck, players: int, rng: Random, nodes: int, weights: Weights | None = None
) -> list[Prediction]:
    """Play a game between random levels and predict some of its positions, searching ``nodes`` for
    each, without calibration. ``weights`` are those of a model in training."""
    game = Game.new(players, seed=rng.getrandbits(30), deck=deck)
    bots = [
        LevelBot(rng.choice(PLAYERS), Random(rng.getrandbits(30)), deck, stopped_clock, weights)
        for _ in range(players)
    ]
    style = Style(learned=True, default_budget=Budget(nodes=nodes))
    analyst = SearchBot("best", style, Random(rng.getrandbits(30)), deck, model=weights)
    predicted: list[tuple[int, tuple[float, ...]]] = []
    while (decision := game.decision) is not None:
        if rng.randrange(DECISIONS[players]) < ASKED:
            turns = turns_left(game.state, players - 1)
            predicted.append((turns, analyst.uncorrected_chances(game, nodes)))
        view = game.view(decision.seat)
        game.play(bots[decision.seat - 1].choose(view, decision.legal, Budget()))
    assert game.outcome is not None
    winners = game.outcome.winners
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(1, players + 1)]
    return [
        Prediction(turns, [round(one, 5) for one in chances], won) for turns, chances in predicted
    ]


@dataclass(slots=True)
class Predictions:
    """Positions with one number of seats: turns left; chances and shares of the victory by seat;
    the conditions on a card of the deck."""

    turns: Array
    chances: Array
    won: Array
    conditions: Array

    @property
    def seats(self) -> int:
        return int(self.won.shape[1])

    def save(self, path: Path) -> None:
        save_arrays(path, {f.name: getattr(self, f.name) for f in fields(self)})


def load_predictions(path: Path) -> Predictions:
    return Predictions(**load_arrays(path, [f.name for f in fields(Predictions)]))


def joined_predictions(parts: list[Predictions]) -> Predictions:
    return Predictions(
        **{f.name: np.concatenate([getattr(p, f.name) for p in parts]) for f in fields(Predictions)}
    )


@dataclass(frozen=True, slots=True)
class CalibrationBatch:
    """Games for one worker: numbers ``first`` to ``first + games`` of a seed."""

    deck: Deck
    weights: Weights
    seats: int
    seed: str
    first: int
    games: int
    nodes: int


def play_calibration(batch: CalibrationBatch) -> Predictions:
    """Play and predict; game n of a seed is always the same."""
    weights = fitted(batch.weights, batch.deck)
    found: list[Prediction] = []
    for number in range(batch.first, batch.first + batch.games):
        rng = Random(f"{batch.seed}:{batch.seats}:{number}")
        found += predict_game(batch.deck, batch.seats, rng, batch.nodes, weights)
    shape = (-1, batch.seats)
    return Predictions(
        turns=np.array([one.turns for one in found], dtype=np.int16),
        chances=np.array([one.chances for one in found], dtype=np.float32).reshape(shape),
        won=np.array([one.won for one in found], dtype=np.float32).reshape(shape),
        conditions=np.full(len(found), conditions_on_a_card(batch.deck), dtype=np.float32),
    )
