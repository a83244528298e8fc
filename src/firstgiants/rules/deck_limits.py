"""How large a deck may be: for everybody, and for decks that a server stores for strangers."""

from dataclasses import dataclass
from typing import Final

MOST_GAINED: Final = 2**53
"""No deck may give more than this in one game: numbers stay exact in the engine and in JSON."""


@dataclass(frozen=True, slots=True)
class DeckLimits:
    """Upper limits of a deck file; None means no limit."""

    cards: int = 100_000
    amount: int = 1_000_000
    effects: int | None = None
    """Effects of one card."""
    triggers: int | None = None
    """How often recurring effects can apply in one game: keeps games short enough to play, store
    and show. An effect with a choice counts three times, and four times that if each opponent
    applies it."""
    id: int | None = None
    """Characters of an id, of a card or of the deck."""
    texts: bool = False
    """Whether names, labels, pictures and facts are checked too; otherwise they are ignored."""


ANY_DECK: Final = DeckLimits()
"""For decks on your own computer: RULES.md §10, and nothing that could overflow."""

NAME_LENGTH: Final = 40
LABEL_LENGTH: Final = 200
ID_LENGTH: Final = 40

STORED_DECK: Final = DeckLimits(
    cards=200, amount=99, effects=6, triggers=20_000, id=ID_LENGTH, texts=True
)
"""For decks that a server stores: docs/deck.md lists these limits."""
