"""Stored games and their records; refusals."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from firstgiants.server.wire.base import Ms, SeatNumber
from firstgiants.server.wire.people import GameRef
from firstgiants.server.wire.tables import BotId, Fair, NewsPoints
from firstgiants.server.wire.view import Event, View


class Player(Struct, kw_only=True, omit_defaults=True):
    name: str
    bot: str | None = None


class Result(Struct, kw_only=True):
    totals: list[int]
    winners: list[int]


class GameRecord(Struct, kw_only=True, omit_defaults=True):
    """RULES §9, the interchange format. `seed` and `commitment`: of a game dealt here, for
    `firstgiants record verify`."""

    format: str
    deck: str
    players: list[Player]
    order: list[str]
    choices: list[str]
    settings: dict[str, NewsPoints] | None = None
    result: Result | None = None
    seed: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")] | None = None
    commitment: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")] | None = None


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
    record: GameRecord
    start: View
    steps: list[Step]


class GameList(Struct, kw_only=True):
    games: list[GameRef]
    next: str | None


class Imported(Struct, kw_only=True):
    id: str


class ContinueAsk(Struct, kw_only=True, forbid_unknown_fields=True):
    """Play on from a moment of a stored game, at a new table by link; the asker takes `seat`, bots
    the others."""

    ply: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    bot: BotId | None = None


class DumpLine(Struct, kw_only=True):
    id: str
    fair: Fair
    record: GameRecord


# Refusals.


class Now(Struct, kw_only=True):
    n: int
    ply: int
    view: View | None


class Problem(Struct, kw_only=True, omit_defaults=True):
    """application/problem+json. `code` is stable; `detail` is one plain sentence. Depending on the
    code: `retry_after` (seconds), `expected` (what would have been allowed), `now` (a stale
    commit: the table as it is), `fields` (which part of the request was wrong)."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    retry_after: float | None = None
    expected: list[str] | None = None
    now: Now | None = None
    fields: list[str] | None = None
