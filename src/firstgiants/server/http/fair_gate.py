"""A gate for expensive requests: a few run at once, and addresses take turns.

Replays and long lists take a hundred times as long as other reads. One address can run only one of
them at a time, requests of other addresses run in between, and after each the address rests for
twice as long as the request took, so that it takes at most a third of a core.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from firstgiants.server.errors import TooMany

AT_ONCE = 2
MOST_WAITING = 32
"""Waiting requests of one address; more are refused."""
REST = 2
"""How much longer than a request the rest after it is."""
LONGEST_REST_S = 1.0


class FairGate:
    def __init__(self, at_once: int = AT_ONCE, most_waiting: int = MOST_WAITING) -> None:
        self._at_once = at_once
        self._most_waiting = most_waiting
        self._inside: Counter[str] = Counter()
        self._resting: set[str] = set()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """Addresses in the order of their turns."""

    @asynccontextmanager
    async def inside(self, address: str) -> AsyncIterator[None]:
        await self._enter(address)
        loop = asyncio.get_running_loop()
        entered = loop.time()
        try:
            yield
        finally:
            self._resting.add(address)
            self._leave(address)
            rest_s = min(REST * (loop.time() - entered), LONGEST_REST_S)
            loop.call_later(rest_s, self._end_rest, address)

    async def _enter(self, address: str) -> None:
        queue = self._waiting.get(address)
        if queue is None and self._has_room_for(address):
            self._inside[address] += 1
            return
        if queue is None:
            queue = self._waiting[address] = deque()
        if len(queue) >= self._most_waiting:
            raise TooMany("Your address asks for too much at once.", retry_after=1.0)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(address)  # the turn was granted, but the request is gone
            else:
                self._drop(address, turn)
            raise

    def _has_room_for(self, address: str) -> bool:
        busy = self._inside[address] or address in self._resting
        return self._inside.total() < self._at_once and not busy

    def _drop(self, address: str, turn: asyncio.Future[None]) -> None:
        """Remove a cancelled request, unless `_let_in` has already done so."""
        queue = self._waiting.get(address)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self._waiting[address]

    def _leave(self, address: str) -> None:
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]
        self._let_in()

    def _end_rest(self, address: str) -> None:
        self._resting.discard(address)
        self._let_in()

    def _let_in(self) -> None:
        for address in list(self._waiting):
            if self._has_room_for(address):
                queue = self._waiting.pop(address)
                while queue:
                    turn = queue.popleft()
                    if not turn.cancelled():
                        self._inside[address] += 1
                        turn.set_result(None)
                        break
                if queue:
                    self._waiting[address] = queue  # at the end: others come first
