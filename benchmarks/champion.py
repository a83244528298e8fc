"""The strongest bot against that of the first edition, in equal time.

    git worktree add FIRST dc9b7b0
    (cd FIRST && PYTHONPATH=src python tools/build_native.py)
    FIRST_EDITION=FIRST python -m benchmarks.champion play FOLDER --games 400
    python -m benchmarks.champion report FOLDER

Each edition plays in a process of its own, with the code and the model of its time. The bot `best`
thinks 30 ms of CPU time for a choice; `giant` is the same bot with a limit of nodes, and would not
compare speed. Each deal is played twice, with the seats exchanged; with three and more players the
editions sit alternately. An interrupted run goes on. `report` writes RESULTS.md.
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
from typing import Final

from benchmarks.results import CHAMPION, ROOT, facts, play_or_report, verdict
from firstgiants import Game, load_deck
from firstgiants.arena.intervals import wilson

SECONDS: Final = 0.03
GOAL: Final = 0.62
PLAYERS: Final = (2, 3, 4, 5)

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
    seat = game.asked
    print(bots[seat - 1].choose(game.view(seat), game.legal, budget), flush=True)
"""


class Edition:
    """A process that plays some seats of one game with the package of a checkout."""

    def __init__(self, checkout: Path, game: Game, seed: str) -> None:
        self._told = 0
        self._process = subprocess.Popen(
            [sys.executable, "-c", _PLAYER, str(SECONDS), seed, str(len(game.players))],
            env={**os.environ, "PYTHONPATH": str(checkout / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._tell(game.record().order)

    def choose(self, game: Game) -> str:
        self._tell(game.choices[self._told :])
        self._told = len(game.choices)
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def end(self) -> None:
        self._process.communicate()

    def _tell(self, what: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()


def play_game(first_edition: Path, players: int, number: int) -> tuple[float, float]:
    """One game: the share of the victory of this edition, and the share of the seats it had."""
    order = [card.id for card in load_deck("founders").cards]
    Random(f"champion:{players}:{number // 2}").shuffle(order)
    game = Game.new(players, order=order)
    editions = [Edition(ROOT, game, f"{number}"), Edition(first_edition, game, f"{number}")]
    try:
        while not game.is_over:
            assert game.asked is not None
            game.play(editions[(game.asked + number) % 2].choose(game))
    finally:
        for edition in editions:
            edition.end()
    outcome = game.outcome
    assert outcome is not None
    ours = [seat for seat in range(1, players + 1) if (seat + number) % 2 == 0]
    won = sum(seat in ours for seat in outcome.winners) / len(outcome.winners)
    return won, len(ours) / players


def play(folder: Path, games: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    first_edition = Path(os.environ["FIRST_EDITION"]).resolve()
    for players in PLAYERS:
        file = folder / f"{players}.json"
        results = read(folder, players)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            numbers = range(len(results), games)
            for result in pool.map(partial(play_game, first_edition, players), numbers):
                results.append(result)
                file.write_text(json.dumps(results))
                won = sum(share for share, _ in results) / len(results)
                print(f"{players} players: {won:.1%} of {len(results)}", flush=True)


def read(folder: Path, players: int) -> list[tuple[float, float]]:
    file = folder / f"{players}.json"
    return json.loads(file.read_text()) if file.exists() else []


def report(folder: Path) -> str:
    return section({players: read(folder, players) for players in PLAYERS})


def section(found: dict[int, list[tuple[float, float]]]) -> str:
    """The report on the games with each number of players."""
    lines = [
        CHAMPION,
        "",
        "`python -m benchmarks.champion`: the strongest bot against that of the first edition,",
        f"each with {SECONDS * 1000:.0f} ms of CPU time for a choice; 95 % intervals. Even is the",
        "share of the seats.",
        "",
        *facts(),
        "",
        "| players | games | won | even |",
        "| ---: | ---: | ---: | ---: |",
    ]
    goals = []
    for players, results in found.items():
        if not results:
            continue
        games = len(results)
        won = sum(share for share, _ in results) / games
        even = sum(seats for _, seats in results) / games
        low, high = wilson(won, games)
        lines.append(f"| {players} | {games} | {won:.1%} ({low:.1%}–{high:.1%}) | {even:.1%} |")
        goal = GOAL if players == 2 else even
        name = f"wins {GOAL:.0%}" if players == 2 else "is ahead"
        goals.append(
            verdict(
                f"{name}, {players} players", f"{won:.1%}", met=won >= goal, missed_by=goal - won
            )
        )
    return "\n".join([*lines, "", *goals]) + "\n"


if __name__ == "__main__":
    play_or_report(__doc__, play, report, games=400, each="number of players")
