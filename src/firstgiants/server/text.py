"""Cleans names and chat before they are stored. Text stays plain text, never markup."""

from __future__ import annotations

import re
import secrets
import unicodedata
from functools import cache
from importlib import resources

import msgspec

from firstgiants.rules.deck_texts import INVISIBLE, without_towers
from firstgiants.server.errors import Invalid

_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")

_JOINERS = "\u200c\u200d"
_EMOJI_STYLE = "\ufe0f"
_BLANK = "\u2800"
"""A Braille pattern without dots: a symbol that looks like a space."""


def is_id(text: str) -> bool:
    """Whether the text can be an id. Do not look up anything else: databases refuse some texts."""
    return _ID.fullmatch(text) is not None


def clean(text: str, field: str, most: int) -> str:
    """Reduce a text to one line of at most `most` visible characters. Removes control characters,
    direction marks, invisible characters and towers of accents, and joins runs of spaces. Emoji,
    Persian and Indic words keep the joiners inside them. Raises `Invalid`, naming `field`."""
    kept: list[str] = []
    for c in unicodedata.normalize("NFC", text):
        if c.isspace() or c == _BLANK:
            kept.append(" ")
        elif c in _JOINERS or c == _EMOJI_STYLE:
            if kept and _joins(kept[-1]):
                kept.append(c)
        elif unicodedata.category(c)[0] != "C" and c not in INVISIBLE:
            kept.append(c)
    line = without_towers(" ".join("".join(kept).split()).rstrip(_JOINERS))
    # A removed character may have stood between a letter and its accent.
    line = unicodedata.normalize("NFC", line)
    if not any(unicodedata.category(c)[0] in "LNPS" for c in line):
        raise Invalid(f"The {field} has no visible character.", fields=[field])
    if len(line) > most:
        raise Invalid(f"The {field} is longer than {most} characters.", fields=[field])
    return line


def _joins(before: str) -> bool:
    """Whether a joiner after this character changes how it looks: true after emoji and in scripts
    with joined letters."""
    kind = unicodedata.category(before)
    return kind in ("So", "Sk", "Mn", "Mc") or unicodedata.bidirectional(before) == "AL"


def suggest_name(language: str) -> str:
    """A random name of two words. The words of each language fit together in any combination."""
    words = _guests()[language]
    return words.name.format(stuff=secrets.choice(words.stuffs), being=secrets.choice(words.beings))


class _Guests(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    stuffs: tuple[str, ...]
    beings: tuple[str, ...]


@cache
def _guests() -> dict[str, _Guests]:
    """The words for each language."""
    file = resources.files("firstgiants").joinpath("locales", "guests.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, _Guests])
