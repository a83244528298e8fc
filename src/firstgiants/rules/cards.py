"""Cards and decks as typed values; a deck file in, checked, out (RULES.md §1, §6, §10)."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from functools import cached_property
from hashlib import sha256

# The one that leaves letters beyond ASCII alone; the standard library has no public name for it.
from json.encoder import encode_basestring as quoted
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from ..engine import constants
from ..engine.deck_tables import DeckTables
from ..engine.vocabulary import Vocabulary
from .deck_hash import content_hash
from .errors import BadDeck, UnknownDeck, brief, brief_list

BUILT_IN: Final = ("founders",)
FEWEST_CARDS: Final = 9


class Family(StrEnum):
    FLYING = "flying"
    HERBIVORE = "herbivore"
    CARNIVORE = "carnivore"
    MARINE = "marine"
    MAMMAL = "mammal"


class Size(Enum):
    """As spelled in deck files: a number, or the Egg, which has no Size (R4)."""

    EGG = "egg"
    SMALL = 1
    MEDIUM = 2
    LARGE = 3

    @property
    def word(self) -> str:
        return self.name.lower()


FAMILIES: Final = tuple(Family)
SIZES: Final = (Size.SMALL, Size.MEDIUM, Size.LARGE)
SIZE_WORDS: Final = tuple(size.word for size in SIZES)
Kind: TypeAlias = Literal[
    "flying", "herbivore", "carnivore", "marine", "mammal", "small", "medium", "large"
]
"""One Family or one Size: what a set and a News token are of (§5.3)."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""The eight kinds, Families first, as the engine numbers them."""


class Do(StrEnum):
    """What an effect does (§6.3, §10.2), in the engine's order."""

    AMBER = "amber"
    POINTS = "points"
    DISPLAY = "display"
    DISPLAY_FREE = "display_free"
    DISPLAY_TWO_DIFFERENT = "display_two_different"
    DISPLAY_TWO_SAME = "display_two_same"
    TRADE = "trade"
    DISPLAY_OR_POINT = "display_or_point"


GAINS: Final = (Do.AMBER, Do.POINTS)


class By(StrEnum):
    YOU = "you"
    ANYONE = "anyone"


class Who(StrEnum):
    YOU = "you"
    OPPONENTS = "opponents"


class NewFamily(Enum):
    """The condition "a Family not yet in your Study" (§6.2)."""

    NEW_FAMILY = True


class Per(StrEnum):
    """Multipliers besides "per card of a Family" (§6.5)."""

    FAMILIES = "families"
    PAIRS = "pairs"


@dataclass(frozen=True, slots=True)
class When:
    """A recurring effect's condition (§6.2)."""

    by: By
    takes: Family | Size | NewFamily

    def to_json(self) -> dict[str, object]:
        match self.takes:
            case Family() as family:
                return {"by": self.by.value, "family": family.value}
            case Size() as size:
                return {"by": self.by.value, "size": size.value}
            case NewFamily():
                return {"by": self.by.value, "new_family": True}


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect; without ``when`` it is single use (§6.1)."""

    do: Do
    amount: int = 1
    per: Family | Per | None = None
    when: When | None = None
    who: Who = Who.YOU

    @property
    def recurring(self) -> bool:
        return self.when is not None

    def to_json(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.when is not None:
            out["when"] = self.when.to_json()
        out["do"] = self.do.value
        if self.do in GAINS:
            out["amount"] = self.amount
        if self.per is not None:
            family_per = isinstance(self.per, Family)
            out["per"] = {"family": self.per.value} if family_per else self.per.value
        if self.who is not Who.YOU:
            out["who"] = self.who.value
        return out


@dataclass(frozen=True, slots=True)
class Card:
    """A fossil card. ``extra`` holds the other fields of the deck file: name, facts, art."""

    id: str
    family: Family
    size: Size
    effects: tuple[Effect, ...]
    extra: Mapping[str, object] = field(default_factory=dict, compare=False, hash=False)

    @property
    def is_egg(self) -> bool:
        return self.size is Size.EGG

    @property
    def cost(self) -> int:
        """Amber to display it (§4.1)."""
        return constants.EGG_COST if self.size is Size.EGG else int(self.size.value)

    @property
    def name(self) -> str:
        name = self.extra.get("name")
        return name if isinstance(name, str) else self.id.replace("-", " ").capitalize()

    def to_json(self) -> dict[str, object]:
        return {
            "id": self.id,
            "family": self.family.value,
            "size": self.size.value,
            "effects": [effect.to_json() for effect in self.effects],
            **self.extra,
        }


@dataclass(frozen=True)
class Deck:
    """All cards of a game. ``Deck.from_json`` checks; a Deck made by hand is trusted."""

    id: str
    cards: tuple[Card, ...]
    extra: Mapping[str, object] = field(default_factory=dict, compare=False, hash=False)

    @cached_property
    def index(self) -> Mapping[str, int]:
        """Card ids to the engine's card numbers."""
        return {card.id: number for number, card in enumerate(self.cards)}

    def card(self, card_id: str) -> Card:
        return self.cards[self.index[card_id]]

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """Card ids by the engine's card numbers."""
        return tuple(card.id for card in self.cards)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The deck's names as the engine writes them."""
        quoted_ids = [quoted(card_id) for card_id in self.ids]
        places = [place for _, place in self.effect_places]
        return Vocabulary(quoted(self.id), list(self.ids), quoted_ids, places)

    @cached_property
    def tables(self) -> DeckTables:
        """The deck as the engine reads it."""
        cards = [(FAMILIES.index(card.family), _size_number(card.size)) for card in self.cards]
        rows: list[tuple[int, ...]] = [
            (number, *_effect_row(effect))
            for number, card in enumerate(self.cards)
            for effect in card.effects
        ]
        return DeckTables(cards, rows)

    @cached_property
    def hash(self) -> str:
        """The content hash: names this deck file wherever decks are stored or exchanged."""
        return content_hash(self.to_json())

    @property
    def name(self) -> str:
        """What people call it."""
        name = self.extra.get("name")
        return name if isinstance(name, str) else self.id

    @cached_property
    def fingerprint(self) -> str:
        """A stable digest of all that matters in play: the cards without their extra fields."""
        rows = [
            [card.id, card.family, card.size.value, [e.to_json() for e in card.effects]]
            for card in self.cards
        ]
        return sha256(json.dumps([self.id, rows]).encode()).hexdigest()

    @cached_property
    def effect_places(self) -> tuple[tuple[int, int], ...]:
        """For each effect row of the engine: card number, place on the card from 0."""
        return tuple(
            (number, place)
            for number, card in enumerate(self.cards)
            for place in range(len(card.effects))
        )

    def __reduce__(self) -> tuple[Callable[..., "Deck"], tuple[object, ...]]:
        """Pickle the cards, or only the name of a built-in deck, without the engine's tables."""
        if _decks.get(self.id) is self:
            return built_in_deck, (self.id, self.hash)
        return Deck, (self.id, self.cards, self.extra)

    def to_json(self) -> dict[str, object]:
        return {"id": self.id, "cards": [card.to_json() for card in self.cards], **self.extra}

    @classmethod
    def from_json(cls, data: object) -> "Deck":
        """Check and read a deck (§10); BadDeck lists every card and field that is wrong."""
        from .deck_reader import read_deck

        return read_deck(data)


def load_deck(name: str | Path) -> Deck:
    """A built-in deck by name, or a deck file by path."""
    if name in BUILT_IN:
        return built_in_deck(str(name))
    path = Path(name)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadDeck("is not a UTF-8 text file") from error
    except (OSError, ValueError) as error:
        raise UnknownDeck(
            f"There is no deck {brief(str(name))}: "
            f"neither a file nor one of {brief_list(BUILT_IN)}.",
            deck=str(name),
            known=list(BUILT_IN),
        ) from error
    return Deck.from_json(text)


def built_in_deck(name: str, content_hash: str | None = None) -> Deck:
    """A built-in deck by name, never a file: names in records and views are untrusted input.

    With ``content_hash``, the edition of it that has this hash.
    """
    if name not in BUILT_IN:
        raise UnknownDeck(
            f"The deck {brief(name)} is not built in; built in are {brief_list(BUILT_IN)}.",
            deck=name,
            known=list(BUILT_IN),
        )
    for edition in (name, *EDITIONS.get(name, ())):
        if edition not in _decks:
            file = Path(__file__).parent / "decks" / f"{edition}.json"
            _decks[edition] = Deck.from_json(file.read_text(encoding="utf-8"))
        if content_hash in (None, _decks[edition].hash):
            return _decks[edition]
    raise UnknownDeck(
        f"There is no edition of the built-in deck {brief(name)} with the hash "
        f"{brief(content_hash)}.",
        deck=name,
        hash=content_hash,
    )


EDITIONS: Final[Mapping[str, tuple[str, ...]]] = {}
"""Earlier editions of built-in decks, newest first, as files beside them: games that were played
with them must replay."""

_decks: dict[str, Deck] = {}


# ---- to the engine's numbers ----


def _size_number(size: Size) -> int:
    return constants.EGG if size is Size.EGG else int(size.value)


def _effect_row(effect: Effect) -> tuple[int, int, int, int, int, int]:
    """(do, amount, per, when, condition, opponents) as ``DeckTables`` has them."""
    when, condition = constants.SINGLE_USE, constants.NONE
    if effect.when is not None:
        when = constants.YOU_TAKE if effect.when.by is By.YOU else constants.ANYONE_TAKES
        condition = _condition_number(effect.when.takes)
    opponents = 1 if effect.who is Who.OPPONENTS else 0
    do = tuple(Do).index(effect.do)
    return do, effect.amount, _per_number(effect.per), when, condition, opponents


def _condition_number(takes: Family | Size | NewFamily) -> int:
    match takes:
        case Family() as family:
            return FAMILIES.index(family)
        case Size() as size:
            return constants.SIZE_KIND + _size_number(size)
        case NewFamily():
            return constants.NEW_FAMILY


def _per_number(per: Family | Per | None) -> int:
    match per:
        case Family() as family:
            return FAMILIES.index(family)
        case Per.FAMILIES:
            return constants.PER_FAMILIES
        case Per.PAIRS:
            return constants.PER_PAIRS
        case None:
            return constants.PER_NOTHING
