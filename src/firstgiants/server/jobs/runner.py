"""Works on jobs, one slice after the other, in one process of the lowest priority.

The job that has had the least time so far is next, so a short one never waits for a long one. No
slice begins while a bot waits for its turn at a table, except after `LONGEST_WAIT_S`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from sqlalchemy import Connection

from firstgiants.server.bots.catalog import ModelFiles
from firstgiants.server.jobs.kinds import LIMITS_S, advance
from firstgiants.server.jobs.store import (
    LEASE_MS,
    MOST_TRIES,
    Job,
    advance_job,
    claim_job,
    fail_job,
    has_open_job,
    keep_lease,
    lost_try,
)
from firstgiants.server.processes import TookTooLong, WorkProcess
from firstgiants.server.store import Conflict, Database, Unavailable, Writer
from firstgiants.server.timing import Time

log = logging.getLogger(__name__)

POLL_EVERY_S = 2.0
LOOK_AGAIN_S = 0.1
LONGEST_WAIT_S = 5.0
NICENESS = 15
RENEW_EVERY_S = LEASE_MS / 3000


class JobRunner:
    def __init__(
        self,
        name: str,
        database: Database,
        writer: Writer,
        time: Time,
        bots_wait: Callable[[], bool],
        models: ModelFiles,
    ) -> None:
        self._name = name
        self._database = database
        self._writer = writer
        self._time = time
        self._bots_wait = bots_wait
        self._models = models
        self._wake = asyncio.Event()
        self.process = WorkProcess(NICENESS)

    def nudge(self) -> None:
        """Look for work now: a job was asked for."""
        self._wake.set()

    async def run(self) -> None:
        try:
            while True:
                worked = False
                try:
                    worked = await self.work_once()
                except (Unavailable, Conflict) as error:
                    log.warning("jobs: cannot reach the database", extra={"error": str(error)})
                except Exception:
                    log.exception("jobs: cannot work")
                if not worked:
                    with contextlib.suppress(TimeoutError):
                        # Not wait_for: on Python 3.11 it may lose a cancellation.
                        async with asyncio.timeout(POLL_EVERY_S):
                            await self._wake.wait()
                    self._wake.clear()
        finally:
            await self.process.close()

    async def work_once(self) -> bool:
        """Work on one slice of a job, if there is one; returns whether there was."""
        if not await self._database.read(lambda c: has_open_job(c, self._time.now_ms())):
            return False
        found: list[Job] = []

        def claim(connection: Connection) -> None:
            job = claim_job(connection, self._name, self._time.now_ms())
            found[:] = [] if job is None else [job]

        await self._writer.run(claim)
        if not found:
            return False
        await self._let_bots_pass()
        await self._work_on(found[0])
        return True

    async def _work_on(self, job: Job) -> None:
        about = {"job": job.id, "kind": job.kind, "key": job.key}
        if job.tries >= MOST_TRIES:
            log.error("jobs: given up, its process ends each time", extra=about)
            await self._fail(job, BrokenProcessPool.__name__)
            return
        began = self._time.now_ms()
        renewing = asyncio.create_task(self._keep_lease(job), name="job lease")
        task = partial(advance, job.kind, job.id, job.given, job.partial, self._models)
        try:
            part = await self.process.run(LIMITS_S[job.kind], task)
        except (BrokenProcessPool, TookTooLong) as error:
            # The lease runs out, and the job goes on.
            more = {"tries": job.tries + 1, "error": type(error).__name__}
            log.warning("jobs: the process has ended", extra=about | more)
            took = max(1, self._time.now_ms() - began)
            await self._writer.run(lambda c: lost_try(c, job, self._name, took_ms=took))
            return
        except Exception as error:  # whatever a job raises is its own failure
            log.exception("jobs: failed", extra=about)
            await self._fail(job, type(error).__name__)
            return
        finally:
            renewing.cancel()
        now = self._time.now_ms()
        took = max(1, now - began)
        await self._writer.run(
            lambda c: advance_job(c, job, self._name, part, took_ms=took, now=now)
        )

    async def _keep_lease(self, job: Job) -> None:
        """Renew the lease while the process works."""
        while True:
            await asyncio.sleep(RENEW_EVERY_S)
            with contextlib.suppress(Unavailable, Conflict):
                renew = partial(keep_lease, job=job, worker=self._name, now=self._time.now_ms())
                await self._writer.run(renew)

    async def _fail(self, job: Job, why: str) -> None:
        now = self._time.now_ms()
        await self._writer.run(lambda c: fail_job(c, job, self._name, why, now))

    async def _let_bots_pass(self) -> None:
        waited = 0.0
        while self._bots_wait() and waited < LONGEST_WAIT_S:
            await asyncio.sleep(LOOK_AGAIN_S)
            waited += LOOK_AGAIN_S
