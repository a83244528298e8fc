"""The Python client: requests, streams that resume, whole games."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import aclosing, asynccontextmanager
from dataclasses import fields
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from firstgiants import Choice, Game, View
from firstgiants.client import (
    BadAddress,
    BadResponse,
    BadToken,
    Client,
    ClientError,
    Message,
    Moved,
    NotSeated,
    Over,
    Refused,
    SignedOut,
    State,
    TableClosed,
    Unreachable,
    messages,
)
from firstgiants.server import wire
from tests.server.served import OPEN_2, TWO_BOTS, Served, serving, until


def first(_view: View, legal: Sequence[Choice]) -> Choice:
    return legal[0]


async def token_of(client: Client) -> str:
    return str((await client.request("POST", "/api/me/tokens", {"label": "x"}))["token"])


async def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, Client(served.address) as me:
        await me.become_guest("Ada")
        table = await me.create_table(TWO_BOTS)
        views: list[View] = []

        def choose(view: View, legal: Sequence[Choice]) -> Choice:
            views.append(view)
            return legal[len(views) % len(legal)]

        over = await me.play(table.id, choose)
        # The views are those of the rules, and the record replays to the same end.
        game = Game.from_record(await me.get_record(table.id))
        assert game.outcome is not None
        assert (over.totals, over.winners) == (game.outcome.totals, game.outcome.winners)
        assert len(views) > 10
        assert len({view.ply for view in views}) == len(views)
        assert views[0].sample(Random(1)).legal == views[0].decision.legal  # type: ignore[union-attr]
        # Playing a game that is over returns at once, and the token is the same person.
        assert (await me.play(table.id, choose)).totals == over.totals
        async with Client(served.address, await token_of(me)) as program:
            assert (await program.me()).name == "Ada"
            assert await program.my_tables() == []
            with pytest.raises(Refused) as refused:
                await program.commit(table.id, 0, ["reclaim"])
            assert refused.value.code == "table-not-playing"


@pytest.mark.parametrize("address", ["ftp://example", "example.org", "http://"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadAddress, match="is not the address of a server"):
        Client(address)


@pytest.mark.parametrize("token", ["", " ", "fg_…", "fg_x\n", "fg_\u200bx"])
def test_what_is_no_token_is_refused(token: str) -> None:
    with pytest.raises(BadToken, match="This is no token"):
        Client("http://127.0.0.1:9", token)


async def test_an_address_that_leads_elsewhere_is_named() -> None:
    """Proxies redirect to https; a client that followed would lose what it posts."""
    async with Client("http://example.org", patience_s=0.0) as client:
        client._connection._http = httpx.AsyncClient(
            base_url=client.address,
            transport=httpx.MockTransport(
                lambda _: httpx.Response(308, headers={"Location": "https://other.example/api/me"})
            ),
        )
        for asks in (client.me(), client.become_guest(), anext(client.listen("x"))):
            with pytest.raises(BadAddress, match=r"leads to https://other.example/api/me"):
                await asks


async def test_a_client_says_which_fields_are_wrong_and_keeps_its_connection(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as served, Client(served.address) as me:
        await me.become_guest("Ada")
        with pytest.raises(Refused) as refused:
            await me.create_table([{"kind": "dragon"}])
        assert (refused.value.code, refused.value.status) == ("invalid-request", 400)
        assert refused.value.fields == ["seats: Expected `array` of length >= 2"]
        assert refused.value.fields[0] in str(refused.value)
        for _ in range(3):
            assert (await me.me()).name == "Ada"
        pool = me._connection._http._transport._pool  # type: ignore[attr-defined]
        assert len(pool.connections) == 1


async def test_a_program_does_not_wait_at_a_closed_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, Client(served.address) as me:
        await me.become_guest("Ada")
        table = (await me.create_table(OPEN_2)).id
        async with Client(served.address, await token_of(me)) as program:
            playing = asyncio.create_task(program.play(table, first))
            await until(lambda: _is(served.node.registry.is_watched(table)))
            await me.leave(table)
            with pytest.raises(TableClosed):
                await playing
        with pytest.raises(TableClosed):
            await me.play(table, first)
        other = await served.person("Bo")
        theirs = (await other.make(OPEN_2))["table"]["id"]
        with pytest.raises(NotSeated, match="join it first"):
            await me.play(theirs, first)
        with pytest.raises(Refused, match="no such table"):
            await me.play("none", first)


async def _is(true: bool) -> bool:
    return true


async def test_a_seat_is_taken_back_from_the_bot_that_stands_in(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, Client(served.address) as me:
        await me.become_guest("Ada")
        bo = await served.person("Bo")
        table = (await me.create_table(OPEN_2, first=1)).id
        await bo.ok("POST", f"/api/tables/{table}/join", {})
        await me.request("POST", f"/api/tables/{table}/takeover", {"seat": 1})
        seen: list[Message] = []
        playing = asyncio.create_task(me.play(table, first, watch=seen.append))

        async def ada_moved() -> bool:
            return any(isinstance(one, Moved) and one.seat == 1 and one.by is None for one in seen)

        async def bo_plays() -> None:
            while True:
                view = (await bo.look(table))["view"]
                if view["decision"]["seat"] == 2:
                    await bo.commit(table, view["ply"], view["decision"]["legal"][0])
                await asyncio.sleep(0.02)

        answering = asyncio.create_task(bo_plays())
        await until(ada_moved)
        for task in (playing, answering):
            task.cancel()


# ---- streams that resume ----


class Flaky(httpx.AsyncBaseTransport):
    """Cuts every response to a stream after some bytes, and loses some requests on the way."""

    def __init__(self, inner: httpx.AsyncBaseTransport, cut: Callable[[], int]) -> None:
        self._inner = inner
        self._cut = cut
        self.cuts = 0
        self.lose: list[type[httpx.TransportError]] = []

    async def aclose(self) -> None:
        await self._inner.aclose()

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        if self.lose:
            raise self.lose.pop()("lost", request=request)
        response = await self._inner.handle_async_request(request)
        if not request.url.path.endswith("/events"):
            return response
        left = self._cut()

        async def some() -> AsyncIterator[bytes]:
            nonlocal left
            async for piece in response.stream:  # type: ignore[union-attr]
                yield piece[:left]
                left -= len(piece)
                if left <= 0:
                    self.cuts += 1
                    raise httpx.ReadError("cut", request=request)

        class Cut(httpx.AsyncByteStream):
            async def __aiter__(self) -> AsyncIterator[bytes]:
                async for piece in some():
                    yield piece

            async def aclose(self) -> None:
                await response.aclose()

        return httpx.Response(response.status_code, headers=response.headers, stream=Cut())


@asynccontextmanager
async def flaky(served: Served, cut: Callable[[], int]) -> AsyncIterator[tuple[Client, Flaky]]:
    async with Client(served.address) as client:
        http = client._connection._http
        transport = http._transport = Flaky(http._transport, cut)
        yield client, transport


async def test_a_stream_that_is_cut_again_and_again_loses_and_doubles_nothing(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        table = (await ada.make([{"kind": "bot", "bot": "random"}] * 2))["table"]["id"]
        # Each connection lives for a little longer than the one before, so that it gets on.
        lives = iter(range(9_000, 10**9, 7_001))
        heard: list[Message] = []
        async with flaky(served, lambda: next(lives)) as (client, transport):
            await ada.ok("POST", f"/api/tables/{table}/chat", {"text": "hm\u2028hm"})
            async with aclosing(client.listen(table, after=0)) as stream:
                async for message in stream:
                    heard.append(message)
                    if isinstance(message, Over):
                        break
            assert transport.cuts > 3
        history = (await ada.ok("GET", f"/api/tables/{table}/history"))["messages"]
        numbers = [message["n"] for message in history]
        assert numbers == sorted(set(numbers))
        assert [message.n for message in heard] == [n for n in numbers if n > 0][: len(heard)]
        assert heard[-1].n == max(message["n"] for message in history if message["type"] == "over")
        plies = [message.ply for message in heard if isinstance(message, Moved)]
        assert plies == sorted(set(plies))
        assert [message.text for message in heard if isinstance(message, messages.Chat)] == [
            message["text"] for message in history if message["type"] == "chat"
        ]


async def test_lost_requests_are_repeated_only_where_that_is_harmless(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, flaky(served, lambda: 10**9) as (client, transport):
        await client.become_guest("Ada")
        transport.lose = [httpx.ReadError, httpx.ConnectError]
        assert (await client.me()).name == "Ada"
        # Nothing was sent yet, so this cannot make two tables; the second loss might.
        transport.lose = [httpx.ConnectError]
        table = (await client.create_table(OPEN_2)).id
        transport.lose = [httpx.ReadError]
        with pytest.raises(Unreachable, match="may or may not"):
            await client.create_table(OPEN_2)
        assert [one.id for one in await client.my_tables()] == [table]
        transport.lose = [httpx.ReadError]
        await client.leave(table)
        assert await client.my_tables() == []


async def test_a_client_comes_back_when_its_server_does(tmp_path: Path) -> None:
    port = 0
    async with Client("http://127.0.0.1:9", patience_s=0.0) as nowhere:
        with pytest.raises(Unreachable, match="cannot be reached"):
            await nowhere.me()
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        token = (await ada.ok("POST", "/api/me/tokens", {"label": "x"}))["token"]
        table = (await ada.make(OPEN_2))["table"]["id"]
        port = int(served.address.rpartition(":")[2])
        client = Client(served.address, token, patience_s=None)
        stream = client.listen(table)
        assert isinstance(await anext(stream), State)
        waiting = asyncio.create_task(anext(stream))
        await asyncio.sleep(0)
    async with serving(tmp_path, port=port) as served:
        bo = await served.person("Bo")
        await bo.ok("POST", f"/api/tables/{table}/join", {})
        message = await waiting
        assert isinstance(message, messages.TableChanged)
        assert message.what == "joined"
        await stream.aclose()
        # A token that is revoked ends its streams; there is no coming back.
        listening = client.listen_to_me()
        await anext(listening)
        again = served.nobody()
        again.http.headers["Cookie"] = ada.cookie
        (made,) = await again.ok("GET", "/api/me/tokens")
        await again.ok("DELETE", f"/api/me/tokens/{made['id']}")
        with pytest.raises((SignedOut, Refused)):
            await anext(listening)
        await client.close()


async def test_the_lobby_and_what_waits_can_be_listened_to(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, Client(served.address) as me:
        ada = await me.become_guest("Ada")
        bo = await served.person("Bo")
        async with aclosing(me.listen_to_lobby()) as lobby, aclosing(me.listen_to_me()) as waits:
            assert isinstance(await anext(lobby), messages.LobbyList)
            assert (await anext(waits)).tables == ()
            made = (await bo.make(OPEN_2, first=2))["table"]["id"]
            changed = await anext(lobby)
            assert isinstance(changed, messages.LobbyTable)
            assert (changed.table.id, changed.table.pace.kind) == (made, "none")
            await me.join(made)
            assert [table.id for table in (await anext(waits)).tables] == [made]
        assert [table.id for table in await me.my_tables()] == [made]
        assert (await me.waiting()).tables[0].others == ("Bo",)
        assert ada.program is False


# ---- reading ----

SAME: dict[type, type[msgspec.Struct]] = {
    messages.Person: wire.PersonRef, messages.Me: wire.Me, messages.Seat: wire.SeatInfo,
    messages.Table: wire.Table, messages.You: wire.You, messages.Clocks: wire.Clocks,
    messages.Snapshot: wire.Snapshot, messages.Committed: wire.Committed,
    messages.State: wire.StateMessage, messages.Moved: wire.Moved,
    messages.TableChanged: wire.TableMessage, messages.Chat: wire.Chat,
    messages.Reacted: wire.React, messages.Over: wire.Over,
    messages.LobbyList: wire.LobbyList, messages.LobbyTable: wire.LobbyTable,
    messages.Waiting: wire.Waiting, messages.WaitingTable: wire.WaitingTable,
    messages.WaitingChallenge: wire.WaitingChallenge,
}  # fmt: skip


def test_the_client_knows_only_fields_that_the_server_sends() -> None:
    for mine, theirs in SAME.items():
        there = {field.name for field in msgspec.structs.fields(theirs)}
        assert {field.name for field in fields(mine)} <= there, mine


def test_a_response_that_is_not_understood_is_one_sentence() -> None:
    good = {"id": "x", "name": "Ada", "kind": "guest", "login": None, "program": False, "new": 1}
    assert messages.read(messages.Me, good).name == "Ada"
    with pytest.raises(BadResponse, match="kind is 'king'; it must be one of guest, account"):
        messages.read(messages.Me, good | {"kind": "king"})
    with pytest.raises(BadResponse, match="no JSON"):
        messages.parse(b"<html>")
    assert issubclass(BadResponse, ClientError)


# ---- streams of the server ----


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
