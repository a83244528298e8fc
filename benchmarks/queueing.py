"""A discrete-event simulation of our servers: who waits for what, and how busy each part is.

A move is received by the event loop of a node, waits for the node's writer, is written by
PostgreSQL together with the other moves that wait, and is sent to both people. Redis carries a note
to the other nodes. Where a bot has to move, a node finds the table, claims it in a transaction,
lets one of its processes think, and commits the turn. Times are in milliseconds.
`benchmarks/scale.py` says what the costs are.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import partial

from benchmarks.cluster import Cluster, Costs, Found
from benchmarks.events import Simulation, Station, Then
from firstgiants.server.bots.queue import ThinkingTime
from firstgiants.server.people.directory import REMEMBER_MS
from firstgiants.server.store.writer import CROWDED, ENOUGH, GROW_S
from firstgiants.server.streams.redis_bus import GATHER_S

GAME = (75, 105)
"""Moves of a game, from and to."""
EVERY = 10.0
# Round trips to PostgreSQL, as the server makes them. Moves share one; everything else in their
# transaction has its own, and the whole batch waits for them. To begin and to commit take about as
# long as one statement together.
SET_UP = (5, 0, 6, 0)
"""A new table is a request, a socket, a second person's request and another socket."""
LAST_MOVE = 13
"""The last move of a game stores the game, and how people behaved."""
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
            self.loop.work(system.draw(costs.publish / 2), _nothing, "heard")
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


class System:
    """A cluster in motion. At each table two people move in turn, or one person and a bot."""

    def __init__(self, cluster: Cluster, costs: Costs, seed: int = 1) -> None:
        self.simulation = Simulation(seed)
        self.cluster, self.costs = cluster, costs
        shared = self.machine = Station(self.simulation, cluster.cores) if cluster.cores else None
        self.databases = [
            Station(self.simulation, cluster.database_cores, shared, costs.database_cold)
            for _ in range(cluster.partitions)
        ]
        self.redis = [Station(self.simulation, 1, shared) for _ in range(cluster.shards)]
        self.players = Station(self.simulation, 1, shared, costs.players_cold)
        self.nodes = [Node(self) for _ in range(cluster.nodes)]
        self._workers = [Node(self) for _ in range(cluster.workers)]
        self.transactions = 0
        self.latencies: list[float] = []
        self.answers: list[float] = []
        for table in range(cluster.tables):  # at different moments of their first thought
            pause = cluster.think_ms * self.simulation.rng.random()
            self.simulation.after(pause, partial(self._move, table, 0))
        self._told = 0
        self._known_until: dict[tuple[int, int], float] = {}
        """When a node looks the session of this person at this table up again."""
        shortest = GAME[0] if cluster.fresh else 1
        rng = self.simulation.rng
        self._left: list[float] = [rng.randint(shortest, GAME[1]) for _ in range(cluster.tables)]
        for node in (*self.nodes, *self._workers):
            self._keep_going(node)
            if cluster.broadcast and cluster.nodes + cluster.workers > 1:
                self._hear_notes(node)

    def draw(self, mean: float) -> float:
        """A time with this mean, spread as it was measured."""
        return mean * self.simulation.rng.choice(self.costs.spread)

    def _node_of(self, table: int, person: int) -> Node:
        share = 0 if self.cluster.by_table else person
        return self.nodes[(table + share) % len(self.nodes)]

    def _wait_to_move(self, table: int, person: int) -> None:
        pause = self.cluster.think_ms * (0.5 + self.simulation.rng.random())
        self.simulation.after(pause, partial(self._move, table, person))

    def _go_on(self, table: int, person: int) -> None:
        """After a person's move: it is the other one's turn, or the bot's, or still theirs; or the
        game is over."""
        if self._left[table] <= 0:
            self._begin_again(table, person)
        elif not self._has_bot(table):
            self._wait_to_move(table, 1 - person)
        elif self.simulation.rng.random() < self.costs.turns:
            self._ask_bot(self._node_of(table, person), table)
        else:
            self._wait_to_move(table, person)

    def _round_trips(self, table: int, choices: float) -> int:
        """To store so many choices of a game."""
        self._left[table] -= choices
        return LAST_MOVE if self._left[table] <= 0 else 1

    def _begin_again(self, table: int, person: int) -> None:
        """The game is over: make a new table."""
        self._left[table] = self.simulation.rng.randint(*GAME)
        self._set_up(table, person, SET_UP)

    def _set_up(self, table: int, person: int, steps: tuple[int, ...]) -> None:
        """Some requests and sockets, one after the other; then the first move."""
        if not steps:
            self._wait_to_move(table, person)
            return
        round_trips, *rest = steps
        then = partial(self._set_up, table, person, tuple(rest))
        node, partition = self._node_of(table, person), table % len(self.databases)

        def asked() -> None:
            if round_trips:
                node.commit(partition, then, round_trips)
            else:
                then()

        node.loop.work(self.draw(self.costs.new_game / len(SET_UP)), asked)

    def _move(self, table: int, person: int) -> None:
        """A person commits a choice; the other one moves after hearing of it."""
        wanted = self.simulation.now
        node = self._node_of(table, person)
        other = node if self._has_bot(table) else self._node_of(table, 1 - person)
        partition = table % len(self.databases)
        costs = self.costs
        trips = self._round_trips(table, choices=1)

        def stored() -> None:
            node.loop.work(self.draw(costs.send), sent, "send")

        def sent() -> None:
            self._play("hear", noticed)
            if not self._has_bot(table):
                self._play("hear", _nothing)

        def noticed() -> None:
            self.latencies.append(self.simulation.now - wanted)
            self._told += 1
            node.tell(_nothing if other is node else arrived)
            if other is node:
                seen()

        def arrived() -> None:
            self._read(partition, other, seen)

        def seen() -> None:
            self._go_on(table, person)

        def arrive() -> None:
            if self._is_known(table, person):
                receive()
            else:
                node.read(0, receive)

        def receive() -> None:
            commit = partial(node.commit, partition, stored, trips)
            node.loop.work(self.draw(costs.receive), commit, "receive")

        self._play("move", arrive)

    def _play(self, kind: str, then: Then) -> None:
        """Work of the players: a third of a move's is to send it, and each of two hears it."""
        if self.cluster.cores:
            self.players.work(self.draw(self.costs.players / 3), then, kind)
        else:
            then()

    def _is_known(self, table: int, person: int) -> bool:
        """Whether the node remembers the session. If not, it looks it up and remembers it."""
        now = self.simulation.now
        first = REMEMBER_MS * self.simulation.rng.random()
        if now < self._known_until.setdefault((table, person), first):
            return True
        self._known_until[table, person] = now + REMEMBER_MS
        return False

    def _read(self, partition: int, node: Node, then: Then) -> None:
        """A node reads what another one has stored, and sends it."""
        send = partial(node.loop.work, self.draw(self.costs.send), then, "send")
        node.read(partition, send)

    def _has_bot(self, table: int) -> bool:
        return table < self.cluster.with_bots * self.cluster.tables

    def _ask_bot(self, node: Node, table: int) -> None:
        """The node, or a worker if there are any, moves for the bot; then the person goes on."""
        asked, partition = self.simulation.now, table % len(self.databases)

        trips = self._round_trips(table, choices=1 / self.costs.turns)

        def seen() -> None:
            self.answers.append(self.simulation.now - asked)
            if self._left[table] <= 0:
                self._begin_again(table, 0)
            else:
                self._wait_to_move(table, 0)

        if not self._workers:
            node.ask(Turn(table, partition, trips, partial(self._play, "hear", seen)))
            return
        worker = self.simulation.rng.choice(self._workers)
        told = partial(worker.tell, lambda: self._read(partition, node, seen))
        node.tell(lambda: worker.ask(Turn(table, partition, trips, told)))

    def _keep_going(self, node: Node) -> None:
        """What a node does beside moves. Its timers start together, and most ring every second;
        then half of the work comes before a query, and half after it."""
        half = self.costs.background / 2

        def again() -> None:
            node.loop.work(half, ask)
            self.simulation.after(1000, again)

        def ask() -> None:
            self.databases[0].work(self.draw(self.costs.database_read), answered)

        def answered() -> None:
            node.loop.work(half, _nothing)

        self.simulation.after(1000 * self.simulation.rng.random(), again)

    def _hear_notes(self, node: Node) -> None:
        """The notes about tables of others, all of the last EVERY milliseconds at once."""
        told = self._told

        def again() -> None:
            nonlocal told
            notes, told = self._told - told, self._told
            node.loop.work(notes * self.costs.note, _nothing)
            self.simulation.after(EVERY, again)

        self.simulation.after(EVERY * self.simulation.rng.random(), again)

    def measure(self, seconds: float, warm_up_s: float = 1.5) -> Found:
        """The next seconds, after some to warm up."""
        begin = self.simulation.now + warm_up_s * 1000
        self.simulation.run(begin)
        self.latencies, self.answers = [], []
        thinking = [node.thinkers for node in self._workers or self.nodes]
        nodes, workers = ([node.loop for node in group] for group in (self.nodes, self._workers))
        stations = [nodes, self.databases, self.redis, [self.players], thinking, workers]
        before = [sum(one.busy_ms for one in group) for group in stations]
        transactions = self.transactions
        self.simulation.run(begin + seconds * 1000)
        busy = [
            (sum(one.busy_ms for one in group) - was)
            / max(1, sum(one.servers for one in group))
            / (seconds * 1000)
            for group, was in zip(stations, before, strict=True)
        ]
        batch = len(self.latencies) / max(1, self.transactions - transactions)
        node, database, redis, players, *bots = busy
        return Found(
            seconds, self.latencies, node, database, redis, players, max(bots), batch, self.answers
        )


def _nothing() -> None:
    pass
