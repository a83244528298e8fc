"""Numbers for Prometheus, at /metrics."""

from __future__ import annotations

from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from firstgiants.server.node import Node

_BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self, node: Node) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter(
            "firstgiants_requests", "HTTP requests", ("method", "status"), registry=self.registry
        )
        self._commits = Histogram(
            "firstgiants_commit_seconds",
            "Time to answer a commit",
            buckets=_BUCKETS,
            registry=self.registry,
        )
        for name, what, value in (
            ("streams", "Open streams", lambda: len(node.rooms.listeners)),
            ("tables_known", "Tables in memory", lambda: len(node.desks)),
            ("appends", "Appends to logs so far", lambda: node.writer.appends),
            ("batches", "Transactions so far", lambda: node.writer.batches),
            ("bot_moves", "Commits by bots so far", lambda: node.bots.moves if node.bots else 0),
            ("bus_up", "Whether other nodes are heard", lambda: int(node.bus.healthy)),
        ):
            gauge = Gauge(f"firstgiants_{name}", what, registry=self.registry)
            gauge.set_function(value)

    def request(self, scope: dict[str, Any], status: int, seconds: float) -> None:
        self._requests.labels(scope["method"], str(status)).inc()
        if scope["path"].endswith("/commit"):
            self._commits.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
