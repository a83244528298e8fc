"""A deck report as a table for spreadsheets: one row for each card and number of players."""

import csv
from dataclasses import fields
from io import StringIO
from typing import Final

from .deck_report import DeckReport
from .report import CardReport, CardUses

_INFO: Final = ("players", "games", "card", "name", "family", "size")
_FIGURES: Final = tuple(
    one.name for one in fields(CardReport) if one.name not in ("card", "uses", "verdict")
)
_USES: Final = tuple(one.name for one in fields(CardUses))
COLUMNS: Final = (*_INFO, "verdict", *_FIGURES, *_USES)
_FORMULA_STARTS: Final = ("=", "+", "-", "@", "\t", "\r")


def report_csv(report: DeckReport) -> str:
    """Numbers have a point as decimal mark; what is not known is empty."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\r\n")  # RFC 4180
    writer.writerow(COLUMNS)
    infos = {one.id: one for one in report.cards}
    for table in report.tables:
        for card in table.cards:
            info = infos[card.card]
            uses = [None] * len(_USES)
            if card.uses is not None:
                uses = [getattr(card.uses, name) for name in _USES]
            writer.writerow(
                [
                    *(table.players, table.games, _text(card.card), _text(info.name)),
                    *(info.family, info.size, card.verdict),
                    *(_number(getattr(card, name)) for name in _FIGURES),
                    *(_number(use) for use in uses),
                ]
            )
    return out.getvalue()


def _text(text: str) -> str:
    """Spreadsheets run texts that begin like a formula; an apostrophe keeps them texts."""
    return f"'{text}" if text.startswith(_FORMULA_STARTS) else text


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return str(value) if isinstance(value, int) else f"{value:.4f}"
