"""The JSON text of views and events equals the JSON of the view and event objects."""

import json
from random import Random

import pytest
from hypothesis import given

from firstgiants import Game, Player, View
from firstgiants.engine import vocabulary
from firstgiants.engine.choice_text import legal_codes
from firstgiants.rules import cards
from firstgiants.rules.errors import BadSettings, BadState
from firstgiants.rules.events import EVENTS_BY_TAG, Event, event_from_json
from firstgiants.rules.jsonable import jsonable
from tests.exploring import examples

from .games import openings, seeds, walk

FEW = examples(40)


def view_json(view: View) -> object:
    """The expected JSON of this view."""
    fields = jsonable(view)
    assert isinstance(fields, dict)
    if view.decision is not None:
        fields["decision"]["legal"] = list(view.decision.spellings)
    return fields


def event_json(event: Event) -> object:
    fields = jsonable(event)
    assert isinstance(fields, dict)
    return {"event": type(event).__name__} | fields


@FEW
@given(openings(most=60), seeds)
def test_the_text_equals_the_view_at_every_decision(game: Game, seed: int) -> None:
    for _ in walk(game, Random(seed)):
        for seat in (None, *range(1, len(game.players) + 1)):
            text = game.view_text(seat)
            assert json.loads(text) == view_json(game.view(seat))
            assert View.from_json(text) == View.from_json(json.loads(text)) == game.view(seat)
        for seat, score in zip(game.view().seats, game.scores, strict=True):
            assert (seat.news_points, seat.set_points, seat.points) == (
                score.news,
                score.sets,
                score.points,
            )
        assert game.view().decision == game.decision
        assert game.asked == (game.decision.seat if game.decision else None)


def test_names_are_escaped() -> None:
    name = 'Ada "\\\u0001\u2028 <b> \U0001f995'
    game = Game.new([Player(name), Player("Bo", bot='"x')])
    seats = json.loads(game.view_text())["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [(name, None), ("Bo", '"x')]


def test_the_text_for_a_missing_seat_is_refused() -> None:
    with pytest.raises(BadSettings):
        Game.new(2).view_text(3)


@FEW
@given(openings(most=200), seeds)
def test_the_text_of_a_played_choice_equals_its_events(game: Game, seed: int) -> None:
    rng = Random(seed)
    twin = game.copy()
    while game.decision is not None:
        choice = rng.choice(game.decision.spellings)
        rows = json.loads(f"[{twin.play_text(choice)}]")
        events = game.play(choice)
        assert rows == [event_json(event) for event in events]
        assert tuple(event_from_json(json.dumps(row)) for row in rows) == events
    assert twin == game


@FEW
@given(openings(most=60), seeds)
def test_the_engine_spells_choices_like_the_choice_classes(game: Game, seed: int) -> None:
    for _ in walk(game, Random(seed)):
        found = legal_codes(game.state, game.deck.vocabulary)
        assert [str(choice) for choice in game.legal] == list(found) == sorted(found)
        assert len(set(found.values())) == len(found)


def test_kinds_have_the_same_names_in_engine_and_rules() -> None:
    assert vocabulary.KINDS == cards.KINDS


def test_each_event_class_is_named_like_its_tag() -> None:
    assert [kind.__name__ for kind in EVENTS_BY_TAG.values()] == list(EVENTS_BY_TAG)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"ply": "1"}, "The view's ply is '1'; it must be a whole number."),
        ({"over": 0}, "The view's over is 0; it must be true or false."),
        ({"sites": 4}, "The view's sites is 4; it must be a list."),
        ({"seats": [None]}, "The view's seats is None; it must be an object."),
        ({"ending": "never"}, "The view's ending is 'never'; it must be one of tokens, deck."),
        ({"decision": {"seat": 1, "kind": "turn", "legal": [7]}}, "decision.legal is 7; it must"),
        ({"decision": {"seat": 1, "kind": "rest", "legal": []}}, "decision.kind is 'rest'; it mu"),
        ({"decision": {"seat": 1, "kind": "turn", "legal": ["rest"]}}, "legal is 'rest'; it must"),
        ({"sites": [{"site": 1, "cards": [None], "markers": []}]}, "sites.cards is [None]; it mu"),
    ],
)
def test_a_view_of_the_wrong_shape_is_refused(change: dict[str, object], why: str) -> None:
    data = json.loads(Game.new(2, seed=1).view_text()) | change
    with pytest.raises(BadState) as refused:
        View.from_json(data)
    assert why in str(refused.value)


@pytest.mark.parametrize("data", ["[", "[]", {}, {"event": "Nothing"}, {"event": "CardTaken"}])
def test_an_event_of_the_wrong_shape_is_refused(data: object) -> None:
    with pytest.raises(BadState):
        event_from_json(data)
