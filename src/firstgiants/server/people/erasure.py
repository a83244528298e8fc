"""Erases a person at their own request. docs/hosting.md says what is erased and what stays."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, select, update

from firstgiants.server.decks.stored import drop_unused_decks
from firstgiants.server.node import Node
from firstgiants.server.store import Append, schema
from firstgiants.server.store.rows import PersonRow, number_in_lobby, public_tables_of

NOBODY = "Somebody"
DECK_MARGIN_MS = 60_000
"""A table that is being made on another node may use a deck that looks unused."""
MOST_DECKS = 10_000


async def leave_all_tables(node: Node, me: PersonRow) -> None:
    """Bots play on in games; seats at tables that have not begun become free."""
    s, t = schema.seats, schema.tables
    seated = (
        select(s.c.table_id)
        .join(t, t.c.id == s.c.table_id)
        .where(s.c.person_id == me.id, t.c.state.in_(["open", "playing"]))
    )
    for table_id in await node.database.read(lambda c: list(c.execute(seated).scalars())):
        await node.tables.leave(me, table_id)


async def erase_person(node: Node, me: PersonRow) -> None:
    """Leave every table, then erase the person, their chat and their name."""
    await leave_all_tables(node, me)
    touched: list[str] = []
    listed: list[str] = []

    def write(connection: Connection) -> None:
        listed[:] = public_tables_of(connection, me.id)
        touched[:] = _forget(connection, me, node.time.now_ms())

    def number(connection: Connection) -> None:
        for table_id in listed:
            number_in_lobby(connection, table_id)

    await node.writer.append(Append(also=write, last=number))
    node.lobby.refresh_soon()
    await node.database.truncate_wal()
    node.people.forget(me.id)
    for table_id in touched:
        node.registry.drop(table_id)


def _forget(connection: Connection, me: PersonRow, now: int) -> list[str]:
    """Erase everything in one transaction. Returns the tables that have to be read again."""
    talked = _forget_words(connection, me)
    _forget_games(connection, me)
    s, t, log, gp = schema.seats, schema.tables, schema.log, schema.game_people
    sat = list(connection.execute(select(s.c.table_id).where(s.c.person_id == me.id)).scalars())
    connection.execute(update(s).where(s.c.person_id == me.id).values(person_id=None, name=NOBODY))
    # Keys of commits begin with the sender's id.
    mine = log.c.table_id.in_(sat) & log.c.key.startswith(f"{me.id}:", autoescape=True)
    connection.execute(update(log).where(mine).values(key=None))
    hosted = _forget_titles(connection, me)
    _forget_mutes(connection, me)
    kept = select(s.c.table_id).where(s.c.reserved_for == me.id)
    invited = list(connection.execute(kept).scalars())
    nobody = {"reserved_for": None, "reserved_until": None}
    connection.execute(update(s).where(s.c.reserved_for == me.id).values(nobody))
    scored = t.c.series.contains(f'"{me.id}"', autoescape=True)
    in_series = list(connection.execute(select(t.c.id).where(scored)).scalars())
    connection.execute(update(t).where(t.c.id.in_(in_series)).values(series=None))
    j = schema.jobs
    connection.execute(update(j).where(j.c.owner == me.id).values(owner=""))
    connection.execute(delete(gp).where(gp.c.person_id == me.id))
    connection.execute(delete(schema.conduct).where(schema.conduct.c.person_id == me.id))
    # With the person go their friends, blocks, notes, and the reports about them.
    connection.execute(delete(schema.people).where(schema.people.c.id == me.id))
    # Their decks went with them. Versions stay where games need them, and only there.
    drop_unused_decks(connection, before=now - DECK_MARGIN_MS, most=MOST_DECKS)
    return sorted({*sat, *hosted, *talked, *invited, *in_series})


def _forget_games(connection: Connection, me: PersonRow) -> None:
    """Replace the person's name in finished games, which stay."""
    g, gp = schema.games, schema.game_people
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
        values = {
            "players": msgspec.json.encode(names).decode(),
            "record": msgspec.json.encode(whole).decode(),
        }
        connection.execute(update(g).where(g.c.id == game_id).values(values))


def _forget_words(connection: Connection, me: PersonRow) -> set[str]:
    """Empty the person's chat lines. The rows stay, because their numbers must have no gaps."""
    log = schema.log
    talked = connection.execute(
        select(log.c.table_id, log.c.n, log.c.body).where(
            log.c.type.in_(["chat", "react"]), log.c.body.contains(f'"id":"{me.id}"')
        )
    ).all()
    for table_id, n, body in talked:
        said = msgspec.json.decode(body) | {"text": ""}
        said["person"] = {"id": "", "name": NOBODY, "kind": "guest"}
        here = update(log).where(log.c.table_id == table_id, log.c.n == n)
        connection.execute(here.values(body=msgspec.json.encode(said).decode()))
    return {table_id for table_id, _, _ in talked}


def _forget_titles(connection: Connection, me: PersonRow) -> list[str]:
    """Remove the titles that the person gave. A rematch has the title of the table before it."""
    t = schema.tables
    rows = connection.execute(select(t.c.id, t.c.title).where(t.c.host == me.id)).all()
    connection.execute(update(t).where(t.c.host == me.id).values(host=None, title=""))
    found = [row.id for row in rows]
    last, titles = found, {row.title for row in rows if row.title}
    while last and titles:
        again = select(t.c.rematch).where(t.c.id.in_(last), t.c.rematch.is_not(None))
        same = select(t.c.id).where(t.c.id.in_(again), t.c.title.in_(titles))
        last = list(connection.execute(same).scalars())
        connection.execute(update(t).where(t.c.id.in_(last)).values(title=""))
        found += last
    return found


def _forget_mutes(connection: Connection, me: PersonRow) -> None:
    t = schema.tables
    named = select(t.c.id, t.c.muted).where(t.c.muted.contains(f'"{me.id}"'))
    for table_id, muted in connection.execute(named).all():
        others = [person for person in msgspec.json.decode(muted) if person != me.id]
        values = {"muted": msgspec.json.encode(others).decode()}
        connection.execute(update(t).where(t.c.id == table_id).values(values))
