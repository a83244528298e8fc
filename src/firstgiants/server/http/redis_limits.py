"""Rate limits that all nodes share: buckets in Redis, by its clock. While Redis is unreachable,
each node limits by itself, so that requests do not wait for Redis. Playing is always counted by
the node."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from typing import TypeVar

from redis.asyncio import Redis
from redis.exceptions import RedisError

from firstgiants.server.http.limits import (
    BY_NODE,
    FORGET_ATTEMPTS_S,
    FREE_ATTEMPTS,
    LONGEST_WAIT_S,
    Kind,
    Limits,
    too_many_requests,
)
from firstgiants.server.settings import Limit

log = logging.getLogger(__name__)

PREFIX = "firstgiants/limit"
RETRY_AFTER_S = 5.0
"""How long to use local limits after a failure of Redis."""
TIMEOUT_S = 1.0

# Take one request from a bucket, atomically. Returns the seconds to wait, or 0 if it was taken.
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

# The same for attempts at a password. `wait_after` in limits.py defines how the wait grows.
ATTEMPT = """
local free, longest, forget = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local kept = redis.call('HMGET', KEYS[1], 'count', 'last')
local count, last = tonumber(kept[1]) or 0, tonumber(kept[2]) or now
local wait = 0
if count >= free then wait = math.min(longest, 2 ^ math.min(count - free, 20)) end
wait = wait - (now - last) / 1000
if wait > 0 then return tostring(wait) end
redis.call('HSET', KEYS[1], 'count', count + 1, 'last', now)
redis.call('PEXPIRE', KEYS[1], forget * 1000)
return '0'
"""
T = TypeVar("T")


class SharedLimits:
    def __init__(self, url: str, limits: dict[Kind, Limit], local: Limits) -> None:
        """`local`: the limits of this node, for the time when Redis is unreachable."""
        self._limits = limits
        self._local = local
        self._redis: Redis = Redis.from_url(
            url, socket_connect_timeout=TIMEOUT_S, socket_timeout=TIMEOUT_S
        )
        self._spend = self._redis.register_script(SPEND)
        self._attempt = self._redis.register_script(ATTEMPT)
        self._retry_at = 0.0

    async def spend(self, who: str, kind: Kind) -> None:
        wait = None
        if kind not in BY_NODE:
            wait = await self._try_redis(lambda: self._run_spend(who, kind))
        if wait is None:
            await self._local.spend(who, kind)
        elif wait > 0:
            raise too_many_requests(wait)

    def charge(self, who: str, kind: Kind, amount: float) -> None:
        self._local.charge(who, kind, amount)

    async def attempt(self, who: str) -> None:
        wait = await self._try_redis(lambda: self._run_attempt(who))
        if wait is None:
            await self._local.attempt(who)
        elif wait > 0:
            raise too_many_requests(wait)

    async def succeeded(self, who: str) -> None:
        await self._local.succeeded(who)
        await self._try_redis(lambda: self._redis.delete(f"{PREFIX}/attempts/{who}"))

    async def _try_redis(self, call: Callable[[], Awaitable[T]]) -> T | None:
        """Call Redis; returns None while it is unreachable."""
        now = asyncio.get_running_loop().time()
        if now < self._retry_at:
            return None
        try:
            return await call()
        except (TimeoutError, RedisError, OSError) as error:
            self._retry_at = now + RETRY_AFTER_S
            log.warning("limits: Redis failed, using local limits", extra={"error": str(error)})
            return None

    async def _run_spend(self, who: str, kind: Kind) -> float:
        burst, per_minute = self._limits[kind]
        full_again_ms = math.ceil(burst * 60_000 / per_minute) + 1000
        key = f"{PREFIX}/{kind}/{who}"
        return float(await self._spend(keys=[key], args=[burst, per_minute, full_again_ms]))

    async def _run_attempt(self, who: str) -> float:
        args = [FREE_ATTEMPTS, LONGEST_WAIT_S, FORGET_ATTEMPTS_S]
        return float(await self._attempt(keys=[f"{PREFIX}/attempts/{who}"], args=args))

    async def close(self) -> None:
        await self._redis.aclose()
