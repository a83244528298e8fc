"""What PostgreSQL does otherwise than SQLite: migrations, and what it refuses to store."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from firstgiants.rules.errors import BadSettings
from firstgiants.server.errors import Invalid
from firstgiants.server.store.database import Database
from firstgiants.server.store.migrate import migrate
from tests.chaos.processes import Postgres, closing
from tests.server.migrating import bring_up_to_date, make_old, revisions, rows_of
from tests.server.nasty import throw_everything
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


async def test_bad_input_is_refused_on_postgresql_too(tmp_path: Path) -> None:
    """It takes less than SQLite: no NUL, no text longer than its column."""
    postgres = Postgres(tmp_path)

    with closing(postgres):
        async with serving(tmp_path, database=postgres.url) as served:
            thrown = await throw_everything(served)
            assert thrown.wrong == [], "\n".join(thrown.wrong)
            with pytest.raises(Invalid):
                await served.node.database.read(
                    lambda c: c.execute(text("SELECT CAST(:x AS text)"), {"x": "\0"}).all()
                )
            with pytest.raises(Invalid):
                await served.node.database.read(
                    lambda c: c.execute(text("SELECT CAST(:x AS bigint)"), {"x": 10**30}).all()
                )
            assert served.node.database.failures == {}


async def test_a_postgresql_database_that_is_not_ours_is_refused(tmp_path: Path) -> None:
    postgres = Postgres(tmp_path)

    with closing(postgres):
        database = Database(postgres.url)
        await database.write(lambda c: c.execute(text("CREATE TABLE theirs (x int)")).close())
        with pytest.raises(BadSettings, match="another program"):
            await migrate(database)
        await database.write(_newer)
        with pytest.raises(BadSettings, match="a newer version"):
            await migrate(database)
        names = await database.read(lambda c: inspect(c).get_table_names())
        assert names == ["alembic_version"]
        await database.close()


def _newer(connection: Connection) -> None:
    for statement in (
        "DROP TABLE theirs",
        "CREATE TABLE alembic_version (version_num text)",
        "INSERT INTO alembic_version VALUES ('9001')",
    ):
        connection.execute(text(statement))
