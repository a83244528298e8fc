"""Reports on decks (docs/deck-report.md). The report itself is what the deck lab writes."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from firstgiants.arena.deck_report import DeckReport

ReportLevel = Literal["greedy", "digger", "preparator", "curator"]
"""Stronger ones would take days."""


class DeckReportState(Struct, kw_only=True):
    """How far a report is: `done` of `total` games, those of a deck to compare with included.
    `report` is null until all are played."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    done: int
    total: int
    report: DeckReport | None
