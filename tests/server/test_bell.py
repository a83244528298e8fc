"""The bell: which tables wait, sent at once on a person's own stream."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import websockets

from tests.server.receivers import days_table, receiving, subscribe
from tests.server.served import OPEN_2, PATIENCE_S, Person, serving
from tests.server.test_clocks import LIVE, seated


@asynccontextmanager
async def own_stream(person: Person) -> AsyncIterator[Any]:
    address = f"{person.address.replace('http', 'ws')}/api/me/stream"
    headers = {"Cookie": person.cookie} if person.http.cookies else {}
    async with websockets.connect(address, additional_headers=headers) as socket:
        yield socket


async def hear(socket: Any) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE_S))
    return message


async def test_the_bell_lists_what_waits_and_rings_when_that_changes(tmp_path: Path) -> None:
    async with days_table(tmp_path) as days, own_stream(days.bo) as socket:
        first = await hear(socket)
        assert (first["type"], first["count"], first["seated"]) == ("waiting", 0, 1)
        await days.pass_turn()
        rung = await hear(socket)
        [table] = rung["tables"]
        assert (table["id"], table["title"], table["others"]) == (days.table, "Bones", ["Ada"])
        assert (table["pace"], table["until"] - table["since"]) == ("days", 3 * 86_400_000)
        assert rung == await days.bo.ok("GET", "/api/me/waiting")
        await days.move(days.bo, 2)
        assert (await hear(socket))["count"] == 0


async def test_every_kind_of_table_rings_the_most_urgent_first(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada, bo, live, _ = await seated(served, pace=LIVE)
        untimed = (await ada.make(OPEN_2, first=1))["table"]["id"]
        await bo.ok("POST", f"/api/tables/{untimed}/join", {})
        waiting = await ada.ok("GET", "/api/me/waiting")
        assert [one["id"] for one in waiting["tables"]] == [live, untimed]
        assert [one["pace"] for one in waiting["tables"]] == ["live", "none"]
        # A bot plays for somebody who has left: nothing waits for them.
        await ada.ok("POST", f"/api/tables/{live}/leave")
        assert (await ada.ok("GET", "/api/me/waiting"))["count"] == 1


async def test_a_page_that_shows_the_table_keeps_messages_back(tmp_path: Path) -> None:
    async with receiving() as browser, days_table(tmp_path) as days:
        await subscribe(days.bo, browser)
        await days.pass_turn()
        async with own_stream(days.bo) as socket:
            await hear(socket)
            await socket.send(json.dumps({"type": "looking", "table": days.table}))
            await socket.send("nonsense")
            # Answered in order: the first message has been dealt with.
            refused = await hear(socket)
            assert (refused["type"], refused["problem"]["code"]) == ("refused", "invalid-request")
            await days.send(19)
            assert browser.got == []


async def test_strangers_have_no_bell(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        nobody = served.nobody()
        await nobody.refused(401, "not-signed-in", "GET", "/api/me/waiting")
        async with own_stream(nobody) as socket:
            bye = await hear(socket)
            assert (bye["type"], bye["problem"]["code"]) == ("bye", "not-signed-in")
