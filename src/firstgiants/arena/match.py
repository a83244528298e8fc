"""Matches between bots: the same deals for all bots, in every rotation of the seats.

A game's key names its table, deal and rotation, and seeds its bots. Results are appended to a file,
one line each, as they come. A match that was interrupted, or made longer, plays only the missing
games.
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
from ..rules.errors import BadRecord, BadSettings, brief
from ..rules.fair_start import extra_amber
from ..rules.game import Game
from ..rules.settings import Settings, check_players
from .pool import Pool, Serial
from .version import version_of_bots


@dataclass(frozen=True, slots=True)
class Match:
    """What to play. ``games`` is for each table of bots, rounded up to full rotations."""

    bots: tuple[str, ...]
    players: int
    games: int
    seed: int = 1
    seconds: float | None = None
    nodes: int | None = None
    fair_start: bool = False

    def __post_init__(self) -> None:
        check_players(self.players)
        for name in self.bots:
            make_bot(name)
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadSettings("A match needs two or more bots, each named once.")
        if self.games < 1:
            raise BadSettings(f"A match needs at least one game, not {self.games}.")
        self.budget()

    def settings(self) -> Settings:
        return Settings(extra_amber=extra_amber(self.players, fair_start=self.fair_start))

    def budget(self) -> Budget:
        return Budget(self.seconds, self.nodes)


@dataclass(frozen=True, slots=True)
class Task:
    """One game: the bot of each seat, and the deal."""

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
        """The number of its deal, which all rotations and several tables share."""
        return int(self.key.rsplit("/", 2)[1])


def tasks_of(match: Match) -> list[Task]:
    """All games. With more bots than seats, every combination plays. With fewer, bots have several
    seats: all of them count for the share of wins, only the first for the rating."""
    if len(match.bots) >= match.players:
        tables = list(combinations(match.bots, match.players))
    else:
        rows = [match.bots[n:] + match.bots[:n] for n in range(len(match.bots))]
        tables = [tuple((row * match.players)[: match.players]) for row in rows]
    deals = -(-match.games // match.players)
    return [
        Task(
            key=f"{'+'.join(table)}/{deal}/{rotation}",
            seated=table[rotation:] + table[:rotation],
            deal=f"{match.seed}:{deal}",
        )
        for deal in range(deals)
        for table in tables
        for rotation in range(match.players)
    ]


def play_through(game: Game, bots: Sequence[Bot], budget: Budget) -> None:
    """Play a game to its end; each bot gets the view of its seat."""
    while (decision := game.decision) is not None:
        bot = bots[decision.seat - 1]
        game.play(bot.choose(game.view(decision.seat), decision.legal, budget))


def play_task(task: Task, deck: Deck, budget: Budget, settings: Settings) -> Result:
    """Play one game by views, as people do. Budgets in seconds count processor time, so that a busy
    machine favours no bot."""
    game = Game.new(len(task.seated), seed=task.deal, deck=deck, settings=settings)
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
    pool: Pool | None = None,
    progress: Progress | None = None,
) -> list[Result]:
    """Play the missing games and return the results of all games, sorted by key."""
    tasks = tasks_of(match)
    file = None if path is None else ResultFile(path, match, deck)
    done = {} if file is None else file.read(tasks)
    todo = [task for task in tasks if task.key not in done]
    work = partial(play_task, deck=deck, budget=match.budget(), settings=match.settings())
    if progress is not None:
        progress(len(done), len(tasks))
    for _, result in (pool or Serial()).run(work, todo):
        done[result.key] = result
        if file is not None:
            file.append(asdict(result))
        if progress is not None:
            progress(len(done), len(tasks))
    return [done[key] for key in sorted(done)]


class ResultFile:
    """Results as lines of JSON. The first line names the match, but not its number of games, so
    that the match can be made longer.
    """

    def __init__(self, path: Path, match: Match, deck: Deck) -> None:
        about = {key: value for key, value in asdict(match).items() if key != "games"}
        if not match.fair_start:
            del about["fair_start"]  # files of earlier versions do not have it
        self._path = path
        self._header: dict[str, Any] = {
            "match": json.loads(json.dumps(about)),
            "deck": deck_print(deck),
            "bots": version_of_bots(match.bots),
        }

    def append(self, row: dict[str, Any]) -> None:
        with self._path.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")

    def read(self, tasks: list[Task]) -> dict[str, Result]:
        """The stored results of these games. Removes a line that a crash cut short, but only from a
        file of this match."""
        data = self._path.read_bytes() if self._path.exists() else b""
        if not data:
            self.append(self._header)
            return {}
        complete = data[: data.rfind(b"\n") + 1]
        refusal = BadRecord(f"{brief(self._path.name)} is not a file of match results.")
        try:
            first, *rows = [json.loads(line) for line in complete.decode().splitlines()]
            results = [
                Result(str(row["key"]), tuple(row["seated"]), tuple(row["totals"]), row["turns"])
                for row in rows
            ]
        except (ValueError, KeyError, TypeError) as error:
            raise refusal from error
        if not isinstance(first, dict) or first.keys() != self._header.keys():
            raise refusal
        self._compare(first)
        os.truncate(self._path, len(complete))
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
        name = brief(self._path.name)
        if first["match"] != self._header["match"] or first["deck"] != self._header["deck"]:
            raise BadSettings(f"{name} holds the results of another match; choose another file.")
        if first["bots"] != self._header["bots"]:
            raise BadSettings(
                f"{name} holds games of other versions of these bots; choose another file."
            )
