"""Fitting the learned evaluation to positions of self-play: numpy, Adam, small batches.

The network is that of ``engine.evaluator`` in floating point. It learns two targets: who wins
(a mixture of the search's prediction and the result) and the final scores. The policy learns how
the search distributed its visits.
"""

from collections.abc import Iterator, Sequence, Sized
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import numpy as np

from ..bots.general import FeatureMap
from ..bots.model import (
    CALIBRATION_PARTS,
    DEFAULT_POINT_LOGITS,
    MOST_WEIGHT,
    Net,
    Quantized,
    identity_calibration,
    part_of_game,
)
from ..engine.evaluator import OUTPUTS, STAGES, SUM_UNIT, UNIT
from .calibration import Predictions
from .samples import Samples

Array = np.ndarray[Any, np.dtype[Any]]
R = TypeVar("R", bound=Sized)

_BATCH: Final = 1024
_LAST_RATE: Final = 1e-5
_POLICY_EPOCHS: Final = 3
_POLICY_RATE: Final = 0.03
_CALIBRATION_STEPS: Final = 300
_CALIBRATION_POSITIONS: Final = 200
"""With fewer positions the calibration is unchanged."""
_CALIBRATION_PRIOR: Final = 50.0
"""How many positions it takes to believe that seats or decks differ."""
_BETAS: Final = (0.9, 0.999)
_HIDDEN_MOST: Final = 30_000
_POINTS: Final = 0.02
"""The weight of the squared score error beside the loss of the win prediction."""
_MOST_WRONG: Final = 10.0
"""Points; some decks score so high that their errors would outweigh those of all others."""


class Adam:
    """The Adam optimizer."""

    def __init__(self, parameters: dict[str, Array]) -> None:
        self.parameters = parameters
        self._mean = {name: np.zeros_like(p) for name, p in parameters.items()}
        self._square = {name: np.zeros_like(p) for name, p in parameters.items()}
        self._steps = 0

    def step(self, gradients: dict[str, Array], rate: float) -> None:
        self._steps += 1
        first, second = _BETAS
        scale = rate * np.sqrt(1 - second**self._steps) / (1 - first**self._steps)
        for name, gradient in gradients.items():
            mean, square = self._mean[name], self._square[name]
            mean += (1 - first) * (gradient - mean)
            square += (1 - second) * (gradient * gradient - square)
            self.parameters[name] -= scale * mean / (np.sqrt(square) + 1e-8)


@dataclass(frozen=True, slots=True)
class FitConfig:
    """How to fit. ``outcome`` is the share of the result in the target, the rest is the search's
    prediction; ``decay`` is the weight decay."""

    hidden: int = 32
    epochs: int = 2
    rate: float = 0.003
    decay: float = 1.0
    outcome: float = 0.7


def wins(samples: Samples, seats: int) -> Array:
    """The share of the victory of each seat."""
    final = samples.final.reshape(-1, seats)
    first = final == final.max(1, keepdims=True)
    out: Array = (first / first.sum(1, keepdims=True)).astype(np.float32)
    return out


class Positions:
    """Samples as arrays with one row per position, for picking batches."""

    def __init__(
        self, samples: Samples, seats: int, width: int, general: FeatureMap | None = None
    ) -> None:
        """``general`` is the map from the samples' features to those that are fitted, if any."""
        self.seats = seats
        self.width = width
        self._general = general
        self.stage = np.minimum(samples.stage, STAGES - 1)
        self.now: Array = (samples.now.reshape(-1, seats) / 100).astype(np.float32)
        self.final: Array = samples.final.reshape(-1, seats).astype(np.float32)
        self.won = wins(samples, seats)
        chance = samples.chance.reshape(-1, seats).astype(np.float32)
        self.predicted: Array = chance / chance.sum(1, keepdims=True)
        self._features = samples.features
        self._starts = np.concatenate([[0], np.cumsum(samples.feature_counts.astype(np.int64))])

    def __len__(self) -> int:
        return len(self.stage)

    @property
    def is_general(self) -> bool:
        """Are these positions of many decks?"""
        return self._general is not None

    def dense(self, rows: Array) -> Array:
        """The features of all seats of the positions, one row per seat."""
        seated = (rows[:, None] * self.seats + np.arange(self.seats)).reshape(-1)
        line, entry = entries(self._starts, seated)
        features = self._features[entry]
        counts = None
        if self._general is not None:
            of, entry = entries(self._general.starts, features)
            line, features = line[of], self._general.columns[entry]
            counts = self._general.counts[entry]
        size = len(seated) * self.width
        flat = np.bincount(line * self.width + features, weights=counts, minlength=size)
        return flat.reshape(len(seated), self.width).astype(np.float32)


def entries(starts: Array, rows: Array) -> tuple[Array, Array]:
    """The entries of some rows that lie one after the other: for each its row's place in ``rows``,
    and its own place."""
    counts = starts[rows + 1] - starts[rows]
    line = np.repeat(np.arange(len(rows)), counts)
    within = np.arange(len(line)) - np.repeat(np.cumsum(counts) - counts, counts)
    return line, np.repeat(starts[rows], counts) + within


class NetFit:
    """The network for some numbers of seats, being fitted."""

    def __init__(self, width: int, hidden: int, seed: int, start: Net | None = None) -> None:
        """``start`` is the network to begin with; otherwise it begins with random weights."""
        rng = np.random.default_rng(seed)
        units = hidden + OUTPUTS
        first = rng.normal(0, 0.15, (width, 2 * units))
        first[:, hidden:units] = 0
        first[:, units + hidden :] = 0
        default = np.array(DEFAULT_POINT_LOGITS) / UNIT
        self.hidden = hidden
        self.parameters: dict[str, Array] = {
            "first": first.astype(np.float32),
            "bias": np.full(units, 0.1, dtype=np.float32) * (np.arange(units) < hidden),
            "second": rng.normal(0, 0.1, (hidden, OUTPUTS)).astype(np.float32),
            "point_logits": np.log(default).astype(np.float32),
        }
        self.parameters["bias"] = self.parameters["bias"].astype(np.float32)
        self._start: Array | None = None
        if start is not None:
            self._begin_with(start)
        self._adam = Adam(self.parameters)

    def _begin_with(self, start: Net) -> None:
        self.hidden = len(start.logit)
        weights = {
            "first": np.concatenate([start.own, start.others], axis=1) / SUM_UNIT,
            "bias": start.bias / SUM_UNIT,
            "second": np.stack([start.logit, start.score], axis=1) / UNIT,
            "point_logits": np.log(start.point_logits / UNIT),
        }
        self.parameters = {name: array.astype(np.float32) for name, array in weights.items()}
        self._start = self.parameters["first"].copy()

    def forward(self, table: Positions, rows: Array) -> tuple[Array, Array, dict[str, Array]]:
        """Chances and scores by position and seat, and what ``backward`` needs."""
        p = self.parameters
        seats, units = table.seats, self.hidden + OUTPUTS
        x = table.dense(rows)
        sums = (x @ p["first"]).reshape(len(rows), seats, 2 * units)
        others = sums[:, :, units:]
        both = sums[:, :, :units] + others.sum(1, keepdims=True) - others + p["bias"]
        active = np.maximum(both[:, :, : self.hidden], 0)
        out = active @ p["second"] + both[:, :, self.hidden :]
        point = np.exp(p["point_logits"])[table.stage[rows]][:, None]
        logit = table.now[rows] * point + out[:, :, 0]
        logit = logit - logit.max(1, keepdims=True)
        chances = np.exp(logit)
        chances /= chances.sum(1, keepdims=True)
        scores = table.now[rows] + out[:, :, 1]
        return chances, scores, {"x": x, "active": active, "point": point}

    def step(self, table: Positions, rows: Array, config: FitConfig, rate: float) -> None:
        p = self.parameters
        count, seats, units = len(rows), table.seats, self.hidden + OUTPUTS
        chances, scores, kept = self.forward(table, rows)
        aim = config.outcome * table.won[rows] + (1 - config.outcome) * table.predicted[rows]
        out = np.empty((count, seats, OUTPUTS), dtype=np.float32)
        out[:, :, 0] = (chances - aim) / count
        wrong = scores - table.final[rows]
        if table.is_general:
            wrong = np.clip(wrong, -_MOST_WRONG, _MOST_WRONG)
        out[:, :, 1] = _POINTS * wrong / count
        active = kept["active"]
        both = np.empty((count, seats, units), dtype=np.float32)
        both[:, :, : self.hidden] = (out @ p["second"].T) * (active > 0)
        both[:, :, self.hidden :] = out
        sums = np.concatenate([both, both.sum(1, keepdims=True) - both], axis=2)
        weighted = (out[:, :, 0] * table.now[rows]).sum(1) * kept["point"][:, 0]
        point_logits = np.bincount(table.stage[rows], weights=weighted, minlength=STAGES)
        gradients = {
            "first": kept["x"].T @ sums.reshape(count * seats, -1),
            "bias": both.sum((0, 1)),
            "second": active.reshape(-1, self.hidden).T @ out.reshape(-1, OUTPUTS),
            "point_logits": point_logits.astype(np.float32),
        }
        self._adam.step(gradients, rate)
        if self._start is None:
            p["first"] *= 1 - rate * config.decay
        else:
            p["first"] -= rate * config.decay * (p["first"] - self._start)

    def fit(self, tables: list[Positions], config: FitConfig, seed: int) -> None:
        """Train on all tables in random order, with a warm-up and a linear decay of the rate."""
        rng = np.random.default_rng(seed)
        for rows, table, part in _mixed(tables, config.epochs, rng):
            rate = config.rate * min(1.0, 50 * part) * (1 - part) + _LAST_RATE
            self.step(table, rows, config, rate)

    def losses(self, table: Positions) -> dict[str, float]:
        """How well it predicts positions that it was not fitted to."""
        log = points = hits = predicted = 0.0
        for start in range(0, len(table), 4096):
            rows = np.arange(start, min(len(table), start + 4096))
            chances, scores, _ = self.forward(table, rows)
            logs = np.log(np.maximum(chances, 1e-6))
            log -= float((logs * table.won[rows]).sum())
            predicted -= float((logs * table.predicted[rows]).sum())
            points += float(((scores - table.final[rows]) ** 2).mean(1).sum())
            hits += float((table.won[rows, :][np.arange(len(rows)), chances.argmax(1)]).sum())
        n = len(table)
        return {
            "log_loss": log / n,
            "search_log_loss": predicted / n,
            "error": float(np.sqrt(points / n)),
            "right": hits / n,
        }

    def quantized(self, policy: Array) -> Net:
        """The network in integers, with a policy and without calibration."""
        p, hidden = self.parameters, self.hidden
        width = hidden + OUTPUTS
        first = rounded(p["first"] * SUM_UNIT, MOST_WEIGHT)
        second = rounded(p["second"] * UNIT, _HIDDEN_MOST)
        return Net(
            own=first[:, :width],
            others=first[:, width:],
            bias=rounded(p["bias"] * SUM_UNIT, MOST_WEIGHT),
            logit=second[:, 0],
            score=second[:, 1],
            point_logits=np.maximum(1, rounded(np.exp(p["point_logits"]) * UNIT, MOST_WEIGHT)),
            policy=rounded(policy * UNIT, _HIDDEN_MOST),
            calibration=identity_calibration(),
        )


def _mixed(
    tables: Sequence[R], epochs: int, rng: np.random.Generator
) -> Iterator[tuple[Array, R, float]]:
    """Batches of all tables in random order, epoch after epoch, and the share that is done."""
    total = epochs * sum(-(-len(table) // _BATCH) for table in tables)
    done = 0
    for _ in range(epochs):
        batches = [
            (rows, table)
            for table in tables
            for rows in np.array_split(rng.permutation(len(table)), -(-len(table) // _BATCH))
        ]
        for index in rng.permutation(len(batches)):
            yield *batches[index], done / total
            done += 1


def rounded(numbers: Array, most: int) -> Quantized:
    return np.clip(np.rint(numbers), -most, most).astype(np.int32)


def fit_policy(
    tables: "list[VisitShares]", width: int, seed: int, start: Net | None = None
) -> Array:
    """The weight of each feature that predicts the search's visits best."""
    rng = np.random.default_rng(seed)
    weights = np.zeros(width, dtype=np.float32)
    if start is not None:
        weights += start.policy / UNIT
    adam = Adam({"weights": weights})
    for rows, table, part in _mixed(tables, _POLICY_EPOCHS, rng):
        gradient, _ = table.gradient(weights, rows)
        adam.step({"weights": gradient}, _POLICY_RATE * (1 - part) + _LAST_RATE)
    return weights


class VisitShares:
    """The choices of positions, flat, and how the search distributed its visits."""

    def __init__(self, samples: Samples, general: FeatureMap | None = None) -> None:
        """``general`` is the map from the samples' features to those that are fitted, if any."""
        self._general = general
        self.options = samples.options.astype(np.int64)
        self._first = np.concatenate([[0], np.cumsum(self.options)])
        self._features = samples.choice_features
        self._starts = np.concatenate(
            [[0], np.cumsum(samples.choice_feature_counts.astype(np.int64))]
        )
        self._visits = samples.visits.astype(np.float32)

    def __len__(self) -> int:
        return len(self.options)

    def gradient(self, weights: Array, rows: Array) -> tuple[Array, float]:
        of, choice = entries(self._first, rows)
        line, entry = entries(self._starts, choice)
        features = self._features[entry]
        width = len(weights)
        if self._general is not None:
            weights = self._general.compiled(weights)
        logits = np.bincount(line, weights=weights[features], minlength=len(choice))
        counts = self.options[rows]
        edges = np.cumsum(counts) - counts
        logits -= np.maximum.reduceat(logits, edges)[of]
        shares = np.exp(logits)
        shares /= np.add.reduceat(shares, edges)[of]
        # Every choice gets one visit, which says nothing.
        visits = np.maximum(self._visits[choice] - 1, 0) ** 2 + 0.01
        aims = visits / np.add.reduceat(visits, edges)[of]
        loss = -float((aims * np.log(np.maximum(shares, 1e-9))).sum()) / len(rows)
        wrong = (shares - aims) / len(rows)
        out = np.bincount(features, weights=wrong[line], minlength=len(weights))
        if self._general is not None:
            out = self._general.transposed(out, width)
        return out.astype(np.float32), loss


def fit_calibration(tables: list[Predictions]) -> Array:
    """How the predicted chances compare with the results, by part of the game and seats."""
    calibration = identity_calibration() / UNIT
    for table in tables:
        parts = np.array([part_of_game(int(turns)) for turns in table.turns])
        for part in range(CALIBRATION_PARTS):
            rows = parts == part
            if rows.sum() >= _CALIBRATION_POSITIONS:
                found = _calibration_of(
                    np.log(np.maximum(table.chances[rows], 1e-4)),
                    table.won[rows],
                    table.conditions[rows],
                )
                cells = calibration[part, table.seats - 2]
                cells[0], cells[1 : 1 + table.seats], cells[-1] = found[0], found[1:-1], found[-1]
    return calibration


def quantized_calibration(calibration: Array) -> Quantized:
    return rounded(calibration * UNIT, _HIDDEN_MOST)


def _calibration_of(log_chances: Array, won: Array, conditions: Array) -> Array:
    """The factor of the log chances, what is added for each seat, and what the factor changes with
    the conditions on a card. The last two stay near zero where positions are few."""
    centre, spread = conditions.mean(), max(float(conditions.std()), 0.01)
    standard = ((conditions - centre) / spread)[:, None]
    found = np.concatenate([[1.0], np.zeros(log_chances.shape[1] + 1)])
    adam = Adam({"found": found})
    for step in range(_CALIBRATION_STEPS):
        logits = log_chances * (found[0] + found[-1] * standard) + found[1:-1]
        logits -= logits.max(1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(1, keepdims=True)
        wrong = (chances - won) / len(won)
        slopes = wrong * log_chances
        gradient = np.concatenate([[slopes.sum()], wrong.sum(0), [(slopes * standard).sum()]])
        gradient[1:] += _CALIBRATION_PRIOR / len(won) * found[1:]
        adam.step({"found": gradient}, 0.05 * (1 - step / _CALIBRATION_STEPS))
    found[1:-1] -= found[1:-1].mean()
    found[-1] /= spread
    found[0] -= found[-1] * centre
    return found
