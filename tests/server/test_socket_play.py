"""Commits on a table's socket: the short way and the long way are one law."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets

from firstgiants.server.desk import Change, Turn
from firstgiants.server.desks import Desks
from firstgiants.server.store import Append, Conflict, Settled, Unavailable
from tests.server.served import OPEN_2, HeldTime, Json, Person, Served, serving


class Seat:
    """Somebody with a socket at a table."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self._socket = socket

    async def hear(self, *types: str) -> Json:
        """The next message of one of these types."""
        while True:
            message: Json = json.loads(await asyncio.wait_for(self._socket.recv(), 20))
            if message["type"] in types:
                return message

    async def commit(self, ply: int, *choices: str, number: int = 1, **more: str) -> None:
        ask = {"type": "commit", "id": number, "ply": ply, "choices": list(choices), **more}
        await self._socket.send(json.dumps(ask))

    async def refused(self, code: str) -> Json:
        problem: Json = (await self.hear("refused"))["problem"]
        assert problem["code"] == code
        return problem


@asynccontextmanager
async def seated(person: Person, table: str) -> AsyncIterator[Seat]:
    address = f"{person.address.replace('http', 'ws')}/api/tables/{table}/stream"
    async with websockets.connect(address, additional_headers={"Cookie": person.cookie}) as socket:
        yield Seat(socket)


@asynccontextmanager
async def two(served: Served) -> AsyncIterator[tuple[list[Seat], str, Json]]:
    """A table that has begun, its sockets by seat, and the first view."""
    ada, bo = await served.person("Ada"), await served.person("Bo")
    table = (await ada.make(OPEN_2, first=1))["table"]["id"]
    view = (await bo.ok("POST", f"/api/tables/{table}/join", {}))["view"]
    async with seated(ada, table) as one, seated(bo, table) as other:
        for seat in (one, other):
            assert (await seat.hear("state"))["view"]["ply"] == 0
        yield [one, other], table, view


def playing(folder: Path, scene: Callable[[Served], Any], **settings: Any) -> Any:
    async def main() -> Any:
        async with serving(folder, **settings) as served:
            return await scene(served)

    return asyncio.run(main())


async def whole_game(served: Served) -> tuple[list[Json], Json]:
    """What the first seat is told, and the record."""
    served.node.tables._new_seed = lambda: "5" * 64
    async with two(served) as (seats, table, first):
        heard, view = [], first
        while (decision := view["decision"]) is not None:
            legal = decision["legal"]
            choice = legal[view["ply"] % len(legal)]
            await seats[decision["seat"] - 1].commit(view["ply"], choice)
            told = [await seat.hear("moved", "refused") for seat in seats]
            for message, number in zip(told, (1, 2), strict=True):
                assert message["view"].pop("seat") == number
            assert told[0] == told[1]
            heard.append(told[0])
            view = told[0]["view"]
        over = [await seat.hear("over") for seat in seats]
        assert over[0] == over[1]
        assert [message["n"] for message in heard] == list(range(3, 3 + len(heard)))
        record = (await (await served.person()).ok("GET", f"/api/games/{table}"))["record"]
        return [*heard, over[0]], record


def test_a_game_by_the_short_way_is_the_game_by_the_long_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    went: list[bool] = []
    at_once = Desks.change_at_once

    def noted(self: Desks, *arguments: Any) -> Change | None:
        made = at_once(self, *arguments)
        went.append(made is not None)
        return made

    games = []
    for folder, way in (("short", noted), ("long", lambda *_: None)):
        monkeypatch.setattr(Desks, "change_at_once", way)
        (tmp_path / folder).mkdir()
        games.append(playing(tmp_path / folder, whole_game, time=HeldTime()))
    short, long = games
    assert short == long
    assert went == [True] * (len(short[0]) - 1)


def test_what_is_refused_by_http_is_refused_here(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        async with two(served) as ((ada, bo), _, view):
            choice = view["decision"]["legal"][0]
            await bo.commit(0, choice)
            await bo.refused("not-your-decision")
            await ada.commit(0, "skip")
            assert choice in (await ada.refused("illegal-choice"))["expected"]
            await ada.commit(3, choice)
            assert (await ada.refused("stale"))["now"]["ply"] == 0
            await ada.commit(0, choice)
            assert (await ada.hear("moved"))["ply"] == 1

    playing(tmp_path, scene)


def test_asked_twice_at_once_it_is_played_once(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        async with two(served) as ((ada, bo), _, view):
            choice = view["decision"]["legal"][0]
            for number in (1, 2, 3):
                await ada.commit(0, choice, number=number, key="once")
            assert (await bo.hear("moved"))["ply"] == 1
            answers = [await ada.hear("moved", "committed", "refused") for _ in range(3)]
            assert [a["type"] for a in answers] == ["moved", "committed", "committed"]
            assert {a["n"] for a in answers} == {answers[0]["n"]}
            assert [a["id"] for a in answers[1:]] == [2, 3]

    playing(tmp_path, scene)


def test_the_limit_holds_by_whichever_way(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        async with two(served) as ((ada, bo), _, view):
            await ada.commit(0, "skip")
            await ada.refused("illegal-choice")
            await ada.commit(0, view["decision"]["legal"][0])
            await bo.hear("moved")
            await ada.commit(0, "skip")
            assert (await ada.refused("too-many-requests"))["retry_after"] > 1

    playing(tmp_path, scene, limit_play=(2, 1))


def failing(served: Served, error: BaseException, *, kept: bool) -> None:
    """The next change at once fails in this way, after it was written or instead."""
    writer = served.node.writer
    put = writer.put

    def fail(op: Append, settled: Settled) -> None:
        writer.put = put  # type: ignore[method-assign]
        if kept:
            put(op, lambda _: settled(error))
        else:
            settled(error)

    writer.put = fail  # type: ignore[method-assign]


def test_who_was_not_first_is_asked_again_the_long_way(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        async with two(served) as ((ada, bo), _, view):
            choice = view["decision"]["legal"][0]
            failing(served, Conflict("taken"), kept=False)
            await ada.commit(0, choice)
            assert (await ada.hear("moved", "refused"))["ply"] == 1
            then = (await bo.hear("moved"))["view"]["decision"]
            # Another node wrote the same: whoever comes second is told what is there now.
            seat = (ada, bo)[then["seat"] - 1]
            failing(served, Conflict("taken"), kept=True)
            await seat.commit(1, then["legal"][0])
            assert (await ada.hear("moved"))["ply"] == 2
            assert (await bo.hear("moved"))["ply"] == 2
            assert (await seat.refused("stale"))["now"]["ply"] == 2

    playing(tmp_path, scene)


@pytest.mark.parametrize("kept", [True, False])
def test_when_the_database_goes_away_nobody_is_told_a_choice_that_is_not_there(
    tmp_path: Path, kept: bool
) -> None:
    async def scene(served: Served) -> None:
        async with two(served) as ((ada, bo), _, view):
            choice = view["decision"]["legal"][0]
            failing(served, Unavailable("gone"), kept=kept)
            await ada.commit(0, choice, key="k")
            await ada.refused("try-again")
            await ada.commit(0, choice, key="k")
            answer = await ada.hear("moved", "committed", "refused")
            if kept:  # what was kept is told first
                assert (answer["type"], answer["ply"]) == ("moved", 1)
                answer = await ada.hear("committed")
            assert answer["ply"] == 1
            assert (await bo.hear("moved"))["ply"] == 1

    playing(tmp_path, scene)


def test_commits_are_timed_by_how_they_came(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        async with two(served) as ((ada, bo), table, view):
            await ada.commit(0, view["decision"]["legal"][0])
            await bo.hear("moved")
        numbers = (await served.nobody().ask("GET", "/metrics")).text
        assert 'firstgiants_commit_seconds_count{by="socket"} 1.0' in numbers
        assert 'firstgiants_commit_seconds_count{by="http"} 0.0' in numbers
        assert 'firstgiants_commit_seconds_bucket{by="socket",le="+Inf"} 1.0' in numbers
        assert table not in numbers

    playing(tmp_path, scene)


def test_turns_come_one_after_the_other_whoever_gives_up() -> None:
    async def main() -> None:
        turn, order = Turn(), []

        async def wait(name: str) -> None:
            async with turn:
                order.append(name)
                await asyncio.sleep(0)

        assert turn.take_at_once()
        assert not turn.take_at_once()
        tasks = [asyncio.create_task(wait(name)) for name in "abcd"]
        await asyncio.sleep(0)
        tasks[1].cancel()  # while waiting
        await asyncio.sleep(0)
        turn.leave()
        assert not turn.take_at_once()  # it is a's already
        tasks[0].cancel()  # a has it, and does not know
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == ["c", "d"]
        assert turn.take_at_once()

    asyncio.run(main())
