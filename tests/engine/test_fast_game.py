"""The game on integers plays what ``Game`` plays, and shows what a view shows."""

from random import Random

import numpy as np
import pytest

from firstgiants import Game
from firstgiants.engine.ints import Dice
from firstgiants.engine.playout import shuffle_hidden
from firstgiants.rules.cards import KINDS
from tools.regenerate_golden import golden_deck

DECKS = ["founders", "wild", "nine", "eggs"]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("players", [2, 5])
def test_it_plays_the_same_game(deck: str, players: int) -> None:
    rng = Random(players)
    for seed in range(4):
        game = Game.new(players, seed=seed, deck=golden_deck(deck))
        fast = game.fast()
        legal = fast.legal()
        while game.decision is not None:
            assert fast.seat() == game.decision.seat
            assert sorted(fast.spell(choice) for choice in legal) == list(game.decision.spellings)
            choice = rng.choice(game.decision.spellings)
            game.play(choice)
            legal = fast.play(fast.find(choice))
        assert (legal, fast.seat()) == ([], 0)
        assert game.outcome is not None
        assert tuple(fast.totals()) == game.outcome.totals
        assert tuple(fast.winners()) == game.outcome.winners


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    game = Game.new(2, seed=1)
    fast = game.fast()
    reclaim = 1
    with pytest.raises(ValueError, match=r"1 is not a legal choice here; legal\(\) lists them"):
        fast.play(reclaim)
    assert fast.legal() == game.fast().legal()
    assert fast.find("reclaim") == -1
    with pytest.raises(ValueError, match="no seat 3"):
        fast.observe(3)


def test_copies_and_playouts_change_nothing() -> None:
    game = Game.new(3, seed=2)
    fast = game.fast()
    before = bytes(fast.observe(1))
    twin = fast.copy()
    twin.play(twin.legal()[0])
    totals = fast.play_out(7)
    assert (len(totals), totals) == (3, fast.play_out(7))
    assert totals != fast.play_out(8)
    assert bytes(fast.observe(1)) == before != bytes(twin.observe(1))
    fast.play(fast.legal()[0])
    assert (game.ply, bytes(game.fast().observe(1))) == (0, before)


def field(game: Game, seat: int, name: str) -> np.ndarray:
    fast = game.fast()
    at = 0
    seen = np.frombuffer(fast.observe(seat), np.uint8)
    for known, shape in fast.observer.shapes:
        if known == name:
            return seen[at : at + int(np.prod(shape))].reshape(shape)
        at += int(np.prod(shape))
    raise AssertionError(name)


@pytest.mark.parametrize("deck", DECKS)
def test_an_observation_shows_what_the_view_shows(deck: str) -> None:
    rng = Random(3)
    game = Game.new(3, seed=3, deck=golden_deck(deck))
    ids = game.deck.ids
    while not game.is_over:
        game.play(rng.choice(game.legal))
        for seat in (1, 2, 3):
            view = game.view(seat)
            turned = [view.seats[(seat - 1 + n) % 3] for n in range(3)]
            numbers = [
                [one.amber, one.points, one.set_points, one.news_points, one.total]
                for one in turned
            ]
            assert field(game, seat, "numbers")[:, :5].tolist() == numbers
            study, shown = field(game, seat, "study"), field(game, seat, "shown")
            for n, one in enumerate(turned):
                assert {ids[c] for c in np.flatnonzero(study[n])} == set(one.study)
                rows = {card: row.row for row in one.sets for card in row.cards}
                assert {ids[c]: shown[n][c] for c in np.flatnonzero(shown[n])} == rows
            lying = [{ids[c] for c in np.flatnonzero(row)} for row in field(game, seat, "site")]
            assert lying == [set(site.cards) - {None} for site in view.sites]
            top = np.flatnonzero(field(game, seat, "top"))
            assert [ids[c] for c in top] == ([] if view.deck_top is None else [view.deck_top])
            held = field(game, seat, "news_holder")
            for kind, news in zip(range(len(KINDS)), view.news, strict=True):
                holder = [] if news.holder is None else [(news.holder - seat) % 3]
                assert np.flatnonzero(held[kind]).tolist() == holder
            decides = [] if view.decision is None else [(view.decision.seat - seat) % 3]
            assert np.flatnonzero(field(game, seat, "decides")).tolist() == decides


def test_an_observation_does_not_depend_on_the_hidden_order() -> None:
    """§1.3: the deck's order below its top card is unknown to all."""
    game = Game.new(2, seed=5)
    for _ in range(30):
        fast, other = game.fast(), game.fast()
        dealt = len(game.deck.cards) - game.view().deck_left
        shuffle_hidden(other.state, Dice(1), dealt + 1)
        assert list(other.state.order) != list(fast.state.order)
        for seat in (1, 2):
            assert bytes(fast.observe(seat)) == bytes(other.observe(seat))
        game.play(game.legal[-1])
