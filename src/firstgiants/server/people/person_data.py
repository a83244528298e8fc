"""What the database has of one person, as JSON: for themselves, and for the host.

The tables are found by the schema: each column that refers to a person is one in which to look. So
a new table is exported without a change here. What others keep about the person stays theirs: who
has blocked, declined or reported them, and private notes.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Table, or_, select

from firstgiants.server import wire
from firstgiants.server.store import schema
from firstgiants.server.store.rows import PersonRow

SECRETS = frozenset(
    {"hash", "password", "secret_hash", "deal_id", "made_from", "key", "keys", "lease_by"}
)
"""Columns that are left out: secrets, and what is secret until a game is over."""
BY_ADMINS = frozenset({"taken_by", "handled_by", "made_by"})
"""Columns that are left out: which admin did something."""
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


def person_data(connection: Connection, person: PersonRow) -> wire.PersonExport:
    found = {"people": _rows(connection, schema.people, [schema.people.c.id], person.id)}
    for table in schema.metadata.sorted_tables:
        columns = person_columns(table)
        if columns and table.name != "people":
            found[table.name] = _rows(connection, table, columns, person.id)
    found["friends"] = [_as_the_asker_sees_it(row) for row in found["friends"]]
    found["deck_versions"] = _deck_versions(connection, person.id)
    found["chat"] = _chat(connection, person.id)
    return wire.PersonExport(tables=found)


def _rows(
    connection: Connection, table: Table, columns: list[Column[Any]], person_id: str
) -> list[Json]:
    mine = or_(*(column == person_id for column in columns))
    shown = [column for column in table.columns if column.name not in SECRETS | BY_ADMINS]
    return [dict(row) for row in connection.execute(select(*shown).where(mine)).mappings()]


def _as_the_asker_sees_it(row: Json) -> Json:
    """Nobody learns that a request of theirs was declined."""
    return row | {"state": "friends" if row["state"] == "friends" else "asked"}


def _deck_versions(connection: Connection, person_id: str) -> list[Json]:
    project, version, deck = schema.deck_projects, schema.deck_versions, schema.decks
    query = (
        select(version.c.project, version.c.n, version.c.at, deck.c.body)
        .join(project, project.c.id == version.c.project)
        .join(deck, deck.c.hash == version.c.hash)
        .where(project.c.owner == person_id)
        .order_by(version.c.project, version.c.n)
    )
    return [dict(row) for row in connection.execute(query).mappings()]


def _chat(connection: Connection, person_id: str) -> list[Json]:
    log = schema.log
    said = select(log.c.table_id, log.c.at, log.c.body).where(
        log.c.type.in_(["chat", "react"]), log.c.body.contains(f'"id":"{person_id}"')
    )
    return [
        {"table_id": row.table_id, "at": row.at, "text": body.get("text") or body["reaction"]}
        for row in connection.execute(said)
        for body in [msgspec.json.decode(row.body)]
    ]
