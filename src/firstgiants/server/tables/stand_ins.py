"""Leaving a table, bots that stand in, taking a seat back, and closing unused tables. A bot may
also stand in for a bot that fails.

A seat's `fault` says why a bot stands in, if it counts against the person's reliability: they left,
or let a bot play, while another person was still playing; or their time ran out. Taking the seat
back clears it.
"""

from __future__ import annotations

import math
from typing import Literal

import msgspec

from firstgiants.server import wire
from firstgiants.server.errors import Forbidden, WrongState
from firstgiants.server.people.conduct import keep_conduct
from firstgiants.server.store.rows import PersonRow, SeatRow
from firstgiants.server.tables.change import (
    Change,
    Context,
    must_be,
    must_sit,
    standstills_at,
    table_changed,
    with_seat,
)
from firstgiants.server.tables.clocks import TAKEBACK_MS, counted, deadline
from firstgiants.server.tables.reserved import lapse
from firstgiants.server.tables.state import TableState


def leave(state: TableState, context: Context, me: PersonRow) -> Change | None:
    """Leave the seat. In a game a bot stands in; before the start, the seat is open again."""
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
    fault = _fault_of_leaving(state, seat)
    chair = msgspec.structs.replace(seat, left=True, stand_in=bot, flagged=False, fault=fault)
    seats = with_seat(state.seats, chair)
    if not state.row.rated and all(one.left or one.kind == "bot" for one in seats):
        return close(state, context, seats)
    since = _asked_since(state, context, seat)
    return table_changed(state, context, "left", seat=seat.seat, seats=seats, asked_since=since)


def _fault_of_leaving(state: TableState, seat: SeatRow) -> Literal["left", "time"] | None:
    """Leaving a game that no other person plays any more is nobody's loss."""
    others = any(
        one.kind == "person" and one.seat != seat.seat and one.stand_in is None
        for one in state.seats
    )
    return seat.fault or ("left" if others else None)


def close(state: TableState, context: Context, seats: tuple[SeatRow, ...] | None = None) -> Change:
    """Close the table. If a game was going on, keep who had left it."""
    closed = table_changed(state, context, "closed", seats=seats, state="closed", ended=context.now)
    if state.row.state == "playing":
        closed.also = lambda connection: keep_conduct(connection, closed.after)
    return closed


def close_unstarted(state: TableState, context: Context) -> Change | None:
    """Close a table that has not been started for too long."""
    return close(state, context) if state.row.state == "open" else None


def end_idle(state: TableState, context: Context, idle_ms: int) -> Change | None:
    """End a game in which nobody has moved for `idle_ms`. In a rated one a bot stands in."""
    row = state.row
    if row.state != "playing" or row.asked is None or row.asked_bot is not None:
        return None
    if counted(row.asked_since, context.now, standstills_at(state, context)) < idle_ms:
        return None
    seat = state.seats[row.asked - 1]
    if row.rated:
        return stand_in(state, context, seat, context.takeover_bot, "time")
    late = msgspec.structs.replace(seat, fault=seat.fault or "time")
    return close(state, context, with_seat(state.seats, late))


def take_over(state: TableState, context: Context, me: PersonRow, *, seat: int, bot: str) -> Change:
    """Let a bot stand in for yourself, or for a person whose time has run out."""
    must_be(state, "playing")
    mine = must_sit(state, me)
    if state.row.daily is not None:
        raise WrongState("Nobody stands in at a deal of the day.", code="daily-own-try")
    if mine.left:
        raise Forbidden("You do not sit at this table.", code="not-seated")
    if seat > len(state.seats) or state.seats[seat - 1].kind != "person":
        raise WrongState("No person sits there.", code="no-such-seat")
    theirs = state.seats[seat - 1]
    if theirs.stand_in is not None:
        raise WrongState("A bot plays there already.", code="taken-over")
    if mine.seat != theirs.seat and not theirs.flagged:
        wait_ms = _patience_left(state, context, theirs)
        if wait_ms is None:
            raise WrongState("They still have time.", code="still-has-time")
        if wait_ms > 0:
            wait_s = math.ceil(wait_ms / 1000)
            raise WrongState("They still have time.", code="still-has-time", retry_after=wait_s)
    fault = _fault_of_leaving(state, mine) if mine.seat == theirs.seat else "time"
    return stand_in(state, context, theirs, bot, fault)


def stand_in(
    state: TableState,
    context: Context,
    seat: SeatRow,
    bot: str,
    fault: Literal["left", "time"] | None,
) -> Change:
    chair = msgspec.structs.replace(seat, stand_in=bot, flagged=False, fault=fault)
    seats = with_seat(state.seats, chair)
    since = _asked_since(state, context, seat)
    return table_changed(state, context, "takeover", seat=seat.seat, seats=seats, asked_since=since)


def replace_bot(
    state: TableState, context: Context, *, ply: int, failed: str | None, bot: str
) -> Change | None:
    """Let another bot stand in for the one that failed. None: it is no longer asked."""
    row = state.row
    if row.asked is None or failed is None or (row.ply, row.asked_bot) != (ply, failed):
        return None
    seat = state.seats[row.asked - 1]
    return stand_in(state, context, seat, bot, seat.fault)


def _patience_left(state: TableState, context: Context, seat: SeatRow) -> int | None:
    """Milliseconds that the others still have to wait for this seat in a game without a clock: the
    whole time if it is not asked yet. None in a game with a clock."""
    row = state.row
    if row.banks:
        return None
    if row.asked != seat.seat:
        return context.patience_ms
    left = context.patience_ms - counted(row.asked_since, context.now, context.outages)
    return max(0, left + 1)  # they may take all of it


def take_back(state: TableState, context: Context, me: PersonRow) -> Change | None:
    """Take your seat back from the bot that stands in."""
    must_be(state, "playing")
    seat = must_sit(state, me)
    if seat.stand_in is None and not seat.left:
        return None
    chair = msgspec.structs.replace(seat, stand_in=None, left=False, flagged=False, fault=None)
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
    """Handle a deadline: flag the seat; in rated live games, let a bot stand in at the next. Before
    the start: free seats that were kept long enough."""
    if state.row.state == "open":
        return lapse(state, context)
    if _time_left(state, context) != 0:
        return None
    assert state.row.asked is not None
    seat = state.seats[state.row.asked - 1]
    if seat.flagged:
        return stand_in(state, context, seat, context.takeover_bot, "time")
    chair = msgspec.structs.replace(seat, flagged=True)
    seats = with_seat(state.seats, chair)
    return table_changed(state, context, "flagged", seat=seat.seat, seats=seats)


def out_of_time(state: TableState, context: Context) -> str | None:
    """The person whose clock of days has just run out, if one has."""
    row = state.row
    if row.asked is None or not isinstance(row.pace, wire.DaysPace):
        return None
    seat = state.seats[row.asked - 1]
    return seat.person_id if not seat.flagged and _time_left(state, context) == 0 else None


def moved_deadline(state: TableState, context: Context) -> int | None:
    """When to look at the table again, if its deadline passed during an outage."""
    left = _time_left(state, context)
    if not left:
        return None
    assert state.row.asked is not None
    # Nothing runs out before the end of a vacation.
    back = state.seats[state.row.asked - 1].away_until or 0
    return max(context.now, back) + left


def _time_left(state: TableState, context: Context) -> int | None:
    """Milliseconds that outages have added to a deadline that is over; None if none is over."""
    row = state.row
    # Not the column: an outage may have moved it on.
    due = deadline(row, state.seats, context.grace_ms)
    if due is None or row.asked is None or context.now < due:
        return None
    waited = counted(row.asked_since, context.now, standstills_at(state, context))
    return max(0, due - row.asked_since - waited)


def _asked_since(state: TableState, context: Context, seat: SeatRow) -> int:
    """A seat that is asked starts again when another player takes it."""
    return context.now if state.row.asked == seat.seat else state.row.asked_since
