"""What is between two people, as one of them may know it."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from sqlalchemy import Connection, select

from firstgiants.server import wire
from firstgiants.server.people.challenges import may_challenge
from firstgiants.server.people.friends import friend_state
from firstgiants.server.people.notes import note_on
from firstgiants.server.store import schema
from firstgiants.server.store.rows import PersonRow


def relation(
    connection: Connection, me: str, person: PersonRow, online: AbstractSet[str]
) -> wire.Relation | None:
    """None for oneself. `online`: everybody who is."""
    if me == person.id:
        return None
    b = schema.blocks
    mine = select(b.c.blocked_id).where(b.c.person_id == me, b.c.blocked_id == person.id)
    blocked = connection.execute(mine).first() is not None
    friend = friend_state(connection, me, person.id)
    shows = friend == "friends" and not person.hides_online
    return wire.Relation(
        friend=friend,
        online=person.id in online if shows else None,
        blocked=blocked,
        may_challenge=not blocked and may_challenge(connection, me, person),
        note=note_on(connection, me, person.id),
    )
