"""A deck's words, written out once: every view, fact and choice names the same few cards."""

from typing import Final, final

from .ints import Int

# In the order of the heart's kinds.
KINDS: Final = (
    *("flying", "herbivore", "carnivore", "marine", "mammal"),
    *("small", "medium", "large"),
)
_WRITTEN: Final = 512
_NUMBERS: Final = [str(number) for number in range(_WRITTEN)]


@final
class Vocabulary:
    """``ids`` and ``quoted``: the cards by number, as they are and as JSON; ``place``: of each
    effect, which on its card it is, from 0."""

    def __init__(self, deck: str, ids: list[str], quoted: list[str], place: list[int]) -> None:
        self.deck = deck
        self.ids = ids
        self.quoted = quoted
        self.place = place
        self.spelled: dict[int, str] = {}


def number(value: Int) -> str:
    if 0 <= value < _WRITTEN:
        return _NUMBERS[value]
    return str(value)


def truth(value: bool) -> str:
    return "true" if value else "false"
