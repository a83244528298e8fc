"""Brings a database up to date, with Alembic: forwards from any released version.

A database of a newer version, or of another program, is refused and left as it is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from firstgiants.rules.errors import BadSettings
from firstgiants.server.store.database import Database, sqlite_file
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
        for limit in ("statement_timeout", "lock_timeout"):
            connection.execute(text(f"SET LOCAL {limit} = 0"))  # an upgrade may take its time
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    from alembic import command

    command.upgrade(config(connection), revision)


def _revisions() -> list[str]:
    """All that there are: the names of the scripts begin with their numbers."""
    return [path.name.split("_")[0] for path in (SCRIPTS / "versions").glob("[0-9]*.py")]


def newest() -> str:
    """The revision that the scripts lead to."""
    return max(_revisions())


def _versions(connection: Connection) -> Sequence[str] | None:
    """What the database says of itself; None if it says nothing. Found out without loading Alembic
    or SQLAlchemy's inspection, which takes longer to load than the rest to do."""
    sqlite = driver(connection)
    if sqlite is not None:
        named = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
        there = sqlite.execute(named).fetchone() is not None
    else:
        there = inspect(connection).has_table("alembic_version")
    if not there:
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()


def is_current(connection: Connection) -> bool:
    """Whether there is nothing to do."""
    return _versions(connection) == [newest()]


def _refuse_others(where: str, tables: Iterable[str], versions: Sequence[str] | None) -> None:
    """Raises `BadSettings` unless the database is empty, or one of ours that we know."""
    unknown = sorted(set(versions or ()) - set(_revisions()))
    if unknown and all(one.isdigit() and one > newest() for one in unknown):
        raise BadSettings(
            f"The database {where} was made by a newer version of First Giants ({unknown[0]}; this "
            f"one knows up to {newest()}): nothing was changed. Use that version, or another "
            "database."
        )
    if unknown or (versions is None and any(tables)):
        raise BadSettings(
            f"The database {where} belongs to another program: nothing was changed. Choose another "
            "with --database."
        )


def _look_at_file(path: Path) -> None:
    """Looks at an SQLite file before anything opens it for writing."""
    if not path.is_file() or path.stat().st_size == 0:
        return
    there = path.with_name(f"{path.name}-wal").exists()
    try:
        # Without a write-ahead log nothing else needs to be looked at, or made, beside the file.
        how = "mode=ro" if there else "immutable=1"
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?{how}", uri=True)) as raw:
            named = "SELECT name FROM sqlite_master WHERE type = 'table'"
            tables = [name for (name,) in raw.execute(named)]
            versions = None
            if "alembic_version" in tables:
                found = raw.execute("SELECT version_num FROM alembic_version").fetchall()
                versions = [str(version) for (version,) in found]
    except sqlite3.OperationalError:
        return  # locked, or not for us to read: whoever opens it says so
    except sqlite3.DatabaseError as error:
        raise BadSettings(f"The file {path} is no database: nothing was changed.") from error
    _refuse_others(str(path), tables, versions)


def _peek_now(connection: Connection, where: str) -> bool:
    """Whether the database is up to date; refuses one that is not ours."""
    versions = _versions(connection)
    if versions == [newest()]:
        return True
    _refuse_others(where, inspect(connection).get_table_names(), versions)
    return False


async def migrate(database: Database) -> None:
    path = sqlite_file(database.url)
    if path is not None:
        _look_at_file(path)
    where = database.url.render_as_string(hide_password=True)
    if not await database.read(lambda c: _peek_now(c, where)):
        await database.write(upgrade, patience_s=None)
