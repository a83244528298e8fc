"""Cards from a request, before they are checked or stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from firstgiants.rules.deck_texts import is_plain, without_towers
from firstgiants.server.errors import Invalid

Json = dict[str, Any]
DEEPEST = 8
"""A right card is at most four levels deep."""


def tidy_cards(cards: Sequence[Json]) -> list[Json]:
    """The cards without characters that nobody can see and towers of accents. They may still be
    wrong in any other way. Raises `Invalid` for values that are nested deeper than any card."""
    return [_tidy(card, DEEPEST) for card in cards]


def _tidy(value: Any, levels: int) -> Any:  # noqa: ANN401 - any JSON value
    if isinstance(value, str):
        return value if is_plain(value) else without_towers("".join(filter(is_plain, value)))
    if not levels:
        raise Invalid("A card is nested too deep.", fields=["cards"])
    if isinstance(value, dict):
        return {_tidy(key, 1): _tidy(part, levels - 1) for key, part in value.items()}
    if isinstance(value, list):
        return [_tidy(part, levels - 1) for part in value]
    return value
