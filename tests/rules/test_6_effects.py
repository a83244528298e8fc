"""RULES.md §6.1–§6.5: effects, their conditions, what they do, multipliers."""

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
    reclaim,
    sets,
    shows,
    study,
    table,
    take,
    until_turn,
)

POINT = {"do": "points"}


def test_6_1_single_use_applies_once_in_the_turn_in_which_you_take_the_card() -> None:
    game = table("flying-1", "flying-2", effects={"flying-1": [{"do": "points", "amount": 3}]})
    take(game, 1, "flying-1")
    assert points(game, 1) == 3
    take(game, 1, "flying-2")
    until_turn(game, 1)
    assert (points(game, 1), points(game, 2)) == (3, 0)


def test_6_1_recurring_applies_every_time_including_its_own_take() -> None:
    when = {"by": "you", "family": "flying"}
    game = table(
        "flying-1", "flying-2", "flying-3", effects={"flying-1": [{"when": when, **POINT}]}
    )
    gained = []
    for card in ("flying-1", "flying-2", "flying-3"):
        take(game, 1, card)
        gained.append(points(game, 1))
    assert gained == [1, 2, 3]


@pytest.mark.parametrize(
    ("when", "own", "others"),
    [
        ({"by": "anyone", "family": "flying"}, {"flying-2"}, {"flying-3"}),
        ({"by": "you", "family": "flying"}, {"flying-2"}, set()),
        ({"by": "anyone", "size": 2}, {"flying-2", "marine-2"}, {"marine-2b"}),
        ({"by": "you", "size": 2}, {"flying-2", "marine-2"}, set()),
        ({"by": "you", "new_family": True}, {"flying-2", "marine-2"}, set()),
    ],
)
def test_6_2_conditions(when: dict[str, object], own: set[str], others: set[str]) -> None:
    """A herbivore has the effect; its owner and the other seat take cards."""
    game = table(
        *("herbivore-1", "flying-2 flying-3", "marine-2 marine-2b", "herbivore-3"),
        effects={"herbivore-1": [{"when": when, **POINT}]},
        filler="mammal-3",
    )
    take(game, 1, "herbivore-1")
    met: dict[int, set[str]] = {1: set(), 2: set()}
    for seat, card in [
        *((1, "flying-2"), (2, "flying-3"), (1, "marine-2")),
        *((2, "marine-2b"), (1, "herbivore-3")),
    ]:
        until_turn(game, seat)
        before = points(game, 1)
        take(game, seat, card)
        if points(game, 1) > before:
            met[seat].add(card)
    assert met == {1: own, 2: others}


def test_6_2_new_family_refers_to_the_study_before_the_take() -> None:
    when = {"by": "you", "new_family": True}
    game = table(
        *("flying-1", "flying-2", "marine-1 marine-2"),
        effects={"flying-2": [{"when": when, **POINT}]},
    )
    take(game, 1, "flying-1", "flying-2")
    assert points(game, 1) == 0  # a flyer was there before
    take(game, 1, "marine-1")
    assert points(game, 1) == 1
    take(game, 1, "marine-2")
    assert points(game, 1) == 1


def test_6_2_a_family_is_new_again_when_its_last_card_has_left_the_study() -> None:
    when = {"by": "you", "new_family": True}
    game = table(
        "flying-1", "marine-1", "marine-2", effects={"flying-1": [{"when": when, **POINT}]}
    )
    take(game, 1, "flying-1", "marine-1")
    assert points(game, 1) == 2
    reclaim(game, 1)
    play(game, "show marine-1 new")
    take(game, 1, "marine-2")
    assert points(game, 1) == 3


def test_6_2_displaying_and_refilling_never_meet_a_condition() -> None:
    when = {"by": "anyone", "family": "flying"}
    game = table(
        "marine-1", "flying-1", deck="flying-2", effects={"marine-1": [{"when": when, **POINT}]}
    )
    events = play(game, "dig 1 marine-1")  # refills with flying-2
    assert (points(game, 1), event_fields(events, "SiteRefilled")[0]["card"]) == (0, "flying-2")
    take(game, 1, "flying-1")
    assert points(game, 1) == 1
    reclaim(game, 1)
    play(game, "show flying-1 new")
    assert points(game, 1) == 1


def test_6_3_amber_and_points_are_gained_from_the_supply_which_is_never_short() -> None:
    effects = {"flying-1": [{"do": "amber", "amount": 1_000_000}, {"do": "points", "amount": 70}]}
    game = table("flying-1", effects=effects)
    events = play(game, "dig 1 flying-1")
    assert (amber(game, 1), points(game, 1)) == (1_000_002, 70)
    assert line_up(events, "AmberGained", "PointsGained") == ["AmberGained", "PointsGained"]


def test_6_3_display_pays() -> None:
    game = table("flying-2", effects={"flying-2": [{"do": "display"}]})
    play(game, "dig 1 flying-2")
    assert (asked(game), legal(game)) == ((1, "display"), ("show flying-2 new", "skip"))
    events = play(game, "show flying-2 new")
    assert (amber(game, 1), sets(game, 1)) == (0, [("flying-2",)])
    assert event_fields(events, "FossilDisplayed")[0]["because"] == "effect"


def test_6_3_display_offers_only_what_can_be_paid() -> None:
    game = table("flying-3", "flying-1", effects={"flying-1": [{"do": "display"}]})
    take(game, 1, "flying-3", "flying-1")
    assert legal(game) == ("show flying-1 new", "skip")


def test_6_3_display_free_pays_nothing() -> None:
    game = table("flying-3", effects={"flying-3": [{"do": "display_free"}]})
    events = play(game, "dig 1 flying-3")
    assert legal(game) == ("show flying-3 new", "skip")
    events = play(game, "show flying-3 new")
    assert (amber(game, 1), sets(game, 1)) == (2, [("flying-3",)])
    assert event_fields(events, "AmberSpent") == []
    assert event_fields(events, "FossilDisplayed")[0]["cost"] == 0


@pytest.mark.parametrize(
    ("do", "seconds"),
    [
        ("display_two_different", {"marine-1", "carnivore-1"}),
        ("display_two_same", {"flying-1", "flying-egg"}),
    ],
)
def test_6_3_display_two_is_up_to_two_paying_each(do: str, seconds: set[str]) -> None:
    game = table(
        *("flying-1 flying-egg", "marine-1", "carnivore-1 flying-2"),
        effects={"flying-2": [{"do": do}]},
        gift=9,
    )
    take(game, 1, "flying-1", "flying-egg", "marine-1", "carnivore-1", "flying-2")
    before = amber(game, 1)
    play(game, "show flying-2 new")
    assert (amber(game, 1), asked(game)) == (before - 2, (1, "display_second"))
    assert {text.split()[1] for text in legal(game) if text != "skip"} - {
        card for card in study(game, 1) if "filler" in card
    } == seconds
    card = min(seconds)
    cost = 2 if card.endswith("egg") else 1
    play(game, f"show {card} new")
    assert (amber(game, 1), asked(game)) == (before - 2 - cost, (2, "turn"))


def test_6_3_trade_spends_3_amber_for_2_points_once_per_application() -> None:
    effects: Effects = {"flying-1": [{"do": "amber", "amount": 6}, {"do": "trade"}]}
    game = table("flying-1", effects=effects)
    play(game, "dig 1 flying-1")
    assert (asked(game), legal(game)) == ((1, "trade"), ("skip", "trade"))
    events = play(game, "trade")
    assert (amber(game, 1), points(game, 1), asked(game)) == (5, 2, (2, "turn"))
    assert event_fields(events, "AmberSpent") == [{"seat": 1, "amount": 3, "because": "trade"}]
    assert event_fields(events, "PointsGained")[0]["because"] == "trade"


def test_6_3_display_or_point() -> None:
    effects = {card: [{"do": "display_or_point"}] for card in ("flying-1", "flying-2")}
    game = table("flying-1", "flying-2", effects=effects)
    play(game, "dig 1 flying-1")
    assert asked(game) == (1, "display_or_point")
    assert legal(game) == ("point", "show flying-1 new", "skip")
    play(game, "point")
    assert (points(game, 1), amber(game, 1), asked(game)) == (1, 2, (2, "turn"))
    take(game, 1, "flying-2")
    play(game, "show flying-2 new")
    assert (points(game, 1), amber(game, 1), sets(game, 1)) == (1, 0, [("flying-2",)])


def test_6_4_the_card_just_taken_may_be_displayed_at_once() -> None:
    effects = {"marine-1": [{"when": {"by": "you", "family": "flying"}, "do": "display"}]}
    game = table("marine-1", "flying-1", effects=effects)
    take(game, 1, "marine-1", "flying-1")
    assert "show flying-1 new" in legal(game)
    play(game, "show flying-1 new")
    assert sets(game, 1) == [("flying-1",)]


def test_6_4_the_second_of_two_may_expand_the_set_that_the_first_began() -> None:
    effects = {"flying-2": [{"do": "display_two_same"}]}
    game = table("flying-1", "flying-2", effects=effects, gift=9)
    take(game, 1, "flying-1", "flying-2")
    play(game, "show flying-2 new")
    assert shows(game, "flying-1") == ["1", "new"]
    play(game, "show flying-1 1")
    assert sets(game, 1) == [("flying-2", "flying-1")]


def test_6_4_nothing_comes_between_the_two_displays() -> None:
    """Another pending effect waits until both are done."""
    effects: Effects = {
        "marine-1": [{"when": {"by": "you", "family": "flying"}, "do": "display"}],
        "flying-2": [{"do": "display_two_different"}],
    }
    game = table("marine-1", "flying-2", "carnivore-1", effects=effects, gift=9)
    take(game, 1, "marine-1", "carnivore-1", "flying-2")
    play(game, "use flying-2", "show flying-2 new")
    assert asked(game) == (1, "display_second")
    play(game, "show carnivore-1 new")
    assert asked(game) == (1, "display")


def test_6_4_skip_at_the_first_declines_both() -> None:
    game = table("flying-1", effects={"flying-1": [{"do": "display_two_same"}]}, gift=9)
    take(game, 1, "flying-1")
    events = play(game, "skip")
    assert asked(game) == (2, "turn")
    assert event_fields(events, "EffectDeclined") == [
        {"seat": 1, "card": "flying-1", "effect": 0, "owner": 1, "second": False}
    ]


def test_6_4_skip_after_the_first_declines_the_second() -> None:
    effects: Effects = {"flying-1": [{"do": "display_two_different"}]}
    game = table("marine-1", "flying-1", effects=effects, gift=9)
    take(game, 1, "marine-1", "flying-1")
    play(game, "show flying-1 new")
    events = play(game, "skip")
    assert asked(game) == (2, "turn")
    assert event_fields(events, "EffectDeclined") == [
        {"seat": 1, "card": "flying-1", "effect": 0, "owner": 1, "second": True}
    ]


def test_6_4_without_a_fitting_second_card_display_two_is_done() -> None:
    game = table("marine-1", "flying-1", effects={"flying-1": [{"do": "display_two_same"}]}, gift=9)
    take(game, 1, "marine-1", "flying-1")
    play(game, "show flying-1 new")
    assert asked(game) == (2, "turn")


def test_6_4_the_second_must_be_paid_too() -> None:
    game = table("flying-2", "flying-1", effects={"flying-1": [{"do": "display_two_same"}]})
    take(game, 1, "flying-2", "flying-1")
    play(game, "show flying-1 new")  # 1 amber is left
    assert asked(game) == (2, "turn")


def test_6_4_display_or_point_offers_point_even_if_nothing_can_be_displayed() -> None:
    game = table("flying-3", effects={"flying-3": [{"do": "display_or_point"}]})
    play(game, "dig 1 flying-3")
    assert legal(game) == ("point", "skip")


def test_6_4_the_choices_of_a_reclaim_have_no_skip() -> None:
    game = table("flying-1")
    take(game, 1, "flying-1")
    reclaim(game, 1)
    assert legal(game) == ("amber", "show flying-1 new")
    with pytest.raises(IllegalChoice):
        play(game, "skip")


@pytest.mark.parametrize(
    ("per", "gain"),
    [
        ({"family": "flying"}, 2),
        ({"family": "marine"}, 1),
        ({"family": "carnivore"}, 0),
        ("families", 3),
        ("pairs", 2),
    ],
)
@pytest.mark.parametrize("amount", [1, 4])
def test_6_5_multipliers_count_your_study(per: object, gain: int, amount: int) -> None:
    """Two flyers, a marine animal, a mammal."""
    effect = {"do": "points", "amount": amount, "per": per}
    game = table(
        *("flying-1", "marine-1", "mammal-1 flying-2"),
        effects={"flying-2": [effect]},
        filler="herbivore-3",
    )
    take(game, 1, "flying-1", "marine-1", "mammal-1", "flying-2")
    assert points(game, 1) == gain * amount


@pytest.mark.parametrize(("cards", "pairs"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_6_5_pairs_are_half_the_cards_rounded_down(cards: int, pairs: int) -> None:
    game = table(
        *("flying-1", "marine-3", "marine-3b", "marine-3c"),
        effects={"flying-1": [{"do": "points", "per": "pairs"}]},
    )
    others = ["marine-3", "marine-3b", "marine-3c"][: cards - 1]
    take(game, 1, *others)
    take(game, 1, "flying-1")
    assert study(game, 1) == (*others, "flying-1")
    assert points(game, 1) == pairs


def test_6_5_counted_when_applied_the_card_itself_included_while_in_the_study() -> None:
    when = {"by": "anyone", "family": "flying"}
    effect = {"when": when, "do": "points", "per": {"family": "flying"}}
    game = table("flying-1", "flying-2", "flying-3", effects={"flying-1": [effect]})
    take(game, 1, "flying-1")
    assert points(game, 1) == 1
    take(game, 1, "flying-2")
    assert points(game, 1) == 1 + 2
    reclaim(game, 1)
    play(game, "show flying-2 new")
    take(game, 2, "flying-3")
    assert points(game, 1) == 1 + 2 + 1


def test_6_5_a_gain_of_nothing_makes_no_event() -> None:
    effect = {"do": "amber", "per": {"family": "marine"}}
    game = table("flying-1", effects={"flying-1": [effect]})
    events = play(game, "dig 1 flying-1")
    assert line_up(events, "EffectTriggered", "AmberGained") == ["EffectTriggered"]
