"""Two nodes and a worker with real PostgreSQL and Redis, each of which fails during a game."""

from __future__ import annotations

import asyncio
import itertools
import random
from pathlib import Path

import pytest

from firstgiants import Game, Record
from tests.chaos.players import Player, check_against_log, seat_people
from tests.chaos.processes import GAME_S, Postgres, Redis, Zygote, closing


@pytest.mark.long
async def test_one_table_on_two_nodes_survives_the_loss_of_each_part(tmp_path: Path) -> None:
    postgres, redis = Postgres(tmp_path), Redis(tmp_path)
    shared = {"database": postgres.url, "redis": redis.url}
    first = Zygote(tmp_path, "first", bot_processes=0, **shared)
    second = Zygote(tmp_path, "second", bot_processes=0, **shared)
    worker = Zygote(tmp_path, "worker", kind="worker", bot_processes=1, **shared)

    with closing(postgres, redis, first, second, worker):
        await asyncio.gather(first.ready(), second.ready())
        turns = itertools.cycle([first.address, second.address])
        people = [
            Player(lambda: first.address, random.Random(1)),
            Player(lambda: second.address, random.Random(2)),
            Player(lambda: next(turns), random.Random(3)),  # alternately at both nodes
        ]
        watcher = Player(lambda: second.address, random.Random(4))
        table = await seat_people(people, bots=1)
        everybody = [*people, watcher]
        playing = [asyncio.create_task(player.play(table)) for player in everybody]

        async def played(more: int) -> None:
            """Wait until this many more choices are acknowledged, or the game is over."""
            wanted = sum(len(p.acks) for p in people) + more
            while sum(len(p.acks) for p in people) < wanted:
                done, _ = await asyncio.wait(playing, timeout=0.05)
                if done:
                    return

        for harm in (
            first.kill,
            worker.kill,
            redis.kill,
            second.kill,
            redis.start,
            postgres.restart,
            worker.kill,
        ):
            await played(6)
            await asyncio.to_thread(harm)
        await asyncio.wait_for(asyncio.gather(*playing), GAME_S)
        assert len({player.fingerprint() for player in everybody}) == 1
        record = await people[0].until("GET", f"/api/games/{table}/record")
        record.pop("status")
        assert check_against_log(people, {table: record["choices"]}) > 40
        assert Game.from_record(Record.from_json(record)).is_over
        # The bots' commits are in the log exactly once, because the record replays.
        by_bots = [m for m in watcher.moved.values() if m["by"] is not None]
        assert by_bots
