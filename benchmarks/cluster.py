"""What a simulated cluster is made of, what everything in it costs, and what was found."""

from __future__ import annotations

from dataclasses import dataclass, field

from benchmarks.events import NEVER_COLD, Cold


@dataclass(frozen=True)
class Costs:
    """Milliseconds of CPU time of programs that are busy, unless said otherwise."""

    receive: float
    """Node: read a commit from its socket and play it."""
    send: float
    """Node: render a move and send it to the listeners of its table."""
    round_trip: float
    """Node: one round trip to the database."""
    players: float
    """The program that plays for all people, where it is on the same machine."""
    note: float
    """Node: a note about a table that nobody has open here."""
    publish: float
    """Node: publish a message of its notes, and hear it."""
    database_transaction: float
    """PostgreSQL: one transaction."""
    database_row: float
    """PostgreSQL: each move or further statement in it."""
    database_read: float
    redis_note: float
    """Redis: receive a note."""
    redis_delivery: float
    """Redis: hand it to one node."""
    background: float = 0.0
    """Node: what it does each second without any move."""
    think: float = 0.0
    """A bot's process: one turn."""
    find: float = 0.0
    """Node: look for tables that wait for a bot, when one is asked and after its turn; and hand
    them to a process."""
    turns: float = 1.0
    """Turns of a bot for each move of the person at its table."""
    new_game: float = 6.0
    """Node: set up a new table and its two sockets, after the last move at the old one, without the
    round trips."""
    node_cold: Cold = NEVER_COLD
    """How much longer everything takes that a node does seldom."""
    database_cold: Cold = NEVER_COLD
    players_cold: Cold = NEVER_COLD
    spread: tuple[float, ...] = (1.0,)
    """How long the same work takes from one time to the next: 1 on average."""
    turn_spread: tuple[float, ...] = (1.0,)
    """How far the turns of bots differ: 1 on average."""
    commit_waits: tuple[float, ...] = (0.0,)
    """From the end of the work until a transaction is on disk: time, not work."""


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
    with_bots: float = 0.0
    """The share of the tables at which one person plays with a bot."""
    workers: int = 0
    """Nodes that nobody is connected to, and that think for the others (`firstgiants worker`)."""
    processes: int = 1
    """Processes that think, of each worker; without workers, of each node."""

    @property
    def listeners(self) -> int:
        """Nodes and workers to which Redis hands a note."""
        everybody = self.nodes + self.workers
        return everybody if self.broadcast else 1 if self.by_table else 2


@dataclass
class Found:
    """Latencies of moves in milliseconds, and how busy each part was (1: all the time)."""

    seconds: float
    latencies: list[float] = field(default_factory=list)
    node: float = 0.0
    database: float = 0.0
    redis: float = 0.0
    players: float = 0.0
    bots: float = 0.0
    """The processes that think, or the workers they belong to: the busier of the two."""
    batch: float = 0.0
    """Moves in a transaction, on average."""
    answers: list[float] = field(default_factory=list)
    """From the moment a person sees that a bot has to move until they see its turn."""

    @property
    def moves_per_s(self) -> float:
        return len(self.latencies) / self.seconds

    @property
    def turns_per_s(self) -> float:
        return len(self.answers) / self.seconds
