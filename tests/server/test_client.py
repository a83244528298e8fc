"""The Python client, and streams of a stopping server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from firstgiants.client import Client, Refused, TableClosed
from tests.server.served import OPEN_2, TWO_BOTS, serving


async def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    def play(address: str) -> None:
        me = Client(address).become_guest("Ada")
        table = me.create_table(TWO_BOTS)
        over = me.play(table, lambda view, legal: legal[len(str(view)) % len(legal)])
        assert over["type"] == "over"
        token = str(me.request("POST", "/api/me/tokens", {"label": "again"})["token"])
        program = Client(address, token)
        assert program.me()["name"] == "Ada"
        with pytest.raises(Refused) as refused:
            program.commit(table, 0, ["reclaim"])
        assert refused.value.code == "table-not-playing"
        with pytest.raises(ValueError, match="not the address"):
            Client("ftp://example")

    async with serving(tmp_path) as served:
        await asyncio.to_thread(play, served.address)


async def test_a_client_says_which_fields_are_wrong_and_keeps_its_connection(
    tmp_path: Path,
) -> None:
    def use(address: str) -> None:
        me = Client(address).become_guest("Ada")
        first = me._connection
        assert first is not None
        with pytest.raises(Refused) as refused:
            me.create_table([{"kind": "dragon"}])
        assert refused.value.code == "invalid-request"
        assert refused.value.fields == ["seats: Expected `array` of length >= 2"]
        assert refused.value.fields[0] in str(refused.value)
        assert me.me()["name"] == "Ada"
        assert me._connection is first
        # A connection that was lost, or unused for long, is replaced.
        assert first.sock is not None
        first.sock.close()
        assert me.me()["name"] == "Ada"
        second = me._connection
        me._used_at -= 60
        assert me.me()["name"] == "Ada"
        assert len({first, second, me._connection}) == 3
        me.close()

    async with serving(tmp_path) as served:
        await asyncio.to_thread(use, served.address)


async def test_a_program_does_not_wait_at_a_closed_table(tmp_path: Path) -> None:
    def play(me: Client, table: str) -> None:
        with pytest.raises(TableClosed):
            me.play(table, lambda _view, legal: legal[0])

    async with serving(tmp_path) as served:
        me = Client(served.address)
        await asyncio.to_thread(me.become_guest)
        table = await asyncio.to_thread(me.create_table, OPEN_2)
        made = await asyncio.to_thread(me.request, "POST", "/api/me/tokens", {"label": "x"})
        program = Client(served.address, str(made["token"]))
        playing = asyncio.create_task(asyncio.to_thread(play, program, table))
        while not served.node.registry.is_watched(table):  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.01)
        await asyncio.to_thread(me.request, "POST", f"/api/tables/{table}/leave", {})
        await playing
        await asyncio.to_thread(play, me, table)


async def test_a_stopping_server_ends_streams_with_bye(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        table = (await ada.make(TWO_BOTS))["table"]["id"]
        async with ada.stream(table) as hear:
            first = await hear()
            assert first["type"] == "state"
            served.node.listeners.shut()
            while (message := await hear())["type"] != "bye":
                pass
            assert (message["why"], message["n"] >= first["n"]) == ("shutdown", True)
        async with ada.stream(table) as hear:
            while (message := await hear())["type"] != "bye":
                pass


async def test_a_listener_that_reads_too_slowly_is_disconnected(tmp_path: Path) -> None:
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
