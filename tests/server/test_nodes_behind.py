"""A node that does not know the newest state of a table reads it before it refuses."""

from __future__ import annotations

from pathlib import Path

from tests.server.served import Person, Served, serving


def elsewhere(person: Person, served: Served) -> Person:
    """The same person at another node."""
    same = served.nobody()
    same.http.cookies = person.http.cookies
    return same


async def test_a_node_that_is_behind_allows_what_the_database_allows(tmp_path: Path) -> None:
    async with serving(tmp_path) as first, serving(tmp_path) as second:
        ada, bo = await first.person("Ada"), await first.person("Bo")
        ada_there, bo_there = elsewhere(ada, second), elsewhere(bo, second)
        chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        path = f"/api/tables/{(await ada.make(chairs, first=1))['table']['id']}"
        await bo_there.ok("GET", path)  # the second node has it open, with two free chairs
        await bo.ok("POST", f"{path}/join", {})
        await bo_there.ok("POST", f"{path}/leave")
        await ada.ok("POST", f"{path}/fill", {"seat": 2, "bot": "random"})
        await ada_there.ok("POST", f"{path}/dismiss", {"seat": 2})
        await bo.ok("POST", f"{path}/join", {})
        await ada.ok("POST", f"{path}/start")
        await bo_there.ok("POST", f"{path}/takeover", {"seat": 2})
        await bo.ok("POST", f"{path}/takeback")
