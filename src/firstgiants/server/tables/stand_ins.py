"""Getting up, bots that stand in for people, coming back, and tables that nobody needs any more."""

from __future__ import annotations

import msgspec

from firstgiants.server import wire
from firstgiants.server.errors import Forbidden, WrongState
from firstgiants.server.store.rows import PersonRow, SeatRow
from firstgiants.server.tables.change import (
    Change,
    Context,
    must_be,
    must_sit,
    table_changed,
    with_seat,
)
from firstgiants.server.tables.clocks import TAKEBACK_MS, counted, deadline
from firstgiants.server.tables.state import TableState


def leave(state: TableState, context: Context, me: PersonRow) -> Change | None:
    """Get up. In a game a bot stands in; before it, the chair is free again."""
    if state.row.host == me.id and state.row.state == "open" and state.seat_of(me.id) is None:
        return _left_open(state, context, me, state.seats, None)
    seat = must_sit(state, me)
    match state.row.state:
        case "open":
            seats = with_seat(state.seats, SeatRow(seat=seat.seat, kind="open"))
            return _left_open(state, context, me, seats, seat.seat)
        case "playing":
            return _left_game(state, context, seat)
        case "finished" | "closed":
            return None


def _left_open(
    state: TableState,
    context: Context,
    me: PersonRow,
    seats: tuple[SeatRow, ...],
    seat: int | None,
) -> Change:
    """If the host left, the next person hosts. Without people the table is closed."""
    people = [one.person_id for one in seats if one.person_id is not None]
    if not people and (state.row.host == me.id or seat is not None):
        return close(state, context, seats)
    host = people[0] if state.row.host == me.id else state.row.host
    return table_changed(state, context, "left", seat=seat, seats=seats, host=host)


def _left_game(state: TableState, context: Context, seat: SeatRow) -> Change | None:
    """A bot stands in. Unrated games without people are closed; rated ones are played out."""
    if seat.left:
        return None
    bot = seat.stand_in or context.takeover_bot
    chair = msgspec.structs.replace(seat, left=True, stand_in=bot, flagged=False)
    seats = with_seat(state.seats, chair)
    if not state.row.rated and all(one.left or one.kind == "bot" for one in seats):
        return close(state, context, seats)
    since = _asked_since(state, context, seat)
    return table_changed(state, context, "left", seat=seat.seat, seats=seats, asked_since=since)


def close(state: TableState, context: Context, seats: tuple[SeatRow, ...] | None = None) -> Change:
    return table_changed(state, context, "closed", seats=seats, state="closed", ended=context.now)


def close_unstarted(state: TableState, context: Context) -> Change | None:
    """Close a table that nobody has started for long."""
    return close(state, context) if state.row.state == "open" else None


def end_idle(state: TableState, context: Context, idle_ms: int) -> Change | None:
    """End a game in which nobody has moved for `idle_ms`. In a rated one a bot stands in."""
    row = state.row
    if row.state != "playing" or row.asked is None or row.asked_bot is not None:
        return None
    if counted(row.asked_since, context.now, context.outages) < idle_ms:
        return None
    if row.rated:
        return stand_in(state, context, state.seats[row.asked - 1], context.takeover_bot)
    return close(state, context)


def take_over(state: TableState, context: Context, me: PersonRow, *, seat: int, bot: str) -> Change:
    """Let a bot stand in for yourself, or for somebody whose time is over."""
    must_be(state, "playing")
    mine = must_sit(state, me)
    if mine.left:
        raise Forbidden("You do not sit at this table.", code="not-seated")
    if seat > len(state.seats) or state.seats[seat - 1].kind != "person":
        raise WrongState("No person sits there.", code="no-such-seat")
    theirs = state.seats[seat - 1]
    if theirs.stand_in is not None:
        raise WrongState("A bot plays there already.", code="taken-over")
    if mine.seat != theirs.seat and not (theirs.flagged or _overdue(state, context, theirs)):
        raise WrongState("They still have time.", code="still-has-time")
    return stand_in(state, context, theirs, bot)


def stand_in(state: TableState, context: Context, seat: SeatRow, bot: str) -> Change:
    chair = msgspec.structs.replace(seat, stand_in=bot, flagged=False)
    seats = with_seat(state.seats, chair)
    since = _asked_since(state, context, seat)
    return table_changed(state, context, "takeover", seat=seat.seat, seats=seats, asked_since=since)


def _overdue(state: TableState, context: Context, seat: SeatRow) -> bool:
    """Whether the others have waited long enough, in a game without a clock."""
    row = state.row
    if row.banks or row.asked != seat.seat:
        return False
    return counted(row.asked_since, context.now, context.outages) > context.patience_ms


def take_back(state: TableState, context: Context, me: PersonRow) -> Change | None:
    """Take one's seat back from the bot that stands in."""
    must_be(state, "playing")
    seat = must_sit(state, me)
    if seat.stand_in is None and not seat.left:
        return None
    chair = msgspec.structs.replace(seat, stand_in=None, left=False, flagged=False)
    banks = list(state.row.banks)
    if isinstance(state.row.pace, wire.LivePace):
        banks[seat.seat - 1] = max(banks[seat.seat - 1], TAKEBACK_MS)
    return table_changed(
        state,
        context,
        "takeback",
        seat=seat.seat,
        seats=with_seat(state.seats, chair),
        banks=banks,
        asked_since=_asked_since(state, context, seat),
    )


def time_ran_out(state: TableState, context: Context) -> Change | None:
    """At a table's deadline: flag the seat; at the next one, where rated and live, stand in."""
    if _time_left(state, context) != 0:
        return None
    assert state.row.asked is not None
    seat = state.seats[state.row.asked - 1]
    if seat.flagged:
        return stand_in(state, context, seat, context.takeover_bot)
    chair = msgspec.structs.replace(seat, flagged=True)
    seats = with_seat(state.seats, chair)
    return table_changed(state, context, "flagged", seat=seat.seat, seats=seats)


def moved_deadline(state: TableState, context: Context) -> int | None:
    """When to look at the table again, if its deadline passed during an outage."""
    left = _time_left(state, context)
    return context.now + left if left else None


def _time_left(state: TableState, context: Context) -> int | None:
    """Milliseconds that outages have added to a deadline that is over; None if none is over."""
    row = state.row
    # Not the column: an outage may have moved it on.
    due = deadline(row, state.seats, context.grace_ms)
    if due is None or row.asked is None or context.now < due:
        return None
    waited = counted(row.asked_since, context.now, context.outages)
    return max(0, due - row.asked_since - waited)


def _asked_since(state: TableState, context: Context, seat: SeatRow) -> int:
    """A seat that is asked starts again when another player takes it."""
    return context.now if state.row.asked == seat.seat else state.row.asked_since
