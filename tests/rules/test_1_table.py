"""RULES.md §1 and §2: what is on the table, and the set-up."""

import pytest

from firstgiants import Deck, Game, Settings, load_deck
from firstgiants.rules.errors import BadSettings
from firstgiants.rules.shuffle import shuffled

from .table import amber, card_row, legal, play, reclaim, table, take


def test_1_1_a_card_has_a_family_a_size_or_is_an_egg_and_effects_with_a_timing() -> None:
    rows = [card_row(f"mammal-3x{n}") for n in range(8)]
    when = {"by": "you", "family": "marine"}
    rows.append(card_row("marine-egg", {"do": "display"}, {"when": when, "do": "trade"}))
    card = Deck.from_json({"id": "d", "cards": rows}).card("marine-egg")
    assert (card.family.value, card.size.value, card.is_egg, card.cost) == (
        "marine",
        "egg",
        True,
        2,
    )
    assert [effect.recurring for effect in card.effects] == [False, True]


def test_1_2_there_are_four_dig_sites_with_two_face_up_cards_each() -> None:
    sites = table().view().sites
    assert [site.site for site in sites] == [1, 2, 3, 4]
    assert len({card for site in sites for card in site.cards if card is not None}) == 8


def test_1_3_the_decks_top_card_is_seen_by_everybody() -> None:
    game = table(deck="marine-1 flying-1")
    assert {game.view(seat).deck_top for seat in (None, 1, 2)} == {"marine-1"}
    play(game, legal(game)[0])
    assert game.view(2).deck_top == "flying-1"


def test_1_4_each_player_has_four_markers_a_study_and_an_exhibition() -> None:
    game = table("marine-1")
    take(game, 1, "marine-1")
    seat = game.view().seats[0]
    assert (seat.markers, seat.markers_left, seat.study, seat.sets) == ((1,), 3, ("marine-1",), ())
    reclaim(game, 1)
    play(game, "show marine-1 new")
    seat = game.view().seats[0]
    assert (seat.markers, seat.markers_left, seat.study) == ((), 4, ())
    assert [row.cards for row in seat.sets] == [("marine-1",)]


def test_1_5_there_is_a_news_token_for_each_family_and_each_size() -> None:
    assert [token.kind for token in table().view().news] == [
        *("flying", "herbivore", "carnivore", "marine", "mammal"),
        *("small", "medium", "large"),
    ]
    assert all(token.holder is None and not token.safe for token in table().view().news)


def test_1_6_r1_a_family_token_is_worth_3_and_a_size_token_5_unless_set_otherwise() -> None:
    assert [token.points for token in table().view().news] == [3] * 5 + [5] * 3
    house = table(settings=Settings(news_family=1, news_size=4))
    assert [token.points for token in house.view().news] == [1] * 5 + [4] * 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_1_two_to_five_players_play(seats: int) -> None:
    assert len(Game.new(seats, seed=1).view().seats) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 10**30])
def test_2_1_no_other_number_of_players_plays(seats: int) -> None:
    with pytest.raises(BadSettings, match="2 to 5 players"):
        Game.new(seats, seed=1)


def test_2_1_all_cards_are_shuffled_and_two_dealt_to_each_site() -> None:
    order = Game.new(2, seed=1).record().order
    founders = [card.id for card in load_deck("founders").cards]
    assert sorted(order) == sorted(founders)
    assert list(order) != founders
    view = Game.new(2, seed=1).view()
    assert [card for site in view.sites for card in site.cards] == list(order[:8])
    assert (view.deck_left, view.deck_top) == (len(order) - 8, order[8])


def test_2_1_a_seed_always_gives_the_same_shuffle_and_another_seed_another() -> None:
    orders = {seed: Game.new(2, seed=seed).record().order for seed in (1, 2, 3, "1")}
    assert orders[1] == orders["1"] == Game.new(2, seed=1).record().order
    assert len(set(orders.values())) == 3


def test_2_1_the_shuffle_of_a_seed_never_changes() -> None:
    assert shuffled(list(range(10)), 7) == [3, 0, 8, 7, 2, 5, 1, 4, 6, 9]
    assert "".join(shuffled(list("abcdef"), "x")) == "daebcf"


def test_2_1_without_a_seed_every_game_has_another_shuffle() -> None:
    assert len({Game.new(2).record().order for _ in range(4)}) == 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_2_each_player_starts_with_four_markers_two_amber_and_no_cards(seats: int) -> None:
    for seat in Game.new(seats, seed=1).view().seats:
        assert (seat.markers_left, seat.amber, seat.study, seat.sets) == (4, 2, (), ())
        assert (seat.points, seat.total) == (0, 0)


@pytest.mark.parametrize("extra", [(0, 1), (0, 1, 2), (0, 0, 1, 1), (3, 0, 0, 0, 99)])
def test_2_2_a_fair_start_gives_seats_extra_amber(extra: tuple[int, ...]) -> None:
    game = Game.new(len(extra), seed=1, settings=Settings(extra_amber=extra))
    assert [seat.amber for seat in game.view().seats] == [2 + amber for amber in extra]
    plain = Game.new(len(extra), seed=1)
    assert plain.fingerprint() != game.fingerprint()
    assert plain.legal == game.legal


@pytest.mark.parametrize("extra", [(1,), (0, 1, 1), (-1, 0), (0, 100), (0, True), (0, "1"), "01"])
def test_2_2_extra_amber_for_other_seats_or_of_other_amounts_is_refused(extra: object) -> None:
    with pytest.raises(BadSettings, match="extra_amber"):
        Game.new(2, seed=1, settings=Settings(extra_amber=extra))  # type: ignore[arg-type]


@pytest.mark.parametrize(("seats", "tokens"), [(2, 14), (3, 20), (4, 24), (5, 24)])
def test_2_3_the_supply_of_set_tokens_goes_by_the_number_of_players(
    seats: int, tokens: int
) -> None:
    assert table(players=seats).view().tokens_left == tokens


def test_2_4_the_player_named_first_plays_first() -> None:
    game = table(players=["Bo", "Ada", "Cy"])
    decision = game.decision
    assert decision is not None
    assert (decision.seat, game.players[0].name, amber(game, 1)) == (1, "Bo", 2)
