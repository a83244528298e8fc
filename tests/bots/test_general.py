"""The general model plays any deck: legally, repeatably, without the hidden order."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from firstgiants.arena.deck_generator import STYLES, generated_deck
from firstgiants.bots import Budget, explain, general, make_bot, note_of
from firstgiants.bots.model import (
    BUILT_IN,
    BUILT_IN_GENERAL,
    check_weights,
    fitted,
    load_weights,
    weights_for,
)
from firstgiants.engine.constants import DO_AMBER, DO_POINTS
from firstgiants.engine.features import IN_STUDY, LAYOUT, count_features
from firstgiants.engine.policy import count_choice_features
from firstgiants.engine.take_gain import take_gain
from firstgiants.rules.cards import Deck, load_deck
from firstgiants.rules.events import AmberGained, PointsGained, SetCompleted
from firstgiants.rules.game import Game
from tests.bots.test_tactics import puzzles

DECKS = [generated_deck("test", style) for style in STYLES]


def positions(deck: Deck, count: int) -> Iterator[Game]:
    """Positions with 2 to 5 seats, reached by random play."""
    rng = Random(deck.id)
    for number in range(count):
        game = Game.new(2 + number % 4, seed=number, deck=deck)
        for _ in range(rng.randrange(70)):
            if not game.is_over:
                game.play(rng.choice(game.legal))
        if not game.is_over:
            yield game


def test_the_models_of_the_package_are_small() -> None:
    assert sum(file.stat().st_size for file in BUILT_IN.parent.iterdir()) < 2_000_000


@pytest.mark.parametrize("deck", DECKS, ids=STYLES)
def test_the_general_model_answers_legally_repeatably_and_blindly(deck: Deck) -> None:
    def answer(game: Game, seed: int) -> str:
        bot = make_bot("best", seed=seed, deck=deck)
        view = game.view()
        return str(bot.choose(view, game.legal, Budget(nodes=20)))

    for game in positions(deck, 24):
        choice = answer(game, 1)
        assert choice in [str(one) for one in game.legal]
        other_order = game.view().sample(Random(99), deck=deck)
        assert answer(other_order, 1) == choice


def test_bots_say_that_they_use_the_general_model() -> None:
    deck = DECKS[0]
    note = f"Deck '{deck.id}' has no model of its own: the bots use the general model."
    weights, why = weights_for(deck)
    assert weights is not None
    assert why == note == note_of(make_bot("giant", deck=deck))
    game = Game.new(3, seed=1, deck=deck)
    found = explain(game.view(), budget=Budget(nodes=5), deck=deck)
    assert found.note == note
    known = explain(Game.new(3, seed=1).view(), budget=Budget(nodes=5))
    assert found.margin > known.margin > 0
    assert weights_for(None)[1] is None


def test_it_gives_each_feature_of_a_deck_the_sum_of_its_properties() -> None:
    model = load_weights(BUILT_IN_GENERAL)
    for deck in (*DECKS, load_deck("founders")):
        weights = fitted(model, deck)
        check_weights(weights, deck)
        features, choices = general.feature_map(deck), general.choice_map(deck)
        assert len(features.starts) - 1 == count_features(len(deck.cards), LAYOUT)
        assert len(choices.starts) - 1 == count_choice_features(len(deck.cards), LAYOUT)
        assert features.columns.max() < general.WIDTH
        assert choices.columns.max() < general.CHOICE_WIDTH
        row = IN_STUDY + 5  # a card
        place = slice(features.starts[row], features.starts[row + 1])
        added = features.counts[place] @ model.nets[0].own[features.columns[place]]
        assert weights.nets[0].own[row].tolist() == np.clip(added, -2000, 2000).tolist()


def test_cards_that_do_the_same_are_the_same_to_it() -> None:
    """Not their names count but what they do; twins get the same weights."""
    deck = DECKS[1]
    twin = {"id": "twin", "cards": [c.to_json() | {"id": f"x{c.id}"} for c in deck.cards]}
    model = load_weights(BUILT_IN_GENERAL)
    one, other = fitted(model, deck), fitted(model, Deck.from_json(twin))
    assert (one.nets[1].own == other.nets[1].own).all()
    assert (one.nets[1].policy == other.nets[1].policy).all()


def test_the_gain_of_a_take_is_what_it_pays() -> None:
    paid = 0
    for deck in DECKS:
        rng = Random(1)
        for game in positions(deck, 60):
            digs = [str(choice) for choice in game.legal if str(choice).startswith("dig")]
            if not digs:
                continue
            dig = rng.choice(digs)
            card = dig.split()[-1]
            seat = game.asked
            assert seat is not None
            gains = [
                take_gain(game.state, seat - 1, deck.index[card], do)
                for do in (DO_AMBER, DO_POINTS)
            ]
            events = game.play(dig)
            own = (card, seat, seat)
            amber, points = (
                sum(
                    event.amount
                    for event in events
                    if isinstance(event, kind) and (event.card, event.seat, event.owner) == own
                )
                for kind in (AmberGained, PointsGained)
            )
            assert gains == [amber, points]
            paid += amber + points
    assert paid > 20


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_search_finds_the_win_of_the_last_turn_on_other_decks(number: int) -> None:
    deck = generated_deck(f"tactics-{number}", STYLES[number % 2])
    game = next(puzzles(SetCompleted, deck, lines=400))
    bot = make_bot("search-learned", seed=1, deck=deck)
    while (decision := game.decision) is not None:
        game.play(bot.choose(game.view(2), decision.legal, Budget(nodes=400)))
    assert game.outcome is not None
    assert game.outcome.winners == (2,)
