"""Decks that come with a record from outside."""

from __future__ import annotations

from firstgiants.rules.cards import Deck
from firstgiants.rules.deck_limits import STORED_DECK
from firstgiants.rules.deck_reader import check_deck, read_deck
from firstgiants.server.decks.workshop import known_fields, problems_wire
from firstgiants.server.errors import Illegal


def embedded_deck(data: object, content_hash: str | None) -> Deck:
    """The deck of a record's `deck_file`, with the fields that a server stores. Refuses one that is
    not the deck of the record's `deck_hash`."""
    if content_hash is not None and read_deck(data).hash != content_hash:
        raise Illegal(
            "The record's deck_file is not the deck that its deck_hash names.", code="bad-record"
        )
    deck, problems = check_deck(_stored_fields(data), STORED_DECK)
    if deck is None:
        raise Illegal(
            f"The record's deck is not valid: {problems[0].message}",
            code="bad-deck",
            problems=problems_wire(problems),
        )
    return deck


def _stored_fields(data: object) -> object:
    if not isinstance(data, dict):
        return data
    cards = data.get("cards")
    if not isinstance(cards, list):
        return data
    kept = [known_fields(card) if isinstance(card, dict) else card for card in cards]
    return {name: data[name] for name in ("id", "name") if name in data} | {"cards": kept}
