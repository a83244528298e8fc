"""Many hands: every result once, whoever dies; nobody left behind."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from firstgiants.arena.workforce import WorkersLost, hire, in_order
from firstgiants.rules.errors import BadSettings, IllegalChoice

PATIENCE = 180


def square(number: int) -> int:
    return number * number


def die_once(number: int, *, place: Path) -> int:
    """Every third task kills its process the first time, as the system does without memory."""
    mark = place / str(number)
    if number % 3 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(_number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuse(number: int) -> None:
    raise BadSettings(f"Not {number}.", number=number)


def refuse_at_length(_number: int) -> None:
    raise IllegalChoice("fly", ["skip"], ply=3, seat=1)


def my_process(_number: int) -> int:
    return os.getpid()


def wait_long(_number: int) -> None:
    time.sleep(PATIENCE)


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_every_result_comes_once_with_the_number_of_its_task(jobs: int) -> None:
    with hire(jobs) as hands:
        found = list(hands.run(square, range(3, 40)))
        again = list(in_order(hands.run(square, range(9))))
        assert list(hands.run(square, [])) == []
    assert sorted(found) == [(n, (n + 3) ** 2) for n in range(37)]
    assert again == [n * n for n in range(9)]


def test_one_job_is_this_process_and_two_are_others() -> None:
    with hire(1) as alone:
        assert {pid for _, pid in alone.run(my_process, range(4))} == {os.getpid()}
    with hire(2) as both:
        first = {pid for _, pid in both.run(my_process, range(40))}
        second = {pid for _, pid in both.run(my_process, range(40))}
    assert os.getpid() not in first
    assert len(first | second) == 2, "they are kept for more work"


def test_the_order_of_the_tasks_is_restored() -> None:
    assert list(in_order([(2, "c"), (0, "a"), (1, "b"), (3, "d")])) == ["a", "b", "c", "d"]


def test_a_killed_process_loses_no_result_and_none_comes_twice(tmp_path: Path) -> None:
    with hire(2) as hands:
        found = [result for _, result in hands.run(partial(die_once, place=tmp_path), range(20))]
    assert sorted(found) == list(range(20))
    assert len(list(tmp_path.iterdir())) == 7


def test_a_task_that_kills_everybody_is_given_up() -> None:
    with pytest.raises(WorkersLost, match="3 processes"), hire(2) as hands:
        list(hands.run(die, range(3)))
    assert multiprocessing.active_children() == []


def test_an_error_of_a_task_is_raised_where_the_work_is_wanted() -> None:
    with pytest.raises(BadSettings, match="Not 0") as refused, hire(2) as hands:
        list(hands.run(refuse, [0]))
    assert refused.value.details == {"number": 0}
    # One that cannot be sent comes as its text.
    with pytest.raises(RuntimeError, match="IllegalChoice"), hire(2) as hands:
        list(hands.run(refuse_at_length, [0]))


def leave_early() -> None:
    with hire(3) as hands:
        for _ in hands.run(square, range(1000)):
            raise KeyboardInterrupt


def test_whoever_leaves_early_leaves_nobody_behind() -> None:
    with pytest.raises(KeyboardInterrupt):
        leave_early()
    assert multiprocessing.active_children() == []
    with hire(2) as hands:
        next(hands.run(square, range(1000)))
        # What was begun is forgotten; the next work is not mixed up with it.
        assert list(in_order(hands.run(square, range(5)))) == [0, 1, 4, 9, 16]


def test_no_hands_at_all_are_refused() -> None:
    with pytest.raises(BadSettings, match="At least one process"), hire(0):
        pass


EMPLOYER = """
import signal
# Started in the background, Ctrl-C would be ignored from the outset.
signal.signal(signal.SIGINT, signal.default_int_handler)
from tests.arena.test_workforce import my_process, wait_long
from firstgiants.arena.workforce import hire
with hire(2) as hands:
    workers = set()
    while len(workers) < 2:
        workers |= {pid for _, pid in hands.run(my_process, range(8))}
    print(*workers, flush=True)
    list(hands.run(wait_long, range(4)))
"""


def lives(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.mark.parametrize("how", ["ctrl-c", "killed"])
def test_an_employer_takes_its_workers_along_amid_their_work(how: str) -> None:
    employer = subprocess.Popen(
        [sys.executable, "-c", EMPLOYER],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        assert employer.stdout is not None
        workers = [int(word) for word in employer.stdout.readline().split()]
        assert len(workers) == 2
        if how == "ctrl-c":
            os.killpg(employer.pid, signal.SIGINT)  # as a terminal does: to all of them
        else:
            employer.kill()
        employer.wait(timeout=PATIENCE)
        deadline = time.monotonic() + PATIENCE / 2
        assert employer.returncode != 0
        while any(lives(pid) for pid in workers) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not any(lives(pid) for pid in workers)
    finally:
        if employer.poll() is None:
            os.killpg(employer.pid, signal.SIGKILL)
        employer.communicate()
