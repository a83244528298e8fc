"""Two nodes send messages and are killed while they do: each arrives once, after a crash at most
twice."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.chaos.processes import READY_S, Zygote
from tests.server.receivers import Received, Receiver, receiving

KILLS = (1, 2, 0, 1, 2)
"""Of the times a message is about to be acknowledged, how often all nodes die instead."""


@pytest.mark.long
async def test_a_message_arrives_once_and_after_crashes_at_most_twice(tmp_path: Path) -> None:
    database = tmp_path / "notices.sqlite3"
    settings: dict[str, Any] = {
        "database": database, "bot_processes": 0, "webhook_hosts": "127.0.0.1",
        "notice_networks": "127.0.0.0/8", "public_url": "https://giants.example",
    }  # fmt: skip
    nodes = [Zygote(tmp_path, f"node{number}", **settings) for number in range(2)]
    with closing(nodes[0]), closing(nodes[1]):
        await nodes[0].ready()
        await nodes[1].ready()
        async with receiving() as host:
            left, killed = list(KILLS), asyncio.Event()

            async def on_message(got: Received) -> None:
                number = int(got.path.removeprefix("/"))
                if left[number] > 0:
                    left[number] -= 1
                    for node in nodes:
                        await asyncio.to_thread(node.kill)
                    killed.set()

            host.on_message = on_message
            for number in range(len(KILLS)):
                await queue_message(nodes[0], host.url(f"/{number}"))
                await gone(database, killed)
            assert [count(host, number) for number in range(len(KILLS))] == [
                2 if kills else 1 for kills in KILLS
            ]


def count(host: Receiver, number: int) -> int:
    return sum(one.path == f"/{number}" for one in host.got)


async def queue_message(node: Zygote, url: str) -> None:
    await node.ready()
    headers = {"Host": "127.0.0.1"}
    async with httpx.AsyncClient(base_url=node.address, timeout=30, headers=headers) as person:
        (await person.post("/api/me", json={})).raise_for_status()
        made = await person.post("/api/me/notices/webhook", json={"url": url})
        path = f"/api/me/notices/targets/{made.raise_for_status().json()['id']}/test"
        (await person.post(path)).raise_for_status()


async def gone(database: Path, killed: asyncio.Event) -> None:
    """Until nothing waits. Leases of dead nodes end here at once instead of a minute later."""
    async with asyncio.timeout(READY_S):
        while True:
            await asyncio.sleep(0.1)
            with closing(sqlite3.connect(database, timeout=10)) as connection, connection:
                [waiting] = connection.execute("SELECT count(*) FROM notices").fetchone()
                if not waiting:
                    return
                if killed.is_set():
                    killed.clear()
                    connection.execute("UPDATE notice_targets SET lease_until = 0")
