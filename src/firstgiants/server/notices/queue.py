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

    An invitation calls the invited person to any table. Turns call people to games that go on while
    they are away: those with a clock of days, and those of several people without a clock. At a
    live clock, or alone with bots, everybody is expected to be there.
    """
    row = after.row
    if row.state == "open":
        old = {seat.reserved_for for seat in before.seats} if before is not None else set()
        invited = [one.reserved_for for one in after.seats if one.reserved_for not in {None, *old}]
        return _call(invited, after, "challenge", now)
    if not _goes_on_without_people(after):
        return None
    ended = before is not None and before.row.state == "playing" and row.state == "finished"
    if ended:
        left_in = [seat.person_id for seat in after.seats if not seat.left]
        return _call(left_in, after, "over", now)
    if row.asked is None or row.asked_bot is not None:
        return None
    waited = before is not None and before.row.asked == row.asked and before.row.asked_bot is None
    return None if waited else _call([after.seats[row.asked - 1].person_id], after, "turn", now)


def _goes_on_without_people(state: TableState) -> bool:
    match state.row.pace:
        case wire.DaysPace():
            return True
        case wire.Untimed():
            return sum(seat.person_id is not None for seat in state.seats) > 1
        case wire.LivePace():
            return False


def _call(
    people: Sequence[str | None], after: TableState, kind: str, now: int
) -> Callable[[Connection], None] | None:
    named = sorted({person for person in people if person is not None})
    if not named:
        return None
    return partial(_enqueue_all, people=named, after=after, kind=kind, now=now)


def _enqueue_all(
    connection: Connection, *, people: Sequence[str], after: TableState, kind: str, now: int
) -> None:
    for person in people:
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
