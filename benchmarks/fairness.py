"""Shows that the account of luck is fair, and that stronger levels lose less by their choices.

    nice -n 19 python -m benchmarks.fairness play FILE --games 2000
    nice -n 19 python -m benchmarks.fairness play LADDER --games 200 --players 2 --full
    nice -n 19 python -m benchmarks.fairness play PAIR --full --players 2 --levels volunteer,digger
    python -m benchmarks.fairness report FILE LADDER PAIR

`play` adds reviewed bot games to FILE until it has so many; an interrupted run goes on. By default
it plays 2 to 5 players in turn, with levels drawn for each seat, and reviews with little effort, so
that thousands of games are possible. `--full` reviews as the server does, with all levels, or with
those of `--levels`: fewer games between two neighbours show which is stronger.
`report` writes RESULTS.md.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev, stdev
from typing import Literal, TypedDict

from benchmarks.results import FAIRNESS, facts, verdict, write_section
from firstgiants import Game
from firstgiants.bots import LEVELS, Budget, make_bot
from firstgiants.review import Effort, Review, review_record

QUICK = Effort(choice=8, reveal=1, candidates=0)
"""Enough for luck, which is fair at any effort; losses need candidates."""
QUICK_LEVELS = 5
"""The weakest levels, which think for a few milliseconds."""
GOAL_GAMES = 2000
GOAL_LUCK = 1.0


class Reviewed(TypedDict):
    """One game: by seat, in points of chance. `losses` has each choice with an alternative."""

    seed: int
    levels: list[str]
    effort: list[int]
    luck: list[float]
    drift: list[float]
    result: list[float]
    losses: list[list[float]]


def play(seed: int, players: int, known: Sequence[str], *, full: bool) -> Reviewed:
    rng = Random(seed)
    levels = [rng.choice(known) for _ in range(players)]
    bots = [make_bot(level, seed=f"{seed} {seat}") for seat, level in enumerate(levels)]
    game = Game.new(players, seed=seed)
    while (seat := game.asked) is not None:
        game.play(bots[seat - 1].choose(game.view(seat), game.legal, Budget()))
    effort = Effort() if full else QUICK
    return summary(review_record(game.record(), effort=effort), seed, levels, effort)


def summary(review: Review, seed: int, levels: list[str], effort: Effort) -> Reviewed:
    losses: list[list[float]] = [[] for _ in levels]
    for step in review.choices:
        if step.legal > 1:
            losses[step.seat - 1].append(round(100 * step.loss, 2))
    return Reviewed(
        seed=seed,
        levels=levels,
        effort=[effort.choice, effort.reveal, effort.candidates],
        luck=[round(seat.luck, 3) for seat in review.seats],
        drift=[round(seat.drift, 3) for seat in review.seats],
        result=[round(seat.result, 3) for seat in review.seats],
        losses=losses,
    )


def read(path: Path) -> list[Reviewed]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return fmean(values), error


def luck_by_seat(games: Iterable[Reviewed]) -> dict[int, tuple[float, float, int]]:
    """Seat: mean luck, its standard error, games."""
    found: dict[int, list[float]] = defaultdict(list)
    for game in games:
        for seat, luck in enumerate(game["luck"], 1):
            found[seat].append(luck)
    return {seat: (*mean_and_error(all_), len(all_)) for seat, all_ in sorted(found.items())}


def loss_by_level(games: Iterable[Reviewed]) -> dict[str, tuple[float, float, int]]:
    """Level, weakest first: mean loss a choice, its standard error by game, choices."""
    by_game: dict[str, list[float]] = defaultdict(list)
    choices: dict[str, int] = defaultdict(int)
    for game in games:
        for level, losses in zip(game["levels"], game["losses"], strict=True):
            if losses:
                by_game[level].append(fmean(losses))
                choices[level] += len(losses)
    return {
        level.id: (*mean_and_error(by_game[level.id]), choices[level.id])
        for level in LEVELS
        if level.id in by_game
    }


def spread(games: Iterable[Reviewed], part: Literal["luck", "drift"]) -> float:
    return pstdev([value for game in games for value in game[part]])


def in_order(losses: dict[str, tuple[float, float, int]]) -> bool:
    means = [mean for mean, _, _ in losses.values()]
    return means == sorted(means, reverse=True)


def report(files: Sequence[tuple[str, list[Reviewed]]]) -> str:
    lines = [
        FAIRNESS,
        "",
        "`python -m benchmarks.fairness` reviews bot games: 2 to 5 players, levels drawn for each",
        "seat. Luck and losses are in points of winning chance; ± is one standard error. The",
        "effort is nodes a decision / nodes a card that may come up / other choices compared.",
        "",
        *facts(),
    ]
    for name, games in files:
        lines += ["", f"### {name}: {len(games):,} games, effort {effort_of(games)}", ""]
        lines += ["| seat | games | mean luck | ± |", "| --- | ---: | ---: | ---: |"]
        luck = luck_by_seat(games)
        for seat, (mean, error, count) in luck.items():
            lines.append(f"| {seat} | {count:,} | {mean:+.2f} | {error:.2f} |")
        most = max(abs(mean) for mean, _, _ in luck.values())
        goal = f"mean luck of every seat within ±{GOAL_LUCK:.0f} point"
        met = most <= GOAL_LUCK
        goals = ["", verdict(goal, f"{most:.2f} at most", met=met, missed_by=most - GOAL_LUCK)]
        if games[0]["effort"][2]:
            lines += ["", "| level | choices | loss a choice | ± |", "| --- | ---: | ---: | ---: |"]
            losses = loss_by_level(games)
            for level, (mean, error, count) in losses.items():
                lines.append(f"| {level} | {count:,} | {mean:.2f} | {error:.2f} |")
            order = "as" if in_order(losses) else "not as"
            goals.append(f"- losses fall from level to level {order} the ladder says")
            goals.append(
                f"- spread (standard deviation) of a game: luck {spread(games, 'luck'):.0f}, "
                f"drift {spread(games, 'drift'):.0f}"
            )
        lines += goals
        if len(games) < GOAL_GAMES:
            lines.append(f"- {len(games):,} games; the goal of {GOAL_GAMES:,} takes a longer run")
    return "\n".join(lines)


def effort_of(games: list[Reviewed]) -> str:
    return " / ".join(str(part) for part in games[0]["effort"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("file", type=Path)
    playing.add_argument("--games", type=int, default=GOAL_GAMES)
    playing.add_argument("--players", default="2,3,4,5")
    playing.add_argument("--full", action="store_true")
    playing.add_argument("--levels", help="such as volunteer,digger")
    reporting = commands.add_parser("report")
    reporting.add_argument("files", type=Path, nargs="+")
    asked = parser.parse_args()
    if asked.command == "report":
        write_section(report([(path.stem, read(path)) for path in asked.files]))
        return
    counts = [int(part) for part in asked.players.split(",")]
    ids = [level.id for level in LEVELS]
    known = asked.levels.split(",") if asked.levels else ids if asked.full else ids[:QUICK_LEVELS]
    for seed in range(len(read(asked.file)), asked.games):
        reviewed = play(seed, counts[seed % len(counts)], known, full=asked.full)
        with asked.file.open("a") as out:
            out.write(json.dumps(reviewed) + "\n")


if __name__ == "__main__":
    main()
