"""The table after set-up, as the engine sees it (RULES.md §2)."""

from collections.abc import Sequence

from ..engine.state import State, new_state
from .cards import Deck
from .settings import Settings


def opening_state(
    deck: Deck, order: Sequence[int], players: int, settings: Settings | None = None
) -> State:
    """Lay out a new game; ``order`` lists the deck's card numbers, first card first."""
    chosen = settings or Settings()
    extra = list(chosen.extra_amber_for(players))
    return new_state(deck.tables, list(order), players, chosen.news_family, chosen.news_size, extra)
