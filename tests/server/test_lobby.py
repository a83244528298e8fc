"""The lobby: public tables, live, numbered, resumed after any gap."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
import websockets
from sqlalchemy import update

from firstgiants.server import wire
from firstgiants.server.store import schema
from firstgiants.server.tables.lobby_model import RECENT
from tests.server.served import OPEN_2, Json, Served, serving

Hear = Callable[[], Awaitable[Json]]


@asynccontextmanager
async def lobby(served: Served, after: int | None = None) -> AsyncIterator[Hear]:
    query = "" if after is None else f"?after={after}"
    address = served.address.replace("http", "ws") + f"/api/lobby/stream{query}"
    async with websockets.connect(address) as socket:

        async def hear() -> Json:
            message: Json = json.loads(await asyncio.wait_for(socket.recv(), 20))
            msgspec.convert(message, wire.LobbyStream)
            return message

        yield hear


async def test_the_lobby_tells_of_public_tables_as_they_change(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        async with lobby(served) as hear:
            assert (await hear())["open"] == []
            await ada.make(OPEN_2, visibility="link")
            made = (await ada.make(OPEN_2, title="Come in"))["table"]
            told = await hear()
            assert (told["table"]["id"], told["table"]["state"]) == (made["id"], "open")
            await bo.ok("POST", f"/api/tables/{made['id']}/join", {})
            while told["table"]["state"] != "playing":
                told = await hear()
        listed = await ada.ok("GET", "/api/tables?state=playing")
        assert [t["id"] for t in listed["tables"]] == [made["id"]]
        mine = await bo.ok("GET", "/api/me/tables")
        assert [t["id"] for t in mine["tables"]] == [made["id"]]


async def test_lists_of_tables_say_who_is_waited_for(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = (await ada.make(OPEN_2, first=2))["table"]
        assert (table["waiting_for"], table["your_turn"]) == (None, False)
        view = (await bo.ok("POST", f"/api/tables/{table['id']}/join", {}))["view"]

        async def turns() -> list[tuple[int, bool]]:
            lists = [
                await ada.ok("GET", "/api/me/tables"),
                await bo.ok("GET", "/api/me/tables"),
            ]
            seen = [found["tables"][0] for found in lists]
            return [(found["waiting_for"], found["your_turn"]) for found in seen]

        assert await turns() == [(1, False), (1, True)]
        while view["decision"]["seat"] == 1:
            choice = view["decision"]["legal"][0]
            view = (await bo.commit(table["id"], view["ply"], choice)).json()["view"]
        assert await turns() == [(2, True), (2, False)]
        # A bot plays for Ada: nobody need hurry.
        await ada.ok("POST", f"/api/tables/{table['id']}/leave")
        assert await turns() == [(2, False), (2, False)]
        # The lobby is told who sits where, and not of every choice.
        listed = (await bo.ok("GET", "/api/tables?state=playing"))["tables"][0]
        assert (listed["waiting_for"], listed["your_turn"]) == (2, False)


async def test_who_comes_back_hears_what_changed_and_nothing_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        first = (await ada.make(OPEN_2, title="first"))["table"]["id"]
        async with lobby(served) as hear:
            begun = await hear()
            assert [t["id"] for t in begun["open"]] == [first]
        second = (await ada.make(OPEN_2, title="second"))["table"]["id"]
        third = (await ada.make(OPEN_2, title="third"))["table"]["id"]
        await bo.ok("POST", f"/api/tables/{second}/join", {})
    # On another node, or after a restart: the numbers are the database's.
    async with serving(tmp_path) as served:
        async with lobby(served, begun["n"]) as hear:
            told = [await hear(), await hear()]
            assert [m["table"]["id"] for m in told] == [third, second]
            assert [m["table"]["state"] for m in told] == ["open", "playing"]
            assert begun["n"] < told[0]["n"] < told[1]["n"]
            # Another listener, from an earlier number, takes nothing from the first one.
            async with lobby(served, begun["n"] + 1) as hear_too:
                assert (await hear_too())["table"]["id"] == third
                cy = await served.person("Cy")
                await cy.make(OPEN_2, title="fourth")
                assert (await hear())["table"]["title"] == "fourth"
                assert (await hear_too())["table"]["id"] == second
                assert (await hear_too())["table"]["title"] == "fourth"
        async with served.nobody().http.stream(
            "GET", f"/api/lobby/events?after={told[0]['n']}"
        ) as answer:
            line = await anext(answer.aiter_lines())
            assert json.loads(line)["table"]["id"] == second


@pytest.mark.parametrize("gap", ["future", "too wide", "before what was deleted"])
async def test_a_gap_that_cannot_be_filled_gives_the_whole_list(tmp_path: Path, gap: str) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        await ada.make(OPEN_2)
        async with lobby(served) as hear:
            after = (await hear())["n"]
        match gap:
            case "future":
                after += 1_000
            case "too wide":
                for _ in range(RECENT + 1):
                    await ada.make(OPEN_2)
            case _:
                floor = update(schema.lobby).values(floor=after + 1, n=after + 2)
                await served.node.database.write(lambda c: c.execute(floor).rowcount)
                await served.node.lobby.refresh()
        async with lobby(served, after) as hear:
            assert (await hear())["type"] == "list"


async def test_one_identity_has_so_many_streams_of_both_kinds_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path, streams_per_person=2) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = (await ada.make(OPEN_2))["table"]["id"]
        events = f"/api/tables/{table}/events"
        async with ada.stream(table) as hear, ada.http.stream("GET", events) as lines:
            await hear()
            reading = lines.aiter_lines()
            await anext(reading)
            await ada.refused(429, "too-many-requests", "GET", events)
            async with ada.stream(table) as third:
                assert (await third())["problem"]["code"] == "too-many-requests"
            async with bo.stream(table) as another:
                assert (await another())["type"] == "state"
        told = "bye"
        while told == "bye":  # until the server has noticed that they left
            async with ada.stream(table) as hear:
                told = (await hear())["type"]
        assert told == "state"


async def test_lobby_streams_end_with_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        async with lobby(served) as hear:
            await hear()
            served.node.rooms.shut()
            assert (await hear())["why"] == "shutdown"
        async with lobby(served) as hear:
            assert [(await hear())["type"], (await hear())["type"]] == ["list", "bye"]
