"""Where the time comes from. Passed in, so that tests can hold the clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol


class Time(Protocol):
    def now_ms(self) -> int:
        """The service's time. It never goes back and jumps only in `follow`."""
        ...

    def wall_ms(self) -> int:
        """What the machine's clock says. Anybody may set it."""
        ...

    def follow(self, ms: int) -> None:
        """Moves on to `ms`; does nothing if that time has passed."""
        ...


def _steady_ns() -> int:
    """A clock that nobody can set; on Linux it also counts the time a machine was suspended."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns() if clock is None else time.clock_gettime_ns(clock)


class SystemTime:
    """The wall clock as it was at the start, carried on by a clock that nobody can set."""

    def __init__(
        self, wall_ns: Callable[[], int] = time.time_ns, steady_ns: Callable[[], int] = _steady_ns
    ) -> None:
        self._wall_ns = wall_ns
        self._steady_ns = steady_ns
        self._ahead_ns = wall_ns() - steady_ns()

    def now_ms(self) -> int:
        return (self._steady_ns() + self._ahead_ns) // 1_000_000

    def wall_ms(self) -> int:
        return self._wall_ns() // 1_000_000

    def follow(self, ms: int) -> None:
        self._ahead_ns = max(self._ahead_ns, ms * 1_000_000 - self._steady_ns())
