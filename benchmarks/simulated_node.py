"""A simulated node: an event loop, a writer and the bots, with the constants of the server."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from benchmarks.events import Station, Then, nothing
from firstgiants.server.bots.queue import ThinkingTime
from firstgiants.server.store.writer import CROWDED, ENOUGH, GROW_S
from firstgiants.server.streams.redis_bus import GATHER_S

if TYPE_CHECKING:
    from benchmarks.queueing import System

CLAIM = LOOK = 1
"""Statements that claim a bot's turn, and queries that look for one."""


@dataclass(frozen=True)
class Turn:
    """A bot has to move; `moved` is called when the people at this node can see it."""

    table: int
    partition: int
    round_trips: int
    """To store it: the last turn of a game takes more."""
    moved: Then


class Node:
    """An event loop, a writer for each partition of the database, and processes that think."""

    def __init__(self, system: System) -> None:
        self.loop = Station(system.simulation, 1, system.machine, system.costs.node_cold)
        self._system = system
        partitions = range(len(system.databases))
        self._waiting: list[list[tuple[Then, int]]] = [[] for _ in partitions]
        self._is_writing = [False for _ in partitions]
        self._notes: list[Then] = []
        self.thinkers = Station(system.simulation, system.cluster.processes, system.machine)
        self._asked: list[Turn] = []
        self._claimed: deque[Turn] = deque()
        self._spent = ThinkingTime(lambda: system.simulation.now / 1000)
        # One address leaves a place to others; on one machine all people have the same.
        self._places = 2 * system.cluster.processes + (0 if system.cluster.cores else 1)
        self._idle = system.cluster.processes
        self._is_looking = self._is_nudged = False

    def commit(self, partition: int, stored: Then, round_trips: int = 1) -> None:
        """Store something that takes so many round trips; the first is shared by the batch."""
        self._waiting[partition].append((stored, round_trips - 1))
        if not self._is_writing[partition]:
            self._write(partition)

    def _write(self, partition: int) -> None:
        system = self._system
        batch, self._waiting[partition] = self._waiting[partition], []
        self._is_writing[partition] = True
        system.transactions += 1

        def on_disk() -> None:
            for stored, _ in batch:
                stored()
            if len(batch) >= CROWDED:
                self._grow(partition, system.simulation.now + 1000 * GROW_S)
            else:
                self._go_on(partition)

        more = sum(more for _, more in batch)
        self._transaction(system.databases[partition], len(batch), more, on_disk)

    def _transaction(self, database: Station, rows: int, more: int, stored: Then) -> None:
        """A statement that writes so many rows, and more statements after it."""
        system, costs = self._system, self._system.costs

        def written() -> None:
            wait = system.simulation.rng.choice(costs.commit_waits)
            system.simulation.after(wait, lambda: self.loop.work(last, stored, "written"))

        first, last = system.draw(costs.round_trip / 2), system.draw(costs.round_trip / 2)
        work = system.draw(costs.database_transaction + costs.database_row)
        more_rows = system.draw(costs.database_row * (rows - 1))
        others = partial(self._send, more, database, written)
        rest = partial(database.work, more_rows, others)
        self.loop.work(first, lambda: database.work(work, rest, "write"), "write")

    def _grow(self, partition: int, until: float, before: int = -1) -> None:
        """Let the loop do what waits, until a round adds nothing to the next transaction."""
        count = len(self._waiting[partition])
        if before < count < ENOUGH and self._system.simulation.now < until:
            self.loop.work(0.0, partial(self._grow, partition, until, count))
        else:
            self._go_on(partition)

    def _go_on(self, partition: int) -> None:
        self._is_writing[partition] = False
        if self._waiting[partition]:
            self._write(partition)

    def _send(self, count: int, database: Station, then: Then) -> None:
        """Send more statements of a transaction, one after the other."""
        if count == 0:
            then()
            return
        system, costs = self._system, self._system.costs
        work = system.draw(costs.database_row)
        again = partial(self._send, count - 1, database, then)
        ask = partial(database.work, work, again, "write")
        self.loop.work(system.draw(costs.round_trip), ask, "write")

    def tell(self, arrived: Then) -> None:
        """Publish a note, together with those that follow soon."""
        self._notes.append(arrived)
        if len(self._notes) == 1:
            self._system.simulation.after(1000 * GATHER_S, self._publish)

    def _publish(self) -> None:
        notes, self._notes = self._notes, []
        system, costs = self._system, self._system.costs

        def heard() -> None:
            self.loop.work(system.draw(costs.publish / 2), nothing, "heard")
            for arrived in notes:
                arrived()

        # A message of many notes costs the node and Redis about as much as one.
        ms = costs.redis_note + costs.redis_delivery * system.cluster.listeners
        redis = system.simulation.rng.choice(system.redis)
        self.loop.work(system.draw(costs.publish / 2), lambda: redis.work(ms, heard), "publish")

    # The bots, as in `server/bots/worker.py` and `queue.py`: when a bot is asked, or a turn has
    # ended and others wait, a look finds waiting tables for the free places and claims them, first
    # those for which bots have thought least lately. Looks do not overlap. A process is taken while
    # its table is read, if another node may have changed it, it thinks, and the turn is stored. Of
    # the cost `find` the look has half, and the talk with the process the other half.

    def ask(self, turn: Turn) -> None:
        self._asked.append(turn)
        self._nudge()

    def _nudge(self) -> None:
        self._is_nudged = True
        if not self._is_looking:
            self._look()

    def _look(self, queries: int = LOOK) -> None:
        """Some queries with work before, between and after them; then claim what they found."""
        system, costs = self._system, self._system.costs
        if queries == LOOK:
            self._is_looking = self._is_nudged and self._places > 0
            self._is_nudged = False
            if not self._is_looking:
                return
        then = partial(self._claim, len(self._asked))
        if queries:
            look = partial(self._look, queries - 1)
            database = system.simulation.rng.choice(system.databases)
            then = partial(database.work, system.draw(costs.database_read), look, "read")
        work = system.draw(costs.find / 2 / (LOOK + 1))
        self.loop.work(work, then, f"look {queries}")

    def _claim(self, found: int) -> None:
        """Claim as many of these as there are places, in one statement."""
        count = min(found, self._places)
        if not count:
            self._look()
            return
        turns = sorted(self._asked, key=lambda one: self._spent.of(str(one.table)))[:count]
        for turn in turns:
            self._asked.remove(turn)
        self._places -= count

        def claimed() -> None:
            self._claimed.extend(turns)
            for _ in turns:
                self._think()
            self._look()

        self._transaction(self._system.databases[turns[0].partition], count, CLAIM - 1, claimed)

    def _think(self) -> None:
        system, costs = self._system, self._system.costs
        if not self._claimed or not self._idle:
            return
        turn = self._claimed.popleft()
        self._idle -= 1
        began = system.simulation.now

        def read() -> None:
            think = costs.think * system.simulation.rng.choice(costs.turn_spread)
            ask = partial(self.thinkers.work, think, thought)
            self.loop.work(system.draw(costs.find / 4), ask, "ask")

        def thought() -> None:
            commit = partial(self.commit, turn.partition, stored, turn.round_trips)
            self.loop.work(system.draw(costs.find / 4 + costs.receive), commit, "thought")

        def stored() -> None:
            self._idle += 1
            self._places += 1
            self._spent.add(str(turn.table), (system.simulation.now - began) / 1000)
            self.loop.work(system.draw(costs.send), turn.moved, "send")
            self._think()
            if self._asked:
                self._nudge()

        alone = system.cluster.nodes + system.cluster.workers == 1
        read() if alone else self.read(turn.partition, read)

    def read(self, partition: int, then: Then) -> None:
        """Read a table."""
        system, costs = self._system, self._system.costs
        look = partial(
            system.databases[partition].work, system.draw(costs.database_read), then, "read"
        )
        self.loop.work(system.draw(costs.round_trip), look, "write")
