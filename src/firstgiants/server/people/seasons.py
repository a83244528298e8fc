"""Seasons, and the boards on which people are ranked. The rules:

1. A season is a calendar quarter, or as many months as `season_months` says, counted from January
   in UTC. Its number is the time at which it begins. Season 0 is all time.
2. A board belongs to a season and to a number of players; 0 players means games of any size. Each
   board has separate ratings, which begin with the first game on it.
3. A rated game counts on four boards: its season and all time, its number of players and any. The
   board of all time and any number is the rating in `people`.
4. `rating_history` has a row for each person and rated game, with that last rating.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

ALL_TIME = 0
ANY_PLAYERS = 0


@dataclass(frozen=True, slots=True)
class Season:
    """From `start` to just before `end`, in milliseconds."""

    start: int
    end: int


def season_at(now_ms: int, months: int) -> Season:
    """The season in which this time lies (rule 1)."""
    now = datetime.fromtimestamp(now_ms / 1000, UTC)
    first = (now.month - 1) // months * months
    return Season(_month(now.year, first), _month(now.year, first + months))


def season_before(season: Season, months: int) -> Season:
    return season_at(season.start - 1, months)


def _month(year: int, month: int) -> int:
    """When a month begins, counted from 0; the 12th is the next year's first."""
    begins = datetime(year + month // 12, month % 12 + 1, 1, tzinfo=UTC)
    return int(begins.timestamp() * 1000)
