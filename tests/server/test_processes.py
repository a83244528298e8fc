"""Computations that fail, hang or kill their process: the server ends them and goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import select

from firstgiants import Deck, Game, View
from firstgiants.server.bots import pool, worker
from firstgiants.server.bots.pool import BotPool
from firstgiants.server.jobs import runner
from firstgiants.server.jobs.kinds import LIMITS_S
from firstgiants.server.jobs.runner import JobRunner
from firstgiants.server.jobs.store import LEASE_MS
from firstgiants.server.processes import TookTooLong, WorkProcess
from firstgiants.server.store import schema
from tests.server.served import FirstLegal, HeldTime, Json, Person, Served, serving, until
from tests.server.test_hosting import _lives
from tests.server.test_reviews import NO_MODELS, ask, in_database

BOT_FIRST: list[Json] = [{"kind": "bot", "bot": "search"}, {"kind": "me"}]


def hang(*_: object, **__: object) -> None:
    time.sleep(3600)


async def ended(pid: int) -> None:
    async def is_gone() -> bool:
        return not _lives(pid)

    await until(is_gone)


async def test_a_task_that_hangs_or_kills_its_process_harms_no_other() -> None:
    process, other = WorkProcess(0), WorkProcess(0)
    pid, others = await process.run(60, os.getpid), await other.run(60, os.getpid)
    with pytest.raises(TookTooLong):
        await process.run(0.01, hang)
    await ended(pid)
    with pytest.raises(BrokenProcessPool):
        await process.run(60, partial(os._exit, 1))
    assert await process.run(60, os.getpid) != pid
    assert await other.run(60, os.getpid) == others
    await asyncio.gather(process.close(), other.close())
    await ended(others)


async def test_an_idle_process_that_was_killed_is_replaced() -> None:
    process = WorkProcess(0)
    pid = await process.run(60, os.getpid)
    os.kill(pid, signal.SIGKILL)
    await until(_true_when(lambda: process.has_died))
    assert await process.run(60, os.getpid) != pid
    assert process.replaced == 1
    await process.close()


async def test_health_and_metrics_tell_of_a_process_that_died(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        process = served.node.processes[-1]
        pid = await process.run(60, os.getpid)
        os.kill(pid, signal.SIGKILL)
        await until(_true_when(lambda: process.replaced == 1))
        health = await ada.ok("GET", "/healthz")
        assert (health["status"], health["parts"]["processes"]) == ("ok", "ok")
        metrics = (await ada.http.get("/metrics")).text
        assert "firstgiants_processes_replaced 1.0" in metrics


def _true_when(condition: Callable[[], bool]) -> Callable[[], Awaitable[bool]]:
    async def is_so() -> bool:
        return condition()

    return is_so


async def test_a_process_ends_when_nobody_waits_for_its_task() -> None:
    process = WorkProcess(0)
    pid = await process.run(60, os.getpid)
    working = asyncio.create_task(process.run(60, hang))
    await asyncio.sleep(0)
    working.cancel()
    await asyncio.gather(working, return_exceptions=True)
    await ended(pid)
    await process.close()


# ---------------------------------------------------------------- bots


async def test_a_bot_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "choose_turn", hang)
    monkeypatch.setattr(pool, "LONGEST_S", 0.01)
    monkeypatch.setattr(pool, "LONGEST_CHOICES", 0)
    bots, game = BotPool(1, 60.0), Game.new(2, seed=1)
    with pytest.raises(TookTooLong):
        await bots.think("random", game.view(1), game.deck)
    await bots.close()


class Failing(FirstLegal):
    """Bots that always fail, by name."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        self.names = names
        self.asked: list[str] = []
        self.starts = 0

    def start(self) -> None:
        self.starts += 1

    async def think(self, bot: str, view: View, deck: Deck, seed: str | None = None) -> list[str]:
        self.asked.append(bot)
        if bot in self.names:
            raise BrokenProcessPool("always")
        return await super().think(bot, view, deck, seed)


@asynccontextmanager
async def at_a_table(
    folder: Path, time: HeldTime, thinker: Failing
) -> AsyncIterator[tuple[Served, Person, str]]:
    async with serving(folder, time=time, thinker=thinker) as served:
        ada = await served.person()
        yield served, ada, (await ada.make(BOT_FIRST, first=1))["table"]["id"]


async def let_bots_try(served: Served, time: HeldTime, seconds: float) -> None:
    bots = served.node.bots
    assert bots is not None

    async def idle() -> bool:
        return not bots._busy

    await until(idle)
    time.pass_s(seconds)
    await bots.claim_due()
    await until(idle)


@pytest.mark.parametrize("failing", [("search",), ("search", "greedy")])
async def test_a_simpler_bot_fills_in_for_one_that_always_fails(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, failing: tuple[str, ...]
) -> None:
    simple = "random" if "greedy" in failing else "greedy"
    time, thinker = HeldTime(), Failing(*failing)
    async with at_a_table(tmp_path, time, thinker) as (served, ada, table):
        for _ in range(worker.MOST_TRIES + 1):
            await let_bots_try(served, time, 5)
        seen = await ada.look(table)
        seat = seen["table"]["seats"][0]
        assert (seat["kind"], seat["bot"], seat["stand_in"]) == ("bot", "search", simple)
        assert seen["table"]["waiting_for"] == 2
        assert thinker.asked[: worker.MOST_TRIES] == ["search"] * worker.MOST_TRIES
        # From then on it is the simpler one that is asked.
        await ada.commit(table, seen["view"]["ply"], seen["view"]["decision"]["legal"][0])
        await let_bots_try(served, time, 5)
        assert thinker.asked.count("search") == worker.MOST_TRIES
        assert thinker.asked[-1] == simple
        (said,) = [one for one in caplog.records if one.levelname == "ERROR"]
        assert said.message == f"bots: given up, {simple} fills in"


async def test_a_node_at_which_no_bot_works_tries_ever_more_seldom(tmp_path: Path) -> None:
    """Nobody fills in: another node, or this one later, can let the right bot play."""
    time, thinker = HeldTime(), Failing("search", "greedy", "random")
    async with at_a_table(tmp_path, time, thinker) as (served, ada, table):
        for _ in range(12):
            await let_bots_try(served, time, 60)
        lease = select(schema.tables.c.lease_until)
        until_ms = await served.node.database.read(lambda c: c.execute(lease).scalar_one())
        assert until_ms == time.now_ms() + worker.LONGEST_RETRY_MS
        seat = (await ada.look(table))["table"]["seats"][0]
        assert (seat["bot"], seat["stand_in"]) == ("search", None)
        thinker.names = ()
        await let_bots_try(served, time, 60)
        assert (await ada.look(table))["table"]["waiting_for"] == 2


async def test_processes_start_while_the_first_bot_pauses(tmp_path: Path) -> None:
    time, thinker = HeldTime(), Failing()
    async with serving(tmp_path, time=time, thinker=thinker, bot_pause_ms=700) as served:
        ada, bots = await served.person(), served.node.bots
        assert bots is not None
        await bots.claim_due()
        assert thinker.starts == 0
        await ada.make(BOT_FIRST, first=1)
        await bots.claim_due()
        assert thinker.starts > 0
        assert thinker.asked == []


# ---------------------------------------------------------------- jobs


async def test_a_job_that_hangs_is_ended_and_counts_as_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = HeldTime()
    async with serving(tmp_path, bot_processes=0, time=time) as served:
        node = served.node
        jobs = JobRunner("node", node.database, node.writer, node.time, lambda: False, NO_MODELS)
        for key in ("one", "other"):
            await in_database(served, partial(ask, key=key))

        async def tries() -> list[int]:
            query = select(schema.jobs.c.tries)
            return sorted(await node.database.read(lambda c: c.execute(query).scalars().all()))

        monkeypatch.setattr(runner, "advance", hang)
        monkeypatch.setitem(LIMITS_S, "review", 0.01)
        try:
            assert await jobs.work_once() is True
            assert await tries() == [0, 1]
            # The other is next, also when the lease is over.
            await served.run_on(time, LEASE_MS / 1000)
            assert await jobs.work_once() is True
            assert await tries() == [1, 1]
        finally:
            await jobs.process.close()


async def test_a_slow_job_renews_its_lease(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = HeldTime()
    async with serving(tmp_path, bot_processes=0, time=time) as served:
        node = served.node
        jobs = JobRunner("node", node.database, node.writer, node.time, lambda: False, NO_MODELS)
        await in_database(served, lambda c: ask(c, "slow"))
        monkeypatch.setattr(runner, "advance", hang)
        monkeypatch.setattr(runner, "RENEW_EVERY_S", 0.01)

        async def is_renewed() -> bool:
            query = select(schema.jobs.c.lease_until)
            lease = await node.database.read(lambda c: c.execute(query).scalar_one())
            return bool(lease == time.now_ms() + LEASE_MS)

        working = asyncio.create_task(jobs.work_once())
        try:
            for _ in range(3):
                await until(is_renewed)
                time.pass_s(LEASE_MS / 2000)
        finally:
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            await jobs.process.close()
