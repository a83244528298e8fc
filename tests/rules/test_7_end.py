"""RULES.md §7: the end, the score and the winner."""

from random import Random

import pytest

from firstgiants import Family, Game, IllegalChoice, Settings

from .table import (
    EffectRow,
    Effects,
    asked,
    event_fields,
    idle,
    legal,
    line_up,
    museum,
    play,
    table,
    take,
    until_turn,
)


def until_ending(game: Game) -> tuple[int, str]:
    """All seats display whatever expands a set; returns the seat and cause of the trigger."""
    while True:
        events = play(game, greedy(game))
        for row in event_fields(events, "EndTriggered"):
            return int(str(row["seat"])), str(row["cause"])


def greedy(game: Game) -> str:
    """Expand a set, else display, else reclaim, else dig."""
    options = legal(game)
    expanding = [text for text in options if text.startswith("show") and " new" not in text]
    shows = [text for text in options if text.startswith("show")]
    reclaim = [text for text in options if text == "reclaim"]
    markers = game.view().seats[(game.decision.seat if game.decision else 1) - 1].markers
    if len(markers) < 4:
        reclaim = []
    return (expanding or shows or reclaim or options)[0]


def small_cards(effect: EffectRow, players: int, cards: int = 300) -> Game:
    """A deck of small cards of all Families with this effect, so that tokens run out first."""
    deck = [f"{family}-1x{n}" for n in range(60) for family in Family]
    Random(1).shuffle(deck)
    deck = deck[: cards - 8]
    effects: Effects = {card: [effect] for card in deck}
    return table(deck=" ".join(deck), effects=effects, players=players, cards=cards)


def rich(players: int, cards: int = 300) -> Game:
    """Small cards whose effect displays a card for free."""
    return small_cards({"do": "display_free"}, players, cards)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_7_1_the_last_set_token_of_the_supply_triggers_the_end(players: int) -> None:
    game = rich(players)
    _, cause = until_ending(game)
    assert (cause, game.view().tokens_left, game.view().ending) == ("tokens", 0, "tokens")
    tokens = sum(row.tokens for seat in game.view().seats for row in seat.sets)
    assert tokens == {2: 14, 3: 20, 4: 24, 5: 24}[players]


def test_7_1_a_deck_that_is_empty_after_a_refill_triggers_the_end() -> None:
    game = table(cards=10)
    idle(game)
    assert (game.view().deck_left, game.view().ending) == (1, None)
    events = idle(game)
    assert (game.view().deck_left, game.view().ending) == (0, "deck")
    assert event_fields(events, "EndTriggered") == [{"seat": 2, "cause": "deck"}]
    assert event_fields(events, "DeckTopTurned") == [{"card": None, "left": 0}]


def test_7_1_the_end_is_triggered_once() -> None:
    """The tokens run out first; the deck that runs out in the same round changes nothing."""
    for cards in (9, 30, 60, 90, 120, 150, 300):
        game = rich(3, cards=cards)
        causes = []
        while not game.is_over:
            causes += event_fields(play(game, greedy(game)), "EndTriggered")
        assert len(causes) == 1
        assert game.outcome is not None
        assert game.outcome.ending == causes[0]["cause"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_7_2_each_seat_after_the_active_one_has_one_more_turn(players: int) -> None:
    for at in range(players):
        game = table(cards=9 + at, players=players)
        for _ in range(at + 1):
            idle(game)
        assert game.view().ending == "deck"
        turns = []
        while game.decision is not None:
            turns.append(game.decision.seat)
            idle(game)
        assert turns == [*range(at + 2, players + 1)]


def test_7_2_if_the_active_player_is_the_last_seat_the_game_ends_with_this_turn() -> None:
    game = table(cards=10)
    events = idle(game) + idle(game)
    assert game.is_over
    assert line_up(events, "EndTriggered", "GameEnded") == ["EndTriggered", "GameEnded"]
    assert event_fields(events, "GameEnded") == [{"totals": [0, 0], "winners": [1, 2]}]
    with pytest.raises(IllegalChoice, match="the game is over"):
        play(game, "reclaim")


def test_7_2_the_current_turn_is_finished_first() -> None:
    """The effect of the dig is resolved before the refill that triggers the end."""
    effects: Effects = {"flying-1": [{"do": "display_or_point", "who": "opponents"}]}
    game = table("flying-1", effects=effects, cards=9)
    last = game.view().deck_top
    play(game, "dig 1 flying-1")
    assert (asked(game), game.view().ending) == ((2, "display_or_point"), None)
    play(game, "point")
    assert (asked(game), game.view().ending) == ((2, "turn"), "deck")
    play(game, f"dig 1 {last}")
    assert game.is_over


def test_7_2_a_reclaim_goes_on_after_its_display_took_the_last_token() -> None:
    seen = 0
    for players in (2, 3, 4, 5):
        game = small_cards({"do": "amber", "amount": 2}, players)
        seat, cause = until_ending(game)
        assert cause == "tokens"
        if asked(game) == (seat, "reclaim"):
            seen += 1
            assert "amber" in legal(game)
            play(game, "amber")
    assert seen > 0


def test_7_2_r9_after_the_trigger_the_tokens_never_run_out() -> None:
    game = rich(5)
    until_ending(game)
    tokens = sum(row.tokens for seat in game.view().seats for row in seat.sets)
    while not game.is_over:
        play(game, greedy(game))
    more = sum(row.tokens for seat in game.view().seats for row in seat.sets)
    assert more > tokens
    for seat in game.view().seats:
        worth = sum(row.tokens * (3 if row.complete else 2) for row in seat.sets)
        assert seat.set_points == worth
    assert game.view().tokens_left == 0


def test_7_2_it_does_not_matter_which_seat_took_the_last_token() -> None:
    """An opponent takes the last token in seat 1's turn, and still has another turn."""
    game = small_cards({"do": "display_free", "who": "opponents"}, players=2)
    active, events = 0, play(game)
    while game.view().ending is None:
        active = game.view().active
        events = play(game, greedy(game))
    taker = event_fields(events, "EndTriggered")[0]["seat"]
    assert {taker, active} == {1, 2}
    turns = [row["seat"] for row in event_fields(events, "TurnStarted")]
    while not game.is_over:
        turns += [row["seat"] for row in event_fields(play(game, greedy(game)), "TurnStarted")]
    assert turns == ([2] if active == 1 else [])


def test_7_3_the_score_is_news_and_set_tokens_and_points() -> None:
    effects: Effects = {"flying-3": [{"do": "points", "amount": 7}]}
    game = table("flying-1 flying-2", "flying-3 marine-1", effects=effects, gift=30)
    take(game, 1, "flying-1", "flying-2", "flying-3", "marine-1")
    until_turn(game, 1)
    while legal(game) != ("reclaim",):
        play(game, next(text for text in legal(game) if "filler" in text))
        until_turn(game, 1)
    play(game, "reclaim", "show flying-1 new", "show marine-1 1")  # a small set
    assert game.scores[0].total == 7 + 2 + 5
    play(game, "show flying-2 new", "show flying-3 2")
    score = game.scores[0]
    assert (score.news, score.sets, score.points, score.total) == (5 + 3, 2 + 2, 7, 19)
    assert game.view().seats[0].total == 19


def test_7_3_news_points_follow_the_setting() -> None:
    game = table("flying-1", "flying-2", "marine-1", settings=Settings(10, 20), gift=9)
    take(game, 1, "flying-1", "flying-2", "marine-1")
    until_turn(game, 1)
    play(game, "reclaim", "show flying-1 new", "show marine-1 1")
    assert game.scores[0].news == 20
    game = table("flying-1", "flying-2", settings=Settings(10, 20), gift=9)
    take(game, 1, "flying-1", "flying-2")
    until_turn(game, 1)
    play(game, "reclaim", "show flying-1 new", "show flying-2 1")
    assert game.scores[0].news == 10


def test_7_3_cards_in_the_study_and_leftover_amber_are_worth_nothing() -> None:
    game = museum("flying-1 flying-2 flying-3 marine-1")
    assert game.view().seats[0].amber > 30
    assert [score.total for score in game.scores] == [0, 0]


def test_7_4_most_points_wins() -> None:
    effects: Effects = {"flying-1": [{"do": "points"}]}
    game = table("flying-1", effects=effects, cards=9)
    play(game, "dig 2 mammal-3filler1", "dig 1 flying-1")
    assert game.outcome is not None
    assert (game.outcome.totals, game.outcome.winners) == ((0, 1), (2,))


def test_7_4_tied_players_share_the_victory() -> None:
    effects: Effects = {card: [{"do": "points", "amount": 2}] for card in ("flying-1", "marine-1")}
    game = table("flying-1", "marine-1", effects=effects, cards=9, players=4)
    play(game, "dig 1 flying-1", "dig 3 mammal-3filler2", "dig 2 marine-1")
    idle(game)
    assert game.outcome is not None
    assert (game.outcome.totals, game.outcome.winners) == ((2, 0, 2, 0), (1, 3))
    assert game.outcome.ending == "deck"
