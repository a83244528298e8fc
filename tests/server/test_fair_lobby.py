"""The lobby's list: served from memory, in fair order, in pages."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from firstgiants.server.node import Node
from firstgiants.server.store import Unavailable
from firstgiants.server.tables.lists import PAGE as MINE
from firstgiants.server.tables.lobby_model import PAGE, Listed, LobbyModel, fair_order
from tests.server.served import OPEN_2, HeldTime, Person, serving


def listed(
    name: str,
    created: int,
    host: str,
    made_from: str | None = None,
    n: int = 0,
    state: str = "open",
) -> Listed:
    return Listed(name, n, state, created, host, made_from, msgspec.json.encode({"id": name}))


@contextmanager
def counted_reads(node: Node) -> Iterator[list[str]]:
    """Counts the database reads that requests cause; named tasks of the node are not counted."""
    reads: list[str] = []
    database = node.database
    read, look = database.read, database.peek

    def count(what: str) -> None:
        task = asyncio.current_task()
        assert task is not None
        if task.get_name().startswith("Task-"):
            reads.append(what)

    async def counted_read(query: Any, **options: Any) -> Any:
        count("read")
        return await read(query, **options)

    async def counted_look(statement: Any, values: Any) -> Any:
        count(statement.sql)
        return await look(statement, values)

    database.read, database.peek = counted_read, counted_look  # type: ignore[method-assign]
    try:
        yield reads
    finally:
        database.read, database.peek = read, look  # type: ignore[method-assign]


def ids(order: list[Any]) -> list[str]:
    return [one.id for _, one in order]


def test_hosts_take_turns() -> None:
    many = [listed(f"m{i}", 1000 + i, "mallory") for i in range(4)]
    others = [listed("a", 10, "ada"), listed("b2", 7, "bo"), listed("b1", 5, "bo")]
    assert ids(fair_order([*many, *others])) == ["m3", "a", "b2", "m2", "b1", "m1", "m0"]


def test_addresses_take_turns_and_hosts_within_them() -> None:
    many = [listed(f"m{i}{j}", 1000 + 10 * i + j, f"m{i}", "here") for i in (0, 1) for j in (0, 1)]
    others = [listed("a", 10, "ada", "there"), listed("b", 9, "bo", "elsewhere")]
    # m1's newest, the two others, then m0's newest: not both of m1's.
    order = ids(fair_order([*many, *others]))
    assert order == ["m11", "a", "b", "m01", "m10", "m00"]


def test_pages_contain_every_table_once() -> None:
    tables = [listed(f"t{i}", i, f"host {i % 7}", f"address {i % 3}") for i in range(3 * PAGE + 1)]
    model = LobbyModel(0, 0, tables)
    seen: list[str] = []
    after, pages = None, 0
    while True:
        page = model.page("open", after)
        seen += [msgspec.json.decode(text)["id"] for text in page.tables]
        after, pages = page.next, pages + 1
        if after is None:
            break
    assert (pages, len(seen)) == (4, len(tables))
    assert set(seen) == {table.id for table in tables}


def test_a_model_after_all_changes_equals_one_read_from_the_database() -> None:
    model = LobbyModel(0, 0, [])
    model.apply(listed("a", 1, "ada", n=1))
    model.apply(listed("b", 2, "bo", n=2))
    model.apply(listed("a", 1, "ada", n=3, state="playing"))
    model.apply(listed("b", 2, "bo", n=4, state="closed"))
    fresh = LobbyModel(4, 4, [listed("a", 1, "ada", n=3, state="playing")])
    assert model.lists() == fresh.lists()
    since = model.changed_since(2)
    assert since is not None
    assert [(one.id, one.n) for one in since] == [("a", 3), ("b", 4)]
    assert fresh.changed_since(2) is None


async def test_listing_the_lobby_reads_nothing_from_the_database(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada = await served.person("Ada")
        for _ in range(3):
            await ada.make(OPEN_2)
        nobody = served.nobody()
        await nobody.ok("GET", "/api/tables")
        await nobody.ok("GET", "/api/tables")
        with counted_reads(served.node) as reads:
            for _ in range(5):
                for path in ("/api/tables", "/api/tables?state=playing"):
                    await nobody.ok("GET", path)
                async with nobody.http.stream("GET", "/api/lobby/events") as answer:
                    await anext(answer.aiter_lines())
            assert reads == []
            await nobody.ok("GET", "/api/games")
            assert reads == ["read"]


@pytest.mark.parametrize("by", ["list", "stream"])
async def test_a_host_with_many_tables_does_not_push_others_off_the_list(
    tmp_path: Path, by: str
) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada, mallory = await served.person("Ada"), await served.person("Mallory")
        first = (await ada.make(OPEN_2, title="Ada's"))["table"]["id"]
        for _ in range(2 * PAGE + 10):
            await mallory.make(OPEN_2)
        if by == "list":
            page = await ada.ok("GET", "/api/tables")
            tables, after = page["tables"], page["next"]
        else:
            async with ada.http.stream("GET", "/api/lobby/events") as answer:
                message = msgspec.json.decode(await anext(answer.aiter_lines()))
            tables, after = message["open"], message["open_next"]
        assert len(tables) == PAGE
        assert tables[1]["id"] == first
        assert len(await all_pages(ada, tables, after)) == 2 * PAGE + 11


async def all_pages(person: Person, tables: list[Any], after: str | None) -> set[str]:
    seen = {table["id"] for table in tables}
    while after is not None:
        page = await person.ok("GET", f"/api/tables?after={after}")
        seen |= {table["id"] for table in page["tables"]}
        after = page["next"]
    return seen


async def test_an_invalid_cursor_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        nobody = served.nobody()
        for cursor in ("x", "1", "1.2", "-1.2.a", "1.2.", f"1.2.{'a' * 41}"):
            path = f"/api/tables?after={cursor}"
            await nobody.refused(400, "invalid-request", "GET", path)
        page = await nobody.ok("GET", "/api/tables?after=9.9.never-was")
        assert page == {"tables": [], "next": None}


async def test_the_lobby_updates_renamed_and_deleted_people(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada, bo, nobody = await served.person("Ada"), await served.person("Bo"), served.nobody()
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = (await ada.make(seats))["table"]["id"]
        await bo.ok("POST", f"/api/tables/{table}/join", {})

        async def shown() -> str:
            return (await nobody.ask("GET", "/api/tables")).text

        assert '"name":"Ada"' in await shown()
        await ada.ok("PATCH", "/api/me", {"name": "Adele"})
        assert '"name":"Adele"' in await shown()
        await ada.ok("DELETE", "/api/me")
        assert ada.id not in await shown()
        assert '"name":"Ad' not in await shown()


async def test_lists_stay_readable_while_the_database_is_unreachable(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada = await served.person("Ada")
        await ada.make(OPEN_2)
        nobody, database = served.nobody(), served.node.database
        await nobody.ok("GET", "/api/tables")

        async def away(*_: object) -> Any:
            raise Unavailable("gone for a moment")

        look, read = database.peek, database.read
        database.peek = away  # type: ignore[assignment, method-assign]
        database.read = away  # type: ignore[assignment, method-assign]
        served.node.lobby.refresh_soon()
        try:
            assert len((await nobody.ok("GET", "/api/tables"))["tables"]) == 1
        finally:
            database.peek, database.read = look, read  # type: ignore[method-assign]


async def test_my_tables_come_in_pages(tmp_path: Path) -> None:
    async with serving(tmp_path, time=HeldTime(), bot_processes=0) as served:
        ada = await served.person("Ada")
        made = {(await ada.make(OPEN_2))["table"]["id"] for _ in range(MINE + 3)}
        first = await ada.ok("GET", "/api/me/tables")
        second = await ada.ok("GET", f"/api/me/tables?after={first['next']}")
        pages = [[table["id"] for table in page["tables"]] for page in (first, second)]
        assert [len(page) for page in pages] == [MINE, 3]
        assert {*pages[0], *pages[1]} == made
        assert second["next"] is None
