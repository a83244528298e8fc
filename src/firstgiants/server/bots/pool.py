"""Bots think in separate processes, one call for a whole turn.

A process receives the seat's view and the cards, so it never has the order of the deck.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Protocol

from firstgiants import Deck, View
from firstgiants.server.bots.catalog import ModelFiles
from firstgiants.server.processes import WorkProcess


class BotThinker(Protocol):
    def start(self) -> None:
        """A bot will have to think soon: get ready. Returns at once."""
        ...

    async def think(self, bot: str, view: View, deck: Deck, seed: str | None = None) -> list[str]:
        """The bot's choices from this view on, until its seat must wait (`bots.play_turn`). With a
        seed, the same view always gets the same choices."""
        ...

    async def close(self) -> None: ...


NICENESS = 5
LONGEST_S, LONGEST_CHOICES = 30.0, 20
"""A turn may take as long as so many choices, and a while besides: the machine may be busy."""


def choose_turn(
    bot: str,
    view: View,
    seed: int | str,
    seconds: float | None,
    nodes: int | None = None,
    model: str | None = None,
    deck: Deck | None = None,
    clock: Callable[[], float] = perf_counter,
) -> list[str]:
    """A new bot's whole turn. The bot lives for the turn and keeps its search tree meanwhile.

    `seconds`, by this clock, and `nodes` limit each choice. `model`: a model file; None for the
    built-in one. `deck`: the cards of the game, if not a built-in deck.
    """
    from firstgiants.bots import Budget, make_bot, play_turn

    budget = Budget(seconds=seconds, nodes=nodes)
    thinker = make_bot(bot, seed=seed, model=model, deck=deck, clock=clock)
    return [str(choice) for choice in play_turn(thinker, view, budget, deck=deck)]


def stopped_clock() -> float:
    """For bots that must choose the same on every machine: only nodes limit their thinking."""
    return 0.0


class BotPool:
    """Processes that think, a turn at a time each."""

    def __init__(self, processes: int, seconds: float, models: ModelFiles | None = None) -> None:
        self._seconds = seconds
        self._models = models or ModelFiles(None, None)
        self.processes = [WorkProcess(NICENESS) for _ in range(processes)]
        self._free: asyncio.LifoQueue[WorkProcess] = asyncio.LifoQueue()
        for process in self.processes:
            self._free.put_nowait(process)

    def start(self) -> None:
        for process in self.processes:
            process.start()

    async def think(self, bot: str, view: View, deck: Deck, seed: str | None = None) -> list[str]:
        model, seconds = self._models.file_for(deck), self._seconds
        turn = partial(choose_turn, bot, view, model=model, deck=deck)
        if seed is None:
            turn = partial(turn, seed=secrets.randbits(63), seconds=seconds)
        else:
            turn = partial(turn, seed=seed, seconds=None, clock=stopped_clock)
        process = await self._free.get()
        try:
            return await process.run(LONGEST_S + LONGEST_CHOICES * seconds, turn)
        finally:
            self._free.put_nowait(process)

    async def close(self) -> None:
        await asyncio.gather(*(process.close() for process in self.processes))
