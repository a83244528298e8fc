"""RULES.md §8: canonical choices."""

import re

import pytest

from firstgiants import Game, IllegalChoice, parse_choice
from firstgiants.rules.choices import (
    Choice,
    Dig,
    Reclaim,
    Show,
    Skip,
    TakeAmber,
    TakePoint,
    Trade,
    Use,
)
from firstgiants.rules.errors import BadChoice

from .table import (
    Effects,
    amber,
    asked,
    event_fields,
    idle,
    legal,
    museum,
    play,
    points,
    reclaim,
    table,
    take,
    until_turn,
)

SPELLINGS: list[tuple[Choice, str]] = [
    (Dig(2, "a-b"), "dig 2 a-b"),
    (Reclaim(), "reclaim"),
    (TakeAmber(), "amber"),
    (Show("x"), "show x new"),
    (Show("x", 10), "show x 10"),
    (Show("x", 1, "small"), "show x 1 small"),
    (Use("x"), "use x"),
    (Trade(), "trade"),
    (TakePoint(), "point"),
    (Skip(), "skip"),
]


@pytest.mark.parametrize(("choice", "spelling"), SPELLINGS)
def test_8_every_choice_has_one_spelling(choice: Choice, spelling: str) -> None:
    assert str(choice) == spelling
    assert parse_choice(spelling) == choice


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "dig", "dig 1", "dig 0 x", "dig 5 x", "dig 01 x", "dig 1  x", "dig 1 x "),
        *(" dig 1 x", "Dig 1 x", "dig 1 x y", "dig ١ x", "reclaim 1", "amber 1", "show x"),
        *("show x 01", "show x -1", "show x +1", "show x 1 tiny", "show x new small", "show x ²"),
        *("use", "use x y", "trade 1", "point\n", "skip skip", "dig\t1 x", "show x 1e3"),
    ],
)
def test_8_2_nothing_else_is_a_choice(text: str) -> None:
    with pytest.raises(BadChoice, match="is not a choice"):
        parse_choice(text)


@pytest.mark.parametrize("text", [" dig 1 {}", "dig  1 {}", "DIG 1 {}", "dig 01 {}", "dig 1 {}\n"])
def test_8_2_a_game_takes_the_exact_spelling_only(text: str) -> None:
    game = table("flying-1")
    with pytest.raises(IllegalChoice):
        play(game, text.format("flying-1"))


def test_8_a_choice_is_played_as_object_or_spelling() -> None:
    games = [table("flying-1"), table("flying-1")]
    assert games[0].play("dig 1 flying-1") == games[1].play(Dig(1, "flying-1"))
    assert games[0] == games[1]
    assert games[0].choices == games[1].choices == ("dig 1 flying-1",)


def test_8_row_1_is_the_oldest_set() -> None:
    game = museum("flying-1 flying-2 marine-1 marine-2")
    play(game, "show marine-1 new", "show flying-1 new", "show flying-2 2")
    assert [row.cards for row in game.view().seats[0].sets] == [
        *(("marine-1",), ("flying-1", "flying-2"))
    ]


def test_8_use_is_asked_only_if_effects_of_two_or_more_cards_are_pending() -> None:
    both: Effects = {"flying-1": [{"do": "display"}, {"do": "display_or_point"}]}
    game = table("flying-1", effects=both)
    take(game, 1, "flying-1")
    assert asked(game) == (1, "display")  # two effects, one card: no question about the order


def test_8_1_turn_choices_are_asked_and_recorded_even_if_only_one_is_legal() -> None:
    game = table()
    while legal(game) != ("reclaim",):
        idle(game)
    before = game.ply
    play(game, "reclaim")
    assert game.choices[before:] == ("reclaim",)


def test_8_1_any_other_decision_with_one_legal_choice_is_made_by_the_engine() -> None:
    """A seat reclaims three markers and can pay for no card with 2 to 4 amber: no decision."""
    game = table("flying-1", effects={"flying-1": [{"do": "trade"}]}, filler="mammal-3")
    take(game, 1, "flying-1")  # 2 amber: the trade could only be skipped
    assert (asked(game), game.choices) == ((2, "turn"), ("dig 1 flying-1",))
    game = table("marine-3")
    take(game, 1, "marine-3")
    until_turn(game, 1)
    before = game.ply
    events = play(game, "reclaim")
    assert (game.ply, asked(game), amber(game, 1)) == (before + 1, (2, "turn"), 3)
    assert len(event_fields(events, "AmberGained")) == 1


def test_8_1_after_each_choice_the_engine_plays_on_to_the_next_question() -> None:
    """The last marker of a reclaim can only give amber, so the engine ends the turn."""
    game = table("flying-2", "marine-1")
    take(game, 1, "flying-2", "marine-1")
    reclaim(game, 1)
    play(game, "show flying-2 new")
    assert (asked(game), amber(game, 1)) == ((2, "turn"), 1)


def test_8_2_the_list_is_sorted_by_code_point() -> None:
    """``show x 10`` before ``show x 2``: a seat with ten sets of one small card each."""
    game = table("flying-2", filler="flying-1", gift=9)
    take(game, 1, "flying-2")
    while len(game.view().seats[0].sets) < 10:
        if asked(game) == (1, "reclaim"):
            new = [text for text in legal(game) if re.search(r"filler\d+ new", text)]
            play(game, (new or ["amber"])[0])
        else:
            until_turn(game, 1)
            idle(game)
    until_turn(game, 1)
    idle(game)
    reclaim(game, 1)
    into = [text.rsplit(" ", 1)[1] for text in legal(game) if text.startswith("show flying-2 ")]
    assert into == ["1", "10", *"23456789", "new"]
    assert list(legal(game)) == sorted(set(legal(game)))


def test_8_3_a_card_with_several_pending_effects_is_listed_once_in_printed_order() -> None:
    mine = {"by": "you", "family": "flying"}
    effects: Effects = {
        "marine-1": [
            {"when": mine, "do": "display_or_point"},
            {"when": mine, "do": "trade"},
        ],
        "flying-1": [{"do": "display"}],
    }
    game = table("marine-1", "flying-1", effects=effects, gift=9)
    take(game, 1, "marine-1", "flying-1")
    assert legal(game) == ("use flying-1", "use marine-1")
    play(game, "use marine-1")
    assert asked(game) == (1, "display_or_point")
    play(game, "point")
    assert legal(game) == ("use flying-1", "use marine-1")  # the trade stays pending
    play(game, "use marine-1")
    assert asked(game) == (1, "trade")
    play(game, "trade")
    assert (points(game, 1), asked(game)) == (3, (1, "display"))


def test_8_4_effects_that_could_only_be_skipped_are_dropped_before_each_effect() -> None:
    effects: Effects = {
        "marine-2": [{"when": {"by": "you", "family": "flying"}, "do": "display"}],
        "flying-1": [{"do": "trade"}],
    }
    game = table("marine-2", "flying-1", effects=effects)
    take(game, 1, "marine-2")
    events = take(game, 1, "flying-1")  # 2 amber: no trade, so no question about the order
    assert event_fields(events, "EffectDropped") == [{"seat": 1, "card": "flying-1", "effect": 0}]
    assert asked(game) == (1, "display")


def test_8_4_this_is_checked_again_before_each_effect() -> None:
    """At first both effects are possible; the display leaves too little amber for the trade."""
    effects: Effects = {
        "marine-1": [{"when": {"by": "you", "family": "flying"}, "do": "trade"}],
        "flying-1": [{"do": "amber"}, {"do": "display"}],
    }
    game = table("marine-1", "flying-1", effects=effects)
    take(game, 1, "marine-1", "flying-1")
    assert legal(game) == ("use flying-1", "use marine-1")
    events = play(game, "use flying-1", "show flying-1 new")
    assert event_fields(events, "EffectDropped") == [{"seat": 1, "card": "marine-1", "effect": 0}]
    assert asked(game) == (2, "turn")


def test_8_4_an_each_opponent_effect_is_dropped_only_if_all_could_only_skip() -> None:
    effects: Effects = {"flying-1": [{"do": "display", "who": "opponents"}]}
    game = table("flying-1", "marine-1", effects=effects, players=3)
    events = take(game, 1, "flying-1")
    assert event_fields(events, "EffectDropped") == [{"seat": 1, "card": "flying-1", "effect": 0}]
    game = table("flying-1", "marine-1", effects=effects, players=3)
    take(game, 3, "marine-1")
    events = take(game, 1, "flying-1")
    assert event_fields(events, "EffectDropped") == []
    assert asked(game) == (3, "display")


@pytest.mark.parametrize("wrong", ["dig 1 nothing", "use flying-1", "amber", "point", "", "💥"])
def test_8_an_illegal_choice_says_what_was_legal_and_changes_nothing(wrong: str) -> None:
    game = table("flying-1", "marine-1")
    before = game.fingerprint()
    with pytest.raises(IllegalChoice) as refused:
        play(game, wrong)
    assert (game.fingerprint(), game.ply, game.choices) == (before, 0, ())
    assert refused.value.code == "illegal-choice"
    assert refused.value.details["legal"] == list(legal(game))
    assert (refused.value.details["ply"], refused.value.details["seat"]) == (1, 1)
    assert refused.value.details["choice"] == wrong


def test_8_undo_takes_choices_back_one_by_one() -> None:
    game = Game.new(3, seed=5)
    prints = [game.fingerprint()]
    for _ in range(12):
        play(game, legal(game)[game.ply % len(legal(game))])
        prints.append(game.fingerprint())
    for before in reversed(prints[:-1]):
        game.undo()
        assert game.fingerprint() == before
