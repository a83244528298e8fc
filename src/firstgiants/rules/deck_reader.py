"""Reading a card of a deck file, and refusing bad ones (RULES.md §10)."""

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final, TypeVar

from .cards import GAINS, By, Card, Do, Effect, Family, NewFamily, Per, Size, When, Who
from .errors import BadDeck, brief, brief_list

_ID: Final = re.compile(r"[a-z0-9-]+")
_EFFECT_FIELDS: Final = ("when", "do", "amount", "per", "who")
_MOST_AMOUNT: Final = 1_000_000


def read_card(row: object, place: int) -> Card:
    if not isinstance(row, Mapping):
        raise BadDeck("must be an object", card=f"number {place}")
    card_id = row.get("id")
    if not isinstance(card_id, str) or not _ID.fullmatch(card_id):
        why = f"is {brief(card_id)}; an id is made of a-z, 0-9 and -"
        raise BadDeck(why, card=f"number {place}", field="id")
    family = _one_of(row.get("family"), Family, card_id, "family")
    size = row.get("size")
    if isinstance(size, bool) or size not in (1, 2, 3, "egg") or isinstance(size, float):
        raise BadDeck(f'is {brief(size)}; must be 1, 2, 3 or "egg"', card=card_id, field="size")
    effects = row.get("effects")
    if not isinstance(effects, list | tuple):
        raise BadDeck("must be a list, empty if it has none", card=card_id, field="effects")
    read = tuple(
        _read_effect(effect, card_id, f"effects[{place}]") for place, effect in enumerate(effects)
    )
    known = ("id", "family", "size", "effects")
    extra = {key: value for key, value in row.items() if key not in known}
    return Card(card_id, family, Size(size), read, extra)


def _read_effect(row: object, card: str, path: str) -> Effect:
    fields = _fields(row, _EFFECT_FIELDS, card, path)
    do = _one_of(fields.get("do"), Do, card, f"{path}.do")
    who = _one_of(fields["who"], Who, card, f"{path}.who") if "who" in fields else Who.YOU
    for gain_only in ("amount", "per"):
        if gain_only in fields and do not in GAINS:
            why = f"goes with amber and points only, not with {do}"
            raise BadDeck(why, card=card, field=f"{path}.{gain_only}")
    amount = fields.get("amount", 1)
    if isinstance(amount, bool) or not isinstance(amount, int) or not 1 <= amount <= _MOST_AMOUNT:
        why = f"is {brief(amount)}; must be a whole number from 1 to {_MOST_AMOUNT}"
        raise BadDeck(why, card=card, field=f"{path}.amount")
    per = _read_per(fields["per"], card, f"{path}.per") if "per" in fields else None
    when = _read_when(fields["when"], card, f"{path}.when") if "when" in fields else None
    return Effect(do, amount, per, when, who)


def _read_per(value: object, card: str, path: str) -> Family | Per:
    if isinstance(value, Mapping):
        fields = _fields(value, ("family",), card, path)
        return _one_of(fields.get("family"), Family, card, f"{path}.family")
    if value == Per.FAMILIES:
        return Per.FAMILIES
    if value != Per.PAIRS:
        why = f'is {brief(value)}; must be {{"family": …}}, "families" or "pairs"'
        raise BadDeck(why, card=card, field=path)
    return Per.PAIRS


def _read_when(value: object, card: str, path: str) -> When:
    fields = _fields(value, ("by", "family", "size", "new_family"), card, path)
    by = _one_of(fields.get("by"), By, card, f"{path}.by")
    conditions = [name for name in ("family", "size", "new_family") if name in fields]
    if len(conditions) != 1:
        why = "must have exactly one of family, size and new_family"
        raise BadDeck(why, card=card, field=path)
    what = fields[conditions[0]]
    match conditions[0]:
        case "family":
            return When(by, _one_of(what, Family, card, f"{path}.family"))
        case "size":
            if isinstance(what, bool | float) or what not in (1, 2, 3):
                why = f"is {brief(what)}; must be 1, 2 or 3"
                raise BadDeck(why, card=card, field=f"{path}.size")
            return When(by, Size(what))
        case _:
            if what is not True or by is not By.YOU:
                why = 'must be true, and goes with by "you" only'
                raise BadDeck(why, card=card, field=f"{path}.new_family")
            return When(by, NewFamily.NEW_FAMILY)


def _fields(row: object, known: Sequence[str], card: str, path: str) -> Mapping[str, object]:
    """The row as an object; refuses unknown fields."""
    if not isinstance(row, Mapping):
        raise BadDeck(f"is {brief(row)}; must be an object", card=card, field=path)
    for name in row:
        if name not in known:
            why = f"is not known; the fields are {brief_list(known)}"
            raise BadDeck(why, card=card, field=f"{path}.{name}")
    return row


_Kind = TypeVar("_Kind", bound=StrEnum)


def _one_of(value: object, kind: type[_Kind], card: str, path: str) -> _Kind:
    for word in kind:
        if value == word.value:
            return word
    why = f"is {brief(value)}; must be one of {brief_list([word.value for word in kind])}"
    raise BadDeck(why, card=card, field=path)
