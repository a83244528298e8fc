"""The deal of the day."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from firstgiants.server.wire.base import Ms
from firstgiants.server.wire.people import PersonRef


class DailySeat(Struct, kw_only=True):
    """`bot` is null for your own seat. Seat 1 begins."""

    bot: str | None


class DailyTry(Struct, kw_only=True):
    """Your counted try. `state`: "unfinished" if the day was over first. `ranked`: it is on the
    board of accounts; otherwise on the other one. `lead`: your points ahead of the best other
    player. `place`: among the `of` finished tries of its board."""

    table: str
    state: Literal["playing", "finished", "unfinished"]
    ranked: bool
    score: int | None
    lead: int | None
    won: bool | None
    place: int | None
    of: int | None


class DailyStreak(Struct, kw_only=True):
    """Days in a row on which you finished your try, `now` and at the `longest`; how many days you
    have `played` and `won` in all."""

    now: int
    longest: int
    played: int
    won: int


class DailyStanding(Struct, kw_only=True):
    """`game`: the stored game, to be watched at /g/{game}; null while the deal is secret."""

    place: int
    person: PersonRef
    score: int
    lead: int
    won: bool
    game: str | None


class DailyBar(Struct, kw_only=True):
    """How many tries ended with this lead."""

    lead: int
    count: int


class DailyBoard(Struct, kw_only=True):
    """`tries` began, `finished` of them are over, and `won` of those were won. `rows`: the best."""

    tries: int
    finished: int
    won: int
    rows: list[DailyStanding]
    bars: list[DailyBar]


class DailyBoards(Struct, kw_only=True):
    """`accounts`: those that existed before the day began. `others`: guests, new accounts and
    programs."""

    accounts: DailyBoard
    others: DailyBoard


class Daily(Struct, kw_only=True):
    """A day's deal. `ends`: a try counts if it is finished before then. `revealed`: from then on
    the deal and all games are public. `now`: the server's time. `ranked`: a try that you begin now
    is on the board of accounts. `boards` is null until you have finished your try or the deal is
    revealed."""

    day: str
    today: bool
    now: Ms
    ends: Ms
    revealed: Ms
    seats: list[DailySeat]
    ranked: bool
    you: DailyTry | None
    streak: DailyStreak | None
    boards: DailyBoards | None


class DailyPast(Struct, kw_only=True):
    """A past day. `finished`: how many finished their try; `best`: the best lead of them."""

    day: str
    seats: list[DailySeat]
    finished: int
    best: int | None
    you: DailyTry | None


class DailyArchive(Struct, kw_only=True):
    """Newest first. `next`: pass it as `before` to get the following page; null on the last."""

    days: list[DailyPast]
    next: str | None
