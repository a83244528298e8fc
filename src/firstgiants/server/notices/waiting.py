"""What waits for a person: tables, challenges, and people who ask to be friends."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, RowMapping, Select, func, select

from firstgiants.server import wire
from firstgiants.server.store import schema
from firstgiants.server.store.rows import person_row
from firstgiants.server.wire.notices import PaceKind, Waiting, WaitingChallenge, WaitingTable

MOST: Final = 50
_pace: msgspec.json.Decoder[wire.Pace] = msgspec.json.Decoder(wire.Pace)


def read_waiting(connection: Connection, person_id: str, now: int) -> Waiting:
    """The tables at which the person is asked and no bot stands in, the most urgent first; seats
    that are kept for them; and people who ask to be friends."""
    t, s = schema.tables, schema.seats
    at_tables = select(t).join(s, s.c.table_id == t.c.id)
    mine = at_tables.where(s.c.person_id == person_id, ~s.c.left)
    asked = mine.where(t.c.state == "playing", t.c.asked == s.c.seat, t.c.asked_bot.is_(None))
    urgent = asked.order_by(t.c.deadline.is_(None), t.c.deadline, t.c.asked_since, t.c.id)
    kept = at_tables.add_columns(s.c.reserved_until).where(
        t.c.state == "open", s.c.reserved_for == person_id, s.c.reserved_until > now
    )
    newest = kept.order_by(t.c.created.desc(), t.c.id)
    tables, table_count = _some(connection, urgent)
    challenges, challenge_count = _some(connection, newest)
    people, ask_count = _some(connection, _asks(person_id))
    names = _names(connection, [row["id"] for row in tables], person_id) if tables else {}
    hosts = _people(connection, [row["host"] for row in challenges]) if challenges else {}
    blocked = blocked_people(connection, person_id) if tables else frozenset()
    seated = mine.where(t.c.state.in_(["open", "playing"]))
    return Waiting(
        n=0,
        count=table_count + challenge_count + ask_count,
        seated=_count(connection, seated),
        tables=[_table(row, names.get(row["id"], []), blocked) for row in tables],
        challenges=[_challenge(row, hosts.get(row["host"])) for row in challenges],
        asks=[person_row(row).ref() for row in people],
    )


def blocked_people(connection: Connection, person_id: str) -> frozenset[str]:
    """The people whom this person has blocked."""
    b = schema.blocks
    query = select(b.c.blocked_id).where(b.c.person_id == person_id)
    return frozenset(connection.execute(query).scalars())


def _some(connection: Connection, query: Select[tuple[object]]) -> tuple[list[RowMapping], int]:
    """The first rows, and how many there are."""
    rows = list(connection.execute(query.limit(MOST)).mappings())
    return rows, len(rows) if len(rows) < MOST else _count(connection, query)


def _count(connection: Connection, query: Select[tuple[object]]) -> int:
    return connection.execute(select(func.count()).select_from(query.subquery())).scalar_one()


def _asks(person_id: str) -> Select[tuple[object]]:
    f, p = schema.friends, schema.people
    query = select(p).join(f, f.c.person_id == p.c.id)
    query = query.where(f.c.friend_id == person_id, f.c.state == "asked")
    return query.order_by(f.c.created.desc(), p.c.id)


def _people(connection: Connection, ids: list[str | None]) -> dict[str, wire.PersonRef]:
    p = schema.people
    found = connection.execute(select(p).where(p.c.id.in_([one for one in ids if one]))).mappings()
    return {row["id"]: person_row(row).ref() for row in found}


def _names(connection: Connection, ids: list[str], but: str) -> dict[str, list[str]]:
    """The names at the other seats of each table."""
    s = schema.seats
    query = select(s.c.table_id, s.c.name, s.c.person_id).where(s.c.table_id.in_(ids))
    found: dict[str, list[str]] = {}
    for table_id, name, person in connection.execute(query.order_by(s.c.table_id, s.c.seat)):
        if person != but:
            found.setdefault(table_id, []).append(name)
    return found


def _table(row: RowMapping, others: list[str], blocked: frozenset[str]) -> WaitingTable:
    return WaitingTable(
        id=row["id"],
        title=row["title"] if row["host"] not in blocked else "",
        others=others,
        pace=_kind(_pace.decode(row["pace"])),
        since=row["asked_since"],
        until=row["deadline"],
    )


def _challenge(row: RowMapping, host: wire.PersonRef | None) -> WaitingChallenge:
    return WaitingChallenge(
        id=row["id"],
        title=row["title"],
        by=host,
        pace=_kind(_pace.decode(row["pace"])),
        until=row["reserved_until"],
    )


def _kind(pace: wire.Pace) -> PaceKind:
    match pace:
        case wire.Untimed():
            return "none"
        case wire.LivePace():
            return "live"
        case wire.DaysPace():
            return "days"
