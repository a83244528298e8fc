"""What leaves the server: tables, views and stream messages, for one reader at a time.

The order of the deck and the seed leave only here: the seed after the end, the order never but in
the record of a finished game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from firstgiants import Game
from firstgiants.server import wire
from firstgiants.server.people.ratings import shown
from firstgiants.server.tables.clocks import Outage, clocks
from firstgiants.server.tables.state import (
    ChatBody,
    Entry,
    MovedBody,
    OverBody,
    TableBody,
    TableState,
)

encode = msgspec.json.Encoder().encode

_NO_SEAT = '"seat":null'


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks: a person, or nobody known; `seat` is theirs at this table."""

    person: str | None
    seat: int | None


def reader_of(state: TableState, person_id: str | None) -> Reader:
    seat = state.seat_of(person_id)
    return Reader(person_id, seat.seat if seat is not None else None)


def view_raw(game: Game | None, seat: int | None) -> msgspec.Raw | None:
    if game is None:
        return None
    return msgspec.Raw(game.view_text(seat))


def fair(state: TableState) -> wire.Fair:
    revealed = state.row.state == "finished"
    return wire.Fair(commitment=state.deal.commitment, seed=state.deal.seed if revealed else None)


def table(state: TableState, reader: Reader) -> wire.Table:
    row = state.row
    host = state.people.get(row.host) if row.host else None
    return wire.Table(
        id=row.id,
        state=row.state,
        title=row.title,
        host=host.ref() if host is not None else None,
        visibility=row.visibility,
        pace=row.pace,
        first="random" if row.first == "random" else int(row.first),
        deck=row.deck,
        news_points=wire.NewsPoints(family=row.news_family, size=row.news_size),
        rated=row.rated,
        start_when_full=row.start_when_full,
        same_deal_as=row.same_deal_as,
        fair=fair(state),
        seats=[_seat(state, number) for number in range(1, len(state.seats) + 1)],
        created=row.created,
        started=row.started,
        ended=row.ended,
        ply=row.ply,
        waiting_for=row.asked,
        your_turn=row.asked is not None and row.asked == reader.seat and row.asked_bot is None,
        n=row.n,
        # A table by link: only those it is meant for are told.
        rematch=row.rematch if reader.seat is not None else None,
        winners=row.result["winners"] if row.result else None,
        totals=row.result["totals"] if row.result else None,
    )


def _seat(state: TableState, number: int) -> wire.SeatInfo:
    seat = state.seats[number - 1]
    person = state.people.get(seat.person_id) if seat.person_id else None
    return wire.SeatInfo(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        person=person.ref() if person is not None else None,
        bot=seat.bot,
        rating=shown(person.mu, person.sigma) if person is not None else None,
        stand_in=seat.stand_in,
        left=seat.left,
        flagged=seat.flagged,
    )


def you(state: TableState, reader: Reader) -> wire.You:
    host = reader.person is not None and state.row.host == reader.person
    return wire.You(
        seat=reader.seat,
        host=host,
        muted=reader.person in state.row.muted,
        mutes=list(state.row.muted) if host else [],
    )


def may_read(state: TableState, entry: Entry, reader: Reader) -> bool:
    """The gallery's talk stays in the gallery while there is something to give away. Of those who
    asked to be forgotten nothing is left to read."""
    if isinstance(entry.body, ChatBody) and not entry.body.person.id:
        return False
    if isinstance(entry.body, ChatBody) and entry.body.room == "gallery":
        return reader.seat is None or state.row.state == "finished"
    return True


def chat(state: TableState, reader: Reader) -> list[wire.Chat]:
    return [
        _chat(entry, entry.body)
        for entry in state.chat
        if isinstance(entry.body, ChatBody) and may_read(state, entry, reader)
    ]


def _chat(entry: Entry, body: ChatBody) -> wire.Chat:
    return wire.Chat(
        n=entry.n,
        at=entry.at,
        room="gallery" if body.room == "gallery" else "table",
        seat=body.seat,
        person=body.person,
        text=body.text,
    )


def snapshot(
    state: TableState, reader: Reader, presence: wire.Presence, now: int, outages: Sequence[Outage]
) -> dict[str, object]:
    """`wire.Snapshot`, with the view as the rules wrote it."""
    return {
        "table": table(state, reader),
        "you": you(state, reader),
        "view": view_raw(state.game, reader.seat),
        "clocks": clocks(state.row, now, outages),
        "presence": presence,
        "chat": chat(state, reader),
    }


class Messages:
    """One entry of the log as stream messages; what readers share is encoded once."""

    def __init__(
        self, state: TableState, entry: Entry, now: int, outages: Sequence[Outage]
    ) -> None:
        self._live = state
        self._entry = entry
        self._now = now
        self._outages = outages
        self._shared: tuple[bytes, bytes] | None = None
        self._by_seat: dict[int | None, bytes] = {}

    def for_reader(self, reader: Reader) -> bytes | None:
        state, entry = self._live, self._entry
        match entry.body:
            case MovedBody() as body:
                found = self._by_seat.get(reader.seat)
                if found is None:
                    found = self._by_seat[reader.seat] = self._moved(body, reader.seat)
                return found
            case ChatBody() as body:
                if not may_read(state, entry, reader):
                    return None
                if body.reaction is None:
                    return encode(_chat(entry, body))
                return encode(
                    {
                        "type": "react",
                        "n": entry.n,
                        "at": entry.at,
                        "seat": body.seat,
                        "person": body.person,
                        "reaction": body.reaction,
                    }
                )
            case OverBody() as body:
                fair = wire.Fair(commitment=state.deal.commitment, seed=state.deal.seed)
                return encode(
                    wire.Over(
                        n=entry.n,
                        at=entry.at,
                        totals=body.totals,
                        winners=body.winners,
                        fair=fair,
                        ratings=body.ratings,
                    )
                )
            case TableBody() as body:
                started = body.what == "started"
                return encode(
                    {
                        "type": "table", "n": entry.n, "at": entry.at, "what": body.what,
                        "seat": body.seat, "table": table(state, reader), "you": you(state, reader),
                        "view": view_raw(entry.game, reader.seat) if started else None,
                        "clocks": clocks(state.row, self._now, self._outages),
                    }
                )  # fmt: skip

    def _moved(self, body: MovedBody, seat: int | None) -> bytes:
        """In this game all see the same, so the message is written once, with the reader's seat
        left open."""
        if self._shared is None:
            self._shared = _moved(self._entry, body)
        before, after = self._shared
        return b"%b%b%b" % (before, b"null" if seat is None else b"%d" % seat, after)


def _moved(entry: Entry, body: MovedBody) -> tuple[bytes, bytes]:
    """`wire.Moved` before and after the seat that looks."""
    assert entry.game is not None
    assert entry.ply is not None
    view = entry.game.view_text()
    at = view.index(_NO_SEAT)
    before = (
        f'{{"type":"moved","n":{entry.n},"at":{entry.at},"seat":{body.seat},'
        f'"by":{encode(body.by).decode()},"from_ply":{entry.ply},'
        f'"ply":{entry.ply + len(body.choices)},"choices":{encode(body.choices).decode()},'
        f'"events":[{entry.events}],"clocks":{encode(body.clocks).decode()},'
        f'"view":{view[:at]}"seat":'
    )
    return before.encode(), f"{view[at + len(_NO_SEAT) :]}}}".encode()
