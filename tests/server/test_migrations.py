"""Migrations from every version keep the data."""

from __future__ import annotations

import json
from pathlib import Path

from sqlalchemy import select

from firstgiants import Game, Record
from firstgiants.server.store import schema
from firstgiants.server.store.database import Database
from firstgiants.server.store.migrate import is_current, newest
from tests.server.migrating import bring_up_to_date, check_schema, make_old, revisions, rows_of
from tests.server.served import TWO_BOTS, serving
from tests.server.test_play import play_out


async def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "m.sqlite3"))
    assert not await database.read(is_current)
    await bring_up_to_date(database)
    await check_schema(database)
    assert (await revisions(database))[-1] == newest()
    await database.close()


async def test_what_people_wanted_of_a_table_keeps_its_meaning(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = (await ada.make(TWO_BOTS))["table"]["id"]
        rows = await rows_of(served.node.database)
    rows["notice_tables"] = [
        {"person_id": person.id, "table_id": table, "wanted": person is ada} for person in (ada, bo)
    ]
    database = Database(str(tmp_path / "old.sqlite3"))
    await make_old(database, "0019", rows)
    await bring_up_to_date(database)
    found = {row["person_id"]: row for row in (await rows_of(database))["notice_tables"]}
    await database.close()
    every, kinds = ["push", "mail", "webhook"], ("turn", "reminder", "over")
    assert json.loads(str(found[ada.id]["kinds"])) == dict.fromkeys(kinds, every)
    assert json.loads(str(found[bo.id]["kinds"])) == {kind: [] for kind in kinds}


async def test_the_messages_of_today_are_counted_on(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        rows = await rows_of(served.node.database)
    given = [
        (ada, "push", 7, 3), (ada, "push", 7, 4), (ada, "push", 6, 50), (ada, "mail", 7, 2),
        (bo, "push", 0, 0),
    ]  # fmt: skip
    rows["notice_targets"] = [
        {
            "id": str(number), "person_id": person.id, "channel": channel, "address": "",
            "digest": "", "keys": "{}", "confirmed": True, "created": 0, "failures": 0,
            "not_before": 0, "last_sent": 0, "lease_until": 0, "day": day, "sent": sent,
        }
        for number, (person, channel, day, sent) in enumerate(given)
    ]  # fmt: skip
    waits = {"target_id": "0", "table_id": "", "person_id": ada.id, "kind": "test", "n": 0}
    rows["notices"] = [waits | {"due": 0, "tries": 0, "unsure": 0}]
    database = Database(str(tmp_path / "old.sqlite3"))
    await make_old(database, "0020", rows)
    await bring_up_to_date(database)
    found = await rows_of(database)
    await database.close()
    assert sorted(tuple(row.values()) for row in found["notice_counts"]) == [
        (ada.id, "mail", 7, 2),
        (ada.id, "push", 7, 7),
    ]
    assert (len(found["notice_targets"]), len(found["notices"])) == (len(given), 1)


async def test_data_of_every_version_survives_the_migrations(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        await ada.ok("POST", "/api/me/account", {"login": "ada", "password": "long enough"})
        token = (await ada.ok("POST", "/api/me/tokens", {"label": "x"}))["token"]
        tables = [(await ada.make(TWO_BOTS))["table"]["id"] for _ in range(2)]
        for table in tables:
            await play_out(ada, table)
        going_on = (await ada.make(TWO_BOTS))["table"]["id"]
        await ada.ok("POST", f"/api/tables/{going_on}/leave")
        seen = [await ada.look(table) for table in tables]
        cookie, rows = ada.cookie, await rows_of(served.node.database)
        all_of_them = await revisions(served.node.database)
    # The third game goes on while the rows are read: bots may have ended it.
    finished = len(rows["games"])
    assert finished >= len(tables)
    assert len(all_of_them) > 1
    for revision in all_of_them:
        folder = tmp_path / revision
        folder.mkdir()
        database = Database(str(folder / "test.sqlite3"))
        await make_old(database, revision, rows)
        await bring_up_to_date(database)
        if revision == all_of_them[0]:
            await check_schema(database)
        records = await database.read(
            lambda c: list(c.execute(select(schema.games.c.record)).scalars())
        )
        await database.close()
        assert len(records) == finished
        for text in records:
            record = Record.from_json(text)
            game = Game.from_record(record)
            assert record.result is not None
            assert game.outcome is not None
            assert game.outcome.totals == record.result.totals
        async with serving(folder) as served:
            again, program = served.nobody(), served.nobody()
            again.http.headers["Cookie"] = cookie
            program.http.headers["Authorization"] = f"Bearer {token}"
            for person in (again, program):
                assert (await person.ok("GET", "/api/me"))["login"] == "ada"
            for before in seen:
                after = await served.nobody().look(before["table"]["id"])
                assert after["view"] | {"seat": 0} == before["view"] | {"seat": 0}
            await served.node.cleanup.run()  # and no person is deleted because of the upgrade
            assert (await again.ok("GET", "/api/me"))["id"] == ada.id
