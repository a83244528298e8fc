"""Which table's bot thinks next: fair to people and addresses, people before bots alone.

In order of precedence:

1. Tables with a person who plays come before tables at which only bots play.
2. Addresses whose bots have thought least of late come first, then hosts.
3. Tables with connected people come before others.
4. Tables that have waited longest come first.

A worker claims and reads a few tables ahead; each of them holds one of its places. As many bots as
there are processes think at the same time, each for one whole turn; when a turn ends, the same
order says which is next. One address never takes every place, so that a newcomer finds one free.
Games of bots alone take at most half of the places, and unwatched ones one place.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import monotonic

HALF_LIFE_S = 20.0
"""The half-life of thinking time in the balance of an address or person."""
FORGOTTEN = 0.001
TURN_S = 0.1
"""Assumed cost of a turn while it is under way."""


@dataclass(frozen=True, slots=True)
class WaitingTable:
    id: str
    asked_since: int
    host: str | None
    made_from: str | None
    people: bool
    """Whether a person plays there, with no bot standing in."""
    watched: bool = False
    """Whether somebody is connected to it, to play or to watch."""

    @property
    def address(self) -> str:
        """The address it was made from; its host where that is not known."""
        return self.made_from or f"host {self.host}"

    @property
    def person(self) -> str:
        return f"{self.address} {self.host}"


class ThinkingTime:
    """Recent thinking time by address and by person, with exponential decay."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._spent: dict[str, tuple[float, float]] = {}

    def add(self, key: str, seconds: float) -> None:
        self._spent[key] = (self.of(key) + seconds, self._clock())

    def of(self, key: str) -> float:
        found = self._spent.get(key)
        if found is None:
            return 0.0
        seconds, since = found
        left = float(seconds * 0.5 ** ((self._clock() - since) / HALF_LIFE_S))
        return left if left >= FORGOTTEN else 0.0

    def tidy(self) -> None:
        for key in [key for key in self._spent if not self.of(key)]:
            del self._spent[key]


class BotQueue:
    def __init__(
        self, places: int, at_once: int = 1, clock: Callable[[], float] = monotonic
    ) -> None:
        self._places = places
        self._at_once = at_once
        self._clock = clock
        self._spent = ThinkingTime(clock)
        self._served: dict[str, WaitingTable] = {}
        self._thinking: Counter[str] = Counter()
        """Turns under way, by address and by person."""
        self._turns = 0
        self._waiting: list[tuple[WaitingTable, asyncio.Future[None]]] = []

    @property
    def room(self) -> int:
        return self._places - len(self._served)

    @property
    def has_waiting(self) -> bool:
        """Whether some table's bot waits for its turn to think."""
        return bool(self._waiting)

    def is_served(self, table_id: str) -> bool:
        return table_id in self._served

    def began(self, table: WaitingTable) -> None:
        """The table takes a place."""
        self._served[table.id] = table

    def ended(self, table_id: str) -> None:
        del self._served[table_id]

    @asynccontextmanager
    async def turn(self, table: WaitingTable) -> AsyncIterator[None]:
        """Hold while the table's bot thinks and moves. Entering waits until it is next."""
        if self._turns >= self._at_once:
            await self._wait(table)
        else:
            self._turns += 1
        since = self._clock()
        self._thinking.update((table.address, table.person))
        try:
            yield
        finally:
            self._thinking.subtract((table.address, table.person))
            self._thinking += Counter()  # drops what is zero
            self._spend(table, self._clock() - since)
            self._next()

    async def _wait(self, table: WaitingTable) -> None:
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, granted))
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self._next()  # it was granted, but the waiting task is gone
            self._waiting = [one for one in self._waiting if one[1] is not granted]
            raise

    def _next(self) -> None:
        """A turn is over: let the first waiting table begin."""
        if not self._waiting:
            self._turns -= 1
            return
        first = min(self._waiting, key=lambda one: self._rank(one[0], self._thinking))
        self._waiting.remove(first)
        first[1].set_result(None)

    def _spend(self, table: WaitingTable, seconds: float) -> None:
        self._spent.add(table.address, seconds)
        self._spent.add(table.person, seconds)
        self._spent.tidy()

    def choose(self, waiting: Iterable[WaitingTable]) -> list[WaitingTable]:
        """The tables to serve now, as many as there are places, in order."""
        left = [table for table in waiting if not self.is_served(table.id)]
        serving = list(self._served.values())
        chosen: list[WaitingTable] = []
        while left and len(serving) < self._places:
            busy = Counter(key for table in serving for key in (table.address, table.person))
            allowed = [table for table in left if self._may(table, serving)]
            if not allowed:
                break
            best = min(allowed, key=lambda table: self._rank(table, busy))
            left.remove(best)
            serving.append(best)
            chosen.append(best)
        return chosen

    def _rank(
        self, table: WaitingTable, busy: Counter[str]
    ) -> tuple[bool, float, float, bool, int]:
        return (
            not table.people,
            self._spent.of(table.address) + busy[table.address] * TURN_S,
            self._spent.of(table.person) + busy[table.person] * TURN_S,
            not table.watched,
            table.asked_since,
        )

    def _may(self, table: WaitingTable, serving: list[WaitingTable]) -> bool:
        """Whether a place is left for a table like this one."""
        places = self._places
        if sum(one.address == table.address for one in serving) >= max(1, places - 1):
            return False
        if table.people:
            return True
        alone = [one for one in serving if not one.people]
        if len(alone) >= max(1, places // 2):
            return False
        return table.watched or not any(not one.watched for one in alone)
