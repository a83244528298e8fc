"""SIGSTOP and SIGCONT of a server, PostgreSQL or Redis."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from tests.chaos.players import Json, Player, seat_people
from tests.chaos.processes import Postgres, Redis, Zygote, closing

LIMITS = {
    f"limit_{k}": "1000000,1000000" for k in ("guests", "tables", "play", "reads", "requests")
}
PAUSE_S = 12
LIVE = {"kind": "live", "bank_s": 10, "increment_s": 0}


async def _until(true: Callable[[], Awaitable[bool]], seconds: float) -> float:
    """Wait until the condition holds; returns how long it took."""
    began = time.monotonic()
    while not await true():
        assert time.monotonic() - began < seconds
        await asyncio.sleep(0.1)
    return time.monotonic() - began


async def _health(address: str) -> tuple[int, Json]:
    async with httpx.AsyncClient(timeout=30) as client:
        response = await client.get(f"{address}/healthz")
        return response.status_code, response.json()


async def test_a_paused_server_costs_no_player_time(tmp_path: Path) -> None:
    server = Zygote(
        tmp_path, "server", database=tmp_path / "pause.sqlite3", bot_processes=0, **LIMITS
    )

    with closing(server):
        await server.ready()
        people = [Player(lambda: server.address, random.Random(i)) for i in (1, 2)]
        table = await seat_people(people, pace=LIVE, rated=True, first=1)
        os.kill(server.pid, signal.SIGSTOP)
        waiting = asyncio.create_task(people[1].until("GET", f"/api/tables/{table}"))
        await asyncio.sleep(PAUSE_S)
        os.kill(server.pid, signal.SIGCONT)
        for state in (await waiting, await people[1].until("GET", f"/api/tables/{table}")):
            assert state["clocks"]["seats"][0]["left_ms"] > 5_000
            assert not state["table"]["seats"][0]["flagged"]
        choice = state["view"]["decision"]["legal"][0]
        body = {"ply": state["view"]["ply"], "choices": [choice]}
        done = await people[0].until("POST", f"/api/tables/{table}/commit", body)
        assert done["status"] == 200
        state = await people[0].until("GET", f"/api/tables/{table}")
        assert state["clocks"]["seats"][0]["left_ms"] > 3_000


async def test_a_frozen_database_is_reported_and_requests_do_not_hang(tmp_path: Path) -> None:
    postgres = Postgres(tmp_path)
    server = Zygote(tmp_path, "server", database=postgres.url, bot_processes=1, **LIMITS)

    with closing(postgres, server):
        await server.ready()
        ada = Player(lambda: server.address, random.Random(1))
        table = await seat_people([ada], bots=1)
        cookie = {"Cookie": ada.cookie}
        with postgres.frozen():
            began = time.monotonic()
            async with httpx.AsyncClient(
                base_url=server.address, timeout=30, headers=cookie
            ) as client:
                paths = ["/api/leaderboard", f"/api/tables/{table}", "/api/me/tables"]
                answers = await asyncio.gather(*(client.get(path) for path in paths))
            assert [answer.status_code for answer in answers] == [503] * len(paths)
            assert all(answer.json()["code"] == "try-again" for answer in answers)
            status, health = await _health(server.address)
            assert (status, health["status"]) == (503, "down")
            assert health["parts"]["reading"] == "It does not respond in time."
            assert time.monotonic() - began < 20

        async def well() -> bool:
            return (await _health(server.address))[0] == 200

        await _until(well, 10)
        playing = asyncio.create_task(ada.play(table))  # the bot continues too
        await asyncio.wait_for(playing, 120)
        assert ada.over is not None


async def test_a_frozen_redis_is_reported_and_tables_continue(tmp_path: Path) -> None:
    redis = Redis(tmp_path)
    shared = {"database": str(tmp_path / "redis.sqlite3"), "redis": redis.url, **LIMITS}
    first = Zygote(tmp_path, "first", bot_processes=0, **shared)
    second = Zygote(tmp_path, "second", bot_processes=0, **shared)

    with closing(redis, first, second):
        await asyncio.gather(first.ready(), second.ready())

        async def well() -> bool:
            return bool((await _health(first.address))[1]["status"] == "ok")

        async def degraded() -> bool:
            status, health = await _health(first.address)
            return (status, health["status"]) == (200, "degraded") and "redis" in health["parts"]

        await _until(well, 10)
        people = [
            Player(lambda: first.address, random.Random(1)),
            Player(lambda: second.address, random.Random(2)),
        ]
        redis.freeze()
        assert await _until(degraded, 10) < 8
        table = await seat_people(people)
        playing = [asyncio.create_task(player.play(table)) for player in people]

        async def moved() -> bool:
            return sum(len(player.acks) for player in people) >= 6

        await _until(moved, 60)
        redis.thaw()
        assert await _until(well, 10) < 8
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        assert len({player.fingerprint() for player in people}) == 1
