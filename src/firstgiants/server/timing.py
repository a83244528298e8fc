"""The server's clock, passed in as a value so that tests can control it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol


class Time(Protocol):
    def now_ms(self) -> int:
        """The server's time. It never goes back, and jumps forward only in `follow`."""
        ...

    def wall_ms(self) -> int:
        """The machine's clock, which its owner may set to any time."""
        ...

    def follow(self, ms: int) -> None:
        """Jump forward to `ms`; does nothing if that time has passed."""
        ...


def _steady_ns() -> int:
    """A monotonic clock; on Linux it also counts the time that the machine was suspended."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns() if clock is None else time.clock_gettime_ns(clock)


class SystemTime:
    """The wall clock's time at the start, advanced by a monotonic clock."""

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
