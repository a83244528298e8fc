"""The lobby's stream: changes of public tables, numbered, resumable."""

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
from tests.server.served import OPEN_2, PATIENCE_S, Json, Served, serving

Hear = Callable[[], Awaitable[Json]]


@asynccontextmanager
async def lobby(served: Served, after: int | None = None) -> AsyncIterator[Hear]:
    query = "" if after is None else f"?after={after}"
    address = served.address.replace("http", "ws") + f"/api/lobby/stream{query}"
    async with websockets.connect(address) as socket:

        async def hear() -> Json:
            message: Json = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE_S))
            msgspec.convert(message, wire.LobbyStream)
            return message

        yield hear


async def test_the_lobby_sends_changes_of_public_tables(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        async with lobby(served) as hear:
            assert (await hear())["open"] == []
            await ada.make(OPEN_2, visibility="link")
            made = (await ada.make(OPEN_2, title="Come in"))["table"]
            message = await hear()
            assert (message["table"]["id"], message["table"]["state"]) == (made["id"], "open")
            await bo.ok("POST", f"/api/tables/{made['id']}/join", {})
            while message["table"]["state"] != "playing":
                message = await hear()
        listed = await ada.ok("GET", "/api/tables?state=playing")
        assert [t["id"] for t in listed["tables"]] == [made["id"]]
        mine = await bo.ok("GET", "/api/me/tables")
        assert [t["id"] for t in mine["tables"]] == [made["id"]]


async def test_lists_of_tables_name_the_seat_that_must_decide(tmp_path: Path) -> None:
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
        # A bot plays for Ada, so it is not her turn.
        await ada.ok("POST", f"/api/tables/{table['id']}/leave")
        assert await turns() == [(2, False), (2, False)]
        # The lobby sends changes of seats, but not every choice.
        listed = (await bo.ok("GET", "/api/tables?state=playing"))["tables"][0]
        assert (listed["waiting_for"], listed["your_turn"]) == (2, False)


async def test_a_resumed_stream_sends_only_the_changes(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        first = (await ada.make(OPEN_2, title="first"))["table"]["id"]
        async with lobby(served) as hear:
            begun = await hear()
            assert [t["id"] for t in begun["open"]] == [first]
        second = (await ada.make(OPEN_2, title="second"))["table"]["id"]
        third = (await ada.make(OPEN_2, title="third"))["table"]["id"]
        await bo.ok("POST", f"/api/tables/{second}/join", {})
    # Numbers come from the database, so another node or a restart can resume.
    async with serving(tmp_path) as served:
        async with lobby(served, begun["n"]) as hear:
            messages = [await hear(), await hear()]
            assert [m["table"]["id"] for m in messages] == [third, second]
            assert [m["table"]["state"] for m in messages] == ["open", "playing"]
            assert begun["n"] < messages[0]["n"] < messages[1]["n"]
            # A listener that resumes from an earlier number does not affect the first one.
            async with lobby(served, begun["n"] + 1) as hear_too:
                assert (await hear_too())["table"]["id"] == third
                cy = await served.person("Cy")
                await cy.make(OPEN_2, title="fourth")
                assert (await hear())["table"]["title"] == "fourth"
                assert (await hear_too())["table"]["id"] == second
                assert (await hear_too())["table"]["title"] == "fourth"
        async with served.nobody().http.stream(
            "GET", f"/api/lobby/events?after={messages[0]['n']}"
        ) as answer:
            line = await anext(answer.aiter_lines())
            assert json.loads(line)["table"]["id"] == second


@pytest.mark.parametrize("gap", ["future", "too wide", "before what was deleted"])
async def test_a_gap_that_cannot_be_filled_sends_the_whole_list(tmp_path: Path, gap: str) -> None:
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


async def test_the_number_of_streams_per_person_is_limited(tmp_path: Path) -> None:
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
        kind = "bye"
        while kind == "bye":  # until the server notices the disconnects
            async with ada.stream(table) as hear:
                kind = (await hear())["type"]
        assert kind == "state"


async def test_lobby_streams_end_with_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        async with lobby(served) as hear:
            await hear()
            served.node.listeners.shut()
            assert (await hear())["why"] == "shutdown"
        async with lobby(served) as hear:
            assert [(await hear())["type"], (await hear())["type"]] == ["list", "bye"]
