"""Migrations on PostgreSQL, from every version, with what people had in it."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, text

from firstgiants.server.store.database import Database
from tests.chaos.processes import Postgres, closing
from tests.server.migrating import bring_up_to_date, make_old, revisions, rows_of
from tests.server.served import TWO_BOTS, serving
from tests.server.test_play import play_out


async def test_every_version_is_brought_up_to_date_on_postgresql(tmp_path: Path) -> None:
    postgres = Postgres(tmp_path)

    with closing(postgres):
        async with serving(tmp_path) as served:
            ada = await served.person()
            table = (await ada.make(TWO_BOTS))["table"]["id"]
            await play_out(ada, table)
            rows = await rows_of(served.node.database)
            every = await revisions(served.node.database)
        database = Database(postgres.url)
        for revision in every:
            await database.write(_empty)
            await make_old(database, revision, rows)
            await bring_up_to_date(database)
            async with serving(tmp_path, database=postgres.url) as served:
                again = served.nobody()
                again.http.cookies = ada.http.cookies
                assert (await again.ok("GET", "/api/me"))["id"] == ada.id
                assert (await again.look(table))["table"]["state"] == "finished"
                await served.node.cleaning.run()
                await play_out(again, (await again.make(TWO_BOTS))["table"]["id"])
        await database.close()


def _empty(connection: Connection) -> None:
    for statement in ("DROP SCHEMA public CASCADE", "CREATE SCHEMA public"):
        connection.execute(text(statement))
