"""Makes puzzles from games: bots play them, or records bring them.

A game is the unit of work. It has a key, which seeds all that happens in it, so the same
configuration makes the same puzzles, with any number of processes and after any interruption.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol, TypeVar

from ...bots import Budget, make_bot
from ...rules.cards import Deck
from ...rules.errors import BadSettings, brief
from ...rules.game import Game
from ...rules.record import Record
from ...rules.settings import FEWEST_SEATS, MOST_SEATS
from ...rules.view import DecisionKind
from .analysis import PuzzleEffort, PuzzleFinder
from .puzzle import BadPuzzle, Puzzle

T = TypeVar("T")
R = TypeVar("R")

WORK_FORMAT: Final = "firstgiants-puzzle-work/1"

_STRENGTHS: Final = (6, 42, 190)
"""Nodes of the bots that play: strong enough for sensible games, weak enough for mistakes."""

_A_GAME: Final = 2
"""The most puzzles of one game; they ask different seats."""

_BATCH: Final = 4
"""Games for each number of players in a batch; after a batch, the maker counts which puzzles are
still missing. Constant, so that the number of processes does not change which games are played."""


class Pool(Protocol):
    """Runs tasks; results come with the number of their task, in any order."""

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]: ...


@dataclass(frozen=True, slots=True)
class PuzzleConfig:
    """What to make: ``count`` puzzles, spread evenly over the numbers of players."""

    count: int
    players: tuple[int, ...] = tuple(range(FEWEST_SEATS, MOST_SEATS + 1))
    seed: int = 1

    def wanted(self, players: int) -> int:
        share, more = divmod(self.count, len(self.players))
        return share + (self.players.index(players) < more)


@dataclass(frozen=True, slots=True)
class Task:
    """A game of bots."""

    seed: int
    players: int
    number: int

    @property
    def key(self) -> str:
        return f"{self.seed}/{self.players}/{self.number}"


def puzzles_of_task(task: Task, deck: Deck, effort: PuzzleEffort) -> list[Puzzle]:
    """Let bots play a game, and find its puzzles."""
    return list(puzzles_of_game(_played(task, deck), task.key, effort))


def puzzles_of_record(record: Record, deck: Deck, effort: PuzzleEffort) -> list[Puzzle]:
    """The puzzles of a recorded game. Raises if it does not replay."""
    Game.from_record(record, deck=deck)
    opening = Game.opening(record, deck=deck)
    return list(puzzles_of_game(_turns(opening, record.choices), _key_of(record), effort))


def _key_of(record: Record) -> str:
    """A digest of the game. Who played it plays no part."""
    game = [len(record.players), record.settings.to_json(), record.order, record.choices]
    return sha256(json.dumps(game).encode()).hexdigest()[:20]


def puzzles_of_game(turns: Sequence[Game], key: str, effort: PuzzleEffort) -> Iterator[Puzzle]:
    """The puzzles among the turns of a game, looked through in a random order."""
    if not turns:
        return
    finder = PuzzleFinder(turns[0].deck, effort)
    order = list(turns)
    Random(f"{key}/order").shuffle(order)
    asked: set[int | None] = set()
    for game in order:
        if game.asked in asked:
            continue
        found = finder.find(game, f"{key}/{game.ply}")
        if found is not None:
            yield found
            asked.add(game.asked)
            if len(asked) == _A_GAME:
                return


def _played(task: Task, deck: Deck) -> list[Game]:
    rng = Random(task.key)
    game = Game.new(task.players, seed=f"{task.key}/deal", deck=deck)
    bots = [make_bot("best", seed=rng.getrandbits(30), deck=deck) for _ in game.players]
    budgets = [Budget(nodes=rng.choice(_STRENGTHS)) for _ in game.players]
    opening = game.copy()
    while (decision := game.decision) is not None:
        bot, budget = bots[decision.seat - 1], budgets[decision.seat - 1]
        game.play(bot.choose(game.view(decision.seat), decision.legal, budget))
    return _turns(opening, game.choices)


def _turns(opening: Game, choices: Sequence[str]) -> list[Game]:
    """The positions at the beginning of each turn."""
    game = opening.copy()
    found: list[Game] = []
    for choice in choices:
        decision = game.decision
        if decision is not None and decision.kind is DecisionKind.TURN:
            found.append(game.copy())
        game.play(choice)
    return found


def make_puzzles(
    config: PuzzleConfig,
    deck: Deck,
    pool: Pool,
    *,
    work: Path,
    effort: PuzzleEffort | None = None,
    progress: Callable[[int, int], None] = lambda _done, _total: None,
) -> list[Puzzle]:
    """The puzzles of a configuration. ``work`` is the file that remembers each game; it may
    exist already, from a run with the same configuration that was interrupted or made fewer.
    """
    effort = effort or PuzzleEffort()
    file = WorkFile(work, deck, effort, config)
    done = file.read()
    found: dict[int, list[Puzzle]] = {players: [] for players in config.players}
    start = 0
    while open_ := [n for n in config.players if len(found[n]) < config.wanted(n)]:
        tasks = [
            Task(config.seed, players, number)
            for number in range(start, start + _BATCH)
            for players in open_
        ]
        todo = [task for task in tasks if task.key not in done]
        for number, puzzles in pool.run(partial(puzzles_of_task, deck=deck, effort=effort), todo):
            done[todo[number].key] = puzzles
            file.append(todo[number].key, puzzles)
            progress(min(config.count, _total(found) + sum(map(len, done.values()))), config.count)
        for task in tasks:
            found[task.players] += done.pop(task.key)
        start += _BATCH
        progress(min(config.count, _total(found)), config.count)
    chosen = [
        puzzle for players in config.players for puzzle in found[players][: config.wanted(players)]
    ]
    return list({puzzle.id: puzzle for puzzle in chosen}.values())


def find_puzzles(
    records: Iterable[Record],
    deck: Deck,
    pool: Pool,
    *,
    work: Path,
    effort: PuzzleEffort | None = None,
    progress: Callable[[int, int], None] = lambda _done, _total: None,
) -> list[Puzzle]:
    """The puzzles of recorded games of one deck, in their order. ``work`` remembers each game, so
    that an interrupted run goes on, and so does one with more games. Progress counts games.
    """
    effort = effort or PuzzleEffort()
    file = WorkFile(work, deck, effort)
    done = file.read()
    games = {_key_of(record): record for record in records}
    todo = [key for key in games if key not in done]
    progress(len(games) - len(todo), len(games))
    task = partial(puzzles_of_record, deck=deck, effort=effort)
    for number, puzzles in pool.run(task, [games[key] for key in todo]):
        done[todo[number]] = puzzles
        file.append(todo[number], puzzles)
        progress(len(games.keys() & done.keys()), len(games))
    return list({puzzle.id: puzzle for key in games for puzzle in done[key]}.values())


def _total(found: dict[int, list[Puzzle]]) -> int:
    return sum(len(puzzles) for puzzles in found.values())


class WorkFile:
    """What each game has brought, as lines of JSON. The first line names the configuration,
    but not its count, so that it can be made longer. Without one the games come from records.
    """

    def __init__(
        self, path: Path, deck: Deck, effort: PuzzleEffort, config: PuzzleConfig | None = None
    ) -> None:
        self._path = path
        self._header: dict[str, Any] = {
            "format": WORK_FORMAT,
            "seed": None if config is None else config.seed,
            "players": None if config is None else list(config.players),
            "deck": deck.hash,
            "effort": asdict(effort),
        }

    def append(self, key: str, puzzles: Sequence[Puzzle]) -> None:
        self._write({"game": key, "puzzles": [puzzle.to_json() for puzzle in puzzles]})

    def read(self) -> dict[str, list[Puzzle]]:
        """The puzzles by game. Removes a line that a crash cut short, but only from our file."""
        data = self._path.read_bytes() if self._path.exists() else b""
        if not data:
            self._write(self._header)
            return {}
        whole = data[: data.rfind(b"\n") + 1]
        try:
            first, *rows = [json.loads(line) for line in whole.decode().splitlines()]
            found = {
                str(row["game"]): [Puzzle.from_json(one) for one in row["puzzles"]] for row in rows
            }
        except (ValueError, KeyError, TypeError, BadPuzzle) as error:
            raise BadPuzzle(f"{brief(self._path.name)} is not a file of puzzles.") from error
        if first != self._header:
            raise BadSettings(
                f"{brief(self._path.name)} belongs to another configuration; choose another file."
            )
        os.truncate(self._path, len(whole))
        return found

    def _write(self, row: dict[str, Any]) -> None:
        with self._path.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")
