"""Training of the learned evaluation by self-play: play, record, fit, play better.

The first round plays with a search that uses the heuristic. The second plays many quick games, one
ply deep. All later rounds search with the learned evaluation. After each round the networks and the
policy are fitted to the games of all rounds so far. Last come calibration games without
exploration: they show how often a predicted win comes true.

Games are saved in shards as they finish, and everything follows from the seed: an interrupted
training plays only what is missing, and ends with the same model.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

import numpy as np

from ..bots.model import Net, Weights, deck_print, load_weights, make_evaluator, save_weights
from ..engine import scoring, selfplay
from ..engine.features import count_features
from ..engine.policy import count_choice_features
from ..rules.cards import Deck
from ..rules.errors import BadRecord, BadSettings
from ..rules.opening import opening_state
from .fit import (
    FitConfig,
    NetFit,
    Positions,
    VisitShares,
    fit_calibration,
    fit_policy,
    quantized_calibration,
)
from .pool import Cluster, Pool, Serial, in_order
from .samples import Batch, Samples, joined, load_samples, play_batch

T = TypeVar("T")
R = TypeVar("R")

_GAMES_AT_ONCE: Final = 50
_QUICK_GAMES_AT_ONCE: Final = 500
_FEWEST: Final = 10
_TESTED: Final = 12
_CALIBRATION: Final = "proof"
"""Names the shards of the calibration games; the seed of the built-in model holds the word."""
_GROUPS: Final = ((2,), (3, 4, 5))
"""One network is for two seats, one for more."""


@dataclass(frozen=True, slots=True)
class TrainingConfig:
    """How to train; equal configurations make equal models. The defaults made the built-in model.

    ``games`` is the length of a round of search. Two factors of it give the other rounds: the
    heuristic round is shorter by ``heuristic_divisor``, the quick round longer by
    ``one_ply_factor``, the calibration shorter by ``calibration_divisor``.

    ``search_rounds`` is the search per choice, with the heuristic and later; calibration searches
    ``calibration_rounds`` where it predicts. Of 1000 choices, self-play draws ``explore_per_mille``
    in proportion to visits and ``random_per_mille`` uniformly.
    """

    rounds: int = 3
    games: int = 13_500
    seed: int = 1
    heuristic_divisor: int = 3
    one_ply_factor: int = 8
    calibration_divisor: int = 5
    search_rounds: tuple[int, int] = (24, 48)
    calibration_rounds: int = 1000
    explore_per_mille: int = 200
    random_per_mille: int = 15
    fit: FitConfig = field(default_factory=FitConfig)
    match_games: int = 400

    def games_of(self, number: int) -> int:
        if number == 0:
            return max(_FEWEST, self.games // self.heuristic_divisor)
        return self.games * (self.one_ply_factor if number == 1 else 1)

    def calibration_games(self) -> int:
        return max(_FEWEST, self.games // self.calibration_divisor)

    def batches(self, number: int, deck: Deck, weights: Weights | None) -> list[Batch]:
        """The tasks of a round."""
        quick = number == 1
        search_rounds = 0 if quick else self.search_rounds[0 if number == 0 else 1]
        return [
            Batch(
                deck=deck,
                weights=weights,
                seats=seats,
                seed=f"{self.seed}:{number}",
                first=first,
                games=games,
                rounds=search_rounds,
                recorded_rounds=search_rounds,
                explore_per_mille=self.explore_per_mille,
                random_per_mille=self.random_per_mille,
                record_every=4 if quick else 2,
            )
            for seats, first, games in _shares(
                self.games_of(number), _QUICK_GAMES_AT_ONCE if quick else _GAMES_AT_ONCE
            )
        ]

    def calibration_batches(self, deck: Deck, weights: Weights) -> list[Batch]:
        """The calibration games; some positions of each are recorded."""
        return [
            Batch(
                deck=deck,
                weights=weights,
                seats=seats,
                seed=f"{self.seed}:{_CALIBRATION}",
                first=first,
                games=games,
                rounds=self.search_rounds[1],
                recorded_rounds=self.calibration_rounds,
                explore_per_mille=0,
                random_per_mille=0,
                record_every=12,
            )
            for seats, first, games in _shares(self.calibration_games(), _GAMES_AT_ONCE)
        ]


def _shares(games: int, at_once: int) -> Iterator[tuple[int, int, int]]:
    """Games in batches: seats, number of the first game, how many.

    Two thirds of the games have two seats, which people play most and which cost least.
    """
    others = games // 9
    for seats, share in ((2, games - 3 * others), (3, others), (4, others), (5, others)):
        for first in range(0, share, at_once):
            yield seats, first, min(at_once, share - first)


Step = dict[str, float]
Progress = Callable[[int, int], None]


class GameCounter:
    """Runs tasks in a pool and reports how many games of the training are played."""

    def __init__(self, pool: Pool, progress: Progress | None, total: int) -> None:
        self._hands = pool
        self._progress = progress
        self._done = 0
        self._total = total

    def run(
        self, work: Callable[[T], R], tasks: Sequence[T], games: Callable[[T], int]
    ) -> Iterator[tuple[int, R]]:
        for number, result in self._hands.run(work, tasks):
            yield number, result
            self.add(games(tasks[number]))

    def add(self, games: int) -> None:
        self._done += games
        if self._progress is not None:
            self._progress(self._done, self._total)


def train(
    deck: Deck,
    folder: Path,
    config: TrainingConfig,
    *,
    pool: Pool | None = None,
    progress: Progress | None = None,
    on_round: Callable[[Step], None] | None = None,
) -> Path:
    """Train into a folder, or continue the training there; returns the path of the model.

    ``progress`` is called with the games played, ``on_round`` with the figures of each round.
    """
    folder.mkdir(parents=True, exist_ok=True)
    notes = folder / "training.json"
    about: dict[str, Any] = {
        "deck": deck_print(deck),
        "plan": json.loads(json.dumps(asdict(config))),
    }
    curve: list[Step] = []
    if notes.exists():
        curve = _read_curve(notes, about)
    else:
        _write(notes, about | {"curve": curve})
    if curve:
        load_weights(_weights_path(folder, len(curve)))
    total = sum(config.games_of(n) + config.match_games for n in range(config.rounds))
    pool = pool or Serial()
    count = GameCounter(pool, progress, total + config.calibration_games())
    # The shards are in a folder of this machine.
    fitters = Serial() if isinstance(pool, Cluster) else pool
    for number in range(config.rounds):
        if number < len(curve):
            count.add(config.games_of(number) + config.match_games)
            continue
        weights = load_weights(_weights_path(folder, number)) if number else None
        play_round(folder, str(number + 1), config.batches(number, deck, weights), count)
        found, step = fit_round(folder, number, config, deck, fitters)
        step |= _against_greedy(deck, found, config, f"{config.seed}:{number}", count)
        save_weights(_weights_path(folder, number + 1), found)
        curve.append(step)
        # Written last: what it names is there.
        _write(notes, about | {"curve": curve})
        if on_round is not None:
            on_round(step)
    weights = load_weights(_weights_path(folder, config.rounds))
    play_round(folder, _CALIBRATION, config.calibration_batches(deck, weights), count)
    model = folder / "model.npz"
    save_weights(model, _calibrated(folder, weights, deck))
    return model


_OLD_KEYS: Final = {
    "first": "heuristic_divisor",
    "looks": "one_ply_factor",
    "proof": "calibration_divisor",
    "sight": "search_rounds",
    "noted": "calibration_rounds",
    "free": "explore_per_mille",
    "slips": "random_per_mille",
    "course": "fit",
}
"""What the first edition called these settings; its trainings can be continued."""


def _read_curve(notes: Path, about: dict[str, Any]) -> list[Step]:
    """The figures of the finished rounds, if they belong to this training."""
    try:
        kept = json.loads(notes.read_bytes())
        kept["plan"] = {_OLD_KEYS.get(key, key): value for key, value in kept["plan"].items()}
        same = {key: kept[key] for key in about} == about
        curve = [{str(k): float(v) for k, v in step.items()} for step in kept["curve"]]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadRecord(f"{notes} does not hold the notes of a training.") from error
    if not same:
        raise BadSettings(
            f"{notes.parent} holds a training with another deck or settings; choose another folder."
        )
    return curve


def _write(path: Path, data: dict[str, Any]) -> None:
    part = path.with_suffix(".part")
    part.write_text(json.dumps(data, indent=1) + "\n")
    part.replace(path)


def _weights_path(folder: Path, rounds: int) -> Path:
    return folder / f"weights-{rounds}.npz"


def _shard(folder: Path, name: str, seats: int, first: int) -> Path:
    return folder / f"games-{name}-{seats}-{first:07}.npz"


def _shards(folder: Path, name: str, seats: int) -> list[Path]:
    return sorted(folder.glob(f"games-{name}-{seats}-*.npz"))


def play_round(folder: Path, name: str, batches: list[Batch], count: GameCounter) -> None:
    """Play the batches whose shards are missing."""
    missing = []
    for batch in batches:
        if _shard(folder, name, batch.seats, batch.first).exists():
            count.add(batch.games)
        else:
            missing.append(batch)
    for number, samples in count.run(play_batch, missing, lambda batch: batch.games):
        batch = missing[number]
        samples.save(_shard(folder, name, batch.seats, batch.first))


def _load(folder: Path, number: int, seats: int) -> tuple[Samples | None, Samples | None]:
    """The games of a round to fit to, and some shards kept back for the test."""
    paths = _shards(folder, str(number + 1), seats)
    tests = paths[::_TESTED] if len(paths) > 1 else []
    fits = [load_samples(path) for path in paths if path not in tests]
    return (
        joined(fits) if fits else None,
        joined([load_samples(path) for path in tests]) if tests else None,
    )


def fit_round(
    folder: Path, number: int, config: TrainingConfig, deck: Deck, pool: Pool
) -> tuple[Weights, Step]:
    """Networks and policies from the games of all rounds so far."""
    work = partial(fit_group, folder=folder, number=number, config=config, deck=deck)
    nets: list[Net] = []
    step: Step = {"round": float(number + 1), "positions": 0.0}
    for net, found in in_order(pool.run(work, _GROUPS)):
        nets.append(net)
        step["positions"] += found.pop("positions")
        step |= found
    return Weights(deck=deck.id, deck_print=deck_print(deck), nets=(nets[0], nets[1])), step


def fit_group(
    group: Sequence[int], *, folder: Path, number: int, config: TrainingConfig, deck: Deck
) -> tuple[Net, Step]:
    """The network and the policy for some numbers of seats."""
    width = count_features(len(deck.cards))
    step: Step = {"positions": 0.0}
    tables: list[Positions] = []
    tests: list[Positions] = []
    shares: list[VisitShares] = []
    for seats in group:
        for earlier in range(number + 1):
            samples, test = _load(folder, earlier, seats)
            if samples is None:
                continue
            tables.append(Positions(samples, seats, width))
            step["positions"] += len(samples)
            if test is not None and earlier == number:
                tests.append(Positions(test, seats, width))
            # Only a search distributes visits, and the latest search does so best.
            if len(samples.options) and (earlier > 1 or number < 2):
                shares.append(VisitShares(samples))
    net_fit = NetFit(width, config.fit.hidden, config.seed)
    net_fit.fit(tables, config.fit, config.seed)
    for table in tests:
        step |= {f"{k}_{table.seats}": v for k, v in net_fit.losses(table).items()}
    found = fit_policy(shares, count_choice_features(len(deck.cards)), config.seed)
    return net_fit.quantized(found), step


def _calibrated(folder: Path, weights: Weights, deck: Deck) -> Weights:
    """The same weights, calibrated by the calibration games."""
    width = count_features(len(deck.cards))
    nets = []
    for net, group in zip(weights.nets, _GROUPS, strict=True):
        tables = [
            Positions(joined([load_samples(path) for path in paths]), seats, width)
            for seats in group
            if (paths := _shards(folder, _CALIBRATION, seats))
        ]
        nets.append(replace(net, calibration=quantized_calibration(fit_calibration(tables))))
    return replace(weights, nets=(nets[0], nets[1]))


def _against_greedy(
    deck: Deck, weights: Weights, config: TrainingConfig, seed: str, count: GameCounter
) -> Step:
    """A short match for the curve: the learned one-ply player against greedy, two seats."""
    work = partial(play_against_greedy, deck=deck, weights=weights, seed=seed)
    tasks = [
        range(first, min(first + _GAMES_AT_ONCE, config.match_games))
        for first in range(0, config.match_games, _GAMES_AT_ONCE)
    ]
    parts: Iterable[list[int]] = in_order(count.run(work, tasks, len))
    margins = [margin for part in parts for margin in part]
    won = sum(1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in margins)
    return {
        "won_against_greedy": round(won / len(margins), 4),
        "margin": round(float(np.mean(margins)), 3),
    }


def play_against_greedy(games: range, *, deck: Deck, weights: Weights, seed: str) -> list[int]:
    """By how much the learned one-ply player won each game."""
    evaluator = make_evaluator(weights)
    margins = []
    for game in games:
        rng = Random(f"{seed}:match:{game // 2}")
        order = list(range(len(deck.cards)))
        rng.shuffle(order)
        state = opening_state(deck, order, 2)
        selfplay.play_against_greedy(state, evaluator, game % 2)
        mine = scoring.total(state, game % 2)
        margins.append(mine - scoring.total(state, 1 - game % 2))
    return margins
