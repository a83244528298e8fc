"""RULES.md §9: game records and traces."""

import json
from random import Random

import pytest

from firstgiants import Game, IllegalChoice, Player, Record, Settings, trace
from firstgiants.rules.errors import BadRecord, FirstGiantsError, UnknownDeck

from .table import idle, legal, play, table


def finished() -> Game:
    game = Game.new([Player("Guest 1"), Player("Greedy", bot="greedy")], seed=11)
    while not game.is_over:
        options = legal(game)
        play(game, options[game.ply * 7 % len(options)])
    return game


def test_9_a_record_is_one_json_object_with_these_fields() -> None:
    game = finished()
    data = json.loads(json.dumps(game.record().to_json()))
    assert data.pop("deck_hash") == game.deck.hash
    assert list(data) == ["format", "deck", "settings", "players", "order", "choices", "result"]
    assert data["format"] == "firstgiants-record/1"
    assert data["deck"] == "founders"
    assert data["settings"] == {"news_points": {"family": 3, "size": 5}}
    assert data["players"] == [{"name": "Guest 1"}, {"name": "Greedy", "bot": "greedy"}]
    assert data["choices"] == list(game.choices)
    assert game.outcome is not None
    assert data["result"] == {
        "totals": list(game.outcome.totals),
        "winners": list(game.outcome.winners),
    }
    assert Record.from_json(data) == Record.from_json(json.dumps(data)) == game.record()


def test_9_1_players_0_is_the_first_player() -> None:
    game = Game.from_record(finished().record())
    assert [(seat.seat, seat.name, seat.bot) for seat in game.view().seats] == [
        *((1, "Guest 1", None), (2, "Greedy", "greedy"))
    ]
    row = next(trace(finished().record()))
    assert row["seat"] == 1


def test_9_1_settings_may_be_absent() -> None:
    data = finished().record().to_json()
    del data["settings"]
    assert Record.from_json(data).settings == Settings(3, 5)


def test_9_1_extra_amber_is_in_the_record_and_only_where_there_is_some() -> None:
    assert "extra_amber" not in Settings().to_json()
    game = Game.new(3, seed=1, settings=Settings(extra_amber=(0, 1, 2)))
    game.play(game.legal[0])
    data = json.loads(json.dumps(game.record().to_json()))
    assert data["settings"]["extra_amber"] == [0, 1, 2]
    again = Game.from_record(Record.from_json(data))
    assert again == game
    assert Game.from_json(json.loads(json.dumps(game.to_json()))) == game
    sampled = game.view().sample(Random(1))
    assert list(sampled.state.cells) == list(game.state.cells)
    for wrong in ([1], [0, 1, 2, 3], [0, 0, -1], {"1": 1}, 7):
        data["settings"]["extra_amber"] = wrong
        with pytest.raises(BadRecord, match="extra_amber"):
            Record.from_json(data)


def test_9_2_the_order_fills_the_sites_two_by_two_and_then_the_deck() -> None:
    data = finished().record().to_json()
    order = data["order"]
    assert isinstance(order, list)
    view = Game.opening(Record.from_json(data)).view()
    assert [list(site.cards) for site in view.sites] == [order[n : n + 2] for n in (0, 2, 4, 6)]
    assert view.deck_top == order[8]


def test_9_3_an_unfinished_game_has_no_result() -> None:
    game = Game.new(2, seed=1)
    assert "result" not in game.record().to_json()
    play(game, legal(game)[0])
    assert "result" not in game.record().to_json()


def test_9_3_replaying_rebuilds_the_game_exactly_at_every_ply() -> None:
    record = finished().record()
    game = Game.opening(record)
    for at, choice in enumerate(record.choices):
        short = Record(record.deck, record.players, record.order, record.choices[:at])
        assert Game.from_record(short) == game
        play(game, choice)


@pytest.mark.parametrize("ply", [1, 5, 20])
def test_9_3_an_illegal_choice_is_refused_naming_ply_choice_and_what_was_legal(ply: int) -> None:
    data = finished().record().to_json()
    choices = data["choices"]
    assert isinstance(choices, list)
    choices[ply - 1] = "dig 9 nonsense"
    with pytest.raises(IllegalChoice) as refused:
        Game.from_record(Record.from_json(data))
    details = refused.value.details
    assert (details["ply"], details["choice"]) == (ply, "dig 9 nonsense")
    assert details["legal"]
    assert f"Choice {ply}," in refused.value.message
    assert "dig 9 nonsense" in refused.value.message


def test_9_3_any_choice_after_the_end_is_illegal() -> None:
    data = finished().record().to_json()
    choices = data["choices"]
    assert isinstance(choices, list)
    choices.append("reclaim")
    with pytest.raises(IllegalChoice, match="the game is over") as refused:
        Game.from_record(Record.from_json(data))
    assert refused.value.details["ply"] == len(choices)


def test_9_3_a_false_result_is_refused() -> None:
    data = finished().record().to_json()
    data["result"] = {"totals": [1000, 0], "winners": [1]}
    with pytest.raises(BadRecord, match="result"):
        Game.from_record(Record.from_json(data))


def test_9_3_a_result_of_an_unfinished_game_is_refused() -> None:
    data = Game.new(2, seed=1).record().to_json() | {"result": {"totals": [0, 0], "winners": [1]}}
    with pytest.raises(BadRecord, match="result"):
        Game.from_record(Record.from_json(data))


def test_9_4_a_trace_has_a_line_for_each_choice_and_the_state_at_the_end() -> None:
    game = table("flying-1", "marine-1", players=2)
    play(game, "dig 1 flying-1", "dig 2 marine-1")
    lines = list(trace(game.record(), deck=game.deck))
    opening = Game.opening(game.record(), deck=game.deck)
    assert lines[0] == {
        "ply": 1,
        "seat": 1,
        "legal": sorted(legal(opening)),
        "choice": "dig 1 flying-1",
    }
    assert (lines[1]["ply"], lines[1]["seat"]) == (2, 2)
    assert lines[2:] == [
        {
            "over": False,
            "seats": [
                {
                    "seat": seat,
                    "amber": 2,
                    "points": 0,
                    "set_points": 0,
                    "news_points": 0,
                    "total": 0,
                    "study": [card],
                    "sets": [],
                    "markers": [seat],
                }
                for seat, card in ((1, "flying-1"), (2, "marine-1"))
            ],
            "news": dict.fromkeys(
                [
                    *("flying", "herbivore", "carnivore", "marine", "mammal"),
                    *("small", "medium", "large"),
                ]
            ),
        }
    ]


def test_9_4_choices_made_by_the_engine_have_no_line() -> None:
    game = table("flying-3", "marine-3")
    play(game, "dig 1 flying-3")
    idle(game)
    play(game, "reclaim")  # gives amber unasked
    lines = list(trace(game.record(), deck=game.deck))
    assert [line.get("choice") for line in lines] == [*game.choices, None]


@pytest.mark.parametrize("name", ["no-such-deck", "", ".", "\0", "tests/golden", "/dev/null"])
def test_9_4_a_record_never_opens_files(name: str) -> None:
    """Only built-in decks are found by name; the caller passes any other deck."""
    data = finished().record().to_json() | {"deck": name}
    with pytest.raises(UnknownDeck):
        Game.from_record(Record.from_json(data))


def test_9_a_record_with_another_deck_is_replayed_with_that_deck() -> None:
    game = table("flying-1")
    play(game, "dig 1 flying-1")
    with pytest.raises(FirstGiantsError):
        Game.from_record(game.record())
    assert Game.from_record(game.record(), deck=game.deck) == game


def test_9_saved_states_continue_in_the_middle_of_a_card() -> None:
    effects = {"flying-1": [{"do": "display_two_different"}]}
    game = table("marine-1", "flying-1", effects=effects)
    play(game, "dig 1 marine-1")
    idle(game)
    play(game, "dig 2 flying-1", "show flying-1 new")
    text = json.dumps(game.to_json())
    again = Game.from_json(text)
    assert (again, again.view(), again.choices) == (game, game.view(), game.choices)
    assert again.play("show marine-1 1") == game.play("show marine-1 1")
