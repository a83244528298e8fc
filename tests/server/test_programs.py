"""A program does not pass for a person: what a token may not do unless its account is marked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import websockets
from sqlalchemy import update

from firstgiants.server.daily.days import DAY_MS, day_at
from firstgiants.server.store import schema
from tests.server.served import OPEN_2, HeldTime, Json, Person, Served, serving

RATED: Json = {"rated": True, "pace": {"kind": "live"}}
PASSWORD = "long enough now"


async def account(served: Served, name: str) -> Person:
    person = await served.person(name)
    await person.ok(
        "POST", "/api/me/account", {"login": f"the-{name.lower()}", "password": PASSWORD}
    )
    return person


async def with_token(served: Served, owner: Person) -> Person:
    program = served.nobody()
    token = (await owner.ok("POST", "/api/me/tokens", {"label": "x"}))["token"]
    program.http.headers["Authorization"] = f"Bearer {token}"
    program.id = owner.id
    return program


async def test_a_token_plays_no_rated_game_unless_its_account_is_marked(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await account(served, "Ada"), await account(served, "Bo")
        program = await with_token(served, bo)
        table = (await ada.make(OPEN_2, first=2, **RATED))["table"]["id"]
        at = f"/api/tables/{table}"

        async def refuse(method: str, path: str, body: object = None) -> None:
            await program.refused(403, "not-a-program", method, path, body)

        await refuse("POST", f"{at}/join", {})
        await refuse("POST", "/api/tables", {"seats": OPEN_2, **RATED})
        own = (await program.make(OPEN_2, pace={"kind": "live"}))["table"]["id"]
        await refuse("PATCH", f"/api/tables/{own}", {"rated": True})
        # The person sits down; the program cannot go on for them, on no way there is.
        await bo.ok("POST", f"{at}/join", {})
        legal = (await bo.look(table))["view"]["decision"]["legal"]
        body = {"ply": 0, "choices": legal[:1]}
        await refuse("POST", f"{at}/commit", body)
        await refuse("POST", f"{at}/takeback")
        address = f"{served.address.replace('http', 'ws')}{at}/stream"
        headers = {"Authorization": program.http.headers["Authorization"]}
        async with websockets.connect(address, additional_headers=headers) as socket:
            await socket.send(json.dumps({"type": "commit", "id": 7, **body}))
            while (heard := json.loads(await socket.recv()))["type"] != "refused":
                assert heard["type"] != "moved"
            assert heard["problem"]["code"] == "not-a-program"
        assert (await ada.look(table))["table"]["ply"] == 0
        # Nor can it mark itself, nor its owner in the middle of such a game.
        mark = {"program": True}
        await program.refused(403, "token-not-enough", "PATCH", "/api/me", mark)
        await bo.refused(409, "has-rated-games", "PATCH", "/api/me", mark)
        await bo.ok("POST", f"{at}/commit", body)


async def test_a_marked_program_plays_rated_games_and_stays_marked(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, robot = await account(served, "Ada"), await account(served, "Robot")
        program = await with_token(served, robot)
        await robot.ok("PATCH", "/api/me", {"program": True})
        await robot.ok("PATCH", "/api/me", {"program": False})  # no rated game yet
        await robot.ok("PATCH", "/api/me", {"program": True})
        table = (await ada.make(OPEN_2, first=2, **RATED))["table"]["id"]
        joined = await program.ok("POST", f"/api/tables/{table}/join", {})
        assert [one["person"]["program"] for one in joined["table"]["seats"]] == [True, False]
        legal = joined["view"]["decision"]["legal"]
        assert (await program.commit(table, 0, legal[0])).is_success
        off: Any = {"program": False}
        await robot.refused(409, "has-rated-games", "PATCH", "/api/me", off)
        await robot.ok("PATCH", "/api/me", {"program": True, "name": "Robby"})  # changes no mark
        # After the game it is its rating that counts.
        t = schema.people
        rated = update(t).where(t.c.id == robot.id).values(rated_games=1)
        await served.node.database.write(lambda c: c.execute(rated).rowcount)
        await program.ok("POST", f"/api/tables/{table}/leave")
        await robot.refused(409, "has-rated-games", "PATCH", "/api/me", off)


async def test_the_deal_of_the_day_is_for_people_and_marked_programs(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada = await account(served, "Ada")
        program = await with_token(served, ada)
        path = f"/api/daily/{day_at(time.now_ms())}/play"
        await program.refused(403, "not-a-program", "POST", path)
        made = await ada.ok("POST", path)
        view, at = made["view"], f"/api/tables/{made['table']['id']}/commit"
        if view["decision"]["seat"] == made["you"]["seat"]:
            body = {"ply": view["ply"], "choices": view["decision"]["legal"][:1]}
            await program.refused(403, "not-a-program", "POST", at, body)


async def test_no_program_goes_on_with_a_ranked_deal_of_the_day(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada = await account(served, "Ada")
        time.ms += DAY_MS
        today = f"/api/daily/{day_at(time.now_ms())}"
        made = await ada.ok("POST", f"{today}/play")
        assert (await ada.ok("GET", today))["you"]["ranked"]
        mark = {"program": True}
        await ada.refused(409, "daily-own-try", "PATCH", "/api/me", mark)
        await ada.ok("POST", f"/api/tables/{made['table']['id']}/leave")
        await ada.ok("PATCH", "/api/me", mark)


async def test_a_node_that_has_not_heard_of_the_mark_ranks_no_program(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada = await account(served, "Ada")
        time.ms += DAY_MS
        today = f"/api/daily/{day_at(time.now_ms())}"
        assert (await ada.ok("GET", today))["ranked"]
        marked = update(schema.people).where(schema.people.c.id == ada.id).values(program=True)
        await served.node.database.write(lambda c: c.execute(marked).rowcount)
        await ada.ok("POST", f"{today}/play")
        assert not (await ada.ok("GET", today))["you"]["ranked"]


async def test_caps_hold_for_programs(tmp_path: Path) -> None:
    async with serving(tmp_path, open_tables_per_person=2, streams_per_person=1) as served:
        robot = await account(served, "Robot")
        await robot.ok("PATCH", "/api/me", {"program": True})
        programs = [await with_token(served, robot) for _ in range(2)]
        table = (await programs[0].make(OPEN_2))["table"]["id"]
        await programs[1].make(OPEN_2)
        for one in (*programs, robot):
            body = {"seats": OPEN_2}
            await one.refused(409, "too-many-tables", "POST", "/api/tables", body)
        async with programs[0].http.stream("GET", "/api/me/events") as response:
            assert response.is_success
            await anext(response.aiter_lines())
            path = f"/api/tables/{table}/events"
            await programs[1].refused(429, "too-many-requests", "GET", path)
