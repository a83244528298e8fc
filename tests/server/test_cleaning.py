"""Clean-up: what is deleted, what stays, and that one node does it for all."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Table, func, select

from firstgiants.server.store import schema
from firstgiants.server.tables import clocks
from firstgiants.server.tables.cleanup import EVERY_MS, LEASE_MS
from tests.server.served import OPEN_2, TWO_BOTS, HeldTime, Json, Person, Served, serving
from tests.server.test_clocks import lose_deck
from tests.server.test_play import play_out

DAY = 86_400
DAYS: Json = {"kind": "days", "days": 2}


async def count(served: Served, table: Table) -> int:
    query = select(func.count()).select_from(table)
    return await served.node.database.read(lambda c: c.execute(query).scalar_one())


@pytest.fixture
def always_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count days between two heartbeats as uptime, so that days can pass in one step."""
    monkeypatch.setattr(clocks, "GAP_MS", 10**15)


async def pass_days(served: Served, time: HeldTime, days: float) -> None:
    time.pass_s(days * DAY)
    await served.node.cleanup.run()


async def test_guests_without_games_are_forgotten_and_others_are_not(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, forget_guests_days=10) as served:
        passer_by = await served.person("Passer-by")
        regular = await served.person("Regular")
        player = await served.person("Player")
        account = await served.person("Account")
        seated = await served.person("Seated")
        login = {"login": "somebody", "password": "a long password"}
        await account.ok("POST", "/api/me/account", login)
        await play_out(player, (await player.make(TWO_BOTS))["table"]["id"])
        await seated.make(OPEN_2, visibility="link")
        for _ in range(4):
            time.pass_s(3 * DAY)
            await regular.ok("GET", "/api/me")
        await served.node.cleanup.run()
        await passer_by.refused(401, "not-signed-in", "GET", "/api/me")
        await regular.refused(404, "no-such-person", "GET", f"/api/people/{passer_by.id}")
        for kept in (regular, player, account, seated):
            assert (await kept.ok("GET", "/api/me"))["id"] == kept.id


async def test_a_table_that_cannot_be_read_keeps_nothing_else_from_being_cleaned(
    tmp_path: Path,
) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, bot_processes=0, close_open_hours=1) as served:
        ada = await served.person("Ada")
        broken, table = [(await ada.make(OPEN_2))["table"]["id"] for _ in range(2)]
        await lose_deck(served, broken)
        await pass_days(served, time, 1)
        assert (await ada.look(table))["table"]["state"] == "closed"


async def test_a_session_lasts_while_it_is_used(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        for person, login in ((ada, "ada"), (bo, "bobo")):
            account = {"login": login, "password": "a long password"}
            await person.ok("POST", "/api/me/account", account)
        for _ in range(2):
            time.pass_s(250 * DAY)
            answer = await ada.ask("GET", "/api/me")
            assert answer.is_success
            assert "Max-Age=34560000" in answer.headers["set-cookie"]
        assert await count(served, schema.sessions) == 2
        await bo.refused(401, "not-signed-in", "GET", "/api/me")
        await served.node.cleanup.run()
        assert await count(served, schema.sessions) == 1
        assert await count(served, schema.people) == 2


@pytest.mark.parametrize(
    ("settings", "days"),
    [({}, 1), ({"pace": DAYS}, 14), ({"visibility": "link"}, 14)],
    ids=["public", "turn-based", "by link"],
)
async def test_tables_that_were_not_started_are_closed(
    tmp_path: Path, settings: Json, days: int
) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        chairs: list[Json] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = (await ada.make(chairs, **settings))["table"]["id"]
        await pass_days(served, time, days * 0.9)
        await bo.ok("POST", f"/api/tables/{table}/join", {})  # a person joined, so it stays open
        await pass_days(served, time, days * 0.9)
        assert (await ada.look(table))["table"]["state"] == "open"
        async with bo.stream(table) as hear:
            assert (await hear())["type"] == "state"
            await pass_days(served, time, days * 0.2)
            while (heard := await hear())["type"] != "table":
                pass
            assert heard["what"] == "closed"
        await ada.refused(409, "table-not-open", "POST", f"/api/tables/{table}/start")


async def begun(served: Served, **settings: object) -> tuple[Person, str]:
    ada, bo = await served.person("Ada"), await served.person("Bo")
    table = (await ada.make(OPEN_2, first=1, **settings))["table"]["id"]
    await bo.ok("POST", f"/api/tables/{table}/join", {})
    return ada, table


@pytest.mark.usefixtures("always_up")
async def test_idle_games_are_closed_and_rated_ones_continued_by_a_bot(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(
        tmp_path, time=time, bot_processes=0, forget_guests_days=99, grace_s=600
    ) as served:
        ada, slow = await begun(served, pace=DAYS)
        _, rated = await begun(served, pace=DAYS, rated=True)
        await pass_days(served, time, 29)
        assert (await ada.look(slow))["table"]["state"] == "playing"
        await pass_days(served, time, 2)
        assert (await ada.look(slow))["table"]["state"] == "closed"
        state = (await ada.look(rated))["table"]
        assert state["state"] == "playing"
        assert state["seats"][0]["stand_in"] == "preparator"


async def test_downtime_closes_no_game(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, forget_guests_days=99) as served:
        _, table = await begun(served)
    time.pass_s(40 * DAY)
    async with serving(tmp_path, time=time, forget_guests_days=99) as served:
        await served.node.cleanup.run()
        assert (await served.nobody().look(table))["table"]["state"] == "playing"


async def test_closed_tables_are_deleted_later_and_finished_games_are_kept(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, forget_guests_days=999) as served:
        ada = await served.person()
        finished = (await ada.make(TWO_BOTS))["table"]["id"]
        await play_out(ada, finished)
        shared = (await ada.make(TWO_BOTS, same_deal_as=finished))["table"]["id"]
        left = (await ada.make(OPEN_2))["table"]["id"]
        for table in (left, shared):
            state = await ada.ok("POST", f"/api/tables/{table}/leave")
            assert state["table"]["state"] == "closed"
        await pass_days(served, time, 29)
        await ada.look(left)
        await pass_days(served, time, 2)
        for table in (left, shared):
            await ada.refused(404, "no-such-table", "GET", f"/api/tables/{table}")
        await pass_days(served, time, 3000)
        assert (await ada.look(finished))["table"]["state"] == "finished"
        game = await ada.ok("GET", f"/api/games/{finished}")
        assert game["fair"]["seed"]
        assert await count(served, schema.deals) == 1
        assert await count(served, schema.tables) == 1
        logged = select(schema.log.c.table_id).distinct()
        rows = await served.node.database.read(lambda c: c.execute(logged).scalars().all())
        assert rows == [finished]


async def test_one_node_cleans_up_for_all_and_another_takes_over_when_it_dies(
    tmp_path: Path,
) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as first, serving(tmp_path, time=time) as second:
        nodes = (first.node, second.node)
        claims = [await node.cleanup.claim(time.now_ms()) for node in nodes]
        assert claims == [True, False]
        # The first node died during its work: its lease expires.
        time.pass_s(LEASE_MS / 1000)
        assert await second.node.cleanup.claim(time.now_ms())
        time.pass_s(LEASE_MS / 1000)
        await first.node.cleanup.run()
        assert not await second.node.cleanup.claim(time.now_ms())
        time.pass_s(EVERY_MS / 1000)
        claims = [await node.cleanup.claim(time.now_ms()) for node in nodes]
        assert claims == [True, False]
