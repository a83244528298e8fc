"""Pools return every result once, even if workers die, and leave no process behind."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path

import pytest

from firstgiants.arena.pool import WorkersLost, in_order, open_pool
from firstgiants.rules.errors import BadSettings

PATIENCE = 180


def square(number: int) -> int:
    return number * number


def die_once(number: int, *, place: Path) -> int:
    """Every third task kills its process the first time, like the kernel when out of memory."""
    mark = place / str(number)
    if number % 3 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(_number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuse(number: int) -> None:
    raise BadSettings(f"Not {number}.", number=number)


def refuse_with_a_lock(_number: int) -> None:
    """No library can pickle a lock."""
    raise BadSettings("Held.", lock=threading.Lock())


def my_process(_number: int) -> int:
    return os.getpid()


def wait_long(_number: int) -> None:
    time.sleep(PATIENCE)


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_every_result_comes_once_with_the_number_of_its_task(jobs: int) -> None:
    with open_pool(jobs) as pool:
        found = list(pool.run(square, range(3, 40)))
        again = list(in_order(pool.run(square, range(9))))
        assert list(pool.run(square, [])) == []
    assert sorted(found) == [(n, (n + 3) ** 2) for n in range(37)]
    assert again == [n * n for n in range(9)]


def test_one_job_runs_in_this_process_and_two_run_in_others() -> None:
    with open_pool(1) as alone:
        assert {pid for _, pid in alone.run(my_process, range(4))} == {os.getpid()}
    with open_pool(2) as both:
        first = {pid for _, pid in both.run(my_process, range(40))}
        second = {pid for _, pid in both.run(my_process, range(40))}
    assert os.getpid() not in first
    assert len(first | second) == 2, "they are kept for more work"


def test_the_order_of_the_tasks_is_restored() -> None:
    assert list(in_order([(2, "c"), (0, "a"), (1, "b"), (3, "d")])) == ["a", "b", "c", "d"]


def test_a_killed_process_loses_no_result_and_none_comes_twice(tmp_path: Path) -> None:
    with open_pool(2) as pool:
        found = [result for _, result in pool.run(partial(die_once, place=tmp_path), range(20))]
    assert sorted(found) == list(range(20))
    assert len(list(tmp_path.iterdir())) == 7


def test_a_task_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(WorkersLost, match="3 processes"), open_pool(2) as pool:
        list(pool.run(die, range(3)))
    assert multiprocessing.active_children() == []


def test_an_error_of_a_task_is_raised_in_the_caller() -> None:
    with pytest.raises(BadSettings, match="Not 0") as refused, open_pool(2) as pool:
        list(pool.run(refuse, [0]))
    assert refused.value.details == {"number": 0}
    # An error that cannot be pickled arrives as its text.
    with pytest.raises(RuntimeError, match="BadSettings: Held"), open_pool(2) as pool:
        list(pool.run(refuse_with_a_lock, [0]))


def leave_early() -> None:
    with open_pool(3) as pool:
        for _ in pool.run(square, range(1000)):
            raise KeyboardInterrupt


def test_leaving_a_pool_early_ends_its_processes() -> None:
    with pytest.raises(KeyboardInterrupt):
        leave_early()
    assert multiprocessing.active_children() == []
    with open_pool(2) as pool:
        next(pool.run(square, range(1000)))
        # Unfinished work is dropped and does not mix with the next work.
        assert list(in_order(pool.run(square, range(5)))) == [0, 1, 4, 9, 16]


def test_a_pool_of_no_processes_is_refused() -> None:
    with pytest.raises(BadSettings, match="At least one process"), open_pool(0):
        pass


PARENT = """
import signal
# Processes that are started in the background ignore Ctrl-C by default.
signal.signal(signal.SIGINT, signal.default_int_handler)
from tests.arena.test_pool import my_process, wait_long
from firstgiants.arena.pool import open_pool
with open_pool(2) as pool:
    workers = set()
    while len(workers) < 2:
        workers |= {pid for _, pid in pool.run(my_process, range(8))}
    print(*workers, flush=True)
    list(pool.run(wait_long, range(4)))
"""


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.mark.parametrize("how", ["ctrl-c", "killed"])
def test_workers_end_with_their_parent_process(how: str) -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        assert parent.stdout is not None
        workers = [int(word) for word in parent.stdout.readline().split()]
        assert len(workers) == 2
        if how == "ctrl-c":
            os.killpg(parent.pid, signal.SIGINT)  # like a terminal: to the whole process group
        else:
            parent.kill()
        parent.wait(timeout=PATIENCE)
        deadline = time.monotonic() + PATIENCE / 2
        assert parent.returncode != 0
        while any(is_running(pid) for pid in workers) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not any(is_running(pid) for pid in workers)
    finally:
        if parent.poll() is None:
            os.killpg(parent.pid, signal.SIGKILL)
        parent.communicate()
