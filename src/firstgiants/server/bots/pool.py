"""The bots that can take a seat, by name, and their thinking, in processes of its own.

A thinking process is given the seat's view and the legal choices: it never has the deck's order.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cached_property
from threading import Thread
from typing import Protocol

from firstgiants import Choice, View
from firstgiants.server import wire
from firstgiants.server.errors import NotFound


class BotCatalog:
    """Which bots there are. The levels are offered; whoever asks for another by name gets it.

    Bots are loaded when first asked for, or by `load` in a thread of its own: they bring numpy
    along, and the server should be ready before that.
    """

    @cached_property
    def bots(self) -> list[wire.BotInfo]:
        from firstgiants.bots import LEVELS

        return [
            wire.BotInfo(id=level.id, name=level.name, character=level.character, level=number)
            for number, level in enumerate(LEVELS, 1)
        ]

    @cached_property
    def _names(self) -> dict[str, str]:
        from firstgiants.bots import BOTS

        return {bot: bot.capitalize() for bot in BOTS} | {bot.id: bot.name for bot in self.bots}

    async def load(self) -> None:
        await asyncio.to_thread(self.check, "random")

    def check(self, bot: str | None) -> str:
        if bot is None or bot not in self._names:
            raise NotFound("There is no such bot.", code="no-such-bot", expected=list(self._names))
        return bot

    def name(self, bot: str) -> str:
        return self._names[bot]


class BotThinker(Protocol):
    async def think(self, bot: str, view: View, legal: Sequence[Choice]) -> str:
        """The spelling of the bot's choice."""
        ...

    async def close(self) -> None: ...


def _begin() -> None:
    """The start of a thinking process."""
    # Ctrl-C goes to the whole group; the server decides when its processes end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True, name="end with parent").start()


def _end_with_parent() -> None:
    """A server that was killed cannot tell its processes to end; but the system closes the pipe
    on which they wait for it here."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _choose(bot: str, view: View, legal: Sequence[Choice], seed: int, seconds: float) -> str:
    from firstgiants.bots import Budget, make_bot

    return str(make_bot(bot, seed=seed).choose(view, legal, Budget(seconds=seconds)))


class BotPool:
    """Thinks in worker processes, started when the first bot has to think."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, bot: str, view: View, legal: Sequence[Choice]) -> str:
        if self._pool is None:
            # Not fork: this process has threads.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=context, initializer=_begin
            )
        seed = secrets.randbits(63)
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._pool, _choose, bot, view, legal, seed, self._seconds
            )
        except BrokenProcessPool:
            self._pool = None
            raise

    async def close(self) -> None:
        """Ends the processes; one that is thinking may finish its thought."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
