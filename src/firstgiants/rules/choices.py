"""A choice as people and programs write it: one object, one spelling (RULES.md §8)."""

from dataclasses import dataclass
from typing import TypeAlias

from .cards import SIZE_WORDS
from .errors import BadChoice, brief


@dataclass(frozen=True, slots=True)
class Dig:
    """Put a marker on a Dig Site and take a card lying there."""

    site: int
    card: str

    def __str__(self) -> str:
        return f"dig {self.site} {self.card}"


@dataclass(frozen=True, slots=True)
class Reclaim:
    """Take all markers back."""

    def __str__(self) -> str:
        return "reclaim"


@dataclass(frozen=True, slots=True)
class TakeAmber:
    """Reclaiming, one marker: gain 1 amber."""

    def __str__(self) -> str:
        return "amber"


@dataclass(frozen=True, slots=True)
class Show:
    """Display a card into set ``row`` (1 is your oldest), or as a new set if ``row`` is None."""

    card: str
    row: int | None = None
    size: str | None = None

    def __str__(self) -> str:
        where = "new" if self.row is None else str(self.row)
        named = "" if self.size is None else f" {self.size}"
        return f"show {self.card} {where}{named}"


@dataclass(frozen=True, slots=True)
class Use:
    """Choose which pending effect with a choice comes next."""

    card: str

    def __str__(self) -> str:
        return f"use {self.card}"


@dataclass(frozen=True, slots=True)
class Trade:
    """Spend 3 amber for 2 points."""

    def __str__(self) -> str:
        return "trade"


@dataclass(frozen=True, slots=True)
class TakePoint:
    """Of "display or point": gain the point."""

    def __str__(self) -> str:
        return "point"


@dataclass(frozen=True, slots=True)
class Skip:
    """Decline the effect, or the second card of a "display two"."""

    def __str__(self) -> str:
        return "skip"


Choice: TypeAlias = Dig | Reclaim | TakeAmber | Show | Use | Trade | TakePoint | Skip


def parse_choice(text: str) -> Choice:
    """The choice with this exact spelling: single spaces, no leading zeros (§8.2)."""
    choice = _parse(str(text).split(" "))
    if choice is None or str(choice) != text:
        raise BadChoice(
            f"{brief(text)} is not a choice; choices look like: dig 2 pteranodon, reclaim, amber, "
            "show pteranodon new, show pteranodon 1, use pteranodon, trade, point, skip.",
            choice=text,
        )
    return choice


def _parse(words: list[str]) -> Choice | None:
    match words:
        case ["dig", ("1" | "2" | "3" | "4") as site, card] if card:
            return Dig(int(site), card)
        case ["reclaim"]:
            return Reclaim()
        case ["amber"]:
            return TakeAmber()
        case ["show", card, "new"] if card:
            return Show(card)
        case ["show", card, row] if card and _is_row(row):
            return Show(card, int(row))
        case ["show", card, row, size] if card and _is_row(row) and size in SIZE_WORDS:
            return Show(card, int(row), size)
        case ["use", card] if card:
            return Use(card)
        case ["trade"]:
            return Trade()
        case ["point"]:
            return TakePoint()
        case ["skip"]:
            return Skip()
        case _:
            return None


def _is_row(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 8
