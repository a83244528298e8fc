"""Requests and responses about tables."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from firstgiants.server.wire.base import Id, Ms, SeatNumber, Spelling
from firstgiants.server.wire.decks import DeckRef
from firstgiants.server.wire.people import PersonRef
from firstgiants.server.wire.view import Decision, Event, View

TITLE_LENGTH = 60
CHAT_LENGTH = 500
State = Literal["open", "playing", "finished", "closed"]
BotId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")]


class SeatRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """The occupant of a new table's seat: the caller ("me"), anybody who joins ("open"), a bot, or
    a person for whom it is kept ("invited"): a friend, somebody you have finished a game with, or a
    program."""

    kind: Literal["me", "open", "bot", "invited"]
    bot: BotId | None = None
    person: Id | None = None


class Untimed(
    Struct, kw_only=True, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True
):
    pass


class LivePace(Struct, kw_only=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """A time bank for each seat, and the increment that each commit adds to it."""

    bank_s: Annotated[int, Meta(ge=10, le=7200)] = 900
    increment_s: Annotated[int, Meta(ge=0, le=300)] = 15


class DaysPace(Struct, kw_only=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """A number of days for each decision."""

    days: Annotated[int, Meta(ge=1, le=14)] = 2


Pace = Untimed | LivePace | DaysPace


class NewsPoints(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    family: Annotated[int, Meta(ge=0, le=20)] = 3
    size: Annotated[int, Meta(ge=0, le=20)] = 5


MinReliability = Annotated[int, Meta(ge=1, le=100)]


class TableNew(Struct, kw_only=True, forbid_unknown_fields=True):
    """`first`: "random" or the number of the chair that begins. `same_deal_as`: the id of a
    finished game whose cards are dealt in the same order, with its deck instead of `deck`. That
    order is public, so such a table says so and is never rated. `min_reliability`: people whom you
    do not invite need it to sit down; newcomers, whose reliability is not known yet, have none.
    `fair_start`: later seats begin with extra amber; such a game is never rated."""

    seats: Annotated[list[SeatRequest], Meta(min_length=2, max_length=5)]
    title: Annotated[str, Meta(max_length=TITLE_LENGTH)] = ""
    visibility: Literal["public", "link"] = "public"
    pace: Pace = Untimed()
    first: Literal["random"] | SeatNumber = "random"
    deck: DeckRef = "founders"
    news_points: NewsPoints = NewsPoints()
    rated: bool = False
    fair_start: bool = False
    start_when_full: bool = True
    same_deal_as: Id | None = None
    min_reliability: MinReliability | None = None


class TablePatch(Struct, kw_only=True, forbid_unknown_fields=True):
    """Host only, before the start. Changes the given fields and keeps the others."""

    title: Annotated[str, Meta(max_length=TITLE_LENGTH)] | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    first: Literal["random"] | SeatNumber | UnsetType = UNSET
    news_points: NewsPoints | UnsetType = UNSET
    rated: bool | UnsetType = UNSET
    fair_start: bool | UnsetType = UNSET
    start_when_full: bool | UnsetType = UNSET
    min_reliability: MinReliability | UnsetType | None = UNSET


class SeatInfo(Struct, kw_only=True):
    """`stand_in`: the bot that plays for the person at present, who may take the seat back at any
    time; or for a bot that cannot play on. `flagged`: the person's time has run out. `left`: the
    person has left the game. `reserved`: the person for whom a free seat is kept, until
    `reserved_until`. `away_until`: the person is on vacation, and a clock of days stands still for
    them."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    person: PersonRef | None
    bot: str | None
    rating: int | None
    stand_in: str | None
    left: bool
    flagged: bool
    reliability: int | None = None
    reserved: PersonRef | None = None
    reserved_until: Ms | None = None
    away_until: Ms | None = None


class Score(Struct, kw_only=True):
    """The games of a chain of rematches with the same players, this one included once it is over.
    `wins`: of each seat; a shared victory counts for everybody who shares it."""

    games: int
    wins: list[int]


class You(Struct, kw_only=True):
    """The caller at this table. `mutes`: for the host, the ids of the muted people; empty for
    everybody else."""

    seat: int | None
    host: bool
    muted: bool
    mutes: list[str]


class Fair(Struct, kw_only=True):
    """`commitment` is the SHA-256 of the seed, published before the first choice; `seed` is null
    until the game ends. docs/api.md explains how the order follows from the seed;
    `firstgiants record verify` checks it."""

    commitment: str
    seed: str | None


class SeatClock(Struct, kw_only=True):
    seat: int
    left_ms: int


class Clocks(Struct, kw_only=True):
    """The time left at the moment `at`; only the clock of seat `running` runs. `seats` is empty at
    an untimed table."""

    at: Ms
    running: int | None
    seats: list[SeatClock]


class Table(Struct, kw_only=True):
    """A table without its board. `n` is the number of its last stream message. `waiting_for`: the
    seat whose decision is open. `your_turn`: it is the caller's seat, and no bot stands in.
    `same_deal_as`: the finished game whose card order, which is public, this table repeats; null
    if the cards were shuffled for this table. It never changes. `deck`: a built-in deck's name, or
    the hash of any other deck; GET /api/decks/{deck} has its cards. `score`: only of rematches with
    the same players. `daily`: the day whose deal it plays; only its player sees it before the deal
    is public. `assisted`: somebody asked for a hint."""

    id: str
    state: State
    title: str
    host: PersonRef | None
    visibility: Literal["public", "link"]
    pace: Pace
    first: Literal["random"] | int
    deck: str
    deck_name: str
    news_points: NewsPoints
    rated: bool
    fair_start: bool
    start_when_full: bool
    same_deal_as: str | None
    fair: Fair
    seats: list[SeatInfo]
    created: Ms
    started: Ms | None
    ended: Ms | None
    ply: int
    waiting_for: int | None
    your_turn: bool
    n: int
    rematch: str | None
    winners: list[int] | None
    totals: list[int] | None
    min_reliability: int | None = None
    score: Score | None = None
    daily: str | None = None
    assisted: bool = False


class TableList(Struct, kw_only=True):
    """`next`: pass it as `after` to get the following page; null on the last page."""

    tables: list[Table]
    next: str | None = None


class Presence(Struct, kw_only=True):
    """The seats whose people are connected, and the number of connected watchers."""

    seats: list[int]
    watching: int


class Chat(Struct, kw_only=True, tag_field="type", tag="chat"):
    """Plain text, never markup. `room`: players write in "table", which everybody reads. Watchers
    write in "gallery", which is hidden from players until the game is over."""

    n: int
    at: Ms
    room: Literal["table", "gallery"]
    seat: int | None
    person: PersonRef
    text: str


class Snapshot(Struct, kw_only=True):
    """A table with everything that the caller may see. `view` is null before the start."""

    table: Table
    you: You
    view: View | None
    clocks: Clocks
    presence: Presence
    chat: list[Chat]


class TakeOver(Struct, kw_only=True, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: BotId | None = None


class JoinRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Without `seat`, the caller gets the first open one."""

    seat: SeatNumber | None = None


class FillRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Host only. Puts a bot on every open seat, or only on `seat`."""

    bot: BotId | None = None
    seat: SeatNumber | None = None


class DismissRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Host only. Removes the bot from this seat, or withdraws the invitation to it: the seat is
    open again."""

    seat: SeatNumber


class ChatRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


Reaction = Literal["well-played", "thanks", "oops", "wow", "thinking", "hello", "good-game"]


class ReactRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    reaction: Reaction


class MuteRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Host only. The server refuses the chat of people who are muted at this table."""

    person: Id
    muted: bool = True


Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]+(?!\n)$")]


class PreviewRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """An empty list returns the current view."""

    ply: Annotated[int, Meta(ge=0)]
    choices: Annotated[list[Spelling], Meta(max_length=64)]


class Previewed(Struct, kw_only=True):
    """What these choices would do. `played`: how many of them the preview could play. `decision`
    is the caller's next decision; it is null if another seat must decide, a hidden card would be
    turned up, or the game is over."""

    ply: int
    played: int
    view: View
    events: list[Event]
    decision: Decision | None


class CommitRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """`ply`: the ply that the caller saw. `key`: a request with a key that was used before plays
    nothing and gets the same answer. All choices are played, or none. `view: false` leaves the
    view out of the answer."""

    ply: Annotated[int, Meta(ge=0)]
    choices: Annotated[list[Spelling], Meta(min_length=1, max_length=64)]
    key: Key | None = None
    view: bool = True


class Committed(Struct, kw_only=True):
    """The choices are stored and final. `n`: the number of their stream message. `ply`: the number
    of choices played so far."""

    n: int
    ply: int
    repeated: bool
    events: list[Event]
    view: View | None
