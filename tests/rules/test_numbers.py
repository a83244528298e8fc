"""The published numbers of the rules are those that games use."""

import pytest

from firstgiants import RULE_NUMBERS, Game, load_deck
from firstgiants.rules.errors import BadSettings

from .table import Effects, event_fields, play, reclaim, table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_new_game_has_the_numbers_of_the_set_up(players: int) -> None:
    view = Game.new(players, seed=1).view()
    assert len(view.sites) == RULE_NUMBERS.sites
    assert {len(site.cards) for site in view.sites} == {RULE_NUMBERS.cards_at_site}
    assert {seat.amber for seat in view.seats} == {RULE_NUMBERS.start_amber}
    assert {seat.markers_left for seat in view.seats} == {RULE_NUMBERS.markers}
    assert view.tokens_left == RULE_NUMBERS.set_tokens[players - RULE_NUMBERS.fewest_players]
    points = {news.kind: news.points for news in view.news}
    assert points["flying"] == RULE_NUMBERS.family_news_points
    assert points["large"] == RULE_NUMBERS.size_news_points


def test_there_are_as_many_players_as_the_numbers_say() -> None:
    for players in (RULE_NUMBERS.fewest_players - 1, RULE_NUMBERS.most_players + 1):
        with pytest.raises(BadSettings):
            Game.new(players)


def test_an_egg_costs_what_the_numbers_say() -> None:
    eggs = [card for card in load_deck("founders").cards if card.is_egg]
    assert {card.cost for card in eggs} == {RULE_NUMBERS.egg_cost}


def test_a_trade_and_a_point_are_as_the_numbers_say() -> None:
    effects: Effects = {"flying-1": [{"do": "amber", "amount": 3}, {"do": "trade"}]}
    game = table("flying-1", effects=effects)
    events = play(game, "dig 1 flying-1", "trade")
    assert event_fields(events, "AmberSpent")[0]["amount"] == RULE_NUMBERS.trade_amber
    assert event_fields(events, "PointsGained")[0]["amount"] == RULE_NUMBERS.trade_points
    effects = {"flying-1": [{"do": "display_or_point"}]}
    events = play(table("flying-1", effects=effects), "dig 1 flying-1", "point")
    assert event_fields(events, "PointsGained")[0]["amount"] == RULE_NUMBERS.chosen_points


def test_a_reclaimed_marker_gives_the_amber_that_the_numbers_say() -> None:
    game = table("flying-1")
    play(game, "dig 1 flying-1")
    reclaim(game, 1)
    assert (
        event_fields(play(game, "amber"), "AmberGained")[0]["amount"] == RULE_NUMBERS.reclaim_amber
    )


def test_the_numbers_are_json() -> None:
    found = RULE_NUMBERS.to_json()
    assert found["set_tokens"] == [14, 20, 24, 24]
    assert (found["family_set_cards"], found["size_set_cards"]) == (3, 5)
    assert (found["set_token_points"], found["complete_set_token_points"]) == (2, 3)
