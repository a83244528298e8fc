"""How long the levels take to answer with five at the table, and how well a budget is kept."""

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
"""Whichever comes first: the best level thinks for most of a second each time."""

SLOWEST = 1.0
SLOWEST_EASY = 0.2
EASY = 4
"""So many of the levels are meant for beginners, and should hardly be waited for."""

SEARCHERS = ("search", "best")
BUDGETS = (0.05, 0.2)
ANSWERS_A_BUDGET = 100
MOST_OVER = 0.020


@dataclass(frozen=True)
class Took:
    """Seconds by the clock, and how many of them the bot had the processor."""

    clock: float
    busy: float

    def beyond(self, budget: float) -> Took:
        """What is left of both after a budget, where time without the processor is nobody's fault:
        the bot cannot stop while it does not run."""
        over = self.clock - budget
        return Took(over, over - (self.clock - self.busy))


def answer_times(name: str, budget: Budget) -> Iterator[Took]:
    """The time of each answer to a real choice. The bot moves on a seat with each game; the other
    seats are greedy bots', whose answers are not counted."""
    for number in count():
        game = Game.new(PLAYERS, seed=number + 1)
        seat = number % PLAYERS + 1
        bots: list[Bot] = [make_bot("greedy", seed=n) for n in range(PLAYERS)]
        bots[seat - 1] = make_bot(name, seed=number)
        while (decision := game.decision) is not None:
            view = game.view(decision.seat)
            start, busy = time.perf_counter(), time.process_time()
            choice = bots[decision.seat - 1].choose(view, decision.legal, budget)
            took = Took(time.perf_counter() - start, time.process_time() - busy)
            if decision.seat == seat and len(decision.legal) > 1:
                yield took
            game.play(choice)


def for_a_while(times: Iterator[Took], most: int, seconds: float) -> list[Took]:
    found: list[Took] = []
    spent = 0.0
    for took in islice(times, most):
        found.append(took)
        spent += took.clock
        if spent > seconds:
            break
    return found


def at_99(times: Sequence[float]) -> float:
    """What 99 of 100 do not exceed; of fewer than a hundred, the greatest."""
    ordered = sorted(times)
    return ordered[-1 - len(ordered) // 100]


def row(name: str, times: Sequence[Took]) -> str:
    clock = [took.clock for took in times]
    figures = (median(clock), at_99(clock), max(clock), max(took.busy for took in times))
    return f"| {name} | {len(times)} | " + " | ".join(f"{1000 * t:.1f}" for t in figures) + " |"


def kept(name: str, times: Sequence[Took], limit: float) -> str:
    worst = max(took.clock for took in times)
    busy = max(took.busy for took in times)
    return verdict(
        f"{name}, every answer within {1000 * limit:.0f} ms",
        f"{1000 * worst:.0f} ms at most by the clock, {1000 * busy:.0f} ms of the processor",
        met=worst <= limit,
        missed_by=worst / limit - 1,
    )


HEADINGS = (
    "answers | median, ms | 99 of 100 within, ms | longest, ms | longest by the processor, ms |"
)


def report(
    by_level: Mapping[str, Sequence[Took]], over: Mapping[tuple[str, float], Sequence[Took]]
) -> str:
    """``over``: for each bot and budget, how much longer than that its answers took."""
    names = list(by_level)
    easy = [took for name in names[:EASY] for took in by_level[name]]
    every = [took for times in by_level.values() for took in times]
    too_long = [took for times in over.values() for took in times]
    lines = [
        ANSWERS,
        "",
        f"By the clock, on one core, with {PLAYERS} players: from the view to the choice, wherever",
        "there is more than one. Other programs on the machine make a bot wait for the processor;",
        "so its own time stands beside it.",
        "",
        *facts(),
        "",
        f"| level | {HEADINGS}",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        *(row(name, times) for name, times in by_level.items()),
        "",
        "How much longer than its budget of time a search takes; less than nothing where it saw",
        "earlier that the rest could change nothing:",
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
        kept("all levels", every, SLOWEST),
        kept(f"the easy ones ({', '.join(names[:EASY])})", easy, SLOWEST_EASY),
        kept("a search beyond its budget", too_long, MOST_OVER),
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
            took.beyond(seconds)
            for took in islice(answer_times(name, Budget(seconds=seconds)), ANSWERS_A_BUDGET)
        ]
        for name in SEARCHERS
        for seconds in BUDGETS
    }
    return report(by_level, over)
