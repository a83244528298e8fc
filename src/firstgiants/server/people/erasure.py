"""Erases a person at their own request. docs/hosting.md says what is erased and what stays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import msgspec
from sqlalchemy import Connection, delete, select, update

from firstgiants.server.decks.stored import drop_unused_decks
from firstgiants.server.node import Node
from firstgiants.server.store import Append, schema
from firstgiants.server.store.rows import PersonRow, number_in_lobby, public_tables_of
from firstgiants.server.store.statements import Statement

NOBODY = "Somebody"
DECK_MARGIN_MS = 60_000
"""A table that is being made on another node may use a deck that looks unused."""
MOST_DECKS = 10_000
SEARCH_S = 120.0
"""The log of all tables may be long."""


LINES_AT_ONCE = 500
_Line = tuple[str, int, str]
"""A chat line: its table, number and body."""
_set_body = Statement("UPDATE log SET body = :body WHERE table_id = :id AND n = :n")


@dataclass(frozen=True, slots=True)
class _Traces:
    """Where a person is named and no index leads: their chat lines, tables with a score of theirs,
    and tables that mute them."""

    lines: Sequence[_Line]
    scored: Sequence[str]
    muted: Sequence[str]


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
    # Searched for before anything is written: all writes would wait for it.
    traces = await node.database.read(lambda c: _find_traces(c, me), timeout_s=SEARCH_S)
    await _empty_lines(node, traces.lines)

    def write(connection: Connection) -> None:
        listed[:] = public_tables_of(connection, me.id)
        touched[:] = _forget(connection, me, traces, node.time.now_ms())

    def number(connection: Connection) -> None:
        for table_id in listed:
            number_in_lobby(connection, table_id)

    await node.writer.append(Append(also=write, last=number))
    # What another request of theirs said meanwhile.
    late = await node.database.read(lambda c: _find_traces(c, me), timeout_s=SEARCH_S)
    await _empty_lines(node, late.lines)
    touched += [line[0] for line in late.lines]
    node.lobby.refresh_soon()
    await node.database.truncate_wal()
    node.people.forget(me.id)
    for table_id in touched:
        node.registry.drop(table_id)


def _forget(connection: Connection, me: PersonRow, traces: _Traces, now: int) -> list[str]:
    """Erase everything but the chat in one transaction. Returns the tables that have to be read
    again."""
    _forget_traces(connection, me, traces)
    _forget_games(connection, me)
    s, log, gp = schema.seats, schema.log, schema.game_people
    sat = list(connection.execute(select(s.c.table_id).where(s.c.person_id == me.id)).scalars())
    connection.execute(update(s).where(s.c.person_id == me.id).values(person_id=None, name=NOBODY))
    # Keys of commits begin with the sender's id.
    mine = log.c.table_id.in_(sat) & log.c.key.startswith(f"{me.id}:", autoescape=True)
    connection.execute(update(log).where(mine).values(key=None))
    hosted = _forget_titles(connection, me)
    kept = select(s.c.table_id).where(s.c.reserved_for == me.id)
    invited = list(connection.execute(kept).scalars())
    nobody = {"reserved_for": None, "reserved_until": None}
    connection.execute(update(s).where(s.c.reserved_for == me.id).values(nobody))
    j = schema.jobs
    connection.execute(update(j).where(j.c.owner == me.id).values(owner=""))
    connection.execute(delete(gp).where(gp.c.person_id == me.id))
    connection.execute(delete(schema.conduct).where(schema.conduct.c.person_id == me.id))
    # With the person go their friends, blocks, notes, and the reports about them.
    connection.execute(delete(schema.people).where(schema.people.c.id == me.id))
    # Their decks went with them. Versions stay where games need them, and only there.
    drop_unused_decks(connection, before=now - DECK_MARGIN_MS, most=MOST_DECKS)
    talked = (line[0] for line in traces.lines)
    return sorted({*sat, *hosted, *talked, *invited, *traces.scored})


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


def _find_traces(connection: Connection, me: PersonRow) -> _Traces:
    log, t = schema.log, schema.tables
    said = log.c.type.in_(["chat", "react"]) & log.c.body.contains(f'"id":"{me.id}"')
    lines = connection.execute(select(log.c.table_id, log.c.n, log.c.body).where(said))
    scored = select(t.c.id).where(t.c.series.contains(f'"{me.id}"', autoescape=True))
    muted = select(t.c.id).where(t.c.muted.contains(f'"{me.id}"'))
    return _Traces(
        lines=[(row[0], row[1], row[2]) for row in lines],
        scored=connection.execute(scored).scalars().all(),
        muted=connection.execute(muted).scalars().all(),
    )


async def _empty_lines(node: Node, lines: Sequence[_Line]) -> None:
    """Empty chat lines, some at a time: moves are written in between. The rows stay, because their
    numbers must have no gaps."""
    for start in range(0, len(lines), LINES_AT_ONCE):
        some = lines[start : start + LINES_AT_ONCE]
        await node.writer.run(partial(_empty, lines=some))


def _empty(connection: Connection, lines: Sequence[_Line]) -> None:
    for table_id, n, body in lines:
        said = msgspec.json.decode(body) | {"text": ""}
        said["person"] = {"id": "", "name": NOBODY, "kind": "guest"}
        emptied = msgspec.json.encode(said).decode()
        _set_body(connection, {"id": table_id, "n": n, "body": emptied})


def _forget_traces(connection: Connection, me: PersonRow, traces: _Traces) -> None:
    t = schema.tables
    connection.execute(update(t).where(t.c.id.in_(traces.scored)).values(series=None))
    now_muted = select(t.c.id, t.c.muted).where(t.c.id.in_(traces.muted))
    for table_id, muted in connection.execute(now_muted).all():
        others = [person for person in msgspec.json.decode(muted) if person != me.id]
        values = {"muted": msgspec.json.encode(others).decode()}
        connection.execute(update(t).where(t.c.id == table_id).values(values))


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
