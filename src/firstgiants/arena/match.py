"""Matches between bots: the same deals for all, every seating rotated, nothing lost, nothing twice.

A game is named by its table, deal and rotation; its bots' seeds follow from the name. Results are
appended to a file, a line each, as they come; a match that was interrupted, or is to be longer,
plays only the games that are missing.
"""

import json
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from ..bots import Bot, Budget, make_bot
from ..bots.model import deck_print
from ..rules.cards import Deck
from ..rules.errors import BadRecord, BadSettings, shown
from ..rules.game import Game
from ..rules.settings import FEWEST_SEATS, MOST_SEATS
from .version import version_of_bots
from .workforce import Alone, Workforce


@dataclass(frozen=True, slots=True)
class Match:
    """What is to be played. ``games`` is for each table of bots; it is rounded up to whole
    rotations."""

    bots: tuple[str, ...]
    players: int
    games: int
    seed: int = 1
    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        if not FEWEST_SEATS <= self.players <= MOST_SEATS:
            raise BadSettings(
                f"First Giants is for {FEWEST_SEATS} to {MOST_SEATS} players, not {self.players}."
            )
        for name in self.bots:
            make_bot(name)
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadSettings("A match needs two or more bots, each named once.")
        if self.games < 1:
            raise BadSettings(f"A match needs at least one game, not {self.games}.")
        self.budget()

    def budget(self) -> Budget:
        return Budget(self.seconds, self.nodes)


@dataclass(frozen=True, slots=True)
class Task:
    """One game: who sits where, with which deal."""

    key: str
    seated: tuple[str, ...]
    deal: str


@dataclass(frozen=True, slots=True)
class Result:
    key: str
    seated: tuple[str, ...]
    totals: tuple[int, ...]
    turns: int

    @property
    def deal(self) -> int:
        """The number of its deal, which several tables and all rotations have in common."""
        return int(self.key.split("/")[1])


def tasks_of(match: Match) -> list[Task]:
    """All games. With more bots than seats every table of them plays; with fewer, each bot in
    turn sits twice, its doubles counting as opponents only."""
    if len(match.bots) >= match.players:
        tables = list(combinations(match.bots, match.players))
    else:
        rows = [match.bots[n:] + match.bots[:n] for n in range(len(match.bots))]
        tables = [tuple((row * match.players)[: match.players]) for row in rows]
    deals = -(-match.games // match.players)
    return [
        Task(
            key=f"{'+'.join(table)}/{deal}/{turn}",
            seated=table[turn:] + table[:turn],
            deal=f"{match.seed}:{deal}",
        )
        for deal in range(deals)
        for table in tables
        for turn in range(match.players)
    ]


def play_through(game: Game, bots: Sequence[Bot], budget: Budget) -> None:
    """Play a game to its end; each bot sees what its seat may know."""
    while (decision := game.decision) is not None:
        bot = bots[decision.seat - 1]
        game.play(bot.choose(game.view(decision.seat), decision.legal, budget))


def play_task(task: Task, deck: Deck, budget: Budget) -> Result:
    """Play one game through the door that people use. Seconds are those of the processor, so
    that a busy machine does not decide who has more of them."""
    game = Game.new(len(task.seated), seed=task.deal, deck=deck)
    rng = Random(task.key)
    bots = [
        make_bot(name, seed=rng.getrandbits(30), deck=deck, clock=time.thread_time)
        for name in task.seated
    ]
    play_through(game, bots, budget)
    totals = tuple(score.total for score in game.scores)
    return Result(task.key, task.seated, totals, game.view().turn)


Progress = Callable[[int, int], None]


def play_match(
    match: Match,
    deck: Deck,
    *,
    path: Path | None = None,
    hands: Workforce | None = None,
    progress: Progress | None = None,
) -> list[Result]:
    """Play what is missing, and return the results of all games, sorted by name."""
    tasks = tasks_of(match)
    file = None if path is None else ResultFile(path, match, deck)
    done = {} if file is None else file.read(tasks)
    todo = [task for task in tasks if task.key not in done]
    work = partial(play_task, deck=deck, budget=match.budget())
    if progress is not None:
        progress(len(done), len(tasks))
    for _, result in (hands or Alone()).run(work, todo):
        done[result.key] = result
        if file is not None:
            file.append(asdict(result))
        if progress is not None:
            progress(len(done), len(tasks))
    return [done[key] for key in sorted(done)]


class ResultFile:
    """Results as lines of JSON. The first says of which match; how many games it is to have is
    left open, so that it can be made longer."""

    def __init__(self, path: Path, match: Match, deck: Deck) -> None:
        about = {key: value for key, value in asdict(match).items() if key != "games"}
        self._path = path
        self._header: dict[str, Any] = {
            "match": json.loads(json.dumps(about)),
            "deck": deck_print(deck),
            "bots": version_of_bots(),
        }

    def append(self, row: dict[str, Any]) -> None:
        with self._path.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")

    def read(self, tasks: list[Task]) -> dict[str, Result]:
        """The results that are there of these games. A line that a crash cut short is removed, but
        only from a file that is ours."""
        data = self._path.read_bytes() if self._path.exists() else b""
        if not data:
            self.append(self._header)
            return {}
        whole = data[: data.rfind(b"\n") + 1]
        refusal = BadRecord(f"{shown(self._path.name)} is not a file of match results.")
        try:
            first, *rows = [json.loads(line) for line in whole.decode().splitlines()]
            results = [
                Result(str(row["key"]), tuple(row["seated"]), tuple(row["totals"]), row["turns"])
                for row in rows
            ]
        except (ValueError, KeyError, TypeError) as error:
            raise refusal from error
        if not isinstance(first, dict) or first.keys() != self._header.keys():
            raise refusal
        self._compare(first)
        os.truncate(self._path, len(whole))
        seated = {task.key: task.seated for task in tasks}
        wanted = {result.key: result for result in results if result.key in seated}
        for key, result in wanted.items():
            numbers = [*result.totals, result.turns]
            if result.seated != seated[key] or len(numbers) != len(seated[key]) + 1:
                raise refusal
            if not all(type(number) is int for number in numbers):
                raise refusal
        return wanted

    def _compare(self, first: dict[str, Any]) -> None:
        name = shown(self._path.name)
        if first["match"] != self._header["match"] or first["deck"] != self._header["deck"]:
            raise BadSettings(f"{name} holds the results of another match; choose another file.")
        if first["bots"] != self._header["bots"]:
            raise BadSettings(
                f"{name} holds games of other versions of these bots; choose another file."
            )
