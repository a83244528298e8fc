"""Seats that are kept for a person: invite, decline, withdraw, and invitations that lapse."""

from __future__ import annotations

import msgspec

from firstgiants.server import wire
from firstgiants.server.errors import WrongState
from firstgiants.server.store.rows import PersonRow, SeatRow
from firstgiants.server.tables.change import Change, Context, must_be, must_host, table_changed
from firstgiants.server.tables.clocks import DAY_MS
from firstgiants.server.tables.state import TableState


def kept_ms(pace: wire.Pace) -> int:
    """How long a seat is kept: people who sit at a live table wait for it."""
    return DAY_MS if isinstance(pace, wire.LivePace) else 7 * DAY_MS


def kept_chair(number: int, person_id: str, pace: wire.Pace, now: int) -> SeatRow:
    until = now + kept_ms(pace)
    return SeatRow(seat=number, kind="open", reserved_for=person_id, reserved_until=until)


def invite(
    state: TableState, context: Context, me: PersonRow, person: PersonRow, seat: int | None
) -> Change | None:
    """Keep the free chair `seat`, or the first free one, for a person."""
    must_host(state, me)
    must_be(state, "open")
    if state.seat_of(person.id) is not None:
        raise WrongState("They already sit here.", code="already-seated")
    if any(one.reserved_for == person.id for one in state.seats):
        return None
    free = [
        one.seat
        for one in state.seats
        if one.kind == "open" and one.reserved_for is None and seat in (None, one.seat)
    ]
    if not free:
        raise WrongState("No chair is free there.", code="table-full")
    chair = kept_chair(free[0], person.id, state.row.pace, context.now)
    seats = tuple(chair if one.seat == chair.seat else one for one in state.seats)
    people = state.people | {person.id: person}
    return table_changed(state, context, "invited", seat=chair.seat, seats=seats, people=people)


def decline(state: TableState, context: Context, me: PersonRow) -> Change | None:
    """Give up the chair that is kept for you."""
    kept = [one for one in state.seats if one.reserved_for == me.id]
    if not kept:
        return None
    seats = tuple(_freed(one) if one in kept else one for one in state.seats)
    return table_changed(state, context, "declined", seat=kept[0].seat, seats=seats)


def withdraw(state: TableState, context: Context, me: PersonRow, seat: int) -> Change:
    """Stop keeping the chair `seat` for anybody."""
    must_host(state, me)
    must_be(state, "open")
    seats = tuple(_freed(one) if one.seat == seat else one for one in state.seats)
    return table_changed(state, context, "uninvited", seat=seat, seats=seats)


def lapse(state: TableState, context: Context) -> Change | None:
    """Free the chairs that were kept long enough."""
    late = [s.seat for s in state.seats if s.reserved_until and s.reserved_until <= context.now]
    if state.row.state != "open" or not late:
        return None
    seats = tuple(_freed(one) if one.seat in late else one for one in state.seats)
    return table_changed(state, context, "uninvited", seat=late[0], seats=seats)


def _freed(seat: SeatRow) -> SeatRow:
    return msgspec.structs.replace(seat, reserved_for=None, reserved_until=None)
