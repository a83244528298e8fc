"""Rows of the queue of messages, in bulk: almost every move calls somebody."""

from __future__ import annotations

from typing import NamedTuple

from firstgiants.server.store.notice_schema import notices
from firstgiants.server.store.statements import Bulk, json_rows, json_values


class Call(NamedTuple):
    """A message for every target of a person, or for one only."""

    person_id: str
    table_id: str
    kind: str
    n: int
    due: int
    target_id: str = ""


def _sql(dialect: str, name: str) -> str:
    person, table, kind, n, due, target = json_values(notices, Call._fields, dialect)
    return (
        "INSERT INTO notices (target_id, table_id, person_id, kind, n, due, tries, unsure) "  # noqa: S608
        f"SELECT t.id, {table}, t.person_id, {kind}, {n}, {due}, 0, 0 "
        f"FROM {json_rows(dialect, name)} JOIN notice_targets t ON t.person_id = {person} "
        f"WHERE t.confirmed AND {target} IN ('', t.id) "
        # A later message about the same table takes the place of one that still waits.
        "ON CONFLICT (target_id, table_id) DO UPDATE SET "
        "kind = excluded.kind, n = excluded.n, due = excluded.due, tries = 0, unsure = 0"
    )


enqueue = Bulk(_sql)
"""Queues messages. Does nothing for people without a target. The calls of one statement must differ
in person or table."""
