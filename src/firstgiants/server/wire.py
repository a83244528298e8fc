"""Every request, answer and stream message of the server, as msgspec structs.

Conventions: times are integer milliseconds since 1970 (UTC); ids are opaque strings; seats are
numbered from 1. Unknown fields of a request are refused. Errors are `Problem`
(application/problem+json) with a stable `code`.

A table is in one of four states:

    open ──start──▶ playing ──last choice──▶ finished
      │                │
      └──all left──────┴──all left──▶ closed

`open`: people may sit down, leave, be replaced by bots. `playing`: the deal is made and choices are
taken. `finished`: the record and the seed are public. `closed`: nobody is left; nothing will happen.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from firstgiants.server.wire_view import Decision, Event, View

Ms = Annotated[int, Meta(description="milliseconds since 1970-01-01 UTC", ge=0)]
Name = Annotated[str, Meta(min_length=1, max_length=40, description="a shown name")]
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=1, le=5)]
Spelling = Annotated[str, Meta(min_length=1, max_length=100, description="a choice, RULES §8")]

# ---------------------------------------------------------------- people


class Rating(Struct, kw_only=True):
    """Strength as the rating library sees it; `shown` = mu − 3 sigma, scaled, never negative."""

    shown: int
    mu: float
    sigma: float
    games: int


class PersonRef(Struct, kw_only=True):
    id: str
    name: str
    kind: Literal["guest", "account"]


class Me(Struct, kw_only=True):
    id: str
    name: str
    kind: Literal["guest", "account"]
    login: str | None
    created: Ms
    rating: Rating
    prefs: dict[str, str | int | float | bool | None]


Pref = Annotated[str, Meta(max_length=200)] | int | float | bool | None


class MePatch(Struct, kw_only=True, forbid_unknown_fields=True):
    """`prefs` is merged into what is stored; a null value removes the key."""

    name: Name | UnsetType = UNSET
    prefs: (
        Annotated[
            dict[Annotated[str, Meta(min_length=1, max_length=40)], Pref], Meta(max_length=50)
        ]
        | UnsetType
    ) = UNSET


class GuestNew(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name | None = None


class AccountNew(Struct, kw_only=True, forbid_unknown_fields=True):
    """Turns the guest who asks into an account; tables, games and rating stay."""

    login: Login
    password: Password


class SignIn(Struct, kw_only=True, forbid_unknown_fields=True):
    login: Login
    password: Annotated[str, Meta(max_length=200)]


class TokenNew(Struct, kw_only=True, forbid_unknown_fields=True):
    label: Name


class TokenInfo(Struct, kw_only=True):
    id: str
    label: str
    created: Ms
    used: Ms | None


class TokenMade(Struct, kw_only=True):
    """The only time the token itself is shown."""

    id: str
    label: str
    created: Ms
    token: str


class GameRef(Struct, kw_only=True):
    id: str
    ended: Ms
    deck: str
    rated: bool
    players: list[str]
    totals: list[int]
    winners: list[int]
    plies: int


class Profile(Struct, kw_only=True):
    id: str
    name: str
    kind: Literal["guest", "account", "bot"]
    created: Ms
    rating: Rating
    games: list[GameRef]


class LeaderRow(Struct, kw_only=True):
    place: int
    person: PersonRef
    rating: Rating


class Leaderboard(Struct, kw_only=True):
    rows: list[LeaderRow]


class BotInfo(Struct, kw_only=True):
    id: str
    name: str
    character: str
    level: int


# ---------------------------------------------------------------- tables

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
    """`first`: "random" or the number of the chair that begins. `deal`: the opaque deal id of
    another table, for the same shuffle (never rated)."""

    seats: Annotated[list[SeatAsk], Meta(min_length=2, max_length=5)]
    title: Annotated[str, Meta(max_length=60)] = ""
    visibility: Literal["public", "link"] = "public"
    pace: Pace = Untimed()
    first: Literal["random"] | SeatNumber = "random"
    deck: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")] = "founders"
    news_points: NewsPoints = NewsPoints()
    rated: bool = False
    start_when_full: bool = True
    deal: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


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
    seat: int | None
    host: bool
    muted: bool


class Fair(Struct, kw_only=True):
    """`commitment` = SHA-256 of the seed, published before the first choice; `seed` is null until
    the end. How the order follows from the seed: docs/api.md, `firstgiants record verify`."""

    commitment: str
    seed: str | None


class SeatClock(Struct, kw_only=True):
    seat: int
    left_ms: int


class Clocks(Struct, kw_only=True):
    """Time left as of `at`; only the clock of `running` goes down. `seats` is empty when untimed."""

    at: Ms
    running: int | None
    seats: list[SeatClock]


class Table(Struct, kw_only=True):
    """A table without its board. `n` is the number of its last stream message."""

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
    deal: str | None
    fair: Fair
    seats: list[SeatInfo]
    created: Ms
    started: Ms | None
    ended: Ms | None
    ply: int
    n: int
    rematch: str | None
    winners: list[int] | None
    totals: list[int] | None


class TableList(Struct, kw_only=True):
    tables: list[Table]


class Presence(Struct, kw_only=True):
    """Who is looking: seats with their person connected, and how many watch besides."""

    seats: list[int]
    watching: int


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


class ChatAsk(Struct, kw_only=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


Reaction = Literal["well-played", "thanks", "oops", "wow", "thinking", "hello", "good-game"]


class ReactAsk(Struct, kw_only=True, forbid_unknown_fields=True):
    reaction: Reaction


class MuteAsk(Struct, kw_only=True, forbid_unknown_fields=True):
    """Host only. A muted person's chat is refused at this table."""

    person: Annotated[str, Meta(max_length=40)]
    muted: bool = True


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
    key: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    view: bool = True


class Committed(Struct, kw_only=True):
    """Stored and final. `n`: its number in the stream; `ply`: choices played so far."""

    n: int
    ply: int
    repeated: bool
    events: list[Event]
    view: View | None


# ---------------------------------------------------------------- the stream of a table

# Numbered messages ("table", "moved", "chat", "react", "over") are kept and can be asked for again:
# ?after=N sends what came after N, then what is new. Without `after`, or when the gap is too wide, the first
# message is "state". "presence", "clock", "ping" and "bye" carry the number of the last kept message and
# are not repeated.


class StateMessage(Struct, kw_only=True, tag_field="type", tag="state"):
    n: int
    table: Table
    you: You
    view: View | None
    clocks: Clocks
    presence: Presence
    chat: list[Chat]


class Moved(Struct, kw_only=True, tag_field="type", tag="moved"):
    """`choices` were played by `seat`, beginning at ply `from_ply`; `view` is after them.
    `by`: the bot that chose, if one did (its own seat, or standing in)."""

    n: int
    at: Ms
    seat: int
    by: str | None
    from_ply: int
    ply: int
    choices: list[str]
    events: list[Event]
    view: View
    clocks: Clocks


class TableMessage(Struct, kw_only=True, tag_field="type", tag="table"):
    """Somebody sat down, left, took over … or play began: `what` says which. On "started" a `view` comes
    along; seats have been numbered anew, from the first player."""

    n: int
    at: Ms
    what: Literal[
        "joined",
        "left",
        "filled",
        "started",
        "takeover",
        "takeback",
        "flagged",
        "muted",
        "rematch",
        "closed",
    ]
    seat: int | None
    table: Table
    you: You
    view: View | None
    clocks: Clocks


class Chat(Struct, kw_only=True, tag_field="type", tag="chat"):
    """Plain text, never markup. `room`: "table" is written by the seated and read by all; "gallery" is
    written by watchers and hidden from the seated until the game is over."""

    n: int
    at: Ms
    room: Literal["table", "gallery"]
    seat: int | None
    person: PersonRef
    text: str


class React(Struct, kw_only=True, tag_field="type", tag="react"):
    n: int
    at: Ms
    seat: int | None
    person: PersonRef
    reaction: Reaction


class Over(Struct, kw_only=True, tag_field="type", tag="over"):
    """The game has ended: the record is at /api/games/{table id}, the seed is revealed."""

    n: int
    at: Ms
    totals: list[int]
    winners: list[int]
    fair: Fair
    ratings: list[RatingChange]


class RatingChange(Struct, kw_only=True):
    seat: int
    before: int
    after: int


class PresenceMessage(Struct, kw_only=True, tag_field="type", tag="presence"):
    n: int
    presence: Presence


class ClockMessage(Struct, kw_only=True, tag_field="type", tag="clock"):
    n: int
    clocks: Clocks


class Ping(Struct, kw_only=True, tag_field="type", tag="ping"):
    n: int


class Bye(Struct, kw_only=True, tag_field="type", tag="bye"):
    """The stream ends now; connect again with ?after=n. "gone" and "refused": do not."""

    n: int
    why: Literal["shutdown", "slow", "gone", "refused"]
    retry_ms: int


TableStream = (
    StateMessage
    | Moved
    | TableMessage
    | Chat
    | React
    | Over
    | PresenceMessage
    | ClockMessage
    | Ping
    | Bye
)

# ---------------------------------------------------------------- the lobby


class LobbyList(Struct, kw_only=True, tag_field="type", tag="list"):
    """First message: every open public table, and public games being played."""

    n: int
    open: list[Table]
    playing: list[Table]


class LobbyTable(Struct, kw_only=True, tag_field="type", tag="table"):
    """One table as it is now; drop it from the lists when `state` says so."""

    n: int
    table: Table


LobbyStream = LobbyList | LobbyTable | Ping | Bye

# ---------------------------------------------------------------- records


class Player(Struct, kw_only=True, omit_defaults=True):
    name: str
    bot: str | None = None


class Result(Struct, kw_only=True):
    totals: list[int]
    winners: list[int]


class Record(Struct, kw_only=True, omit_defaults=True):
    """RULES §9, the interchange format."""

    format: str
    deck: str
    players: list[Player]
    order: list[str]
    choices: list[str]
    settings: dict[str, NewsPoints] | None = None
    result: Result | None = None


class Step(Struct, kw_only=True):
    """One recorded choice and what it did; `view` is after it."""

    ply: int
    seat: int
    choice: str
    events: list[Event]
    view: View


class StoredGame(Struct, kw_only=True):
    """A finished (or imported) game. `start` is the view before the first choice."""

    id: str
    source: Literal["table", "import"]
    table: str | None
    started: Ms | None
    ended: Ms | None
    rated: bool
    fair: Fair | None
    record: Record
    start: View
    steps: list[Step]


class GameList(Struct, kw_only=True):
    games: list[GameRef]
    next: str | None


class Imported(Struct, kw_only=True):
    id: str


class ContinueAsk(Struct, kw_only=True, forbid_unknown_fields=True):
    """Play on from a moment of a stored game, at a new table by link; the asker takes `seat`, bots the
    others."""

    ply: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    bot: BotId | None = None


# ---------------------------------------------------------------- errors


class Problem(Struct, kw_only=True, omit_defaults=True):
    """application/problem+json. `code` is stable; `detail` is one plain sentence. Depending on the
    code: `retry_after` (seconds), `expected` (what would have been allowed), `now` (a stale commit: the
    table as it is), `fields` (which part of the request was wrong)."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    retry_after: float | None = None
    expected: list[str] | None = None
    now: Now | None = None
    fields: list[str] | None = None


class Now(Struct, kw_only=True):
    n: int
    ply: int
    view: View | None


class DumpLine(Struct, kw_only=True):
    id: str
    fair: Fair
    record: Record
