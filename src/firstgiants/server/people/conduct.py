"""How people end their games, and the reliability that follows from it.

1. Games count that at least two people began. Games against bots alone never do.
2. A game that was played to its end counts as finished for everybody but those for whom a bot was
   standing in: they left it, or ran out of time.
3. Of a game that was closed before its end, only those count who had left it or run out of time.
4. Leaving counts only while another person is still playing; and not if one comes back.
5. Reliability is the share of finished games among the last `LAST` that count, in per cent. With
   fewer than `FEWEST` it is not known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, select, update

from firstgiants.server import wire
from firstgiants.server.store import schema
from firstgiants.server.store.statements import insert_into

if TYPE_CHECKING:
    from firstgiants.server.tables.state import TableState

LAST = 20
FEWEST = 5

_insert = insert_into(schema.conduct, schema.conduct.c.keys())


def keep_conduct(connection: Connection, state: TableState) -> None:
    """Write how each person ended the game that is over, in the same transaction."""
    row = state.row
    seats = [seat for seat in state.seats if seat.kind == "person"]
    if len(seats) < 2:
        return
    for seat in sorted(seats, key=lambda one: one.person_id or ""):
        how = seat.fault or ("finished" if row.state == "finished" else None)
        if seat.person_id is None or how is None:
            continue
        kept = {"table_id": row.id, "person_id": seat.person_id, "how": how, "ended": row.ended}
        _insert(connection, kept)
        percent = reliability_of(connection, seat.person_id).percent
        p = schema.people
        connection.execute(update(p).where(p.c.id == seat.person_id).values(reliability=percent))


def reliability_of(connection: Connection, person_id: str) -> wire.Reliability:
    t = schema.conduct
    last = select(t.c.how).where(t.c.person_id == person_id).order_by(t.c.ended.desc()).limit(LAST)
    found = list(connection.execute(last).scalars())
    finished = found.count("finished")
    return wire.Reliability(
        percent=round(100 * finished / len(found)) if len(found) >= FEWEST else None,
        finished=finished,
        left=found.count("left"),
        timed_out=found.count("time"),
    )
