"""Reading a deck file, and listing everything that is wrong with a bad one (RULES.md §10)."""

import json
import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final, TypeVar

from .cards import (
    FEWEST_CARDS,
    GAINS,
    By,
    Card,
    Deck,
    Do,
    Effect,
    Family,
    NewFamily,
    Per,
    Size,
    When,
    Who,
)
from .deck_limits import ANY_DECK, MOST_GAINED, DeckLimits
from .deck_texts import NOT_PLAIN, is_plain, text_problems
from .errors import BadDeck, DeckProblem, brief, brief_list

MOST_PROBLEMS: Final = 1000
"""Problems that are listed; more help nobody."""

_ID: Final = re.compile(r"[a-z0-9-]+")
_CARD_FIELDS: Final = ("id", "family", "size", "effects")
_EFFECT_FIELDS: Final = ("when", "do", "amount", "per", "who")
_Kind = TypeVar("_Kind", bound=StrEnum)


def read_deck(data: object, limits: DeckLimits = ANY_DECK) -> Deck:
    """Read a deck from JSON text or a parsed object; BadDeck lists every problem."""
    deck, problems = check_deck(data, limits)
    if deck is None:
        raise BadDeck.of(problems)
    return deck


def check_deck(
    data: object, limits: DeckLimits = ANY_DECK
) -> tuple[Deck | None, tuple[DeckProblem, ...]]:
    """The deck, or everything that is wrong with it, in the order of the file."""
    reader = _Reader(limits)
    fields = reader.deck_fields(data)
    if fields is None:
        return None, tuple(reader.problems)
    deck_id = reader.deck_id(fields.get("id"))
    reader.deck_name(fields.get("name"))
    cards = reader.cards(fields.get("cards"))
    if reader.problems or cards is None or deck_id is None:
        return None, tuple(reader.problems)
    extra = {name: value for name, value in fields.items() if name not in ("id", "cards")}
    deck = Deck(deck_id, cards, extra)
    reader.check_deck(deck)
    return (None if reader.problems else deck), tuple(reader.problems)


def check_cards(
    rows: Sequence[object], limits: DeckLimits = ANY_DECK
) -> tuple[tuple[Card | None, ...], tuple[DeckProblem, ...]]:
    """Each card, None where it is bad, and everything that is wrong with them; for editors, whose
    decks may be incomplete."""
    reader = _Reader(limits)
    cards = reader.each_card(rows)
    reader.count(len(rows))
    return cards, tuple(reader.problems)


class _Reader:
    """Reads one deck and notes problems. Methods return None after a problem."""

    def __init__(self, limits: DeckLimits) -> None:
        self._limits = limits
        self.problems: list[DeckProblem] = []
        self.count_of_problems = 0
        self._place: int | None = None
        self._card: str | None = None

    def _bad(self, field: str | None, why: str, code: str) -> None:
        self.count_of_problems += 1
        if self.count_of_problems <= MOST_PROBLEMS:
            self.problems.append(DeckProblem(self._place, self._card, field, why, code))

    # ---- the deck ----

    def deck_fields(self, data: object) -> Mapping[str, object] | None:
        if isinstance(data, str | bytes):
            try:
                data = json.loads(data)
            except (ValueError, RecursionError):
                self._bad(None, "is not JSON", "not-json")
                return None
        if isinstance(data, Mapping):
            return data
        self._bad(None, "must be a JSON object with id and cards", "not-an-object")
        return None

    def deck_id(self, value: object) -> str | None:
        if not isinstance(value, str) or not value:
            self._bad("id", "must be a text that names the deck", "bad-id")
            return None
        if self._limits.id is not None and len(value) > self._limits.id:
            self._bad("id", f"is longer than {self._limits.id} characters", "bad-id")
            return None
        if self._limits.texts and not is_plain(value):
            self._bad("id", NOT_PLAIN, "bad-id")
            return None
        return value

    def deck_name(self, value: object) -> None:
        if self._limits.texts and value is not None:
            for field, why, code in text_problems({"name": value}):
                self._bad(field, why, code)

    def cards(self, rows: object) -> tuple[Card, ...] | None:
        if not isinstance(rows, Sequence) or isinstance(rows, str | bytes):
            self._bad("cards", "must be a list of cards", "bad-cards")
            return None
        self.count(len(rows))
        if len(rows) > self._limits.cards:
            return None
        return tuple(card for card in self.each_card(rows) if card is not None)

    def count(self, cards: int) -> None:
        most = self._limits.cards
        if cards < FEWEST_CARDS:
            why = f"has {cards} cards; at least {FEWEST_CARDS} are needed"
            self._bad("cards", why, "too-few-cards")
        elif cards > most:
            self._bad("cards", f"has {cards} cards; at most {most} are taken", "too-many-cards")

    def each_card(self, rows: Sequence[object]) -> tuple[Card | None, ...]:
        seen: set[str] = set()
        cards: list[Card | None] = []
        for place, row in enumerate(rows[: self._limits.cards]):
            before, self._place = self.count_of_problems, place
            card_id = row.get("id") if isinstance(row, Mapping) else None
            self._card = card_id if isinstance(card_id, str) and _ID.fullmatch(card_id) else None
            card = self._read_card(row)
            if self._card is not None and self._card in seen:
                self._bad("id", "stands twice; ids must differ", "duplicate-id")
            if self._card is not None:
                seen.add(self._card)
            cards.append(card if self.count_of_problems == before else None)
        self._place = self._card = None
        return tuple(cards)

    def check_deck(self, deck: Deck) -> None:
        """Check what depends on all cards together."""
        try:
            deck.hash  # noqa: B018 - a deck without a hash cannot be stored or named
        except (TypeError, ValueError, RecursionError):
            self._bad(None, "has a field that is not JSON, or is nested too deep", "not-json")
        if _most_gained(deck) > MOST_GAINED:
            why = "could give more amber or points in one game than a number holds"
            self._bad("cards", why, "too-much")
        most = self._limits.triggers
        if most is not None and _most_triggers(deck) > most:
            allowed = most // len(deck.cards)
            why = (
                f"have too many recurring effects: {len(deck.cards)} cards may have {allowed}, and "
                "one with a choice counts as three, one for each opponent as four times as many"
            )
            self._bad("cards", why, "too-many-recurring")

    # ---- a card ----

    def _read_card(self, row: object) -> Card | None:
        if not isinstance(row, Mapping):
            self._bad(None, "must be an object", "not-an-object")
            return None
        card_id = row.get("id")
        most = self._limits.id
        if self._card is None:
            self._bad("id", f"is {brief(card_id)}; an id is made of a-z, 0-9 and -", "bad-id")
        elif most is not None and len(self._card) > most:
            self._bad("id", f"is longer than {most} characters", "bad-id")
        family = self._one_of(row.get("family"), Family, "family")
        size = row.get("size")
        if not _is_size(size):
            self._bad("size", f'is {brief(size)}; must be 1, 2, 3 or "egg"', "bad-size")
        effects = self._effects(row.get("effects"))
        extra = {name: value for name, value in row.items() if name not in _CARD_FIELDS}
        if self._limits.texts:
            for field, why, code in text_problems(extra):
                self._bad(field, why, code)
        if self._card is None or family is None or effects is None or not _is_size(size):
            return None
        return Card(self._card, family, Size(size), effects, extra)

    def _effects(self, value: object) -> tuple[Effect, ...] | None:
        if not isinstance(value, list | tuple):
            self._bad("effects", "must be a list, empty if it has none", "bad-effects")
            return None
        most = self._limits.effects
        if most is not None and len(value) > most:
            why = f"has {len(value)} effects; a card may have {most}"
            self._bad("effects", why, "too-many-effects")
            return None
        read = [self._effect(row, f"effects[{place}]") for place, row in enumerate(value)]
        return tuple(effect for effect in read if effect is not None)

    def _effect(self, row: object, path: str) -> Effect | None:
        fields = self._fields(row, _EFFECT_FIELDS, path)
        if fields is None:
            return None
        do = self._one_of(fields.get("do"), Do, f"{path}.do")
        who = self._one_of(fields["who"], Who, f"{path}.who") if "who" in fields else Who.YOU
        gain = do is None or do in GAINS
        for name in ("amount", "per"):
            if name in fields and not gain:
                why = f"goes with amber and points only, not with {do}"
                self._bad(f"{path}.{name}", why, "only-with-gains")
        amount = self._amount(fields["amount"], path) if gain and "amount" in fields else 1
        per = self._per(fields["per"], f"{path}.per") if gain and "per" in fields else None
        when = self._when(fields["when"], f"{path}.when") if "when" in fields else None
        if do is None or who is None or amount is None:
            return None
        return Effect(do, amount, per, when, who)

    def _amount(self, value: object, path: str) -> int | None:
        most = self._limits.amount
        if not isinstance(value, bool) and isinstance(value, int) and 1 <= value <= most:
            return value
        why = f"is {brief(value)}; must be a whole number from 1 to {most}"
        self._bad(f"{path}.amount", why, "bad-amount")
        return None

    def _per(self, value: object, path: str) -> Family | Per | None:
        if isinstance(value, Mapping):
            self._fields(value, ("family",), path)
            return self._one_of(value.get("family"), Family, f"{path}.family")
        for word in Per:
            if value == word.value:
                return word
        why = f'is {brief(value)}; must be {{"family": …}}, "families" or "pairs"'
        self._bad(path, why, "bad-per")
        return None

    def _when(self, value: object, path: str) -> When | None:
        fields = self._fields(value, ("by", "family", "size", "new_family"), path)
        if fields is None:
            return None
        by = self._one_of(fields.get("by"), By, f"{path}.by")
        conditions = [name for name in ("family", "size", "new_family") if name in fields]
        if len(conditions) != 1:
            self._bad(path, "must have exactly one of family, size and new_family", "bad-when")
            return None
        takes = self._takes(conditions[0], fields[conditions[0]], by, path)
        return None if by is None or takes is None else When(by, takes)

    def _takes(
        self, name: str, what: object, by: By | None, path: str
    ) -> Family | Size | NewFamily | None:
        match name:
            case "family":
                return self._one_of(what, Family, f"{path}.family")
            case "size":
                if not isinstance(what, bool | float) and what in (1, 2, 3):
                    return Size(what)
                why = f"is {brief(what)}; must be 1, 2 or 3"
                self._bad(f"{path}.size", why, "bad-size")
            case _:
                if what is True and by in (By.YOU, None):
                    return NewFamily.NEW_FAMILY
                why = 'must be true, and goes with by "you" only'
                self._bad(f"{path}.new_family", why, "bad-new-family")
        return None

    # ---- any field ----

    def _fields(self, row: object, known: Sequence[str], path: str) -> Mapping[str, object] | None:
        """The row as an object; notes unknown fields."""
        if not isinstance(row, Mapping):
            self._bad(path, f"is {brief(row)}; must be an object", "not-an-object")
            return None
        for name in row:
            if name not in known:
                why = f"is not known; the fields are {brief_list(known)}"
                self._bad(f"{path}.{brief_name(name)}", why, "unknown-field")
        return row

    def _one_of(self, value: object, kind: type[_Kind], path: str) -> _Kind | None:
        for word in kind:
            if value == word.value:
                return word
        why = f"is {brief(value)}; must be one of {brief_list([word.value for word in kind])}"
        self._bad(path, why, f"bad-{path.rsplit('.', 1)[-1]}")
        return None


def _is_size(value: object) -> bool:
    return not isinstance(value, bool | float) and value in (1, 2, 3, "egg")


def brief_name(name: object, most: int = 40) -> str:
    """A field's name from outside, short enough for a path."""
    text = str(name)
    return text if len(text) <= most else f"{text[:most]}…"


def _most_triggers(deck: Deck) -> int:
    """A bound of how often recurring effects apply in one game: at most once for each card taken
    (§6.7). Weighted as ``DeckLimits.triggers`` says."""
    weights = [
        (1 if effect.do in GAINS else 3) * (1 if effect.who is Who.YOU else 4)
        for card in deck.cards
        for effect in card.effects
        if effect.recurring
    ]
    return len(deck.cards) * sum(weights)


def _most_gained(deck: Deck) -> int:
    """A bound of what all effects together can give in one game.

    A recurring effect applies at most once for each card taken (§6.7), and a multiplier counts at
    most the cards of the deck (§6.5).
    """
    cards = len(deck.cards)
    return sum(
        effect.amount * (1 if effect.per is None else cards) * (cards if effect.recurring else 1)
        for card in deck.cards
        for effect in card.effects
        if effect.do in GAINS
    )
