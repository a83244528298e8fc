"""Messages of the table streams and of the lobby stream."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from firstgiants.server.wire.base import Ms, Spelling
from firstgiants.server.wire.games import Problem
from firstgiants.server.wire.people import PersonRef
from firstgiants.server.wire.tables import Chat, Clocks, Fair, Presence, Reaction, Table, You
from firstgiants.server.wire.view import Decision, Event, View

# Numbered messages ("table", "moved", "chat", "react", "over") are stored. ?after=N replays those
# after N and continues with new ones. Without `after`, or when the gap is too wide, the first
# message is "state". "presence", "clock", "ping" and "bye" are not stored; they carry the number of
# the last stored message.


class StateMessage(Struct, kw_only=True, tag_field="type", tag="state"):
    n: int
    table: Table
    you: You
    view: View | None
    clocks: Clocks
    presence: Presence
    chat: list[Chat]


class Moved(Struct, kw_only=True, tag_field="type", tag="moved"):
    """`seat` played `choices`, beginning at ply `from_ply`; `view` is the view after them.
    `by`: the bot that chose them, on its own seat or as a stand-in; null for a person."""

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
    """The table itself changed; `what` says how. "started" includes a `view`, and the seats are
    renumbered so that the first player has seat 1."""

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
        "invited",
        "declined",
        "uninvited",
        "vacation",
        "assisted",
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
    """The game has ended. The record is at /api/games/{table id}; `fair` reveals the seed."""

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
    """The stream ends; reconnect with ?after=n. "signed-out": the session or token is no longer
    valid; reconnect without it to watch. "gone" and "refused": do not reconnect. A stream that is
    refused when it opens carries the `problem`."""

    n: int
    why: Literal["shutdown", "slow", "signed-out", "gone", "refused"]
    retry_ms: int
    problem: Problem | None = None


class SocketCommit(
    Struct, kw_only=True, tag_field="type", tag="commit", forbid_unknown_fields=True
):
    """Sent by a client on a table's socket to play choices. The answer is one of: the resulting
    "moved" message, sent once it is stored (its `from_ply` is the commit's `ply`); "refused" with
    this `id`; or "committed", if the key was used before."""

    id: Annotated[int, Meta(ge=0, le=2**53)]
    ply: Annotated[int, Meta(ge=0)]
    choices: Annotated[list[Spelling], Meta(min_length=1, max_length=64)]
    key: Annotated[str, Meta(min_length=1, max_length=64)] | None = None


class SocketPreview(
    Struct, kw_only=True, tag_field="type", tag="preview", forbid_unknown_fields=True
):
    """Sent by a client on a table's socket to try choices without playing them. The answer is
    "previewed" or "refused", with this `id`."""

    id: Annotated[int, Meta(ge=0, le=2**53)]
    ply: Annotated[int, Meta(ge=0)]
    choices: Annotated[list[Spelling], Meta(max_length=64)]


SocketRequest = SocketCommit | SocketPreview


class SocketPreviewed(Struct, kw_only=True, tag_field="type", tag="previewed"):
    """The fields of `Previewed`, with the `id` of the request."""

    id: int
    ply: int
    played: int
    view: View
    events: list[Event]
    decision: Decision | None


class SocketCommitted(Struct, kw_only=True, tag_field="type", tag="committed"):
    """The commit with this key was already stored; its "moved" message has this `n`."""

    id: int
    n: int
    ply: int


class SocketRefused(Struct, kw_only=True, tag_field="type", tag="refused"):
    id: int
    problem: Problem


Numbered = Moved | TableMessage | Chat | React | Over
"""The numbered messages, which streams replay and the history lists."""

TableStream = (
    StateMessage
    | Numbered
    | PresenceMessage
    | ClockMessage
    | Ping
    | Bye
    | SocketPreviewed
    | SocketCommitted
    | SocketRefused
)


class History(Struct, kw_only=True):
    """All stored messages of a table's stream, in order."""

    messages: list[Numbered]


# The lobby. Its messages are numbered too: ?after=N sends the current state of each table that has
# changed since N. Without `after`, or when too much has changed, the first message is "list".


class LobbyList(Struct, kw_only=True, tag_field="type", tag="list"):
    """The first page of the open public tables and of those in play. Pass `open_next` or
    `playing_next` as `after` to GET /api/tables for the following page."""

    n: int
    open: list[Table]
    playing: list[Table]
    open_next: str | None = None
    playing_next: str | None = None


class LobbyTable(Struct, kw_only=True, tag_field="type", tag="table"):
    """The current state of one table; remove it from the lists when `state` says so. The lobby
    sends no message for each choice, so `ply` and `waiting_for` may be out of date."""

    n: int
    table: Table


LobbyStream = LobbyList | LobbyTable | Ping | Bye
