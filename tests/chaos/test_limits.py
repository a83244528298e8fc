"""Two nodes share rate limits in Redis; while it is unreachable, each has local limits."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis as Client

from firstgiants.server.errors import TooMany
from firstgiants.server.http.limits import LocalLimits, limits_of, wait_after
from firstgiants.server.http.redis_limits import PREFIX, SharedLimits
from firstgiants.server.settings import Settings
from tests.chaos.processes import Redis
from tests.server.served import TWO_BOTS, HeldTime, serving

SLOW_S = 60


async def test_nodes_share_limits_while_redis_is_reachable(tmp_path: Path) -> None:
    redis = Redis(tmp_path)

    try:
        both: dict[str, Any] = {"redis": redis.url, "limit_chat": (4, 1), "bot_processes": 0}
        async with (
            serving(tmp_path, time=HeldTime(), **both) as first,
            serving(tmp_path, time=HeldTime(), **both) as second,
        ):
            ada = await first.person()
            table = (await ada.make(TWO_BOTS))["table"]["id"]
            there = second.nobody()
            there.http.cookies = ada.http.cookies
            say = f"/api/tables/{table}/chat"
            for who in (ada, there, ada, there):
                await who.ok("POST", say, {"text": "hi"})
            for who in (ada, there):
                refused = await who.refused(429, "too-many-requests", "POST", say, {"text": "hi"})
                assert 0 < refused["retry_after"] <= 60
            await (await second.person("Bo")).ok("POST", say, {"text": "hi"})
            redis.kill()
            for who in (ada, there):
                for _ in range(4):
                    await who.ok("POST", say, {"text": "hi"})
                await who.refused(429, "too-many-requests", "POST", say, {"text": "hi"})
    finally:
        redis.close()


async def test_the_wait_between_guesses_grows_in_redis_as_it_does_in_memory(tmp_path: Path) -> None:
    redis = Redis(tmp_path)

    try:
        settings = Settings(database=str(tmp_path / "x"))
        nodes = [
            SharedLimits(redis.url, limits_of(settings), LocalLimits(settings, HeldTime()))
            for _ in range(2)
        ]
        client, key = Client.from_url(redis.url), f"{PREFIX}/attempts/who"

        async def pass_s(seconds: float) -> None:
            """Move the last attempt back, because Redis uses its own clock."""
            await client.hincrby(key, "last", -int(seconds * 1000))

        began = time.monotonic()
        for i in range(5):
            await nodes[i % 2].attempt("who")
        for count in range(5, 17):
            # As if the attempt were later: on a slow machine a second may pass before the next one.
            await pass_s(-SLOW_S)
            with pytest.raises(TooMany) as refused:
                await nodes[count % 2].attempt("who")
            wait = refused.value.extra["retry_after"]
            assert isinstance(wait, float)
            passed_s = time.monotonic() - began + 0.1
            assert 0 <= wait_after(count) + SLOW_S - wait <= passed_s
            await pass_s(wait_after(count) + SLOW_S)
            began = time.monotonic()
            await nodes[(count + 1) % 2].attempt("who")
        assert 3500 < await client.ttl(key) <= 3600
        await nodes[0].attempt("somebody else")
        await nodes[1].succeeded("who")
        for i in range(5):
            await nodes[i % 2].attempt("who")
        await pass_s(-SLOW_S)
        with pytest.raises(TooMany):
            await nodes[0].attempt("who")
        # While Redis is unreachable, each node counts for itself.
        redis.kill()
        for node in nodes:
            for _ in range(5):
                await node.attempt("who")
            with pytest.raises(TooMany):
                await node.attempt("who")
            await node.close()
        await client.aclose()
    finally:
        redis.close()
