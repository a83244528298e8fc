"""Names and chat as people type them, made safe to keep: text stays text, never markup."""

from __future__ import annotations

import secrets
import unicodedata
from functools import cache
from importlib import resources

import msgspec

from firstgiants.server.errors import Invalid

# Marks that reorder or hide other people's text. Letters of right-to-left scripts need none of
# them.
_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")


def clean(text: str, field: str) -> str:
    """One line of visible text: controls and direction marks out, spaces made single."""
    text = unicodedata.normalize("NFC", text)
    kept = "".join(
        " " if c.isspace() else c
        for c in text
        if c.isspace()
        or (unicodedata.category(c) not in ("Cc", "Cs", "Cn", "Co") and c not in _BIDI)
    )
    kept = " ".join(kept.split())
    if not kept or not any(unicodedata.category(c)[0] in "LNPS" for c in kept):
        raise Invalid(f"The {field} has no visible character.", fields=[field])
    return kept


def suggest_name(language: str) -> str:
    """Two words from the ground, as this language joins them; in no need of agreeing."""
    words = _guests()[language]
    return words.name.format(stuff=secrets.choice(words.stuffs), being=secrets.choice(words.beings))


class _Guests(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    stuffs: tuple[str, ...]
    beings: tuple[str, ...]


@cache
def _guests() -> dict[str, _Guests]:
    """The words for each language, from the folder of the catalogs."""
    file = resources.files("firstgiants").joinpath("locales", "guests.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, _Guests])
