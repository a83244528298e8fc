"""The writing in the tree in use, compiled or interpreted (see ``engine.py``): views, facts and
choices as text."""

from collections.abc import Iterable

# The one that leaves letters beyond ASCII as they are; the standard library has no other name.
from json.encoder import encode_basestring as quoted
from typing import TYPE_CHECKING

from .engine import module

if TYPE_CHECKING:
    from .settings import Player
    from .writing.answers import answers
    from .writing.facts import write_facts
    from .writing.phrases import Phrases
    from .writing.views import write_view
else:
    answers = module("rules.writing.answers").answers
    write_facts = module("rules.writing.facts").write_facts
    Phrases = module("rules.writing.phrases").Phrases
    write_view = module("rules.writing.views").write_view

__all__ = ["answers", "phrases_of", "seat_heads", "write_facts", "write_view"]


def phrases_of(deck: str, ids: Iterable[str], places: Iterable[int]) -> Phrases:
    """The words of a deck; ``places``: of each effect, which on its card it is."""
    listed = list(ids)
    return Phrases(quoted(deck), listed, [quoted(card) for card in listed], list(places))


def seat_heads(players: Iterable["Player"]) -> list[str]:
    """How each seat of a view begins."""
    return [
        f'{{"seat":{seat},"name":{quoted(player.name)},'
        f'"bot":{"null" if player.bot is None else quoted(player.bot)}'
        for seat, player in enumerate(players, 1)
    ]
