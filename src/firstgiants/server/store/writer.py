"""The writer: batches the appends of many tables into one transaction.

While a transaction is being written, new appends queue up; they go together into the next one. A
caller continues only after its own transaction is committed. If a batch fails (somebody else was
first at one table), the writer retries its appends one by one, so that only that append fails. If
the batch also has functions without rows, it tries the rows together first: a function that refuses
must not slow down everybody's moves.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Any

from sqlalchemy import Connection

from firstgiants.server.store import schema
from firstgiants.server.store.database import INTEGRITY_ERRORS, Database
from firstgiants.server.store.notice_rows import Call, enqueue
from firstgiants.server.store.rows import HEAD
from firstgiants.server.store.statements import BulkAppend, bulk_insert, bulk_update

log = logging.getLogger(__name__)

insert_log = bulk_insert(schema.log, ("table_id", "n", "type", "at", "ply", "key", "body"))
_append_rows = BulkAppend(
    insert_log, bulk_update(schema.tables, ("id", *HEAD, "lease_until")), enqueue
)

LARGEST_BATCH = 512
# After a batch of at least CROWDED appends, the next one may grow for up to GROW_S, so that more
# appends share the cost of a transaction. It goes as soon as it has ENOUGH: if all tables were in
# one batch, the event loop would idle while it is written.
CROWDED = 6
GROW_S = 0.005
ENOUGH = 32


Settled = Callable[[BaseException | None], None]
"""Called once: with None when the append is on disk, else with the error."""


class Conflict(Exception):
    """Somebody else wrote at this table first."""


@dataclass(slots=True)
class Append:
    """Rows of the log with the new head of their table, and whom to call there. `also` runs in the
    same transaction; `last` runs at its end, for rows that every node locks, which avoids
    deadlocks."""

    log: list[tuple[str, int, str, int, int | None, str | None, str]] = field(default_factory=list)
    head: tuple[Any, ...] | None = None
    also: Callable[[Connection], None] | None = None
    last: Callable[[Connection], None] | None = None
    calls: Sequence[Call] = ()


Queued = tuple[Append, Settled]


def _apply(connection: Connection, batch: list[Append]) -> None:
    rows = [row for op in batch for row in op.log]
    heads = [op.head for op in batch if op.head is not None]
    calls = {(call.person_id, call.table_id): call for op in batch for call in op.calls}
    _append_rows(connection, rows, heads, [*calls.values()])
    for op in batch:
        if op.also is not None:
            op.also(connection)
    for op in batch:
        if op.last is not None:
            op.last(connection)


class Writer:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: list[Queued] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self.batches = 0
        self.appends = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="writer")

    async def close(self) -> None:
        """Write what is queued, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    def put(self, op: Append, settled: Settled) -> None:
        self._queue.append((op, settled))
        self._wake.set()

    async def append(self, op: Append) -> None:
        """Returns when `op` is on disk; raises `Conflict` or `Unavailable` when it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.put(op, partial(settle_future, done))
        await done

    async def run(self, also: Callable[[Connection], None]) -> None:
        await self.append(Append(also=also))

    async def _work(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                batch, self._queue = self._queue[:LARGEST_BATCH], self._queue[LARGEST_BATCH:]
                await self._write(batch)
                if len(batch) >= CROWDED and not self._closing:
                    await self._grow()
            if self._closing:
                return

    async def _grow(self) -> None:
        """Run the event loop until a round adds nothing to the queue."""
        until = monotonic() + GROW_S
        before = -1
        while before < len(self._queue) < ENOUGH and monotonic() < until:
            before = len(self._queue)
            await asyncio.sleep(0)

    async def _write(self, batch: list[Queued]) -> None:
        ops = [op for op, _ in batch]
        self.batches += 1
        self.appends += len(ops)
        failed: BaseException | None = None
        rows_only = all(op.also is None and op.last is None for op in ops)
        try:
            await self._database.write(
                lambda connection: _apply(connection, ops), one_statement=rows_only
            )
        except Exception as error:  # noqa: BLE001 - passed on to every waiting caller
            if len(batch) > 1:
                for part in _parts(batch):
                    await self._write(part)
                return
            failed = Conflict(str(error)) if isinstance(error, INTEGRITY_ERRORS) else error
        for _, settled in batch:
            try:
                settled(failed)
            except Exception:
                log.exception("writer: a callback failed")


def _parts(batch: list[Queued]) -> list[list[Queued]]:
    """What to write instead of a batch that failed."""
    rows = [one for one in batch if one[0].log]
    functions = [one for one in batch if not one[0].log]
    if rows and functions:
        return [rows, *([one] for one in functions)]
    return [[one] for one in batch]


def settle_future(done: asyncio.Future[None], error: BaseException | None) -> None:
    """A `Settled` that completes a future."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
