"""Limits of the number of tables per person and per address."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import select

from firstgiants import Game
from firstgiants.server.store import schema
from tests.server.served import OPEN_2, TWO_BOTS, HeldTime, Json, Person, serving

BOTS: list[Json] = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
PROXY = ("127.0.0.1",)


def from_address(address: str) -> dict[str, dict[str, str]]:
    return {"headers": {"X-Forwarded-For": address}}


async def test_the_number_of_open_tables_per_person_is_limited(tmp_path: Path) -> None:
    async with serving(
        tmp_path, open_tables_per_person=2, tables_per_person=4, bot_processes=0
    ) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        made = [(await ada.make(OPEN_2))["table"]["id"] for _ in range(2)]
        body = {"seats": OPEN_2}
        problem = await ada.refused(409, "too-many-tables", "POST", "/api/tables", body)
        assert problem["limit"] == 2
        await bo.make(OPEN_2)
        # A game that starts immediately is not an open table, but counts among all tables.
        for _ in range(2):
            await ada.make(TWO_BOTS)
        await ada.refused(409, "too-many-tables", "POST", "/api/tables", {"seats": TWO_BOTS})
        await ada.ok("POST", f"/api/tables/{made[0]}/leave")
        await ada.make(OPEN_2)
        mine = await ada.ok("GET", "/api/me/tables")
        assert len(mine["tables"]) == 4


async def test_concurrent_requests_do_not_exceed_the_limit(tmp_path: Path) -> None:
    async with serving(tmp_path, open_tables_per_person=3, bot_processes=0) as served:
        ada = await served.person("Ada")
        body = {"seats": OPEN_2}
        asked = [ada.ask("POST", "/api/tables", body) for _ in range(12)]
        statuses = [answer.status_code for answer in await asyncio.gather(*asked)]
        made = statuses.count(201)
        assert 1 <= made <= 3
        assert statuses.count(409) == 12 - made
        # Refused requests do not count: exactly three tables are allowed.
        for _ in range(3 - made):
            await ada.ok("POST", "/api/tables", body)
        await ada.refused(409, "too-many-tables", "POST", "/api/tables", body)


async def test_the_number_of_tables_per_address_is_limited(tmp_path: Path) -> None:
    async with serving(
        tmp_path, open_tables_per_address=3, trusted_proxies=PROXY, bot_processes=0
    ) as served:
        body = {"seats": OPEN_2}
        for index in range(3):
            guest = await served.person(f"Guest {index}")
            await guest.ok("POST", "/api/tables", body, **from_address("2001:db8:1:2::1"))
        ada = await served.person("Ada")
        neighbour = from_address("2001:db8:1:2:ffff::2")
        await ada.refused(409, "too-many-tables-here", "POST", "/api/tables", body, **neighbour)
        await ada.ok("POST", "/api/tables", body, **from_address("2001:db8:1:3::1"))


async def test_the_number_of_bot_only_games_is_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_games_per_address=2, bot_processes=0) as served:
        ada = await served.person("Ada")
        for _ in range(2):
            await ada.make(BOTS)
        code, path = "too-many-bot-games", "/api/tables"
        await ada.refused(409, code, "POST", path, {"seats": BOTS})
        await ada.make(TWO_BOTS)
        # Filling the seats later does not get around the limit.
        seats = [{"kind": "open"}, {"kind": "open"}]
        table = (await ada.make(seats))["table"]["id"]
        fill = f"/api/tables/{table}/fill"
        await ada.refused(409, code, "POST", fill, {"bot": "random"})
        assert (await ada.look(table))["table"]["state"] == "open"


async def test_the_games_that_an_address_sends_are_limited_however_many_guests_it_has(
    tmp_path: Path,
) -> None:
    """An imported game is kept for good, and so is one that was continued just before its end."""
    async with serving(
        tmp_path, time=HeldTime(), limit_imports=(3, 1), trusted_proxies=PROXY
    ) as served:
        ada, bo, eve = [await served.person(name) for name in ("Ada", "Bo", "Eve")]
        here, there = from_address("198.51.100.1"), from_address("198.51.100.2")
        record = Game.new(2, seed=1).record().to_json()
        into = "/api/games/import"
        game = (await ada.ok("POST", into, record, **here))["id"]
        again, seats = f"/api/games/{game}/continue", {"ply": 0, "seats": OPEN_2}
        await bo.ok("POST", again, seats, **here)
        await bo.ok("POST", into, record, **here)
        refusal = await eve.refused(429, "too-many-requests", "POST", into, record, **here)
        assert refusal["retry_after"] == 60
        await eve.refused(429, "too-many-requests", "POST", again, seats, **here)
        await eve.ok("POST", into, record, **there)


async def test_the_new_accounts_of_an_address_are_limited(tmp_path: Path) -> None:
    """An account is kept for good."""
    async with serving(
        tmp_path, time=HeldTime(), limit_imports=(2, 1), trusted_proxies=PROXY, bot_processes=0
    ) as served:
        here, there = from_address("198.51.100.1"), from_address("198.51.100.2")
        path, body = "/api/me/account", {"password": "long enough"}
        for login in ("ada", "bob"):
            person = await served.person(login)
            await person.ok("POST", path, body | {"login": login}, **here)
        eve, new = await served.person("Eve"), body | {"login": "eve"}
        refusal = await eve.refused(429, "too-many-requests", "POST", path, new, **here)
        assert refusal["retry_after"] == 60
        await eve.ok("POST", path, new, **there)


async def test_the_changes_of_an_address_are_limited_however_many_guests_it_has(
    tmp_path: Path,
) -> None:
    async with serving(
        tmp_path, time=HeldTime(), limit_changes=(3, 1), trusted_proxies=PROXY, bot_processes=0
    ) as served:
        ada, bo, eve = [await served.person(name) for name in ("Ada", "Bo", "Eve")]
        here, there = from_address("198.51.100.1"), from_address("198.51.100.2")
        table = (await ada.ok("POST", "/api/tables", {"seats": OPEN_2}, **here))["table"]["id"]
        chat, hello = f"/api/tables/{table}/chat", {"text": "Hello"}
        await bo.ok("POST", chat, hello, **here)
        await bo.ok("PATCH", "/api/me", {"name": "Bob"}, **here)
        await eve.refused(429, "too-many-requests", "POST", chat, hello, **here)
        await eve.refused(429, "too-many-requests", "PATCH", "/api/me", {"name": "E"}, **here)
        await eve.ok("GET", "/api/me", **here)
        await eve.ok("POST", chat, hello, **there)


async def test_what_is_stored_for_an_address_is_limited_in_kilobytes(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(
        tmp_path, time=time, limit_stored=(50, 1), trusted_proxies=PROXY, bot_processes=0
    ) as served:
        ada, bo, eve = [await served.person(name) for name in ("Ada", "Bo", "Eve")]
        here, there = from_address("198.51.100.1"), from_address("198.51.100.2")
        table = (await ada.ok("POST", "/api/tables", {"seats": OPEN_2}, **here))["table"]["id"]
        await bo.ok("POST", f"/api/tables/{table}/join", {}, **here)
        chat, long = f"/api/tables/{table}/chat", {"text": "\N{SAUROPOD}" * 500}
        said = 0
        while (response := await eve.ask("POST", chat, long, **here)).is_success:
            said += 1
        # 50 KB less the table's 31, the seat's 1, and 3 for each line until none is left.
        assert (response.status_code, said) == (429, 6)
        await bo.refused(429, "too-many-requests", "PATCH", "/api/me", {"name": "Bob"}, **here)
        await eve.ok("POST", chat, long, **there)
        # Nobody is kept from playing, but what is played must be made up for.
        for person in (ada, bo) * 5:
            await move(person, table, **here)
        time.pass_s(60)
        assert (await eve.ask("POST", chat, long, **here)).status_code == 429
        time.pass_s(240)
        await eve.ok("POST", chat, long, **here)


async def move(person: Person, table: str, **address: Any) -> None:
    view = (await person.look(table))["view"]
    if view["decision"]["seat"] == view["seat"]:
        body = {"ply": view["ply"], "choices": view["decision"]["legal"][:1]}
        await person.ok("POST", f"/api/tables/{table}/commit", body, **address)


async def test_a_persons_preferences_are_few_and_short(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada = await served.person("Ada")
        for number in range(19):
            await ada.ok("PATCH", "/api/me", {"prefs": {f"n{number}": "x" * 200}})
        for more in ({"long": "x" * 200}, {f"m{number}": 1 for number in range(32)}):
            await ada.refused(409, "too-many-prefs", "PATCH", "/api/me", {"prefs": more})
        await ada.ok("PATCH", "/api/me", {"prefs": {"n0": None, "long": "x" * 200}})


async def test_an_address_is_stored_as_a_hash_and_removed_after_the_end(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, bot_processes=0) as served:
        ada = await served.person("Ada")
        over = (await ada.make(OPEN_2))["table"]["id"]
        going_on = (await ada.make(OPEN_2))["table"]["id"]
        await ada.ok("POST", f"/api/tables/{over}/leave")
        t = schema.tables

        async def kept() -> dict[str, str | None]:
            rows = await served.node.database.read(
                lambda c: c.execute(select(t.c.id, t.c.made_from)).all()
            )
            return {row.id: row.made_from for row in rows}

        before = await kept()
        assert before[over] == before[going_on] is not None
        assert "127.0.0.1" not in str(before[going_on])
        await served.node.cleanup.run()
        assert await kept() == {over: None, going_on: before[going_on]}
