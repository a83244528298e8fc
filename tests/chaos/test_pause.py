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
import pytest

from tests.chaos.players import Json, Player, seat_people
from tests.chaos.processes import GAME_S, READY_S, Postgres, Redis, Zygote, closing

PAUSE_S = 12
BANK_S = 60
LIVE = {"kind": "live", "bank_s": BANK_S, "increment_s": 0}
NOTICED_S = 5
"""By how much a clock may be off after a pause, between two heartbeats."""


async def _until(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(READY_S):
        while not await true():  # noqa: ASYNC110
            await asyncio.sleep(0.1)


async def _health(address: str) -> tuple[int, Json]:
    async with httpx.AsyncClient(timeout=30) as client:
        response = await client.get(f"{address}/healthz")
        return response.status_code, response.json()


@pytest.mark.long
async def test_a_paused_server_costs_no_player_time(tmp_path: Path) -> None:
    server = Zygote(tmp_path, "server", database=tmp_path / "pause.sqlite3", bot_processes=0)

    with closing(server):
        await server.ready()
        people = [Player(lambda: server.address, random.Random(i)) for i in (1, 2)]
        began = time.monotonic()
        table = await seat_people(people, pace=LIVE, rated=True, first=1)

        def check(state: Json) -> None:
            """The clock of the first seat ran while the server did, and not in the pause."""
            running_s = time.monotonic() - began - PAUSE_S
            left_s = state["clocks"]["seats"][0]["left_ms"] / 1000
            assert left_s > BANK_S - running_s - NOTICED_S
            assert left_s > 0
            assert not state["table"]["seats"][0]["flagged"]

        os.kill(server.pid, signal.SIGSTOP)
        waiting = asyncio.create_task(people[1].until("GET", f"/api/tables/{table}"))
        await asyncio.sleep(PAUSE_S)
        os.kill(server.pid, signal.SIGCONT)
        check(await waiting)
        state = await people[1].until("GET", f"/api/tables/{table}")
        check(state)
        choice = state["view"]["decision"]["legal"][0]
        body = {"ply": state["view"]["ply"], "choices": [choice]}
        done = await people[0].until("POST", f"/api/tables/{table}/commit", body)
        assert done["status"] == 200
        check(await people[0].until("GET", f"/api/tables/{table}"))


@pytest.mark.long
async def test_a_frozen_database_is_reported_and_requests_do_not_hang(tmp_path: Path) -> None:
    postgres = Postgres(tmp_path)
    server = Zygote(tmp_path, "server", database=postgres.url, bot_processes=1)

    with closing(postgres, server):
        await server.ready()
        ada = Player(lambda: server.address, random.Random(1))
        table = await seat_people([ada], bots=1)
        cookie = {"Cookie": ada.cookie}
        with postgres.frozen():
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

        async def well() -> bool:
            return (await _health(server.address))[0] == 200

        await _until(well)
        playing = asyncio.create_task(ada.play(table))  # the bot continues too
        await asyncio.wait_for(playing, GAME_S)
        assert ada.over is not None


@pytest.mark.long
async def test_a_frozen_redis_is_reported_and_tables_continue(tmp_path: Path) -> None:
    redis = Redis(tmp_path)
    shared = {"database": str(tmp_path / "redis.sqlite3"), "redis": redis.url}
    first = Zygote(tmp_path, "first", bot_processes=0, **shared)
    second = Zygote(tmp_path, "second", bot_processes=0, **shared)

    with closing(redis, first, second):
        await asyncio.gather(first.ready(), second.ready())

        async def well() -> bool:
            return bool((await _health(first.address))[1]["status"] == "ok")

        async def degraded() -> bool:
            status, health = await _health(first.address)
            return (status, health["status"]) == (200, "degraded") and "redis" in health["parts"]

        await _until(well)
        people = [
            Player(lambda: first.address, random.Random(1)),
            Player(lambda: second.address, random.Random(2)),
        ]
        redis.freeze()
        await _until(degraded)
        table = await seat_people(people)
        playing = [asyncio.create_task(player.play(table)) for player in people]

        async def moved() -> bool:
            return sum(len(player.acks) for player in people) >= 6

        await _until(moved)
        redis.thaw()
        await _until(well)
        await asyncio.wait_for(asyncio.gather(*playing), GAME_S)
        assert len({player.fingerprint() for player in people}) == 1
