"""The strongest bot against that of the first edition, in equal time.

    git worktree add FIRST dc9b7b0
    (cd FIRST && PYTHONPATH=src python tools/build_native.py)
    FIRST_EDITION=FIRST python -m benchmarks.champion play FOLDER --games 400
    python -m benchmarks.champion report FOLDER

Each edition plays in a separate process, with the code and the model of its time. The bot `best`
may think 30 ms of CPU time for a choice; `giant` is the same bot with a limit of nodes, and would
not compare speed. A bot that is sure of its choice answers earlier, so the report says how long
each thought; in one match this edition may think half as long. Each deal is played twice, with the
seats exchanged; with three and more players the editions sit alternately. An interrupted run goes
on. `report` writes RESULTS.md.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from statistics import mean
from typing import Final, NamedTuple

from benchmarks.results import CHAMPION, ROOT, facts, play_or_report, verdict
from firstgiants import Game, load_deck
from firstgiants.arena.intervals import wilson

GOAL: Final = 0.62


class Match(NamedTuple):
    """The number of players, and how long each edition may think about a choice."""

    players: int
    ours_ms: int = 30
    theirs_ms: int = 30


class Result(NamedTuple):
    """One game: this edition's share of the victory and of the seats, and how long each edition
    thought about a choice on average."""

    won: float
    even: float
    ours_ms: float
    theirs_ms: float


MATCHES: Final = (Match(2), Match(2, ours_ms=15), Match(3), Match(4), Match(5))

_PLAYER: Final = """
import json, sys, time
from firstgiants import Game
from firstgiants.bots import Budget, make_bot

budget, seed = Budget(seconds=float(sys.argv[1])), sys.argv[2]
order = json.loads(sys.stdin.readline())
game = Game.new(int(sys.argv[3]), order=order)
bots = [make_bot("best", seed=f"{seed}:{n}", clock=time.thread_time) for n in range(5)]
for line in sys.stdin:
    for choice in json.loads(line):
        game.play(choice)
    seat, legal = game.asked, game.legal
    view = game.view(seat)
    began = time.thread_time()
    choice = bots[seat - 1].choose(view, legal, budget)
    print(choice, time.thread_time() - began, len(legal), flush=True)
"""


class Edition:
    """A process that plays some seats of one game with the package of a checkout."""

    def __init__(self, checkout: Path, game: Game, seed: str, milliseconds: int) -> None:
        self.thoughts_ms: list[float] = []
        self._sent = 0
        self._process = subprocess.Popen(
            [sys.executable, "-c", _PLAYER, str(milliseconds / 1000), seed, str(len(game.players))],
            env={**os.environ, "PYTHONPATH": str(checkout / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._tell(game.record().order)

    def choose(self, game: Game) -> str:
        self._tell(game.choices[self._sent :])
        self._sent = len(game.choices)
        assert self._process.stdout is not None
        choice, seconds, options = self._process.stdout.readline().rsplit(maxsplit=2)
        if int(options) > 1:
            self.thoughts_ms.append(float(seconds) * 1000)
        return choice

    def end(self) -> None:
        self._process.communicate()

    def _tell(self, what: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()


def play_game(first_edition: Path, match: Match, number: int) -> Result:
    order = [card.id for card in load_deck("founders").cards]
    players = match.players
    Random(f"champion:{players}:{number // 2}").shuffle(order)
    game = Game.new(players, order=order)
    ours = Edition(ROOT, game, f"{number}", match.ours_ms)
    theirs = Edition(first_edition, game, f"{number}", match.theirs_ms)
    our_seats = [seat for seat in range(1, players + 1) if (seat + number) % 2 == 0]
    try:
        while not game.is_over:
            game.play((ours if game.asked in our_seats else theirs).choose(game))
    finally:
        ours.end()
        theirs.end()
    outcome = game.outcome
    assert outcome is not None
    won = sum(seat in our_seats for seat in outcome.winners) / len(outcome.winners)
    even = len(our_seats) / players
    return Result(won, even, mean(ours.thoughts_ms), mean(theirs.thoughts_ms))


def play(folder: Path, games: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    first_edition = Path(os.environ["FIRST_EDITION"]).resolve()
    for match in MATCHES:
        results = read(folder, match)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            numbers = range(len(results), games)
            for result in pool.map(partial(play_game, first_edition, match), numbers):
                results.append(result)
                _file(folder, match).write_text(json.dumps(results))
                won = mean([one.won for one in results])
                print(f"{match}: {won:.1%} of {len(results)}", flush=True)


def read(folder: Path, match: Match) -> list[Result]:
    file = _file(folder, match)
    return [Result(*one) for one in json.loads(file.read_text())] if file.exists() else []


def _file(folder: Path, match: Match) -> Path:
    return folder / f"{match.players}-{match.ours_ms}-{match.theirs_ms}.json"


def report(folder: Path) -> str:
    return section({match: read(folder, match) for match in MATCHES})


def section(found: dict[Match, list[Result]]) -> str:
    """The report on the games of each match."""
    lines = [
        CHAMPION,
        "",
        "`python -m benchmarks.champion`: the strongest bot against that of the first edition;",
        "95 % intervals. Even is the share of the seats. Times are CPU time for a choice, of this",
        "edition and of the first: how long it may think, and how long it did on average.",
        "",
        *facts(),
        "",
        "| players | may think | thought | games | won | even |",
        "| ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    goals = []
    for match, results in found.items():
        if not results:
            continue
        games = len(results)
        won = mean([one.won for one in results])
        even = mean([one.even for one in results])
        low, high = wilson(won, games)
        thought = [mean([one.ours_ms for one in results]), mean([one.theirs_ms for one in results])]
        lines.append(
            f"| {match.players} | {match.ours_ms} and {match.theirs_ms} ms "
            f"| {thought[0]:.0f} and {thought[1]:.0f} ms "
            f"| {games} | {won:.1%} ({low:.1%}–{high:.1%}) | {even:.1%} |"
        )
        if match.ours_ms == match.theirs_ms:
            goal = GOAL if match.players == 2 else even
            name = f"wins {GOAL:.0%}" if match.players == 2 else "is ahead"
            name += f", {match.players} players"
            goals.append(verdict(name, f"{won:.1%}", met=won >= goal, missed_by=goal - won))
    return "\n".join([*lines, "", *goals]) + "\n"


if __name__ == "__main__":
    play_or_report(__doc__, play, report, games=400, each="match")
