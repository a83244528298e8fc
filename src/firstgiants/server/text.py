"""Names and chat as people type them, made safe to keep: text stays text, never markup."""

from __future__ import annotations

import secrets
import unicodedata

from firstgiants.server.errors import Invalid

# Marks that reorder or hide other people's text. Letters of right-to-left scripts need none of
# them.
_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")

_FIRST = (
    "Amber", "Ash", "Basalt", "Chalk", "Clay", "Coral", "Dusty", "Fern", "Flint", "Granite",
    "Marl", "Misty", "Moss", "Opal", "Quartz", "Sandy", "Shale", "Silt", "Slate", "Umber",
)  # fmt: skip
_SECOND = (
    "Ammonite", "Brachiopod", "Crinoid", "Cycad", "Dragonfly", "Ginkgo", "Gryphon", "Lizard",
    "Mammoth", "Nautilus", "Newt", "Oyster", "Sloth", "Sturgeon", "Tapir", "Tortoise",
    "Trilobite", "Turtle",
)  # fmt: skip


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


def suggest_name() -> str:
    return f"{secrets.choice(_FIRST)} {secrets.choice(_SECOND)}"
