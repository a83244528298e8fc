"""A person's vacation at a table with a clock of days: their clock stands still.

Everything that bounds it, such as the days of a year, is in `people.vacation`.
"""

from __future__ import annotations

import msgspec

from firstgiants.server import wire
from firstgiants.server.store.rows import PersonRow, SeatRow
from firstgiants.server.tables.change import (
    Change,
    Context,
    standstills_at,
    table_changed,
    with_seat,
)
from firstgiants.server.tables.clocks import left_ms
from firstgiants.server.tables.state import TableState


def away(state: TableState, context: Context, person: PersonRow) -> Change | None:
    """Take over the person's vacation, which has begun, changed or ended."""
    row, seat = state.row, state.seat_of(person.id)
    if row.state != "playing" or seat is None or not isinstance(row.pace, wire.DaysPace):
        return None
    chair = msgspec.structs.replace(
        seat, away_since=person.away_since, away_until=person.away_until
    )
    if chair == seat:
        return None
    banks, since = list(row.banks), row.asked_since
    if row.asked == seat.seat and row.asked_bot is None and not seat.flagged:
        # Settle the clock: a seat remembers one vacation, and this one is about to replace another.
        banks[seat.seat - 1] = left_ms(row, seat.seat, context.now, standstills_at(state, context))
        since = context.now
    return table_changed(
        state,
        context,
        "vacation",
        seat=seat.seat,
        seats=with_seat(state.seats, chair),
        people=state.people | {person.id: person},
        banks=banks,
        asked_since=since,
    )


def with_vacation(seat: SeatRow, state: TableState, now: int) -> SeatRow:
    """The chair of a game that begins, with the vacation that its person is on."""
    person = state.people.get(seat.person_id or "")
    if person is None or not isinstance(state.row.pace, wire.DaysPace):
        return seat
    if person.away_until is None or person.away_until <= now:
        return seat
    return msgspec.structs.replace(seat, away_since=person.away_since, away_until=person.away_until)
