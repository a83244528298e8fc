"""Frequent statements, as SQL text.

SQLAlchemy takes 100 to 300 µs to build and run a statement; SQLite's driver takes 5. So these
statements go straight to the driver. For PostgreSQL they go through SQLAlchemy as text.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, cast

import msgspec
from sqlalchemy import BigInteger, Boolean, Column, Connection, Float, Integer, Table, text

_encode = msgspec.json.Encoder().encode
_clause = cache(text)


def driver(connection: Connection) -> sqlite3.Connection | None:
    """SQLite's own connection; None if it is another database."""
    if connection.dialect.name != "sqlite":
        return None
    return cast("sqlite3.Connection", connection.connection.driver_connection)


class Statement:
    """SQL with `:name` for its values, which both databases understand."""

    def __init__(self, sql: str, postgresql: str | None = None) -> None:
        """`postgresql`: the statement in PostgreSQL's dialect, if it differs."""
        self.sql = sql
        self._postgresql = postgresql or sql

    def __call__(
        self, connection: Connection, values: Mapping[str, object]
    ) -> Sequence[Sequence[Any]]:
        """Run the statement; returns its rows, if it has any."""
        sqlite = driver(connection)
        if sqlite is not None:
            return sqlite.execute(self.sql, values).fetchall()
        done = connection.execute(_clause(self._postgresql), values)
        return done.all() if done.returns_rows else []


def insert_into(table: Table, columns: Sequence[str]) -> Statement:
    names = ", ".join(f'"{name}"' for name in columns)
    values = ", ".join(f":{name}" for name in columns)
    return Statement(f"INSERT INTO {table.name} ({names}) VALUES ({values})")  # noqa: S608


def insert_or_update(table: Table, columns: Sequence[str]) -> Statement:
    """Replaces the row that has the same primary key."""
    key = [column.name for column in table.primary_key]
    sets = ", ".join(f'"{name}" = excluded."{name}"' for name in columns if name not in key)
    added = insert_into(table, columns).sql
    return Statement(f"{added} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {sets}")


def update_of(table: Table, key: str, columns: Sequence[str]) -> Statement:
    sets = ", ".join(f'"{name}" = :{name}' for name in columns)
    return Statement(f"UPDATE {table.name} SET {sets} WHERE {key} = :{key}")  # noqa: S608


# ---- many rows in one statement, passed as one JSON text

# A row-by-row insert releases and takes the interpreter lock for every row, which costs
# milliseconds each while the event loop is busy. One statement does it once.


def _pg_type(column: Column[Any]) -> str:
    kind = column.type
    if isinstance(kind, Boolean):
        return "boolean"
    if isinstance(kind, BigInteger):
        return "bigint"
    if isinstance(kind, Integer):
        return "integer"
    if isinstance(kind, Float):
        return "double precision"
    return "text"


def json_values(table: Table, columns: tuple[str, ...], dialect: str) -> list[str]:
    """The columns of a row `j.value`, which is a JSON list."""
    if dialect == "sqlite":
        return [f"json_extract(j.value, '$[{i}]')" for i in range(len(columns))]
    return [f"CAST(j.value->>{i} AS {_pg_type(table.c[c])})" for i, c in enumerate(columns)]


def json_rows(dialect: str, name: str) -> str:
    """The rows in the value `name`."""
    if dialect == "sqlite":
        return "json_each(?) AS j"
    return f"json_array_elements(CAST(:{name} AS json)) AS j(value)"


def _insert_sql(table: Table, columns: tuple[str, ...], dialect: str, name: str) -> str:
    return (
        f"INSERT INTO {table.name} ({', '.join(columns)}) "  # noqa: S608
        f"SELECT {', '.join(json_values(table, columns, dialect))} FROM {json_rows(dialect, name)}"
    )


def _update_sql(table: Table, columns: tuple[str, ...], dialect: str, name: str) -> str:
    key, *values = json_values(table, columns, dialect)
    sets = ", ".join(f"{c} = {v}" for c, v in zip(columns[1:], values, strict=True))
    return (
        f"UPDATE {table.name} SET {sets} FROM {json_rows(dialect, name)} "  # noqa: S608
        f"WHERE {table.name}.{columns[0]} = {key}"
    )


Row = tuple[Any, ...]


class Bulk:
    """A statement for many rows. `sql` writes it for a dialect, with the name of its value."""

    def __init__(self, sql: Callable[[str, str], str]) -> None:
        self.sql = sql
        self._sqlite = sql("sqlite", "rows")
        self._postgresql = sql("postgresql", "rows")

    def __call__(self, connection: Connection, rows: Sequence[Row]) -> None:
        sent = _encode(rows).decode()
        sqlite = driver(connection)
        if sqlite is not None:
            sqlite.execute(self._sqlite, (sent,))
        else:
            connection.execute(_clause(self._postgresql), {"rows": sent})


def bulk_insert(table: Table, columns: tuple[str, ...]) -> Bulk:
    return Bulk(lambda dialect, name: _insert_sql(table, columns, dialect, name))


def bulk_update(table: Table, columns: tuple[str, ...]) -> Bulk:
    """The first column is the key."""
    return Bulk(lambda dialect, name: _update_sql(table, columns, dialect, name))


class BulkAppend:
    """Several statements, each for many rows, in this order: a conflict of the first must show
    before anything else is touched. On PostgreSQL they are one statement, and so one round trip."""

    def __init__(self, *parts: Bulk) -> None:
        self._parts = parts
        first, *others = (part.sql("postgresql", f"rows{i}") for i, part in enumerate(parts))
        also = ", ".join(f"part{i} AS ({sql})" for i, sql in enumerate(others, 1))
        self._postgresql = f"WITH {also} {first}"

    def __call__(self, connection: Connection, *rows: Sequence[Row]) -> None:
        if not any(rows):
            return
        if driver(connection) is None:
            values = {f"rows{i}": _encode(some).decode() for i, some in enumerate(rows)}
            connection.execute(_clause(self._postgresql), values)
            return
        for part, some in zip(self._parts, rows, strict=True):
            if some:
                part(connection, some)
