"""Reviews of finished games: asked for once, worked on in slices and kept; and their jobs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import current_thread, main_thread
from time import sleep
from typing import Any

import pytest
from sqlalchemy import Connection, update

from firstgiants import Game
from firstgiants.server import wire
from firstgiants.server.bots.catalog import ModelFiles
from firstgiants.server.errors import WrongState
from firstgiants.server.http import reviews_api
from firstgiants.server.jobs import kinds
from firstgiants.server.jobs.runner import JobRunner
from firstgiants.server.jobs.slices import Slice
from firstgiants.server.jobs.store import (
    LEASE_MS,
    LIMITS,
    MOST_TRIES,
    Job,
    advance_job,
    claim_job,
    find_job,
    find_or_create_job,
    forget_old_jobs,
)
from firstgiants.server.store import schema
from tests.server.deadly_job import end_process
from tests.server.served import HeldTime, Json, Person, Served, serving, until

NO_MODELS = ModelFiles(None, None)


def short_record() -> Json:
    game = Game.new(["Ada", "Bo"], seed=7)
    for choice in ("dig 2 smilodon", "dig 3 ichthyosaurus", "dig 1 archelon"):
        game.play(choice)
    return game.record().to_json()


async def imported(person: Person, record: Json | None = None) -> str:
    stored = await person.ok("POST", "/api/games/import", record or short_record())
    return str(stored["id"])


async def test_a_review_is_made_once_and_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        game = await imported(ada)
        path = f"/api/games/{game}/review"
        before = await served.nobody().ok("GET", path)
        assert (before["state"], before["total"], before["review"]) == ("none", 3, None)
        asked = await ada.ok("POST", path)
        assert asked["state"] == "waiting"
        again = await bo.ok("POST", path)
        assert again["state"] in ("waiting", "working", "done")
        somebody = served.nobody()

        async def done() -> bool:
            return bool((await somebody.ok("GET", path))["state"] == "done")

        await until(done)
        review = (await somebody.ok("GET", path))["review"]
        for seat in review["seats"]:
            parts = seat["start"] + seat["luck"] + seat["own"] + seat["others"]
            assert parts == pytest.approx(seat["result"])
        assert [choice["ply"] for choice in review["choices"]] == [1, 2, 3]
        assert review["sure"] is True
        assert "Ada" not in str(review)
        assert await count_jobs(served) == 1
        job = await in_database(served, lambda c: find_job(c, "review", game))
        assert (job.given, job.partial) == ("", "")  # a deck may be large


async def count_jobs(served: Served) -> int:
    from sqlalchemy import func, select

    query = select(func.count()).select_from(schema.jobs)
    return await served.node.database.read(lambda c: c.execute(query).scalar_one())


async def test_the_reviews_that_an_address_reads_take_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A review has 200 kB: reading one repeatedly would stop everybody's moves."""
    now: list[int] = []
    most: list[int] = []

    def counted(job: Job | None, plies: int) -> wire.ReviewState:
        assert current_thread() is not main_thread()  # which runs the event loop
        now.append(plies)
        most.append(len(now))
        sleep(0.05)  # so that the others arrive meanwhile
        now.pop()
        return state(job, plies)

    state = reviews_api._state
    monkeypatch.setattr(reviews_api, "_state", counted)
    async with serving(tmp_path, bot_processes=0) as served:
        game = await imported(await served.person("Ada"))
        guests = [await served.person(name) for name in ("Bo", "Cy", "Dee")]
        path = f"/api/games/{game}/review"
        await asyncio.gather(*(guest.ok("GET", path) for guest in guests))
        assert most == [1, 1, 1]


async def test_who_may_ask_and_for_what(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada = await served.person("Ada")
        game = await imported(ada)
        await served.nobody().refused(401, "not-signed-in", "POST", f"/api/games/{game}/review")
        await ada.refused(404, "no-such-game", "POST", "/api/games/nothing/review")
        empty = await imported(ada, Game.new(["Ada", "Bo"], seed=1).record().to_json())
        await ada.refused(409, "nothing-to-review", "POST", f"/api/games/{empty}/review")


def ask(connection: Connection, key: str, owner: str = "ada", address: str = "here") -> Job:
    return find_or_create_job(
        connection, "review", key, "{}", owner=owner, made_from=address, total=5, now=1
    )


async def in_database(served: Served, work: Any) -> Any:
    return await served.node.database.write(work)


async def test_jobs_are_limited_by_person_and_address(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        limits = LIMITS["review"]
        for number in range(limits.per_person):
            await in_database(served, lambda c, n=number: ask(c, f"a{n}"))
        with pytest.raises(WrongState, match="wait until one is done"):
            await in_database(served, lambda c: ask(c, "one more"))
        # The same game again is no new job.
        await in_database(served, lambda c: ask(c, "a0"))
        for number in range(limits.per_address - limits.per_person):
            await in_database(served, lambda c, n=number: ask(c, f"b{n}", owner=f"guest {n}"))
        with pytest.raises(WrongState):
            await in_database(served, lambda c: ask(c, "c", owner="another guest"))
        await in_database(served, lambda c: ask(c, "c", owner="another guest", address="there"))


async def test_the_job_with_the_least_time_is_next_and_leases_run_out(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        await in_database(served, lambda c: ask(c, "long"))
        first = await in_database(served, lambda c: claim_job(c, "node 1", 10))
        assert first.key == "long"
        # Another worker gets nothing while the lease runs, and the job afterwards.
        assert (
            await in_database(served, lambda c: claim_job(c, "node 2", 10 + LEASE_MS - 1)) is None
        )
        later = await in_database(served, lambda c: claim_job(c, "node 2", 10 + LEASE_MS))
        assert later.id == first.id
        # The first worker is too late: its slice is not stored.
        part = Slice(done=1, total=5, partial="half")
        await in_database(
            served, lambda c: advance_job(c, first, "node 1", part, took_ms=900, now=20)
        )
        assert (await in_database(served, lambda c: find_job(c, "review", "long"))).partial == ""
        await in_database(
            served, lambda c: advance_job(c, later, "node 2", part, took_ms=900, now=20)
        )
        await in_database(served, lambda c: ask(c, "short"))
        found = await in_database(served, lambda c: claim_job(c, "node 1", 30))
        assert found.key == "short"
        found = await in_database(served, lambda c: claim_job(c, "node 1", 31))
        assert (found.key, found.partial, found.done) == ("long", "half", 1)


async def test_old_results_are_forgotten_and_open_jobs_are_not(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        done = await in_database(served, lambda c: ask(c, "done"))
        await in_database(served, lambda c: ask(c, "open"))
        await in_database(served, lambda c: claim_job(c, "node", 1))
        end = Slice(done=5, total=5, result="{}")
        await in_database(served, lambda c: advance_job(c, done, "node", end, took_ms=1, now=2))
        years = 365 * 86_400_000
        assert await in_database(served, lambda c: forget_old_jobs(c, years)) == 1
        assert await in_database(served, lambda c: find_job(c, "review", "done")) is None
        assert await in_database(served, lambda c: find_job(c, "review", "open")) is not None


async def test_jobs_wait_for_bots_and_a_failure_is_kept(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0, time=HeldTime()) as served:
        node = served.node
        waiting = [True, True, False]
        asked: list[bool] = []

        def bots_wait() -> bool:
            asked.append(waiting[len(asked)])
            return asked[-1]

        runner = JobRunner("node", node.database, node.writer, node.time, bots_wait, NO_MODELS)
        await in_database(served, lambda c: ask(c, "broken"))
        try:
            assert await runner.work_once() is True
            assert await runner.work_once() is False
        finally:
            await runner.process.close()
        assert asked == waiting
        job = await in_database(served, lambda c: find_job(c, "review", "broken"))
        assert job.error == "ValidationError"
        # Asking again begins a new one.
        fresh = await in_database(served, lambda c: ask(c, "broken"))
        assert (fresh.error, fresh.id != job.id) == (None, True)


async def test_a_job_that_ends_its_process_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    time = HeldTime()
    async with serving(tmp_path, bot_processes=0, time=time) as served:
        node = served.node
        runner = JobRunner("node", node.database, node.writer, node.time, lambda: False, NO_MODELS)
        await in_database(served, lambda c: ask(c, "deadly"))
        monkeypatch.setattr("firstgiants.server.jobs.runner.advance", end_process)
        try:
            for _ in range(MOST_TRIES):
                assert await runner.work_once() is True
                assert await runner.work_once() is False  # before the lease has run out
                await served.run_on(time, LEASE_MS / 1000)
            job = await in_database(served, lambda c: find_job(c, "review", "deadly"))
            assert (job.tries, job.error) == (MOST_TRIES, None)
            assert await runner.work_once() is True
            await served.run_on(time, LEASE_MS / 1000)
            assert await runner.work_once() is False
        finally:
            await runner.process.close()
        job = await in_database(served, lambda c: find_job(c, "review", "deadly"))
        assert job.error == "BrokenProcessPool"
        [said] = [one for one in caplog.records if one.levelname == "ERROR"]
        assert said.message.startswith("jobs: given up")


async def test_only_getting_further_forgets_the_tries_of_a_job(tmp_path: Path) -> None:
    """A review whose process was lost begins again, and may be lost at the same place again."""

    async def claimed() -> Job:
        await in_database(served, lambda c: claim_job(c, "node", 1))
        # The lease ends without a result.
        await in_database(served, lambda c: c.execute(update(schema.jobs).values(lease_until=0)))
        job: Job = await in_database(served, lambda c: claim_job(c, "node", 1))
        return job

    async def advanced(job: Job, done: int) -> Job:
        part = Slice(done=done, total=5, partial="half")
        await in_database(served, lambda c: advance_job(c, job, "node", part, took_ms=1, now=2))
        after: Job = await in_database(served, lambda c: find_job(c, "review", "long"))
        return after

    async with serving(tmp_path, bot_processes=0) as served:
        await in_database(served, lambda c: ask(c, "long"))
        job = await advanced(await claimed(), 3)
        assert (job.done, job.tries) == (3, 0)
        job = await advanced(await claimed(), 1)
        assert (job.done, job.tries) == (3, 1)
        job = await advanced(await claimed(), 3)
        assert (job.done, job.tries) == (3, 2)
        job = await advanced(await claimed(), 4)
        assert (job.done, job.tries) == (4, 0)


def test_a_review_in_slices_is_the_same_as_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    given = kinds._json(kinds.ReviewInput(record=short_record()))
    monkeypatch.setattr(kinds, "SLICE_S", 1e9)
    whole = kinds.review("one", given, "", NO_MODELS)
    assert whole.result is not None
    monkeypatch.setattr(kinds, "SLICE_S", 0.0)
    part, slices = kinds.review("two", given, "", NO_MODELS), 1
    while part.result is None:
        assert part.partial
        part, slices = kinds.review("two", given, part.partial, NO_MODELS), slices + 1
    assert slices > 3
    assert part.result == whole.result
