"""Creates databases of earlier versions and migrates them."""

from __future__ import annotations

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, insert, inspect, select

from firstgiants.server.store import schema
from firstgiants.server.store.database import Database
from firstgiants.server.store.migrate import config, is_current, migrate

Rows = dict[str, list[dict[str, object]]]


async def revisions(database: Database) -> list[str]:
    """All revisions, oldest first."""

    def walk(connection: Connection) -> list[str]:
        scripts = ScriptDirectory.from_config(config(connection))
        return [script.revision for script in scripts.walk_revisions()][::-1]

    return await database.read(walk)


async def rows_of(database: Database) -> Rows:
    def read(connection: Connection) -> Rows:
        return {
            table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
            for table in schema.metadata.sorted_tables
        }

    return await database.read(read)


async def make_old(database: Database, revision: str, rows: Rows) -> None:
    """Create a database of that version, with the columns of these rows that it had."""

    def write(connection: Connection) -> None:
        command.upgrade(config(connection), revision)
        old = MetaData()
        old.reflect(connection)
        for table in schema.metadata.sorted_tables:
            there = old.tables.get(table.name)
            if there is None or not rows[table.name]:
                continue
            known = [{k: v for k, v in row.items() if k in there.c} for row in rows[table.name]]
            connection.execute(there.delete())
            connection.execute(insert(there), known)

    # A busy machine may take its time for twenty versions.
    await database.write(write, timeout_s=None)


async def bring_up_to_date(database: Database) -> None:
    await migrate(database)
    assert await database.read(is_current)


async def check_schema(database: Database) -> None:
    """The migrations have led to the schema. They are the same from whichever version data comes,
    so one check is enough for all versions."""
    differences = await database.read(
        lambda c: compare_metadata(MigrationContext.configure(c), schema.metadata)
    )
    assert differences == []
    found, wanted = await database.read(_conditions), _noted()
    assert len(wanted) == 9
    assert found == wanted


def _noted() -> dict[str, str]:
    """The condition of each partial index."""
    return {
        str(index.name): index.info["where"]
        for table in schema.metadata.tables.values()
        for index in table.indexes
        if index.info
    }


def _conditions(connection: Connection) -> dict[str, str]:
    key = f"{connection.dialect.name}_where"
    return {
        str(index["name"]): str(index["dialect_options"][key]).strip("()")
        for table in schema.metadata.tables
        for index in inspect(connection).get_indexes(table)
        if key in index.get("dialect_options", {})
    }
