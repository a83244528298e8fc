"""A discrete-event simulation of our servers: who waits for what, and how busy each part is.

A move is received by the event loop of a node, waits for the node's writer, is written by
PostgreSQL together with the other moves that wait, and is sent to both people. Redis carries a note
to the other nodes. Times are in milliseconds. `benchmarks/scale.py` says what the costs are.
"""

from __future__ import annotations

import heapq
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

Then = Callable[[], None]
GAME = (75, 105)
"""Moves of a game, from and to."""
EVERY = 10.0


class Simulation:
    """What happens when, in order of time; equal times in order of scheduling."""

    def __init__(self, seed: int) -> None:
        self.now = 0.0
        self.rng = random.Random(seed)
        self._due: list[tuple[float, int, Then]] = []
        self._count = 0

    def after(self, ms: float, then: Then) -> None:
        self._count += 1
        heapq.heappush(self._due, (self.now + ms, self._count, then))

    def run(self, until: float) -> None:
        while self._due and self._due[0][0] <= until:
            self.now, _, then = heapq.heappop(self._due)
            then()
        self.now = until


class Station:
    """Work that waits in line for one of some servers: cores of a machine, or an event loop.

    Stations on one `machine` also wait for its cores.
    """

    def __init__(
        self, simulation: Simulation, servers: int = 1, machine: Station | None = None
    ) -> None:
        self._simulation = simulation
        self._machine = machine
        self._free = servers
        self._waiting: deque[tuple[float, Then]] = deque()
        self.servers = servers
        self.busy_ms = 0.0

    def work(self, ms: float, then: Then) -> None:
        if self._free:
            self._free -= 1
            self._begin(ms, then)
        else:
            self._waiting.append((ms, then))

    def _begin(self, ms: float, then: Then) -> None:
        self.busy_ms += ms

        def end() -> None:
            if self._waiting:
                self._begin(*self._waiting.popleft())
            else:
                self._free += 1
            then()

        if self._machine is not None:
            self._machine.work(ms, end)
        else:
            self._simulation.after(ms, end)


@dataclass(frozen=True)
class Costs:
    """Milliseconds of CPU time, unless said otherwise."""

    receive: float
    """Node: read a commit from its socket and play it."""
    send: float
    """Node: render a move and send it to the listeners of its table."""
    transaction: float
    """Node: one round trip to the database, with the wake-ups around it."""
    players: float
    """The program that plays for all people, where it is on the same machine."""
    read: float
    """Node: read another node's move, with its round trip."""
    note: float
    """Node: a note about a table that nobody has open here."""
    database_transaction: float
    """PostgreSQL: one transaction."""
    database_row: float
    """PostgreSQL: each move in it."""
    database_read: float
    commit_wait: float
    """From the end of the work until the transaction is on disk: time, not work."""
    redis_note: float
    """Redis: receive a note."""
    redis_delivery: float
    """Redis: hand it to one node."""
    background: float = 0.0
    """Node: what it does each second without any move."""
    new_game: float = 6.0
    """Node: set up a new table and its two sockets, after the last move at the old one."""
    hold: float = 5.0
    """How long a node gathers notes (GATHER_S); time, not work."""
    crowded: int = 6
    grow: float = 5.0
    enough: int = 32
    """How the writer gathers moves: CROWDED, GROW_S and ENOUGH of `store/writer.py`."""


@dataclass(frozen=True)
class Cluster:
    tables: int
    think_ms: float
    nodes: int = 1
    partitions: int = 1
    """PostgreSQL servers, each with a part of the tables."""
    database_cores: int = 8
    shards: int = 1
    """Redis servers, each with a part of the notes."""
    cores: int = 0
    """Cores that all parts and the players share on one machine; 0: each part has its own."""
    fresh: bool = False
    """Whether all games begin together, as in `make load`."""
    by_table: bool = False
    """Whether the balancer sends both people of a table to the same node."""
    broadcast: bool = True
    """Whether every node hears every note; otherwise only nodes where the table is open."""

    @property
    def listeners(self) -> int:
        """Nodes to which Redis hands a note."""
        return self.nodes if self.broadcast else 1 if self.by_table else 2


@dataclass
class Found:
    """Latencies of moves in milliseconds, and how busy each part was (1: all the time)."""

    seconds: float
    latencies: list[float] = field(default_factory=list)
    node: float = 0.0
    database: float = 0.0
    redis: float = 0.0
    batch: float = 0.0
    """Moves in a transaction, on average."""

    @property
    def moves_per_s(self) -> float:
        return len(self.latencies) / self.seconds

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[int(share * (len(ordered) - 1))] if ordered else float("inf")


class Node:
    """An event loop, and a writer for each partition of the database."""

    def __init__(self, system: System) -> None:
        self.loop = Station(system.simulation, machine=system.machine)
        self._system = system
        partitions = range(len(system.databases))
        self._waiting: list[list[Then]] = [[] for _ in partitions]
        self._is_writing = [False for _ in partitions]
        self._notes: list[Then] = []

    def commit(self, partition: int, stored: Then) -> None:
        self._waiting[partition].append(stored)
        if not self._is_writing[partition]:
            self._write(partition)

    def _write(self, partition: int) -> None:
        system, costs = self._system, self._system.costs
        batch, self._waiting[partition] = self._waiting[partition], []
        self._is_writing[partition] = True
        system.transactions += 1

        def on_disk() -> None:
            for stored in batch:
                stored()
            crowded = len(batch) >= costs.crowded and len(self._waiting[partition]) < costs.enough
            system.simulation.after(costs.grow / 2 if crowded else 0, go_on)

        def go_on() -> None:
            self._is_writing[partition] = False
            if self._waiting[partition]:
                self._write(partition)

        def written() -> None:
            wait = system.draw(costs.commit_wait)
            system.simulation.after(wait, lambda: self.loop.work(last, on_disk))

        first = system.draw(costs.transaction) / 2
        last = system.draw(costs.transaction) / 2
        work = system.draw(costs.database_transaction + costs.database_row * len(batch))
        database = system.databases[partition]
        self.loop.work(first, lambda: database.work(work, written))

    def tell(self, arrived: Then) -> None:
        """Publish a note, together with those that follow soon."""
        self._notes.append(arrived)
        if len(self._notes) == 1:
            self._system.simulation.after(self._system.costs.hold, self._publish)

    def _publish(self) -> None:
        notes, self._notes = self._notes, []
        system, costs = self._system, self._system.costs

        def handed_out() -> None:
            for arrived in notes:
                arrived()

        # A message of many notes costs Redis about as much as one.
        ms = costs.redis_note + costs.redis_delivery * system.cluster.listeners
        system.simulation.rng.choice(system.redis).work(ms, handed_out)


class System:
    """A cluster in motion. Each table has two people who move in turn."""

    def __init__(self, cluster: Cluster, costs: Costs, seed: int = 1) -> None:
        self.simulation = Simulation(seed)
        self.cluster, self.costs = cluster, costs
        shared = self.machine = Station(self.simulation, cluster.cores) if cluster.cores else None
        self.databases = [
            Station(self.simulation, cluster.database_cores, shared)
            for _ in range(cluster.partitions)
        ]
        self.redis = [Station(self.simulation, 1, shared) for _ in range(cluster.shards)]
        self._players = Station(self.simulation, 1, shared)
        self.nodes = [Node(self) for _ in range(cluster.nodes)]
        self.transactions = 0
        self.latencies: list[float] = []
        for table in range(cluster.tables):  # at different moments of their first thought
            pause = cluster.think_ms * self.simulation.rng.random()
            self.simulation.after(pause, partial(self._move, table, 0))
        self._told = 0
        shortest = GAME[0] if cluster.fresh else 1
        rng = self.simulation.rng
        self._left = [rng.randint(shortest, GAME[1]) for _ in range(cluster.tables)]
        for node in self.nodes:
            self._keep_going(node)
            if cluster.broadcast and cluster.nodes > 1:
                self._hear_notes(node)

    def draw(self, mean: float) -> float:
        """A time with this mean, exponentially distributed."""
        return self.simulation.rng.expovariate(1 / mean) if mean else 0.0

    def _node_of(self, table: int, person: int) -> Node:
        share = 0 if self.cluster.by_table else person
        return self.nodes[(table + share) % len(self.nodes)]

    def _wait_to_move(self, table: int, person: int) -> None:
        pause = self.cluster.think_ms * (0.5 + self.simulation.rng.random())
        self.simulation.after(pause, partial(self._move, table, person))

    def _move(self, table: int, person: int) -> None:
        """A person commits a choice; the other one moves after hearing of it."""
        wanted = self.simulation.now
        node, other = self._node_of(table, person), self._node_of(table, 1 - person)
        partition = table % len(self.databases)
        costs = self.costs
        self._left[table] -= 1
        if self._left[table] == 0:
            self._left[table] = self.simulation.rng.randint(*GAME)
            node.loop.work(self.draw(costs.new_game), _nothing)

        def stored() -> None:
            node.loop.work(self.draw(costs.send), sent)

        def sent() -> None:
            if self.cluster.cores:
                self._players.work(costs.players / 2, noticed)
            else:
                noticed()

        def noticed() -> None:
            self.latencies.append(self.simulation.now - wanted)
            self._told += 1
            node.tell(_nothing if other is node else arrived)
            if other is node:
                seen()

        def arrived() -> None:
            other.loop.work(self.draw(costs.read), lambda: self._read(partition, other, seen))

        def seen() -> None:
            self._wait_to_move(table, 1 - person)

        def arrive() -> None:
            node.loop.work(self.draw(costs.receive), lambda: node.commit(partition, stored))

        if self.cluster.cores:
            self._players.work(costs.players / 2, arrive)
        else:
            arrive()

    def _read(self, partition: int, node: Node, then: Then) -> None:
        def found() -> None:
            node.loop.work(self.draw(self.costs.send), then)

        self.databases[partition].work(self.draw(self.costs.database_read), found)

    def _keep_going(self, node: Node) -> None:
        def again() -> None:
            node.loop.work(self.costs.background / 10, _nothing)
            self.simulation.after(100, again)

        self.simulation.after(100 * self.simulation.rng.random(), again)

    def _hear_notes(self, node: Node) -> None:
        """The notes about tables of others, all of the last EVERY milliseconds at once."""
        told = self._told

        def again() -> None:
            nonlocal told
            notes, told = self._told - told, self._told
            node.loop.work(notes * self.costs.note, _nothing)
            self.simulation.after(EVERY, again)

        self.simulation.after(EVERY * self.simulation.rng.random(), again)

    def measure(self, seconds: float, warm_up_s: float = 2.0) -> Found:
        self.simulation.run(warm_up_s * 1000)
        self.latencies.clear()
        stations = [[node.loop for node in self.nodes], self.databases, self.redis]
        before = [sum(one.busy_ms for one in group) for group in stations]
        transactions = self.transactions
        self.simulation.run((warm_up_s + seconds) * 1000)
        busy = [
            (sum(one.busy_ms for one in group) - was)
            / sum(one.servers for one in group)
            / (seconds * 1000)
            for group, was in zip(stations, before, strict=True)
        ]
        batch = len(self.latencies) / max(1, self.transactions - transactions)
        node, database, redis = busy
        return Found(seconds, self.latencies, node, database, redis, batch)


def _nothing() -> None:
    pass
