"""The bus between nodes, on a real Redis."""

from __future__ import annotations

import asyncio
from pathlib import Path

from redis.asyncio import Redis as Client

from firstgiants.server.streams.bus import Note
from firstgiants.server.streams.redis_bus import RedisBus
from tests.chaos.processes import READY_S, Redis, closing


async def test_notes_are_published_in_batches_and_only_other_nodes_get_them(tmp_path: Path) -> None:
    redis = Redis(tmp_path)

    with closing(redis):
        first, second = RedisBus(redis.url), RedisBus(redis.url)
        by_first: list[Note] = []
        by_second: list[Note] = []
        all_heard = asyncio.Event()

        async def hear_first(note: Note) -> None:
            by_first.append(note)

        async def hear_second(note: Note) -> None:
            by_second.append(note)
            if note.n == 199:
                all_heard.set()

        await first.start(hear_first)
        await second.start(hear_second)
        async with Client.from_url(redis.url) as client:
            async with asyncio.timeout(READY_S):
                while not (first.healthy and second.healthy):  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
                before = await _published(client)
                for n in range(200):
                    first.publish(Note(node=first.node, table="t", n=n))
                await all_heard.wait()
            # Heartbeats are published too.
            assert await _published(client) - before < 20
        assert [note.n for note in by_second] == list(range(200))
        assert by_first == []
        await first.close()
        await second.close()


async def _published(client: Client) -> int:
    return int((await client.info("commandstats"))["cmdstat_publish"]["calls"])
