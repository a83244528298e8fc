"""Buckets that all nodes share, in Redis and by its clock. While Redis is away each node keeps its
own: better a limit for each than an API that waits."""

from __future__ import annotations

import asyncio
import logging
import math

from redis.asyncio import Redis
from redis.exceptions import RedisError

from firstgiants.server.http.limits import Kind, Limits, refuse
from firstgiants.server.settings import Limit

log = logging.getLogger(__name__)

PREFIX = "firstgiants/limit"
AWAY_S = 5.0
"""After a failure Redis is left alone for so long."""
PATIENCE_S = 1.0

# One bucket, in one step: seconds to wait, or 0 if one could be taken.
SPEND = """
local burst, rate = tonumber(ARGV[1]), tonumber(ARGV[2])
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
local left, at = tonumber(kept[1]) or burst, tonumber(kept[2]) or now
left = math.min(burst, left + math.max(0, now - at) * rate / 60000)
if left < 1 then return tostring((1 - left) * 60 / rate) end
redis.call('HSET', KEYS[1], 'left', tostring(left - 1), 'at', now)
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return '0'
"""


class SharedLimits:
    def __init__(self, url: str, limits: dict[Kind, Limit], own: Limits) -> None:
        self._limits = limits
        self._own = own
        self._redis: Redis = Redis.from_url(
            url, socket_connect_timeout=PATIENCE_S, socket_timeout=PATIENCE_S
        )
        self._spend = self._redis.register_script(SPEND)
        self._away_until = 0.0

    async def spend(self, who: str, kind: Kind) -> None:
        now = asyncio.get_running_loop().time()
        if now >= self._away_until:
            try:
                wait = await self._ask(who, kind)
            except (TimeoutError, RedisError, OSError) as error:
                self._away_until = now + AWAY_S
                log.warning("limits: each node for itself", extra={"error": str(error)})
            else:
                if wait > 0:
                    raise refuse(wait)
                return
        await self._own.spend(who, kind)

    def spend_at_once(self, who: str, kind: Kind) -> bool:  # noqa: ARG002
        return False

    async def _ask(self, who: str, kind: Kind) -> float:
        burst, per_minute = self._limits[kind]
        full_again_ms = math.ceil(burst * 60_000 / per_minute) + 1000
        key = f"{PREFIX}/{kind}/{who}"
        return float(await self._spend(keys=[key], args=[burst, per_minute, full_again_ms]))

    async def close(self) -> None:
        await self._redis.aclose()
