"""Changes of a table that has not started: sit down, seat bots, change settings, start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from firstgiants.server import wire
from firstgiants.server.errors import WrongState
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
from firstgiants.server.tables.state import TableState, new_game
from firstgiants.server.text import clean
from firstgiants.server.wire.tables import TITLE_LENGTH


def join(state: TableState, context: Context, me: PersonRow, seat: int | None) -> Change | None:
    """Sit down on the chair `seat`, or on the first that is free."""
    if state.seat_of(me.id) is not None:
        return None
    must_be(state, "open")
    free = _free_seats(state, seat)
    if not free:
        raise WrongState("That chair is taken.", code="table-full")
    chair = SeatRow(seat=free[0].seat, kind="person", person_id=me.id, name=me.name)
    joined = table_changed(
        state,
        context,
        "joined",
        seat=chair.seat,
        seats=with_seat(state.seats, chair),
        people=state.people | {me.id: me},
    )
    return both(joined, start_if_full(joined.after, context))


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
        msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(in_order, 1)
    )
    game = new_game(state.row, seats, state.deal)
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
    )


def fill(
    state: TableState, context: Context, me: PersonRow, *, seat: int | None, bot: str, name: str
) -> Change:
    """Seat a bot on the chair `seat`, or on every free chair."""
    must_host(state, me)
    must_be(state, "open")
    if state.row.rated:
        raise WrongState("Bots do not sit at rated tables.", code="cannot-be-rated")
    free = _free_seats(state, seat)
    if not free:
        raise WrongState("No chair is free there.", code="table-full")
    seats = state.seats
    for chair in free:
        seats = with_seat(seats, SeatRow(seat=chair.seat, kind="bot", bot=bot, name=name))
    filled = table_changed(state, context, "filled", seat=seat, seats=seats)
    return both(filled, start_if_full(filled.after, context))


def dismiss(state: TableState, context: Context, me: PersonRow, seat: int) -> Change:
    """Send a bot away from its chair."""
    must_host(state, me)
    must_be(state, "open")
    if not any(one.seat == seat and one.kind == "bot" for one in state.seats):
        raise WrongState(f"No bot sits on chair {seat}.", code="no-bot-there")
    seats = with_seat(state.seats, SeatRow(seat=seat, kind="open"))
    return table_changed(state, context, "dismissed", seat=seat, seats=seats)


def change_settings(
    state: TableState, context: Context, me: PersonRow, ask: wire.TablePatch
) -> Change | None:
    must_host(state, me)
    must_be(state, "open")
    row, columns = state.row, _columns(ask)
    if all(getattr(row, name) == value for name, value in columns.items()):
        return None
    first = str(columns.get("first", row.first))
    check_settings(
        chairs=len(state.seats),
        first="random" if first == "random" else int(first),
        rated=bool(columns.get("rated", row.rated)),
        timed=not isinstance(columns.get("pace", row.pace), wire.Untimed),
        fair=state.own_deal and all(seat.kind != "bot" for seat in state.seats),
    )
    changed = table_changed(state, context, "changed", **columns)
    return both(changed, start_if_full(changed.after, context))


def name_rematch(state: TableState, context: Context, table_id: str) -> Change | None:
    """Name the table at which these people play again. The first one named stays."""
    if state.row.rematch is not None:
        return None
    return table_changed(state, context, "rematch", rematch=table_id)


def check_settings(*, chairs: int, first: str | int, rated: bool, timed: bool, fair: bool) -> None:
    """`fair`: no bot sits there, and nobody can know the deal."""
    if isinstance(first, int) and first > chairs:
        raise WrongState("The first player's chair does not exist.", code="no-such-seat")
    if rated and not (timed and fair):
        raise WrongState(
            "A rated table has a clock, a deal of its own and no bots.", code="cannot-be-rated"
        )


def _free_seats(state: TableState, seat: int | None) -> list[SeatRow]:
    return [one for one in state.seats if one.kind == "open" and seat in (None, one.seat)]


def _columns(ask: wire.TablePatch) -> dict[str, Any]:
    """The columns that the patch sets, with their values."""
    columns = {
        name: value
        for name in ("pace", "first", "rated", "start_when_full")
        if (value := getattr(ask, name)) is not msgspec.UNSET
    }
    if "first" in columns:
        columns["first"] = str(columns["first"])
    if ask.title is not msgspec.UNSET:
        columns["title"] = clean(ask.title, "title", TITLE_LENGTH) if ask.title else ""
    if ask.news_points is not msgspec.UNSET:
        columns |= {"news_family": ask.news_points.family, "news_size": ask.news_points.size}
    return columns
