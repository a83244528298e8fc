"""Two nodes behind a load balancer are restarted one after the other while 200 games are played."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from firstgiants.server.store.database import Database
from tests.chaos.players import MOVED_ROWS, Player, check_against_log, choices_by_table
from tests.chaos.processes import GAME_S, Postgres, Redis, Zygote, closing
from tests.chaos.proxy import Balancer

TABLES = 200
TABLES_EACH = 20
"""Tables at which the same two people sit."""
THINK_S = 5.0
BANK_S = 900
LIVE = {"kind": "live", "bank_s": BANK_S, "increment_s": 0}
AT_ONCE = 5
"""People who set up their tables at the same time."""


@dataclass
class Pair:
    """Two people at one table, and when it began at the earliest."""

    table: str
    people: Sequence[Player]
    began: float

    @property
    def plies(self) -> int:
        """How many choices both have heard of."""
        return min(len(player.heard_at) for player in self.people)

    def charged_ms(self) -> dict[int, int]:
        """By seat: what its clock had lost after the last choice that anybody heard of."""
        heard = [message for player in self.people for message in player.moved.values()]
        last = max(heard, key=lambda message: int(message["from_ply"]))
        return {one["seat"]: BANK_S * 1000 - one["left_ms"] for one in last["clocks"]["seats"]}

    def passed_ms(self) -> dict[int, float]:
        """By seat: the time that its clock can have lost until then. A clock starts after the
        choice before was sent, and stops before anybody hears of the next one."""
        found = {1: 0.0, 2: 0.0}
        before = self.began
        heard = {ply for player in self.people for ply in player.heard_at}
        for ply in sorted(heard):
            [sender] = [player for player in self.people if ply in player.sent_at]
            assert sender.seat is not None
            until = min(p.heard_at[ply] for p in self.people if ply in p.heard_at)
            found[sender.seat] += 1000 * (until - before) + 1
            before = sender.sent_at[ply]
        return found


async def seat(address: str, number: int, limit: asyncio.Semaphore) -> list[Pair]:
    """Two people, and the tables at which they play each other."""
    rng = random.Random(number)

    def player(cookie: str = "") -> Player:
        mine = random.Random(rng.random())
        found = Player(lambda: address, mine, cookie, by_socket=True, think_s=THINK_S)
        # A node always answers or closes. Giving up on a busy one would only keep it busier.
        found.open_s = found.silence_s = None
        return found

    pairs = []
    async with limit:
        guests = player(), player()
        for guest in guests:
            await guest.until("POST", "/api/me", {})
        terms = {"seats": [{"kind": "me"}, {"kind": "open"}], "pace": LIVE, "visibility": "link"}
        for _ in range(TABLES_EACH):
            table = str((await guests[0].until("POST", "/api/tables", terms))["table"]["id"])
            began = time.monotonic()
            await guests[1].until("POST", f"/api/tables/{table}/join", {})
            pairs.append(Pair(table, [player(guest.cookie) for guest in guests], began))
    return pairs


async def each_moves(pairs: Sequence[Pair], playing: Sequence[asyncio.Task[None]]) -> None:
    """Return when at every table both people have heard of another choice."""
    before = [pair.plies for pair in pairs]
    async with asyncio.timeout(GAME_S):
        while any(pair.plies == n for pair, n in zip(pairs, before, strict=True)):
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.1)


@pytest.mark.long
async def test_a_rolling_restart_loses_no_choice_and_no_time(tmp_path: Path) -> None:
    postgres, redis = Postgres(tmp_path), Redis(tmp_path)
    settings = {"database": postgres.url, "redis": redis.url, "connections_per_address": 100_000}
    settings |= {"streams_per_person": 100_000, "bot_processes": 0}
    nodes = [Zygote(tmp_path, name, "serve", **settings) for name in ("first", "second")]
    balancer = Balancer([node.port for node in nodes])

    with closing(postgres, redis, *nodes):
        await asyncio.gather(*(node.ready() for node in nodes))
        await balancer.start()
        limit = asyncio.Semaphore(AT_ONCE)
        seating = (seat(balancer.address, number, limit) for number in range(TABLES // TABLES_EACH))
        pairs = [pair for seated in await asyncio.gather(*seating) for pair in seated]
        everybody = [player for pair in pairs for player in pair.people]
        stop = asyncio.Event()
        playing = [
            asyncio.create_task(player.play(pair.table, stop=stop))
            for pair in pairs
            for player in pair.people
        ]
        await each_moves(pairs, playing)
        for node in nodes:
            lost = sum(player.lost for player in everybody)
            await asyncio.to_thread(node.kill, signal.SIGTERM)
            await node.ready()
            await each_moves(pairs, playing)
            assert sum(player.lost for player in everybody) > lost + TABLES // 4
        stop.set()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await balancer.close()
        database = Database(postgres.url)
        choices = await database.read(read_choices)
        await database.close()
    assert check_against_log(everybody, choices) >= 3 * 2 * TABLES
    for pair in pairs:
        charged, passed = pair.charged_ms(), pair.passed_ms()
        assert all(0 <= charged[number] <= passed[number] for number in (1, 2)), (charged, passed)
    assert sum(sum(pair.charged_ms().values()) for pair in pairs) > 0


def read_choices(connection: Connection) -> dict[str, list[str]]:
    return choices_by_table(connection.execute(text(MOVED_ROWS)))
