"""The names in a deck as JSON text, prepared once for all views, events and choices."""

from typing import Final, final

from .ints import Int

# In the order of the kinds in ``constants``.
KINDS: Final = (
    *("flying", "herbivore", "carnivore", "marine", "mammal"),
    *("small", "medium", "large"),
)
_PREPARED: Final = 512
_TEXTS: Final = [str(number) for number in range(_PREPARED)]


@final
class Vocabulary:
    """``ids`` and ``quoted`` are the cards by number, plain and as JSON text. ``place`` is each
    effect's place on its card, from 0. ``spelled`` caches choices."""

    def __init__(self, deck: str, ids: list[str], quoted: list[str], place: list[int]) -> None:
        self.deck = deck
        self.ids = ids
        self.quoted = quoted
        self.place = place
        self.spelled: dict[int, str] = {}


def json_int(value: Int) -> str:
    if 0 <= value < _PREPARED:
        return _TEXTS[value]
    return str(value)


def json_bool(value: bool) -> str:
    return "true" if value else "false"
