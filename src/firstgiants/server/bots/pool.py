"""Bots think in separate processes, one call for a whole turn.

A process receives the seat's view and the cards, so it never has the order of the deck.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from threading import Thread
from time import perf_counter
from typing import Protocol

from firstgiants import Deck, View
from firstgiants.server.bots.catalog import ModelFiles


class BotThinker(Protocol):
    async def think(self, bot: str, view: View, deck: Deck, seed: str | None = None) -> list[str]:
        """The bot's choices from this view on, until its seat must wait (`bots.play_turn`). With a
        seed, the same view always gets the same choices."""
        ...

    async def close(self) -> None: ...


NICENESS = 5


def start_process(niceness: int) -> None:
    """Prepare a process that thinks: it yields to the server and ends with it."""
    # Ctrl-C goes to the whole process group; the server decides when its processes end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Thinking takes what the server leaves: people's requests come first.
    if hasattr(os, "nice"):
        os.nice(niceness)
    Thread(target=_end_with_parent, daemon=True, name="end with parent").start()


def _end_with_parent() -> None:
    """End this process when the server dies.

    A killed server cannot tell its processes to end, but the system closes the pipe they wait on.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


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
    """Processes that think; they start when the first bot has to think."""

    def __init__(self, processes: int, seconds: float, models: ModelFiles | None = None) -> None:
        self._processes = processes
        self._seconds = seconds
        self._models = models or ModelFiles(None, None)
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, bot: str, view: View, deck: Deck, seed: str | None = None) -> list[str]:
        if self._pool is None:
            # Not fork: this process has threads.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=context,
                initializer=start_process,
                initargs=(NICENESS,),
            )
        model, seconds = self._models.file_for(deck), self._seconds
        turn = partial(choose_turn, bot, view, model=model, deck=deck)
        if seed is None:
            turn = partial(turn, seed=secrets.randbits(63), seconds=seconds)
        else:
            turn = partial(turn, seed=seed, seconds=None, clock=stopped_clock)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, turn)
        except BrokenProcessPool:
            self._pool = None
            raise

    async def close(self) -> None:
        """End the processes; one that is thinking finishes its turn first."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
