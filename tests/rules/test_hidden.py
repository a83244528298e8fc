"""Views, previews and events do not depend on the deck's hidden order; samples fit the view."""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from firstgiants import Game, IllegalChoice, Preview
from firstgiants.rules.errors import BadState
from firstgiants.rules.events import DeckTopTurned, Event
from tests.exploring import examples

from .games import openings, pick, seeds, walk
from .table import Effects, event_fields, legal, play, table

FEW = examples(30)


@FEW
@given(openings(most=24), seeds)
def test_two_games_that_differ_only_in_hidden_order_look_the_same(game: Game, seed: int) -> None:
    """Their views differ only after a choice turns up a card in which the orders differ."""
    rng = Random(seed)
    while game.decision is not None:
        known = len(game.deck.cards) - game.view().deck_left + 1
        order = list(game.record().order)
        hidden = order[known:]
        rng.shuffle(hidden)
        twin = Game.new(
            game.players, deck=game.deck, order=[*order[:known], *hidden], settings=game.settings
        )
        play(twin, *game.choices)
        for seat in (None, *range(1, len(game.players) + 1)):
            assert twin.view_text(seat) == game.view_text(seat)
        options = game.decision.spellings
        for text in rng.sample(options, min(4, len(options))):
            assert twin.preview([text]) == game.preview([text])
        choice = pick(game, rng)
        before = game.view().deck_left
        mine, theirs = game.play(choice), twin.play(choice)
        if game.view().deck_left == before:
            assert mine == theirs
        else:
            tops = [event for event in mine if isinstance(event, DeckTopTurned)]
            assert tops[0].card == ((hidden and order[known]) or None)


@FEW
@given(openings(most=40), seeds)
def test_a_preview_matches_play_and_changes_nothing(game: Game, seed: int) -> None:
    rng = Random(seed)
    while game.decision is not None:
        before, seat = game.fingerprint(), game.decision.seat
        plan: list[str] = []
        real = game.copy()
        facts: list[Event] = []
        preview = game.preview([])
        assert (preview.view, preview.events) == (game.view(seat), ())
        while preview.decision is not None:
            choice = pick(real, rng)
            plan.append(choice)
            facts += real.play(choice)
            preview = game.preview(plan)
            assert game.fingerprint() == before
            assert preview.played == tuple(plan)
            check_preview(preview, real, facts, seat)
        with pytest.raises(IllegalChoice):
            game.preview([*plan, "reclaim"])
        play(game, *plan)


def check_preview(preview: Preview, real: Game, facts: list[Event], seat: int) -> None:
    expected = real.view(seat)
    if preview.view.deck_top_hidden:
        expected = replace(expected, deck_top=None, deck_top_hidden=True)
        facts = [
            replace(fact, card=None) if isinstance(fact, DeckTopTurned) else fact for fact in facts
        ]
        assert preview.decision is None
    assert list(preview.events) == facts
    if preview.decision is None:
        over_or_other = real.decision is None or real.decision.seat != seat
        assert over_or_other or preview.view.deck_top_hidden
        expected = replace(expected, decision=None)
    assert preview.view == expected
    assert json.loads(preview.decision_text) == json.loads(preview.view_text)["decision"]


def test_a_preview_never_shows_the_card_that_a_refill_would_turn_up() -> None:
    effects: Effects = {"flying-1": [{"do": "display"}]}
    game = table("flying-1", deck="marine-1 carnivore-1", effects=effects)
    first = game.preview(["dig 1 flying-1"])
    assert (first.view.deck_top, first.view.deck_top_hidden) == ("marine-1", False)
    assert first.decision is not None
    both = game.preview(["dig 1 flying-1", "skip"])
    assert both.view.sites[0].cards[0] == "marine-1"  # it was visible on top of the deck
    assert (both.view.deck_top, both.view.deck_top_hidden) == (None, True)
    assert "carnivore-1" not in both.view_text + both.events_text
    assert event_fields(both.events, "DeckTopTurned") == [{"card": None, "left": 51}]
    assert (both.decision, both.played) == (None, ("dig 1 flying-1", "skip"))
    assert game.ply == 0


def test_a_preview_stops_where_another_seat_must_decide() -> None:
    effects: Effects = {"flying-1": [{"do": "display_or_point", "who": "opponents"}]}
    game = table("flying-1", effects=effects)
    preview = game.preview(["dig 1 flying-1"])
    assert (preview.decision, preview.view.deck_top_hidden) == (None, False)
    with pytest.raises(IllegalChoice, match="nothing more to choose"):
        game.preview(["dig 1 flying-1", "point"])


def test_a_preview_of_illegal_choices_is_refused_and_changes_nothing() -> None:
    game = table("flying-1")
    before = game.fingerprint()
    for plan in (["reclaim"], ["dig 1 flying-1", "dig 2 x"], ["dig 1 flying-1", legal(game)[0]]):
        with pytest.raises(IllegalChoice):
            game.preview(plan)
    assert game.fingerprint() == before


@FEW
@given(openings(most=60), seeds)
def test_a_sampled_game_agrees_with_its_view_and_plays_on(game: Game, seed: int) -> None:
    rng = Random(seed)
    for _ in walk(game, rng):
        seat = game.decision.seat if game.decision else None
        view = game.view(seat)
        sampled = view.sample(rng, deck=game.deck)
        assert sampled.view(seat) == view
        assert sampled.legal == game.legal
        if game.ply % 8 == 0:
            list(walk(sampled, rng))
            assert sampled.is_over


@FEW
@given(openings(most=60), seeds)
def test_a_sampled_game_with_the_true_order_is_the_true_game(game: Game, seed: int) -> None:
    """If nothing is hidden, only one order is possible: the sample must play exactly the same."""
    rng = Random(seed)
    while game.view().deck_left > 2 and not game.is_over:
        next(walk(game, rng))
    while game.decision is not None:
        if game.view().deck_left <= 2:
            sampled, real = game.view().sample(rng, deck=game.deck), game.copy()
            for choice, events in walk(real, rng):
                assert sampled.play(choice) == events
            assert sampled.view() == real.view()
        next(walk(game, rng))


def test_a_sampled_game_has_no_record() -> None:
    game = Game.new(2, seed=1)
    play(game, legal(game)[0])
    sampled = game.view().sample(Random(1))
    assert sampled.ply == 1
    play(sampled, legal(sampled)[0])
    assert (sampled.ply, len(sampled.choices)) == (2, 1)
    with pytest.raises(BadState):
        sampled.record()


def test_samples_shuffle_the_hidden_cards() -> None:
    game = Game.new(2, seed=1)
    rng = Random(5)
    futures = set()
    for _ in range(8):
        sampled = game.view().sample(rng)
        tops = []
        for _ in range(6):
            play(sampled, next(text for text in legal(sampled) if text.startswith("dig")))
            while sampled.decision is not None and sampled.decision.kind != "turn":
                play(sampled, legal(sampled)[0])
            tops.append(sampled.view().deck_top)
        futures.add(tuple(tops))
    assert len(futures) == 8
