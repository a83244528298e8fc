"""Many tables at once, without their games: five queries for a list, not five for each table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from sqlalchemy import Connection, RowMapping, and_, or_, select

from firstgiants.server.store import schema
from firstgiants.server.store.rows import DealRow, SeatRow, read_people, table_row
from firstgiants.server.tables.state import TableState

PAGE = 50
MINE_CURSOR = r"^[0-9]{1,15}\.[A-Za-z0-9_-]{1,40}$"


def tables_of(
    connection: Connection, person_id: str, after: str | None
) -> tuple[list[TableState], str | None]:
    """A page of a person's tables that are not over, newest first; and the next page's cursor."""
    t, s = schema.tables, schema.seats
    query = (
        select(t)
        .join(s, s.c.table_id == t.c.id)
        .where(s.c.person_id == person_id, t.c.state.in_(["open", "playing"]))
        .order_by(t.c.created.desc(), t.c.id)
        .limit(PAGE + 1)
    )
    if after is not None:
        created, table_id = after.split(".", 1)
        same = and_(t.c.created == int(created), t.c.id > table_id)
        query = query.where(or_(t.c.created < int(created), same))
    rows = connection.execute(query).mappings().all()
    states = read_table_states(connection, rows[:PAGE])
    if len(rows) <= PAGE:
        return states, None
    last = rows[PAGE - 1]
    return states, f"{last['created']}.{last['id']}"


def read_table_states(connection: Connection, found: Sequence[RowMapping]) -> list[TableState]:
    """The tables of these rows of `tables`, in their order; what `read_rows` does for one. A table
    that is deleted between two of the queries is left out."""
    rows = [table_row(row) for row in found]
    s, d = schema.seats, schema.deals
    seats: defaultdict[str, list[SeatRow]] = defaultdict(list)
    seat_query = select(s).where(s.c.table_id.in_([row.id for row in rows]))
    for seat in connection.execute(seat_query.order_by(s.c.table_id, s.c.seat)).mappings():
        values = {name: seat[name] for name in SeatRow.__struct_fields__}
        seats[seat["table_id"]].append(SeatRow(**values))
    deal_ids = sorted({row.deal_id for row in rows})
    deals = {
        deal["id"]: DealRow(**{name: deal[name] for name in DealRow.__struct_fields__})
        for deal in connection.execute(select(d).where(d.c.id.in_(deal_ids))).mappings()
    }
    ids = {row.host for row in rows if row.host is not None}
    for some in seats.values():
        ids |= {one for seat in some for one in (seat.person_id, seat.reserved_for) if one}
    people = read_people(connection, ids)
    states = []
    for row in rows:
        if row.deal_id not in deals:
            continue
        sat = tuple(seats[row.id])
        named = {row.host, *(s.person_id for s in sat), *(s.reserved_for for s in sat)}
        states.append(
            TableState(
                row=row,
                seats=sat,
                deal=deals[row.deal_id],
                people={one: people[one] for one in named if one is not None and one in people},
                game=None,
            )
        )
    return states
