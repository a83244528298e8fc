"""Challenges: seats that somebody keeps for a person at an open table.

A challenge is no more than such a seat, so there is nothing else to store: taking the seat accepts
it, and whatever frees the seat ends it.
"""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from firstgiants.server import wire
from firstgiants.server.errors import Forbidden, WrongState
from firstgiants.server.people.blocks import refuse_blocked, refuse_self
from firstgiants.server.people.friends import friend_state, played_together
from firstgiants.server.store import schema
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.streams.messages import Reader, table
from firstgiants.server.tables.lists import read_table_states

MOST_TO_ONE = 3
"""Challenges that one person may have open to another."""
MOST_FROM_OTHERS = 20
"""Challenges that one person may have open from people who are not their friends."""
MOST_LISTED = 100


def challenges_of(connection: Connection, person_id: str, now: int) -> list[wire.Challenge]:
    """The challenges that wait for this person, the newest table first."""
    t, s = schema.tables, schema.seats
    query = select(t).join(s, s.c.table_id == t.c.id)
    query = query.where(
        s.c.reserved_for == person_id, s.c.reserved_until > now, t.c.state == "open"
    )
    query = query.order_by(t.c.created.desc(), t.c.id).limit(MOST_LISTED)
    states = read_table_states(connection, connection.execute(query).mappings().all())
    reader = Reader(person_id, None)
    return [
        wire.Challenge(
            table=table(state, reader),
            seat=seat.seat,
            by=host.ref() if host is not None else None,
            until=seat.reserved_until or now,
        )
        for state in states
        for seat in state.seats
        if seat.reserved_for == person_id
        for host in [state.people.get(state.row.host or "")]
    ]


def may_challenge(connection: Connection, me: str, person: PersonRow) -> bool:
    """Friends, people who have finished a game together, and programs."""
    return (
        person.program
        or friend_state(connection, me, person.id) == "friends"
        or played_together(connection, me, person.id)
    )


def check_challenge(connection: Connection, me: PersonRow, person: PersonRow) -> None:
    """Refuse a challenge that the person should not get."""
    refuse_self(me, person.id)
    refuse_blocked(connection, me.id, person.id)
    if not may_challenge(connection, me.id, person):
        raise Forbidden(
            "You can challenge friends, people you have finished a game with, and programs.",
            code="not-acquainted",
        )
    t, s = schema.tables, schema.seats
    query = select(func.count()).select_from(t).join(s, s.c.table_id == t.c.id)
    to_them = query.where(s.c.reserved_for == person.id, t.c.state == "open")
    if connection.execute(to_them.where(t.c.host == me.id)).scalar_one() >= MOST_TO_ONE:
        raise _too_many(MOST_TO_ONE)
    if friend_state(connection, me.id, person.id) == "friends":
        return
    f = schema.friends
    theirs = select(f.c.friend_id).where(f.c.person_id == person.id, f.c.state == "friends")
    others = to_them.where(t.c.host.not_in(theirs))
    if connection.execute(others).scalar_one() >= MOST_FROM_OTHERS:
        raise _too_many(MOST_FROM_OTHERS)


def _too_many(limit: int) -> WrongState:
    return WrongState(
        f"{limit} challenges wait for this person already: let them answer first.",
        code="too-many-challenges",
        limit=limit,
    )
