"""The deck lab: bots of one level play a deck with several numbers of players.

``DeckReport`` holds the report on each number of players, names the cards that stand out, and
compares the deck with another version of it on the same deals.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ..bots import LEVELS, make_bot, note_of
from ..rules.cards import Deck
from ..rules.errors import BadSettings, brief
from ..rules.fair_start import extra_amber
from ..rules.jsonable import json_object
from ..rules.settings import FEWEST_SEATS, MOST_SEATS, Settings
from .deck_compare import Comparison, compare
from .pool import Pool
from .report import SimReport, Verdict, make_report
from .saved_tallies import SavedTallies
from .simulate import Progress, Simulation, play_simulations
from .tally import Tally

FORMAT: Final = "firstgiants-deck-report/1"
LAB_BOTS: Final = ("greedy", *(level.id for level in LEVELS))
"""The bots that can play for a report: their games are the same on every machine."""
MOST_GAMES: Final = 1_000_000
_NAMED: Final = ("dominant", "dead", "strong", "weak")


def check_lab_bot(level: str) -> None:
    """Refuse a bot whose games may differ from machine to machine."""
    if level.partition("@")[0] not in LAB_BOTS:
        raise BadSettings(
            f"A report is played by one of {', '.join(LAB_BOTS)}, not by {brief(level)}."
        )


@dataclass(frozen=True, slots=True)
class ReportSetup:
    """What to play: ``games`` with each of these numbers of players."""

    deck: Deck
    level: str = "curator"
    games: int = 1000
    players: tuple[int, ...] = tuple(range(FEWEST_SEATS, MOST_SEATS + 1))
    seed: int = 1
    fair_start: bool = False

    def __post_init__(self) -> None:
        check_lab_bot(self.level)
        if not 1 <= self.games <= MOST_GAMES:
            raise BadSettings(f"A report needs 1 to {MOST_GAMES} games, not {self.games}.")
        if not self.players or len(set(self.players)) < len(self.players):
            raise BadSettings("A report needs numbers of players, each named once.")
        self.simulations()

    def simulations(self) -> list[Simulation]:
        return [
            Simulation(
                self.deck,
                players,
                self.games,
                (self.level,),
                self.seed,
                settings=Settings(extra_amber=extra_amber(players, fair_start=self.fair_start)),
            )
            for players in sorted(self.players)
        ]


@dataclass(frozen=True, slots=True)
class CardInfo:
    id: str
    name: str
    family: str
    size: str


@dataclass(frozen=True, slots=True)
class Finding:
    """A card that stands out with these numbers of players."""

    card: str
    verdict: Verdict
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DeckReport:
    """``games`` is for each number of players. ``note`` says why the bots play without a model of
    the deck, if they do. ``findings`` come in order of gravity. ``comparison`` is there if asked
    for.
    """

    format: str
    deck: str
    fingerprint: str
    level: str
    games: int
    seed: int
    note: str | None
    cards: tuple[CardInfo, ...]
    tables: tuple[SimReport, ...]
    findings: tuple[Finding, ...]
    comparison: Comparison | None = None

    def to_json(self) -> dict[str, object]:
        return json_object(self)

    def name_of(self, card: str) -> str:
        return next((one.name for one in self.cards if one.id == card), card)


def report_on(
    setup: ReportSetup,
    *,
    other: Deck | None = None,
    pool: Pool | None = None,
    saved: SavedTallies | None = None,
    progress: Progress | None = None,
) -> DeckReport:
    """Play the games and report; with ``other``, compare with that deck."""
    simulations = lab_simulations(setup, other)
    tallies = play_simulations(simulations, pool=pool, saved=saved, progress=progress)
    return make_deck_report(setup, tallies, other)


def lab_simulations(setup: ReportSetup, other: Deck | None = None) -> list[Simulation]:
    """The games, then the same with the other deck."""
    against = [] if other is None else replace(setup, deck=other).simulations()
    return [*setup.simulations(), *against]


def make_deck_report(
    setup: ReportSetup, tallies: Sequence[Tally], other: Deck | None = None
) -> DeckReport:
    """The report on the games of ``lab_simulations``."""
    mine, theirs = tallies[: len(setup.players)], tallies[len(setup.players) :]
    tables = tuple(
        make_report(
            tally,
            setup.deck,
            (setup.level,),
            setup.seed,
            extra_amber=simulation.settings.extra_amber,
            tables=len(mine),
        )
        for tally, simulation in zip(mine, setup.simulations(), strict=True)
    )
    return DeckReport(
        format=FORMAT,
        deck=setup.deck.id,
        fingerprint=setup.deck.fingerprint,
        level=setup.level,
        games=setup.games,
        seed=setup.seed,
        note=note_of(make_bot(setup.level, deck=setup.deck)),
        cards=tuple(
            CardInfo(card.id, card.name, card.family.value, card.size.word)
            for card in setup.deck.cards
        ),
        tables=tables,
        findings=_findings(tables),
        comparison=(
            None
            if other is None
            else compare(setup.deck, other, list(zip(mine, theirs, strict=True)))
        ),
    )


def _findings(tables: Sequence[SimReport]) -> tuple[Finding, ...]:
    found: dict[tuple[str, Verdict], list[int]] = {}
    for table in tables:
        for card in table.cards:
            if card.verdict in _NAMED:
                found.setdefault((card.card, card.verdict), []).append(table.players)
    named = [Finding(card, verdict, tuple(players)) for (card, verdict), players in found.items()]
    named.sort(key=lambda one: (_NAMED.index(one.verdict), -len(one.players), one.card))
    return tuple(named)
