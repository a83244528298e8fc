"""Friends, challenges, blocks, notes, reports and vacations."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from firstgiants.server.wire.base import Id, Ms, SeatNumber
from firstgiants.server.wire.people import PersonRef
from firstgiants.server.wire.tables import Table

NOTE_LENGTH = 500
REPORT_LENGTH = 1000


class Friend(Struct, kw_only=True):
    """`online`: has a page of this server open, and lets friends know."""

    person: PersonRef
    online: bool
    since: Ms


class FriendRequest(Struct, kw_only=True):
    person: PersonRef
    at: Ms


class RecentPlayer(Struct, kw_only=True):
    """Somebody you have finished a game with. `game`: the last one."""

    person: PersonRef
    game: str
    ended: Ms


class Friends(Struct, kw_only=True):
    """`asks`: people who ask you. `asked`: people whom you asked. `recent`: the people of your
    last games who are not your friends."""

    friends: list[Friend]
    asks: list[FriendRequest]
    asked: list[FriendRequest]
    recent: list[RecentPlayer]


class Challenge(Struct, kw_only=True):
    """A seat that is kept for you at an open table until `until`."""

    table: Table
    seat: int
    by: PersonRef | None
    until: Ms


class ChallengeList(Struct, kw_only=True):
    challenges: list[Challenge]


class InviteRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Host only. Keeps a free seat, or the free seat `seat`, for a person."""

    person: Id
    seat: SeatNumber | None = None


class NoteRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """An empty text removes the note."""

    text: Annotated[str, Meta(max_length=NOTE_LENGTH)]


Reason = Literal["insults", "cheating", "leaving", "name", "spam", "other"]


class ReportRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """`table`: where it happened. The server adds what the reported person said there last."""

    reason: Reason
    text: Annotated[str, Meta(max_length=REPORT_LENGTH)] = ""
    table: Id | None = None


class BlockList(Struct, kw_only=True):
    people: list[PersonRef]


class VacationRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Whole days, from now on."""

    days: Annotated[int, Meta(ge=1, le=366)]
