"""Brings a database up to date, with Alembic: forwards from any released version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from firstgiants.server.store.database import Database

SCRIPTS = Path(__file__).parent.parent / "migrations"
# Any number will do, as long as every node takes the same.
LOCK = 7_130_204_711


def config(connection: Connection) -> Config:
    out = Config()
    out.set_main_option("script_location", str(SCRIPTS))
    out.attributes["connection"] = connection
    return out


def upgrade(connection: Connection, revision: str = "head") -> None:
    if connection.dialect.name == "postgresql":
        # Nodes that start together take turns.
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    command.upgrade(config(connection), revision)


async def migrate(database: Database) -> None:
    await database.write(upgrade)
