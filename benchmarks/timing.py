"""Timing for our code and other libraries alike: short rounds, in CPU time."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from statistics import fmean, median
from typing import TypedDict, TypeVar

T = TypeVar("T")

ROUNDS = 5
SIMULATIONS = 200
"""Per decision, for all bots."""

POSITIONS = 10
"""Decisions with more than one choice, evenly spread over a random game."""


class Searcher(TypedDict):
    """A bot that searches. A playout is a whole random game from the opening; ``length`` is its
    mean number of decisions, ``choices`` the mean number of legal choices."""

    bot: str
    game: str
    length: float
    choices: float
    playouts_per_second: float
    move_ms: float


class OnePly(TypedDict):
    """A bot that evaluates the result of each choice once."""

    bot: str
    game: str
    move_ms: float


def rates(work: Callable[[], int], seconds: float, rounds: int) -> list[float]:
    """Units per second, in each round. ``work`` does some units and returns their number."""
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
    """Milliseconds per decision: the mean over the positions, and the median of the rounds."""
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
    """Ten of the positions, evenly spread from the first to the last."""
    last = len(positions) - 1
    return [positions[round(n * last / (POSITIONS - 1))] for n in range(POSITIONS)]
