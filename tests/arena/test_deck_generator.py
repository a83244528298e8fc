"""Generated decks are decks, and use every word of the vocabulary (RULES.md §6, §10)."""

import json
from collections.abc import Iterator
from itertools import product

import pytest

from firstgiants.arena.deck_generator import STYLES, DeckStyle, generated_deck, generated_decks
from firstgiants.rules.cards import (
    FAMILIES,
    GAINS,
    SIZES,
    By,
    Deck,
    Do,
    Effect,
    NewFamily,
    Per,
    Size,
    Who,
)


def words_of(effect: Effect) -> Iterator[object]:
    """What an effect says; what its parts mean depends on whether it is recurring."""
    recurring = effect.when is not None
    yield effect.do, recurring
    yield effect.do, effect.who
    if effect.when is not None:
        yield effect.when.by, effect.when.takes
    if effect.do in GAINS:
        yield effect.do, effect.per
        yield effect.do, effect.amount


def test_decks_of_both_styles_use_every_word() -> None:
    wanted: set[object] = {
        *FAMILIES,
        *Size,
        *product(Do, (False, True)),
        *product(Do, Who),
        *product(By, (*FAMILIES, *SIZES)),
        (By.YOU, NewFamily.NEW_FAMILY),
        *product(GAINS, (*FAMILIES, *Per, None)),
        *product(GAINS, (1, 2, 3)),
    }
    said: set[object] = set()
    for deck in generated_decks(40, "words"):
        for card in deck.cards:
            said |= {card.family, card.size}
            said.update(word for effect in card.effects for word in words_of(effect))
    assert said == wanted


@pytest.mark.parametrize("style", STYLES)
def test_a_generated_deck_is_a_deck_and_always_the_same(style: DeckStyle) -> None:
    decks = [generated_deck(seed, style) for seed in range(12)]
    for seed, deck in enumerate(decks):
        assert Deck.from_json(json.dumps(deck.to_json())) == deck
        assert generated_deck(seed, style) == deck
    shares = {sum(card.is_egg for card in deck.cards) * 8 // len(deck.cards) for deck in decks}
    assert len(shares) > 2, "decks have several price curves"
