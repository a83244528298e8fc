"""Upgrades a database with Alembic, from any released version.

Refuses a database of a newer version or of another program, and leaves it unchanged.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, create_engine, inspect, text

from firstgiants.rules.errors import BadSettings
from firstgiants.server.store.database import Database, sqlite_file
from firstgiants.server.store.repair import read_schema, repair
from firstgiants.server.store.statements import driver

if TYPE_CHECKING:
    from alembic.config import Config

SCRIPTS = Path(__file__).parent.parent / "migrations"
# An arbitrary number, the same on every node.
LOCK = 7_130_204_711
PRIVATE = 0o600

log = logging.getLogger(__name__)


def config(connection: Connection) -> Config:
    from alembic.config import Config

    out = Config()
    out.set_main_option("script_location", str(SCRIPTS))
    out.attributes["connection"] = connection
    return out


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Migrate to the revision, all of it or nothing. The caller commits."""
    sqlite = driver(connection)
    if sqlite is not None:
        # Python's driver begins no transaction for DDL; without one, a kill leaves half of it.
        sqlite.execute("BEGIN IMMEDIATE")
        _repair(connection, sqlite)
    if connection.dialect.name == "postgresql":
        # Nodes that start together take turns.
        for limit in ("statement_timeout", "lock_timeout"):
            connection.execute(text(f"SET LOCAL {limit} = 0"))  # an upgrade may take its time
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    from alembic import command

    command.upgrade(config(connection), revision)


def _repair(connection: Connection, sqlite: sqlite3.Connection) -> None:
    """Undo what an interrupted upgrade of an earlier version has left. Raises `BadSettings`."""
    versions = _versions(connection) or [""]
    later = [revision for revision in _revisions() if revision > versions[0]]
    if not later:
        return
    from alembic import command

    engine = create_engine("sqlite://")
    with engine.connect() as scratch, scratch.begin():
        memory = driver(scratch)
        assert memory is not None
        if versions[0]:
            command.upgrade(config(scratch), versions[0])
        before = read_schema(memory)
        command.upgrade(config(scratch), later[0])
        after = read_schema(memory)
    engine.dispose()
    if repair(sqlite, before, after):
        log.warning("database: repaired an interrupted upgrade", extra={"revision": versions[0]})


def _revisions() -> list[str]:
    """All revisions, oldest first: the names of the scripts begin with their numbers."""
    return sorted(path.name.split("_")[0] for path in (SCRIPTS / "versions").glob("[0-9]*.py"))


def newest() -> str:
    """The newest revision."""
    return max(_revisions())


def _versions(connection: Connection) -> Sequence[str] | None:
    """The revisions stored in the database; None if it has no Alembic table. For SQLite this avoids
    Alembic and SQLAlchemy's inspection, which are slow to load."""
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
    """Whether the database has the newest revision."""
    return _versions(connection) == [newest()]


def _refuse_others(where: str, tables: Iterable[str], versions: Sequence[str] | None) -> None:
    """Raise `BadSettings` unless the database is empty or has a revision of ours."""
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


def _check_file(path: Path) -> None:
    """Check an SQLite file before anything opens it for writing. Raises `BadSettings`."""
    if not path.is_file() or path.stat().st_size == 0:
        return
    has_wal = path.with_name(f"{path.name}-wal").exists()
    try:
        # Without a write-ahead log, open the file as immutable: SQLite then creates no files.
        mode = "mode=ro" if has_wal else "immutable=1"
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?{mode}", uri=True)) as raw:
            named = "SELECT name FROM sqlite_master WHERE type = 'table'"
            tables = [name for (name,) in raw.execute(named)]
            versions = None
            if "alembic_version" in tables:
                found = raw.execute("SELECT version_num FROM alembic_version").fetchall()
                versions = [str(version) for (version,) in found]
    except sqlite3.OperationalError:
        return  # locked or not readable: opening it will report that
    except sqlite3.DatabaseError as error:
        raise BadSettings(f"The file {path} is not a database: nothing was changed.") from error
    _refuse_others(str(path), tables, versions)


def _is_up_to_date(connection: Connection, where: str) -> bool:
    """Whether the database needs no upgrade. Raises `BadSettings` if it is not ours."""
    versions = _versions(connection)
    if versions == [newest()]:
        return True
    _refuse_others(where, inspect(connection).get_table_names(), versions)
    return False


async def migrate(database: Database) -> None:
    path = sqlite_file(database.url)
    if path is not None:
        _check_file(path)
    where = database.url.render_as_string(hide_password=True)
    if await database.read(lambda c: _is_up_to_date(c, where)):
        return
    if path is not None:
        _make_private(path)
    await database.write(upgrade, timeout_s=None)


def _make_private(path: Path) -> None:
    """Let only the host read the file: versions before 0.2 created it with the default mode."""
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
        file = path.with_name(name)
        try:
            if file.exists():
                file.chmod(PRIVATE)
        except OSError as error:  # the file belongs to another user
            log.warning("database: cannot make the file private", extra={"error": str(error)})
