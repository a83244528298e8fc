"""Previews and commits on a table's socket behave as over HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import websockets

from firstgiants.server.http.sockets import SIGNED_OUT
from firstgiants.server.store import Append, Conflict, Settled, Unavailable
from tests.server.served import OPEN_2, PATIENCE_S, HeldTime, Json, Person, Served, serving


class Seat:
    """A person with a socket at a table."""

    def __init__(self, person: Person, socket: websockets.ClientConnection) -> None:
        self.person = person
        self._socket = socket

    async def hear(self, *types: str) -> Json:
        """The next message of one of these types."""
        while True:
            message: Json = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE_S))
            if message["type"] in types:
                return message

    async def until_closed(self) -> set[str]:
        """The types of all messages until the connection ends."""
        types = set()
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                types.add(
                    json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE_S))["type"]
                )
        return types

    @property
    def close_code(self) -> int | None:
        return self._socket.close_code

    async def commit(self, ply: int, *choices: str, number: int = 1, **more: str) -> None:
        await self.ask("commit", ply, *choices, number=number, **more)

    async def ask(self, kind: str, ply: int, *choices: str, number: int = 1, **more: str) -> None:
        ask = {"type": kind, "id": number, "ply": ply, "choices": list(choices), **more}
        await self.send(json.dumps(ask))

    async def send(self, message: str | bytes) -> None:
        await self._socket.send(message)

    async def refused(self, code: str) -> Json:
        problem: Json = (await self.hear("refused"))["problem"]
        assert problem["code"] == code
        return problem


@asynccontextmanager
async def seated(person: Person, table: str) -> AsyncIterator[Seat]:
    address = f"{person.address.replace('http', 'ws')}/api/tables/{table}/stream"
    async with websockets.connect(address, additional_headers={"Cookie": person.cookie}) as socket:
        yield Seat(person, socket)


@asynccontextmanager
async def two(served: Served) -> AsyncIterator[tuple[list[Seat], str, Json]]:
    """A table in play, its sockets by seat, and the first view."""
    ada, bo = await served.person("Ada"), await served.person("Bo")
    table = (await ada.make(OPEN_2, first=1))["table"]["id"]
    view = (await bo.ok("POST", f"/api/tables/{table}/join", {}))["view"]
    async with seated(ada, table) as one, seated(bo, table) as other:
        for seat in (one, other):
            assert (await seat.hear("state"))["view"]["ply"] == 0
        yield [one, other], table, view


async def whole_game(served: Served, *, by_http: bool) -> tuple[list[Json], Json]:
    """The messages of the first seat, and the record."""
    served.node.tables._new_seed = lambda: "5" * 64
    async with two(served) as (seats, table, first):
        heard, view = [], first
        while (decision := view["decision"]) is not None:
            legal = decision["legal"]
            choice = legal[view["ply"] % len(legal)]
            seat = seats[decision["seat"] - 1]
            if by_http:
                assert (await seat.person.commit(table, view["ply"], choice)).is_success
            else:
                await seat.commit(view["ply"], choice)
            messages = [await seat.hear("moved", "refused") for seat in seats]
            for message, number in zip(messages, (1, 2), strict=True):
                assert message["view"].pop("seat") == number
            assert messages[0] == messages[1]
            heard.append(messages[0])
            view = messages[0]["view"]
        over = [await seat.hear("over") for seat in seats]
        assert over[0] == over[1]
        assert [message["n"] for message in heard] == list(range(3, 3 + len(heard)))
        record = (await (await served.person()).ok("GET", f"/api/games/{table}"))["record"]
        return [*heard, over[0]], record


async def test_a_game_on_the_socket_equals_the_game_over_http(tmp_path: Path) -> None:
    games = []
    for by_http in (False, True):
        folder = tmp_path / str(by_http)
        folder.mkdir()
        async with serving(folder, time=HeldTime()) as served:
            games.append(await whole_game(served, by_http=by_http))
    assert games[0] == games[1]


async def test_a_preview_on_the_socket_equals_the_preview_over_http(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, two(served) as ((ada, bo), table, view):
        choice = view["decision"]["legal"][0]
        for choices in ([], [choice]):
            await ada.ask("preview", 0, *choices, number=7)
            body = {"ply": 0, "choices": choices}
            path = f"/api/tables/{table}/preview"
            seen = await ada.person.ok("POST", path, body)
            assert await ada.hear("previewed") == {"type": "previewed", "id": 7} | seen
        await bo.ask("preview", 0, choice)
        await bo.refused("not-your-decision")
        await ada.ask("preview", 0, "skip")
        assert choice in (await ada.refused("illegal-choice"))["expected"]
        assert (await ada.person.look(table))["table"]["ply"] == 0


@pytest.mark.parametrize("kind", ["commit", "preview"])
async def test_a_session_that_has_ended_has_no_rights_on_an_open_socket(
    tmp_path: Path, kind: str
) -> None:
    async with serving(tmp_path) as served, two(served) as ((ada, bo), table, view):
        await ada.person.ok("DELETE", "/api/session")
        # Whether or not the message still arrives, the server sends only bye.
        with contextlib.suppress(websockets.ConnectionClosed):
            await ada.ask(kind, 0, view["decision"]["legal"][0])
        assert await ada.until_closed() <= {"presence", "refused", "bye"}
        assert ada.close_code == SIGNED_OUT
        assert (await bo.person.look(table))["table"]["ply"] == 0
        kept = (await bo.person.ok("GET", f"/api/tables/{table}/history"))["messages"]
        assert [one["ply"] for one in kept if one["type"] == "moved"] == []


@pytest.mark.parametrize("kind", ["commit", "preview"])
async def test_an_ended_session_is_refused_before_its_socket_is_closed(
    tmp_path: Path, kind: str
) -> None:
    async with serving(tmp_path) as served:

        async def not_yet(person_id: str | None = None) -> None:
            """Like a node that has missed the note."""
            del person_id

        served.node.stream_access.recheck = not_yet  # type: ignore[method-assign]
        async with two(served) as ((ada, bo), table, view):
            await ada.person.ok("DELETE", "/api/session")
            await ada.ask(kind, 0, view["decision"]["legal"][0])
            await ada.refused("not-signed-in")
            assert (await bo.person.look(table))["table"]["ply"] == 0


async def test_invalid_messages_are_refused_and_the_socket_stays_open(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        async with two(served) as ((ada, _), _, view):
            for text in ("", "{", "[]", '{"type":"dance","id":1}', '{"type":"commit","id":1}'):
                await ada.send(text)
                await ada.refused("invalid-request")
            await ada.send(b"\x00")
            await ada.refused("invalid-request")
            await ada.commit(0, view["decision"]["legal"][0])
            assert (await ada.hear("moved"))["ply"] == 1
        watcher = await served.person()
        async with websockets.connect(
            f"{watcher.address.replace('http', 'ws')}/api/lobby/stream"
        ) as socket:
            await socket.recv()
            await socket.send('{"type":"commit"}')
            assert json.loads(await socket.recv())["problem"]["code"] == "invalid-request"


async def test_sockets_refuse_the_same_as_http(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, two(served) as ((ada, bo), _, view):
        choice = view["decision"]["legal"][0]
        await bo.commit(0, choice)
        await bo.refused("not-your-decision")
        await ada.commit(0, "skip")
        assert choice in (await ada.refused("illegal-choice"))["expected"]
        await ada.commit(3, choice)
        assert (await ada.refused("stale"))["now"]["ply"] == 0
        await ada.commit(0, choice)
        assert (await ada.hear("moved"))["ply"] == 1


async def test_a_commit_sent_twice_is_played_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, two(served) as ((ada, bo), _, view):
        choice = view["decision"]["legal"][0]
        for number in (1, 2, 3):
            await ada.commit(0, choice, number=number, key="once")
        assert (await bo.hear("moved"))["ply"] == 1
        answers = [await ada.hear("moved", "committed", "refused") for _ in range(3)]
        assert [a["type"] for a in answers] == ["moved", "committed", "committed"]
        assert {a["n"] for a in answers} == {answers[0]["n"]}
        assert [a["id"] for a in answers[1:]] == [2, 3]


async def test_the_limit_is_charged_once_for_each_message(tmp_path: Path) -> None:
    async with serving(tmp_path, limit_play=(2, 1)) as served, two(served) as ((ada, bo), _, view):
        await ada.commit(0, "skip")
        await ada.refused("illegal-choice")
        await ada.commit(0, view["decision"]["legal"][0])
        await bo.hear("moved")
        await ada.commit(0, "skip")
        assert (await ada.refused("too-many-requests"))["retry_after"] > 1


def failing(served: Served, error: BaseException, *, kept: bool) -> None:
    """Make the next append fail with this error, before or after it is written."""
    writer = served.node.writer
    put = writer.put

    def fail(op: Append, settled: Settled) -> None:
        writer.put = put  # type: ignore[method-assign]
        if kept:
            put(op, lambda _: settled(error))
        else:
            settled(error)

    writer.put = fail  # type: ignore[method-assign]


async def test_a_commit_that_loses_a_race_is_checked_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, two(served) as ((ada, bo), _, view):
        choice = view["decision"]["legal"][0]
        failing(served, Conflict("taken"), kept=False)
        await ada.commit(0, choice)
        assert (await ada.hear("moved", "refused"))["ply"] == 1
        then = (await bo.hear("moved"))["view"]["decision"]
        # Another node wrote first: the second gets the current state.
        seat = (ada, bo)[then["seat"] - 1]
        failing(served, Conflict("taken"), kept=True)
        await seat.commit(1, then["legal"][0])
        assert (await ada.hear("moved"))["ply"] == 2
        assert (await bo.hear("moved"))["ply"] == 2
        assert (await seat.refused("stale"))["now"]["ply"] == 2


async def test_an_unexpected_error_is_not_worth_a_repetition(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, two(served) as ((ada, _), _, view):
        failing(served, ArithmeticError("broken"), kept=False)
        await ada.commit(0, view["decision"]["legal"][0])
        problem = await ada.refused("internal")
        assert (problem["status"], problem.get("retry_after")) == (500, None)
        assert "broken" not in str(problem)


@pytest.mark.parametrize("kept", [True, False])
async def test_no_choice_is_announced_that_the_database_did_not_store(
    tmp_path: Path, kept: bool
) -> None:
    async with serving(tmp_path) as served, two(served) as ((ada, bo), _, view):
        choice = view["decision"]["legal"][0]
        failing(served, Unavailable("gone"), kept=kept)
        await ada.commit(0, choice, key="k")
        await ada.refused("try-again")
        await ada.commit(0, choice, key="k")
        answer = await ada.hear("moved", "committed", "refused")
        if kept:  # what was stored is sent first
            assert (answer["type"], answer["ply"]) == ("moved", 1)
            answer = await ada.hear("committed")
        assert answer["ply"] == 1
        assert (await bo.hear("moved"))["ply"] == 1


async def test_metrics_time_commits_by_transport(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        async with two(served) as ((ada, bo), table, view):
            await ada.commit(0, view["decision"]["legal"][0])
            await bo.hear("moved")
        numbers = (await served.nobody().ask("GET", "/metrics")).text
        assert 'firstgiants_commit_seconds_count{by="socket"} 1.0' in numbers
        assert 'firstgiants_commit_seconds_count{by="http"} 0.0' in numbers
        assert 'firstgiants_commit_seconds_bucket{by="socket",le="+Inf"} 1.0' in numbers
        assert table not in numbers
