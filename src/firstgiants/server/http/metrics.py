"""Metrics for Prometheus, at /metrics.

This module counts; the Prometheus library formats. The library is imported on the first scrape,
because it is slow to load.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Literal

from firstgiants.server.node import Node

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric

_BOUNDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
"""Upper bounds of the histogram's buckets, in seconds; the last bucket has none."""

_FORWARDED = (b"x-forwarded-for", b"forwarded", b"x-real-ip")

By = Literal["http", "socket"]


class Histogram:
    """A histogram of durations in seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(_BOUNDS) + 1)
        self.seconds = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(_BOUNDS, seconds)] += 1
        self.seconds += seconds

    def cumulative(self) -> list[tuple[str, float]]:
        """The cumulative count for each bound, as Prometheus expects it."""
        bounds = [*(str(float(bound)) for bound in _BOUNDS), "+Inf"]
        return [(bound, sum(self.counts[: at + 1])) for at, bound in enumerate(bounds)]


def came_through_unknown_proxy(scope: Mapping[str, Any]) -> bool:
    """Whether a proxy that is not in `trusted_proxies` seems to have forwarded this request."""
    client = scope.get("client")
    named_by_trusted_proxy = client is not None and client[1] == 0  # so uvicorn marks it
    return not named_by_trusted_proxy and any(name in _FORWARDED for name, _ in scope["headers"])


class Metrics:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._allowed = [ip_network(text) for text in node.settings.metrics_allow]
        self._requests: Counter[tuple[str, str]] = Counter()
        self.commits: dict[By, Histogram] = {"http": Histogram(), "socket": Histogram()}

    def request(self, scope: dict[str, Any], status: int, seconds: float) -> None:
        self._requests[scope["method"], str(status)] += 1
        if scope["path"].endswith("/commit"):
            self.commits["http"].observe(seconds)

    def may_be_read(self, scope: Mapping[str, Any]) -> bool:
        """Whether `metrics_allow` includes the client. Behind a trusted proxy, that is the address
        the proxy forwards. A request forwarded by any other proxy is refused."""
        client = scope.get("client")
        if came_through_unknown_proxy(scope):
            return False
        try:
            address = ip_address(client[0] if client else "")
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return any(address in network for network in self._allowed)

    def collect(self) -> Iterator[Metric]:
        """Called by the Prometheus library."""
        from prometheus_client.metrics_core import (
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
        )

        requests = CounterMetricFamily(
            "firstgiants_requests", "HTTP requests", labels=("method", "status")
        )
        for labels, count in self._requests.items():
            requests.add_metric(labels, count)
        yield requests
        commits = HistogramMetricFamily(
            "firstgiants_commit_seconds",
            "Time to answer a commit, by HTTP or on a table's socket",
            labels=("by",),
        )
        for by, times in self.commits.items():
            commits.add_metric((by,), times.cumulative(), times.seconds)
        yield commits
        node = self._node
        for name, what, value in (
            ("streams", "Open streams", len(node.listeners.active)),
            ("tables_known", "Tables in memory", len(node.registry)),
            ("appends", "Appends to logs so far", node.writer.appends),
            ("batches", "Transactions so far", node.writer.batches),
            ("bot_moves", "Commits by bots so far", node.bots.moves if node.bots else 0),
            (
                "processes_replaced",
                "Computing processes that died and were replaced so far",
                sum(process.replaced for process in node.processes),
            ),
            ("bus_up", "Whether other nodes are heard", int(node.bus.healthy)),
        ):
            yield GaugeMetricFamily(f"firstgiants_{name}", what, value=value)

    def text(self) -> bytes:
        from prometheus_client import CollectorRegistry, generate_latest

        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)
