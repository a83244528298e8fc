"""Fitting the learned evaluation to positions of self-play: numpy, Adam, small batches.

The network is that of ``engine.evaluator`` in real numbers. It learns two things at once: who wins
(a mixture of what the search thought and what came) and the final scores. The instinct learns how
the search shared out its looks.
"""

from collections.abc import Iterator, Sequence, Sized
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import numpy as np

from ..bots.model import PLAIN_PULLS, TRUTH_PARTS, Net, Whole, part_of_game, plain_truth
from ..engine.evaluator import OUTPUTS, STAGES, SUM_UNIT, UNIT
from .lines import Lines

Array = np.ndarray[Any, np.dtype[Any]]
R = TypeVar("R", bound=Sized)

_BATCH: Final = 1024
_LAST_RATE: Final = 1e-5
_INSTINCT_EPOCHS: Final = 3
_INSTINCT_RATE: Final = 0.03
_TRUTH_STEPS: Final = 300
_TRUTH_POSITIONS: Final = 200
"""With fewer nothing can be said."""
_BETAS: Final = (0.9, 0.999)
_MOST: Final = 2000
"""Marks' weights stay within this in whole numbers, so that sums never leave their lanes."""
_HIDDEN_MOST: Final = 30_000
_POINTS: Final = 0.02
"""How much a squared point weighs beside the chance of winning."""


class Adam:
    """Steps of a size of their own for each parameter."""

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
class Course:
    """How to fit. ``outcome`` is the part of the result in the mixture, the rest is the search's
    opinion; ``decay`` pulls weights towards nothing."""

    hidden: int = 32
    epochs: int = 2
    rate: float = 0.003
    decay: float = 1.0
    outcome: float = 0.7


def wins(lines: Lines, seats: int) -> Array:
    """The share of the victory of each seat."""
    final = lines.final.reshape(-1, seats)
    first = final == final.max(1, keepdims=True)
    out: Array = (first / first.sum(1, keepdims=True)).astype(np.float32)
    return out


class Table:
    """Lines as arrays with a row a position, for picking batches."""

    def __init__(self, lines: Lines, seats: int, width: int) -> None:
        self.seats = seats
        self.width = width
        self.stage = np.minimum(lines.stage, STAGES - 1)
        self.now: Array = (lines.now.reshape(-1, seats) / 100).astype(np.float32)
        self.final: Array = lines.final.reshape(-1, seats).astype(np.float32)
        self.won = wins(lines, seats)
        chance = lines.chance.reshape(-1, seats).astype(np.float32)
        self.thought: Array = chance / chance.sum(1, keepdims=True)
        self._marks = lines.marks
        self._starts = np.concatenate([[0], np.cumsum(lines.mark_counts.astype(np.int64))])

    def __len__(self) -> int:
        return len(self.stage)

    def dense(self, rows: Array) -> Array:
        """The marks of all seats of the positions, a row each."""
        seated = (rows[:, None] * self.seats + np.arange(self.seats)).reshape(-1)
        return dense(self._marks, self._starts, seated, self.width)


def dense(marks: Array, starts: Array, rows: Array, width: int) -> Array:
    """Some rows of marks as a matrix of counts."""
    counts = starts[rows + 1] - starts[rows]
    line = np.repeat(np.arange(len(rows)), counts)
    within = np.arange(len(line)) - np.repeat(np.cumsum(counts) - counts, counts)
    entry = np.repeat(starts[rows], counts) + within
    flat = np.bincount(line * width + marks[entry], minlength=len(rows) * width)
    return flat.reshape(len(rows), width).astype(np.float32)


class NetFit:
    """The network for some numbers of seats, being fitted."""

    def __init__(self, width: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        whole = hidden + OUTPUTS
        first = rng.normal(0, 0.15, (width, 2 * whole))
        first[:, hidden:whole] = 0
        first[:, whole + hidden :] = 0
        plain = np.array(PLAIN_PULLS) / UNIT
        self.hidden = hidden
        self.parameters: dict[str, Array] = {
            "first": first.astype(np.float32),
            "bias": np.full(whole, 0.1, dtype=np.float32) * (np.arange(whole) < hidden),
            "second": rng.normal(0, 0.1, (hidden, OUTPUTS)).astype(np.float32),
            "pulls": np.log(plain).astype(np.float32),
        }
        self.parameters["bias"] = self.parameters["bias"].astype(np.float32)
        self._adam = Adam(self.parameters)

    def forward(self, table: Table, rows: Array) -> tuple[Array, Array, dict[str, Array]]:
        """Chances and scores by position and seat, and what ``backward`` needs."""
        p = self.parameters
        seats, whole = table.seats, self.hidden + OUTPUTS
        x = table.dense(rows)
        sums = (x @ p["first"]).reshape(len(rows), seats, 2 * whole)
        others = sums[:, :, whole:]
        both = sums[:, :, :whole] + others.sum(1, keepdims=True) - others + p["bias"]
        active = np.maximum(both[:, :, : self.hidden], 0)
        out = active @ p["second"] + both[:, :, self.hidden :]
        point = np.exp(p["pulls"])[table.stage[rows]][:, None]
        pull = table.now[rows] * point + out[:, :, 0]
        pull = pull - pull.max(1, keepdims=True)
        chances = np.exp(pull)
        chances /= chances.sum(1, keepdims=True)
        scores = table.now[rows] + out[:, :, 1]
        return chances, scores, {"x": x, "active": active, "point": point}

    def step(self, table: Table, rows: Array, course: Course, rate: float) -> None:
        p = self.parameters
        count, seats, whole = len(rows), table.seats, self.hidden + OUTPUTS
        chances, scores, kept = self.forward(table, rows)
        aim = course.outcome * table.won[rows] + (1 - course.outcome) * table.thought[rows]
        out = np.empty((count, seats, OUTPUTS), dtype=np.float32)
        out[:, :, 0] = (chances - aim) / count
        out[:, :, 1] = _POINTS * (scores - table.final[rows]) / count
        active = kept["active"]
        both = np.empty((count, seats, whole), dtype=np.float32)
        both[:, :, : self.hidden] = (out @ p["second"].T) * (active > 0)
        both[:, :, self.hidden :] = out
        sums = np.concatenate([both, both.sum(1, keepdims=True) - both], axis=2)
        pulled = (out[:, :, 0] * table.now[rows]).sum(1) * kept["point"][:, 0]
        pulls = np.bincount(table.stage[rows], weights=pulled, minlength=STAGES)
        gradients = {
            "first": kept["x"].T @ sums.reshape(count * seats, -1),
            "bias": both.sum((0, 1)),
            "second": active.reshape(-1, self.hidden).T @ out.reshape(-1, OUTPUTS),
            "pulls": pulls.astype(np.float32),
        }
        self._adam.step(gradients, rate)
        p["first"] *= 1 - rate * course.decay

    def fit(self, tables: list[Table], course: Course, seed: int) -> None:
        """Go over all tables, mixed; the steps grow at first and then shrink."""
        rng = np.random.default_rng(seed)
        for rows, table, part in _mixed(tables, course.epochs, rng):
            rate = course.rate * min(1.0, 50 * part) * (1 - part) + _LAST_RATE
            self.step(table, rows, course, rate)

    def losses(self, table: Table) -> dict[str, float]:
        """How well it foretells positions that it was not fitted to."""
        log = points = hits = thought = 0.0
        for start in range(0, len(table), 4096):
            rows = np.arange(start, min(len(table), start + 4096))
            chances, scores, _ = self.forward(table, rows)
            logs = np.log(np.maximum(chances, 1e-6))
            log -= float((logs * table.won[rows]).sum())
            thought -= float((logs * table.thought[rows]).sum())
            points += float(((scores - table.final[rows]) ** 2).mean(1).sum())
            hits += float((table.won[rows, :][np.arange(len(rows)), chances.argmax(1)]).sum())
        n = len(table)
        return {
            "log_loss": log / n,
            "thought": thought / n,
            "error": float(np.sqrt(points / n)),
            "right": hits / n,
        }

    def whole(self, instinct: Array) -> Net:
        """The network in whole numbers, with an instinct; its chances are taken as they are."""
        p, hidden = self.parameters, self.hidden
        width = hidden + OUTPUTS
        first = rounded(p["first"] * SUM_UNIT, _MOST)
        second = rounded(p["second"] * UNIT, _HIDDEN_MOST)
        return Net(
            own=first[:, :width],
            others=first[:, width:],
            bias=rounded(p["bias"] * SUM_UNIT, _MOST),
            pull=second[:, 0],
            score=second[:, 1],
            pulls=np.maximum(1, rounded(np.exp(p["pulls"]) * UNIT, _MOST)),
            instinct=rounded(instinct * UNIT, _HIDDEN_MOST),
            truth=plain_truth(),
        )


def _mixed(
    tables: Sequence[R], epochs: int, rng: np.random.Generator
) -> Iterator[tuple[Array, R, float]]:
    """Batches of all tables in any order, epoch after epoch, and which part of all is done."""
    total = epochs * sum(-(-len(table) // _BATCH) for table in tables)
    done = 0
    for _ in range(epochs):
        plan = [
            (rows, table)
            for table in tables
            for rows in np.array_split(rng.permutation(len(table)), -(-len(table) // _BATCH))
        ]
        for at in rng.permutation(len(plan)):
            yield *plan[at], done / total
            done += 1


def rounded(numbers: Array, most: int) -> Whole:
    return np.clip(np.rint(numbers), -most, most).astype(np.int32)


def fit_instinct(tables: "list[Looks]", width: int, seed: int) -> Array:
    """The weight of each mark by which the search's looks are foretold best."""
    rng = np.random.default_rng(seed)
    weights = np.zeros(width, dtype=np.float32)
    adam = Adam({"weights": weights})
    for rows, table, part in _mixed(tables, _INSTINCT_EPOCHS, rng):
        gradient, _ = table.gradient(weights, rows)
        adam.step({"weights": gradient}, _INSTINCT_RATE * (1 - part) + _LAST_RATE)
    return weights


class Looks:
    """The choices of positions, flat, and how the looks were shared out among them."""

    def __init__(self, lines: Lines) -> None:
        self.options = lines.options.astype(np.int64)
        self._first = np.concatenate([[0], np.cumsum(self.options)])
        self._hints = lines.hints
        self._starts = np.concatenate([[0], np.cumsum(lines.hint_counts.astype(np.int64))])
        self._visits = lines.visits.astype(np.float32)

    def __len__(self) -> int:
        return len(self.options)

    def gradient(self, weights: Array, rows: Array) -> tuple[Array, float]:
        counts = self.options[rows]
        of = np.repeat(np.arange(len(rows)), counts)
        within = np.arange(len(of)) - np.repeat(np.cumsum(counts) - counts, counts)
        choice = np.repeat(self._first[rows], counts) + within
        entries = self._starts[choice + 1] - self._starts[choice]
        line = np.repeat(np.arange(len(choice)), entries)
        inner = np.arange(len(line)) - np.repeat(np.cumsum(entries) - entries, entries)
        marks = self._hints[np.repeat(self._starts[choice], entries) + inner]
        logits = np.bincount(line, weights=weights[marks], minlength=len(choice))
        edges = np.cumsum(counts) - counts
        logits -= np.maximum.reduceat(logits, edges)[of]
        shares = np.exp(logits)
        shares /= np.add.reduceat(shares, edges)[of]
        # The first look, which every choice gets, says nothing.
        looks = np.maximum(self._visits[choice] - 1, 0) ** 2 + 0.01
        aims = looks / np.add.reduceat(looks, edges)[of]
        loss = -float((aims * np.log(np.maximum(shares, 1e-9))).sum()) / len(rows)
        wrong = (shares - aims) / len(rows)
        out = np.bincount(marks, weights=wrong[line], minlength=len(weights))
        return out.astype(np.float32), loss


def fit_truth(tables: list[Table]) -> Array:
    """How the chances that the search foretold came true, by part of the game and seats."""
    truth = plain_truth() / UNIT
    for table in tables:
        parts = np.array([part_of_game(int(stage)) for stage in range(STAGES)])[table.stage]
        for part in range(TRUTH_PARTS):
            rows = parts == part
            if rows.sum() >= _TRUTH_POSITIONS:
                said = np.log(np.maximum(table.thought[rows], 1e-4))
                truth[part, table.seats - 2, : 1 + table.seats] = _truth_of(said, table.won[rows])
    return truth


def whole_truth(truth: Array) -> Whole:
    return rounded(truth * UNIT, _HIDDEN_MOST)


def _truth_of(said: Array, won: Array) -> Array:
    """How much sharper, and what is added for each seat."""
    found = np.concatenate([[1.0], np.zeros(said.shape[1])])
    adam = Adam({"found": found})
    for step in range(_TRUTH_STEPS):
        pulls = said * found[0] + found[1:]
        pulls -= pulls.max(1, keepdims=True)
        chances = np.exp(pulls)
        chances /= chances.sum(1, keepdims=True)
        wrong = (chances - won) / len(won)
        gradient = np.concatenate([[(wrong * said).sum()], wrong.sum(0)])
        adam.step({"found": gradient}, 0.05 * (1 - step / _TRUTH_STEPS))
    found[1:] -= found[1:].mean()
    return found
