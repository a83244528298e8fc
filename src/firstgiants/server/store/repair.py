"""Repairs SQLite files that an interrupted upgrade of an earlier version has left half changed.

Earlier versions ran the first migration of an upgrade outside a transaction, up to its first
written row. A kill there left new tables, columns or indexes beside the old revision. They hold
nothing that was ever acknowledged, so they are removed, and the upgrade runs again.
"""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from firstgiants.rules.errors import BadSettings

TEMPORARY = "_alembic_tmp_"
"""How Alembic's names for the copies of tables begin."""
VERSION_TABLE = "alembic_version"


class Schema(NamedTuple):
    columns: dict[str, tuple[str, ...]]
    """The columns of each table."""
    indexes: dict[str, str]
    """The statement that creates each index."""


def read_schema(raw: sqlite3.Connection) -> Schema:
    named = "SELECT name FROM sqlite_master WHERE type = 'table'"
    names = [name for (name,) in raw.execute(named).fetchall()]
    # SQLite keeps its statistics in tables that begin with "sqlite_".
    tables = [name for name in names if name != VERSION_TABLE and not name.startswith("sqlite_")]
    columns = {
        table: tuple(row[1] for row in raw.execute(f"PRAGMA table_info({_quoted(table)})"))
        for table in tables
    }
    made = "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
    return Schema(columns, dict(raw.execute(made).fetchall()))


def repair(raw: sqlite3.Connection, before: Schema, after: Schema) -> bool:
    """Bring the file back to `before`, the schema of its revision; `after` is that of the next one.

    Returns whether anything was repaired. Raises `BadSettings` if something is missing or unknown.
    The caller has begun a transaction."""
    there = read_schema(raw)
    if there == before:
        return False
    _refuse_unknown(raw, there, before, after)
    for name in there.indexes.keys() - before.indexes.keys():
        raw.execute(f"DROP INDEX {_quoted(name)}")
    for table in there.columns.keys() - before.columns.keys():
        raw.execute(f"DROP TABLE {_quoted(table)}")
    for table, columns in before.columns.items():
        for column in there.columns[table]:
            if column not in columns:
                raw.execute(f"ALTER TABLE {_quoted(table)} DROP COLUMN {_quoted(column)}")
    _restore_indexes(raw, before)
    return True


def _restore_indexes(raw: sqlite3.Connection, before: Schema) -> None:
    there = read_schema(raw).indexes
    for name, statement in before.indexes.items():
        if there.get(name) != statement:
            raw.execute(f"DROP INDEX IF EXISTS {_quoted(name)}")
            raw.execute(statement)


def _refuse_unknown(raw: sqlite3.Connection, there: Schema, before: Schema, after: Schema) -> None:
    """Raise `BadSettings` unless the interrupted migration explains every difference."""
    missing = [table for table in before.columns if table not in there.columns]
    for table, columns in before.columns.items():
        missing += [
            f"{table}.{name}" for name in columns if name not in there.columns.get(table, columns)
        ]
    if missing:
        raise _beyond_repair(f"{missing[0]} is missing")
    for table in there.columns.keys() - before.columns.keys():
        is_ours = table in after.columns or table.startswith(TEMPORARY)
        if not is_ours:
            raise _beyond_repair(f"it has a table {table} that no version makes")
        any_row = f"SELECT 1 FROM {_quoted(table)} LIMIT 1"  # noqa: S608 - a name from the file
        if raw.execute(any_row).fetchone() is not None:
            raise _beyond_repair(f"the table {table} has rows")
    for table, columns in before.columns.items():
        for column in there.columns[table]:
            if column not in columns and column not in after.columns.get(table, ()):
                raise _beyond_repair(f"it has a column {table}.{column} that no version makes")


def _beyond_repair(why: str) -> BadSettings:
    return BadSettings(
        f"An upgrade of the database was interrupted and cannot be repaired ({why}): nothing was "
        "changed. Restore the last backup, then start again."
    )


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
