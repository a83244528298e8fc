"""Rate limits per identity, as token buckets. All nodes share most of them in Redis; without Redis
each node limits by itself."""

from __future__ import annotations

from collections import OrderedDict
from typing import Literal, Protocol

from firstgiants.server.errors import TooMany
from firstgiants.server.settings import Limit, Settings
from firstgiants.server.timing import Time

Kind = Literal[
    "guests", "sign_in", "chat", "tables", "changes", "imports", "stored", "play", "reads",
    "requests",
]  # fmt: skip
BY_NODE: frozenset[Kind] = frozenset({"stored", "play", "requests"})
"""Each node counts these by itself: a call to Redis would cost more than the request."""
STORED: frozenset[Kind] = frozenset({"chat", "tables"})
"""Requests of these kinds write to the disk. They also count as changes of the address, and their
kilobytes as stored by it: anybody can be many guests."""

# What is stored besides the body of a request, in kilobytes. SECURITY.md adds it up.
GAME_KB = 30.0
"""A table whose game bots play to its end, with its record."""
COMMIT_KB = 0.3
"""A commit of a person or a bot."""
REVIEW_KB = 100.0
DECK_REPORT_KB = 60.0
REPORT_KB = 20.0
"""A report about a person holds their last lines."""
MOST_BUCKETS = 50_000

# Guessing passwords: a few attempts are free, then each one doubles the wait for the next.
FREE_ATTEMPTS = 5
LONGEST_WAIT_S = 300
FORGET_ATTEMPTS_S = 3600


def limits_of(settings: Settings) -> dict[Kind, Limit]:
    return {
        "guests": settings.limit_guests,
        "sign_in": settings.limit_sign_in,
        "chat": settings.limit_chat,
        "tables": settings.limit_tables,
        "changes": settings.limit_changes,
        "imports": settings.limit_imports,
        "stored": settings.limit_stored,
        "play": settings.limit_play,
        "reads": settings.limit_reads,
        "requests": settings.limit_requests,
    }


def too_many_requests(wait_s: float) -> TooMany:
    wait = max(0.01, round(wait_s, 2))
    return TooMany(f"Too many requests: wait {wait} seconds.", retry_after=wait)


def wait_after(attempts: int) -> int:
    """Seconds to wait after this many attempts: 0 … 0, 1, 2, 4 … 300."""
    if attempts < FREE_ATTEMPTS:
        return 0
    return int(min(LONGEST_WAIT_S, 2 ** min(attempts - FREE_ATTEMPTS, 20)))


class Limits(Protocol):
    async def spend(self, who: str, kind: Kind) -> None:
        """Take one from the bucket. Raises `TooMany`, with the time to wait, if it is empty."""
        ...

    def charge(self, who: str, kind: Kind, amount: float) -> None:
        """Take this much from a bucket of `BY_NODE`, even if it has less: it must fill up again
        before `spend` can take one."""
        ...

    async def attempt(self, who: str) -> None:
        """Count an attempt at a password. Call it before the check, so that concurrent attempts
        count. Raises `TooMany` while the wait after earlier attempts lasts."""
        ...

    async def succeeded(self, who: str) -> None:
        """Forget the attempts."""
        ...

    async def close(self) -> None: ...


class LocalLimits:
    def __init__(self, settings: Settings, time: Time) -> None:
        self._limits = limits_of(settings)
        self._time = time
        self._buckets: OrderedDict[tuple[str, Kind], tuple[float, int]] = OrderedDict()
        self._attempts: OrderedDict[str, tuple[int, int]] = OrderedDict()
        """The number of attempts and the time of the last one."""

    async def spend(self, who: str, kind: Kind) -> None:
        wait_s = self.take(who, kind)
        if wait_s > 0:
            raise too_many_requests(wait_s)

    def take(self, who: str, kind: Kind) -> float:
        """Seconds to wait, or 0 if one could be taken."""
        left, now = self._left(who, kind)
        if left < 1:
            return (1 - left) * 60 / self._limits[kind][1]
        self._keep(who, kind, left - 1, now)
        return 0

    def charge(self, who: str, kind: Kind, amount: float) -> None:
        left, now = self._left(who, kind)
        self._keep(who, kind, left - amount, now)

    def _left(self, who: str, kind: Kind) -> tuple[float, int]:
        """What is in the bucket, and the time."""
        burst, per_minute = self._limits[kind]
        now = self._time.now_ms()
        left, at = self._buckets.get((who, kind)) or (float(burst), now)
        if now > at:
            left = min(float(burst), left + (now - at) * per_minute / 60_000)
        return left, now

    def _keep(self, who: str, kind: Kind, left: float, now: int) -> None:
        buckets, key = self._buckets, (who, kind)
        buckets[key] = (left, now)
        buckets.move_to_end(key)
        if len(buckets) > MOST_BUCKETS:
            buckets.popitem(last=False)

    async def attempt(self, who: str) -> None:
        now = self._time.now_ms()
        count, last = self._attempts.get(who) or (0, now)
        if now - last >= FORGET_ATTEMPTS_S * 1000:
            count = 0
        wait_s = wait_after(count) - (now - last) / 1000
        if wait_s > 0:
            raise too_many_requests(wait_s)
        self._attempts[who] = (count + 1, now)
        self._attempts.move_to_end(who)
        if len(self._attempts) > MOST_BUCKETS:
            self._attempts.popitem(last=False)

    async def succeeded(self, who: str) -> None:
        self._attempts.pop(who, None)

    async def close(self) -> None:
        pass


def make_limits(settings: Settings, time: Time) -> Limits:
    local = LocalLimits(settings, time)
    if settings.redis is None:
        return local
    # Imported only with Redis, because it is slow to load.
    from firstgiants.server.http.redis_limits import SharedLimits

    return SharedLimits(settings.redis, limits_of(settings), local)
