"""Puzzles (docs/puzzles.md). Chances are in points: a sure win is 100."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from firstgiants.server.wire.base import Spelling
from firstgiants.server.wire.view import Event, View

PuzzleTheme = Literal["steal-news", "finish-set", "start-end", "engine", "deny", "tempo", "egg"]


class PuzzleSolver(Struct, kw_only=True):
    """Your results. `streak`: puzzles solved in a row. `days`: daily puzzles solved on days in a
    row, up to today or yesterday."""

    rating: int
    provisional: bool
    answered: int
    solved: int
    streak: int
    best_streak: int
    days: int


class PuzzleCount(Struct, kw_only=True):
    """How many puzzles of a theme there are, and how many of them you have answered."""

    theme: PuzzleTheme
    total: int
    answered: int


class PuzzleDaily(Struct, kw_only=True):
    """The puzzle of the day, the same for everybody. `solved`: whether your first answer was right;
    null before it."""

    id: str
    date: str
    players: int
    asks: Literal["choice", "turn"]
    solved: bool | None


class PuzzleOverview(Struct, kw_only=True):
    you: PuzzleSolver | None
    total: int
    themes: list[PuzzleCount]
    daily: PuzzleDaily


class PuzzleQuestion(Struct, kw_only=True):
    """A position in which one choice (`choice`: the first one counts) or one whole turn (`turn`) is
    clearly best. `daily`: the date, if it is today's puzzle. `solved`: whether your first answer
    was right; null before it."""

    id: str
    players: int
    seat: int
    asks: Literal["choice", "turn"]
    rating: int
    daily: str | None
    solved: bool | None
    view: View


class PuzzleTry(Struct, kw_only=True, forbid_unknown_fields=True):
    """Choices from the puzzle's position on."""

    choices: Annotated[list[Spelling], Meta(max_length=64)]


class PuzzleLine(Struct, kw_only=True):
    """A turn, its chance to win, what happens in it, and where it leads."""

    choices: list[str]
    chance: float
    events: list[Event]
    view: View


class PuzzleAnswered(Struct, kw_only=True):
    """Only the first answer to a puzzle is `counted`. `before` and `rating`: your rating before and
    after it. `puzzle_rating`: what the puzzle was rated."""

    right: bool
    counted: bool
    themes: list[PuzzleTheme]
    best: PuzzleLine
    second: PuzzleLine
    before: int
    puzzle_rating: int
    you: PuzzleSolver
