"""Files that earlier versions left half upgraded are repaired, or refused with one sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, StaticPool, create_engine, event

from firstgiants.rules.errors import BadSettings
from firstgiants.server.store.database import Database
from firstgiants.server.store.migrate import config, is_current, migrate, newest, upgrade
from firstgiants.server.store.repair import read_schema
from firstgiants.server.store.statements import driver


class Killed(Exception):
    pass


@contextmanager
def in_memory() -> Iterator[Connection]:
    engine = create_engine("sqlite://", poolclass=StaticPool)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def old_upgrade(connection: Connection, revision: str, dies_at: int) -> int:
    """Upgrade as earlier versions did, without a transaction for DDL. Dies at that statement;
    returns how many statements there were."""
    count = 0

    def die(*_: Any) -> None:
        nonlocal count
        count += 1
        if count == dies_at:
            raise Killed

    event.listen(connection.engine, "before_cursor_execute", die)
    try:
        command.upgrade(config(connection), revision)
        connection.commit()
    except Killed:
        connection.rollback()  # what a kill does to the open transaction
    finally:
        event.remove(connection.engine, "before_cursor_execute", die)
    return count


def revisions() -> list[str]:
    with in_memory() as connection:
        scripts = ScriptDirectory.from_config(config(connection))
        return [script.revision for script in scripts.walk_revisions()][::-1]


def raw_of(source: Connection) -> sqlite3.Connection:
    raw = driver(source)
    assert raw is not None
    return raw


@pytest.mark.long
def test_an_upgrade_that_an_earlier_version_left_half_done_is_repaired() -> None:
    repaired = 0
    with in_memory() as at_old, in_memory() as finished:
        upgrade(finished)
        finished.commit()
        wanted = read_schema(raw_of(finished))
        for revision in revisions():
            with in_memory() as trial:
                raw_of(at_old).backup(raw_of(trial))
                statements = old_upgrade(trial, revision, dies_at=0)
            for dies_at in {statements // 2, statements - 1}:
                with in_memory() as broken:
                    raw_of(at_old).backup(raw_of(broken))
                    before = read_schema(raw_of(broken))
                    old_upgrade(broken, revision, dies_at)
                    repaired += read_schema(raw_of(broken)) != before
                    upgrade(broken)
                    broken.commit()
                    assert is_current(broken)
                    after = read_schema(raw_of(broken))
                    assert after.columns.keys() == wanted.columns.keys()
                    assert after.indexes.keys() == wanted.indexes.keys()
            old_upgrade(at_old, revision, dies_at=0)
    assert repaired >= len(revisions()) // 2


async def test_a_half_upgraded_file_with_unknown_parts_is_refused_unchanged(tmp_path: Path) -> None:
    file = tmp_path / "broken.sqlite3"
    database = Database(str(file))
    await database.write(lambda c: command.upgrade(config(c), "0019"), timeout_s=None)
    await database.close()
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("CREATE TABLE recipes (id INTEGER)")
    database = Database(str(file))
    with pytest.raises(
        BadSettings, match=r"recipes that no version makes.*Restore the last backup"
    ):
        await migrate(database)
    await database.close()
    with closing(sqlite3.connect(file)) as raw:
        assert raw.execute("SELECT version_num FROM alembic_version").fetchall() == [("0019",)]
        assert raw.execute("SELECT count(*) FROM recipes").fetchone() == (0,)


async def test_an_upgraded_file_is_private(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    database = Database(str(file))
    await database.write(lambda c: command.upgrade(config(c), "0019"), timeout_s=None)
    await database.close()
    file.chmod(0o644)
    database = Database(str(file))
    await migrate(database)
    assert await database.read(is_current)
    await database.close()
    assert file.stat().st_mode & 0o777 == 0o600
    assert newest() > "0019"
