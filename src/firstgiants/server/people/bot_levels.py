"""The strength of the bots' levels on the scale of people's ratings.

Bots play no rated games. `bot_levels.json` has their strength from games among themselves, written
by `python -m benchmarks.bot_scale`, which says how. benchmarks/RESULTS.md has the figures.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from firstgiants.server.people.ratings import display_rating, is_provisional

LEVELS_FILE = Path(__file__).parent / "bot_levels.json"
SETTLED_SIGMA = 2.0
"""The uncertainty of a person after about 120 rated games. Bots are shown with it, so that their
numbers compare with those of people who play a lot."""


class _Levels(Struct):
    anchor: str
    levels: dict[str, float]


@cache
def level_strengths() -> dict[str, float]:
    """The mu of each level, weakest first."""
    return msgspec.json.decode(LEVELS_FILE.read_bytes(), type=_Levels).levels


def level_ratings() -> dict[str, int]:
    """The number that people would see for each level."""
    return {bot: display_rating(mu, SETTLED_SIGMA) for bot, mu in level_strengths().items()}


def nearest_level(mu: float, sigma: float, games: int) -> str | None:
    """The level that is about as strong; None while the rating is provisional."""
    if is_provisional(sigma, games):
        return None
    strengths = level_strengths()
    return min(strengths, key=lambda bot: abs(strengths[bot] - mu))
