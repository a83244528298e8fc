"""How things are timed, ours and theirs alike: short rounds, time of the processor."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from statistics import fmean, median
from typing import TypedDict, TypeVar

T = TypeVar("T")

ROUNDS = 5
SIMULATIONS = 200
"""For each decision, the same for all."""

POSITIONS = 10
"""Decisions with more than one choice, evenly spread over a random game."""


class Searcher(TypedDict):
    """A bot that searches. A playout is a whole game of random choices from the opening; ``length``
    its decisions, ``choices`` how many there are to choose from on average."""

    bot: str
    game: str
    length: float
    choices: float
    playouts_per_second: float
    move_ms: float


class OneLook(TypedDict):
    """A bot that looks once at what each choice leads to."""

    bot: str
    game: str
    move_ms: float


def rates(work: Callable[[], int], seconds: float, rounds: int) -> list[float]:
    """Units a second, in each round; ``work`` does some and says how many."""
    found = []
    for _ in range(rounds):
        units = 0
        start = now = time.process_time()
        while now - start < seconds:
            units += work()
            now = time.process_time()
        found.append(units / (now - start))
    return found


def median_rate(work: Callable[[], int], seconds: float) -> float:
    return median(rates(work, seconds, ROUNDS))


def median_move_ms(decide: Callable[[T], object], positions: Sequence[T]) -> float:
    """Milliseconds a decision, the mean over the positions; the median of the rounds."""
    means = []
    for _ in range(ROUNDS):
        spent = []
        for position in positions:
            start = time.process_time()
            decide(position)
            spent.append(time.process_time() - start)
        means.append(fmean(spent))
    return 1000 * median(means)


def spread_out(positions: Sequence[T]) -> list[T]:
    """Some of them, from the first to the last."""
    last = len(positions) - 1
    return [positions[round(n * last / (POSITIONS - 1))] for n in range(POSITIONS)]
