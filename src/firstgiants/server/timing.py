"""Where the time comes from. Passed in, so that tests can hold the clock."""

from __future__ import annotations

import time
from typing import Protocol


class Time(Protocol):
    def now_ms(self) -> int: ...


class SystemTime:
    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000
