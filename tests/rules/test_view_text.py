"""The text of a view is the view: two writers, one truth."""

import json
from random import Random

import pytest
from hypothesis import given

from firstgiants import Game, Player
from firstgiants.rules import cards
from firstgiants.rules.asking import read_code
from firstgiants.rules.errors import BadSettings
from firstgiants.rules.events import event_to_json
from firstgiants.rules.view_text import answers
from firstgiants.rules.writing import phrases
from tests.exploring import examples

from .games import openings, seeds, walk

FEW = examples(40)


@FEW
@given(openings(most=60), seeds)
def test_the_text_is_the_view_at_every_decision(game: Game, seed: int) -> None:
    for _ in walk(game, Random(seed)):
        for seat in (None, *range(1, len(game.players) + 1)):
            view = game.view(seat).to_json()
            assert json.loads(game.view_text(seat)) == json.loads(json.dumps(view))
        assert game.asked == (game.decision.seat if game.decision else None)


def test_names_are_escaped() -> None:
    name = 'Ada "\\\u0001\u2028 <b> \U0001f995'
    game = Game.new([Player(name), Player("Bo", bot='"x')])
    seats = json.loads(game.view_text())["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [(name, None), ("Bo", '"x')]


def test_there_is_no_text_for_a_seat_that_is_not_there() -> None:
    with pytest.raises(BadSettings):
        Game.new(2).view_text(3)


@FEW
@given(openings(most=200), seeds)
def test_the_text_of_what_a_choice_did_is_its_events(game: Game, seed: int) -> None:
    rng = Random(seed)
    twin = game.copy()
    while game.decision is not None:
        choice = rng.choice(game.decision.spellings)
        told = json.loads(f"[{twin.play_text(choice)}]")
        assert told == [event_to_json(event) for event in game.play(choice)]
    assert twin == game


@FEW
@given(openings(most=60), seeds)
def test_choices_are_spelled_as_they_spell_themselves(game: Game, seed: int) -> None:
    for _ in walk(game, Random(seed)):
        found = answers(game.state, game.deck.phrases)
        spelled = [str(read_code(code, game.state, game.deck)) for code in found.values()]
        assert spelled == list(found) == sorted(found)


def test_the_kinds_are_called_alike() -> None:
    assert phrases.KINDS == cards.KINDS
