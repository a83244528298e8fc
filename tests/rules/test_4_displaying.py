"""RULES.md §4: displaying a fossil."""

from collections.abc import Sequence

import pytest

from firstgiants import Game, IllegalChoice

from .table import (
    amber,
    event_fields,
    kinds,
    legal,
    line_up,
    museum,
    news,
    play,
    points,
    reclaim,
    reclaim_all_four,
    sets,
    shows,
    study,
    table,
    take,
)


def test_4_1_displaying_costs_amber_equal_to_the_size_and_an_egg_costs_2() -> None:
    game = museum("flying-1 marine-2 carnivore-3 herbivore-egg")
    for card, cost in [("flying-1", 1), ("marine-2", 2), ("carnivore-3", 3), ("herbivore-egg", 2)]:
        before = amber(game, 1)
        events = play(game, f"show {card} new")
        assert amber(game, 1) == before - cost
        assert event_fields(events, "AmberSpent") == [
            {"seat": 1, "amount": cost, "because": "display"}
        ]
        assert event_fields(events, "FossilDisplayed")[0]["cost"] == cost


def test_4_1_a_player_who_cannot_pay_cannot_display() -> None:
    game = table("flying-1", "marine-2", "carnivore-3", "herbivore-egg")
    take(game, 1, "flying-1", "marine-2", "carnivore-3", "herbivore-egg")
    reclaim(game, 1)  # with 2 amber
    assert [shows(game, card) for card in study(game, 1)] == [["new"], ["new"], [], ["new"]]
    play(game, "show flying-1 new")  # 1 amber is left: the next marker could only give amber
    assert amber(game, 1) == 1 + 1
    assert shows(game, "carnivore-3") == []


def test_4_1_the_card_moves_from_the_study_to_the_exhibition() -> None:
    game = museum("flying-1 marine-2")
    play(game, "show marine-2 new")
    assert "marine-2" not in study(game, 1)
    assert sets(game, 1) == [("marine-2",)]


def test_4_1_a_displayed_card_loses_its_effects_for_good() -> None:
    recurring = {"when": {"by": "anyone", "family": "flying"}, "do": "points"}
    game = table("flying-1", "flying-2", "flying-3", effects={"flying-1": [recurring]})
    take(game, 1, "flying-1")
    assert points(game, 1) == 1
    reclaim(game, 1)
    play(game, "show flying-1 new")
    take(game, 1, "flying-2")
    take(game, 2, "flying-3")
    assert points(game, 1) == 1


def test_4_2_a_new_set_brings_no_token_and_no_points() -> None:
    game = museum("flying-1")
    left = game.view().tokens_left
    events = play(game, "show flying-1 new")
    assert line_up(events, "SetStarted", "SetExpanded", "SetTokenTaken") == ["SetStarted"]
    seat = game.view().seats[0]
    assert (game.view().tokens_left, seat.total, seat.sets[0].tokens) == (left, 0, 0)
    assert news(game) == {}


def test_4_2_a_card_starts_a_new_set_or_expands_one_of_yours() -> None:
    game = museum("flying-1 flying-2 flying-3 marine-1")
    play(game, "show flying-1 new", "show flying-2 new")
    assert shows(game, "flying-3") == ["1", "2", "new"]
    assert shows(game, "marine-1") == ["1", "new"]
    play(game, "show flying-3 2")
    assert sets(game, 1) == [("flying-1",), ("flying-2", "flying-3")]


def test_4_2_never_one_of_another_players_sets() -> None:
    game = table("flying-1", "flying-2", deck="")
    take(game, 1, "flying-1")
    take(game, 2, "flying-2")
    reclaim(game, 1)
    play(game, "show flying-1 new")
    reclaim(game, 2)
    assert shows(game, "flying-2") == ["new"]


def test_4_3_a_family_set_takes_one_of_each_size_and_is_complete_at_three() -> None:
    game = museum("flying-1 flying-1b flying-2 flying-3 marine-2", filler="mammal-3")
    play(game, "show flying-1 new", "show flying-3 1")
    assert kinds(game, 1) == ["flying"]
    assert shows(game, "flying-1b") == ["new"]
    assert shows(game, "marine-2") == ["new"]
    assert not game.view().seats[0].sets[0].complete
    events = play(game, "show flying-2 1")
    assert event_fields(events, "SetCompleted") == [{"seat": 1, "row": 1, "kind": "flying"}]
    assert game.view().seats[0].sets[0].complete


def test_4_3_a_size_set_takes_one_of_each_family_and_is_complete_at_five() -> None:
    game = museum("flying-1 marine-1 carnivore-1 herbivore-1 mammal-1 flying-1b marine-2")
    play(game, "show flying-1 new", "show marine-1 1")
    assert kinds(game, 1) == ["small"]
    assert shows(game, "flying-1b") == ["new"]
    assert shows(game, "marine-2") == ["new"]
    play(game, "show carnivore-1 1", "show herbivore-1 1")
    assert not game.view().seats[0].sets[0].complete
    reclaim_all_four(game, 1)
    events = play(game, "show mammal-1 1")
    assert event_fields(events, "SetCompleted") == [{"seat": 1, "row": 1, "kind": "small"}]
    assert game.view().seats[0].sets[0].complete


def test_4_4_a_set_of_one_card_has_no_type_and_no_kind() -> None:
    game = museum("flying-1")
    play(game, "show flying-1 new")
    row = game.view().seats[0].sets[0]
    assert (row.type, row.kind, row.complete) == (None, None, False)


@pytest.mark.parametrize(
    ("first", "second", "kind"),
    [
        ("flying-1", "flying-2", "flying"),
        ("flying-1", "flying-1b", None),
        ("flying-1", "flying-egg", "flying"),
        ("flying-egg", "flying-3", "flying"),
        ("flying-egg", "flying-eggb", "flying"),
        ("flying-2", "marine-2", "medium"),
        ("flying-2", "marine-1", None),
        ("flying-3", "marine-egg", "large"),
        ("flying-egg", "marine-1", "small"),
    ],
)
def test_4_4_the_second_card_fixes_the_type(first: str, second: str, kind: str | None) -> None:
    game = museum(f"{first} {second}")
    play(game, f"show {first} new")
    assert shows(game, second) == (["new"] if kind is None else ["1", "new"])
    if kind is not None:
        play(game, f"show {second} 1")
        assert kinds(game, 1) == [kind]
        size = kind in ("small", "medium", "large")
        assert game.view().seats[0].sets[0].type == ("size" if size else "family")


def test_4_4_the_type_never_changes() -> None:
    """Two small cards stay a small set: no medium card and no second flyer may join."""
    game = museum("flying-1 marine-1 flying-2 marine-2 flying-egg carnivore-1")
    play(game, "show flying-1 new", "show marine-1 1")
    assert [shows(game, card) for card in ("flying-2", "marine-2", "flying-egg")] == [["new"]] * 3
    play(game, "show carnivore-1 1")
    assert kinds(game, 1) == ["small"]


@pytest.mark.parametrize(
    ("cards", "more"),
    [
        ("flying-1 flying-2 flying-3", "flying-egg"),
        ("flying-egg flying-eggb flying-eggc", "flying-1"),
    ],
)
def test_4_4_a_complete_family_set_takes_no_more_cards(cards: str, more: str) -> None:
    game = museum(f"{cards} {more}")
    first, second, third = cards.split()
    play(game, f"show {first} new", f"show {second} 1", f"show {third} 1")
    assert shows(game, more) == ["new"]


def test_4_5_in_a_family_set_an_egg_stands_for_any_size_and_is_never_fixed_to_one() -> None:
    for sizes in (("1", "2"), ("1", "3"), ("2", "3")):
        game = museum("flying-egg flying-1 flying-2 flying-3")
        play(game, "show flying-egg new", f"show flying-{sizes[0]} 1")
        assert shows(game, f"flying-{sizes[1]}") == ["1", "new"]
        play(game, f"show flying-{sizes[1]} 1")
        assert game.view().seats[0].sets[0].complete


def test_4_5_only_printed_sizes_must_differ() -> None:
    game = museum("flying-egg flying-1 flying-1b flying-eggb")
    play(game, "show flying-1 new", "show flying-egg 1")
    assert shows(game, "flying-1b") == ["new"]
    play(game, "show flying-eggb 1")
    assert game.view().seats[0].sets[0].complete


def test_4_5_eggs_alone_make_a_family_set_too() -> None:
    game = museum("flying-egg flying-eggb flying-eggc")
    play(game, "show flying-egg new", "show flying-eggb 1", "show flying-eggc 1")
    row = game.view().seats[0].sets[0]
    assert (row.kind, row.complete, row.tokens) == ("flying", True, 2)


def test_4_5_in_a_size_set_an_egg_stands_for_that_sets_size() -> None:
    game = museum("flying-1 marine-1 carnivore-egg herbivore-1 herbivore-2 carnivore-1")
    play(game, "show flying-1 new", "show marine-1 1", "show carnivore-egg 1")
    assert kinds(game, 1) == ["small"]
    assert shows(game, "herbivore-1") == ["1", "new"]
    assert shows(game, "herbivore-2") == ["new"]
    assert shows(game, "carnivore-1") == ["new"]  # the Egg's Family is taken


@pytest.mark.parametrize(("size", "number"), [("small", 1), ("medium", 2), ("large", 3)])
def test_4_6_two_eggs_name_their_size(size: str, number: int) -> None:
    game = museum("flying-egg marine-egg carnivore-1 carnivore-2 carnivore-3")
    play(game, "show flying-egg new")
    assert shows(game, "marine-egg") == ["1 large", "1 medium", "1 small", "new"]
    play(game, f"show marine-egg 1 {size}")
    assert kinds(game, 1) == [size]
    fitting = [n for n in (1, 2, 3) if "1" in shows(game, f"carnivore-{n}")]
    assert fitting == [number]
    assert news(game) == {size: 1}


@pytest.mark.parametrize("wrong", ["show marine-egg 1", "show marine-egg 1 huge"])
def test_4_6_only_the_spellings_with_a_size_are_legal_then(wrong: str) -> None:
    game = museum("flying-egg marine-egg")
    play(game, "show flying-egg new")
    with pytest.raises(IllegalChoice):
        play(game, wrong)


@pytest.mark.parametrize(
    ("shown", "card"),
    [
        (["flying-egg new", "flying-1 1"], "flying-eggb"),  # a Family set
        (["flying-1 new"], "marine-egg"),  # a Size is shown
        (["flying-egg new"], "marine-2"),  # a Size is shown by the second
        (["flying-egg new"], "flying-eggb"),  # one Family
        (["flying-egg new", "marine-egg 1 small"], "carnivore-egg"),  # named before
    ],
)
def test_4_6_in_no_other_case_is_a_size_named(shown: Sequence[str], card: str) -> None:
    game = museum("flying-egg flying-eggb marine-egg carnivore-egg flying-1 marine-2")
    play(game, *(f"show {text}" for text in shown))
    assert shows(game, card) == ["1", "new"]


def test_4_7_in_the_study_and_at_the_sites_an_egg_has_no_size() -> None:
    """R4: taking an Egg meets no Size condition, whatever Size it stands for later."""
    sizes = [{"when": {"by": "anyone", "size": n}, "do": "points"} for n in (1, 2, 3)]
    game = table("flying-1", "marine-egg marine-2", effects={"flying-1": sizes})
    take(game, 1, "flying-1")
    assert points(game, 1) == 1
    take(game, 2, "marine-egg")
    assert points(game, 1) == 1 + gains_of_fillers(game, seat=2)


def gains_of_fillers(game: Game, *, seat: int) -> int:
    """The number of fillers the seat took: each is large and so met a Size condition."""
    return sum("filler" in card for card in study(game, seat))


@pytest.mark.parametrize(
    ("effect", "gain"),
    [
        ({"when": {"by": "you", "family": "marine"}}, 1),
        ({"when": {"by": "you", "new_family": True}}, 2),  # its own take, then the Egg's
        ({"when": {"by": "you", "family": "marine"}, "per": {"family": "marine"}}, 1),
        ({"when": {"by": "you", "family": "marine"}, "per": "families"}, 2),
        ({"when": {"by": "you", "family": "marine"}, "per": "pairs"}, 1),
    ],
)
def test_4_7_its_family_counts_everywhere(effect: dict[str, object], gain: int) -> None:
    game = table("flying-1", "marine-egg", effects={"flying-1": [{"do": "points"} | effect]})
    take(game, 1, "flying-1", "marine-egg")
    assert points(game, 1) == gain


@pytest.mark.parametrize(
    ("do", "second"), [("display_two_same", "marine-3"), ("display_two_different", "flying-1")]
)
def test_4_7_its_family_counts_for_display_two(do: str, second: str) -> None:
    game = table("flying-1", "marine-3", "marine-egg", effects={"marine-egg": [{"do": do}]}, gift=9)
    take(game, 1, "flying-1", "marine-3", "marine-egg")
    play(game, "show marine-egg new")
    assert {text.split()[1] for text in legal(game) if text != "skip"} == {second}


def test_4_8_a_small_herbivore_joins_a_small_carnivore_in_a_small_size_set() -> None:
    game = museum("carnivore-1 herbivore-1")
    play(game, "show carnivore-1 new")
    assert kinds(game, 1) == [None]
    play(game, "show herbivore-1 1")
    row = game.view().seats[0].sets[0]
    assert (row.cards, row.type, row.kind) == (("carnivore-1", "herbivore-1"), "size", "small")
