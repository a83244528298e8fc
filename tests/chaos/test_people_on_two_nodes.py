"""People, bans, seasons and messages on two nodes with real PostgreSQL and Redis: what one node
does holds on the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from firstgiants.server import node as node_module
from tests.chaos.processes import Postgres, Redis, closing
from tests.server.acquainted import account, play_to_the_end, sit_together
from tests.server.receivers import DAYS, LOCAL, Days, receiving, subscribe
from tests.server.served import OPEN_2, HeldTime, Json, Person, Served, serving, until
from tests.server.test_admin import ADMIN, host
from tests.server.test_bans import ban
from tests.server.test_bell import hear, own_stream
from tests.server.test_nodes_behind import elsewhere
from tests.server.test_seasons import board


@asynccontextmanager
async def two_nodes(folder: Path, time: HeldTime) -> AsyncIterator[tuple[Served, Served]]:
    postgres, redis = Postgres(folder), Redis(folder)
    shared = {"database": postgres.url, "redis": redis.url} | ADMIN | LOCAL
    with closing(postgres, redis):
        async with AsyncExitStack() as stack:
            first, second = [
                await stack.enter_async_context(serving(folder, time=time, **shared))
                for _ in range(2)
            ]
            yield first, second


async def test_what_one_node_does_holds_on_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Only the bus tells a node of bans here: it does not look by itself.
    monkeypatch.setattr(node_module, "REFRESH_S", 3600.0)
    time = HeldTime()
    async with two_nodes(tmp_path, time) as (first, second):
        ada, bo = await account(first, "Ada"), await account(second, "Bo")
        there = elsewhere(ada, second)
        await a_message_is_sent_once(first, second, time, ada, bo)
        await friends_and_challenges(ada, there, bo)
        await a_block(ada, there, bo)
        await a_season(ada, bo)
        await a_ban_and_erasure(first, second, ada, bo)


async def a_message_is_sent_once(
    first: Served, second: Served, time: HeldTime, ada: Person, bo: Person
) -> None:
    async with receiving() as browser:
        await subscribe(bo, browser)
        table = await sit_together(ada, bo, pace=DAYS)
        await Days(first, time, ada, bo, table).pass_turn()
        await first.run_on(time, 20)
        senders = [first.node.sender, second.node.sender]
        for _ in range(3):
            await asyncio.gather(*(sender.send_due() for sender in senders))
            await asyncio.gather(*(sender.settled() for sender in senders))
        assert [one["title"] for one in browser.messages] == ["Your turn"]
        [target] = (await bo.ok("GET", "/api/me/notices"))["targets"]
        await bo.ok("DELETE", f"/api/me/notices/targets/{target['id']}")
        await ada.ok("POST", f"/api/tables/{table}/leave")
        await bo.ok("POST", f"/api/tables/{table}/leave")


async def friends_and_challenges(ada: Person, there: Person, bo: Person) -> None:
    """The bell of a page at the second node rings for what happens at the first."""
    async with own_stream(bo) as socket:
        assert (await hear(socket))["count"] == 0
        await ada.ok("PUT", f"/api/people/{bo.id}/friend")
        assert (await hear(socket))["asks"][0]["name"] == "Ada"
        await bo.ok("PUT", f"/api/people/{ada.id}/friend")
        assert (await hear(socket))["count"] == 0
        made = await ada.make([{"kind": "me"}, {"kind": "invited", "person": bo.id}])
        assert (await hear(socket))["challenges"][0]["id"] == made["table"]["id"]
        await ada.ok("POST", f"/api/tables/{made['table']['id']}/leave")
    assert (await there.ok("GET", "/api/me/friends"))["friends"][0]["person"]["name"] == "Bo"


async def a_block(ada: Person, there: Person, bo: Person) -> None:
    """Bo is at the second node, and so is the page of Ada, who blocks him at the first."""
    table = (await there.make([{"kind": "me"}, *[{"kind": "open"}] * 2]))["table"]["id"]
    async with there.stream(table) as listen:
        await listen()
        await ada.ok("PUT", f"/api/people/{bo.id}/block")
        await bo.refused(403, "blocked", "POST", f"/api/tables/{table}/join", {})
        await bo.refused(403, "blocked", "PUT", f"/api/people/{ada.id}/friend")
        # The note travels to the second node: from some line on she reads none of his.
        for number in range(100):
            await bo.ok("POST", f"/api/tables/{table}/chat", {"text": f"his line {number}"})
            await there.ok("POST", f"/api/tables/{table}/chat", {"text": f"her line {number}"})
            seen: list[Json] = []
            while not seen or seen[-1].get("text") != f"her line {number}":
                seen.append(await listen())
            if not any(one.get("text") == f"his line {number}" for one in seen):
                break
        else:
            raise AssertionError("the block does not reach the second node")
    await ada.ok("DELETE", f"/api/people/{bo.id}/block")
    await ada.ok("POST", f"/api/tables/{table}/leave")


async def a_season(ada: Person, bo: Person) -> None:
    """A rated game whose players are at different nodes counts once, on both."""
    table = await sit_together(ada, bo, pace=DAYS, rated=True)
    await play_to_the_end(table, ada, bo)
    for query in ("", "?period=season", "?players=2"):
        assert sorted(await board(ada, query)) == [("Ada", 1), ("Bo", 1)]
        assert await board(ada, query) == await board(bo, query)


async def a_ban_and_erasure(first: Served, second: Served, ada: Person, bo: Person) -> None:
    admin = await host(first)
    at_second = elsewhere(admin, second)
    table = (await bo.make(OPEN_2))["table"]["id"]
    async with bo.stream(table) as listen:
        made = await admin.ok("POST", "/api/admin/bans", ban(person=bo.id))
        while (await listen())["type"] != "bye":
            pass
    await bo.refused(403, "banned", "GET", "/api/me")
    await at_second.ok("DELETE", f"/api/admin/bans/{made['id']}")
    await bo.ok("GET", "/api/me")
    exported = await at_second.ok("GET", f"/api/admin/people/{ada.id}/export")
    assert exported["tables"]["rating_history"][0]["players"] == 2
    await at_second.ok("POST", f"/api/admin/people/{ada.id}/erase", {"name": "Ada"})

    async def unknown() -> bool:
        return (await ada.ask("GET", "/api/me")).status_code == 401

    await until(unknown)
