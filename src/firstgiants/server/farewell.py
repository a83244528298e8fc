"""Forgetting a person who asks for it."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, select, update

from firstgiants.server.node import Node
from firstgiants.server.rows import PersonRow
from firstgiants.server.store import schema

NOBODY = "Somebody"


async def farewell(node: Node, me: PersonRow) -> None:
    """Leaves every table, then removes the person and their name from what is kept."""
    s, t = schema.seats, schema.tables
    seated = (
        select(s.c.table_id)
        .join(t, t.c.id == s.c.table_id)
        .where(s.c.person_id == me.id, t.c.state.in_(["open", "playing"]))
    )
    for table_id in await node.database.read(lambda c: list(c.execute(seated).scalars())):
        await node.tables.leave(me, table_id)
    touched: list[str] = []

    def write(connection: Connection) -> None:
        touched[:] = _forget(connection, me)

    await node.writer.run(write)
    node.people.forget(me.id)
    for table_id in touched:
        node.desks.drop(table_id)


def _forget(connection: Connection, me: PersonRow) -> list[str]:
    g, gp, s, t, log = (
        schema.games, schema.game_people, schema.seats, schema.tables, schema.log
    )  # fmt: skip
    games = connection.execute(
        select(g.c.id, g.c.players, g.c.record, gp.c.seat)
        .join(gp, gp.c.game_id == g.c.id)
        .where(gp.c.person_id == me.id)
    ).all()
    for game_id, players, record, seat in games:
        names = msgspec.json.decode(players)
        names[seat - 1] = NOBODY
        whole = msgspec.json.decode(record)
        whole["players"][seat - 1]["name"] = NOBODY
        connection.execute(
            update(g)
            .where(g.c.id == game_id)
            .values(
                players=msgspec.json.encode(names).decode(),
                record=msgspec.json.encode(whole).decode(),
            )
        )
    talked = connection.execute(
        select(log.c.table_id, log.c.n, log.c.body).where(
            log.c.type.in_(["chat", "react"]), log.c.body.contains(f'"id":"{me.id}"')
        )
    ).all()
    for table_id, n, body in talked:
        said = msgspec.json.decode(body)
        said["person"]["name"] = NOBODY
        said["text"] = ""
        connection.execute(
            update(log)
            .where(log.c.table_id == table_id, log.c.n == n)
            .values(body=msgspec.json.encode(said).decode())
        )
    sat = list(connection.execute(select(s.c.table_id).where(s.c.person_id == me.id)).scalars())
    connection.execute(update(s).where(s.c.person_id == me.id).values(person_id=None, name=NOBODY))
    connection.execute(update(t).where(t.c.host == me.id).values(host=None))
    connection.execute(delete(gp).where(gp.c.person_id == me.id))
    connection.execute(delete(schema.people).where(schema.people.c.id == me.id))
    return sorted({*sat, *(row[0] for row in talked)})
