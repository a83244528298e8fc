"""Training of the learned evaluation by self-play: play, write down, fit, play better.

Each round plays games, the first one among greedy bots, later ones between greedy and the weights
so far, so that play stays sensible. Ridge regression then finds what the rules of thumb missed of
the final scores, feature by feature, over all rounds. Everything follows from the seed, whoever
plays the games; a round that was interrupted is played again, so a resumed training ends with the
same model.
"""

import json
import zipfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

import numpy as np

from ..bots.core.judge import STAGES, UNIT
from ..bots.heart import features, onestep, selfplay
from ..bots.model import (
    PLAIN_SPREADS,
    Weights,
    deck_print,
    load_weights,
    make_judge,
    save_weights,
)
from ..rules import engine
from ..rules.cards import Deck
from ..rules.errors import BadRecord, BadSettings
from ..rules.settings import SET_TOKENS
from .workforce import Alone, Workforce, in_order

Array = np.ndarray[Any, np.dtype[Any]]
R = TypeVar("R")

_BATCH: Final = 4096
_GAMES_AT_ONCE: Final = 50
"""Games of one task. Fixed, so that the model does not depend on how many processes there are."""

_BITS: Final = 20_000
"""Weights stay within this in whole numbers."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a training is to be; equal plans make equal models.

    ``ridge`` holds weights down that few positions speak for. ``trust`` is the part of the found
    correction that is used: what goes together in the games is not all cause and effect, and a
    player that believes all of it plays worse than one that believes half.
    """

    rounds: int = 2
    games: int = 2500
    seed: int = 1
    noise: int = 500
    slips: int = 15
    every: int = 4
    ridge: float = 300.0
    trust: float = 0.4

    @property
    def match_games(self) -> int:
        """Games against greedy after each round, for the curve."""
        return max(20, self.games // 8)


@dataclass(slots=True)
class Lines:
    """Positions as sparse rows, and what came of them."""

    which: Array
    number: Array
    starts: Array
    stage: Array
    now: Array
    final: Array
    seats: Array

    def __len__(self) -> int:
        return len(self.now)

    def dense(self, rows: Array, width: int) -> Array:
        """The rows as a matrix."""
        counts = self.starts[rows + 1] - self.starts[rows]
        line = np.repeat(np.arange(len(rows)), counts)
        first = np.repeat(self.starts[rows], counts)
        within = np.arange(len(line)) - np.repeat(np.cumsum(counts) - counts, counts)
        entry = first + within
        matrix = np.zeros((len(rows), width), dtype=np.float32)
        np.add.at(matrix, (line, self.which[entry]), self.number[entry])
        return matrix

    @classmethod
    def joined(cls, parts: Sequence["Lines"]) -> "Lines":
        """All of them, one after the other."""
        ends = np.cumsum([0] + [part.starts[-1] for part in parts])
        starts = [part.starts[:-1] + end for part, end in zip(parts, ends[:-1], strict=True)]
        columns = {
            field.name: np.concatenate([getattr(part, field.name) for part in parts])
            for field in fields(cls)
            if field.name != "starts"
        }
        return cls(starts=np.concatenate([*starts, ends[-1:]]), **columns)


def play_lines(
    games: range, *, deck: Deck, weights: Weights | None, seed: str, plan: Plan
) -> Lines:
    """Self-play of 2 to 5 seats in turn, written down."""
    judge = make_judge(weights)
    diary = onestep.Diary()
    for number in games:
        rng = Random(f"{seed}:{number}")
        order = list(range(len(deck.cards)))
        rng.shuffle(order)
        # Two seats are played most often, so every second game trains for them.
        seats = 2 if number % 2 else 3 + number // 2 % 3
        state = engine.state.new_state(deck.tables, order, seats, SET_TOKENS[seats], 3, 5)
        dice = engine.kit.Dice(rng.getrandbits(30))
        greedy = rng.getrandbits(5) if weights is not None else 31
        onestep.play_and_note(state, judge, dice, greedy, plan.noise, plan.slips, plan.every, diary)
    entries = np.array(diary.entries, dtype=np.int64)
    return Lines(
        which=np.array(diary.which, dtype=np.int32),
        number=np.array(diary.number, dtype=np.float32),
        starts=np.concatenate([[0], np.cumsum(entries)]),
        stage=np.array(diary.stage),
        now=np.array(diary.now),
        final=np.array(diary.final),
        seats=np.array(diary.seats),
    )


class Sums:
    """All that ridge regression needs to know of the lines seen so far."""

    def __init__(self, width: int) -> None:
        self.squares: Array = np.zeros((width + 1, width + 1))
        self.products: Array = np.zeros(width + 1)
        self.lines = 0

    def add(self, lines: Lines) -> None:
        width = len(self.products) - 1
        missed = lines.final - lines.now / 100
        for start in range(0, len(lines), _BATCH):
            rows = np.arange(start, min(len(lines), start + _BATCH))
            x = np.ones((len(rows), width + 1))
            x[:, :width] = lines.dense(rows, width)
            self.squares += x.T @ x
            self.products += x.T @ missed[rows]
        self.lines += len(lines)

    def solve(self, ridge: float) -> Array:
        """The weight of each feature and, last, what is added to all."""
        held = np.eye(len(self.products)) * ridge
        held[-1, -1] = 0
        out: Array = np.linalg.solve(self.squares + held, self.products)
        return out


def guesses(found: Array, lines: Lines) -> Array:
    """The final scores that the full correction foretells."""
    width = len(found) - 1
    parts = [
        lines.dense(np.arange(start, min(len(lines), start + _BATCH)), width) @ found[:width]
        for start in range(0, len(lines), _BATCH)
    ]
    out: Array = np.concatenate(parts) + found[width] + lines.now / 100
    return out


def fit_spreads(guess: Array, lines: Lines) -> tuple[int, ...]:
    """For each stage the spread that makes the winners of these games most likely."""
    candidates = np.array(
        [60, 90, 120, 150, 180, 220, 260, 300, 350, 400, 450, 500, 560, 640, 720, 820, 950]
    )
    losses = np.zeros((STAGES, len(candidates)))
    counts = np.zeros(STAGES)
    line = 0
    while line < len(lines):
        seats = int(lines.seats[line])
        now = slice(line, line + seats)
        final = lines.final[now]
        won = (final == final.max()) / np.sum(final == final.max())
        scaled = guess[now][None, :] * 100 / candidates[:, None]
        scaled = scaled - scaled.max(1, keepdims=True)
        chances = np.exp(scaled) / np.exp(scaled).sum(1, keepdims=True)
        stage = min(int(lines.stage[line]), STAGES - 1)
        losses[stage] -= (np.log(np.maximum(chances, 1e-6)) * won).sum(1)
        counts[stage] += 1
        line += seats
    spreads = [
        int(candidates[losses[stage].argmin()]) if counts[stage] > 30 else 0
        for stage in range(STAGES)
    ]
    known = [n for n in spreads if n]
    last = known[0] if known else PLAIN_SPREADS[0]
    out = []
    for spread in spreads:
        last = spread or last
        out.append(last)
    return tuple(out)


def whole(found: Array, trust: float, deck: Deck, spreads: tuple[int, ...]) -> Weights:
    """The correction in whole numbers: two hidden units, one for more and one for less."""
    scaled = np.clip(np.rint(found * trust * UNIT), -_BITS, _BITS).astype(np.int32)
    return Weights(
        deck=deck.id,
        deck_print=deck_print(deck),
        hidden=2,
        first=np.stack([scaled[:-1], -scaled[:-1]], axis=1),
        first_bias=np.array([scaled[-1], -scaled[-1]], dtype=np.int32),
        second=np.array([UNIT, -UNIT], dtype=np.int32),
        second_bias=0,
        spreads=spreads,
    )


Step = dict[str, float]
Progress = Callable[[int, int], None]


class Count:
    """Hands out games in tasks, and tells how many of all are played."""

    def __init__(self, hands: Workforce, progress: Progress | None, done: int, total: int) -> None:
        self._hands = hands
        self._progress = progress
        self._done = done
        self._total = total
        self._tell(0)

    def play(self, work: Callable[[range], R], games: int) -> Iterator[R]:
        """What came of each task, in their order."""
        tasks = [
            range(first, min(first + _GAMES_AT_ONCE, games))
            for first in range(0, games, _GAMES_AT_ONCE)
        ]
        return in_order(self._counted(self._hands.run(work, tasks), tasks))

    def _counted(
        self, results: Iterable[tuple[int, R]], tasks: list[range]
    ) -> Iterator[tuple[int, R]]:
        for number, result in results:
            self._tell(len(tasks[number]))
            yield number, result

    def _tell(self, games: int) -> None:
        self._done += games
        if self._progress is not None:
            self._progress(self._done, self._total)


def train(
    deck: Deck,
    folder: Path,
    plan: Plan,
    *,
    hands: Workforce | None = None,
    progress: Progress | None = None,
    told: Callable[[Step], None] | None = None,
) -> Path:
    """Train into a folder, or go on with the training there; returns the path of the model: that
    of the round which did best against greedy. ``progress`` counts games, ``told`` hears of rounds.
    """
    folder.mkdir(parents=True, exist_ok=True)
    model = folder / "model.npz"
    notes = folder / "training.json"
    about: dict[str, Any] = {"deck": deck_print(deck), "plan": asdict(plan)}
    curve = _read_curve(notes, about) if notes.exists() else []
    sums = Sums(features.count_features(len(deck.cards)))
    weights: Weights | None = None
    if curve:
        weights = load_weights(folder / f"weights-{len(curve)}.npz")
        _load_sums(folder / f"sums-{len(curve)}.npz", sums)
    of_a_round = plan.games + plan.match_games
    count = Count(hands or Alone(), progress, len(curve) * of_a_round, plan.rounds * of_a_round)
    for number in range(len(curve), plan.rounds):
        seed = f"{plan.seed}:{number}"
        work = partial(play_lines, deck=deck, weights=weights, seed=seed, plan=plan)
        lines = Lines.joined(list(count.play(work, plan.games)))
        sums.add(lines)
        found = sums.solve(plan.ridge)
        guess = guesses(found, lines)
        used = plan.trust * guess + (1 - plan.trust) * lines.now / 100
        weights = whole(found, plan.trust, deck, fit_spreads(used, lines))
        step = {
            "round": float(number + 1),
            "lines": float(sums.lines),
            "error": round(float(np.sqrt(np.mean((guess - lines.final) ** 2))), 4),
        } | _against_greedy(deck, weights, plan, seed, count)
        if all(step["won_against_greedy"] > before["won_against_greedy"] for before in curve):
            save_weights(model, weights)
        curve.append(step)
        _save_sums(folder / f"sums-{number + 1}.npz", sums)
        save_weights(folder / f"weights-{number + 1}.npz", weights)
        # Written last: what it names is there.
        part = notes.with_suffix(".part")
        part.write_text(json.dumps(about | {"curve": curve}, indent=1) + "\n")
        part.replace(notes)
        if told is not None:
            told(step)
    return model


def _against_greedy(deck: Deck, weights: Weights, plan: Plan, seed: str, count: Count) -> Step:
    """A short match for the curve: the learned one-step player against greedy, two seats."""
    work = partial(play_against_greedy, deck=deck, weights=weights, seed=seed)
    margins = [margin for part in count.play(work, plan.match_games) for margin in part]
    won = sum(1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in margins)
    return {
        "won_against_greedy": round(won / len(margins), 4),
        "margin": round(sum(margins) / len(margins), 3),
    }


def play_against_greedy(games: range, *, deck: Deck, weights: Weights, seed: str) -> list[int]:
    """By how much the learned one-step player won each game."""
    judge = make_judge(weights)
    margins = []
    for game in games:
        rng = Random(f"{seed}:match:{game // 2}")
        order = list(range(len(deck.cards)))
        rng.shuffle(order)
        state = engine.state.new_state(deck.tables, order, 2, SET_TOKENS[2], 3, 5)
        selfplay.play_against_greedy(state, judge, game % 2)
        mine = engine.scoring.total(state, game % 2)
        margins.append(mine - engine.scoring.total(state, 1 - game % 2))
    return margins


def _save_sums(path: Path, sums: Sums) -> None:
    np.savez_compressed(
        path, squares=sums.squares, products=sums.products, lines=np.array([sums.lines])
    )


def _read_curve(notes: Path, about: dict[str, Any]) -> list[Step]:
    """The rounds that were done, if they are of this training."""
    try:
        kept = json.loads(notes.read_bytes())
        same = {key: kept[key] for key in about} == about
        curve = [{str(k): float(v) for k, v in step.items()} for step in kept["curve"]]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadRecord(f"{notes} does not hold the notes of a training.") from error
    if not same:
        raise BadSettings(
            f"{notes.parent} holds a training with another deck or plan; choose another folder."
        )
    return curve


def _load_sums(path: Path, sums: Sums) -> None:
    try:
        with np.load(path, allow_pickle=False) as parts:
            found = parts["squares"], parts["products"], int(parts["lines"][0])
        same = found[0].shape == sums.squares.shape and found[1].shape == sums.products.shape
    except (OSError, EOFError, ValueError, KeyError, IndexError, zipfile.BadZipFile) as error:
        raise BadRecord(f"{path} is missing or damaged; train into another folder.") from error
    if not same:
        raise BadRecord(f"{path} is of another version; train into another folder.")
    sums.squares, sums.products, sums.lines = found
