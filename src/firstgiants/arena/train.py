"""Training of the learned evaluation by self-play: play, write down, fit, play better.

Each round plays games, the first one among greedy bots, later ones between greedy and the weights
so far, so that play stays sensible. It keeps the positions of the last few rounds and fits the
network to what the rules of thumb missed of the final scores. Everything follows from the seed; a
round that was interrupted is played again, so a resumed training ends with the same model.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from ..bots.core.judge import STAGES, UNIT
from ..bots.heart import features, onestep
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
from ..rules.errors import BadSettings
from ..rules.settings import SET_TOKENS

Array = np.ndarray[Any, np.dtype[Any]]

_KEPT_ROUNDS: Final = 4
_BATCH: Final = 1024
_BITS: Final = 20_000
"""Weights stay within this in whole numbers."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a training is to be; equal plans make equal models."""

    rounds: int = 4
    games: int = 2500
    hidden: int = 32
    epochs: int = 3
    seed: int = 1
    noise: int = 500
    slips: int = 15
    every: int = 4
    rate: float = 0.002


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


def play_lines(deck: Deck, weights: Weights | None, games: int, seed: str, plan: Plan) -> Lines:
    """Self-play of 2 to 5 seats in turn, written down."""
    judge = make_judge(weights)
    diary = onestep.Diary()
    for number in range(games):
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


def join(parts: list[Lines]) -> Lines:
    offsets = np.cumsum([0] + [len(part.which) for part in parts[:-1]])
    starts = [part.starts[:-1] + offset for part, offset in zip(parts, offsets, strict=True)]
    end = [sum(len(part.which) for part in parts)]
    return Lines(
        which=np.concatenate([part.which for part in parts]),
        number=np.concatenate([part.number for part in parts]),
        starts=np.concatenate([*starts, end]),
        stage=np.concatenate([part.stage for part in parts]),
        now=np.concatenate([part.now for part in parts]),
        final=np.concatenate([part.final for part in parts]),
        seats=np.concatenate([part.seats for part in parts]),
    )


class Net:
    """The network while it learns, in floating point, with Adam."""

    def __init__(self, width: int, hidden: int, rng: np.random.Generator) -> None:
        self.parts: list[Array] = [
            rng.normal(0, 0.15, (width, hidden)).astype(np.float32),
            np.full(hidden, 0.5, dtype=np.float32),
            rng.normal(0.0, 0.2, hidden).astype(np.float32),
            np.zeros(1, dtype=np.float32),
        ]
        self.first_moment = [np.zeros_like(part) for part in self.parts]
        self.second_moment = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def guess(self, x: Array) -> Array:
        w1, b1, w2, b2 = self.parts
        out: Array = np.maximum(x @ w1 + b1, 0) @ w2 + b2
        return out

    def learn(self, x: Array, y: Array, rate: float) -> float:
        """One step down the squared error; returns the error before it."""
        w1, b1, w2, b2 = self.parts
        hidden = np.maximum(x @ w1 + b1, 0)
        miss = hidden @ w2 + b2 - y
        slope = (2 / len(y)) * miss
        back = np.outer(slope, w2) * (hidden > 0)
        gradients = [x.T @ back, back.sum(0), hidden.T @ slope, slope.sum(keepdims=True)]
        self.steps += 1
        for n, gradient in enumerate(gradients):
            m, v = self.first_moment[n], self.second_moment[n]
            m += 0.1 * (gradient - m)
            v += 0.001 * (gradient * gradient - v)
            fair_m = m / (1 - 0.9**self.steps)
            fair_v = v / (1 - 0.999**self.steps)
            self.parts[n] -= rate * fair_m / (np.sqrt(fair_v) + 1e-8)
        return float(np.mean(miss * miss))


def fit(net: Net, lines: Lines, plan: Plan, rng: np.random.Generator) -> float:
    """Some epochs over all lines; returns the root of the mean squared error of the last."""
    missed = (lines.final - lines.now / 100).astype(np.float32)
    width = net.parts[0].shape[0]
    error = 0.0
    for epoch in range(plan.epochs):
        rate = plan.rate * (1 if epoch < plan.epochs - 1 else 0.3)
        rows = rng.permutation(len(lines))
        errors = []
        for start in range(0, len(rows), _BATCH):
            batch = rows[start : start + _BATCH]
            errors.append(net.learn(lines.dense(batch, width), missed[batch], rate))
        error = float(np.sqrt(np.mean(errors)))
    return error


def fit_spreads(net: Net, lines: Lines) -> tuple[int, ...]:
    """For each stage the spread that makes the winners of these games most likely."""
    width = net.parts[0].shape[0]
    chunks = np.array_split(np.arange(len(lines)), max(1, len(lines) // 4096))
    guess = np.concatenate([net.guess(lines.dense(rows, width)) for rows in chunks])
    guess = guess + lines.now / 100
    candidates = np.array([60, 90, 120, 150, 180, 220, 260, 300, 350, 400, 450, 500, 560, 640, 720])
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


def whole(net: Net, deck: Deck, spreads: tuple[int, ...]) -> Weights:
    """The network in whole numbers."""
    w1, b1, w2, b2 = (
        np.clip(np.rint(part * UNIT), -_BITS, _BITS).astype(np.int32) for part in net.parts
    )
    return Weights(
        deck=deck.id,
        deck_print=deck_print(deck),
        hidden=len(b1),
        first=w1,
        first_bias=b1,
        second=w2,
        second_bias=int(b2[0]),
        spreads=spreads,
    )


Progress = Callable[[int, int, dict[str, float]], None]


def train(deck: Deck, folder: Path, plan: Plan, *, progress: Progress | None = None) -> Path:
    """Train into a folder, or go on with the training there; returns the path of the model."""
    folder.mkdir(parents=True, exist_ok=True)
    model = folder / "model.npz"
    notes = folder / "training.json"
    about: dict[str, Any] = {"deck": deck_print(deck), "plan": asdict(plan)}
    curve: list[dict[str, float]] = []
    if notes.exists():
        kept = json.loads(notes.read_text())
        if {k: kept.get(k) for k in about} != about:
            raise BadSettings(
                f"{folder} holds a training with another deck or plan; choose another folder."
            )
        curve = kept["curve"]
    width = features.count_features(len(deck.cards))
    kept_lines: list[Lines] = []
    net = Net(width, plan.hidden, np.random.default_rng([plan.seed, 0]))
    weights: Weights | None = None
    for number in range(len(curve)):
        kept_lines = [*kept_lines, _load_lines(folder / f"round-{number}.npz")][-_KEPT_ROUNDS:]
    if curve:
        weights = load_weights(model)
        _load_net(folder / f"net-{len(curve) - 1}.npz", net)
    for number in range(len(curve), plan.rounds):
        lines = play_lines(deck, weights, plan.games, f"{plan.seed}:{number}", plan)
        kept_lines = [*kept_lines, lines][-_KEPT_ROUNDS:]
        rng = np.random.default_rng([plan.seed, number + 1])
        error = fit(net, join(kept_lines), plan, rng)
        weights = whole(net, deck, fit_spreads(net, lines))
        step = {"round": float(number + 1), "lines": float(len(lines)), "error": round(error, 4)}
        step |= _against_greedy(deck, weights, plan, number)
        curve.append(step)
        _save_lines(folder / f"round-{number}.npz", lines)
        _save_net(folder / f"net-{number}.npz", net)
        save_weights(model, weights)
        # Written last: what it names is there.
        part = notes.with_suffix(".part")
        part.write_text(json.dumps(about | {"curve": curve}, indent=1) + "\n")
        part.replace(notes)
        if progress is not None:
            progress(number + 1, plan.rounds, step)
    return model


def _against_greedy(deck: Deck, weights: Weights, plan: Plan, number: int) -> dict[str, float]:
    """A short match for the curve: the learned one-step player against greedy, two seats."""
    from ..bots.heart import selfplay

    judge = make_judge(weights)
    games = max(20, plan.games // 8)
    won = margin = 0.0
    for game in range(games):
        rng = Random(f"{plan.seed}:{number}:match:{game // 2}")
        order = list(range(len(deck.cards)))
        rng.shuffle(order)
        state = engine.state.new_state(deck.tables, order, 2, SET_TOKENS[2], 3, 5)
        selfplay.play_against_greedy(state, judge, game % 2)
        mine = engine.scoring.total(state, game % 2)
        other = engine.scoring.total(state, 1 - game % 2)
        won += 1.0 if mine > other else 0.5 if mine == other else 0.0
        margin += mine - other
    return {"won_against_greedy": round(won / games, 4), "margin": round(margin / games, 3)}


def _save(path: Path, parts: dict[str, Array]) -> None:
    np.savez_compressed(path, allow_pickle=False, **parts)


def _save_lines(path: Path, lines: Lines) -> None:
    _save(path, {name: getattr(lines, name) for name in Lines.__slots__})


def _load_lines(path: Path) -> Lines:
    with np.load(path, allow_pickle=False) as parts:
        return Lines(**{name: parts[name] for name in Lines.__slots__})


def _save_net(path: Path, net: Net) -> None:
    parts = [*net.parts, *net.first_moment, *net.second_moment, np.array([net.steps])]
    _save(path, {f"p{n}": part for n, part in enumerate(parts)})


def _load_net(path: Path, net: Net) -> None:
    with np.load(path, allow_pickle=False) as parts:
        loaded = [parts[f"p{n}"] for n in range(13)]
    net.parts, net.first_moment, net.second_moment = loaded[:4], loaded[4:8], loaded[8:12]
    net.steps = int(loaded[12][0])
