"""Stored games and their records; problems."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from firstgiants.server.wire.base import Ms, Spelling
from firstgiants.server.wire.decks import DeckProblem, DraftNow
from firstgiants.server.wire.people import GameRef
from firstgiants.server.wire.tables import Fair, NewsPoints, SeatRequest
from firstgiants.server.wire.view import Event, View


class Player(Struct, kw_only=True, omit_defaults=True):
    name: str
    bot: str | None = None


class Result(Struct, kw_only=True):
    totals: list[int]
    winners: list[int]


class GameRecord(Struct, kw_only=True, omit_defaults=True):
    """The interchange format of RULES §9. Games that this server dealt also carry `seed` and
    `commitment`, for `firstgiants record verify`. `deck_hash`: which deck file it was. `deck_file`:
    the deck itself, for decks that readers may not have."""

    format: str
    deck: str
    players: list[Player]
    order: list[str]
    choices: list[str]
    settings: dict[str, NewsPoints] | None = None
    result: Result | None = None
    seed: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")] | None = None
    commitment: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")] | None = None
    deck_hash: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")] | None = None
    deck_file: dict[str, Any] | None = None


class Step(Struct, kw_only=True):
    """One recorded choice and its events; `view` is the view after it."""

    ply: int
    seat: int
    choice: str
    events: list[Event]
    view: View


class StoredGame(Struct, kw_only=True):
    """A finished (or imported) game. `steps` has the first 5,000 choices at most. `start` is the
    view before the first choice; `you`: the seat on which the asker played; `deck`: a built-in
    deck's name, or the hash of any other deck. `daily`: the day whose deal was played."""

    id: str
    source: Literal["table", "import"]
    table: str | None
    started: Ms | None
    ended: Ms | None
    rated: bool
    daily: str | None
    assisted: bool
    you: int | None
    fair: Fair | None
    deck: str
    deck_name: str
    record: GameRecord
    start: View
    steps: list[Step]


class GameList(Struct, kw_only=True):
    games: list[GameRef]
    next: str | None


class Imported(Struct, kw_only=True):
    id: str


LONGEST_LINE = 600
Line = Annotated[list[Spelling], Meta(max_length=LONGEST_LINE)]
"""Choices that are tried after a position of a stored game."""


class ContinueRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Continue a stored game after `ply` choices and these other `choices`, at a new table that is
    open by link. `seats`: the players of that game's seats, in its order. The table waits until the
    open ones are taken."""

    ply: Annotated[int, Meta(ge=0)]
    choices: Line = []
    seats: Annotated[list[SeatRequest], Meta(min_length=2, max_length=5)]


class DumpLine(Struct, kw_only=True):
    id: str
    fair: Fair
    record: GameRecord


# Problems.


class Now(Struct, kw_only=True):
    n: int
    ply: int
    view: View | None


class Problem(Struct, kw_only=True, omit_defaults=True):
    """application/problem+json. `code` is stable; `detail` is one plain sentence. Some codes add
    `retry_after` (seconds), `expected` (what would have been allowed), `now` (for a stale commit:
    the table's current state), `draft` (for a stale draft: the newer one), `problems` (all that is
    wrong with a deck), `fields` (which parts of the request were wrong), or `reason` and `until`
    (of a ban; null for good)."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    retry_after: float | None = None
    expected: list[str] | None = None
    now: Now | None = None
    draft: DraftNow | None = None
    problems: list[DeckProblem] | None = None
    fields: list[str] | None = None
    reason: str | None = None
    until: Ms | None = None
