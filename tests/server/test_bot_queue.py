"""The order in which bots think: fair between addresses, and people before bot-only games."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

from sqlalchemy import select

from firstgiants import Deck, View
from firstgiants.server.bots.queue import HALF_LIFE_S, BotQueue, WaitingTable
from firstgiants.server.store import schema
from tests.server.served import FirstLegal, Json, Served, serving, until

BOTS: list[Json] = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def waits(
    name: str,
    since: int = 0,
    host: str = "ada",
    address: str | None = None,
    *,
    people: bool = True,
    watched: bool = False,
) -> WaitingTable:
    return WaitingTable(name, since, host, address or host, people, watched)


async def serve(
    queue: BotQueue, clock: Clock, waiting: list[WaitingTable], turns: int
) -> list[str]:
    """The order of service, with turns of a tenth of a second; all queue again afterwards."""
    order: list[str] = []
    for _ in range(turns):
        for table in queue.choose(waiting)[:1]:
            queue.began(table)
            async with queue.turn(table):
                clock.now += 0.1
            queue.ended(table.id)
            order.append(table.id)
    return order


async def test_a_newcomer_is_served_before_heavy_users() -> None:
    clock = Clock()
    queue = BotQueue(2, 1, clock)
    many = [waits(f"m{i}", i, "mallory") for i in range(150)]
    await serve(queue, clock, many, 50)
    assert await serve(queue, clock, [*many, waits("a", 999)], 1) == ["a"]


async def test_addresses_take_turns_then_hosts_regardless_of_their_tables() -> None:
    clock = Clock()
    queue = BotQueue(2, 1, clock)
    guests = [waits(f"g{i}", i, f"guest {i}", "here") for i in range(15)]
    ada = waits("a", 999, "ada", "there")
    served = Counter(await serve(queue, clock, [*guests, ada], 30))
    assert served["a"] == 15
    assert all(served[f"g{i}"] == 1 for i in range(15))


async def test_old_usage_is_forgotten() -> None:
    clock = Clock()
    queue = BotQueue(2, 1, clock)
    await serve(queue, clock, [waits("a", 0, "ada")], 20)
    clock.now += 30 * HALF_LIFE_S
    both = [waits("a", 0, "ada"), waits("b", 1, "bo")]
    assert await serve(queue, clock, both, 1) == ["a"]


def test_games_with_people_come_first_and_watched_ones_before_others() -> None:
    clock = Clock()
    queue = BotQueue(8, 4, clock)
    waiting = [
        waits("alone", 0, people=False),
        waits("alone, watched", 1, people=False, watched=True),
        waits("away", 2),
        waits("there", 3, watched=True),
    ]
    chosen = [table.id for table in queue.choose(waiting)]
    assert chosen == ["there", "away", "alone, watched", "alone"]


def test_one_address_never_takes_every_worker() -> None:
    queue = BotQueue(4, 2, Clock())
    many = [waits(f"m{i}", i, f"guest {i}", "here") for i in range(20)]
    for table in queue.choose(many):
        queue.began(table)
    assert queue.room == 1
    assert queue.choose(many) == []
    assert [table.id for table in queue.choose([*many, waits("a", 999)])] == ["a"]


def test_bot_only_games_take_half_of_the_workers_and_one_if_unwatched() -> None:
    queue = BotQueue(8, 4, Clock())
    unseen = [waits(f"u{i}", i, f"host {i}", people=False) for i in range(9)]
    seen = [waits(f"s{i}", i, f"other {i}", people=False, watched=True) for i in range(9)]
    assert len(queue.choose(unseen)) == 1
    assert len(queue.choose([*unseen, *seen])) == 4


async def test_a_free_worker_goes_to_the_host_with_the_least_usage() -> None:
    clock = Clock()
    queue, order = BotQueue(9, 1, clock), list[str]()

    async def take(table: WaitingTable) -> None:
        queue.began(table)
        async with queue.turn(table):
            order.append(table.id)
            clock.now += 1
            await asyncio.sleep(0)
        queue.ended(table.id)

    many = [waits(f"m{i}", i, "mallory") for i in range(3)]
    tasks = [
        asyncio.create_task(take(table)) for table in (*many, waits("a", 9), waits("b", 10, "bo"))
    ]
    await asyncio.sleep(0)
    tasks[2].cancel()  # cancelled while waiting: nothing is left behind
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["m0", "a", "b", "m1"]
    await take(many[2])
    assert order[-1] == "m2"


class Held(FirstLegal):
    """A thinker that waits for a signal before it answers."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def think(self, bot: str, view: View, deck: Deck, seed: str | None = None) -> list[str]:
        choices = await super().think(bot, view, deck, seed)
        await self.go.wait()
        return choices


async def leased(served: Served) -> set[str]:
    """The tables whose bots are thinking."""
    t = schema.tables
    query = select(t.c.id).where(t.c.lease_until > 0)
    return set(await served.node.database.read(lambda c: list(c.execute(query).scalars())))


async def test_a_person_does_not_wait_for_another_hosts_hundred_tables(tmp_path: Path) -> None:
    thinker = Held()
    async with serving(tmp_path, thinker=thinker, trusted_proxies=("127.0.0.1",)) as served:

        async def made_by(name: str, address: str, seats: list[Json]) -> str:
            person = await served.person(name)
            headers = {"X-Forwarded-For": address}
            body = {"seats": seats, "first": 1}
            made = await person.ok("POST", "/api/tables", body, headers=headers)
            return str(made["table"]["id"])

        bot, me = {"kind": "bot", "bot": "random"}, {"kind": "me"}
        guests = {await made_by(f"Guest {i}", "192.0.2.1", [bot, me]) for i in range(12)}
        alone = {await made_by("Organiser", "192.0.2.3", BOTS) for _ in range(3)}

        async def all_placed() -> bool:
            return len(await leased(served)) == 3

        await until(all_placed)
        placed = await leased(served)
        # Of the three workers one address has two; bot-only games have one.
        assert (len(placed & guests), len(placed & alone)) == (2, 1)
        assert len(thinker.views) == 1
        ada = await made_by("Ada", "192.0.2.2", [bot, me])
        moved: list[str] = []
        served.node.registry.on_change.append(lambda state, _: moved.append(state.id))
        thinker.go.set()

        async def served_her() -> bool:
            return ada in moved

        await until(served_her)
        # Only tables that had a worker already can have been served before hers.
        assert moved.index(ada) <= 3
