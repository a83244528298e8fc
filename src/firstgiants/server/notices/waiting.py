"""The tables that wait for a person."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, RowMapping, func, select

from firstgiants.server import wire
from firstgiants.server.store import schema
from firstgiants.server.wire.notices import Waiting, WaitingTable

MOST: Final = 50
_pace: msgspec.json.Decoder[wire.Pace] = msgspec.json.Decoder(wire.Pace)


def read_waiting(connection: Connection, person_id: str) -> Waiting:
    """The tables at which the person is asked and no bot stands in, the most urgent first."""
    t, s = schema.tables, schema.seats
    mine = select(t).join(s, s.c.table_id == t.c.id).where(s.c.person_id == person_id)
    asked = mine.where(
        t.c.state == "playing", t.c.asked == s.c.seat, t.c.asked_bot.is_(None), ~s.c.left
    )
    ordered = asked.order_by(t.c.deadline.is_(None), t.c.deadline, t.c.asked_since, t.c.id)
    rows = connection.execute(ordered.limit(MOST)).mappings().all()
    seated = connection.execute(
        select(func.count())
        .select_from(t)
        .join(s, s.c.table_id == t.c.id)
        .where(s.c.person_id == person_id, t.c.state.in_(["open", "playing"]), ~s.c.left)
    ).scalar_one()
    count = len(rows)
    if count == MOST:
        count = connection.execute(select(func.count()).select_from(asked.subquery())).scalar_one()
    names = _names(connection, [row["id"] for row in rows], person_id)
    tables = [_table(row, names.get(row["id"], [])) for row in rows]
    return Waiting(n=0, count=count, seated=seated, tables=tables)


def _names(connection: Connection, ids: list[str], but: str) -> dict[str, list[str]]:
    """The names at the other seats of each table."""
    s = schema.seats
    query = select(s.c.table_id, s.c.name, s.c.person_id).where(s.c.table_id.in_(ids))
    found: dict[str, list[str]] = {}
    for table_id, name, person in connection.execute(query.order_by(s.c.table_id, s.c.seat)):
        if person != but:
            found.setdefault(table_id, []).append(name)
    return found


def _table(row: RowMapping, others: list[str]) -> WaitingTable:
    return WaitingTable(
        id=row["id"],
        title=row["title"],
        others=others,
        pace=_kind(_pace.decode(row["pace"])),
        since=row["asked_since"],
        until=row["deadline"],
    )


def _kind(pace: wire.Pace) -> Literal["none", "live", "days"]:
    match pace:
        case wire.Untimed():
            return "none"
        case wire.LivePace():
            return "live"
        case wire.DaysPace():
            return "days"
