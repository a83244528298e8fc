"""`deck show`, `deck check` and `cards`."""

import json
from pathlib import Path

import pytest

from firstgiants import load_deck

from .commands import Prompt


def own_deck(folder: Path, **of_first_card: object) -> Path:
    deck = load_deck("founders").to_json()
    cards = deck["cards"]
    assert isinstance(cards, list)
    cards[0] |= of_first_card
    path = folder / "deck.json"
    path.write_text(json.dumps(deck))
    return path


def test_the_built_in_deck_is_shown(prompt: Prompt) -> None:
    said = prompt("deck", "show")
    assert said.code == 0
    for card in load_deck("founders").cards:
        assert card.name in said.out
    unwrapped = " ".join(said.out.split())  # in terminals of any width
    assert "Deck founders: 80 cards (16 Flying, " in unwrapped


def test_cards_for_programs_have_sentences_messages_and_icons(prompt: Prompt) -> None:
    said = prompt("cards", "--json", "ichthyosaurus")
    assert isinstance(said.json, list)
    (card,) = said.json
    assert card["sentence"] == "Whenever anyone takes a Marine card, gain 1 amber."
    assert card["messages"][0]["id"] == "effect-when-amber"
    assert card["icons"] == [["recurring", "anyone:marine", "amber:1"]]
    assert card["effects"] == [
        {"when": {"by": "anyone", "family": "marine"}, "do": "amber", "amount": 1}
    ]


def test_cards_are_chosen_by_name_family_and_size(prompt: Prompt) -> None:
    said = prompt("cards", "--json", "--family", "marine", "--size", "egg")
    assert isinstance(said.json, list)
    assert {card["id"] for card in said.json} == {"palaeoxyris", "antarcticoolithus"}
    label = prompt("cards", "Smilo").out
    assert "Smilodon" in label
    assert "million years ago" in label


def test_cards_in_another_language(prompt: Prompt) -> None:
    assert "琥珀" in prompt("cards", "eohippus", "--language", "zh-Hant").out


def test_a_good_deck_passes(prompt: Prompt, tmp_path: Path) -> None:
    path = own_deck(tmp_path)
    assert prompt("deck", "check", path).out.endswith("It can be played.\n")
    assert prompt("deck", "check", path, "--json").json == {
        "ok": True,
        "id": "founders",
        "cards": 80,
        "hash": load_deck("founders").hash,
    }


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"family": "fish"}, "family"),
        ({"size": 4}, "size"),
        ({"effects": [{"do": "fly"}]}, "effects[0].do"),
        ({"effects": [{"do": "amber", "per": "moon"}]}, "effects[0].per"),
        ({"effects": [{"do": "amber", "colour": "red"}]}, "effects[0].colour"),
    ],
)
def test_10_3_a_bad_deck_is_refused_with_card_and_field(
    wrong: dict[str, object], field: str, prompt: Prompt, tmp_path: Path
) -> None:
    path = own_deck(tmp_path, **wrong)
    said = prompt("deck", "check", path)
    assert said.code == 1
    assert f"card anurognathus, field {field}: " in said.err
    result = prompt("deck", "check", path, "--json")
    assert result.code == 1
    assert isinstance(result.json, dict)
    assert (result.json["ok"], result.json["card"], result.json["field"]) == (
        False,
        "anurognathus",
        field,
    )


def test_10_3_all_problems_of_a_deck_are_listed_at_once(prompt: Prompt, tmp_path: Path) -> None:
    wrong = [{"do": "fly"}, {"do": "amber", "amount": 0, "per": "moon", "colour": "red"}]
    path = own_deck(tmp_path, family="fish", effects=wrong)
    said = prompt("deck", "check", path)
    fields = ["family", "effects[0].do", "effects[1].colour", "effects[1].amount", "effects[1].per"]
    assert said.code == 1
    assert [line.split("field ")[1].split(":")[0] for line in said.err.splitlines()] == fields
    result = prompt("deck", "check", path, "--json")
    assert isinstance(result.json, dict)
    assert [problem["field"] for problem in result.json["problems"]] == fields
    assert {problem["card"] for problem in result.json["problems"]} == {0}


def test_a_name_cannot_control_the_terminal(prompt: Prompt, tmp_path: Path) -> None:
    said = prompt("deck", "show", own_deck(tmp_path, name="\x1b[2J[red]x[/red]"))
    assert "\x1b" not in said.out
    assert "[red]x[/red]" in said.out


def test_facts_of_a_wrong_shape_are_ignored(prompt: Prompt, tmp_path: Path) -> None:
    odd: list[object] = [7, [], {"mya": "long ago"}, {"mya": [1, 2, 3], "note": None}]
    for facts in odd:
        path = own_deck(tmp_path, facts=facts)
        assert prompt("cards", "anuro", "--deck", path).code == 0


def test_files_that_are_no_decks_are_refused(prompt: Prompt, tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    for data in (b"", b"[]", b"\xff", b"{" * 10_000, b'{"id": "x", "cards": []}'):
        path.write_bytes(data)
        assert prompt("deck", "check", path).code == 1
        assert prompt("deck", "show", path).code == 2
