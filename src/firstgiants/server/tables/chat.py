"""Talking at a table: chat, reactions, and people whom the host mutes."""

from __future__ import annotations

from firstgiants.server import wire
from firstgiants.server.errors import Forbidden, WrongState
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.tables.change import Change, Context, must_host, table_changed
from firstgiants.server.tables.state import ChatBody, Entry, TableState

MOST_MUTED = 200


def say(
    state: TableState, context: Context, me: PersonRow, *, text: str, reaction: str | None
) -> Change:
    """Say `text`, or react. People without a seat talk in the gallery."""
    _must_not_be_closed(state)
    if me.id in state.row.muted:
        raise Forbidden("The host has muted you here.", code="muted")
    seat = state.seat_of(me.id)
    body = ChatBody(
        person=me.ref(),
        room="table" if seat is not None else "gallery",
        seat=seat.seat if seat is not None else None,
        text=text,
        reaction=reaction,
    )
    n = state.row.n + 1
    kind = "chat" if reaction is None else "react"
    return Change(state.with_row(n=n), [Entry(n, kind, context.now, body)])


def mute(state: TableState, context: Context, me: PersonRow, request: wire.MuteRequest) -> Change:
    """Mute a person here, or let them talk again. The oldest of too many is forgotten."""
    must_host(state, me)
    _must_not_be_closed(state)
    muted = [person for person in state.row.muted if person != request.person]
    if request.muted:
        muted = [*muted[1 - MOST_MUTED :], request.person]
    return table_changed(state, context, "muted", muted=muted)


def _must_not_be_closed(state: TableState) -> None:
    if state.row.state == "closed":
        raise WrongState("This table is closed.", code="table-closed")
