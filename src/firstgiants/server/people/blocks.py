"""Blocks: people who do not want to meet somebody again.

Blocking is one person's choice and ends what both had: friendship, requests, kept seats. From then
on the blocked person cannot ask, challenge, sit down with, or talk to the one who blocked them; and
neither can ask or challenge the other until the block is lifted.
"""

from __future__ import annotations

from sqlalchemy import Connection, and_, delete, func, insert, or_, select

from firstgiants.server import wire
from firstgiants.server.errors import Forbidden, Invalid, NotFound, WrongState
from firstgiants.server.people.directory import People
from firstgiants.server.store import Conflict, Database, Writer, schema
from firstgiants.server.store.rows import PersonRow, person_row
from firstgiants.server.store.statements import Statement
from firstgiants.server.timing import Time

MOST_BLOCKS = 1000

_blocked = Statement("SELECT blocked_id FROM blocks WHERE person_id = :id")
_blockers = Statement("SELECT person_id FROM blocks WHERE blocked_id = :id")


async def blocked_by(database: Database, person_id: str | None) -> frozenset[str]:
    """The people whom this person has blocked."""
    if person_id is None:
        return frozenset()
    return frozenset(row[0] for row in await database.peek(_blocked, {"id": person_id}))


async def blockers_of(database: Database, person_id: str) -> frozenset[str]:
    """The people who have blocked this person."""
    return frozenset(row[0] for row in await database.peek(_blockers, {"id": person_id}))


def refuse_blocked(connection: Connection, one: str, other: str) -> None:
    """Raise `Forbidden` if either has blocked the other. The answer does not say who."""
    b = schema.blocks
    pair = or_(
        and_(b.c.person_id == one, b.c.blocked_id == other),
        and_(b.c.person_id == other, b.c.blocked_id == one),
    )
    if connection.execute(select(b.c.person_id).where(pair)).first() is not None:
        raise Forbidden("You and this person cannot reach each other here.", code="blocked")


def refuse_self(me: PersonRow, person_id: str) -> None:
    if me.id == person_id:
        raise Invalid("That is you yourself: name somebody else.", fields=["person"])


def no_such_person() -> NotFound:
    return NotFound("There is no such person.", code="no-such-person")


class Blocks:
    def __init__(self, database: Database, writer: Writer, people: People, time: Time) -> None:
        self._database = database
        self._writer = writer
        self._people = people
        self._time = time

    async def all_of(self, me: PersonRow) -> list[wire.PersonRef]:
        b, p = schema.blocks, schema.people
        query = select(p).join(b, b.c.blocked_id == p.c.id).where(b.c.person_id == me.id)
        query = query.order_by(b.c.created.desc(), p.c.id)
        rows = await self._database.read(lambda c: c.execute(query).mappings().all())
        return [person_row(row).ref() for row in rows]

    async def block(self, me: PersonRow, person_id: str) -> None:
        """Block somebody, and end the friendship and the requests between the two."""
        refuse_self(me, person_id)
        person = await self._people.get(person_id)
        b, f = schema.blocks, schema.friends
        mine = select(b.c.blocked_id).where(b.c.person_id == me.id)
        values = {"person_id": me.id, "blocked_id": person.id, "created": self._time.now_ms()}
        pair = or_(
            and_(f.c.person_id == me.id, f.c.friend_id == person.id),
            and_(f.c.person_id == person.id, f.c.friend_id == me.id),
        )

        def write(connection: Connection) -> None:
            if connection.execute(mine.where(b.c.blocked_id == person.id)).first() is not None:
                return
            count = select(func.count()).select_from(b).where(b.c.person_id == me.id)
            if connection.execute(count).scalar_one() >= MOST_BLOCKS:
                raise WrongState(
                    f"You have blocked {MOST_BLOCKS} people, as many as anybody may: unblock one.",
                    code="too-many-blocks",
                    limit=MOST_BLOCKS,
                )
            connection.execute(insert(b).values(values))
            connection.execute(delete(f).where(pair))

        try:
            await self._writer.run(write)
        except Conflict:
            await self._people.get(person_id)  # deleted meanwhile; or blocked twice at once

    async def unblock(self, me: PersonRow, person_id: str) -> None:
        b = schema.blocks
        gone = delete(b).where(b.c.person_id == me.id, b.c.blocked_id == person_id)

        def write(connection: Connection) -> None:
            connection.execute(gone)

        await self._writer.run(write)


def kept_seats_between(connection: Connection, one: str, other: str) -> list[tuple[str, str]]:
    """Open tables at which one of the two keeps a seat for the other; and who is invited."""
    t, s = schema.tables, schema.seats
    query = select(t.c.id, s.c.reserved_for).join(s, s.c.table_id == t.c.id)
    query = query.where(
        t.c.state == "open",
        or_(
            and_(t.c.host == one, s.c.reserved_for == other),
            and_(t.c.host == other, s.c.reserved_for == one),
        ),
    )
    return [(table_id, invited) for table_id, invited in connection.execute(query)]
