"""RULES.md §10: a deck file."""

import copy
import json
import pickle
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from firstgiants import Deck, Game, load_deck
from firstgiants.rules.errors import BadDeck, UnknownDeck

from .table import card_row

DECKS = resources.files("firstgiants.rules") / "decks"
SCHEMA: Any = json.loads((DECKS / "deck.schema.json").read_text(encoding="utf-8"))
EXAMPLE: Any = {
    "id": "founders",
    "cards": [
        {
            "id": "tyrannosaurus",
            "family": "carnivore",
            "size": 3,
            "effects": [{"do": "amber", "amount": 1, "per": {"family": "carnivore"}}],
        },
        {
            "id": "pteranodon",
            "family": "flying",
            "size": 2,
            "effects": [{"when": {"by": "anyone", "family": "flying"}, "do": "amber", "amount": 1}],
        },
        {"id": "marine-egg", "family": "marine", "size": "egg", "effects": []},
        *(card_row(f"mammal-1x{n}") for n in range(6)),
    ],
}


def changed(card: int = 0, **fields: object) -> dict[str, Any]:
    """The example with some fields of one card changed."""
    deck: dict[str, Any] = copy.deepcopy(EXAMPLE)
    deck["cards"][card] |= fields
    return deck


def with_effect(**effect: object) -> dict[str, Any]:
    return changed(effects=[effect])


def schema_refuses(deck: object) -> bool:
    return not Draft202012Validator(SCHEMA).is_valid(deck)


def test_10_the_example_of_the_rules_plays() -> None:
    deck = Deck.from_json(json.dumps(EXAMPLE))
    assert not schema_refuses(EXAMPLE)
    game = Game.new(2, deck=deck, seed=1)
    while not game.is_over:
        game.play(game.legal[0])
    assert len(deck.cards) == 9


def test_10_a_deck_survives_a_round_trip_through_json() -> None:
    for deck in (Deck.from_json(EXAMPLE), load_deck("founders")):
        assert Deck.from_json(deck.to_json()) == deck
        assert Deck.from_json(json.dumps(deck.to_json())).to_json() == deck.to_json()


GOOD_EFFECTS: list[dict[str, object]] = [
    {"do": "amber"},
    {"do": "points", "amount": 7},
    {"do": "points", "per": "families"},
    {"do": "amber", "amount": 2, "per": "pairs", "who": "opponents"},
    {"do": "trade", "who": "you"},
    {"do": "display", "when": {"by": "you", "family": "marine"}},
    {"do": "display_free", "when": {"by": "anyone", "size": 3}},
    {"do": "display_two_same", "when": {"by": "you", "new_family": True}},
    {"do": "display_two_different"},
    {"do": "display_or_point", "when": {"by": "you", "size": 1}},
]


@pytest.mark.parametrize("effect", GOOD_EFFECTS)
def test_10_1_10_2_good_effects_are_accepted(effect: dict[str, object]) -> None:
    deck = Deck.from_json(with_effect(**effect))
    read = deck.cards[0].effects[0]
    assert not schema_refuses(with_effect(**effect))
    assert read.recurring == ("when" in effect)
    defaults = {"amount": 1} if effect["do"] in ("amber", "points") else {}
    plain = {name: value for name, value in effect.items() if (name, value) != ("who", "you")}
    assert read.to_json() == defaults | plain


BAD_EFFECTS: list[tuple[dict[str, object], str]] = [
    ({}, "do"),
    ({"do": "dance"}, "do"),
    ({"do": ["amber"]}, "do"),
    ({"do": None}, "do"),
    ({"do": "amber", "amount": 0}, "amount"),
    ({"do": "amber", "amount": -1}, "amount"),
    ({"do": "amber", "amount": 1.5}, "amount"),
    ({"do": "amber", "amount": "1"}, "amount"),
    ({"do": "amber", "amount": True}, "amount"),
    ({"do": "amber", "amount": None}, "amount"),
    ({"do": "trade", "amount": 1}, "amount"),
    ({"do": "display", "per": "pairs"}, "per"),
    ({"do": "amber", "per": "cards"}, "per"),
    ({"do": "amber", "per": {}}, "per"),
    ({"do": "amber", "per": {"family": "fish"}}, "per"),
    ({"do": "amber", "per": {"family": "marine", "size": 1}}, "per"),
    ({"do": "amber", "per": None}, "per"),
    ({"do": "amber", "who": "everyone"}, "who"),
    ({"do": "amber", "who": None}, "who"),
    ({"do": "amber", "why": "because"}, "why"),
    ({"do": "amber", "when": None}, "when"),
    ({"do": "amber", "when": {}}, "when"),
    ({"do": "amber", "when": {"by": "you"}}, "when"),
    ({"do": "amber", "when": {"family": "marine"}}, "when"),
    ({"do": "amber", "when": {"by": "them", "family": "marine"}}, "when"),
    ({"do": "amber", "when": {"by": "you", "family": "marine", "size": 1}}, "when"),
    ({"do": "amber", "when": {"by": "you", "size": 4}}, "when"),
    ({"do": "amber", "when": {"by": "you", "size": "egg"}}, "when"),
    ({"do": "amber", "when": {"by": "you", "size": True}}, "when"),
    ({"do": "amber", "when": {"by": "you", "new_family": False}}, "when"),
    ({"do": "amber", "when": {"by": "you", "new_family": 1}}, "when"),
    ({"do": "amber", "when": {"by": "anyone", "new_family": True}}, "when"),
    ({"do": "amber", "when": {"by": "you", "family": "marine", "odd": 1}}, "when"),
]


@pytest.mark.parametrize(("effect", "field"), BAD_EFFECTS)
def test_10_1_10_2_bad_effects_are_refused_with_card_and_field(
    effect: dict[str, object], field: str
) -> None:
    deck = with_effect(**effect)
    assert schema_refuses(deck)
    with pytest.raises(BadDeck) as refused:
        Deck.from_json(deck)
    assert refused.value.details["card"] == "tyrannosaurus"
    assert str(refused.value.details["field"]).startswith(f"effects[0].{field}")
    assert "tyrannosaurus" in refused.value.message


@pytest.mark.parametrize(
    ("deck", "card", "field"),
    [
        (changed(family="fish"), "tyrannosaurus", "family"),
        (changed(family=None), "tyrannosaurus", "family"),
        (changed(size=0), "tyrannosaurus", "size"),
        (changed(size=4), "tyrannosaurus", "size"),
        (changed(size="3"), "tyrannosaurus", "size"),
        (changed(size=True), "tyrannosaurus", "size"),
        (changed(size=[]), "tyrannosaurus", "size"),
        (changed(effects=None), "tyrannosaurus", "effects"),
        (changed(effects={}), "tyrannosaurus", "effects"),
        (changed(effects=[1]), "tyrannosaurus", "effects[0]"),
        (changed(id="T-Rex"), "number 1", "id"),
        (changed(id=""), "number 1", "id"),
        (changed(id="a b"), "number 1", "id"),
        (changed(id="é"), "number 1", "id"),
        (changed(id=7), "number 1", "id"),
        (changed(card=3, id=None), "number 4", "id"),
        ({"id": "d", "cards": []}, None, "cards"),
        ({"id": "d", "cards": EXAMPLE["cards"][:8]}, None, "cards"),
        ({"id": "d", "cards": {}}, None, "cards"),
        ({"id": "d"}, None, "cards"),
        ({"cards": EXAMPLE["cards"]}, None, "id"),
        ({"id": 1, "cards": EXAMPLE["cards"]}, None, "id"),
        ({"id": "", "cards": EXAMPLE["cards"]}, None, "id"),
        ({"id": "d", "cards": [None] * 9}, "number 1", None),
        ([], None, None),
        (None, None, None),
    ],
)
def test_10_3_a_bad_deck_is_refused_with_the_card_and_the_field(
    deck: object, card: str | None, field: str | None
) -> None:
    assert schema_refuses(deck)
    with pytest.raises(BadDeck) as refused:
        Deck.from_json(deck)
    details = refused.value.details
    assert (refused.value.code, details["card"], details["field"]) == ("bad-deck", card, field)


@pytest.mark.parametrize("field", ["id", "family", "size", "effects"])
def test_10_3_a_card_needs_all_its_fields(field: str) -> None:
    deck = copy.deepcopy(EXAMPLE)
    del deck["cards"][0][field]
    assert schema_refuses(deck)
    with pytest.raises(BadDeck) as refused:
        Deck.from_json(deck)
    assert refused.value.details["field"] == field


def test_10_3_ids_are_unique() -> None:
    with pytest.raises(BadDeck, match="twice") as refused:
        Deck.from_json(changed(card=1, id="tyrannosaurus"))
    assert (refused.value.details["card"], refused.value.details["field"]) == (
        *("tyrannosaurus", "id"),
    )


def test_10_3_nine_cards_are_enough_and_unknown_fields_of_a_card_are_ignored() -> None:
    deck = Deck.from_json(changed(name="T. rex", art={"deep": [1, None]}))
    assert not schema_refuses(changed(name="T. rex", art={"deep": [1, None]}))
    assert deck.card("tyrannosaurus").extra == {"name": "T. rex", "art": {"deep": [1, None]}}
    assert deck == Deck.from_json(EXAMPLE)


def test_10_the_built_in_deck_matches_the_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    founders = (DECKS / "founders.json").read_text(encoding="utf-8")
    assert not schema_refuses(json.loads(founders))


@pytest.mark.parametrize("name", ["mine", "My deck", "Über/../deck", "a" * 300])
def test_10_a_deck_may_have_any_name(name: str) -> None:
    """Only card ids are part of a spelling; the deck's id is a label."""
    deck = Deck.from_json(EXAMPLE | {"id": name})
    assert (deck.id, schema_refuses(EXAMPLE | {"id": name})) == (name, False)
    game = Game.new(2, deck=deck, seed=1)
    assert Game.from_json(game.to_json()) == game


def test_10_a_deck_is_loaded_from_a_file_too(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(EXAMPLE), encoding="utf-8")
    assert load_deck(path) == load_deck(str(path)) == Deck.from_json(EXAMPLE)
    with pytest.raises(UnknownDeck, match="founders"):
        load_deck(tmp_path / "theirs.json")
    path.write_bytes(b"\xff\xfe{}")
    with pytest.raises(BadDeck):
        load_deck(path)


def test_a_deck_in_use_can_be_sent_to_another_process() -> None:
    deck = load_deck("founders")
    assert Game.new(2, deck=deck).legal
    sent = pickle.loads(pickle.dumps(deck))
    assert sent == deck
    assert Game.new(2, deck=sent, seed=1).legal == Game.new(2, deck=deck, seed=1).legal
