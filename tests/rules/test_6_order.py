"""RULES.md §6.6–§6.11: which effects a take triggers, in whose order, and which are lost."""

import pytest

from firstgiants import IllegalChoice

from .table import (
    Effects,
    amber,
    asked,
    event_fields,
    legal,
    line_up,
    play,
    points,
    sets,
    study,
    table,
    take,
    until_turn,
)

ANY_FLYING = {"by": "anyone", "family": "flying"}
MY_FLYING = {"by": "you", "family": "flying"}


def test_6_6_several_effects_of_one_player_go_in_the_order_that_player_likes() -> None:
    effects: Effects = {
        "marine-1": [{"when": MY_FLYING, "do": "trade"}],
        "flying-1": [{"do": "display"}],
    }
    for first, second in (("marine-1", "display"), ("flying-1", "trade")):
        game = table("marine-1", "flying-1", effects=effects, gift=9)
        take(game, 1, "marine-1", "flying-1")
        assert (asked(game), legal(game)) == ((1, "order"), ("use flying-1", "use marine-1"))
        play(game, f"use {first}", "skip")
        assert asked(game) == (1, second)


@pytest.mark.parametrize("active", [1, 2, 3])
def test_6_6_the_active_players_effects_come_first_then_clockwise(active: int) -> None:
    cards = {1: "marine-1", 2: "carnivore-1", 3: "herbivore-1"}
    effects: Effects = {
        card: [{"when": ANY_FLYING, "do": "points"}, {"when": ANY_FLYING, "do": "display_or_point"}]
        for card in cards.values()
    }
    game = table("marine-1", "carnivore-1", "herbivore-1", "flying-1", effects=effects, players=3)
    for seat, card in cards.items():
        take(game, seat, card)
    events = take(game, active, "flying-1")
    order = [active, active % 3 + 1, (active + 1) % 3 + 1]
    gains = []
    for seat in order:
        assert asked(game) == (seat, "display_or_point")
        gains += [row["seat"] for row in event_fields(events, "PointsGained")]
        events = play(game, "skip")
    assert gains == order  # each seat's gains in its place, not before


def test_6_7_the_take_decides_all_triggers_before_any_is_applied() -> None:
    effects: Effects = {
        "marine-1": [{"when": ANY_FLYING, "do": "points"}],
        "flying-1": [{"do": "amber"}, {"when": MY_FLYING, "do": "points"}],
    }
    game = table("marine-1", "flying-1", effects=effects)
    take(game, 2, "marine-1")
    events = take(game, 1, "flying-1")
    assert event_fields(events, "EffectTriggered") == [
        {"seat": 1, "card": "flying-1", "effect": 0},
        {"seat": 1, "card": "flying-1", "effect": 1},
        {"seat": 2, "card": "marine-1", "effect": 0},
    ]
    names = line_up(events, "EffectTriggered", "AmberGained", "PointsGained")
    assert names == ["EffectTriggered"] * 3 + ["AmberGained", "PointsGained", "PointsGained"]


def test_6_7_each_at_most_once_per_take() -> None:
    """One take meets the conditions of three effects, and each applies once."""
    effects: Effects = {
        "flying-1": [
            {"when": MY_FLYING, "do": "points"},
            {"when": {"by": "anyone", "size": 1}, "do": "points"},
            {"when": {"by": "you", "new_family": True}, "do": "points"},
        ]
    }
    game = table("flying-1", effects=effects)
    take(game, 1, "flying-1")
    assert points(game, 1) == 3


def test_6_7_none_is_added_later() -> None:
    """The Family of the taken card does not become new when the other marine card is displayed."""
    effects: Effects = {
        "flying-1": [{"when": {"by": "you", "new_family": True}, "do": "points", "amount": 10}],
        "marine-2": [{"do": "display"}],
    }
    game = table("flying-1", "marine-1", "marine-2", effects=effects, gift=9)
    take(game, 1, "flying-1", "marine-1")
    assert points(game, 1) == 20
    take(game, 1, "marine-2")
    play(game, "show marine-1 new")
    assert points(game, 1) == 20


def test_6_8_each_opponent_applies_the_effect_once_clockwise_from_the_owner() -> None:
    effects: Effects = {"flying-1": [{"do": "amber", "amount": 3, "who": "opponents"}]}
    game = table("", "flying-1", effects=effects, players=4)
    events = take(game, 3, "flying-1")
    assert [amber(game, seat) for seat in (1, 2, 3, 4)] == [5, 5, 2, 5]
    assert [(row["seat"], row["owner"]) for row in event_fields(events, "AmberGained")] == [
        *((4, 3), (1, 3), (2, 3))
    ]


def test_6_8_the_active_player_applies_it_too_if_the_owner_is_someone_else() -> None:
    effects: Effects = {
        "marine-1": [{"when": ANY_FLYING, "do": "points", "who": "opponents"}],
    }
    game = table("marine-1", "flying-1", effects=effects, players=3)
    take(game, 2, "marine-1")
    events = take(game, 1, "flying-1")
    assert [points(game, seat) for seat in (1, 2, 3)] == [1, 0, 1]
    assert [row["seat"] for row in event_fields(events, "PointsGained")] == [3, 1]


def test_6_8_your_refers_to_the_opponent_who_applies_it() -> None:
    """A multiplier counts the Study of each opponent."""
    effects: Effects = {
        "flying-1": [{"do": "points", "per": {"family": "marine"}, "who": "opponents"}]
    }
    game = table("flying-1", "marine-1 marine-2", "marine-3", effects=effects, players=3)
    take(game, 2, "marine-1")
    take(game, 2, "marine-2")
    take(game, 1, "marine-3")
    take(game, 1, "flying-1")
    assert [points(game, seat) for seat in (1, 2, 3)] == [0, 2, 0]


def test_6_8_a_choice_in_it_is_each_players_own_and_skip_declines_for_that_one_only() -> None:
    effects: Effects = {"flying-1": [{"do": "display_or_point", "who": "opponents"}]}
    game = table("flying-1", effects=effects, players=4)
    take(game, 1, "flying-1")
    assert asked(game) == (2, "display_or_point")
    events = play(game, "skip")
    assert event_fields(events, "EffectDeclined") == [
        {"seat": 2, "card": "flying-1", "effect": 0, "owner": 1, "second": False}
    ]
    assert asked(game) == (3, "display_or_point")
    play(game, "point")
    assert asked(game) == (4, "display_or_point")
    play(game, "point")
    assert [points(game, seat) for seat in (1, 2, 3, 4)] == [0, 0, 1, 1]
    assert asked(game) == (2, "turn")


def test_6_8_an_opponent_who_could_only_skip_is_passed_over() -> None:
    effects: Effects = {"flying-1": [{"do": "display", "who": "opponents"}]}
    game = table("marine-1", "flying-1", effects=effects, players=3)
    take(game, 3, "marine-1")
    take(game, 1, "flying-1")  # seat 2 holds large fillers only, and 2 amber
    assert asked(game) == (3, "display")
    assert "show marine-1 new" in legal(game)


def test_6_8_display_two_is_finished_by_one_opponent_before_the_next() -> None:
    effects: Effects = {"flying-1": [{"do": "display_two_different", "who": "opponents"}]}
    game = table(
        *("marine-1 carnivore-1", "marine-1b carnivore-1b", "flying-1"), effects=effects, players=3
    )
    take(game, 2, "marine-1", "carnivore-1")
    take(game, 3, "marine-1b", "carnivore-1b")
    take(game, 1, "flying-1")
    play(game, "show marine-1 new")
    assert asked(game) == (2, "display_second")
    play(game, "show carnivore-1 1")
    assert asked(game) == (3, "display")


def test_6_8_it_is_carried_out_as_a_whole_before_the_owners_next_effect() -> None:
    effects: Effects = {
        "marine-1": [{"when": MY_FLYING, "do": "display_or_point", "who": "opponents"}],
        "flying-1": [{"do": "display_or_point"}],
    }
    game = table("marine-1", "flying-1", effects=effects, players=3)
    take(game, 1, "marine-1", "flying-1")
    play(game, "use marine-1")
    order = []
    while asked(game) != (2, "turn"):
        decision = game.decision
        assert decision is not None
        order.append(decision.seat)
        play(game, "point")
    assert order == [2, 3, 1]


def test_6_9_gains_come_first_unasked_in_the_order_of_the_study() -> None:
    """R7: gains, also each-opponent ones, precede the effect with a choice on the oldest card."""
    effects: Effects = {
        "marine-1": [{"when": MY_FLYING, "do": "trade"}, {"when": MY_FLYING, "do": "amber"}],
        "carnivore-1": [{"when": MY_FLYING, "do": "amber", "who": "opponents"}],
        "flying-1": [{"do": "points"}, {"do": "display_or_point"}],
    }
    game = table("marine-1", "carnivore-1", "flying-1", effects=effects)
    take(game, 1, "carnivore-1", "marine-1")
    events = take(game, 1, "flying-1")
    gains = [
        (row["card"], row["seat"])
        for name in ("AmberGained", "PointsGained")
        for row in event_fields(events, name)
    ]
    assert gains == [("carnivore-1", 2), ("marine-1", 1), ("flying-1", 1)]
    assert asked(game) == (1, "order")


def test_6_9_the_owner_picks_among_effects_with_a_choice_each_opponent_ones_included() -> None:
    effects: Effects = {
        "marine-1": [{"when": MY_FLYING, "do": "display_or_point", "who": "opponents"}],
        "flying-1": [{"do": "display_or_point"}],
    }
    game = table("marine-1", "flying-1", effects=effects)
    take(game, 1, "marine-1", "flying-1")
    assert legal(game) == ("use flying-1", "use marine-1")
    play(game, "use marine-1")
    assert asked(game) == (2, "display_or_point")


def test_6_10_a_pending_effect_of_a_card_displayed_meanwhile_is_lost() -> None:
    effects: Effects = {
        "marine-1": [{"when": MY_FLYING, "do": "display_or_point"}],
        "flying-1": [{"do": "display"}],
    }
    game = table("marine-1", "flying-1", effects=effects)
    take(game, 1, "marine-1", "flying-1")
    play(game, "use flying-1")
    events = play(game, "show marine-1 new")
    assert event_fields(events, "EffectLost") == [{"seat": 1, "card": "marine-1", "effect": 0}]
    names = [type(event).__name__ for event in events]
    assert names.index("EffectLost") > names.index("FossilDisplayed")
    assert asked(game) == (2, "turn")


def test_6_10_applies_to_own_and_each_opponent_effects() -> None:
    effects: Effects = {
        "marine-1": [{"when": MY_FLYING, "do": "display_or_point", "who": "opponents"}],
        "flying-1": [{"do": "display"}],
    }
    game = table("marine-1", "flying-1", effects=effects)
    take(game, 1, "marine-1", "flying-1")
    play(game, "use flying-1", "show marine-1 new")
    assert asked(game) == (2, "turn")


def test_6_10_all_further_effects_of_the_card_itself_are_lost_too() -> None:
    effects: Effects = {"flying-1": [{"do": "display"}, {"do": "display_or_point"}]}
    game = table("flying-1", effects=effects)
    take(game, 1, "flying-1")
    events = play(game, "show flying-1 new")
    assert event_fields(events, "EffectLost") == [{"seat": 1, "card": "flying-1", "effect": 1}]
    assert asked(game) == (2, "turn")


@pytest.mark.parametrize("do", ["points", "display_or_point"])
def test_6_10_also_if_its_owner_displayed_the_card_during_another_players_effect(do: str) -> None:
    """The effect of seat 2's card is pending when seat 1's effect lets seat 2 display the card."""
    effects: Effects = {
        "marine-1": [{"when": ANY_FLYING, "do": do}],
        "flying-1": [{"do": "display", "who": "opponents"}],
    }
    for choice in ("show marine-1 new", "skip"):
        game = table("marine-1", "flying-1", effects=effects)
        take(game, 2, "marine-1")
        take(game, 1, "flying-1")
        assert asked(game) == (2, "display")
        events = play(game, choice)
        lost = [{"seat": 2, "card": "marine-1", "effect": 0}]
        if choice == "skip":
            assert event_fields(events, "EffectLost") == []
            applied = (1, (2, "turn")) if do == "points" else (0, (2, do))
            assert (points(game, 2), asked(game)) == applied
        else:
            assert event_fields(events, "EffectLost") == lost
            assert (points(game, 2), asked(game)) == (0, (2, "turn"))


def test_6_10_an_effect_once_begun_is_finished() -> None:
    """The first display is the card with the effect itself; the second display still follows."""
    effects: Effects = {"flying-1": [{"do": "display_two_different"}]}
    game = table("marine-1", "flying-1", effects=effects)
    take(game, 1, "marine-1", "flying-1")
    play(game, "show flying-1 new")
    assert asked(game) == (1, "display_second")
    play(game, "show marine-1 1")
    assert sets(game, 1) == [("flying-1", "marine-1")]


def test_6_10_an_each_opponent_effect_once_begun_reaches_every_opponent() -> None:
    """The owner has no decision in which to display the card, and so cannot stop the effect."""
    effects: Effects = {"flying-1": [{"do": "display_free", "who": "opponents"}]}
    game = table("flying-1", effects=effects, players=3)
    until_turn(game, 2)
    take(game, 3, "mammal-3filler1")
    take(game, 1, "flying-1")
    assert study(game, 1)[-1] == "flying-1"
    for seat in (2, 3):
        assert asked(game) == (seat, "display")
        play(game, legal(game)[0])
    assert [len(sets(game, seat)) for seat in (1, 2, 3)] == [0, 1, 1]


def test_6_11_gains_are_mandatory() -> None:
    effects: Effects = {"flying-1": [{"do": "points", "who": "opponents"}, {"do": "amber"}]}
    game = table("flying-1", effects=effects)
    take(game, 1, "flying-1")
    assert (asked(game), points(game, 2), amber(game, 1)) == ((2, "turn"), 1, 3)


@pytest.mark.parametrize(
    "do",
    [
        *("display", "display_free", "display_two_different", "display_two_same"),
        *("trade", "display_or_point"),
    ],
)
@pytest.mark.parametrize("who", ["you", "opponents"])
def test_6_11_everything_that_says_may_can_be_declined(do: str, who: str) -> None:
    effects: Effects = {"flying-1": [{"do": do, "who": who}]}
    game = table("flying-1", effects=effects, gift=9)
    until_turn(game, 2)
    until_turn(game, 1)
    take(game, 1, "flying-1")
    decider = 1 if who == "you" else 2
    before = game.view().seats
    assert game.decision is not None
    assert game.decision.seat == decider
    play(game, "skip")
    assert game.view().seats == before
    assert asked(game) == (2, "turn")
    with pytest.raises(IllegalChoice):
        play(game, "skip")
