"""Measures how long the review of a game takes, in CPU time on one core; writes RESULTS.md.

python -m benchmarks.reviews [--games 5]
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from statistics import fmean

from benchmarks.results import REVIEWS, facts, verdict, write_section
from firstgiants import Game, Record
from firstgiants.bots import Budget, make_bot
from firstgiants.review import Effort, review_steps

LEVEL = "digger"
GOALS = {2: 10.0, 5: 25.0}
"""Seconds for the longest game."""
FIRST_GOAL = 1.0


@dataclass(frozen=True)
class Took:
    players: int
    plies: int
    first: float
    whole: float


def bot_game(players: int, seed: int) -> Record:
    game = Game.new(players, seed=seed)
    bots = [make_bot(LEVEL, seed=f"{seed} {seat}") for seat in range(players)]
    while (seat := game.asked) is not None:
        game.play(bots[seat - 1].choose(game.view(seat), game.legal, Budget()))
    return game.record()


def measure(record: Record) -> Took:
    """The CPU time until the first step is known, and until all are."""
    began, first = time.process_time(), 0.0
    for number, _ in enumerate(review_steps(record)):
        if number == 0:
            first = time.process_time() - began
    whole = time.process_time() - began
    return Took(len(record.players), len(record.choices), first, whole)


def report(all_: list[Took]) -> str:
    effort = Effort()
    games = sum(one.players == 2 for one in all_)
    lines = [
        REVIEWS,
        "",
        f"`python -m benchmarks.reviews`: {games} games of `{LEVEL}` for each number of players,",
        "in seconds of one core. Each decision is searched with",
        f"{effort.choice} nodes, each card that may come up with {effort.reveal}, for the played",
        f"choice and {effort.candidates} others.",
        "",
        *facts(),
        "",
        "| players | choices a game | mean, s | longest, s | first step, s |",
        "| ---: | ---: | ---: | ---: | ---: |",
    ]
    for players in sorted({one.players for one in all_}):
        some = [one for one in all_ if one.players == players]
        lines.append(
            f"| {players} | {fmean(one.plies for one in some):.0f} "
            f"| {fmean(one.whole for one in some):.1f} | {max(one.whole for one in some):.1f} "
            f"| {max(one.first for one in some):.2f} |"
        )
    lines.append("")
    for players, goal in GOALS.items():
        longest = max(one.whole for one in all_ if one.players == players)
        lines.append(
            verdict(
                f"{players} players, at most {goal:.0f} s",
                f"{longest:.1f} s",
                met=longest <= goal,
                missed_by=longest / goal - 1,
            )
        )
    first = max(one.first for one in all_)
    name = f"first results within {FIRST_GOAL:.0f} s"
    lines.append(
        verdict(name, f"{first:.2f} s", met=first <= FIRST_GOAL, missed_by=first / FIRST_GOAL - 1)
    )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=5, help="for each number of players")
    games = range(parser.parse_args().games)
    took = [measure(bot_game(players, seed)) for players in (2, 3, 4, 5) for seed in games]
    text = report(took)
    write_section(text)
    print(text)


if __name__ == "__main__":
    main()
