"""The queue of messages: rows that are written in the transaction of what they are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from sqlalchemy import Connection, delete, update

from firstgiants.server import wire
from firstgiants.server.notices.schedule import TURN_DELAY_MS
from firstgiants.server.store.notice_schema import notices
from firstgiants.server.store.statements import Statement
from firstgiants.server.tables.state import TableState

# A later message about the same table takes the place of one that still waits. The casts are for
# PostgreSQL, which cannot tell the types of values in a SELECT.
_enqueue = Statement(
    "INSERT INTO notices (target_id, table_id, person_id, kind, n, due, tries, unsure) "
    "SELECT id, CAST(:table_id AS varchar), person_id, CAST(:kind AS varchar), "
    "CAST(:n AS integer), CAST(:due AS bigint), 0, 0 "
    "FROM notice_targets WHERE person_id = :person_id AND confirmed "
    "AND (id = CAST(:only AS varchar) OR CAST(:only AS varchar) = '') "
    "ON CONFLICT (target_id, table_id) DO UPDATE SET "
    "kind = excluded.kind, n = excluded.n, due = excluded.due, tries = 0, unsure = 0"
)


def enqueue(
    connection: Connection,
    *,
    person_id: str,
    table_id: str,
    kind: str,
    n: int,
    due: int,
    only: str = "",
) -> None:
    """Queue a message for every target of the person, or for one only. Does nothing if there is
    none."""
    values = {
        "person_id": person_id, "table_id": table_id, "kind": kind, "n": n, "due": due,
        "only": only,
    }  # fmt: skip
    _enqueue(connection, values)


def calls(
    before: TableState | None, after: TableState, now: int
) -> Callable[[Connection], None] | None:
    """What to write with a change of a table so that people hear of it; None for nobody.

    Only tables with a clock of days call people. At others everybody is expected to be there, and
    their commits are not slowed down.
    """
    row = after.row
    if not isinstance(row.pace, wire.DaysPace):
        return None
    ended = before is not None and before.row.state == "playing" and row.state == "finished"
    if ended:
        people = [seat.person_id for seat in after.seats if seat.person_id and not seat.left]
        return partial(_enqueue_all, people=people, after=after, kind="over", now=now)
    if row.asked is None or row.asked_bot is not None:
        return None
    waited = before is not None and before.row.asked == row.asked and before.row.asked_bot is None
    person = after.seats[row.asked - 1].person_id
    if waited or person is None:
        return None
    return partial(_enqueue_all, people=[person], after=after, kind="turn", now=now)


def _enqueue_all(
    connection: Connection, *, people: Sequence[str], after: TableState, kind: str, now: int
) -> None:
    for person in sorted(set(people)):
        enqueue(
            connection,
            person_id=person,
            table_id=after.id,
            kind=kind,
            n=after.row.n,
            due=now + TURN_DELAY_MS,
        )


def hold(connection: Connection, person_id: str, table_id: str, until: int) -> None:
    """The person looks at the table: turns and reminders wait, and the end they see themselves."""
    mine = (notices.c.person_id == person_id) & (notices.c.table_id == table_id)
    connection.execute(delete(notices).where(mine, notices.c.kind == "over"))
    connection.execute(update(notices).where(mine, notices.c.due < until).values(due=until))
