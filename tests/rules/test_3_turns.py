"""RULES.md §3: a turn."""

import pytest

from firstgiants import IllegalChoice

from .table import (
    amber,
    asked,
    event_fields,
    idle,
    legal,
    line_up,
    play,
    reclaim,
    sets,
    study,
    table,
    take,
    until_turn,
)


def digs(*sites: int) -> set[str]:
    return {f"dig {site}" for site in sites}


def verbs(options: tuple[str, ...]) -> set[str]:
    """``dig 1``, ``dig 2`` …, ``reclaim``: without the cards."""
    return {text.rsplit(" ", 1)[0] for text in options}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_3_turns_go_clockwise_from_the_first_player(players: int) -> None:
    game = table(players=players)
    seats = []
    for _ in range(2 * players):
        decision = game.decision
        assert decision is not None
        seats.append(decision.seat)
        idle(game)
    assert seats == [*range(1, players + 1)] * 2


def test_3_a_turn_is_exactly_one_action() -> None:
    game = table()
    play(game, legal(game)[0])
    assert asked(game) == (2, "turn")
    play(game, legal(game)[0], "reclaim")  # both amber and no card that seat 1 could pay
    assert asked(game) == (2, "turn")


def test_3_the_next_turn_starts_when_the_action_is_fully_resolved() -> None:
    game = table("flying-1", effects={"flying-1": [{"do": "display"}]})
    events = play(game, "dig 1 flying-1")
    assert asked(game) == (1, "display")
    assert event_fields(events, "TurnStarted") == []
    events = play(game, "skip")
    assert asked(game) == (2, "turn")
    assert event_fields(events, "TurnStarted") == [{"seat": 2, "turn": 2}]


def test_3_1_with_no_marker_on_the_museum_you_must_reclaim() -> None:
    game = table()
    for site in (1, 2, 3, 4):
        play(game, next(text for text in legal(game) if text.startswith(f"dig {site}")))
        idle(game)
    assert legal(game) == ("reclaim",)


def test_3_1_1_a_marker_goes_to_a_site_with_none_of_your_markers() -> None:
    game = table("flying-1", "", "marine-1")
    take(game, 1, "flying-1")
    until_turn(game, 1)
    assert verbs(legal(game)) == digs(2, 3, 4) | {"reclaim"}
    with pytest.raises(IllegalChoice):
        play(game, "dig 1 " + str(game.view().sites[0].cards[0]))
    take(game, 1, "marine-1")
    until_turn(game, 1)
    assert verbs(legal(game)) == digs(2, 4) | {"reclaim"}


def test_3_1_1_others_markers_do_not_matter() -> None:
    game = table("flying-1", deck="flying-2")
    play(game, "dig 1 flying-1", "dig 1 flying-2")
    assert game.view().sites[0].markers == (1, 2)


def test_3_1_2_one_of_the_cards_lying_there_comes_into_your_study() -> None:
    game = table("flying-1 flying-2", "marine-1", "carnivore-1 carnivore-2")
    events = play(game, "dig 3 carnivore-2")
    assert study(game, 1) == ("carnivore-2",)
    assert event_fields(events, "MarkerPlaced") == [{"seat": 1, "site": 3}]
    assert event_fields(events, "CardTaken") == [{"seat": 1, "card": "carnivore-2", "site": 3}]
    with pytest.raises(IllegalChoice):
        play(game, "dig 1 marine-1")  # it lies at site 2


def test_3_1_3_effects_are_applied_before_the_refill() -> None:
    game = table("flying-1", deck="marine-1", effects={"flying-1": [{"do": "display"}]})
    play(game, "dig 1 flying-1")
    assert game.view().sites[0].cards[0] is None
    assert game.view().deck_top == "marine-1"
    play(game, "show flying-1 new")
    assert game.view().sites[0].cards[0] == "marine-1"


def test_3_1_4_the_empty_slot_is_refilled_with_the_decks_top_card() -> None:
    game = table("flying-1 flying-2", deck="marine-1 marine-2")
    events = play(game, "dig 1 flying-2")
    assert game.view().sites[0].cards == ("flying-1", "marine-1")
    assert event_fields(events, "SiteRefilled") == [{"site": 1, "card": "marine-1"}]
    assert event_fields(events, "DeckTopTurned") == [{"card": "marine-2", "left": 51}]


def test_3_1_4_with_an_empty_deck_the_slot_stays_empty() -> None:
    game = table("flying-1", cards=9)
    last = game.view().deck_top
    play(game, "dig 1 flying-1")
    assert game.view().sites[0].cards[0] == last
    events = play(game, f"dig 1 {last}")
    assert game.view().sites[0].cards[0] is None
    assert event_fields(events, "SiteRefilled") == []
    assert game.is_over


def test_3_2_with_none_of_your_markers_at_a_site_you_must_dig() -> None:
    game = table()
    assert verbs(legal(game)) == digs(1, 2, 3, 4)
    with pytest.raises(IllegalChoice):
        play(game, "reclaim")


def test_3_2_1_all_your_markers_come_back_and_only_yours() -> None:
    game = table("flying-1", "marine-1", deck="flying-2 herbivore-1")
    play(game, "dig 1 flying-1", "dig 1 flying-2", "dig 2 marine-1")
    until_turn(game, 1)
    events = play(game, "reclaim")
    assert event_fields(events, "MarkersReclaimed") == [{"seat": 1, "sites": [1, 2]}]
    assert game.view().seats[0].markers == ()
    assert game.view().seats[1].markers != ()


def test_3_2_2_for_each_marker_gain_one_amber_or_display_one_fossil() -> None:
    game = table("flying-1", "marine-1", "carnivore-2")
    take(game, 1, "flying-1", "marine-1", "carnivore-2")
    reclaim(game, 1)
    assert asked(game) == (1, "reclaim")
    play(game, "amber")
    assert amber(game, 1) == 3
    play(game, "amber")
    assert amber(game, 1) == 4
    play(game, "show carnivore-2 new")
    assert (amber(game, 1), sets(game, 1)) == (2, [("carnivore-2",)])
    assert asked(game) == (2, "turn")


def test_3_2_2_the_choices_go_in_any_order_so_amber_can_pay_for_the_next() -> None:
    game = table("carnivore-3", "carnivore-2")
    take(game, 1, "carnivore-3", "carnivore-2")
    reclaim(game, 1)
    assert legal(game) == ("amber", "show carnivore-2 new")  # 2 amber: not the large one
    events = play(game, "amber")
    assert event_fields(events, "AmberGained") == [
        {"seat": 1, "amount": 1, "because": "reclaim", "card": None, "owner": None}
    ]
    assert legal(game) == ("amber", "show carnivore-2 new", "show carnivore-3 new")
    play(game, "show carnivore-3 new")
    assert (amber(game, 1), asked(game)) == (0, (2, "turn"))


def test_3_2_2_each_marker_may_display() -> None:
    game = table("flying-1", "marine-1")
    take(game, 1, "flying-1", "marine-1")
    reclaim(game, 1)
    events = play(game, "show flying-1 new", "show marine-1 1")
    assert (amber(game, 1), sets(game, 1)) == (0, [("flying-1", "marine-1")])
    assert line_up(events, "FossilDisplayed", "TurnStarted") == [
        "FossilDisplayed",
        "FossilDisplayed",
        "TurnStarted",
    ]


def test_3_2_a_reclaim_triggers_no_effect_and_refills_nothing() -> None:
    effects = {"flying-1": [{"when": {"by": "anyone", "family": "flying"}, "do": "points"}]}
    game = table("flying-1", effects=effects)
    take(game, 1, "flying-1")
    left = game.view().deck_left
    until_turn(game, 1)
    before = game.view().deck_left
    assert before == left - 1  # seat 2 dug
    events = play(game, "reclaim", "show flying-1 new")
    assert line_up(events, "EffectTriggered", "SiteRefilled", "DeckTopTurned") == []
    assert game.view().deck_left == before


def test_3_3_r2_a_site_without_cards_cannot_be_chosen() -> None:
    """With five players, seat 1 takes the last refill, then other seats empty site 1."""
    game = table("flying-1 flying-2", players=5, cards=9)
    last = game.view().deck_top
    play(game, "dig 2 " + str(game.view().sites[1].cards[0]))
    assert game.view().sites[1].cards[0] == last
    play(game, "dig 1 flying-1", "dig 1 flying-2")
    assert game.view().sites[0].cards == (None, None)
    assert verbs(legal(game)) == digs(2, 3, 4)


def test_3_3_a_turn_choice_always_exists() -> None:
    game = table(players=5, cards=9)
    while not game.is_over:
        assert legal(game)
        play(game, legal(game)[0])
    assert game.ply == 5
