"""Deck files from anywhere: their hash, all their problems at once, and what no deck may do."""

import json
import random
import unicodedata
from typing import Any

import pytest

from firstgiants import Deck, Game, Record, load_deck
from firstgiants.rules.cards import built_in_deck
from firstgiants.rules.deck_limits import STORED_DECK
from firstgiants.rules.deck_reader import MOST_PROBLEMS, check_cards, check_deck
from firstgiants.rules.errors import BadDeck, BadRecord, UnknownDeck

from .table import card_row
from .test_10_decks import EXAMPLE

FAMILIES = ("flying", "herbivore", "carnivore", "marine", "mammal")


def shuffled_keys(value: Any, rng: random.Random) -> Any:
    if isinstance(value, dict):
        items = [(name, shuffled_keys(part, rng)) for name, part in value.items()]
        return dict(rng.sample(items, len(items)))
    return [shuffled_keys(part, rng) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize("data", [EXAMPLE, load_deck("founders").to_json()], ids=["small", "all"])
def test_the_hash_is_that_of_the_content(data: Any) -> None:
    deck = Deck.from_json(data)
    for seed in range(5):
        text = json.dumps(shuffled_keys(data, random.Random(seed)), indent=seed)
        assert Deck.from_json(text).hash == deck.hash
    assert Deck.from_json(deck.to_json()).hash == deck.hash
    assert len(deck.hash) == 64
    other: Any = json.loads(json.dumps(data))
    other["cards"][0]["name"] = "Another"
    assert Deck.from_json(other).hash != deck.hash
    assert Deck.from_json(other).fingerprint == deck.fingerprint  # it plays the same


def test_the_hash_is_the_same_with_defaults_and_composed_letters() -> None:
    plain: Any = json.loads(json.dumps(EXAMPLE))
    plain["cards"][3]["effects"] = [{"do": "points"}]
    spelled: Any = json.loads(json.dumps(plain))
    spelled["cards"][3]["effects"] = [{"do": "points", "amount": 1, "who": "you"}]
    plain["cards"][3]["name"] = unicodedata.normalize("NFC", "Größe")
    spelled["cards"][3]["name"] = unicodedata.normalize("NFD", "Größe")
    assert Deck.from_json(plain).hash == Deck.from_json(spelled).hash


def test_the_hash_stays_what_it_was() -> None:
    """Databases and records hold hashes. If this fails, the format of hashes has changed."""
    assert Deck.from_json(EXAMPLE).hash == (
        "22cd22c330ced0b81991b2dc30a11b9ad625490d56901cd0cf5fc90154eb288a"
    )


def test_10_3_all_problems_are_listed_with_card_and_field() -> None:
    data: Any = json.loads(json.dumps(EXAMPLE))
    data["id"] = ""
    data["cards"][1] |= {"id": "Not an id", "size": "huge"}
    data["cards"][4] = 7
    data["cards"][6]["effects"] = [{"do": "trade", "amount": 2}, {"when": {"by": "you"}}]
    deck, problems = check_deck(data)
    assert deck is None
    assert [(one.card, one.field, one.code) for one in problems] == [
        (None, "id", "bad-id"),
        (1, "id", "bad-id"),
        (1, "size", "bad-size"),
        (4, None, "not-an-object"),
        (6, "effects[0].amount", "only-with-gains"),
        (6, "effects[1].do", "bad-do"),
        (6, "effects[1].when", "bad-when"),
    ]
    with pytest.raises(BadDeck) as refused:
        Deck.from_json(data)
    assert refused.value.problems == problems
    assert refused.value.message.endswith("(and 6 more).")
    for problem in problems:
        assert problem.message.endswith(".")
        assert problem.message[0].isupper()


def test_an_editor_gets_the_good_cards_of_a_bad_deck() -> None:
    cards, problems = check_cards([card_row("marine-1"), {"id": "x"}])
    assert cards[0] is not None
    assert cards[1] is None
    assert {one.card for one in problems} == {1, None}
    assert problems[-1].code == "too-few-cards"


def large(count: int, **fields: object) -> dict[str, object]:
    rows = [
        {"id": f"c-{n}", "family": FAMILIES[n % 5], "size": 1 + n % 3, "effects": [], **fields}
        for n in range(count)
    ]
    return {"id": "large", "cards": rows}


RECURRING = {"do": "amber", "amount": 99, "per": "pairs", "when": {"by": "anyone", "size": 1}}
CHOICE = {"do": "display_or_point", "when": {"by": "anyone", "size": 1}}


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        (large(201), "too-many-cards"),
        (large(9, id="x" * 41), "bad-id"),
        (large(9, name="x" * 41), "bad-name"),
        (large(9, name="a\u202eb"), "bad-name"),
        (large(9, name="a\nb"), "bad-name"),
        (large(9, name="\u3164\u115f"), "bad-name"),
        (large(9, name="\ud800"), "bad-name"),
        (large(9, name=["x"]), "bad-name"),
        (large(9, name="e" + "\u0301" * 6), "bad-name"),
        (large(9, label="e" + "\u0301\u200d" * 6), "bad-label"),
        (large(9, facts={"note": "e" + "\u0489" * 6}), "bad-facts"),
        (large(9) | {"id": "e" + "\u0301" * 6}, "bad-id"),
        (large(9, label="x" * 201), "bad-label"),
        (large(9, picture="../../etc/passwd"), "bad-picture"),
        (large(9, facts={"mya": [1, float("nan")]}), "bad-facts"),
        (large(9, facts={"note": "x" * 301}), "bad-facts"),
        (large(9, facts={"other": 1}), "bad-facts"),
        (large(9, effects=[{"do": "trade"}] * 7), "too-many-effects"),
        (large(9, effects=[{"do": "amber", "amount": 100}]), "bad-amount"),
        (large(200, effects=[RECURRING]), "too-many-recurring"),
        (large(100, effects=[CHOICE]), "too-many-recurring"),
        (large(9) | {"name": "x\u0000"}, "bad-name"),
        (large(9) | {"id": "x" * 41}, "bad-id"),
    ],
)
def test_a_server_stores_no_hostile_deck(deck: object, code: str) -> None:
    found, problems = check_deck(deck, STORED_DECK)
    assert found is None
    assert code in {problem.code for problem in problems}
    assert len(problems) <= MOST_PROBLEMS


def test_a_server_stores_the_built_in_deck_and_large_plain_ones() -> None:
    accents = large(9, name="e" + "\u0301" * 5, label="Khủng long: ཧཱུྃ, שָׁלוֹם, हिन्दी")
    for data in (
        load_deck("founders").to_json(), large(200), large(140, effects=[RECURRING]), accents,
    ):  # fmt: skip
        assert check_deck(data, STORED_DECK)[1] == ()


def test_no_deck_can_give_more_than_a_number_holds() -> None:
    """Compiled, the engine's integers have 64 bits."""
    much = {
        "do": "points",
        "amount": 1_000_000,
        "per": "pairs",
        "when": {"by": "anyone", "size": 1},
    }
    _, problems = check_deck(large(5_000, effects=[much]))
    assert [problem.code for problem in problems] == ["too-much"]
    deck, _ = check_deck(large(200, effects=[much]))
    assert deck is not None
    game = Game.new(2, deck=deck, seed=1)
    while not game.is_over:
        game.play(game.legal[0])
    assert max(score.total for score in game.scores) < 2**53


def test_9_a_record_says_which_edition_of_a_deck_it_is() -> None:
    game = Game.new(2, seed=1)
    data = game.record().to_json()
    assert data["deck_hash"] == built_in_deck("founders").hash
    assert Game.from_record(Record.from_json(data)).deck is load_deck("founders")
    with pytest.raises(UnknownDeck, match="no edition"):
        Game.from_record(Record.from_json(data | {"deck_hash": "0" * 64}))
    for bad in (7, "xyz", "0" * 63, "0" * 64 + "\n"):
        with pytest.raises(BadRecord, match="deck_hash"):
            Record.from_json(data | {"deck_hash": bad})
