"""What leaves the server: tables, views and stream messages, for one reader at a time.

Views and events are the engine's JSON text, put into messages as it is. The seed leaves only here,
after the end. The order of the deck leaves only in the record of a finished game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from firstgiants import Game
from firstgiants.server import wire
from firstgiants.server.daily.secrecy import shows_seed
from firstgiants.server.decks.stored import reference
from firstgiants.server.people.ratings import display_rating
from firstgiants.server.tables.clocks import Outage, clocks, standstills
from firstgiants.server.tables.series import score
from firstgiants.server.tables.state import (
    ChatBody,
    Entry,
    MovedBody,
    OverBody,
    TableBody,
    TableState,
)

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Reader:
    """A person, or somebody without a name here; `seat` is theirs at this table. `blocked`: the
    people whose words the reader does not get."""

    person: str | None
    seat: int | None
    blocked: frozenset[str] = frozenset()


def reader_of(
    state: TableState, person_id: str | None, blocked: frozenset[str] = frozenset()
) -> Reader:
    seat = state.seat_of(person_id)
    return Reader(person_id, seat.seat if seat is not None else None, blocked)


def current_clocks(state: TableState, now: int, outages: Sequence[Outage]) -> wire.Clocks:
    return clocks(state.row, now, standstills(state.row, state.seats, outages))


def view_raw(game: Game | None, seat: int | None) -> msgspec.Raw | None:
    if game is None:
        return None
    return msgspec.Raw(game.view_text(seat))


def events_raw(events: str) -> msgspec.Raw:
    """Events as a JSON list; `events`: JSON objects, separated by commas."""
    return msgspec.Raw(f"[{events}]")


def _fair(state: TableState) -> wire.Fair:
    seed = state.deal.seed if shows_seed(state) else None
    return wire.Fair(commitment=state.deal.commitment, seed=seed)


def table(state: TableState, reader: Reader) -> wire.Table:
    row = state.row
    host = state.people.get(row.host) if row.host else None
    return wire.Table(
        id=row.id,
        state=row.state,
        title=row.title if row.host not in reader.blocked else "",
        host=host.ref() if host is not None else None,
        visibility=row.visibility,
        pace=row.pace,
        first="random" if row.first == "random" else int(row.first),
        deck=reference(row.deck, row.deck_hash),
        deck_name=row.deck_name or row.deck,
        news_points=wire.NewsPoints(family=row.news_family, size=row.news_size),
        rated=row.rated,
        fair_start=row.fair_start,
        start_when_full=row.start_when_full,
        same_deal_as=row.same_deal_as,
        daily=row.daily,
        assisted=row.assisted,
        fair=_fair(state),
        seats=[_seat(state, number, reader) for number in range(1, len(state.seats) + 1)],
        created=row.created,
        started=row.started,
        ended=row.ended,
        ply=row.ply,
        waiting_for=row.asked,
        your_turn=row.asked is not None and row.asked == reader.seat and row.asked_bot is None,
        n=row.n,
        # The rematch is a table by link: only people who played may know of it.
        rematch=row.rematch if reader.seat is not None else None,
        winners=row.result["winners"] if row.result else None,
        totals=row.result["totals"] if row.result else None,
        min_reliability=row.min_reliability,
        score=score(state),
    )


def _seat(state: TableState, number: int, reader: Reader) -> wire.SeatInfo:
    seat = state.seats[number - 1]
    person = state.people.get(seat.person_id) if seat.person_id else None
    kept_for = state.people.get(seat.reserved_for) if seat.reserved_for else None
    if reader.seat is None and reader.person not in (seat.reserved_for, state.row.host):
        kept_for = None  # who is invited is known at the table only
    return wire.SeatInfo(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        person=person.ref() if person is not None else None,
        bot=seat.bot,
        rating=display_rating(person.mu, person.sigma) if person is not None else None,
        stand_in=seat.stand_in,
        left=seat.left,
        flagged=seat.flagged,
        reliability=person.reliability if person is not None else None,
        reserved=kept_for.ref() if kept_for is not None else None,
        reserved_until=seat.reserved_until,
        away_until=seat.away_until,
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
    """Whether the reader may have this entry.

    While a game is played, its players do not read the gallery: people there could help them.
    Nobody reads the chat of people who asked to be forgotten, or of people they have blocked.
    """
    if isinstance(entry.body, ChatBody) and entry.body.person.id in ("", *reader.blocked):
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
    """`wire.Snapshot`, with the view as the engine's text."""
    return {
        "table": table(state, reader),
        "you": you(state, reader),
        "view": view_raw(state.game, reader.seat),
        "clocks": current_clocks(state, now, outages),
        "presence": presence,
        "chat": chat(state, reader),
    }


class Messages:
    """One entry of the log as stream messages. Readers with the same seat share a commit's."""

    def __init__(
        self, state: TableState, entry: Entry, now: int, outages: Sequence[Outage]
    ) -> None:
        self._state = state
        self._entry = entry
        self._now = now
        self._outages = outages
        self._moved_by_seat: dict[int | None, bytes] = {}

    def for_reader(self, reader: Reader) -> bytes | None:
        """The message; None where this reader may not have it."""
        state, entry = self._state, self._entry
        match entry.body:
            case MovedBody() as body:
                message = self._moved_by_seat.get(reader.seat)
                if message is None:
                    message = encode(_moved(entry, body, reader.seat))
                    self._moved_by_seat[reader.seat] = message
                return message
            case ChatBody() as body:
                if not may_read(state, entry, reader):
                    return None
                return encode(_chat(entry, body) if body.reaction is None else _react(entry, body))
            case OverBody() as body:
                return encode(_over(state, entry, body))
            case TableBody() as body:
                return encode(self._table(body, reader))

    def _table(self, body: TableBody, reader: Reader) -> dict[str, object]:
        """`wire.TableMessage`"""
        state, entry = self._state, self._entry
        started = body.what == "started"
        return {
            "type": "table",
            "n": entry.n,
            "at": entry.at,
            "what": body.what,
            "seat": body.seat,
            "table": table(state, reader),
            "you": you(state, reader),
            "view": view_raw(entry.game, reader.seat) if started else None,
            "clocks": current_clocks(state, self._now, self._outages),
        }


def _moved(entry: Entry, body: MovedBody, seat: int | None) -> dict[str, object]:
    """`wire.Moved`, for a reader on this seat."""
    assert entry.ply is not None
    return {
        "type": "moved",
        "n": entry.n,
        "at": entry.at,
        "seat": body.seat,
        "by": body.by,
        "from_ply": entry.ply,
        "ply": entry.ply + len(body.choices),
        "choices": body.choices,
        "events": events_raw(entry.events),
        "clocks": body.clocks,
        "view": view_raw(entry.game, seat),
    }


def _react(entry: Entry, body: ChatBody) -> dict[str, object]:
    """`wire.React`"""
    return {
        "type": "react",
        "n": entry.n,
        "at": entry.at,
        "seat": body.seat,
        "person": body.person,
        "reaction": body.reaction,
    }


def _over(state: TableState, entry: Entry, body: OverBody) -> wire.Over:
    return wire.Over(
        n=entry.n,
        at=entry.at,
        totals=body.totals,
        winners=body.winners,
        fair=_fair(state),
        ratings=body.ratings,
    )


def first_messages(
    state: TableState,
    reader: Reader,
    missed: Sequence[Entry] | None,
    presence: wire.Presence,
    now: int,
    outages: Sequence[Outage],
) -> Iterator[bytes]:
    """A new listener's first messages: what they missed; where `missed` is None, the whole state.

    What they missed ends with what is in no log: the clocks, because the service may have been
    down, and who is connected.
    """
    n = state.row.n
    if missed is None:
        yield encode({"type": "state", "n": n} | snapshot(state, reader, presence, now, outages))
        return
    for entry in missed:
        message = Messages(state, entry, now, outages).for_reader(reader)
        if message is not None:
            yield message
    yield encode(wire.ClockMessage(n=n, clocks=current_clocks(state, now, outages)))
    yield encode(wire.PresenceMessage(n=n, presence=presence))
