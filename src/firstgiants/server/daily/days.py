"""The days of the deal of the day: UTC days, named as in ISO 8601, such as "2026-11-17"."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from firstgiants.server.errors import NotFound

DAY_MS = 86_400_000
REVEAL_AFTER_MS = 5 * 60_000
"""How long a deal stays secret after its day, because the clocks of nodes differ a little."""


def day_at(ms: int) -> str:
    """The day of this time."""
    return datetime.fromtimestamp(ms / 1000, UTC).date().isoformat()


def start_of(day: str) -> int:
    return int(datetime.fromisoformat(f"{day}T00:00:00+00:00").timestamp() * 1000)


def end_of(day: str) -> int:
    return start_of(day) + DAY_MS


def revealed_at(day: str) -> int:
    """From when on everybody may see the deal and all games of a day."""
    return end_of(day) + REVEAL_AFTER_MS


def first_secret_day(now: int) -> str:
    """The deals of this day and all later ones are secret. Days compare as text."""
    return day_at(now - REVEAL_AFTER_MS)


def is_secret(day: str | None, now: int) -> bool:
    """Whether this is a day, and its deal is still secret."""
    return day is not None and day >= first_secret_day(now)


def day_before(day: str, days: int = 1) -> str:
    return (date.fromisoformat(day) - timedelta(days=days)).isoformat()


def must_be_day(text: str) -> str:
    """Refuse what is not the name of a day."""
    try:
        day = date.fromisoformat(text).isoformat()
    except ValueError:
        day = None
    if day != text:
        raise NotFound("A day is written like 2026-11-17.", code="no-such-day")
    return text
