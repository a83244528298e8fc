"""Matches and simulations: fair seating, resuming after interruptions, repeatable results."""

import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TypeVar
from xml.etree import ElementTree as ET

import pytest

from firstgiants.arena.card_log import CardLog
from firstgiants.arena.match import Match, Result, Task, play_match, tasks_of
from firstgiants.arena.plots import plot_levels, plot_match
from firstgiants.arena.pool import open_pool
from firstgiants.arena.simulate import Simulation, simulate
from firstgiants.arena.standings import Share, Standings, standings
from firstgiants.bots import UnknownBot
from firstgiants.rules.cards import Deck, load_deck
from firstgiants.rules.errors import BadRecord, BadSettings
from firstgiants.rules.game import Game

DECK = load_deck("founders")
T = TypeVar("T")
R = TypeVar("R")


def test_every_deal_is_played_from_every_seat() -> None:
    tasks = tasks_of(Match(("greedy", "random", "search"), 3, 30))
    assert len({task.key for task in tasks}) == len(tasks) == 30
    seats = Counter((bot, seat) for task in tasks for seat, bot in enumerate(task.seated))
    assert set(seats.values()) == {10}
    by_deal = Counter(task.deal for task in tasks)
    assert set(by_deal.values()) == {3}


def test_with_more_bots_than_seats_every_pair_meets() -> None:
    tasks = tasks_of(Match(("greedy", "random", "search"), 2, 4))
    assert Counter(frozenset(task.seated) for task in tasks) == {
        frozenset(pair): 4
        for pair in (("greedy", "random"), ("greedy", "search"), ("random", "search"))
    }


def test_a_match_is_the_same_in_one_process_and_in_two() -> None:
    match = Match(("greedy", "random"), 2, 6)
    with open_pool(2) as pool:
        assert play_match(match, DECK) == play_match(match, DECK, pool=pool)


class Cut:
    """Stops after some games, as a crash would."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.played: list[str] = []

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        for number, task in enumerate(tasks[: self.games]):
            assert isinstance(task, Task)
            self.played.append(task.key)
            yield number, work(task)
        if len(tasks) > self.games:
            raise KeyboardInterrupt


def test_an_interrupted_match_goes_on_and_plays_nothing_twice(tmp_path: Path) -> None:
    match = Match(("greedy", "random"), 2, 8)
    path = tmp_path / "results.jsonl"
    first = Cut(3)
    with pytest.raises(KeyboardInterrupt):
        play_match(match, DECK, path=path, pool=first)
    with path.open("a") as out:
        out.write('{"key": "greedy+ran')  # an incomplete line, as after a crash
    second = Cut(100)
    results = play_match(match, DECK, path=path, pool=second)
    assert len(first.played) + len(second.played) == len(results) == 8
    assert not set(first.played) & set(second.played)
    assert results == play_match(match, DECK)
    assert play_match(match, DECK, path=path, pool=Cut(0)) == results


def test_a_match_can_be_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    play_match(Match(("greedy", "random"), 2, 4), DECK, path=path)
    more = Cut(100)
    results = play_match(Match(("greedy", "random"), 2, 10), DECK, path=path, pool=more)
    assert (len(more.played), len(results)) == (6, 10)


def test_a_file_of_another_match_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    play_match(Match(("greedy", "random"), 2, 2), DECK, path=path)
    before = path.read_bytes()
    with pytest.raises(BadSettings, match="another match"):
        play_match(Match(("greedy", "random"), 2, 2, seed=5), DECK, path=path)
    short = Deck.from_json({"id": "founders", "cards": cards_of(DECK)[:60]})
    with pytest.raises(BadSettings, match="another match"):
        play_match(Match(("greedy", "random"), 2, 2), short, path=path)
    assert path.read_bytes() == before


def cards_of(deck: Deck) -> list[object]:
    cards = deck.to_json()["cards"]
    assert isinstance(cards, list)
    return cards


def test_games_of_other_versions_of_the_bots_are_not_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.jsonl"
    play_match(Match(("greedy", "random"), 2, 2), DECK, path=path)
    monkeypatch.setattr("firstgiants.arena.match.version_of_bots", lambda _bots: "later")
    with pytest.raises(BadSettings, match="other versions of these bots"):
        play_match(Match(("greedy", "random"), 2, 2), DECK, path=path)


@pytest.mark.parametrize(
    "data", [b"hello", b"{}\n[]\n", b"\xff\xfe\n", b"[]\n", b"{}\n", b"\n", b"hello\nyou"]
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(data)
    with pytest.raises(BadRecord, match="not a file of match results"):
        play_match(Match(("greedy", "random"), 2, 2), DECK, path=path)
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("field", "value"),
    [("totals", [3]), ("totals", [3, "4"]), ("seated", ["random", "random"]), ("turns", None)],
)
def test_an_impossible_result_is_refused(tmp_path: Path, field: str, value: object) -> None:
    path = tmp_path / "results.jsonl"
    match = Match(("greedy", "random"), 2, 2)
    play_match(match, DECK, path=path)
    header, first, *rest = path.read_text().splitlines()
    path.write_text("\n".join([header, json.dumps(json.loads(first) | {field: value}), *rest, ""]))
    with pytest.raises(BadRecord, match="not a file of match results"):
        play_match(match, DECK, path=path)


def test_a_match_that_was_killed_goes_on(tmp_path: Path) -> None:
    """Kills the command with two processes in the middle of the games, then repeats it."""
    path = tmp_path / "match.jsonl"
    options = ["--bots", "greedy,random", "--games", "60", "--jobs", "2", "--out"]
    launch = [sys.executable, "-c", "from firstgiants.cli.main import main; main()", "arena"]
    command = [*launch, *options, str(tmp_path / "match")]
    killed = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    while killed.poll() is None and lines_in(path) < 10:
        time.sleep(0.01)
    killed.kill()
    killed.wait()
    there = lines_in(path)
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    assert there >= 10
    assert lines_in(path) == 61
    match = Match(("greedy", "random"), 2, 60)
    assert play_match(match, DECK, path=path, pool=Cut(0)) == play_match(match, DECK)
    assert (tmp_path / "match.svg").read_text().startswith("<svg")
    assert json.loads((tmp_path / "match.json").read_text())["games"] == 60


def lines_in(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_the_standings_rank_the_better_bot_first() -> None:
    match = Match(("random", "greedy"), 2, 20)
    found = standings(match, play_match(match, DECK))
    best, worst = found.bots
    assert best.bot == "greedy"
    assert best.share.low > 0.5 > worst.share.high
    assert best.rating > worst.rating
    assert json.dumps(found.to_json())


def played(
    totals: Sequence[Sequence[int]], bots: tuple[str, ...] = ("greedy", "random")
) -> Standings:
    """The standings after games with these totals; two games make a deal."""
    match = Match(bots, len(bots), len(totals))
    results = [
        Result(f"{'+'.join(bots)}/{n // 2}/{n % 2}", bots, tuple(each), 40)
        for n, each in enumerate(totals)
    ]
    return standings(match, results)


def test_ties_are_shared_and_count_half_in_duels() -> None:
    found = played([(30, 30), (40, 20), (20, 40), (30, 10)])
    assert [one.share.won for one in found.bots] == [0.625, 0.375]
    duel = found.duel("greedy", "random")
    assert (duel.share.won, duel.share.games) == (0.625, 4)


def test_an_interval_is_no_narrower_than_the_games_allow() -> None:
    sweep = played([(40, 20)] * 100).bots[0].share
    assert sweep.won == 1
    assert sweep.high == pytest.approx(1)
    # Wilson's interval for 100 of 100.
    assert sweep.low == pytest.approx(0.963, abs=0.0005)
    # Equal results in both games of each deal count like 50 independent games.
    alike = played([(40, 20), (40, 20), (20, 40), (20, 40)] * 25).bots[0].share
    assert alike.won == 0.5
    assert alike.high - alike.low == pytest.approx(2 * 0.134, abs=0.005)
    # Evenly split deals have no variance; the interval must not become narrower for that.
    split = played([(40, 20), (20, 40)] * 50).bots[0].share
    assert split.high - split.low == pytest.approx(2 * 0.096, abs=0.005)
    one = played([(40, 20), (40, 20)]).bots[0].share
    assert one.low < 0.25


def test_the_same_deal_at_two_tables_counts_as_one_observation() -> None:
    match = Match(("greedy", "random"), 4, 8)
    found = standings(match, play_match(match, DECK))
    assert found.games == 16
    assert {one.share.games for one in found.bots} == {32}
    # Bots with more than one seat are rated too.
    best, worst = found.bots
    assert best.bot == "greedy"
    assert best.rating > 25 > worst.rating


def test_the_plot_has_a_row_per_bot_and_a_cell_per_pair() -> None:
    found = played([(40, 30, 20), (30, 35, 30)], ("greedy", "random", "search"))
    drawing = ET.fromstring(plot_match(found))
    svg = "{http://www.w3.org/2000/svg}"
    assert len(list(drawing.iter(f"{svg}circle"))) == 3
    cells = [box for box in drawing.iter(f"{svg}rect") if "rgb" in (box.get("fill") or "")]
    assert len(cells) == 6
    _, _, width, height = (float(n) for n in drawing.attrib["viewBox"].split())
    for box in cells:
        assert 0 <= float(box.attrib["x"]) < width
        assert 0 <= float(box.attrib["y"]) < height - float(box.attrib["height"])


def test_the_plot_of_levels_has_a_row_per_match() -> None:
    shares = [("b against a", Share(400, 0.65, 0.6, 0.7)), ("c & b", Share(40, 0.5, 0.3, 0.7))]
    drawing = ET.fromstring(plot_levels(shares))
    svg = "{http://www.w3.org/2000/svg}"
    assert len(list(drawing.iter(f"{svg}circle"))) == 2
    texts = [text.text for text in drawing.iter(f"{svg}text")]
    assert {"b against a", "c & b", "65.0%"} <= set(texts)


@pytest.mark.parametrize(
    ("bots", "players", "games"),
    [(("greedy",), 2, 1), (("greedy", "random"), 6, 1), (("greedy", "random"), 2, 0)],
)
def test_bad_matches_are_refused(bots: tuple[str, ...], players: int, games: int) -> None:
    with pytest.raises(BadSettings):
        Match(bots, players, games)


def test_an_unknown_bot_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownBot):
        Match(("greedy", "nobody"), 2, 1)


def test_a_simulation_does_not_depend_on_the_number_of_processes() -> None:
    simulation = Simulation(DECK, 3, 120, ("random",), seed=3)
    one = simulate(simulation)
    two = simulate(simulation, jobs=2)
    assert one == two
    assert one.games == 120
    assert sum(seat.win_share for seat in one.seats) == pytest.approx(1)
    assert one.ended_by_deck + one.ended_by_tokens == pytest.approx(1)
    assert json.loads(json.dumps(one.to_json())) == one.to_json()


def test_a_simulation_counts_a_card_as_taken_by_the_seat_that_has_it() -> None:
    rng, game, log = Random(1), Game.new(3, seed=1, deck=DECK), CardLog(3)
    while game.decision is not None:
        log.note(game.play(rng.choice(game.legal)))
    owners = {
        card: seat.seat - 1
        for seat in game.view().seats
        for card in (*seat.study, *(card for row in seat.sets for card in row.cards))
    }
    assert set(owners.values()) == {0, 1, 2}
    assert {card: use.seat for card, use in log.uses.items()} == owners
    shown = {card for seat in game.view().seats for row in seat.sets for card in row.cards}
    assert {card for card, use in log.uses.items() if use.displayed is not None} == shown
