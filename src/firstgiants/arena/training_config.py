"""The configuration of a training: which games its rounds play, with which decks."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from ..bots.model import Weights
from ..engine.features import LAYOUT, LAYOUT_WITHOUT_GAINS
from ..rules.cards import Deck
from .calibration import CalibrationBatch
from .fit import FitConfig
from .samples import Batch

CALIBRATION: Final = "calibration"
"""Names the shards of the calibration games, and is part of their seed."""

_GAMES_AT_ONCE: Final = 50
_QUICK_GAMES_AT_ONCE: Final = 500
_DECK_GAMES_AT_ONCE: Final = 10
_QUICK_DECK_GAMES_AT_ONCE: Final = 50
_CALIBRATION_DECK_GAMES_AT_ONCE: Final = 4
_FEWEST: Final = 10
_TESTED: Final = 12
"""One shard of twelve, or one deck of twelve, is kept back for the test."""


@dataclass(frozen=True, slots=True)
class TrainingConfig:
    """How to train; equal configurations make equal models. The defaults made the built-in model
    of ``founders``, with the search of the first edition; its calibration is new.

    ``decks`` is the number of generated decks to train a general model with; without any, the
    training is for one deck. With ``warm_start`` it begins with the general model, not with the
    heuristic.

    ``games`` is the length of a round of search. Two factors of it give the other rounds: the
    heuristic round is shorter by ``heuristic_divisor``, the quick round longer by
    ``one_ply_factor``, the calibration shorter by ``calibration_divisor``.

    ``search_rounds`` is the search per choice, with the heuristic and later; calibration searches
    ``calibration_rounds`` where it predicts. Of 1000 choices, self-play draws ``explore_per_mille``
    in proportion to visits and ``random_per_mille`` uniformly.
    """

    rounds: int = 3
    games: int = 13_500
    seed: int = 1
    heuristic_divisor: int = 3
    one_ply_factor: int = 8
    calibration_divisor: int = 2
    search_rounds: tuple[int, int] = (24, 48)
    calibration_rounds: int = 1000
    explore_per_mille: int = 200
    random_per_mille: int = 15
    fit: FitConfig = field(default_factory=FitConfig)
    match_games: int = 400
    decks: int = 0
    warm_start: bool = False

    @property
    def layout(self) -> int:
        """Which features to record. The built-in model of ``founders`` has an early layout."""
        return LAYOUT if self.decks or self.warm_start else LAYOUT_WITHOUT_GAINS

    def kind_of(self, number: int) -> str:
        """What a round plays: ``heuristic``, ``quick`` or ``search``."""
        kinds = ("quick",) if self.warm_start else ("heuristic", "quick")
        return kinds[number] if number < len(kinds) else "search"

    def games_of(self, number: int) -> int:
        kind = self.kind_of(number)
        if kind == "heuristic":
            return max(_FEWEST, self.games // self.heuristic_divisor)
        return self.games * (self.one_ply_factor if kind == "quick" else 1)

    def calibration_games(self) -> int:
        return max(_FEWEST, self.games // self.calibration_divisor)

    def shares_of(self, number: int) -> "list[Share]":
        """The shards of a round."""
        quick = self.kind_of(number) == "quick"
        if self.decks:
            at_once = _QUICK_DECK_GAMES_AT_ONCE if quick else _DECK_GAMES_AT_ONCE
        else:
            at_once = _QUICK_GAMES_AT_ONCE if quick else _GAMES_AT_ONCE
        return self._shares(self.games_of(number), at_once)

    def calibration_shares(self) -> "list[Share]":
        """As many games with each number of seats: each is calibrated by its own."""
        games = self.calibration_games()
        quarter = games // 4
        by_seats = [(2, games - 3 * quarter), *((n, quarter) for n in (3, 4, 5))]
        at_once = _CALIBRATION_DECK_GAMES_AT_ONCE if self.decks else _GAMES_AT_ONCE
        return self._with_decks(_in_batches(by_seats, at_once))

    def _shares(self, games: int, at_once: int) -> "list[Share]":
        """Two thirds have two seats, which people play most and which cost least."""
        ninth = games // 9
        by_seats = [(2, games - 3 * ninth), *((n, ninth) for n in (3, 4, 5))]
        return self._with_decks(_in_batches(by_seats, at_once))

    def _with_decks(self, batches: Iterable[tuple[int, int, int]]) -> "list[Share]":
        return [Share(*one, n % max(1, self.decks)) for n, one in enumerate(batches)]

    def batches(self, number: int, decks: list[Deck], weights: Weights | None) -> list[Batch]:
        """The tasks of a round."""
        kind = self.kind_of(number)
        search_rounds = {"heuristic": self.search_rounds[0], "quick": 0}
        rounds = search_rounds.get(kind, self.search_rounds[1])
        return [
            Batch(
                deck=decks[share.deck],
                weights=weights,
                layout=self.layout,
                seats=share.seats,
                seed=f"{self.seed}:{number}",
                first=share.first,
                games=share.games,
                rounds=rounds,
                explore_per_mille=self.explore_per_mille,
                random_per_mille=self.random_per_mille,
                record_every=4 if kind == "quick" else 2,
            )
            for share in self.shares_of(number)
        ]

    def calibration_batches(self, decks: list[Deck], weights: Weights) -> list[CalibrationBatch]:
        """The tasks of the calibration."""
        return [
            CalibrationBatch(
                deck=decks[share.deck],
                weights=weights,
                seats=share.seats,
                seed=f"{self.seed}:{CALIBRATION}",
                first=share.first,
                games=share.games,
                nodes=self.calibration_rounds,
            )
            for share in self.calibration_shares()
        ]

    def is_test(self, share: "Share", number: int) -> bool:
        """Is this shard, with its number among those of its seats, kept back for the test?"""
        return (share.deck if self.decks else number) % _TESTED == 0


GENERAL: Final = TrainingConfig(decks=400, games=6000, calibration_divisor=1)
"""The training of a general model."""
SPECIALIST: Final = TrainingConfig(
    rounds=2, warm_start=True, calibration_divisor=5, fit=FitConfig(rate=0.0015)
)
"""The training for a deck, which begins with the general model."""


@dataclass(frozen=True, slots=True)
class Share:
    """Games for one shard: numbers ``first`` to ``first + games``, with one deck."""

    seats: int
    first: int
    games: int
    deck: int


def _in_batches(games: list[tuple[int, int]], at_once: int) -> Iterator[tuple[int, int, int]]:
    """Games by seats, in batches: seats, number of the first game, how many."""
    for seats, share in games:
        for first in range(0, share, at_once):
            yield seats, first, min(at_once, share - first)
