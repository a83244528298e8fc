"""A discrete-event simulation: what happens when, and work that waits in line for servers."""

from __future__ import annotations

import heapq
import random
from collections import deque
from collections.abc import Callable

Then = Callable[[], None]


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


class Station:
    """Work that waits in line for one of some servers: cores of a machine, or an event loop.

    Stations on one `machine` also wait for its cores.
    """

    def __init__(
        self, simulation: Simulation, servers: int = 1, machine: Station | None = None
    ) -> None:
        self._simulation = simulation
        self._machine = machine
        self._free = servers
        self._waiting: deque[tuple[float, Then]] = deque()
        self.servers = servers
        self.busy_ms = 0.0

    def work(self, ms: float, then: Then) -> None:
        if self._free:
            self._free -= 1
            self._begin(ms, then)
        else:
            self._waiting.append((ms, then))

    def _begin(self, ms: float, then: Then) -> None:
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
