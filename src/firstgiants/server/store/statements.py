"""Frequent statements, as SQL text.

SQLAlchemy takes 100 to 300 µs to build and run a statement; SQLite's driver takes 5. So these
statements go straight to the driver. For PostgreSQL they go through SQLAlchemy as text.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
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


def _values(table: Table, columns: tuple[str, ...], dialect: str) -> list[str]:
    if dialect == "sqlite":
        return [f"json_extract(j.value, '$[{i}]')" for i in range(len(columns))]
    return [f"CAST(j.value->>{i} AS {_pg_type(table.c[c])})" for i, c in enumerate(columns)]


def _rows(dialect: str, name: str = "rows") -> str:
    if dialect == "sqlite":
        return "json_each(?) AS j"
    return f"json_array_elements(CAST(:{name} AS json)) AS j(value)"


def _insert_sql(table: Table, columns: tuple[str, ...], dialect: str) -> str:
    return (
        f"INSERT INTO {table.name} ({', '.join(columns)}) "  # noqa: S608
        f"SELECT {', '.join(_values(table, columns, dialect))} FROM {_rows(dialect)}"
    )


def _update_sql(table: Table, columns: tuple[str, ...], dialect: str, name: str = "rows") -> str:
    key, *values = _values(table, columns, dialect)
    sets = ", ".join(f"{c} = {v}" for c, v in zip(columns[1:], values, strict=True))
    return (
        f"UPDATE {table.name} SET {sets} FROM {_rows(dialect, name)} "  # noqa: S608
        f"WHERE {table.name}.{columns[0]} = {key}"
    )


Row = tuple[Any, ...]


class BulkInsert:
    """INSERT of many rows of `table`."""

    def __init__(self, table: Table, columns: tuple[str, ...]) -> None:
        self.table, self.columns = table, columns
        self._sqlite = _insert_sql(table, columns, "sqlite")
        self._postgresql = _insert_sql(table, columns, "postgresql")

    def __call__(self, connection: Connection, rows: Sequence[Row]) -> None:
        sent = _encode(rows).decode()
        sqlite = driver(connection)
        if sqlite is not None:
            sqlite.execute(self._sqlite, (sent,))
        else:
            connection.execute(_clause(self._postgresql), {"rows": sent})


class BulkAppend:
    """INSERT of many rows, and an UPDATE of many rows of another table, `head`, whose first column
    is the key. The insert comes first: a conflict must show before anything else is touched. On
    PostgreSQL both are one statement, and so one round trip."""

    def __init__(self, insert: BulkInsert, head: Table, columns: tuple[str, ...]) -> None:
        self._insert = insert
        self._sqlite = _update_sql(head, columns, "sqlite")
        update = _update_sql(head, columns, "postgresql", "heads")
        into = _insert_sql(insert.table, insert.columns, "postgresql")
        self._postgresql = f"WITH heads AS ({update}) {into}"

    def __call__(self, connection: Connection, rows: Sequence[Row], heads: Sequence[Row]) -> None:
        if not rows and not heads:
            return
        sqlite = driver(connection)
        if sqlite is None:
            values = {"rows": _encode(rows).decode(), "heads": _encode(heads).decode()}
            connection.execute(_clause(self._postgresql), values)
            return
        if rows:
            self._insert(connection, rows)
        if heads:
            sqlite.execute(self._sqlite, (_encode(heads).decode(),))
