"""Chooses the extra amber of a fair start: plays each candidate on the same deals."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from ..rules.cards import Deck
from ..rules.errors import BadSettings
from ..rules.jsonable import json_object
from ..rules.settings import Settings
from .deck_report import check_lab_bot
from .intervals import wilson
from .pool import Pool
from .saved_tallies import SavedTallies
from .simulate import Progress, Simulation, play_simulations
from .tally import WIN, Tally

Amounts: TypeAlias = tuple[int, ...]
"""Extra amber by seat."""

HALF_STEPS: Final = range(7)
"""Candidates give each seat up to three amber more than the seat before it."""


@dataclass(frozen=True, slots=True)
class SeatGap:
    """A seat's share of the wins in percentage points from an even one, with 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Candidate:
    """What some amounts do. ``worst`` is the largest distance of a seat from an even share."""

    amounts: Amounts
    seats: tuple[SeatGap, ...]
    worst: float


@dataclass(frozen=True, slots=True)
class FairStartReport:
    """The candidates for one number of players; ``best`` is the one with the smallest ``worst``."""

    deck: str
    level: str
    players: int
    games: int
    seed: int
    candidates: tuple[Candidate, ...]
    best: Amounts

    def to_json(self) -> dict[str, object]:
        return json_object(self)


def candidates_for(players: int) -> list[Amounts]:
    """Nothing, then steps of half an amber from seat to seat, rounded down."""
    return list(
        dict.fromkeys(tuple(half * seat // 2 for seat in range(players)) for half in HALF_STEPS)
    )


def compare_amounts(
    deck: Deck,
    level: str,
    players: int,
    games: int,
    *,
    amounts: Sequence[Amounts] = (),
    seed: int = 1,
    pool: Pool | None = None,
    saved: SavedTallies | None = None,
    progress: Progress | None = None,
) -> FairStartReport:
    """Play ``games`` with each of these amounts, by default with ``candidates_for(players)``."""
    check_lab_bot(level)
    tried = list(amounts) or candidates_for(players)
    for one in tried:
        if len(one) != players:
            raise BadSettings(f"{players} players need {players} amounts, not {len(one)}.")
    simulations = [
        # Without any amber the games are those of a deck report, which may be saved already.
        Simulation(
            *(deck, players, games, (level,), seed),
            settings=Settings(extra_amber=one if any(one) else ()),
        )
        for one in tried
    ]
    tallies = play_simulations(simulations, pool=pool, saved=saved, progress=progress)
    found = tuple(_candidate(one, tally) for one, tally in zip(tried, tallies, strict=True))
    best = min(found, key=lambda one: (one.worst, sum(one.amounts)))
    return FairStartReport(deck.id, level, players, games, seed, found, best.amounts)


def _candidate(amounts: Amounts, tally: Tally) -> Candidate:
    even = 1 / tally.players
    seats = []
    for parts in tally.seat_wins():
        share = parts / WIN / tally.games
        low, high = wilson(share, tally.games)
        seats.append(SeatGap(100 * (share - even), 100 * (low - even), 100 * (high - even)))
    return Candidate(amounts, tuple(seats), max(abs(seat.value) for seat in seats))
