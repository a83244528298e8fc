"""`reveals`: one game for each card that may come up, whatever the order of the deck."""

from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from firstgiants import Game
from firstgiants.rules.reveals import reveals
from tests.exploring import examples

from .games import decks


@examples(40)
@given(decks(most=30), st.integers(2, 5), st.randoms(use_true_random=False))
def test_1_3_every_hidden_card_may_come_up_and_the_true_one_is_among_them(
    deck: object, players: int, dice: Random
) -> None:
    game = Game.new(players, seed=dice.random().hex(), deck=deck)  # type: ignore[arg-type]
    while game.decision is not None:
        choice = dice.choice(game.legal)
        before = game.view()
        branches = reveals(game, choice)
        game.play(choice)
        after = game.view()
        if None in branches:
            assert list(branches) == [None]
            assert branches[None].view() == after
            assert after.deck_top in (before.deck_top, None)
        else:
            assert len(branches) == before.deck_left - 1 == after.deck_left
            assert branches[after.deck_top].view() == after
            for card, branch in branches.items():
                assert branch.view().deck_top == card
                assert replace(branch.view(), deck_top=None) == replace(after, deck_top=None)


def test_1_3_the_order_of_the_deck_plays_no_part() -> None:
    game = Game.new(2, seed=7)
    order = game.record().order
    other = Game.new(2, order=(*order[:9], *reversed(order[9:])))
    for choice in map(str, game.legal):
        one, two = reveals(game, choice), reveals(other, choice)
        assert {card: g.fingerprint() for card, g in one.items()} == {
            card: g.fingerprint() for card, g in two.items()
        }
