"""Writes docs/cards.md, the catalogue of the built-in deck, from the deck and the English catalogs.

python tools/card_catalogue.py
"""

from __future__ import annotations

from pathlib import Path

from firstgiants import Card, Deck, Family, load_deck
from firstgiants.cli.formatting import Formatter
from firstgiants.locales import sentence

PAGE = Path(__file__).resolve().parent.parent / "docs" / "cards.md"
INTRODUCTION = """\
# The cards

All {count} cards of the built-in deck *{deck}*, by Family and Size. A large fossil costs 3 amber
to display, a medium one or an Egg 2, a small one 1. [The deck](deck.md) says what each Family is
like and how to write cards of your own; `firstgiants cards` lists the same in a terminal, in five
languages.
"""


def _row(card: Card, formatter: Formatter) -> str:
    about = "<br>".join(formatter.label(card)).replace("|", "\\|")
    does = sentence(card) or "–"
    return f"| **{card.name}** | {formatter.size(card.size)} | {does} | {about} |"


def _section(deck: Deck, family: Family, formatter: Formatter) -> str:
    cards = [card for card in deck.cards if card.family is family]
    head = ["| card | Size | effects | about |", "| --- | --- | --- | --- |"]
    rows = [_row(card, formatter) for card in cards]
    return "\n".join([f"## {formatter.kind(family.value)}", "", *head, *rows, ""])


def catalogue() -> str:
    deck = load_deck("founders")
    formatter = Formatter(deck, "en")
    sections = [_section(deck, family, formatter) for family in Family]
    introduction = INTRODUCTION.format(count=len(deck.cards), deck=deck.id)
    return "\n".join([introduction, *sections])


if __name__ == "__main__":
    PAGE.write_text(catalogue(), encoding="utf-8")
