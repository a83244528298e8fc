"""What the database has of one person, as JSON.

The tables are found by the schema: each column that refers to a person is one in which to look. So
a new table is exported without a change here. What others keep about the person stays theirs: who
has blocked or reported them, and private notes.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Table, or_, select

from firstgiants.server.store import schema
from firstgiants.server.store.rows import PersonRow

SECRETS = frozenset({"hash", "password", "secret_hash", "deal_id", "made_from", "key"})
"""Columns that are left out: secrets, and what is secret until a game is over."""
NAMED = frozenset({"person_id", "host", "owner", "reserved_for"})
"""Columns that refer to a person without a foreign key."""
OF_OTHERS = frozenset({"about_id", "blocked_id", "friend_id"})
"""Columns of rows that belong to somebody else."""

Json = dict[str, Any]


def person_columns(table: Table) -> list[Column[Any]]:
    """The columns of a table that hold the id of a person."""
    return [
        column
        for column in table.columns
        if column.name not in OF_OTHERS
        and (
            column.name in NAMED
            or any(key.target_fullname == "people.id" for key in column.foreign_keys)
        )
    ]


def person_data(connection: Connection, person: PersonRow) -> Json:
    found: Json = {"people": _rows(connection, schema.people, [schema.people.c.id], person.id)}
    for table in schema.metadata.sorted_tables:
        columns = person_columns(table)
        if columns and table.name != "people":
            found[table.name] = _rows(connection, table, columns, person.id)
    found["chat"] = _chat(connection, person.id)
    return found


def _rows(
    connection: Connection, table: Table, columns: list[Column[Any]], person_id: str
) -> list[Json]:
    mine = or_(*(column == person_id for column in columns))
    shown = [column for column in table.columns if column.name not in SECRETS]
    return [dict(row) for row in connection.execute(select(*shown).where(mine)).mappings()]


def _chat(connection: Connection, person_id: str) -> list[Json]:
    log = schema.log
    said = select(log.c.table_id, log.c.at, log.c.body).where(
        log.c.type.in_(["chat", "react"]), log.c.body.contains(f'"id":"{person_id}"')
    )
    return [
        {"table_id": row.table_id, "at": row.at} | msgspec.json.decode(row.body)
        for row in connection.execute(said)
    ]
