"""A real Dask scheduler with two workers, on loopback."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

START_SECONDS = 180
"""A busy machine is slow to start three processes; nothing is measured by this."""
WORKERS = 2


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class DaskCluster:
    def __init__(self, folder: Path) -> None:
        port = free_port()
        self.address = f"tcp://127.0.0.1:{port}"
        self._folder = folder
        self._scheduler = self._start("dask_scheduler", "--host", "127.0.0.1", "--port", str(port))
        self._workers: list[subprocess.Popen[bytes]] = []

    def _start(self, module: str, *options: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.{module}", *options, "--no-dashboard"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self._folder,
        )

    def replace_killed(self) -> None:
        """Start workers until there are two."""
        import distributed  # slow to load, and every worker of pytest reads this file

        self._workers = [worker for worker in self._workers if worker.poll() is None]
        while len(self._workers) < WORKERS:
            options = ("--nthreads", "1", "--no-nanny")
            self._workers.append(self._start("dask_worker", self.address, *options))
        deadline = time.monotonic() + START_SECONDS
        with distributed.Client(self.address, timeout=START_SECONDS) as client:  # type: ignore[no-untyped-call]
            while len(client.ncores()) != WORKERS:
                assert time.monotonic() < deadline, "the workers did not come"
                time.sleep(0.1)

    def kill_one(self) -> None:
        """Kill a worker with SIGKILL, like a machine that fails."""
        victim = self._workers[0]
        if victim.poll() is None:
            os.kill(victim.pid, signal.SIGKILL)
            victim.wait(timeout=START_SECONDS)

    @property
    def killed(self) -> bool:
        return self._workers[0].poll() == -signal.SIGKILL

    def end(self) -> None:
        processes = [*self._workers, self._scheduler]
        for process in processes:
            process.kill()
        for process in processes:
            process.wait(timeout=START_SECONDS)


@pytest.fixture(scope="module")
def scheduled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskCluster]:
    cluster = DaskCluster(tmp_path_factory.mktemp("cluster"))
    yield cluster
    cluster.end()


@pytest.fixture
def cluster(scheduled: DaskCluster) -> DaskCluster:
    """Two workers that live, whatever the tests before have killed."""
    scheduled.replace_killed()
    return scheduled
