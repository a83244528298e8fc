"""The client of the standard library, and what streams say when the server stops."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from firstgiants.client import Client, Refused
from tests.server.served import TWO_BOTS, serving


async def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    def play(address: str) -> None:
        me = Client(address).be("Ada")
        table = me.make_table(TWO_BOTS)
        over = me.play(table, lambda view, legal: legal[len(str(view)) % len(legal)])
        assert over["type"] == "over"
        token = str(me.ask("POST", "/api/me/tokens", {"label": "again"})["token"])
        program = Client(address, token)
        assert program.me()["name"] == "Ada"
        with pytest.raises(Refused) as refused:
            program.commit(table, 0, ["reclaim"])
        assert refused.value.code == "table-not-playing"
        with pytest.raises(ValueError, match="not the address"):
            Client("ftp://example")

    async with serving(tmp_path) as served:
        await asyncio.to_thread(play, served.address)


async def test_a_stopping_server_says_goodbye_so_that_streams_go_elsewhere(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        table = (await ada.make(TWO_BOTS))["table"]["id"]
        async with ada.stream(table) as hear:
            first = await hear()
            assert first["type"] == "state"
            served.node.rooms.shut()
            while (message := await hear())["type"] != "bye":
                pass
            assert (message["why"], message["n"] >= first["n"]) == ("shutdown", True)
        async with ada.stream(table) as hear:
            while (message := await hear())["type"] != "bye":
                pass


async def test_a_listener_that_reads_too_slowly_is_sent_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        table = (await ada.make(TWO_BOTS))["table"]["id"]
        listener = await served.node.registry.listen(table, ada.id, None)
        for _ in range(400):
            listener.send(b"{}")
        heard = [message async for message in listener.messages()]
        assert [json.loads(message)["type"] for message in heard] == ["state", "bye"]
        assert b'"slow"' in heard[-1]
        served.node.registry.unlisten(table, listener)
