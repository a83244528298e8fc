"""Matches between bots: the same deals for all, every seating rotated, nothing lost, nothing twice.

A game is named by its pairing, deal and rotation; its bots' seeds follow from the name. Results are
appended to a file, a line each, as they come; a match that was interrupted plays only the games
that are missing.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from ..bots import Budget, make_bot
from ..rules.cards import Deck
from ..rules.errors import BadRecord, BadSettings
from ..rules.game import Game
from ..rules.settings import FEWEST_SEATS, MOST_SEATS
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
        if len(set(self.bots)) < 2 or len(set(self.bots)) != len(self.bots):
            raise BadSettings("A match needs at least two different bots.")
        if self.games < 1:
            raise BadSettings(f"A match needs at least one game, not {self.games}.")
        for name in self.bots:
            make_bot(name)
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


def play_task(task: Task, deck: Deck, budget: Budget) -> Result:
    """Play one game through the door that people use."""
    game = Game.new(len(task.seated), seed=task.deal, deck=deck)
    rng = Random(task.key)
    bots = [make_bot(name, seed=rng.getrandbits(30), deck=deck) for name in task.seated]
    while (decision := game.decision) is not None:
        bot = bots[decision.seat - 1]
        game.play(bot.choose(game.view(decision.seat), decision.legal, budget))
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
    done: dict[str, Result] = {}
    header = {"match": asdict(match), "deck": deck.id}
    if path is not None:
        done = _read(path, header)
    wanted = {task.key for task in tasks}
    done = {key: result for key, result in done.items() if key in wanted}
    todo = [task for task in tasks if task.key not in done]
    work = partial(play_task, deck=deck, budget=match.budget())
    if progress is not None:
        progress(len(done), len(tasks))
    for _, result in (hands or Alone()).run(work, todo):
        done[result.key] = result
        if path is not None:
            _append(path, asdict(result))
        if progress is not None:
            progress(len(done), len(tasks))
    return [done[key] for key in sorted(done)]


def _append(path: Path, row: dict[str, Any]) -> None:
    with path.open("a", encoding="utf-8") as out:
        out.write(json.dumps(row) + "\n")


def _read(path: Path, header: dict[str, Any]) -> dict[str, Result]:
    """What an earlier run wrote; a line cut short by a crash is dropped from the file."""
    if not path.exists() or path.stat().st_size == 0:
        _append(path, header)
        return {}
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    try:
        first, *rows = [json.loads(line) for line in whole.splitlines()]
        results = {
            row["key"]: Result(
                row["key"], tuple(row["seated"]), tuple(row["totals"]), int(row["turns"])
            )
            for row in rows
        }
    except (ValueError, KeyError, TypeError) as error:
        raise BadRecord(f"{path.name} is not a file of match results.") from error
    if first != json.loads(json.dumps(header)):
        raise BadSettings(
            f"{path.name} holds the results of another match; choose another file for this one."
        )
    return results
