"""Measures how long the levels think in games of five, and how well searches keep a time budget."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, islice
from statistics import median

from firstgiants.bots import LEVELS, Bot, Budget, make_bot
from firstgiants.rules.game import Game

from .results import ANSWERS, facts, verdict

PLAYERS = 5
ANSWERS_A_LEVEL = 400
SECONDS_A_LEVEL = 45.0
"""A level is measured until it reaches one of these limits."""

SLOWEST = 1.0
SLOWEST_EASY = 0.2
EASY = 4
"""The number of levels for beginners, which should answer quickly."""

SEARCHERS = ("search", "best")
BUDGETS = (0.05, 0.2)
ANSWERS_A_BUDGET = 100
MOST_OVER = 0.020


@dataclass(frozen=True)
class Elapsed:
    """Seconds of wall-clock time and of CPU time."""

    wall: float
    cpu: float

    def beyond(self, budget: float) -> Elapsed:
        """Both times beyond a budget. The CPU time excludes time in which the bot did not run and
        so could not stop."""
        over = self.wall - budget
        return Elapsed(over, over - (self.wall - self.cpu))


def answer_times(name: str, budget: Budget) -> Iterator[Elapsed]:
    """The time of each answer with more than one legal choice. The bot takes another seat in each
    game; greedy bots, whose answers do not count, have the other seats."""
    for number in count():
        game = Game.new(PLAYERS, seed=number + 1)
        seat = number % PLAYERS + 1
        bots: list[Bot] = [make_bot("greedy", seed=n) for n in range(PLAYERS)]
        bots[seat - 1] = make_bot(name, seed=number)
        while (decision := game.decision) is not None:
            view = game.view(decision.seat)
            start, cpu_start = time.perf_counter(), time.process_time()
            choice = bots[decision.seat - 1].choose(view, decision.legal, budget)
            elapsed = Elapsed(time.perf_counter() - start, time.process_time() - cpu_start)
            if decision.seat == seat and len(decision.legal) > 1:
                yield elapsed
            game.play(choice)


def for_a_while(times: Iterator[Elapsed], most: int, seconds: float) -> list[Elapsed]:
    found: list[Elapsed] = []
    spent = 0.0
    for elapsed in islice(times, most):
        found.append(elapsed)
        spent += elapsed.wall
        if spent > seconds:
            break
    return found


def percentile_99(times: Sequence[float]) -> float:
    """The 99th percentile; of fewer than a hundred values, the greatest."""
    ordered = sorted(times)
    return ordered[-1 - len(ordered) // 100]


def row(name: str, times: Sequence[Elapsed]) -> str:
    wall = [elapsed.wall for elapsed in times]
    values = (median(wall), percentile_99(wall), max(wall), max(elapsed.cpu for elapsed in times))
    return f"| {name} | {len(times)} | " + " | ".join(f"{1000 * t:.1f}" for t in values) + " |"


def goal_line(name: str, times: Sequence[Elapsed], limit: float) -> str:
    worst = max(elapsed.wall for elapsed in times)
    cpu = max(elapsed.cpu for elapsed in times)
    return verdict(
        f"{name}, every answer within {1000 * limit:.0f} ms",
        f"{1000 * worst:.0f} ms at most, {1000 * cpu:.0f} ms of CPU time",
        met=worst <= limit,
        missed_by=worst / limit - 1,
    )


HEADINGS = "answers | median, ms | 99th percentile, ms | longest, ms | longest CPU time, ms |"


def report(
    by_level: Mapping[str, Sequence[Elapsed]], over: Mapping[tuple[str, float], Sequence[Elapsed]]
) -> str:
    """``over``: for each bot and budget, the time of each answer beyond the budget."""
    names = list(by_level)
    easy = [elapsed for name in names[:EASY] for elapsed in by_level[name]]
    every = [elapsed for times in by_level.values() for elapsed in times]
    too_long = [elapsed for times in over.values() for elapsed in times]
    lines = [
        ANSWERS,
        "",
        f"Wall-clock time on one core, with {PLAYERS} players, from the view to the choice, for",
        "decisions with more than one choice. Other programs on the machine make a bot wait for",
        "the CPU, so its CPU time is listed too.",
        "",
        *facts(),
        "",
        f"| level | {HEADINGS}",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        *(row(name, times) for name, times in by_level.items()),
        "",
        "The time that a search takes beyond its budget. It is negative if the search stopped",
        "early, because more simulations could not change its choice:",
        "",
        f"| bot, budget | {HEADINGS}",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        *(
            row(f"`{name}`, {1000 * seconds:.0f} ms", times)
            for (name, seconds), times in over.items()
        ),
        "",
        "Goals:",
        "",
        goal_line("all levels", every, SLOWEST),
        goal_line(f"the easy ones ({', '.join(names[:EASY])})", easy, SLOWEST_EASY),
        goal_line("a search beyond its budget", too_long, MOST_OVER),
        "",
    ]
    return "\n".join(lines)


def measure() -> str:
    by_level = {
        level.id: for_a_while(answer_times(level.id, Budget()), ANSWERS_A_LEVEL, SECONDS_A_LEVEL)
        for level in LEVELS
    }
    over = {
        (name, seconds): [
            elapsed.beyond(seconds)
            for elapsed in islice(answer_times(name, Budget(seconds=seconds)), ANSWERS_A_BUDGET)
        ]
        for name in SEARCHERS
        for seconds in BUDGETS
    }
    return report(by_level, over)
