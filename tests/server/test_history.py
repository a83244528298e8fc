"""A table's history: one plain request with everything that its stream has kept."""

from __future__ import annotations

from pathlib import Path

from tests.server.served import OPEN_2, HeldTime, serving


async def test_history_is_what_a_listener_from_the_beginning_would_have_heard(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, time=HeldTime()) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = (await ada.make(OPEN_2, first=1))["table"]["id"]
        await bo.ok("POST", f"/api/tables/{table}/join", {})
        await bo.ok("POST", f"/api/tables/{table}/chat", {"text": "Hello"})
        view = (await ada.look(table))["view"]
        for _ in range(6):
            me = ada if view["decision"]["seat"] == 1 else bo
            choice = view["decision"]["legal"][0]
            await me.commit(table, view["ply"], choice)
            view = (await ada.look(table))["view"]
        kept = (await ada.ok("GET", f"/api/tables/{table}/history"))["messages"]
        async with ada.stream(table, after=0) as hear:
            heard = [await hear() for _ in kept]
        assert kept == heard
        assert [m["ply"] for m in kept if m["type"] == "moved"][-1] == view["ply"]
        # What the gallery says stays in the gallery while the game is played.
        watcher = await served.person("Cy")
        await watcher.ok("POST", f"/api/tables/{table}/chat", {"text": "Dig two!"})
        seen = (await watcher.ok("GET", f"/api/tables/{table}/history"))["messages"]
        assert [m["text"] for m in seen if m["type"] == "chat"] == ["Hello", "Dig two!"]
        again = (await ada.ok("GET", f"/api/tables/{table}/history"))["messages"]
        assert [m["text"] for m in again if m["type"] == "chat"] == ["Hello"]
