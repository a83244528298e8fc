"""Properties of every game: random legal decks of 9–120 cards, 2–5 players, random choices."""

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given

from firstgiants import Deck, Game, IllegalChoice, Record, View, parse_choice, trace
from tests.exploring import examples

from .games import openings, seeds, walk

FEW = examples(25)
MANY = examples(60)
RUBBISH = [
    "",
    "pass",
    "dig 1 no-such-card",
    "show no-such-card new",
    "use no-such-card",
    "DIG 1 c0",
]


def cards_on_the_table(view: View) -> list[str]:
    """Every card that a view shows: at the sites, in Studies and Exhibitions."""
    out = [card for site in view.sites for card in site.cards if card is not None]
    for seat in view.seats:
        out += seat.study
        out += [card for row in seat.sets for card in row.cards]
    return out


def check_conservation(game: Game, view: View, tokens: int) -> None:
    """No card, marker or token appears or disappears (§1, §5.1, R9)."""
    shown = cards_on_the_table(view)
    assert len(shown) == len(set(shown))
    assert len(shown) + view.deck_left == len(game.deck.cards)
    assert view.deck_top not in shown
    for site in view.sites:
        assert site.markers == tuple(s.seat for s in view.seats if site.site in s.markers)
    on_sets = 0
    for seat in view.seats:
        assert seat.markers_left + len(seat.markers) == 4
        assert seat.amber >= 0
        assert all(row.tokens == len(row.cards) - 1 for row in seat.sets)
        worth = sum(row.tokens * (3 if row.complete else 2) for row in seat.sets)
        assert seat.set_points == worth
        held = sum(token.points for token in view.news if token.holder == seat.seat)
        assert seat.news_points == held
        assert seat.total == seat.points + worth + held
        on_sets += sum(row.tokens for row in seat.sets)
    # After the trigger, tokens come from outside the supply, which stays at 0.
    assert view.tokens_left == (max(0, tokens - on_sets) if view.ending else tokens - on_sets)
    assert view.ending != "tokens" or on_sets >= tokens


def check_sets(game: Game, view: View) -> None:
    """Every displayed set is legal by §4.3–§4.6, and §5.3 gives the holder of every News token."""
    longest: dict[str, Counter[int]] = {token.kind: Counter() for token in view.news}
    for seat in view.seats:
        for row in seat.sets:
            cards = [game.deck.card(card) for card in row.cards]
            sizes = [card.size.word for card in cards if not card.is_egg]
            families = [card.family.value for card in cards]
            if row.type is None:
                assert len(cards) == 1
                continue
            assert row.kind is not None
            if row.type == "family":
                assert set(families) == {row.kind}
                assert len(set(sizes)) == len(sizes)
                assert row.complete == (len(cards) == 3)
            else:
                assert set(sizes) <= {row.kind}
                assert len(set(families)) == len(families)
                assert row.complete == (len(cards) == 5)
            longest[row.kind][seat.seat] = max(longest[row.kind][seat.seat], len(cards))
    for token in view.news:
        lengths = longest[token.kind]
        if token.holder is None:
            assert not lengths
        else:
            assert lengths[token.holder] == max(lengths.values()) == token.length


@MANY
@given(openings(), seeds)
def test_cards_markers_and_tokens_are_conserved_and_sets_are_lawful(game: Game, seed: int) -> None:
    tokens = game.view().tokens_left
    check_conservation(game, game.view(), tokens)
    for _ in walk(game, Random(seed)):
        view = game.view()
        check_conservation(game, view, tokens)
        check_sets(game, view)


@MANY
@given(openings(), seeds)
def test_the_legal_list_is_sorted_unique_and_never_empty_before_the_end(
    game: Game, seed: int
) -> None:
    plies = 0
    while game.decision is not None:
        decision = game.decision
        spellings = decision.spellings
        assert spellings
        assert list(spellings) == sorted(set(spellings))
        assert len(spellings) > 1 or decision.kind == "turn"  # §8.1
        assert tuple(parse_choice(text) for text in spellings) == decision.legal
        next(walk(game, Random(seed + plies)))
        plies += 1
    assert game.is_over
    assert (game.legal, game.decision) == ((), None)
    assert game.outcome is not None
    best = max(game.outcome.totals)
    assert [game.outcome.totals[seat - 1] for seat in game.outcome.winners] == [best] * len(
        game.outcome.winners
    )
    # §7.2: all seats have had the same number of turns.
    assert game.view().turn % len(game.players) == 0


@FEW
@given(openings(most=40), seeds)
def test_every_listed_choice_applies_and_all_others_change_nothing(game: Game, seed: int) -> None:
    rng = Random(seed)
    spelled = {"reclaim", "amber", "trade", "point", "skip", *RUBBISH}
    spelled |= {f"use {card.id}" for card in game.deck.cards}
    spelled |= {f"dig {site} {card.id}" for card in game.deck.cards for site in (0, 1, 4, 5)}
    spelled |= {
        f"show {card.id} {where}"
        for card in game.deck.cards
        for where in ("new", "0", "1", "2", "1 small", "2 large", "new small")
    }
    while game.decision is not None:
        legal = game.decision.spellings
        before = game.fingerprint()
        for text in legal:
            trial = game.copy()
            assert trial.play(text)
            assert trial.choices == (*game.choices, text)
            assert trial.fingerprint() != before
        others = sorted(spelled - set(legal))
        for text in rng.sample(others, min(20, len(others))):
            with pytest.raises(IllegalChoice):
                game.play(text)
        for text in (legal[0] + " ", " " + legal[0], legal[0].upper(), legal[0][:-1] + "~"):
            with pytest.raises(IllegalChoice):
                game.play(text)
        assert game.fingerprint() == before
        next(walk(game, rng))
    with pytest.raises(IllegalChoice):
        game.play("reclaim")


@FEW
@given(openings(most=16), seeds)
def test_copies_saved_states_and_records_are_the_same_game_at_every_ply(
    game: Game, seed: int
) -> None:
    opening = game.record()
    while True:
        copy = game.copy()
        saved = Game.from_json(json.dumps(game.to_json()))
        record = Record.from_json(json.dumps(game.record().to_json()))
        replayed = Game.from_record(record, deck=game.deck)
        for same in (copy, saved, replayed):
            assert same == game
            assert same.view() == game.view()
            assert same.record() == game.record()
        assert Deck.from_json(json.dumps(game.deck.to_json())) == game.deck
        if game.is_over:
            break
        choice, events = next(walk(game, Random(seed + game.ply)))
        for same in (copy, saved, replayed):
            assert same != game
            assert same.play(choice) == events
            assert same == game
    assert opening.choices == ()


@FEW
@given(openings(), seeds)
def test_the_same_order_and_choices_give_the_same_game(game: Game, seed: int) -> None:
    twin = game.copy()
    played = list(walk(game, Random(seed)))
    again = list(walk(twin, Random(seed)))
    assert [(choice, events) for choice, events in played] == [
        (choice, events) for choice, events in again
    ]
    assert game == twin
    lines = list(trace(game.record(), deck=game.deck))
    assert [line["choice"] for line in lines[:-1]] == [choice for choice, _ in played]
    assert lines == list(trace(game.record(), deck=game.deck))
    assert lines[-1]["over"] is True


@FEW
@given(openings(most=30), seeds)
def test_undo_goes_back_to_the_beginning(game: Game, seed: int) -> None:
    start = game.fingerprint()
    prints = [start]
    for _ in walk(game, Random(seed)):
        prints.append(game.fingerprint())
        if len(prints) > 15:
            break
    while game.ply:
        assert prints.pop() == game.fingerprint()
        game.undo()
    assert (game.fingerprint(), prints) == (start, [start])
