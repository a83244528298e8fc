"""A real Dask scheduler with two workers, on loopback."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

START_SECONDS = 180
"""A busy machine is slow to start three processes; nothing is measured by this."""


@dataclass
class DaskCluster:
    address: str
    workers: list[subprocess.Popen[bytes]]

    def kill_one(self) -> None:
        """Kill a worker with SIGKILL, like a machine that fails."""
        victim = self.workers[0]
        if victim.poll() is None:
            os.kill(victim.pid, signal.SIGKILL)
            victim.wait(timeout=START_SECONDS)

    @property
    def killed(self) -> bool:
        return self.workers[0].poll() == -signal.SIGKILL


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[DaskCluster]:
    import distributed  # slow to load, and every worker of pytest reads this file

    port = free_port()
    address = f"tcp://127.0.0.1:{port}"
    place = tmp_path / "cluster"
    place.mkdir()

    def start(module: str, *options: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.{module}", *options, "--no-dashboard"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=place,
        )

    scheduler = start("dask_scheduler", "--host", "127.0.0.1", "--port", str(port))
    workers = [start("dask_worker", address, "--nthreads", "1", "--no-nanny") for _ in range(2)]
    try:
        deadline = time.monotonic() + START_SECONDS
        with distributed.Client(address, timeout=START_SECONDS) as client:  # type: ignore[no-untyped-call]
            while len(client.ncores()) < 2:
                assert time.monotonic() < deadline, "the workers did not come"
                time.sleep(0.1)
        yield DaskCluster(address, workers)
    finally:
        for process in [*workers, scheduler]:
            process.kill()
        for process in [*workers, scheduler]:
            process.wait(timeout=START_SECONDS)
