"""The measurement behind the fair start: several amounts on the same deals."""

import json
from pathlib import Path

import pytest

from firstgiants.arena.deck_report import ReportSetup, report_on
from firstgiants.arena.fair_start import candidates_for, compare_amounts
from firstgiants.rules.cards import load_deck
from firstgiants.rules.errors import BadSettings
from firstgiants.rules.fair_start import FAIR_START
from tests.cli.commands import Prompt

DECK = load_deck("founders")


def test_candidates_begin_with_nothing_and_give_later_seats_more() -> None:
    for players, amounts in FAIR_START.items():
        tried = candidates_for(players)
        assert tried[0] == (0,) * players
        assert len(set(tried)) == len(tried)
        assert all(list(one) == sorted(one) for one in tried)
        assert len(amounts) == players


def test_the_amounts_whose_worst_seat_is_nearest_to_even_are_best() -> None:
    amounts = [(0, 0), (0, 2), (0, 20)]
    found = compare_amounts(DECK, "greedy", 2, 200, amounts=amounts)
    assert [one.amounts for one in found.candidates] == amounts
    # So much is certainly unfair to the first player.
    assert found.candidates[2].seats[1].low > 0
    nearest = min(found.candidates, key=lambda one: one.worst)
    assert found.best == nearest.amounts != (0, 20)
    for one in found.candidates:
        assert sum(seat.value for seat in one.seats) == pytest.approx(0)
        assert one.worst == pytest.approx(max(abs(seat.value) for seat in one.seats))


def test_without_extra_amber_the_games_are_those_of_a_deck_report() -> None:
    found = compare_amounts(DECK, "greedy", 3, 40, amounts=[(0, 0, 0)])
    [table] = report_on(ReportSetup(DECK, "greedy", 40, (3,))).tables
    shares = [100 * (seat.win_share - 1 / 3) for seat in table.seats]
    assert [seat.value for seat in found.candidates[0].seats] == pytest.approx(shares)


def test_amounts_for_another_number_of_players_and_clockwork_bots_are_refused() -> None:
    with pytest.raises(BadSettings, match="3 players need 3 amounts, not 2"):
        compare_amounts(DECK, "greedy", 3, 1, amounts=[(0, 1)])
    with pytest.raises(BadSettings, match="played by one of greedy"):
        compare_amounts(DECK, "random", 2, 1)


def test_the_command_measures_goes_on_and_prints_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    prompt = Prompt(capsys, monkeypatch)
    asked = ["deck", "fair-start", "-a", "0,0", "-a", "0,3", "-g", "30", "-j", "1"]
    file = tmp_path / "fair.lab"
    said = prompt(*asked, "--resume", file)
    assert said.code == 0
    assert "2 players, 30 games with each" in said.out
    assert said.out.count("best") == 1
    # The second time all games are in the file.
    [found] = json.loads(prompt(*asked, "--resume", file, "--json").out)
    assert (found["players"], len(found["candidates"])) == (2, 2)
    wrong = prompt("deck", "fair-start", "-a", "0,x")
    assert wrong.code == 2
    assert "--amounts needs numbers" in wrong.err
