"""Evaluations rank the legal choices, are repeatable, and know no hidden card."""

from random import Random

import pytest

from firstgiants import Game
from firstgiants.review import Effort, evaluate
from firstgiants.rules.errors import BadSettings
from tests.review.test_account import plain_deck, play, random_game, rich_deck

QUICK = Effort(choice=40, reveal=4, candidates=2)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_legal_choice_has_chances_scores_and_a_line(players: int) -> None:
    game = Game.new(players, seed=3)
    found = evaluate(game.view(1), effort=QUICK)
    assert found.seat == 1
    assert sorted(one.choice for one in found.choices) == sorted(map(str, game.legal))
    for one in found.choices:
        assert sum(one.chances) == pytest.approx(1)
        assert len(one.chances) == len(one.scores) == players
        assert one.line[0] == one.choice
        trial = game.copy()
        trial.play(one.line[0])
    compared = [one for one in found.choices if one.compared]
    assert found.choices[: len(compared)] == tuple(compared)
    assert len(compared) == QUICK.candidates
    mine = [one.chances[0] for one in compared]
    assert mine == sorted(mine, reverse=True)
    assert found.loss(found.best.choice) == 0


def test_a_named_choice_is_compared_too() -> None:
    game = Game.new(2, seed=3)
    first = evaluate(game.view(1), effort=QUICK)
    last = first.choices[-1].choice
    again = evaluate(game.view(1), effort=QUICK, also=[last])
    assert next(one for one in again.choices if one.choice == last).compared
    assert again.loss(last) >= 0


def test_the_best_choice_is_ranked_first() -> None:
    deck = rich_deck()
    game = Game.new(2, order=[f"c{number}" for number in range(12)], deck=deck)
    found = evaluate(game.view(1), effort=Effort(100, 16, 3), deck=deck, also=["dig 1 c0"])
    assert found.best.choice == "dig 3 c5"
    assert found.loss("dig 1 c0") > 30


def test_an_evaluation_is_repeatable_and_blind() -> None:
    """Two worlds: the same view, another order below."""
    first = play(Game.new(3, seed=11), *(str(Game.new(3, seed=11).legal[0]),))
    order = first.record().order
    dealt = len(order) - first.view().deck_left + 1
    hidden = list(order[dealt:])
    Random(1).shuffle(hidden)
    second = play(Game.new(3, order=(*order[:dealt], *hidden)), *first.choices)
    one, two = (evaluate(game.view(game.asked), effort=QUICK) for game in (first, second))
    assert one == two
    assert one == evaluate(first.view(first.asked), effort=QUICK)
    assert one != evaluate(first.view(first.asked), effort=QUICK, seed=2)


def test_another_deck_is_evaluated_by_search_and_is_less_sure() -> None:
    deck = plain_deck(14)
    unknown = evaluate(Game.new(2, seed=1, deck=deck).view(1), effort=QUICK, deck=deck)
    known = evaluate(Game.new(2, seed=1).view(1), effort=QUICK)
    assert unknown.note is not None
    assert known.note is None
    assert unknown.margin > known.margin


def test_a_game_that_is_over_has_nothing_to_evaluate() -> None:
    game = random_game(plain_deck(12), 2, 1)
    with pytest.raises(BadSettings, match="over"):
        evaluate(game.view(1), deck=game.deck)
