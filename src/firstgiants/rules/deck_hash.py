"""The content hash of a deck: one name for one deck file, whatever its key order and spacing."""

import json
import unicodedata
from collections.abc import Mapping
from hashlib import sha256


def canonical_text(deck: Mapping[str, object]) -> str:
    """The deck file in the one form that is hashed and stored: defaults left out, keys sorted, no
    spaces, letters composed (NFC). ``deck`` is what ``Deck.to_json`` returns."""
    plain = json.dumps(
        _without_defaults(deck), ensure_ascii=False, sort_keys=True, separators=(",", ":")
    )
    return unicodedata.normalize("NFC", plain)


def content_hash(deck: Mapping[str, object]) -> str:
    """SHA-256 of the canonical text, as 64 hexadecimal digits."""
    return sha256(canonical_text(deck).encode("utf-8", "surrogatepass")).hexdigest()


def _without_defaults(deck: Mapping[str, object]) -> dict[str, object]:
    cards = deck["cards"]
    assert isinstance(cards, list)
    return {**deck, "cards": [_card(card) for card in cards]}


def _card(card: Mapping[str, object]) -> dict[str, object]:
    effects = card["effects"]
    assert isinstance(effects, list)
    return {**card, "effects": [_effect(effect) for effect in effects]}


def _effect(effect: Mapping[str, object]) -> dict[str, object]:
    """``Effect.to_json`` writes the amount 1, which is the default; ``who`` it leaves out."""
    return {name: value for name, value in effect.items() if (name, value) != ("amount", 1)}
