"""Brings a database up to date, with Alembic: forwards from any released version."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from firstgiants.server.store.database import Database
from firstgiants.server.store.statements import driver

if TYPE_CHECKING:
    from alembic.config import Config

SCRIPTS = Path(__file__).parent.parent / "migrations"
# Any number will do, as long as every node takes the same.
LOCK = 7_130_204_711


def config(connection: Connection) -> Config:
    from alembic.config import Config

    out = Config()
    out.set_main_option("script_location", str(SCRIPTS))
    out.attributes["connection"] = connection
    return out


def upgrade(connection: Connection, revision: str = "head") -> None:
    if connection.dialect.name == "postgresql":
        # Nodes that start together take turns.
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    from alembic import command

    command.upgrade(config(connection), revision)


def newest() -> str:
    """The revision that the scripts lead to: their names begin with their numbers."""
    return max(path.name for path in (SCRIPTS / "versions").glob("[0-9]*.py")).split("_")[0]


def is_current(connection: Connection) -> bool:
    """Whether there is nothing to do, found out without loading Alembic."""
    sqlite = driver(connection)
    if sqlite is not None:
        # Looked up by hand: what SQLAlchemy has for it takes longer to load than the rest to do.
        named = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
        there = sqlite.execute(named).fetchone() is not None
    else:
        there = inspect(connection).has_table("alembic_version")
    if not there:
        return False
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    return found == [newest()]


async def migrate(database: Database) -> None:
    if not await database.read(is_current):
        await database.write(upgrade)
