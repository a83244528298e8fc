"""A node with an old state of a table reads the newest before it refuses a change."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

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
        await bo_there.ok("GET", path)  # the second node has cached it with two open seats
        await bo.ok("POST", f"{path}/join", {})
        await bo_there.ok("POST", f"{path}/leave")
        await ada.ok("POST", f"{path}/fill", {"seat": 2, "bot": "random"})
        await ada_there.ok("POST", f"{path}/dismiss", {"seat": 2})
        await bo.ok("POST", f"{path}/join", {})
        await ada.ok("POST", f"{path}/start")
        await bo_there.ok("POST", f"{path}/takeover", {"seat": 2})
        await bo.ok("POST", f"{path}/takeback")


async def test_a_listener_at_another_node_sees_the_game_begin_and_go_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as first, serving(tmp_path) as second:
        ada, bo = await first.person("Ada"), await first.person("Bo")
        bo_there = elsewhere(bo, second)
        made = await ada.make([{"kind": "me"}, {"kind": "open"}], first=1)
        table, person = made["table"]["id"], (await ada.ok("GET", "/api/me"))["id"]
        registry = first.node.registry
        listener = await registry.listen(table, person, None)
        messages = listener.messages()

        async def hear() -> Any:
            """The next message but those about who is connected, which come at any time."""
            while (message := json.loads(await anext(messages)))["type"] == "presence":
                pass
            return message

        assert (await hear())["type"] == "state"
        await bo_there.ok("POST", f"/api/tables/{table}/join", {})
        await registry.catch_up()
        heard = [await hear() for _ in range(2)]
        assert [message["what"] for message in heard] == ["joined", "started"]
        begun = heard[1]["view"]
        assert begun["decision"]["seat"] == heard[1]["you"]["seat"] == 1
        choice = begun["decision"]["legal"][0]
        await elsewhere(ada, second).ok(
            "POST", f"/api/tables/{table}/commit", {"ply": 0, "choices": [choice], "key": "1"}
        )
        await registry.catch_up()
        moved = await hear()
        seen = (await bo_there.ok("GET", f"/api/tables/{table}"))["view"]
        assert (moved["choices"], moved["view"]["sites"]) == ([choice], seen["sites"])
