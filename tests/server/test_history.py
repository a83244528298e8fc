"""A table's history: all stored stream messages in one response."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from firstgiants.server.tables import history, state
from firstgiants.server.tables.state import new_game, play_entries
from tests.server.served import OPEN_2, HeldTime, Json, serving


async def test_the_history_equals_the_messages_of_a_stream_from_the_beginning(
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
        # The gallery's chat is hidden from players during the game.
        watcher = await served.person("Cy")
        await watcher.ok("POST", f"/api/tables/{table}/chat", {"text": "Dig two!"})
        seen = (await watcher.ok("GET", f"/api/tables/{table}/history"))["messages"]
        assert [m["text"] for m in seen if m["type"] == "chat"] == ["Hello", "Dig two!"]
        again = (await ada.ok("GET", f"/api/tables/{table}/history"))["messages"]
        assert [m["text"] for m in again if m["type"] == "chat"] == ["Hello"]


async def test_a_repeated_commit_and_a_resume_replay_in_another_thread_and_no_more_than_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    copied: list[int] = []

    def count_games(*args: Any) -> Any:
        threads.append(threading.get_ident())
        return new_game(*args)

    def count_copies(game: Any, entries: Any) -> Any:
        copied.append(len(entries))
        return play_entries(game, entries)

    monkeypatch.setattr(history, "new_game", count_games)
    monkeypatch.setattr(history, "play_entries", count_copies)
    async with serving(tmp_path, time=HeldTime()) as served:
        people = [await served.person("Ada"), await served.person("Bo")]
        table = (await people[0].make(OPEN_2, first=1))["table"]["id"]
        view = (await people[1].ok("POST", f"/api/tables/{table}/join", {}))["view"]
        commits: list[tuple[int, int, str, Json]] = []
        for key in "abcdef":
            seat, choice = view["decision"]["seat"], view["decision"]["legal"][0]
            done = (await people[seat - 1].commit(table, view["ply"], choice, key=key)).json()
            commits.append((seat, view["ply"], choice, done))
            view = done["view"]
        assert threads == []
        for key, (seat, ply, choice, done) in zip("abcdef", commits, strict=True):
            again = (await people[seat - 1].commit(table, ply, choice, key=key)).json()
            assert again == done | {"repeated": True}
        assert copied == [1] * 6
        async with people[0].stream(table, after=commits[3][3]["n"]) as hear:
            heard = [await hear() for _ in range(2)]
        assert [message["events"] for message in heard] == [c[3]["events"] for c in commits[4:]]
        assert copied[6:] == [2]
        assert threading.get_ident() not in threads


async def test_much_chat_makes_neither_opening_a_table_nor_coming_back_slower(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    entry = state._entry

    def count(row: Any) -> state.Entry:
        read.append(row[1])
        return entry(row)

    async with serving(tmp_path, time=HeldTime()) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = (await ada.make(OPEN_2, first=1))["table"]["id"]
        await bo.ok("POST", f"/api/tables/{table}/join", {})
        view = (await ada.look(table))["view"]
        await ada.commit(table, view["ply"], view["decision"]["legal"][0])
        for number in range(state.CHAT_KEPT + 10):
            await ada.ok("POST", f"/api/tables/{table}/chat", {"text": f"line {number}"})
        before = await ada.look(table)
        monkeypatch.setattr(state, "_entry", count)
        served.node.registry._open_tables.clear()
        assert await ada.look(table) == before
        assert (read.count("moved"), read.count("chat")) == (1, state.CHAT_KEPT)
        read.clear()
        async with ada.stream(table, after=before["table"]["n"] - 1) as hear:
            assert (await hear())["text"] == f"line {number}"
        assert (read.count("moved"), read.count("chat")) == (1, 1)
