"""A discrete-event simulation: what happens when, and work that waits in line for servers."""

from __future__ import annotations

import heapq
import random
from collections import deque
from collections.abc import Callable, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

Then = Callable[[], None]


def nothing() -> None:
    """Nothing happens then."""


class Simulation:
    """What happens when, in order of time; equal times in order of scheduling."""

    def __init__(self, seed: int) -> None:
        self.now = 0.0
        self.rng = random.Random(seed)
        self._due: list[tuple[float, int, Then]] = []
        self._count = 0

    def after(self, ms: float, then: Then) -> None:
        self._count += 1
        heapq.heappush(self._due, (self.now + ms, self._count, then))

    def run(self, until: float) -> None:
        while self._due and self._due[0][0] <= until:
            self.now, _, then = heapq.heappop(self._due)
            then()
        self.now = until


class Cold(NamedTuple):
    """How much longer the same work takes after a pause, when the caches have been used for other
    things: up to 1 + `extra` times as long, most of that after pauses longer than `after_ms`."""

    extra: float
    after_ms: float

    def factor(self, pause_ms: float) -> float:
        return 1 + self.extra * self._share(pause_ms)

    def _share(self, pause_ms: float) -> float:
        return 1 - exp(-pause_ms / self.after_ms)

    def corrected(self, was: Sequence[float], wanted: Sequence[float]) -> Cold:
        """With this, work took `was` times as long where it is done seldom and where it is done
        often; with which would it take `wanted` times as long? Goes half of the way, because work
        of several kinds, each with its own pauses, is treated as one."""
        seldom_ms, often_ms = (self._pause(factor) for factor in was)
        extra, less = (max(LEAST, factor - 1) for factor in wanted)
        shortest, longest = AFTER_MS
        for _ in range(HALVINGS):
            middle = Cold(1.0, sqrt(shortest * longest))
            if middle._share(often_ms) / middle._share(seldom_ms) > less / extra:
                shortest = middle.after_ms
            else:
                longest = middle.after_ms
        extra /= Cold(1.0, longest)._share(seldom_ms)
        return Cold(sqrt(self.extra * extra), sqrt(self.after_ms * longest))

    def _pause(self, factor: float) -> float:
        """After which work takes so much longer."""
        return -self.after_ms * log(1 - min(1 - LEAST, max(LEAST, (factor - 1) / self.extra)))


LEAST = 0.01
AFTER_MS = 0.1, 100.0
"""The shortest and the longest that `corrected` finds."""
HALVINGS = 20
NEVER_COLD = Cold(0.0, 1.0)


class Station:
    """Work that waits in line for one of some servers: cores of a machine, or an event loop.

    Stations on one `machine` also wait for its cores.
    """

    def __init__(
        self,
        simulation: Simulation,
        servers: int = 1,
        machine: Station | None = None,
        cold: Cold = NEVER_COLD,
    ) -> None:
        self._simulation = simulation
        self._machine = machine
        self._cold = cold
        self._free = servers
        self._waiting: deque[tuple[float, Then, str]] = deque()
        self._last: dict[str, float] = {}
        self.servers = servers
        self.busy_ms = 0.0
        self.warm_ms = 0.0
        """As `busy_ms`, had the work never been cold."""

    def work(self, ms: float, then: Then, kind: str = "") -> None:
        """Work for `ms`; longer if it is of a kind that was last done some time ago."""
        if self._free:
            self._free -= 1
            self._begin(ms, then, kind)
        else:
            self._waiting.append((ms, then, kind))

    def _begin(self, ms: float, then: Then, kind: str) -> None:
        self.warm_ms += ms
        if kind and self._cold.extra:
            now = self._simulation.now
            ms *= self._cold.factor(now - self._last.get(kind, 0.0))
            self._last[kind] = now
        self.busy_ms += ms

        def end() -> None:
            if self._waiting:
                self._begin(*self._waiting.popleft())
            else:
                self._free += 1
            then()

        if self._machine is not None:
            self._machine.work(ms, end)
        else:
            self._simulation.after(ms, end)
