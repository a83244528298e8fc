"""Changes of a table that has not started: sit down, seat bots, change settings, start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from firstgiants.server import wire
from firstgiants.server.decks.stored import is_built_in
from firstgiants.server.errors import Forbidden, WrongState
from firstgiants.server.store.rows import PersonRow, SeatRow
from firstgiants.server.tables import fair_deal as fair
from firstgiants.server.tables.change import (
    Change,
    Context,
    both,
    must_be,
    must_host,
    table_changed,
    with_seat,
)
from firstgiants.server.tables.clocks import start_banks
from firstgiants.server.tables.reserved import withdraw
from firstgiants.server.tables.state import TableState, extra_amber_at_start, new_game
from firstgiants.server.tables.vacation import with_vacation
from firstgiants.server.text import clean
from firstgiants.server.wire.tables import TITLE_LENGTH


def join(
    state: TableState,
    context: Context,
    me: PersonRow,
    seat: int | None,
    *,
    blocked_by: frozenset[str] = frozenset(),
) -> Change | None:
    """Sit down on the chair `seat`, or on the first that is free; first on one that is kept for
    `me`. `blocked_by`: the people who have blocked `me`."""
    if state.seat_of(me.id) is not None:
        return None
    must_be(state, "open")
    must_be_welcome(state, me, blocked_by)
    kept = [one for one in state.seats if one.reserved_for == me.id]
    free = [one for one in kept if seat in (None, one.seat)] or [
        one for one in _free_seats(state, seat) if one.reserved_for is None
    ]
    if not free:
        if _free_seats(state, seat):
            raise WrongState("That chair is kept for somebody.", code="seat-reserved")
        raise WrongState("That chair is taken.", code="table-full")
    if not kept:
        _must_be_reliable(state, me)
    chair = SeatRow(seat=free[0].seat, kind="person", person_id=me.id, name=me.name)
    seats = [_without(one, me.id) for one in with_seat(state.seats, chair)]
    joined = table_changed(
        state,
        context,
        "joined",
        seat=chair.seat,
        seats=seats,
        people=state.people | {me.id: me},
    )
    return both(joined, start_if_full(joined.after, context))


def must_be_welcome(state: TableState, me: PersonRow, blocked_by: frozenset[str]) -> None:
    """Refuse people whom somebody at the table has blocked."""
    others = {state.row.host, *(seat.person_id for seat in state.seats)} - {me.id, None}
    if others & blocked_by:
        raise Forbidden(
            "You cannot sit down with the people at this table; choose another.", code="blocked"
        )


def _must_be_reliable(state: TableState, me: PersonRow) -> None:
    needed = state.row.min_reliability
    if needed is not None and state.row.host != me.id and (me.reliability or 0) < needed:
        raise Forbidden(
            f"This table is for people who finish at least {needed} % of their games. Newcomers "
            "play at tables without this condition first.",
            code="not-reliable-enough",
            needed=needed,
        )


def _without(seat: SeatRow, person_id: str) -> SeatRow:
    """The chair, no longer kept for this person."""
    if seat.reserved_for != person_id:
        return seat
    return msgspec.structs.replace(seat, reserved_for=None, reserved_until=None)


def start_if_full(state: TableState, context: Context) -> Change | None:
    """Start a table that is full and was to start then."""
    if state.row.state != "open" or not state.row.start_when_full:
        return None
    if any(seat.kind == "open" for seat in state.seats):
        return None
    return _started(state, context, state.seats)


def start(state: TableState, context: Context, me: PersonRow) -> Change:
    """Start now, without the chairs that are still free."""
    must_host(state, me)
    must_be(state, "open")
    seated = [seat for seat in state.seats if seat.kind != "open"]
    if state.deal.continued is not None and len(seated) < len(state.seats):
        raise WrongState("A continued game needs a player on every seat.", code="continued-game")
    if len(seated) < 2:
        raise WrongState("At least two have to sit down first.", code="too-few-seated")
    return _started(state, context, seated)


def _started(state: TableState, context: Context, seated: Sequence[SeatRow]) -> Change:
    """Deal. Chairs are numbered again, clockwise from the first player (RULES §9.1)."""
    if state.row.first == "random":
        skip = fair.first_chair(state.deal.seed, len(seated))
    else:
        wanted = int(state.row.first)
        skip = next((i for i, seat in enumerate(seated) if seat.seat >= wanted), 0)
    in_order = [*seated[skip:], *seated[:skip]]
    seats = tuple(
        with_vacation(msgspec.structs.replace(seat, seat=number), state, context.now)
        for number, seat in enumerate(in_order, 1)
    )
    extra = extra_amber_at_start(state.row, len(seats), state.deal)
    game = new_game(state.with_row(extra_amber=extra), seats)
    return table_changed(
        replace(state, game=game),
        context,
        "started",
        seats=seats,
        state="playing",
        started=context.now,
        ply=game.ply,
        asked_since=context.now,
        banks=start_banks(state.row.pace, len(seats)),
        extra_amber=extra,
    )


def _must_arrange(state: TableState, me: PersonRow) -> None:
    """The host arranges an open table. The deal of the day is the same for everybody: if its node
    died before it started the table, the host can only start it."""
    must_host(state, me)
    must_be(state, "open")
    if state.row.daily is not None:
        raise WrongState(
            "A deal of the day is played as it is: start it, or leave it.", code="daily-own-try"
        )


def fill(
    state: TableState, context: Context, me: PersonRow, *, seat: int | None, bot: str, name: str
) -> Change:
    """Seat a bot on the chair `seat`, or on every chair that is free and kept for nobody."""
    _must_arrange(state, me)
    if state.row.rated:
        raise WrongState("Bots do not sit at rated tables.", code="cannot-be-rated")
    free = [one for one in _free_seats(state, seat) if seat or one.reserved_for is None]
    if not free:
        raise WrongState("No chair is free there.", code="table-full")
    seats = state.seats
    for chair in free:
        seats = with_seat(seats, SeatRow(seat=chair.seat, kind="bot", bot=bot, name=name))
    filled = table_changed(state, context, "filled", seat=seat, seats=seats)
    return both(filled, start_if_full(filled.after, context))


def dismiss(state: TableState, context: Context, me: PersonRow, seat: int) -> Change:
    """Send a bot away from its chair, or withdraw the invitation to it."""
    _must_arrange(state, me)
    if any(one.seat == seat and one.reserved_for is not None for one in state.seats):
        return withdraw(state, context, me, seat)
    if not any(one.seat == seat and one.kind == "bot" for one in state.seats):
        raise WrongState(f"No bot sits on chair {seat}.", code="no-bot-there")
    seats = with_seat(state.seats, SeatRow(seat=seat, kind="open"))
    return table_changed(state, context, "dismissed", seat=seat, seats=seats)


def change_settings(
    state: TableState, context: Context, me: PersonRow, request: wire.TablePatch
) -> Change | None:
    _must_arrange(state, me)
    row, columns = state.row, _columns(request)
    if all(getattr(row, name) == value for name, value in columns.items()):
        return None
    fixed = ("first", "news_family", "news_size", "fair_start")
    if state.deal.continued is not None and any(
        columns.get(name, getattr(row, name)) != getattr(row, name) for name in fixed
    ):
        raise WrongState(
            "A continued game keeps its order, its News and its amber.", code="continued-game"
        )
    first = str(columns.get("first", row.first))
    check_settings(
        chairs=len(state.seats),
        first="random" if first == "random" else int(first),
        rated=bool(columns.get("rated", row.rated)),
        timed=not isinstance(columns.get("pace", row.pace), wire.Untimed),
        fair=state.own_deal
        and all(seat.kind != "bot" for seat in state.seats)
        and not columns.get("fair_start", row.fair_start),
        built_in=state.deck is not None and is_built_in(state.deck),
    )
    changed = table_changed(state, context, "changed", **columns)
    return both(changed, start_if_full(changed.after, context))


def name_rematch(state: TableState, context: Context, table_id: str) -> Change | None:
    """Name the table at which these people play again. The first one named stays."""
    if state.row.rematch is not None:
        return None
    return table_changed(state, context, "rematch", rematch=table_id)


def check_settings(
    *, chairs: int, first: str | int, rated: bool, timed: bool, fair: bool, built_in: bool
) -> None:
    """Refuse settings that do not go together. `fair`: the table has no bots and no fair start, and
    its deal is secret. `built_in`: its deck is built in."""
    if isinstance(first, int) and first > chairs:
        raise WrongState("The first player's chair does not exist.", code="no-such-seat")
    if rated and not (timed and fair and built_in):
        raise WrongState(
            "Rated games need a clock, no bots, a fresh shuffle, a built-in deck and no fair "
            "start.",
            code="cannot-be-rated",
        )


def _free_seats(state: TableState, seat: int | None) -> list[SeatRow]:
    return [one for one in state.seats if one.kind == "open" and seat in (None, one.seat)]


def _columns(request: wire.TablePatch) -> dict[str, Any]:
    """The columns that the patch sets, with their values."""
    columns = {
        name: value
        for name in ("pace", "first", "rated", "fair_start", "start_when_full", "min_reliability")
        if (value := getattr(request, name)) is not msgspec.UNSET
    }
    if "first" in columns:
        columns["first"] = str(columns["first"])
    if request.title is not msgspec.UNSET:
        columns["title"] = clean(request.title, "title", TITLE_LENGTH) if request.title else ""
    if request.news_points is not msgspec.UNSET:
        columns |= {
            "news_family": request.news_points.family,
            "news_size": request.news_points.size,
        }
    return columns
