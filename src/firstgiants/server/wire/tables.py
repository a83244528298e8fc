"""Tables: asked for, described, played at."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from firstgiants.server.wire.base import Id, Ms, SeatNumber, Spelling
from firstgiants.server.wire.people import PersonRef
from firstgiants.server.wire.view import Decision, Event, View

TITLE_LENGTH = 60
CHAT_LENGTH = 500
State = Literal["open", "playing", "finished", "closed"]
BotId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")]


class SeatAsk(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit here: the person who asks, whoever comes, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: BotId | None = None


class Untimed(
    Struct, kw_only=True, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True
):
    pass


class LivePace(Struct, kw_only=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """A bank of time per seat, and what each commit gives back."""

    bank_s: Annotated[int, Meta(ge=10, le=7200)] = 900
    increment_s: Annotated[int, Meta(ge=0, le=300)] = 15


class DaysPace(Struct, kw_only=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days for each decision."""

    days: Annotated[int, Meta(ge=1, le=14)] = 2


Pace = Untimed | LivePace | DaysPace


class NewsPoints(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    family: Annotated[int, Meta(ge=0, le=20)] = 3
    size: Annotated[int, Meta(ge=0, le=20)] = 5


class TableNew(Struct, kw_only=True, forbid_unknown_fields=True):
    """`first`: "random" or the number of the chair that begins. `same_deal_as`: the id of a
    finished game, to deal its cards in the same order. Anybody can know that order, so such a table
    shows it and is never rated."""

    seats: Annotated[list[SeatAsk], Meta(min_length=2, max_length=5)]
    title: Annotated[str, Meta(max_length=TITLE_LENGTH)] = ""
    visibility: Literal["public", "link"] = "public"
    pace: Pace = Untimed()
    first: Literal["random"] | SeatNumber = "random"
    deck: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")] = "founders"
    news_points: NewsPoints = NewsPoints()
    rated: bool = False
    start_when_full: bool = True
    same_deal_as: Id | None = None


class TablePatch(Struct, kw_only=True, forbid_unknown_fields=True):
    """Host, before the start: what is given is changed, all else stays."""

    title: Annotated[str, Meta(max_length=TITLE_LENGTH)] | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    first: Literal["random"] | SeatNumber | UnsetType = UNSET
    news_points: NewsPoints | UnsetType = UNSET
    rated: bool | UnsetType = UNSET
    start_when_full: bool | UnsetType = UNSET


class SeatInfo(Struct, kw_only=True):
    """`stand_in`: the bot that plays for the person now; they may take the seat back any time.
    `flagged`: their time has run out. `left`: they said they would not come back."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    person: PersonRef | None
    bot: str | None
    rating: int | None
    stand_in: str | None
    left: bool
    flagged: bool


class You(Struct, kw_only=True):
    """`mutes`: for the host, the ids of the people muted here; empty for everybody else."""

    seat: int | None
    host: bool
    muted: bool
    mutes: list[str]


class Fair(Struct, kw_only=True):
    """`commitment` = SHA-256 of the seed, published before the first choice; `seed` is null until
    the end. How the order follows from the seed: docs/api.md, `firstgiants record verify`."""

    commitment: str
    seed: str | None


class SeatClock(Struct, kw_only=True):
    seat: int
    left_ms: int


class Clocks(Struct, kw_only=True):
    """Time left as of `at`; only the clock of `running` goes down. `seats` is empty when
    untimed."""

    at: Ms
    running: int | None
    seats: list[SeatClock]


class Table(Struct, kw_only=True):
    """A table without its board. `n` is the number of its last stream message. `waiting_for`: the
    seat whose decision is open; `your_turn`: it is the asker's, and no bot plays for them.
    `same_deal_as`: the finished game whose cards come again here, in an order that anybody can
    know; null where they were shuffled for this table. It never changes."""

    id: str
    state: State
    title: str
    host: PersonRef | None
    visibility: Literal["public", "link"]
    pace: Pace
    first: Literal["random"] | int
    deck: str
    news_points: NewsPoints
    rated: bool
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


class TableList(Struct, kw_only=True):
    """`next`: pass it as `after` for the page behind this one; null on the last."""

    tables: list[Table]
    next: str | None = None


class Presence(Struct, kw_only=True):
    """Who is looking: seats with their person connected, and how many watch besides."""

    seats: list[int]
    watching: int


class Chat(Struct, kw_only=True, tag_field="type", tag="chat"):
    """Plain text, never markup. `room`: "table" is written by the seated and read by all;
    "gallery" is written by watchers and hidden from the seated until the game is over."""

    n: int
    at: Ms
    room: Literal["table", "gallery"]
    seat: int | None
    person: PersonRef
    text: str


class Snapshot(Struct, kw_only=True):
    """A table with all that the asker may see. `view` is null before the start."""

    table: Table
    you: You
    view: View | None
    clocks: Clocks
    presence: Presence
    chat: list[Chat]


class TakeOver(Struct, kw_only=True, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: BotId | None = None


class JoinAsk(Struct, kw_only=True, forbid_unknown_fields=True):
    """Without `seat`: the first open one."""

    seat: SeatNumber | None = None


class FillAsk(Struct, kw_only=True, forbid_unknown_fields=True):
    """Host: put a bot on every open seat, or on `seat` only."""

    bot: BotId | None = None
    seat: SeatNumber | None = None


class DismissAsk(Struct, kw_only=True, forbid_unknown_fields=True):
    """Host: send the bot on this seat away; the seat is free again."""

    seat: SeatNumber


class ChatAsk(Struct, kw_only=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


Reaction = Literal["well-played", "thanks", "oops", "wow", "thinking", "hello", "good-game"]


class ReactAsk(Struct, kw_only=True, forbid_unknown_fields=True):
    reaction: Reaction


class MuteAsk(Struct, kw_only=True, forbid_unknown_fields=True):
    """Host only. A muted person's chat is refused at this table."""

    person: Id
    muted: bool = True


Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]+(?!\n)$")]


class PreviewAsk(Struct, kw_only=True, forbid_unknown_fields=True):
    """An empty list previews nothing: the view as it is."""

    ply: Annotated[int, Meta(ge=0)]
    choices: Annotated[list[Spelling], Meta(max_length=64)]


class Previewed(Struct, kw_only=True):
    """What these choices would do. `decision` is the asker's own next question, or null where
    another seat must decide, a hidden card would be turned, or the game is over."""

    ply: int
    played: int
    view: View
    events: list[Event]
    decision: Decision | None


class CommitAsk(Struct, kw_only=True, forbid_unknown_fields=True):
    """`ply`: the ply the asker saw. `key`: the same key again gives the same answer and plays
    nothing. All choices are played, or none. `view: false` leaves the view out of the answer."""

    ply: Annotated[int, Meta(ge=0)]
    choices: Annotated[list[Spelling], Meta(min_length=1, max_length=64)]
    key: Key | None = None
    view: bool = True


class Committed(Struct, kw_only=True):
    """Stored and final. `n`: its number in the stream; `ply`: choices played so far."""

    n: int
    ply: int
    repeated: bool
    events: list[Event]
    view: View | None
