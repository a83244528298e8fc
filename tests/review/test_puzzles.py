"""Puzzles: how they are made, read and checked; and that those of the package hold."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from firstgiants import DecisionKind, Game, IllegalChoice
from firstgiants.bots import Budget, make_bot
from firstgiants.cli.main import run
from firstgiants.review.puzzles import (
    GAP,
    BadPuzzle,
    Line,
    Puzzle,
    PuzzleConfig,
    PuzzleEffort,
    PuzzleFinder,
    find_puzzles,
    make_puzzles,
    position_key,
    puzzles_of_record,
    read_book,
    shipped_book,
    solves,
    write_book,
)
from firstgiants.review.puzzles.book import SHIPPED
from firstgiants.review.puzzles.maker import WorkFile
from firstgiants.review.puzzles.themes import find_themes
from firstgiants.review.puzzles.turns import all_turns
from firstgiants.rules.cards import load_deck
from firstgiants.rules.errors import BadSettings
from firstgiants.rules.settings import Player

T = TypeVar("T")
R = TypeVar("R")

TINY = PuzzleEffort(filter=20, choice=60, turn=12)
QUICK = PuzzleEffort(filter=60, choice=200, turn=60)
FOUNDERS = load_deck("founders")
LARGEST_FILE = 1_000_000
FEWEST = 400


class Counting:
    """A pool that runs tasks backwards, counts them, and may stop after some."""

    def __init__(self, most: int | None = None) -> None:
        self.done = 0
        self._most = most

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        for number, task in reversed(list(enumerate(tasks))):
            if self._most is not None and self.done >= self._most:
                raise KeyboardInterrupt
            self.done += 1
            yield number, work(task)


# ---- making ----


def test_the_same_seed_makes_the_same_puzzles_after_any_interruption(tmp_path: Path) -> None:
    config = PuzzleConfig(2, players=(2,), seed=5)
    whole = make_puzzles(config, FOUNDERS, Counting(), work=tmp_path / "whole", effort=TINY)
    assert len(whole) == 2
    halves = tmp_path / "halves"
    with pytest.raises(KeyboardInterrupt):
        make_puzzles(config, FOUNDERS, Counting(most=2), work=halves, effort=TINY)
    with halves.open("a") as file:
        file.write('{"game": "cut sho')
    rest = Counting()
    assert make_puzzles(config, FOUNDERS, rest, work=halves, effort=TINY) == whole
    again = Counting()
    assert make_puzzles(config, FOUNDERS, again, work=halves, effort=TINY) == whole
    assert rest.done > 0
    assert again.done == 0


def test_a_work_file_of_another_plan_is_refused(tmp_path: Path) -> None:
    work = tmp_path / "work"
    assert WorkFile(work, FOUNDERS, QUICK, PuzzleConfig(1, (2,), 5)).read() == {}
    assert WorkFile(work, FOUNDERS, QUICK, PuzzleConfig(9, (2,), 5)).read() == {}
    with pytest.raises(BadSettings, match="another configuration"):
        WorkFile(work, FOUNDERS, QUICK, PuzzleConfig(1, (2,), 6)).read()
    work.write_text("a diary\n")
    with pytest.raises(BadPuzzle, match="not a file of puzzles"):
        WorkFile(work, FOUNDERS, QUICK, PuzzleConfig(1, (2,), 5)).read()


def last_turn(seed: int) -> Game:
    """The beginning of the last turn of a game of greedy bots."""
    game = Game.new(2, seed=seed)
    bots = [make_bot("greedy", seed=seat) for seat in (1, 2)]
    last = game
    while (decision := game.decision) is not None:
        if decision.kind is DecisionKind.TURN:
            last = game.copy()
        view = game.view(decision.seat)
        game.play(bots[decision.seat - 1].choose(view, decision.legal, Budget()))
    return last


def _can_win(game: Game, first: str) -> bool:
    seat = game.asked
    for turn in all_turns(game, first, 1000):
        trial = game.copy()
        for choice in turn:
            trial.play(choice)
        if trial.outcome is not None and trial.outcome.winners == (seat,):
            return True
    return False


def test_a_planted_last_turn_is_found() -> None:
    """Where one choice wins and all others lose, it is the solution (§7.4)."""
    game = last_turn(seed=9)
    (best,) = [first for first in map(str, game.legal) if _can_win(game, first)]
    found = PuzzleFinder(FOUNDERS, QUICK).find(game, "planted")
    assert found is not None
    assert found.best.choices[0] == best
    assert found.best.chance == 100
    assert found.gap >= GAP


def test_the_hidden_order_plays_no_part() -> None:
    """Two games that look the same and differ below the deck's top make the same puzzle (§1.3)."""
    puzzle = min(shipped_book().puzzles, key=lambda one: len(one.choices))
    game = puzzle.position(FOUNDERS)
    record = game.record()
    known = len(puzzle.revealed)
    hidden = list(record.order[known:])
    Random(1).shuffle(hidden)
    other = Game.from_record(replace(record, order=(*record.order[:known], *hidden)))
    assert other.view(1) == game.view(1)
    finder = PuzzleFinder(FOUNDERS, QUICK)
    assert finder.find(game, "one") == finder.find(other, "one")


def finished(puzzle: Puzzle) -> Game:
    game = puzzle.position(FOUNDERS)
    rng = Random(3)
    while (decision := game.decision) is not None:
        game.play(rng.choice(decision.legal))
    return game


def test_records_bring_puzzles_too(tmp_path: Path) -> None:
    puzzle = shipped_book().puzzles[0]
    record = finished(puzzle).record()
    found = puzzles_of_record(record, FOUNDERS, TINY)
    assert all(one.players == puzzle.players for one in found)
    work, pool = tmp_path / "work", Counting()
    twice = [
        record,
        replace(record, players=tuple(Player(f"P{n}") for n in range(9))[: puzzle.players]),
    ]
    assert find_puzzles(twice, FOUNDERS, pool, work=work, effort=TINY) == found
    assert find_puzzles(twice, FOUNDERS, pool, work=work, effort=TINY) == found
    assert pool.done == 1  # the same game under other names; and the work is remembered
    broken = replace(record, choices=("dig 1 dodo",))
    with pytest.raises(IllegalChoice):
        puzzles_of_record(broken, FOUNDERS, QUICK)


def test_make_looks_through_the_games_of_a_dump(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Games of other decks are left out; a broken one stops the work before it begins."""
    record = Game.new(2, seed=1).record().to_json()
    other = {**record, "deck": "elsewhere", "deck_hash": "0" * 64}
    dump, out = tmp_path / "games.ndjson", tmp_path / "new.json.gz"
    dump.write_text("".join(json.dumps({"record": one}) + "\n" for one in (record, other)))
    assert run(["puzzles", "make", str(out), "--games", str(dump)]) == 0
    said = capsys.readouterr()
    assert "Left out 1 game of other decks." in said.err
    assert "0 puzzles" in said.out
    bad = tmp_path / "bad.ndjson"
    bad.write_text(dump.read_text() + json.dumps({**record, "choices": ["dig 1 dodo"]}) + "\n")
    assert run(["puzzles", "make", str(tmp_path / "b.gz"), "--games", str(bad)]) == 2
    assert f"{bad}:3: " in capsys.readouterr().err
    assert not (tmp_path / "b.gz").exists()
    assert not (tmp_path / "b.gz.work").exists()


# ---- reading and answering ----


def test_ways_to_the_same_position_are_one_turn() -> None:
    """§3.2: the choices of a reclaim go in any order."""
    found = 0
    for puzzle in shipped_book().puzzles:
        game = puzzle.position(FOUNDERS)
        if "reclaim" not in map(str, game.legal) or found == 3:
            continue
        turns = all_turns(game, "reclaim", 300)
        keys = [position_key(game.preview(turn).view_text) for turn in turns]
        assert len(keys) == len(set(keys))
        found += 1
    assert found == 3


def test_a_file_comes_back_as_it_was_written(tmp_path: Path) -> None:
    book, path = shipped_book(), tmp_path / "some.json.gz"
    write_book(path, book.puzzles[:5], book.deck)
    first = path.read_bytes()
    assert read_book(path).puzzles == book.puzzles[:5]
    write_book(path, book.puzzles[:5], book.deck)
    assert path.read_bytes() == first


@pytest.mark.parametrize("data", [b"", b"no gzip", b"\x1f\x8b\x08 cut"])
def test_other_files_are_refused_in_one_sentence(
    tmp_path: Path, data: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json.gz"
    path.write_bytes(data)
    assert run(["puzzles", "check", str(path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("firstgiants: ")
    assert said.count("\n") == 1


def test_bad_puzzles_say_what_is_wrong() -> None:
    good = shipped_book().puzzles[0].to_json()
    for field, value in (
        ("asks", "riddle"),
        ("difficulty", 9),
        ("players", "two"),
        ("themes", ["cooking"]),
        ("best", {"choices": ["reclaim"], "chance": 200}),
        ("choices", [1]),
    ):
        with pytest.raises(BadPuzzle):
            Puzzle.from_json({**good, field: value})


def test_an_answer_must_be_a_whole_turn_where_one_is_asked() -> None:
    puzzle = next(one for one in shipped_book().puzzles if one.asks == "turn")
    game = puzzle.position(FOUNDERS)
    with pytest.raises(BadPuzzle, match="not finished"):
        puzzle.solved_by(game, puzzle.best.choices[:1])
    assert puzzle.solved_by(game, puzzle.best.choices)
    assert not puzzle.solved_by(game, puzzle.second.choices)


# ---- the puzzles of the package ----


def test_the_file_is_small_and_its_puzzles_differ() -> None:
    book = shipped_book()
    assert SHIPPED.stat().st_size <= LARGEST_FILE
    assert len(book.by_id) == len(book.puzzles) >= FEWEST
    assert {one.players for one in book.puzzles} == {2, 3, 4, 5}
    assert {theme for one in book.puzzles for theme in one.themes} == set(
        type(book.puzzles[0].themes[0])
    )


def test_every_puzzle_can_be_reached_and_its_lines_are_legal() -> None:
    for puzzle in shipped_book().puzzles:
        game = puzzle.position(FOUNDERS)
        assert game.decision is not None
        assert puzzle.gap >= GAP - 0.1, puzzle.id  # chances are rounded
        for line in (puzzle.best, puzzle.second):
            assert game.preview(line.choices).decision is None
        assert puzzle.solved_by(game, puzzle.best.choices)
        assert not puzzle.solved_by(game, puzzle.second.choices), puzzle.id
        given = set(find_themes(game, puzzle.best.choices, puzzle.second.choices, None))
        assert given <= set(puzzle.themes), puzzle.id


def test_a_sample_is_verified_again() -> None:
    """A short search of the best bot agrees; `firstgiants puzzles check` takes longer ones."""
    sample = Random(20).sample(shipped_book().puzzles, 10)
    found = [
        solves(puzzle, puzzle.position(FOUNDERS), Budget(nodes=6000), puzzle.id)
        for puzzle in sample
    ]
    assert sum(found) >= 9, [one.id for one, right in zip(sample, found, strict=True) if not right]


def test_check_confirms_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = shipped_book()
    easy = [one for one in book.puzzles if one.difficulty == 0 and one.asks == "choice"][:2]
    path = tmp_path / "easy.json.gz"
    write_book(path, easy, book.deck)
    assert run(["puzzles", "check", str(path), "--nodes", "3000"]) == 0
    assert "2 of 2 confirmed: 100.0 %" in capsys.readouterr().out.replace("100.0%", "100.0 %")
    wrong = replace(easy[0], best=Line(easy[0].second.choices, 99.0))
    write_book(path, [wrong, easy[1]], book.deck)
    assert run(["puzzles", "check", str(path), "--nodes", "3000"]) == 1
    assert f"not confirmed: {wrong.id}" in capsys.readouterr().out


def test_make_refuses_to_overwrite_its_work(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "new.json.gz"
    (tmp_path / "new.json.gz.work").write_text("")
    assert run(["puzzles", "make", str(out), "--count", "1"]) == 2
    assert "--resume" in capsys.readouterr().err
    assert not out.exists()


def test_positions_take_any_names() -> None:
    puzzle = shipped_book().puzzles[0]
    names = [f"Digger {seat}" for seat in range(puzzle.players)]
    game = puzzle.position(FOUNDERS, names)
    assert game.players == tuple(Player(name) for name in names)
