"""Updates ratings after a finished rated game."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from firstgiants.server import wire
from firstgiants.server.people.ratings import Strength, places, rate, shown
from firstgiants.server.store import schema
from firstgiants.server.tables.state import TableState


def rate_people(
    connection: Connection, state: TableState, totals: list[int]
) -> list[wire.RatingChange]:
    """Update ratings by the rules in `ratings`. Runs in the transaction that ends the game, and
    locks the people's rows."""
    seats = [seat for seat in state.seats if seat.person_id is not None]
    t = schema.people
    rows = connection.execute(
        select(t.c.id, t.c.mu, t.c.sigma, t.c.rated_games)
        .where(t.c.id.in_([seat.person_id for seat in seats]))
        .order_by(t.c.id)
        .with_for_update()
    )
    found = {row.id: row for row in rows}
    seats = [seat for seat in seats if seat.person_id in found]
    if len(seats) < 2:
        return []
    people = [found[seat.person_id] for seat in seats]
    ranks = places([totals[s.seat - 1] for s in seats], [s.stand_in is not None for s in seats])
    after = rate([Strength(p.mu, p.sigma) for p in people], ranks)
    changes = []
    for seat, person, new in zip(seats, people, after, strict=True):
        connection.execute(
            update(t)
            .where(t.c.id == person.id)
            .values(mu=new.mu, sigma=new.sigma, rated_games=person.rated_games + 1)
        )
        changes.append(
            wire.RatingChange(
                seat=seat.seat,
                before=shown(person.mu, person.sigma),
                after=shown(new.mu, new.sigma),
            )
        )
    return changes
