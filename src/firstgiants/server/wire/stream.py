"""What streams carry: messages of a table, messages of the lobby."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from firstgiants.server.wire.base import Ms, Spelling
from firstgiants.server.wire.games import Problem
from firstgiants.server.wire.people import PersonRef
from firstgiants.server.wire.tables import Chat, Clocks, Fair, Presence, Reaction, Table, You
from firstgiants.server.wire.view import Decision, Event, View

# Numbered messages ("table", "moved", "chat", "react", "over") are kept and can be asked for again:
# ?after=N sends what came after N, then what is new. Without `after`, or when the gap is too wide,
# the first message is "state". "presence", "clock", "ping" and "bye" carry the number of the last
# kept message and are not repeated.


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
    """Somebody sat down, left, took over … or play began: `what` says which. On "started" a `view`
    comes along; seats have been numbered anew, from the first player."""

    n: int
    at: Ms
    what: Literal[
        "joined",
        "left",
        "filled",
        "dismissed",
        "changed",
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


class React(Struct, kw_only=True, tag_field="type", tag="react"):
    n: int
    at: Ms
    seat: int | None
    person: PersonRef
    reaction: Reaction


class RatingChange(Struct, kw_only=True):
    seat: int
    before: int
    after: int


class Over(Struct, kw_only=True, tag_field="type", tag="over"):
    """The game has ended: the record is at /api/games/{table id}, the seed is revealed."""

    n: int
    at: Ms
    totals: list[int]
    winners: list[int]
    fair: Fair
    ratings: list[RatingChange]


class PresenceMessage(Struct, kw_only=True, tag_field="type", tag="presence"):
    n: int
    presence: Presence


class ClockMessage(Struct, kw_only=True, tag_field="type", tag="clock"):
    n: int
    clocks: Clocks


class Ping(Struct, kw_only=True, tag_field="type", tag="ping"):
    n: int


class Bye(Struct, kw_only=True, omit_defaults=True, tag_field="type", tag="bye"):
    """The stream ends now; connect again with ?after=n. "signed-out": the session or token is no
    longer valid; a connection without it only watches. "gone" and "refused": do not connect again.
    A stream that is refused from the start carries the `problem`."""

    n: int
    why: Literal["shutdown", "slow", "signed-out", "gone", "refused"]
    retry_ms: int
    problem: Problem | None = None


class SocketCommit(
    Struct, kw_only=True, tag_field="type", tag="commit", forbid_unknown_fields=True
):
    """What a client may send on a table's socket. The answer is the "moved" message that it
    causes (`from_ply` is the commit's `ply`), sent when it is on disk; or "refused" with this
    `id`; or, for a key that was used before, "committed"."""

    id: Annotated[int, Meta(ge=0, le=2**53)]
    ply: Annotated[int, Meta(ge=0)]
    choices: Annotated[list[Spelling], Meta(min_length=1, max_length=64)]
    key: Annotated[str, Meta(min_length=1, max_length=64)] | None = None


class SocketPreview(
    Struct, kw_only=True, tag_field="type", tag="preview", forbid_unknown_fields=True
):
    """What a client may send on a table's socket to try choices out. The answer is "previewed", or
    "refused", with this `id`."""

    id: Annotated[int, Meta(ge=0, le=2**53)]
    ply: Annotated[int, Meta(ge=0)]
    choices: Annotated[list[Spelling], Meta(max_length=64)]


SocketAsk = SocketCommit | SocketPreview


class SocketPreviewed(Struct, kw_only=True, tag_field="type", tag="previewed"):
    """As `Previewed`."""

    id: int
    ply: int
    played: int
    view: View
    events: list[Event]
    decision: Decision | None


class SocketCommitted(Struct, kw_only=True, tag_field="type", tag="committed"):
    """This key's commit was stored before; its "moved" message has this `n`."""

    id: int
    n: int
    ply: int


class SocketRefused(Struct, kw_only=True, tag_field="type", tag="refused"):
    id: int
    problem: Problem


Kept = Moved | TableMessage | Chat | React | Over
"""Numbered messages: what a stream sends again, and a table's history."""

TableStream = (
    StateMessage
    | Kept
    | PresenceMessage
    | ClockMessage
    | Ping
    | Bye
    | SocketPreviewed
    | SocketCommitted
    | SocketRefused
)


class History(Struct, kw_only=True):
    """Everything that was kept of a table's stream, in order."""

    messages: list[Kept]


# The lobby. Its messages are numbered like a table's: ?after=N sends each table that changed since,
# as it is now; without `after`, or when too much has changed, the first message is "list".


class LobbyList(Struct, kw_only=True, tag_field="type", tag="list"):
    """The first page of the public tables that are open, and of those that are being played;
    `open_next` and `playing_next` lead to the pages behind them, at GET /api/tables."""

    n: int
    open: list[Table]
    playing: list[Table]
    open_next: str | None = None
    playing_next: str | None = None


class LobbyTable(Struct, kw_only=True, tag_field="type", tag="table"):
    """One table as it is now; drop it from the lists when `state` says so. Choices are not told
    here: `ply` and `waiting_for` are as of this message."""

    n: int
    table: Table


LobbyStream = LobbyList | LobbyTable | Ping | Bye
