"""Names, museum labels, pictures and facts of a card: texts that strangers write and others read.

The rules ignore them (RULES.md §10.3). A server checks them before it stores a deck.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from .deck_limits import LABEL_LENGTH, NAME_LENGTH
from .errors import brief

TEXT_FIELDS: Final = ("name", "label", "picture", "facts")
"""The fields of a card that a server keeps, besides those of the rules."""
PICTURE: Final = re.compile(r"[a-z0-9-]{1,40}")

# Letters and marks that show nothing: Hangul and Khmer fillers, the joiner of graphemes, Mongolian
# and other variation selectors. "Cf" has all the rest.
INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0"
    + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
)
MOST_MARKS: Final = 5
"""Accents on one letter. No script needs more; a tower of them covers the lines above."""
NOT_PLAIN: Final = (
    "has characters that control or hide text, or more than "
    f"{MOST_MARKS} accents on one letter; remove them"
)
_FACT_TEXTS: Final = {"period": 40, "where": 80, "note": 300}
_FACT_NUMBERS: Final = ("length_m", "wingspan_m", "length_cm")
_LARGEST: Final = 1_000_000

Found: TypeAlias = tuple[str, str, str]
"""The field, why it is wrong, and the code."""


def text_problems(extra: Mapping[str, object]) -> Iterator[Found]:
    """What is wrong with the texts of a card."""
    if "name" in extra:
        yield from _text(extra["name"], "name", NAME_LENGTH)
    if "label" in extra:
        yield from _text(extra["label"], "label", LABEL_LENGTH)
    picture = extra.get("picture")
    if picture is not None and not (isinstance(picture, str) and PICTURE.fullmatch(picture)):
        why = f"is {brief(picture)}; must be the id of a picture, made of a-z, 0-9 and -"
        yield "picture", why, "bad-picture"
    if "facts" in extra:
        yield from _facts(extra["facts"])


def _facts(facts: object) -> Iterator[Found]:
    if not isinstance(facts, Mapping):
        yield "facts", "must be an object", "bad-facts"
        return
    for name, value in facts.items():
        if name in _FACT_TEXTS:
            yield from _text(value, f"facts.{name}", _FACT_TEXTS[name])
        elif name == "mya":
            if not (isinstance(value, list) and len(value) == 2 and all(map(_is_number, value))):
                yield "facts.mya", "must be two numbers, from and to", "bad-facts"
        elif name not in _FACT_NUMBERS or not _is_number(value):
            known = ", ".join((*_FACT_TEXTS, "mya", *_FACT_NUMBERS))
            yield "facts", f"may have {known}; the last three are numbers", "bad-facts"


def _is_number(value: object) -> bool:
    return type(value) in (int, float) and 0 <= value <= _LARGEST  # type: ignore[operator]


def _text(value: object, field: str, most: int) -> Iterator[Found]:
    code = f"bad-{field.split('.', maxsplit=1)[0]}"
    if not isinstance(value, str):
        yield field, f"is {brief(value)}; must be a text", code
    elif len(value) > most:
        yield field, f"is longer than {most} characters", code
    elif not is_plain(value):
        yield field, NOT_PLAIN, code


def is_plain(text: str) -> bool:
    """Whether the text is one line of visible characters: no control characters, no direction
    marks, no towers of accents, nothing that a database or a terminal could stumble over."""
    return _is_visible(text) and (text.isascii() or without_towers(text) == text)


def without_towers(text: str) -> str:
    """The text with at most `MOST_MARKS` accents on each letter."""
    kept: list[str] = []
    marks = 0
    for char in text:
        kind = unicodedata.category(char)
        if kind[0] == "M":
            marks += 1
        elif kind != "Cf":  # a joiner between two accents starts no new letter
            marks = 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept)


def _is_visible(text: str) -> bool:
    if text.isprintable():  # as nearly all are: the categories below are not
        return INVISIBLE.isdisjoint(text)
    return not any(
        char in INVISIBLE
        or (
            unicodedata.category(char) in ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
            and char not in "\u200c\u200d"
        )
        for char in text
    )
