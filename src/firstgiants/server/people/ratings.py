"""Ratings of people, by the Plackett–Luce model of `openskill`. The rules:

1. Rated tables have a clock, at least two people, no bots and a deal of their own.
2. When the game ends, people are ranked by their totals; equal totals are equal places.
3. A seat that a bot plays for its person at the end is ranked below all others, equal among
   themselves: leaving never pays.
4. Shown is 40 × (mu − 3 sigma) + 1000, rounded, never under 0: it starts at 1000 and grows with
   certainty. The leaderboard lists accounts with at least one rated game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from firstgiants.server import wire


@dataclass(frozen=True)
class Strength:
    mu: float
    sigma: float


START = Strength(25.0, 25.0 / 3.0)
_MODEL = PlackettLuce(mu=START.mu, sigma=START.sigma)


def shown(mu: float, sigma: float) -> int:
    return max(0, round(40 * (mu - 3 * sigma) + 1000))


def rating(mu: float, sigma: float, games: int) -> wire.Rating:
    return wire.Rating(shown=shown(mu, sigma), mu=round(mu, 4), sigma=round(sigma, 4), games=games)


def places(totals: Sequence[int], stood_in: Sequence[bool]) -> list[int]:
    """Rank of each person, 1 = best (rules 2 and 3)."""
    keys = [(gone, 0 if gone else -total) for total, gone in zip(totals, stood_in, strict=True)]
    return [1 + sum(other < mine for other in keys) for mine in keys]


def rate(before: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    teams = [[_MODEL.rating(mu=s.mu, sigma=s.sigma)] for s in before]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Strength(team[0].mu, team[0].sigma) for team in after]
