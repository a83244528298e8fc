"""Card sentences: every effect that RULES.md §10 allows, in every language."""

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from firstgiants import Effect, Family, Size, load_deck
from firstgiants.locales import (
    LANGUAGES,
    UnknownLanguage,
    UnknownMessage,
    say,
    sentence,
    sentences,
    text,
)
from firstgiants.rules.cards import GAINS, By, Card, Do, NewFamily, Per, When, Who
from firstgiants.rules.describe import Message, card_messages, describe_effect, icons

AMOUNTS = (1, 2, 5)


def conditions() -> Iterator[When | None]:
    yield None
    kinds: list[Family | Size] = [*Family, Size.SMALL, Size.MEDIUM, Size.LARGE]
    for by, kind in itertools.product(By, kinds):
        yield When(by, kind)
    yield When(By.YOU, NewFamily.NEW_FAMILY)


def every_effect() -> Iterator[Effect]:
    for when, who, do in itertools.product(conditions(), Who, Do):
        if do in GAINS:
            for amount, per in itertools.product(AMOUNTS, (None, *Family, *Per)):
                yield Effect(do, amount, per, when, who)
        else:
            yield Effect(do, when=when, who=who)


EFFECTS = tuple(every_effect())


def test_every_effect_is_generated() -> None:
    """18 timings × 2 (own or opponents) × (6 effects with a choice + 2 × 3 × 8 gains)."""
    assert len(set(EFFECTS)) == 18 * 2 * (6 + 2 * 3 * 8)


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_effects_have_different_sentences(language: str) -> None:
    said = {say(describe_effect(effect), language) for effect in EFFECTS}
    assert len(said) == len(EFFECTS)
    for words in said:
        assert not re.search(r"[{}$_\u2068\u2069]|  |effect-|new-family|nothing", words), words
        assert re.fullmatch(r"\S.*[^\s.,。，][.。]", words), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogs_parse_and_have_the_same_messages(language: str, root: Path) -> None:
    def messages(tag: str) -> set[str]:
        path = root / "src/firstgiants/locales" / tag / "cards.ftl"
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
        names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        assert len(names) == len(set(names)), "a message stands twice"
        return {name for name in names if name.startswith(("effect-once", "effect-when"))}

    spoken = {describe_effect(effect).id for effect in EFFECTS}
    assert messages(language) == spoken


@pytest.mark.parametrize(
    ("language", "do", "one", "two"),
    [
        ("en", Do.AMBER, "1 amber.", "2 amber."),
        ("en", Do.POINTS, "1 victory point.", "2 victory points."),
        ("fr", Do.AMBER, "1 ambre.", "2 ambres."),
        ("fr", Do.POINTS, "1 point de victoire.", "2 points de victoire."),
        ("de", Do.AMBER, "1 Bernstein.", "2 Bernstein."),
        ("de", Do.POINTS, "1 Siegpunkt.", "2 Siegpunkte."),
        ("it", Do.AMBER, "1 ambra.", "2 ambre."),
        ("it", Do.POINTS, "1 punto.", "2 punti."),
        ("zh-Hant", Do.AMBER, "1 個琥珀。", "2 個琥珀。"),
        ("zh-Hant", Do.POINTS, "1 點勝利分數。", "2 點勝利分數。"),
    ],
)
def test_plurals(language: str, do: Do, one: str, two: str) -> None:
    for when, who in itertools.product(conditions(), Who):
        assert say(describe_effect(Effect(do, 1, None, when, who)), language).endswith(one)
        assert say(describe_effect(Effect(do, 2, None, when, who)), language).endswith(two)


@pytest.mark.parametrize(
    ("effect", "english"),
    [
        (Effect(Do.AMBER, 3), "Gain 3 amber."),
        (
            Effect(Do.AMBER, 1, Family.CARNIVORE),
            "Gain 1 amber for each Carnivore card in your Study.",
        ),
        (
            Effect(Do.POINTS, 2, Per.FAMILIES, who=Who.OPPONENTS),
            "Each opponent gains 2 victory points for each different Family in their own Study.",
        ),
        (
            Effect(Do.AMBER, 1, Per.PAIRS, When(By.YOU, Size.SMALL)),
            "Whenever you take a Small card, gain 1 amber for each pair of cards in your Study.",
        ),
        (
            Effect(Do.DISPLAY_FREE, when=When(By.ANYONE, Family.MAMMAL)),
            "Whenever anyone takes a Mammal card, you may display 1 fossil for free.",
        ),
        (
            Effect(Do.AMBER, when=When(By.YOU, NewFamily.NEW_FAMILY)),
            "Whenever you take a card of a Family not yet in your Study, gain 1 amber.",
        ),
        (
            Effect(Do.DISPLAY_TWO_SAME, who=Who.OPPONENTS),
            "Each opponent may display up to 2 fossils of the same Family.",
        ),
        (Effect(Do.TRADE), "You may spend 3 amber to gain 2 victory points."),
    ],
)
def test_english_sentences(effect: Effect, english: str) -> None:
    assert say(describe_effect(effect)) == english


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", ["ambre", "Étude", "Carnivore", "exposer", "fossile"]),
        ("de", ["Bernstein", "Labor", "Fleischfresser", "ausstellen", "Fossil"]),
        ("it", ["ambra", "Studio", "Carnivoro", "esporre", "fossile"]),
        ("zh-Hant", ["琥珀", "展示", "化石", "卡牌"]),
    ],
)
def test_11_the_published_terms_are_used(language: str, words: list[str]) -> None:
    card = Card(
        "any",
        Family.CARNIVORE,
        Size.LARGE,
        (Effect(Do.AMBER, 1, Family.CARNIVORE), Effect(Do.DISPLAY)),
    )
    said = sentence(card, language)
    assert [word for word in words if word not in said] == []


def test_messages_as_json_follow_the_written_grammar() -> None:
    card = load_deck("founders").card("ichthyosaurus")
    assert card_messages(card) == [
        {
            "id": "effect-when-amber",
            "args": {"by": "anyone", "takes": "marine", "amount": 1, "per": "nothing"},
        }
    ]
    effect = Effect(Do.DISPLAY_TWO_DIFFERENT, who=Who.OPPONENTS)
    assert describe_effect(effect) == Message("effect-once-display-two-different-opponents")


def test_icons_are_distinct_and_in_order() -> None:
    assert len({icons(effect) for effect in EFFECTS}) == len(EFFECTS)
    effect = Effect(Do.POINTS, 2, Per.PAIRS, When(By.ANYONE, Size.LARGE), Who.OPPONENTS)
    assert icons(effect) == ("recurring", "anyone:large", "opponents", "per:pairs", "points:2")
    assert icons(Effect(Do.DISPLAY_OR_POINT)) == ("once", "display-or-point")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_built_in_deck_has_a_sentence_in_every_language(language: str) -> None:
    for card in load_deck("founders").cards:
        assert len(sentences(card, language)) == max(1, len(card.effects))


def test_a_card_without_effects_says_so() -> None:
    assert sentence(Card("stone", Family.MARINE, Size.SMALL, ())) == "No effect."


def test_chinese_has_a_space_beside_latin_names_and_numbers_only() -> None:
    args: dict[str, str | int] = {"you": "no", "site": 3}
    latin = text("log-dig", args | {"who": "Ada", "card": "Archelon"}, "zh-Hant")
    assert latin == "Ada 在挖掘場 III 挖掘，拿取 Archelon。"
    han = text("log-dig", args | {"who": "雛龍", "card": "哺乳類蛋"}, "zh-Hant")
    assert han == "雛龍在挖掘場 III 挖掘，拿取哺乳類蛋。"


def test_unknown_messages_and_languages_are_refused() -> None:
    with pytest.raises(UnknownLanguage, match="no language 'tlh'"):
        text("effect-none", language="tlh")
    with pytest.raises(UnknownMessage, match="no message 'effect-often'"):
        text("effect-often")
    with pytest.raises(UnknownMessage, match="cannot be said"):
        text("effect-once-amber")
