"""Ratings of people, by the Plackett–Luce model of `openskill`. The rules:

1. Rated tables have a clock, at least two people, no bots and a fresh shuffle.
2. When the game ends, people are ranked by their totals; equal totals are equal places.
3. Seats on which a bot stands in at the end share the last place, so leaving never pays.
4. The displayed rating is 40 × (mu − 3 sigma) + 1000, rounded, never below 0: it starts at 1000
   and grows with certainty. The leaderboard lists accounts with at least one rated game.
5. A rating is provisional for the first ten games, and while its sigma is above 6.5.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Strength:
    mu: float
    sigma: float


START = Strength(25.0, 25.0 / 3.0)
BETA = 25.0 / 6.0
"""How much luck there is: a difference of √2 × beta in mu wins 73 % of games with two players."""
_MODEL = PlackettLuce(mu=START.mu, sigma=START.sigma, beta=BETA)
PROVISIONAL_GAMES = 10
PROVISIONAL_SIGMA = 6.5


def display_rating(mu: float, sigma: float) -> int:
    """The number that people see (rule 4)."""
    return max(0, round(40 * (mu - 3 * sigma) + 1000))


def is_provisional(sigma: float, games: int) -> bool:
    """Whether too little is known to compare this rating with others (rule 5)."""
    return games < PROVISIONAL_GAMES or sigma > PROVISIONAL_SIGMA


def places(totals: Sequence[int], stood_in: Sequence[bool]) -> list[int]:
    """Rank of each person, 1 = best (rules 2 and 3)."""
    keys = [(gone, 0 if gone else -total) for total, gone in zip(totals, stood_in, strict=True)]
    return [1 + sum(other < mine for other in keys) for mine in keys]


def rate(before: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    teams = [[_MODEL.rating(mu=s.mu, sigma=s.sigma)] for s in before]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Strength(team[0].mu, team[0].sigma) for team in after]
