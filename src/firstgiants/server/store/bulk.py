"""Many rows in one statement, handed over as one JSON text.

Row-by-row inserts give the interpreter's lock away and take it back once a row, which costs
milliseconds each beside a busy event loop; one statement does it once.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Boolean, Column, Connection, Float, Integer, Table, text

_encode = msgspec.json.Encoder().encode
_clause = cache(text)


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


def _rows(dialect: str) -> str:
    if dialect == "sqlite":
        return "json_each(?) AS j"
    return "json_array_elements(CAST(:rows AS json)) AS j(value)"


class _Bulk:
    """One statement for each kind of database."""

    _sql: dict[str, str]

    def __call__(self, connection: Connection, rows: list[tuple[Any, ...]]) -> None:
        dialect = connection.dialect.name
        sent = _encode(rows).decode()
        if dialect == "sqlite":
            # Straight to the driver: this statement goes with every commit of a choice, and what
            # SQLAlchemy does around it takes 100 µs.
            connection.exec_driver_sql(self._sql[dialect], (sent,))
        else:
            connection.execute(_clause(self._sql[dialect]), {"rows": sent})


class BulkInsert(_Bulk):
    """INSERT of many rows of `table`."""

    def __init__(self, table: Table, columns: tuple[str, ...]) -> None:
        self._sql = {
            dialect: f"INSERT INTO {table.name} ({', '.join(columns)}) "  # noqa: S608
            f"SELECT {', '.join(_values(table, columns, dialect))} FROM {_rows(dialect)}"
            for dialect in ("sqlite", "postgresql")
        }


class BulkUpdate(_Bulk):
    """UPDATE of many rows of `table`; the first column is the key."""

    def __init__(self, table: Table, columns: tuple[str, ...]) -> None:
        self._sql = {}
        for dialect in ("sqlite", "postgresql"):
            key, *values = _values(table, columns, dialect)
            sets = ", ".join(f"{c} = {v}" for c, v in zip(columns[1:], values, strict=True))
            self._sql[dialect] = (
                f"UPDATE {table.name} SET {sets} FROM {_rows(dialect)} "  # noqa: S608
                f"WHERE {table.name}.{columns[0]} = {key}"
            )
