"""A match on a real Dask scheduler with two workers, one of which is killed."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from firstgiants.arena.match import DaskBackend, Match, play_match
from firstgiants.rules.cards import load_deck
from firstgiants.rules.errors import BadSettings


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    port = free_port()
    address = f"tcp://127.0.0.1:{port}"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": tmp_path}
    dask = [sys.executable, "-m", "distributed.cli"]
    scheduler = subprocess.Popen(
        [
            *dask[:2],
            "distributed.cli.dask_scheduler",
            "--host",
            "127.0.0.1",
            "--port",
            str(port),
            "--no-dashboard",
        ],
        **quiet,  # type: ignore[call-overload]
    )
    workers = [
        subprocess.Popen(
            [
                *dask[:2],
                "distributed.cli.dask_worker",
                address,
                "--nthreads",
                "1",
                "--no-nanny",
                "--no-dashboard",
            ],
            **quiet,  # type: ignore[call-overload]
        )
        for _ in range(2)
    ]
    try:
        yield address, workers
    finally:
        for process in [*workers, scheduler]:
            process.kill()
        for process in [*workers, scheduler]:
            process.wait(timeout=20)


def test_a_killed_worker_loses_no_result_and_counts_none_twice(
    cluster: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path
) -> None:
    import distributed

    address, workers = cluster
    deadline = time.monotonic() + 60
    with distributed.Client(address, timeout=60) as client:  # type: ignore[no-untyped-call]
        while len(client.scheduler_info()["workers"]) < 2:
            assert time.monotonic() < deadline
            time.sleep(0.2)
    match = Match(("greedy", "random"), 2, 24)
    path = tmp_path / "results.jsonl"

    def kill_one(done: int, _total: int) -> None:
        if done == 4 and workers[0].poll() is None:
            os.kill(workers[0].pid, signal.SIGKILL)

    deck = load_deck("founders")
    results = play_match(match, deck, path=path, backend=DaskBackend(address), progress=kill_one)
    assert workers[0].wait(timeout=20) != 0
    assert results == play_match(match, deck)
    keys = [json.loads(line)["key"] for line in path.read_text().splitlines()[1:]]
    assert len(keys) == len(set(keys)) == 24


def test_a_cluster_that_is_not_there_is_a_sentence() -> None:
    match = Match(("greedy", "random"), 2, 2)
    with pytest.raises(BadSettings, match="no cluster"):
        play_match(match, load_deck("founders"), backend=DaskBackend("nonsense://x"))
