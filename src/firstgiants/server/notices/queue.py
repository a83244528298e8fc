"""The queue of messages: rows that are written in the transaction of what they are about."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select, update

from firstgiants.server import wire
from firstgiants.server.notices.schedule import TURN_DELAY_MS
from firstgiants.server.store.notice_rows import Call
from firstgiants.server.store.notice_schema import notices
from firstgiants.server.tables.state import TableState

Looking = tuple[str, str]
"""A person and the table that they look at."""
AT_ONCE = 500


def calls(before: TableState | None, after: TableState, now: int) -> list[Call]:
    """What to write with a change of a table so that people hear of it.

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
        return []
    ended = before is not None and before.row.state == "playing" and row.state == "finished"
    if ended:
        left_in = [seat.person_id for seat in after.seats if not seat.left]
        return _call(left_in, after, "over", now)
    if row.asked is None or row.asked_bot is not None:
        return []
    waited = before is not None and before.row.asked == row.asked and before.row.asked_bot is None
    return [] if waited else _call([after.seats[row.asked - 1].person_id], after, "turn", now)


def _goes_on_without_people(state: TableState) -> bool:
    match state.row.pace:
        case wire.DaysPace():
            return True
        case wire.Untimed():
            return sum(seat.person_id is not None for seat in state.seats) > 1
        case wire.LivePace():
            return False


def _call(people: Sequence[str | None], after: TableState, kind: str, now: int) -> list[Call]:
    named = sorted({person for person in people if person is not None})
    return [Call(one, after.id, kind, after.row.n, now + TURN_DELAY_MS) for one in named]


def with_messages(connection: Connection, looking: set[Looking]) -> set[Looking]:
    """Those for whom a message about the table waits; few of them have one."""
    people = sorted({person_id for person_id, _ in looking})
    found: set[Looking] = set()
    for start in range(0, len(people), AT_ONCE):
        some = notices.c.person_id.in_(people[start : start + AT_ONCE])
        rows = connection.execute(select(notices.c.person_id, notices.c.table_id).where(some))
        found.update((row.person_id, row.table_id) for row in rows)
    return found & looking


def hold(connection: Connection, person_id: str, table_id: str, until: int) -> None:
    """The person looks at the table: hold back messages about it, and drop the one about its end,
    which they see."""
    mine = (notices.c.person_id == person_id) & (notices.c.table_id == table_id)
    connection.execute(delete(notices).where(mine, notices.c.kind == "over"))
    connection.execute(update(notices).where(mine, notices.c.due < until).values(due=until))
