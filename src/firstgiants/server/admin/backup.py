"""A backup of the SQLite database while the server runs, checked by opening it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from firstgiants.server.errors import TryAgain, WrongState
from firstgiants.server.store import Database
from firstgiants.server.store.database import sqlite_file
from firstgiants.server.wire.admin import BackupMade


class Backups:
    def __init__(self, database: Database, folder: str | None) -> None:
        self._database = database
        self._folder = folder
        self._running = asyncio.Lock()

    async def make(self, now_ms: int) -> BackupMade:
        if not self._database.is_sqlite:
            raise WrongState("This database is PostgreSQL: use pg_dump.", code="use-pg-dump")
        source = sqlite_file(self._database.url)
        if self._folder is None or source is None:
            raise WrongState(
                "Name a folder for backups in the settings: backup_folder.", code="no-backup-folder"
            )
        if self._running.locked():
            raise TryAgain("A backup is being made.", retry_after=10.0)
        name = f"firstgiants-{datetime.fromtimestamp(now_ms / 1000, UTC):%Y%m%d-%H%M%S}.sqlite3"
        path = Path(self._folder) / name
        async with self._running:
            try:
                tables = await asyncio.to_thread(copy_database, source, path)
            except (OSError, sqlite3.Error) as error:
                raise WrongState(f"The backup failed: {error}.", code="backup-failed") from error
        return BackupMade(name=name, bytes=path.stat().st_size, tables=tables)


def copy_database(source: Path, path: Path) -> int:
    """Copy an SQLite database into a new file that only this user can read; returns how many
    tables it has. Deletes the file if anything fails."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(path)) as new,
        ):
            # In one step, which reads one state and stops nobody from writing. With several steps,
            # each write in between would make it begin again.
            old.backup(new)
            # One file: it can be opened without a write-ahead log beside it.
            new.execute("PRAGMA journal_mode=DELETE")
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as copy:
            return _check(copy)
    except BaseException:
        with contextlib.suppress(OSError):
            path.unlink()
        raise


def _check(copy: sqlite3.Connection) -> int:
    """Raises `sqlite3.Error` unless the copy is whole; returns how many tables it has."""
    (verdict,) = copy.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)
    copy.execute("SELECT version_num FROM alembic_version").fetchone()
    (tables,) = copy.execute("SELECT COUNT(*) FROM tables").fetchone()
    return int(tables)
