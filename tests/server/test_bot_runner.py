"""A program at a server: it takes challenges, opens tables, plays several at once, ends cleanly."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import httpx
import pytest

from firstgiants import Choice, View
from firstgiants.cli.main import run
from firstgiants.client import Accept, BotRunner, Client
from firstgiants.rules.cards import Deck
from tests.server.served import PATIENCE_S, Json, Person, Served, serving, until

PASSWORD = "long enough now"


async def program(served: Served, name: str = "Robot") -> tuple[Person, str]:
    """An account that is marked as a program's, and its token."""
    owner = await served.person(name)
    await owner.ok("POST", "/api/me/account", {"login": name.lower(), "password": PASSWORD})
    await owner.ok("PATCH", "/api/me", {"program": True})
    return owner, (await owner.ok("POST", "/api/me/tokens", {"label": "bot"}))["token"]


def make(_deck: Deck) -> object:
    def choose(_view: View, legal: Sequence[Choice]) -> Choice:
        return legal[0]

    return choose


class LosesAnswers(httpx.AsyncBaseTransport):
    """Counts the tables that are asked for, and loses the responses to the first ``lose``."""

    def __init__(self, inner: httpx.AsyncBaseTransport, lose: int) -> None:
        self._inner = inner
        self._lose = lose
        self.asked = 0

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        response = await self._inner.handle_async_request(request)
        if (request.method, request.url.path) == ("POST", "/api/tables"):
            self.asked += 1
            if self.asked <= self._lose:
                await response.aread()
                raise httpx.ReadError("lost", request=request)
        return response

    async def aclose(self) -> None:
        await self._inner.aclose()


@asynccontextmanager
async def running(
    served: Served,
    token: str,
    *accept: Accept,
    tables: int = 4,
    network: Callable[[httpx.AsyncBaseTransport], httpx.AsyncBaseTransport] = lambda real: real,
) -> AsyncIterator[list[str]]:
    """A runner, with the lines that it reports."""
    said: list[str] = []
    async with Client(served.address, token, patience_s=None, report=said.append) as client:
        http = client._connection._http
        http._transport = network(http._transport)
        runner = BotRunner(client, make, accept=accept, most_tables=tables, report=said.append)  # type: ignore[arg-type]
        task = asyncio.create_task(runner.run())
        try:
            yield said
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


async def play_to_the_end(person: Person, table: str) -> Json:
    """Play the person's first legal choices until the game is over."""
    while True:
        seen = await person.look(table)
        if seen["table"]["state"] == "finished":
            return seen
        decision = seen["view"] and seen["view"]["decision"]
        if decision and decision["seat"] == seen["you"]["seat"]:
            await person.commit(table, seen["view"]["ply"], decision["legal"][0])
        else:
            await asyncio.sleep(0.01)


async def robot_moves(person: Person, table: str) -> None:
    """Play the person's first legal choices until the robot has moved too."""
    seat, moved = (await person.look(table))["you"]["seat"], False
    while not moved:
        view = (await person.look(table))["view"]
        if view["decision"]["seat"] == seat:
            await person.commit(table, view["ply"], view["decision"]["legal"][0])
        history = (await person.ok("GET", f"/api/tables/{table}/history"))["messages"]
        moved = any(one["type"] == "moved" and one["seat"] != seat for one in history)
        await asyncio.sleep(0.02)


async def challenge(person: Person, robot: Person) -> str:
    seats = [{"kind": "me"}, {"kind": "invited", "person": robot.id}]
    made: str = (await person.make(seats, visibility="link"))["table"]["id"]
    return made


async def test_a_program_takes_challenges_and_plays_several_games_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        robot, token = await program(served)
        ada, bo = await served.person("Ada"), await served.person("Bo")
        early = await challenge(ada, robot)
        async with running(served, token, "challenges", tables=2) as said:
            tables = [early, await challenge(bo, robot)]

            async def both_begun() -> bool:
                return all([(await ada.look(one))["table"]["state"] == "playing" for one in tables])

            await until(both_begun)
            # There is no room for a third; it waits until one of the games is over.
            third = await challenge(ada, robot)
            over = await play_to_the_end(ada, early)
            marks = {one["name"]: one["person"]["program"] for one in over["table"]["seats"]}
            assert marks == {"Robot": True, "Ada": False}

            async def third_begun() -> bool:
                return bool((await ada.look(third))["table"]["state"] == "playing")

            await until(third_begun)
            assert sum(": over, " in line for line in said) == 1
        # Stopped in two games: the next run plays on.
        async with running(served, token, "challenges"):
            await asyncio.gather(*(robot_moves(*one) for one in ((bo, tables[1]), (ada, third))))


@pytest.mark.usefixtures("short_games")
async def test_nobody_takes_all_tables_of_a_program(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        robot, token = await program(served)
        ada, bo = await served.person("Ada"), await served.person("Bo")
        mine = [await challenge(ada, robot) for _ in range(3)]
        async with running(served, token, "challenges"):
            bos = await challenge(bo, robot)

            async def states() -> list[str]:
                return [(await ada.look(one))["table"]["state"] for one in (*mine, bos)]

            async def three_begun() -> bool:
                return sorted(await states()) == ["open", "playing", "playing", "playing"]

            await until(three_begun)
            await robot_moves(bo, bos)
            assert sorted((await states())[:-1]) == ["open", "playing", "playing"]
            await play_to_the_end(ada, mine[(await states()).index("playing")])

            async def all_begun() -> bool:
                return "open" not in await states()

            await until(all_begun)


@pytest.mark.usefixtures("short_games")
async def test_nobody_takes_every_table_that_a_program_keeps_open(tmp_path: Path) -> None:
    """Ada has two games with it; it leaves her the third table, and Bo gets another."""
    async with serving(tmp_path) as served:
        _, token = await program(served)
        ada, bo = await served.person("Ada"), await served.person("Bo")

        async def sit_down(person: Person, before: set[str]) -> str:
            """At the table in the lobby, once there is another than before."""
            found: list[str] = []

            async def listed() -> bool:
                tables = (await person.ok("GET", "/api/tables"))["tables"]
                found[:] = [one["id"] for one in tables if one["id"] not in before]
                return bool(found)

            await until(listed)
            await person.ok("POST", f"/api/tables/{found[0]}/join", {})
            return found[0]

        async def begun(table: str) -> bool:
            return bool((await ada.look(table))["table"]["state"] == "playing")

        async def left(table: str) -> bool:
            return f"{table}: left, 2 games with Ada already" in said

        async with running(served, token, "lobby") as said:
            tables: list[str] = []
            for person, then in ((ada, begun), (ada, begun), (ada, left), (bo, begun)):
                tables.append(await sit_down(person, {*tables}))
                await until(partial(then, tables[-1]))
            # When one of her games is over, she may have another.
            await play_to_the_end(ada, tables[0])
            tables.append(await sit_down(ada, {*tables}))
            await until(partial(begun, tables[-1]))


async def test_a_program_takes_back_a_table_that_it_left_open(tmp_path: Path) -> None:
    """As after a crash: the next run opens no second one, and begins the game there."""
    async with serving(tmp_path) as served:
        robot, token = await program(served)
        ada = await served.person("Ada")
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await robot.make(seats, visibility="link", start_when_full=False)
        table = made["table"]["id"]

        async def begun() -> bool:
            return bool((await ada.look(table))["table"]["state"] == "playing")

        async with running(served, token, "link", "lobby") as said:

            async def opened() -> bool:
                return any(": open at " in line for line in said)

            await until(opened)
            listed = (await ada.ok("GET", "/api/tables"))["tables"]
            addresses = [line.rpartition("/")[2] for line in said if ": open at " in line]
            assert addresses == [one["id"] for one in listed]
            await ada.ok("POST", f"/api/tables/{table}/join", {})
            await until(begun)


async def test_a_program_keeps_tables_open_and_closes_them_when_it_ends(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        _, token = await program(served)
        ada = await served.person("Ada")

        async with running(served, token, "lobby", "link") as said:

            async def opened(count: int) -> bool:
                return sum(": open at " in line for line in said) == count

            await until(lambda: opened(2))
            listed = (await ada.ok("GET", "/api/tables"))["tables"]
            assert [one["host"]["program"] for one in listed] == [True]
            addresses = [line.rpartition("/")[2] for line in said if ": open at " in line]
            (link,) = set(addresses) - {listed[0]["id"]}
            await ada.ok("POST", f"/api/tables/{link}/join", {})
            await until(lambda: opened(3))  # the next people with a link find a table
            addresses = [line.rpartition("/")[2] for line in said if ": open at " in line]
        states = [(await ada.look(one))["table"]["state"] for one in addresses]
        assert states == ["playing" if one == link else "closed" for one in addresses]


async def test_a_program_tries_again_to_open_a_table_and_says_so_once(tmp_path: Path) -> None:
    async with serving(tmp_path, open_tables_per_person=1) as served:
        robot, token = await program(served)
        other = (await robot.make([{"kind": "me"}, {"kind": "open"}]))["table"]["id"]
        networks: list[LosesAnswers] = []

        def network(real: httpx.AsyncBaseTransport) -> LosesAnswers:
            networks.append(LosesAnswers(real, lose=0))
            return networks[-1]

        async def refused_again() -> bool:
            return networks[0].asked > 2

        async def opened() -> bool:
            return any(": open at " in line for line in said)

        async with running(served, token, "link", network=network) as said:
            await until(refused_again)
            await robot.ok("POST", f"/api/tables/{other}/leave", {})
            await until(opened)
            (line,) = [line for line in said if line.startswith("No table yet: ")]
            assert "You have 1 tables" in line
            assert line.endswith("first. Trying again.")


async def test_a_program_finds_the_table_of_a_lost_response(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        robot, token = await program(served)

        async def opened() -> bool:
            return any(": open at " in line for line in said)

        async with running(
            served, token, "lobby", network=lambda real: LosesAnswers(real, lose=1)
        ) as said:
            await until(opened)
            (table,) = (await robot.ok("GET", "/api/tables"))["tables"]
            assert said[-1].endswith(f"/t/{table['id']}")
            assert any("may or may not have done it" in line for line in said)


async def test_a_chooser_that_fails_ends_the_run_with_its_error(tmp_path: Path) -> None:
    class Broken(Exception):
        pass

    def broken(_deck: Deck) -> object:
        def choose(_view: View, _legal: Sequence[Choice]) -> Choice:
            raise Broken("no idea")

        return choose

    async with serving(tmp_path) as served:
        robot, token = await program(served)
        ada = await served.person("Ada")
        await challenge(ada, robot)
        playing = asyncio.create_task(_ada_plays(ada))
        async with Client(served.address, token) as client:
            with pytest.raises(Broken, match="no idea"):
                await BotRunner(client, broken).run()  # type: ignore[arg-type]
        playing.cancel()


async def _ada_plays(ada: Person) -> None:
    while True:
        for table in (await ada.ok("GET", "/api/me/waiting"))["tables"]:
            view = (await ada.look(table["id"]))["view"]
            await ada.commit(table["id"], view["ply"], view["decision"]["legal"][0])
        await asyncio.sleep(0.02)


# ---- the command ----


async def test_the_command_plays_survives_a_restart_and_ends_on_a_signal(tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text(
        "class Mine:\n    def choose(self, view, legal, budget):\n        return legal[0]\n"
    )
    (tmp_path / "data").mkdir()
    async with serving(tmp_path / "data") as served:
        robot, token = await program(served)
        ada = await served.person("Ada")
        table = await challenge(ada, robot)
        port = int(served.address.rpartition(":")[2])
        command = await asyncio.create_subprocess_exec(
            sys.executable, "-c", "from firstgiants.cli.main import main; main()",
            "bot", "--server", served.address,
            "--bot", "mybots:Mine", cwd=tmp_path,
            env=os.environ | {"FIRSTGIANTS_TOKEN": token},
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        try:
            assert command.stdout is not None
            line = await asyncio.wait_for(command.stdout.readline(), PATIENCE_S)
            assert line.decode().startswith("Robot plays at ")

            async def begun() -> bool:
                return bool((await ada.look(table))["table"]["state"] == "playing")

            await until(begun)
            cookie = ada.cookie
        except BaseException:
            command.kill()
            raise
    try:
        async with serving(tmp_path / "data", port=port) as served:
            ada = served.nobody()
            ada.http.headers["Cookie"] = cookie
            await robot_moves(ada, table)
            command.send_signal(signal.SIGTERM)
            out, err = await asyncio.wait_for(command.communicate(), PATIENCE_S)
            assert (command.returncode, err.decode().strip()) == (
                0,
                "Stopped. Games go on at the next start.",
            )
            assert f"{table}: Ada, Robot play" in out.decode().replace("Robot, Ada", "Ada, Robot")
    finally:
        if command.returncode is None:
            command.kill()
            await command.wait()


async def test_the_command_does_not_play_as_a_person(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path) as served:
        owner = await served.person("Ada")
        token = (await owner.ok("POST", "/api/me/tokens", {"label": "x"}))["token"]

        async def refuse(*args: str, server: str = served.address) -> str:
            code = await asyncio.to_thread(run, ["bot", "--server", server, *args])
            said = capsys.readouterr()
            assert (code, said.out, said.err.count("\n")) == (2, "", 1)
            return said.err

        assert "this is a guest" in await refuse("--token", token)
        await owner.ok("POST", "/api/me/account", {"login": "ada", "password": PASSWORD})
        assert "tick “A program plays with this account”" in await refuse("--token", token)
        assert "not known (any more)" in await refuse("--token", "fg_nonsense")
        assert "A token is missing" in await refuse()
        said = await refuse("--token", token, server="nonsense")
        assert "is not the address of a server" in said
        assert "There is no bot 'nobody'" in await refuse("--token", token, "--bot", "nobody")
