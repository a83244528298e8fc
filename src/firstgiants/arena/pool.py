"""Pools for independent tasks: one process, all cores, or a cluster.

    with open_pool(jobs=4) as pool:
        for number, result in pool.run(work, tasks):
            ...

``work`` is a function of a module (or a ``partial`` of one); tasks must be picklable. Each result
comes exactly once, with the number of its task, in the order of completion; ``in_order`` restores
the order of the tasks. A worker that dies is replaced and its task runs again. Leaving early, also
by Ctrl-C, leaves no process behind.
"""

import asyncio
import os
import pickle
import signal
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from ..rules.errors import BadSettings, FirstGiantsError, brief, needs_extra
from .version import version_of_bots

if TYPE_CHECKING:
    from distributed import Client

T = TypeVar("T")
R = TypeVar("R")

_PACKAGE: Final = "firstgiants"

_TRIES: Final = 3
"""How many workers the same task may kill."""

_STALE_SECONDS: Final = 1.0
"""How often a worker checks that its parent is alive."""

_CLUSTER_SECONDS: Final = 10.0
"""How long a cluster may take to answer, and to have a first worker."""

_QUEUED: Final = 1000
"""Tasks that a cluster holds at once: enough to keep all workers busy, few enough for the
scheduler's memory."""


class WorkersLost(FirstGiantsError):
    """A task killed several workers, or a cluster lost its workers again and again."""

    code = "workers-lost"


class Pool(Protocol):
    """Runs tasks."""

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        """The number and the result of each task, in the order of completion."""
        ...


@contextmanager
def open_pool(jobs: int | None = None, cluster: str | None = None) -> Iterator[Pool]:
    """A pool of local processes (by default one for each core), or a Dask cluster."""
    if jobs is not None and jobs < 1:
        raise BadSettings(f"At least one process is needed, not {jobs}.")
    if cluster is not None:
        with _connected(cluster) as client:
            yield Cluster(client)
        return
    jobs = jobs or count_cores()
    if jobs == 1:
        yield Serial()
        return
    pool = ProcessPool(jobs)
    try:
        yield pool
    finally:
        pool.close()


def count_cores() -> int:
    """The cores that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not available on every system
        return os.cpu_count() or 1


def in_order(results: Iterable[tuple[int, R]]) -> Iterator[R]:
    """The results in the order of their tasks."""
    early: dict[int, R] = {}
    wanted = 0
    for number, result in results:
        early[number] = result
        while wanted in early:
            yield early.pop(wanted)
            wanted += 1


class Serial:
    """Runs one task after the other in this process."""

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        for number, task in enumerate(tasks):
            yield number, work(task)


# ---- all cores of this machine ----


class _Worker:
    """A process and the pipe to it. It has one task at a time, so its death loses one."""

    def __init__(self) -> None:
        self.pipe, theirs = Pipe()
        self.task: int | None = None
        self._process = Process(target=_worker_main, args=(theirs, os.getpid()), daemon=True)
        # Ctrl-C reaches all processes. The worker starts with SIGINT blocked; the parent blocks it
        # until it can end the worker, so that none is left behind.
        mask_before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self._process.start()
        finally:
            theirs.close()
            signal.pthread_sigmask(signal.SIG_SETMASK, mask_before)

    def start(self, number: int, work: Callable[[T], R], task: T) -> None:
        self.task = number
        self.pipe.send((work, task))

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()


class ProcessPool:
    """Local processes, started when there is work and kept for more."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._workers: list[_Worker] = []

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        waiting = deque(range(len(tasks)))
        lost = [0] * len(tasks)
        left = len(tasks)
        try:
            while left > 0:
                self._assign(work, tasks, waiting)
                for worker in self._ready_workers():
                    number, answer = worker.task, _receive(worker.pipe)
                    if number is None:
                        self._drop(worker)
                    elif answer is None:
                        self._drop(worker)
                        lost[number] += 1
                        if lost[number] == _TRIES:
                            raise WorkersLost(
                                f"{_TRIES} processes were killed over the same task; "
                                "is there enough memory?"
                            )
                        waiting.appendleft(number)
                    else:
                        worker.task = None
                        left -= 1
                        yield number, answer.unwrap()
        finally:
            for worker in [one for one in self._workers if one.task is not None]:
                self._drop(worker)

    def close(self) -> None:
        for worker in list(self._workers):
            self._drop(worker)

    def _assign(self, work: Callable[[T], R], tasks: Sequence[T], waiting: deque[int]) -> None:
        idle = [one for one in self._workers if one.task is None]
        while waiting and (idle or len(self._workers) < self._jobs):
            if idle:
                worker = idle.pop()
            else:
                worker = _Worker()
                self._workers.append(worker)
            number = waiting.popleft()
            try:
                worker.start(number, work, tasks[number])
            except BrokenPipeError:  # it died; `_ready_workers` will notice
                continue

    def _ready_workers(self) -> list[_Worker]:
        """The workers that have an answer or died."""
        ready = wait([worker.pipe for worker in self._workers])
        return [worker for worker in self._workers if worker.pipe in ready]

    def _drop(self, worker: _Worker) -> None:
        self._workers.remove(worker)
        worker.end()


class _Answer:
    """The result of a task, or the error that it raised."""

    def __init__(self, result: Any = None, error: BaseException | None = None) -> None:  # noqa: ANN401
        self._result = result
        self._error = error

    def unwrap(self) -> Any:  # noqa: ANN401
        if self._error is not None:
            raise self._error
        return self._result


def _receive(pipe: "Connection[Any, Any]") -> _Answer | None:
    """An answer, or None if the worker died."""
    try:
        answer = pipe.recv()
    except (EOFError, OSError):
        return None
    assert isinstance(answer, _Answer)
    return answer


def _worker_main(pipe: "Connection[Any, Any]", parent: int) -> None:
    """The main loop of a worker. The parent passes its own pid: it may have ended by now."""
    Thread(target=_exit_with_parent, args=(parent,), daemon=True).start()
    while True:
        try:
            work, task = pipe.recv()
        except EOFError:
            return
        try:
            answer = _Answer(work(task))
        except Exception as error:  # noqa: BLE001 (the parent gets every error)
            answer = _Answer(error=_portable(error))
        pipe.send(answer)


def _exit_with_parent(parent: int) -> None:
    """End this process, even during a task, once the parent is gone: a killed parent cannot
    tell.
    """
    while os.getppid() == parent:
        time.sleep(_STALE_SECONDS)
    os._exit(1)


def _portable(error: Exception) -> Exception:
    """The error if it can be pickled, else its text."""
    where = traceback.format_exc()
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 (our own)
    except Exception:  # noqa: BLE001 (whatever its class cannot do)
        return RuntimeError(where)
    error.add_note(where)
    return error


# ---- a cluster ----


@contextmanager
def _connected(address: str) -> "Iterator[Client]":
    with needs_extra("cluster", "A cluster"):
        import distributed
    try:
        asyncio.run(_reach(address))
    except (OSError, TimeoutError, ValueError) as error:
        raise BadSettings(f"There is no cluster at {brief(address)}.") from error
    with distributed.Client(address, timeout=_CLUSTER_SECONDS) as client:  # type: ignore[no-untyped-call]
        deadline = time.monotonic() + _CLUSTER_SECONDS
        while not client.ncores():
            if time.monotonic() > deadline:
                raise BadSettings(f"The cluster at {brief(address)} has no workers.")
            time.sleep(0.1)
        _check_versions(client)
        yield client


async def _reach(address: str) -> None:
    """Connect once. A ``Client`` that cannot connect never closes, and when it is collected while
    another one starts, both wait for the same lock for ever.
    """
    from distributed import Security
    from distributed.comm.core import connect

    how = Security().get_connection_args("client")  # type: ignore[no-untyped-call]
    comm = await connect(address, timeout=_CLUSTER_SECONDS, **how)  # type: ignore[no-untyped-call]
    await comm.close()


def _check_versions(client: "Client") -> None:
    """Check that scheduler and workers have this version of the package."""
    # Asks with a function of the standard library, which every worker has.
    try:
        client.run_on_scheduler(version, _PACKAGE)  # type: ignore[no-untyped-call]
        client.run(version, _PACKAGE)
        theirs = set(client.run(version_of_bots).values())
    except (PackageNotFoundError, ImportError) as error:
        raise BadSettings(
            "The cluster's scheduler and workers need firstgiants too, and one of them lacks it."
        ) from error
    if theirs != {version_of_bots()}:
        raise BadSettings("The cluster's workers have another version of firstgiants.")


class Cluster:
    """A Dask cluster. Its scheduler reassigns the tasks of a worker that died."""

    def __init__(self, client: "Client") -> None:
        self._client = client

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        import distributed

        client = self._client
        numbers: dict[Any, int] = {}
        ready: Any = distributed.as_completed()  # type: ignore[no-untyped-call]
        try:
            for number, task in enumerate(tasks):
                # Not pure: the same arguments may mean another deck for another client.
                future = client.submit(work, task, pure=False)
                numbers[future] = number
                ready.add(future)
                if len(numbers) == _QUEUED:
                    yield self._collect(next(ready), numbers)
            while numbers:
                yield self._collect(next(ready), numbers)
        finally:
            client.cancel(list(numbers))  # type: ignore[no-untyped-call]

    def _collect(self, future: Any, numbers: dict[Any, int]) -> tuple[int, Any]:  # noqa: ANN401
        import distributed

        try:
            result = future.result()
        except distributed.KilledWorker as error:
            raise WorkersLost(
                "The cluster lost several workers over the same task; have they enough memory?"
            ) from error
        return numbers.pop(future), result
