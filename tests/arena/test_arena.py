"""Matches and simulations: fair seatings, nothing lost, nothing twice, the same again."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from firstgiants.arena.match import Match, Task, play_match, tasks_of
from firstgiants.arena.simulate import simulate
from firstgiants.arena.standings import plot, standings
from firstgiants.arena.workforce import hire
from firstgiants.bots import UnknownBot
from firstgiants.rules.cards import load_deck
from firstgiants.rules.errors import BadRecord, BadSettings

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
    with hire(2) as hands:
        assert play_match(match, DECK) == play_match(match, DECK, hands=hands)


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
        play_match(match, DECK, path=path, hands=first)
    with path.open("a") as out:
        out.write('{"key": "greedy+ran')  # the line that a crash cut short
    second = Cut(100)
    results = play_match(match, DECK, path=path, hands=second)
    assert len(first.played) + len(second.played) == len(results) == 8
    assert not set(first.played) & set(second.played)
    assert results == play_match(match, DECK)
    assert play_match(match, DECK, path=path, hands=Cut(0)) == results


def test_a_file_of_another_match_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    play_match(Match(("greedy", "random"), 2, 2), DECK, path=path)
    with pytest.raises(BadSettings, match="another match"):
        play_match(Match(("greedy", "random"), 2, 2, seed=5), DECK, path=path)
    path.write_text("{}\n[]\n")
    with pytest.raises(BadRecord, match="not a file of match results"):
        play_match(Match(("greedy", "random"), 2, 2), DECK, path=path)


def test_the_standings_tell_who_is_better() -> None:
    match = Match(("random", "greedy"), 2, 20)
    found = standings(match, play_match(match, DECK))
    best, worst = found.bots
    assert best.bot == "greedy"
    assert best.share.low > 0.5 > worst.share.high
    assert best.rating > worst.rating
    assert json.dumps(found.to_json())
    assert plot(found).startswith("<svg")


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
    one = simulate(DECK, 3, 120, ["random"], seed=3)
    two = simulate(DECK, 3, 120, ["random"], seed=3, jobs=2)
    assert one == two
    assert one.games == 120
    assert sum(seat.win_share for seat in one.seats) == pytest.approx(1)
    assert one.ended_by_deck + one.ended_by_tokens == pytest.approx(1)
    assert json.dumps(one.to_json())


def test_a_simulation_counts_cards_as_taken_only_if_someone_has_them() -> None:
    report = simulate(DECK, 2, 30, ["greedy", "random"], seed=1)
    assert all(0 <= card.take_rate <= 1 for card in report.cards)
    turns = report.turns_per_player.mean * 2
    assert 0 < sum(card.take_rate for card in report.cards) <= turns
