"""RULES.md §5: Set tokens and News tokens."""

from firstgiants import Game

from .table import (
    event_fields,
    legal,
    line_up,
    museum,
    news,
    play,
    reclaim_all_four,
    sets,
    table,
    take,
    until_turn,
)


def scores(game: Game, seat: int) -> tuple[int, int]:
    """Set points and News points."""
    view = game.view().seats[seat - 1]
    return view.set_points, view.news_points


def duel(first: str, second: str) -> Game:
    """Seats 1 and 2 have their cards (2 each, and 2 more between them) and plenty of amber."""
    one, two = first.split(), second.split()
    sites = (" ".join(one[:2]), " ".join(two[:2]), " ".join(one[2:] + two[2:]))
    game = table(*sites, gift=30)
    take(game, 1, *one)
    take(game, 2, *two)
    return game


def display(game: Game, seat: int, *shows: str) -> None:
    """The seat reclaims its markers and displays; the remaining markers give amber."""
    reclaim_all_four(game, seat)
    play(game, *(f"show {text}" for text in shows))
    while game.decision is not None and (game.decision.kind.value == "reclaim"):
        play(game, "amber")


def test_5_1_each_expansion_takes_one_set_token_onto_that_set() -> None:
    game = museum("flying-1 flying-2 marine-1 marine-2")
    left = game.view().tokens_left
    play(game, "show flying-1 new", "show marine-1 new")
    assert game.view().tokens_left == left
    events = play(game, "show flying-2 1")
    assert event_fields(events, "SetTokenTaken") == [{"seat": 1, "row": 1, "left": left - 1}]
    assert [row.tokens for row in game.view().seats[0].sets] == [1, 0]
    assert scores(game, 1)[0] == 2


def test_5_1_a_set_of_n_cards_holds_n_minus_1_tokens_of_2_points() -> None:
    game = museum("flying-1 marine-1 carnivore-1 herbivore-1")
    play(game, "show flying-1 new")
    for card, tokens in [("marine-1", 1), ("carnivore-1", 2), ("herbivore-1", 3)]:
        play(game, f"show {card} 1")
        assert game.view().seats[0].sets[0].tokens == tokens
        assert scores(game, 1)[0] == 2 * tokens


def test_5_2_a_completed_family_set_flips_its_two_tokens() -> None:
    game = museum("flying-1 flying-2 flying-3")
    play(game, "show flying-1 new", "show flying-2 1")
    assert scores(game, 1) == (2, 3)
    play(game, "show flying-3 1")
    assert scores(game, 1) == (6, 3)


def test_5_2_a_completed_size_set_flips_its_four_tokens() -> None:
    game = museum("flying-1 marine-1 carnivore-1 herbivore-1 mammal-1")
    play(game, "show flying-1 new", "show marine-1 1", "show carnivore-1 1", "show herbivore-1 1")
    assert scores(game, 1) == (6, 5)
    reclaim_all_four(game, 1)
    events = play(game, "show mammal-1 1")
    assert scores(game, 1) == (12, 5)
    assert line_up(events, "SetExpanded", "SetTokenTaken", "SetCompleted", "NewsSecured") == [
        *("SetExpanded", "SetTokenTaken", "SetCompleted", "NewsSecured")
    ]


def test_5_2_only_the_tokens_of_the_completed_set_flip() -> None:
    game = museum("flying-1 flying-2 flying-3 marine-1 marine-2")
    play(game, "show marine-1 new", "show flying-1 new", "show marine-2 1", "show flying-2 2")
    reclaim_all_four(game, 1)
    play(game, "show flying-3 2")
    assert scores(game, 1)[0] == 2 + 3 + 3


def test_5_3_the_first_to_expand_a_set_of_a_kind_takes_its_news_at_once() -> None:
    game = museum("flying-1 flying-2 marine-1 marine-1b carnivore-1")
    play(game, "show flying-1 new", "show flying-2 1")
    assert news(game) == {"flying": 1}
    play(game, "show marine-1 new")
    assert news(game) == {"flying": 1}  # one card has no kind
    events = play(game, "show carnivore-1 2")
    assert event_fields(events, "NewsTaken") == [{"seat": 1, "kind": "small"}]
    assert news(game) == {"flying": 1, "small": 1}
    assert scores(game, 1) == (4, 8)


def test_5_3_an_equally_long_set_does_not_steal() -> None:
    game = duel("flying-1 flying-2", "flying-1b flying-2b")
    display(game, 1, "flying-1 new", "flying-2 1")
    display(game, 2, "flying-1b new", "flying-2b 1")
    assert news(game) == {"flying": 1}
    assert (scores(game, 1), scores(game, 2)) == ((2, 3), (2, 0))


def test_5_3_a_set_with_strictly_more_cards_steals_at_once() -> None:
    game = duel("flying-1 flying-2", "flying-1b flying-2b flying-3b")
    display(game, 1, "flying-1 new", "flying-2 1")
    reclaim_all_four(game, 2)
    play(game, "show flying-1b new", "show flying-2b 1")
    events = play(game, "show flying-3b 1")
    assert event_fields(events, "NewsStolen") == [{"seat": 2, "kind": "flying", "from_seat": 1}]
    assert news(game) == {"flying": 2}
    assert (scores(game, 1), scores(game, 2)) == ((2, 0), (6, 3))


def test_5_3_the_first_to_complete_a_kind_can_no_longer_lose_its_token() -> None:
    game = duel("flying-1 flying-2 flying-3", "flying-1b flying-2b flying-3b")
    display(game, 1, "flying-1 new", "flying-2 1", "flying-3 1")
    assert [token.safe for token in game.view().news if token.kind == "flying"] == [True]
    display(game, 2, "flying-1b new", "flying-2b 1", "flying-3b 1")
    assert news(game) == {"flying": 1}
    assert (scores(game, 1), scores(game, 2)) == ((6, 3), (6, 0))


def test_5_3_completing_first_makes_one_event() -> None:
    game = duel("flying-1 flying-2 flying-3", "flying-1b flying-2b flying-3b")
    reclaim_all_four(game, 1)
    events = play(game, "show flying-1 new", "show flying-2 1", "show flying-3 1")
    assert event_fields(events, "NewsSecured") == [{"seat": 1, "kind": "flying"}]
    reclaim_all_four(game, 2)
    events = play(game, "show flying-1b new", "show flying-2b 1", "show flying-3b 1")
    assert line_up(events, "NewsTaken", "NewsStolen", "NewsSecured") == []


def test_5_3_a_family_set_counts_for_no_size_and_a_size_set_for_no_family() -> None:
    game = museum("flying-1 flying-2 marine-2 marine-egg")
    play(game, "show flying-1 new", "show flying-2 1", "show marine-2 new", "show marine-egg 2")
    assert news(game) == {"flying": 1, "marine": 1}


def test_5_4_r5_only_the_set_just_expanded_can_steal() -> None:
    """Seat 2 has as many flyers as the holder; expanding a set of another kind moves no token."""
    game = duel("flying-1 flying-2", "flying-1b flying-2b marine-1b marine-2b")
    display(game, 1, "flying-1 new", "flying-2 1")
    display(game, 2, "flying-1b new", "flying-2b 1")
    display(game, 2, "marine-1b new", "marine-2b 2")
    assert news(game) == {"flying": 1, "marine": 2}


def test_5_4_it_must_be_longer_than_the_holders_longest_set_of_the_kind() -> None:
    """Seat 1 holds the small News with three cards and begins a second, shorter small set. Seat 2's
    set of three only equals the longest."""
    game = table(
        *("flying-1 marine-1", "carnivore-1 flying-1b", "marine-1b flying-1c"),
        deck="marine-1c carnivore-1c herbivore-1c",
        gift=30,
        filler="mammal-3",
    )
    take(game, 1, "flying-1", "marine-1", "carnivore-1", "flying-1b", "marine-1b")
    take(game, 2, "flying-1c", "marine-1c", "carnivore-1c", "herbivore-1c")
    display(game, 1, "flying-1 new", "marine-1 1", "carnivore-1 1", "flying-1b new")
    display(game, 1, "marine-1b 2")
    assert sets(game, 1) == [("flying-1", "marine-1", "carnivore-1"), ("flying-1b", "marine-1b")]
    display(game, 2, "flying-1c new", "marine-1c 1", "carnivore-1c 1")
    assert news(game) == {"small": 1}
    display(game, 2, "herbivore-1c 1")
    assert news(game) == {"small": 2}
    assert [token.length for token in game.view().news if token.kind == "small"] == [4]


def test_5_4_a_holder_whose_second_set_outgrows_the_first_keeps_the_token() -> None:
    game = museum("flying-1 flying-2 flying-1b flying-2b flying-3")
    play(game, "show flying-1 new", "show flying-2 1", "show flying-1b new", "show flying-2b 2")
    until_turn(game, 1)
    reclaim_all_four(game, 1)
    assert "show flying-3 2" in legal(game)
    events = play(game, "show flying-3 2")
    assert line_up(events, "NewsTaken", "NewsStolen", "NewsSecured") == ["NewsSecured"]
    assert news(game) == {"flying": 1}
