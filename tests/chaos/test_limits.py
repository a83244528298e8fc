"""Rate limits of two nodes: shared while Redis is there, each node's own while it is not."""

from __future__ import annotations

from pathlib import Path

from tests.chaos.processes import Redis
from tests.server.served import TWO_BOTS, HeldTime, serving


async def test_nodes_share_their_limits_as_long_as_redis_is_there(tmp_path: Path) -> None:
    redis = Redis(tmp_path)

    try:
        both = {"redis": redis.url, "limit_chat": (4, 1), "bot_processes": 0}
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
