"""Training of the learned evaluation by self-play: play, record, fit, play better.

A training is for one deck, or for the general model with many generated decks. The first round
plays with a search that uses the heuristic. The second plays many quick games, one ply deep. All
later rounds search with the learned evaluation. With a warm start the first round is missing: the
general model takes the heuristic's place. After each round the networks and the policy are fitted
to the games of all rounds so far. Last come calibration games between levels: they show how often a
predicted win comes true.

Games are saved in shards as they finish, and everything follows from the seed: an interrupted
training plays only what is missing, and ends with the same model.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, fields, replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

import numpy as np

from ..bots import general
from ..bots.model import (
    ANY_DECK,
    Net,
    Weights,
    deck_print,
    fitted,
    load_weights,
    make_evaluator,
    save_weights,
)
from ..engine import scoring, selfplay
from ..engine.features import count_features
from ..engine.policy import count_choice_features
from ..rules.cards import Deck
from ..rules.errors import BadRecord, BadSettings
from ..rules.opening import opening_state
from .calibration import (
    CalibrationBatch,
    Predictions,
    joined_predictions,
    load_predictions,
    play_calibration,
)
from .deck_generator import generated_decks
from .fit import (
    NetFit,
    Positions,
    VisitShares,
    fit_calibration,
    fit_policy,
    quantized_calibration,
)
from .pool import Cluster, Pool, Serial, in_order
from .samples import Batch, Samples, joined, load_samples, play_batch
from .training_config import CALIBRATION, Share, TrainingConfig

T = TypeVar("T")
R = TypeVar("R")
B = TypeVar("B", Batch, CalibrationBatch)

_MATCH_GAMES_AT_ONCE: Final = 50
_GROUPS: Final = ((2,), (3, 4, 5))
"""One network is for two seats, one for more."""


Step = dict[str, float]
Progress = Callable[[int, int], None]


class GameCounter:
    """Runs tasks in a pool and reports how many games of the training are played."""

    def __init__(self, pool: Pool, progress: Progress | None, total: int) -> None:
        self._pool = pool
        self._progress = progress
        self._done = 0
        self._total = total

    def run(
        self, work: Callable[[T], R], tasks: Sequence[T], games: Callable[[T], int]
    ) -> Iterator[tuple[int, R]]:
        for number, result in self._pool.run(work, tasks):
            yield number, result
            self.add(games(tasks[number]))

    def add(self, games: int) -> None:
        self._done += games
        if self._progress is not None:
            self._progress(self._done, self._total)


@dataclass(frozen=True, slots=True)
class Course:
    """A training: its configuration, its decks, and the weights that it starts with, if any."""

    config: TrainingConfig
    decks: list[Deck]
    start: Weights | None

    @property
    def calibration_decks(self) -> list[Deck]:
        """For a general model decks that it was not trained with: it predicts those worse."""
        if self.config.decks:
            return generated_decks(self.config.decks, f"{self.config.seed}-calibration")
        return self.decks

    @property
    def width(self) -> int:
        if self.config.decks:
            return general.WIDTH
        return count_features(len(self.decks[0].cards), self.config.layout)

    @property
    def choice_width(self) -> int:
        if self.config.decks:
            return general.CHOICE_WIDTH
        return count_choice_features(len(self.decks[0].cards), self.config.layout)

    def named(self, nets: tuple[Net, Net]) -> Weights:
        """Networks as weights for the decks of this training."""
        if self.config.decks:
            return Weights("any", ANY_DECK, nets, self.config.layout)
        deck = self.decks[0]
        return Weights(deck.id, deck_print(deck), nets, self.config.layout)


def train(
    deck: Deck,
    folder: Path,
    config: TrainingConfig,
    *,
    start: Weights | None = None,
    pool: Pool | None = None,
    progress: Progress | None = None,
    on_round: Callable[[Step], None] | None = None,
) -> Path:
    """Train for a deck into a folder, or continue the training there; returns the path of the
    model. ``start`` is the general model, for a warm start.

    ``progress`` is called with the games played, ``on_round`` with the figures of each round.
    """
    course = Course(config, [deck], start and fitted(start, deck))
    return run_course(course, folder, pool=pool, progress=progress, on_round=on_round)


def train_general(
    folder: Path,
    config: TrainingConfig,
    *,
    pool: Pool | None = None,
    progress: Progress | None = None,
    on_round: Callable[[Step], None] | None = None,
) -> Path:
    """Train the general model with generated decks; like ``train``."""
    course = Course(config, generated_decks(config.decks, config.seed), None)
    return run_course(course, folder, pool=pool, progress=progress, on_round=on_round)


def run_course(
    course: Course,
    folder: Path,
    *,
    pool: Pool | None,
    progress: Progress | None,
    on_round: Callable[[Step], None] | None,
) -> Path:
    config = course.config
    folder.mkdir(parents=True, exist_ok=True)
    notes = folder / "training.json"
    about: dict[str, Any] = {
        "deck": ANY_DECK if config.decks else deck_print(course.decks[0]),
        "plan": json.loads(json.dumps(asdict(config))),  # so called since the first edition
    }
    if course.start is not None:
        about["start"] = _digest(course.start)
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
        weights = load_weights(_weights_path(folder, number)) if number else course.start
        play_round(folder, str(number + 1), config.batches(number, course.decks, weights), count)
        found, step = fit_round(folder, number, course, fitters)
        step |= _against_greedy(course, found, f"{config.seed}:{number}", count)
        save_weights(_weights_path(folder, number + 1), found)
        curve.append(step)
        # Written last: what it names is there.
        _write(notes, about | {"curve": curve})
        if on_round is not None:
            on_round(step)
    weights = load_weights(_weights_path(folder, config.rounds))
    batches = config.calibration_batches(course.calibration_decks, weights)
    _play_missing(play_calibration, folder, CALIBRATION, batches, count)
    model = folder / "model.npz"
    save_weights(model, _calibrated(folder, weights, course))
    return model


def _read_curve(notes: Path, about: dict[str, Any]) -> list[Step]:
    """The figures of the finished rounds, if they belong to this training."""
    try:
        kept = json.loads(notes.read_bytes())
        same = {key: kept[key] for key in about} == about
        curve = [{str(k): float(v) for k, v in step.items()} for step in kept["curve"]]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadRecord(f"{notes} does not hold the notes of a training.") from error
    if not same:
        raise BadSettings(
            f"{notes.parent} holds a training with another deck or settings; choose another folder."
        )
    return curve


def _digest(weights: Weights) -> str:
    """Names the weights that a training starts with."""
    arrays = [getattr(net, layer.name) for net in weights.nets for layer in fields(net)]
    return sha256(b"".join(array.tobytes() for array in arrays)).hexdigest()[:16]


def _write(path: Path, data: dict[str, Any]) -> None:
    part = path.with_suffix(".part")
    part.write_text(json.dumps(data, indent=1) + "\n")
    part.replace(path)


def _weights_path(folder: Path, rounds: int) -> Path:
    return folder / f"weights-{rounds}.npz"


def _shard(folder: Path, name: str, seats: int, first: int) -> Path:
    return folder / f"games-{name}-{seats}-{first:07}.npz"


def play_round(folder: Path, name: str, batches: list[Batch], count: GameCounter) -> None:
    """Play the batches whose shards are missing."""
    _play_missing(play_batch, folder, name, batches, count)


def _play_missing(
    work: Callable[[B], Samples | Predictions],
    folder: Path,
    name: str,
    batches: Sequence[B],
    count: GameCounter,
) -> None:
    missing = []
    for batch in batches:
        if _shard(folder, name, batch.seats, batch.first).exists():
            count.add(batch.games)
        else:
            missing.append(batch)
    for number, played in count.run(work, missing, lambda batch: batch.games):
        batch = missing[number]
        played.save(_shard(folder, name, batch.seats, batch.first))


def _load(
    folder: Path, number: int, seats: int, course: Course
) -> tuple[Samples | None, Samples | None]:
    """The games of a round to fit to, and some shards kept back for the test."""
    config = course.config
    shares = [share for share in config.shares_of(number) if share.seats == seats]
    tests = [share for n, share in enumerate(shares) if config.is_test(share, n)]
    if len(shares) == 1:
        tests = []
    fits = [share for share in shares if share not in tests]
    parts = [
        [_load_shard(folder, str(number + 1), share, course) for share in some]
        for some in (fits, tests)
    ]
    return joined(parts[0]) if fits else None, joined(parts[1]) if tests else None


def _load_shard(folder: Path, name: str, share: Share, course: Course) -> Samples:
    """The samples of a shard. Features of several decks are numbered one deck after the other."""
    samples = load_samples(_shard(folder, name, share.seats, share.first))
    if course.config.decks:
        before = [len(deck.cards) for deck in course.decks[: share.deck]]
        layout = course.config.layout
        first = sum(count_features(cards, layout) for cards in before)
        first_choice = sum(count_choice_features(cards, layout) for cards in before)
        samples.features = samples.features.astype(np.int32) + first
        samples.choice_features = samples.choice_features.astype(np.int32) + first_choice
    return samples


def fit_round(folder: Path, number: int, course: Course, pool: Pool) -> tuple[Weights, Step]:
    """Networks and policies from the games of all rounds so far."""
    work = partial(fit_group, folder=folder, number=number, course=course)
    nets: list[Net] = []
    step: Step = {"round": float(number + 1), "positions": 0.0}
    for net, found in in_order(pool.run(work, range(len(_GROUPS)))):
        nets.append(net)
        step["positions"] += found.pop("positions")
        step |= found
    return course.named((nets[0], nets[1])), step


def fit_group(group: int, *, folder: Path, number: int, course: Course) -> tuple[Net, Step]:
    """The network and the policy for some numbers of seats."""
    config = course.config
    features = choices = None
    if config.decks:
        features = general.joined_maps([general.feature_map(deck) for deck in course.decks])
        choices = general.joined_maps([general.choice_map(deck) for deck in course.decks])
    step: Step = {"positions": 0.0}
    tables: list[Positions] = []
    tests: list[Positions] = []
    shares: list[VisitShares] = []
    for seats in _GROUPS[group]:
        for earlier in range(number + 1):
            samples, test = _load(folder, earlier, seats, course)
            if samples is None:
                continue
            tables.append(Positions(samples, seats, course.width, features))
            step["positions"] += len(samples)
            if test is not None and earlier == number:
                tests.append(Positions(test, seats, course.width, features))
            # Only a search distributes visits, and the latest search does so best.
            if len(samples.options) and (config.kind_of(earlier) == "search" or number < 2):
                shares.append(VisitShares(samples, choices))
    start = None if course.start is None else course.start.nets[group]
    net_fit = NetFit(course.width, config.fit.hidden, config.seed, start)
    net_fit.fit(tables, config.fit, config.seed)
    for table in tests:
        step |= {f"{k}_{table.seats}": v for k, v in net_fit.losses(table).items()}
    found = fit_policy(shares, course.choice_width, config.seed, start)
    return net_fit.quantized(found), step


def _calibrated(folder: Path, weights: Weights, course: Course) -> Weights:
    """The same weights, calibrated by the calibration games."""
    shares = course.config.calibration_shares()
    nets = []
    for net, group in zip(weights.nets, _GROUPS, strict=True):
        tables = []
        for seats in group:
            files = [
                _shard(folder, CALIBRATION, seats, s.first) for s in shares if s.seats == seats
            ]
            if files:
                tables.append(joined_predictions([load_predictions(file) for file in files]))
        nets.append(replace(net, calibration=quantized_calibration(fit_calibration(tables))))
    return replace(weights, nets=(nets[0], nets[1]))


def _against_greedy(course: Course, weights: Weights, seed: str, count: GameCounter) -> Step:
    """A short match for the curve: the learned one-ply player against greedy, two seats."""
    games = course.config.match_games
    tasks = [
        range(first, min(first + _MATCH_GAMES_AT_ONCE, games))
        for first in range(0, games, _MATCH_GAMES_AT_ONCE)
    ]
    work = partial(play_against_greedy, decks=course.decks, weights=weights, seed=seed)
    parts: Iterable[list[int]] = in_order(count.run(work, tasks, len))
    margins = [margin for part in parts for margin in part]
    won = sum(1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in margins)
    return {
        "won_against_greedy": round(won / len(margins), 4),
        "margin": round(float(np.mean(margins)), 3),
    }


def play_against_greedy(
    games: range, *, decks: list[Deck], weights: Weights, seed: str
) -> list[int]:
    """By how much the learned one-ply player won each game; all games of a task have one deck."""
    deck = decks[games.start // _MATCH_GAMES_AT_ONCE * 12 % len(decks)]
    evaluator = make_evaluator(fitted(weights, deck))
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
