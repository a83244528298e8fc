"""A discrete-event simulation of our servers: who waits for what, and how busy each part is.

A move is received by the event loop of a node, waits for the node's writer, is written by
PostgreSQL together with the other moves that wait, and is sent to both people. Redis carries a note
to the other nodes. Where a bot has to move, a node finds the table, claims it in a transaction,
lets one of its processes think, and commits the turn. Times are in milliseconds.
`benchmarks/scale.py` says what the costs are.
"""

from __future__ import annotations

from functools import partial

from benchmarks.cluster import Cluster, Costs, Found
from benchmarks.events import Simulation, Station, Then, nothing
from benchmarks.simulated_node import Node, Turn
from firstgiants.server.people.directory import REMEMBER_MS

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
                self._play("hear", nothing)

        def noticed() -> None:
            self.latencies.append(self.simulation.now - wanted)
            self._told += 1
            node.tell(nothing if other is node else arrived)
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
            node.loop.work(half, nothing)

        self.simulation.after(1000 * self.simulation.rng.random(), again)

    def _hear_notes(self, node: Node) -> None:
        """The notes about tables of others, all of the last EVERY milliseconds at once."""
        told = self._told

        def again() -> None:
            nonlocal told
            notes, told = self._told - told, self._told
            node.loop.work(notes * self.costs.note, nothing)
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
