"""Looking for tables, people, bans and reports."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, Select, func, or_, select

from firstgiants.server.store import schema
from firstgiants.server.store.rows import PersonRow, person_row
from firstgiants.server.wire import admin as wire
from firstgiants.server.wire.people import PersonRef

MOST = 50


def find_tables(connection: Connection, text: str, state: str | None) -> list[wire.AdminTable]:
    """Newest first. Looks in ids, titles and the names of those who sit there."""
    t, s = schema.tables, schema.seats
    query = select(t)
    if state is not None:
        query = query.where(t.c.state == state)
    if text:
        named = select(s.c.table_id).where(_has(s.c.name, text))
        query = query.where(or_(t.c.id == text, _has(t.c.title, text), t.c.id.in_(named)))
    rows = connection.execute(query.order_by(t.c.created.desc()).limit(MOST)).mappings().all()
    seats: dict[str, list[str]] = {row["id"]: [] for row in rows}
    sat = select(s.c.table_id, s.c.name).where(s.c.table_id.in_(seats), s.c.kind != "open")
    for table_id, name in connection.execute(sat.order_by(s.c.table_id, s.c.seat)):
        seats[table_id].append(name)
    return [
        wire.AdminTable(
            id=row["id"],
            title=row["title"],
            state=row["state"],
            visibility=row["visibility"],
            rated=row["rated"],
            created=row["created"],
            ply=row["ply"],
            names=seats[row["id"]],
        )
        for row in rows
    ]


def find_people(connection: Connection, text: str) -> list[wire.AdminPerson]:
    """Those who were here last come first. Looks in ids, names and logins."""
    p = schema.people
    query = select(p)
    if text:
        query = query.where(or_(p.c.id == text, _has(p.c.name, text), _has(p.c.login, text)))
    rows = connection.execute(query.order_by(p.c.seen.desc(), p.c.id).limit(MOST)).mappings()
    return [_person(person_row(row)) for row in rows]


def look_at(connection: Connection, person: PersonRow, address: str | None) -> wire.AdminLook:
    b, r, s, t = schema.bans, schema.reports, schema.seats, schema.tables
    bans = select(b).where(b.c.person_id == person.id)
    about = select(func.count()).select_from(r).where(r.c.about_id == person.id)
    sits = select(t.c.id).join(s, s.c.table_id == t.c.id)
    sits = sits.where(s.c.person_id == person.id, t.c.state.in_(["open", "playing"]))
    opened = select(func.count()).select_from(schema.sessions)
    opened = opened.where(schema.sessions.c.person_id == person.id)
    return wire.AdminLook(
        person=_person(person),
        address=address,
        sessions=connection.execute(opened).scalar_one(),
        tables=list(connection.execute(sits.limit(MOST)).scalars()),
        reports=connection.execute(about).scalar_one(),
        bans=_bans(connection, bans),
    )


def find_bans(connection: Connection, now: int) -> list[wire.BanInfo]:
    """Those in force, newest first."""
    b = schema.bans
    in_force = b.c.lifted.is_(None) & or_(b.c.until.is_(None), b.c.until > now)
    return _bans(connection, select(b).where(in_force))


def find_reports(connection: Connection, *, handled: bool) -> list[wire.ReportInfo]:
    """The queue, oldest first; or what was handled, newest first."""
    r = schema.reports
    if handled:
        query = select(r).where(r.c.handled.is_not(None)).order_by(r.c.handled.desc())
    else:
        query = select(r).where(r.c.handled.is_(None)).order_by(r.c.created)
    rows = connection.execute(query.limit(MOST)).mappings().all()
    ids = {row[name] for row in rows for name in ("by_id", "about_id") if row[name] is not None}
    people = _refs(connection, ids)
    return [
        wire.ReportInfo(
            id=row["id"],
            created=row["created"],
            by=people.get(row["by_id"]),
            about=people.get(row["about_id"]),
            table=row["table_id"],
            reason=row["reason"],
            text=row["text"],
            lines=msgspec.json.decode(row["lines"]),
            taken_by=row["taken_by"],
            handled=row["handled"],
            handled_by=row["handled_by"],
            outcome=row["outcome"],
        )
        for row in rows
    ]


def _bans(connection: Connection, query: Select[object]) -> list[wire.BanInfo]:
    b = schema.bans
    rows = connection.execute(query.order_by(b.c.created.desc()).limit(MOST)).mappings().all()
    people = _refs(connection, {row["person_id"] for row in rows if row["person_id"] is not None})
    return [_ban(row, people) for row in rows]


def _ban(row: RowMapping, people: dict[str, PersonRef]) -> wire.BanInfo:
    return wire.BanInfo(
        id=row["id"],
        kind=row["kind"],
        person=people.get(row["person_id"]),
        address=row["address"],
        reason=row["reason"],
        created=row["created"],
        until=row["until"],
        lifted=row["lifted"],
        made_by=row["made_by"],
    )


def _refs(connection: Connection, ids: set[str]) -> dict[str, PersonRef]:
    p = schema.people
    rows = connection.execute(select(p).where(p.c.id.in_(ids))).mappings()
    return {row["id"]: person_row(row).ref() for row in rows}


def _person(person: PersonRow) -> wire.AdminPerson:
    return wire.AdminPerson(
        id=person.id,
        name=person.name,
        kind=person.kind,
        login=person.login,
        created=person.created,
        seen=person.seen,
        rated_games=person.rated_games,
    )


def _has(column: ColumnElement[str], text: str) -> ColumnElement[bool]:
    return column.icontains(text, autoescape=True)
