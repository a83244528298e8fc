"""Processes of low priority that do the long computations of a node, one task at a time.

Each has its own pool, so that a task that kills its process, or takes too long, harms no other.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import TypeVar

T = TypeVar("T")
log = logging.getLogger(__name__)


class TookTooLong(Exception):
    """A task reached its limit of time; its process was ended."""


class WorkProcess:
    """Begins with `start` or its first task; begins again after it has ended."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self.replaced = 0
        """How often the process has died and was replaced."""

    @property
    def has_died(self) -> bool:
        """Whether the process was killed, by the system for example, and is not replaced yet."""
        processes = {} if self._pool is None else self._pool._processes or {}
        return not all(process.is_alive() for process in list(processes.values()))

    def check(self) -> None:
        """Replace the process if it has died."""
        if self.has_died:
            self._replace()

    def _replace(self) -> None:
        self._end()
        self.replaced += 1
        log.warning("a process for computations died and was replaced")
        self.start()

    def start(self) -> None:
        """Begin now, so that the first task need not wait for it. Returns at once."""
        if self._pool is None:
            # Not fork: this process has threads.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                1, mp_context=context, initializer=_prepare, initargs=(self._niceness,)
            )
            self._pool.submit(os.getpid)

    async def run(self, limit_s: float, task: Callable[[], T]) -> T:
        """The result of the task. Raises `TookTooLong`, or `BrokenProcessPool` if the process has
        ended."""
        self.check()
        self.start()
        working = asyncio.get_running_loop().run_in_executor(self._pool, task)
        done = died = False
        try:
            finished, _ = await asyncio.wait([working], timeout=limit_s)
            died = bool(finished) and isinstance(working.exception(), BrokenProcessPool)
            done = bool(finished)
        finally:
            if died:
                self._replace()
            elif not done:  # it hangs, or no caller waits for it any more
                working.cancel()
                self._end()
        if not finished:
            raise TookTooLong
        return working.result()

    def _end(self) -> ProcessPoolExecutor | None:
        pool, self._pool = self._pool, None
        if pool is not None:
            # Python 3.14 has `kill_workers` for this.
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
        return pool

    async def close(self) -> None:
        """End the process; what it works on is lost."""
        pool = self._end()
        if pool is not None:
            await asyncio.to_thread(pool.shutdown)


def _prepare(niceness: int) -> None:
    """Prepare a process that works: it yields to the server and ends with it."""
    # Ctrl-C goes to the whole process group; the server decides when its processes end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Computations take what the server leaves: people's requests come first.
    if hasattr(os, "nice"):
        os.nice(niceness)
    Thread(target=_end_with_parent, daemon=True, name="end with parent").start()
    import firstgiants.bots  # noqa: F401 - it takes longer than most tasks


def _end_with_parent() -> None:
    """End this process when the server dies.

    A killed server cannot tell its processes to end, but the system closes the pipe they wait on.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
