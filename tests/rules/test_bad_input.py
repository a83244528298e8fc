"""Hostile and broken input always raises a FirstGiantsError with one sentence, without effect."""

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from firstgiants import (
    Deck,
    FirstGiantsError,
    Game,
    Player,
    Record,
    Settings,
    load_deck,
    parse_choice,
)
from firstgiants.rules.errors import BadDeck, BadRecord, BadSettings, BadState
from tests.exploring import examples

from .games import decks, walk
from .table import legal, play
from .test_10_decks import EXAMPLE, SCHEMA

MANY = examples(150)

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 6)
    | st.just(10**40)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["marine", "egg", "you", "amber", "pairs", "reclaim", "skip", "founders"])
)
anything = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=6) | st.sampled_from(["id", "do", "by"]), inner)
    ),
    max_leaves=8,
)


def nested(depth: int) -> object:
    value: object = []
    for _ in range(depth):
        value = [value]
    return value


def check(error: FirstGiantsError) -> None:
    """The error has a stable code and one sentence of one line."""
    assert type(error) is not FirstGiantsError
    assert error.code
    assert error.code == error.code.lower().replace(" ", "-")
    assert error.message == str(error)
    assert error.message.endswith(".")
    assert "\n" not in error.message
    assert len(error.message) < 1000


def refused(read: Callable[[Any], object], data: object) -> FirstGiantsError | None:
    """The FirstGiantsError, or None if the data is good. Other exceptions fail the test."""
    try:
        read(data)
    except FirstGiantsError as error:
        check(error)
        return error
    return None


def replay(data: object) -> Game:
    return Game.from_record(Record.from_json(data))


def a_record() -> Any:  # any JSON value
    game = Game.new(["Ada", Player("Bo", "greedy")], seed=3)
    rng = Random(3)
    for _ in walk(game, rng):
        pass
    return game.record().to_json()


RECORD = a_record()
STATE = Game.from_record(Record.from_json(RECORD)).to_json()
STATE_OF_OTHER_DECK = Game.new(2, seed=1, deck=Deck.from_json(EXAMPLE | {"id": "own"})).to_json()


@st.composite
def mutations(draw: st.DrawFn, good: Any) -> Any:
    """A good JSON value with one to three places replaced, removed, added or doubled."""
    value = copy.deepcopy(good)
    for _ in range(draw(st.integers(1, 3))):
        at = value
        while True:
            keys: list[Any] = list(at) if isinstance(at, dict) else list(range(min(len(at), 12)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            inner = at[key]
            if isinstance(inner, dict | list) and inner and draw(st.integers(0, 3)):
                at = inner
                continue
            change = draw(st.sampled_from(["replace", "remove", "add"]))
            if change == "replace":
                at[key] = draw(anything)
            elif change == "remove":
                del at[key]
            elif isinstance(at, dict):
                at[draw(st.text(max_size=6))] = draw(anything)
            else:
                at.insert(0, copy.deepcopy(inner))
            break
    return value


# ---- decks ----


def has_whole_float(value: object) -> bool:
    """JSON Schema accepts 1.0 as an integer; deck files must write 1."""
    if isinstance(value, dict):
        return any(has_whole_float(item) for item in value.values())
    if isinstance(value, list):
        return any(has_whole_float(item) for item in value)
    return isinstance(value, float) and value.is_integer()


def agrees_with_the_schema(data: object) -> None:
    error = refused(Deck.from_json, data)
    by_schema = not Draft202012Validator(SCHEMA).is_valid(data)
    limit = error is not None and (
        "twice" in error.message or "\\n" in error.message  # $ matches before a newline
    )
    if not (limit or has_whole_float(data)):
        assert (error is not None) == by_schema
    assert error is None or isinstance(error, BadDeck)


@MANY
@given(mutations(EXAMPLE))
def test_a_mutated_deck_is_refused_where_the_schema_refuses_it(data: object) -> None:
    agrees_with_the_schema(data)


@MANY
@given(anything)
def test_other_json_is_refused_as_a_deck(data: object) -> None:
    assert isinstance(refused(Deck.from_json, data), BadDeck)


@examples(30)
@given(decks(most=30))
def test_every_deck_that_loads_matches_the_schema(deck: Deck) -> None:
    assert Draft202012Validator(SCHEMA).is_valid(deck.to_json())


@pytest.mark.parametrize("digits", [7, 30, 5000])
def test_amounts_have_a_documented_limit(digits: int) -> None:
    data: Any = copy.deepcopy(EXAMPLE)
    data["cards"][0]["effects"] = [{"do": "amber", "amount": 10**digits}]
    error = refused(Deck.from_json, data)
    assert error is not None
    assert "from 1 to 1000000" in error.message
    data["cards"][0]["effects"] = [{"do": "amber", "amount": 10**6 + 1}]
    assert not Draft202012Validator(SCHEMA).is_valid(data)
    data["cards"][0]["effects"] = [{"do": "amber", "amount": 10**6}]
    agrees_with_the_schema(data)


def test_decks_have_a_documented_limit() -> None:
    error = refused(Deck.from_json, {"id": "d", "cards": [None] * (2**20)})
    assert isinstance(error, BadDeck)
    assert error.details["field"] == "cards"


# ---- records and saved states ----


@MANY
@given(mutations(RECORD))
def test_a_mutated_record_replays_or_is_refused(data: object) -> None:
    refused(replay, data)


@MANY
@given(anything)
def test_other_json_is_refused_as_a_record(data: object) -> None:
    assert isinstance(refused(replay, data), BadRecord)


@examples(60)
@given(mutations(STATE) | mutations(STATE_OF_OTHER_DECK))
def test_a_mutated_state_is_continued_exactly_or_refused(data: Any) -> None:
    if refused(Game.from_json, data) is None:
        assert Game.from_json(data).fingerprint() == data["fingerprint"]


@MANY
@given(anything)
def test_other_json_is_refused_as_a_state(data: object) -> None:
    assert isinstance(refused(Game.from_json, data), BadState)


@pytest.mark.parametrize(
    ("read", "good"),
    [(Deck.from_json, EXAMPLE), (Record.from_json, RECORD), (Game.from_json, STATE)],
    ids=["deck", "record", "state"],
)
def test_truncated_and_damaged_text_is_refused(
    read: Callable[[object], object], good: object
) -> None:
    text = json.dumps(good)
    read(text)
    read(text.encode())
    for cut in range(0, len(text), max(1, len(text) // 60)):
        assert refused(read, text[:cut]) is not None
        assert refused(read, text[:cut].encode() + b"\xff") is not None
    hostile = ["[" * 100_000, "{" * 5_000, "1" * 10_000, '{"a":' * 50_000, "nul", "\0", "NaN"]
    for bad in [*hostile, '"\\ud800"', "\ud800", b"\x80", b"", "", " "]:
        assert refused(read, bad) is not None


@pytest.mark.parametrize("depth", [10, 300, 900, 950, 980, 5000, 100_000])
def test_deep_values_are_refused(depth: int) -> None:
    deep = nested(depth)
    for key in ("format", "deck", "players", "order", "choices", "settings", "result"):
        assert refused(replay, RECORD | {key: deep}) is not None
        assert refused(replay, RECORD | {key: [deep]}) is not None
    data: Any = copy.deepcopy(EXAMPLE)
    for key in ("id", "family", "size", "effects"):
        data["cards"][0][key] = deep
        assert refused(Deck.from_json, data) is not None
        data["cards"][0][key] = EXAMPLE["cards"][0][key]


def test_a_state_with_changed_choices_is_refused() -> None:
    """The changed choices are legal, but the fingerprint does not match."""
    game = Game.new(2, seed=1)
    play(game, legal(game)[0])
    other = Game.new(2, seed=1)
    play(other, legal(other)[1])
    data = game.to_json() | {"record": other.record().to_json()}
    assert isinstance(refused(Game.from_json, data), BadState)


def test_a_state_with_a_changed_deck_is_refused() -> None:
    data: Any = copy.deepcopy(STATE_OF_OTHER_DECK)
    data["deck"]["cards"][0]["effects"] = [{"do": "points", "amount": 9}]
    assert isinstance(refused(Game.from_json, data), BadState)


# ---- choices ----


@MANY
@given(st.text(max_size=30) | st.from_regex(r"(dig|show|use) [0-9a-z]{0,3} [0-9a-z]{0,3}.?"))
@example("dig 1 " + "x" * 10_000)
@example("show x " + "9" * 5_000)
def test_any_text_is_a_choice_or_refused(text: str) -> None:
    error = refused(parse_choice, text)
    if error is None:
        assert str(parse_choice(text)) == text
    game = Game.new(2, seed=1)
    before = game.fingerprint()
    if text not in legal(game):
        assert refused(game.play, text) is not None
    assert refused(game.preview, [text, text]) is not None
    assert (game.fingerprint(), game.ply) == (before, 0)


@MANY
@given(anything)
def test_values_that_are_no_choices_are_refused(data: object) -> None:
    game = Game.new(2, seed=1)
    before = game.fingerprint()
    assert refused(game.play, data) is not None
    assert refused(parse_choice, data) is not None or isinstance(data, str)
    assert game.fingerprint() == before


# ---- settings and players ----


@MANY
@given(anything)
def test_any_settings_are_valid_or_refused(data: object) -> None:
    error = refused(Settings.from_json, data)
    assert error is None or isinstance(error, BadSettings)
    if error is None:
        assert Settings.from_json(Settings.from_json(data).to_json()) == Settings.from_json(data)


@MANY
@given(anything | st.lists(anything, min_size=2, max_size=5))
def test_any_players_are_valid_or_refused(data: object) -> None:
    error = refused(lambda players: Game.new(players, seed=1), data)
    assert error is None or isinstance(error, BadSettings)


@MANY
@given(st.lists(anything, max_size=12))
def test_any_order_is_valid_or_refused(order: list[object]) -> None:
    deck = Deck.from_json(EXAMPLE)
    assert refused(lambda cards: Game.new(2, deck=deck, order=cards), order) is not None


@pytest.mark.parametrize("seat", [0, -1, 3, 10**30])
def test_views_of_missing_seats_are_refused(seat: int) -> None:
    assert isinstance(refused(Game.new(2, seed=1).view, seat), BadSettings)


def test_a_seed_together_with_an_order_is_refused() -> None:
    order = [card.id for card in load_deck("founders").cards]
    with pytest.raises(BadSettings):
        Game.new(2, seed=1, order=order)


def test_undo_at_the_start_is_refused() -> None:
    game = Game.new(2, seed=1)
    error = refused(lambda _: game.undo(), None)
    assert error is not None
    assert error.code == "nothing-to-undo"
