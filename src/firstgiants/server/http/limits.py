"""Rate limits per identity: a bucket that refills. Kept by each node for itself."""

from __future__ import annotations

from collections import OrderedDict
from typing import Literal

from firstgiants.server.errors import TooMany
from firstgiants.server.settings import Settings
from firstgiants.server.timing import Time

Kind = Literal["guests", "sign_in", "chat", "tables", "play", "reads"]
MOST_BUCKETS = 50_000


class Limits:
    def __init__(self, settings: Settings, time: Time) -> None:
        self._limits: dict[Kind, tuple[int, int]] = {
            "guests": settings.limit_guests,
            "sign_in": settings.limit_sign_in,
            "chat": settings.limit_chat,
            "tables": settings.limit_tables,
            "play": settings.limit_play,
            "reads": settings.limit_reads,
        }
        self._time = time
        self._buckets: OrderedDict[tuple[str, Kind], tuple[float, int]] = OrderedDict()

    def spend(self, who: str, kind: Kind) -> None:
        """Takes one from the bucket; refuses, with the time to wait, when it is empty."""
        burst, per_minute = self._limits[kind]
        now = self._time.now_ms()
        left, at = self._buckets.get((who, kind), (float(burst), now))
        left = min(float(burst), left + max(0, now - at) * per_minute / 60_000)
        if left < 1:
            wait = round((1 - left) * 60 / per_minute, 2)
            raise TooMany(f"Too many requests: wait {wait} seconds.", retry_after=wait)
        self._buckets[who, kind] = (left - 1, now)
        self._buckets.move_to_end((who, kind))
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
