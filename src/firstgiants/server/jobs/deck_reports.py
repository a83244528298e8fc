"""The job that lets bots play a deck and reports on it (`firstgiants.arena.deck_report`).

The partial result holds the sums of all games so far, so any node can go on after any slice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from typing import TypeVar

import msgspec
from msgspec import Struct

from firstgiants import Deck
from firstgiants.arena.deck_report import ReportSetup, lab_simulations, make_deck_report
from firstgiants.arena.saved_tallies import SavedTallies
from firstgiants.arena.simulate import play_simulations
from firstgiants.rules.errors import BadSettings
from firstgiants.server.jobs.slices import Slice

SLICE_S = 4.0
"""Longer than other slices: each one stores all sums, which may have a megabyte."""

T = TypeVar("T")
R = TypeVar("R")


class DeckReportInput(Struct, kw_only=True):
    deck: dict[str, object]
    other: dict[str, object] | None
    level: str
    games: int
    players: tuple[int, ...]
    fair_start: bool

    def setup(self) -> ReportSetup:
        return ReportSetup(
            Deck.from_json(self.deck), self.level, self.games, self.players,
            fair_start=self.fair_start,
        )  # fmt: skip


class _OneSlice:
    """A pool that begins no task after the end of the slice. It always runs one."""

    def __init__(self, seconds: float) -> None:
        self._until = monotonic() + seconds

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        for number, task in enumerate(tasks):
            if number and monotonic() >= self._until:
                return
            yield number, work(task)


def deck_report(_job_id: str, given: str, partial: str) -> Slice:
    read = msgspec.json.decode(given, type=DeckReportInput)
    setup = read.setup()
    other = None if read.other is None else Deck.from_json(read.other)
    simulations = lab_simulations(setup, other)
    saved = _saved(partial)
    tallies = play_simulations(simulations, pool=_OneSlice(SLICE_S), saved=saved, most_games=1)
    done, total = sum(one.games for one in tallies), sum(one.games for one in simulations)
    if done < total:
        return Slice(done=done, total=total, partial=_json(saved.to_json()))
    report = make_deck_report(setup, tallies, other)
    return Slice(done=total, total=total, result=_json(report.to_json()))


def _saved(partial: str) -> SavedTallies:
    """The games so far. Those of other versions of the bots, before an upgrade, do not count."""
    saved = SavedTallies()
    if partial:
        try:
            saved.read(partial)
        except BadSettings:
            return SavedTallies()
    return saved


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
