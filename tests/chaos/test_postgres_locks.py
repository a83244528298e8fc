"""Two connections to PostgreSQL at the same moment: what the locks of rows and the retries of the
writer decide. SQLite has one writer, so nothing of this can happen there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, insert, select, text, update
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.util import await_only

from firstgiants.server.daily.days import DAY_MS, day_at
from firstgiants.server.daily.tries import Try, begin_try, find_try
from firstgiants.server.errors import NotFound
from firstgiants.server.people.mistakes import Mistake, keep_mistake, mistakes_of
from firstgiants.server.people.programs import check_mark
from firstgiants.server.store import schema
from firstgiants.server.store.database import Database
from firstgiants.server.store.writer import Append, Conflict, Writer
from tests.server.served import OPEN_2, HeldTime, Person, Served, serving, until
from tests.server.test_daily import account
from tests.server.test_reviews import imported

N = 50
"""A number that no row of the log has yet."""


@asynccontextmanager
async def transaction(
    served: Served, work: Callable[[Connection], None], *, commits: bool = True
) -> AsyncIterator[None]:
    """Another connection, which has done its work and commits it, or not, after the block."""
    engine = create_async_engine(served.node.database.url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(work)
            yield
            if not commits:
                await connection.rollback()
    finally:
        await engine.dispose()


async def blocked(served: Served) -> None:
    """Wait until some connection waits for a lock."""
    waiting = text(
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE datname = current_database() AND wait_event_type = 'Lock'"
    )

    async def found() -> bool:
        count = await served.node.database.read(lambda c: c.execute(waiting).scalar_one())
        return bool(count > 0)

    await until(found)


# ---------------------------------------------------------------- the deal of the day


@asynccontextmanager
async def an_old_account(folder: Path, url: str) -> AsyncIterator[tuple[Served, Person, str]]:
    """A node, an account of an earlier day, whose try would be ranked among people, and the day."""
    time = HeldTime()
    async with serving(folder, time=time, database=url, bot_processes=0) as served:
        ada = await account(served, "Ada")
        time.ms += 2 * DAY_MS
        yield served, ada, day_at(time.ms)


async def the_try(served: Served, ada: Person, day: str) -> Try:
    found = await served.node.database.read(lambda c: find_try(c, day, ada.id))
    assert found is not None
    return found


async def test_a_try_that_waits_for_the_mark_of_a_program_does_not_begin_among_people(
    tmp_path: Path, postgres_url: str
) -> None:
    async with an_old_account(tmp_path, postgres_url) as (served, ada, day):
        person, p = await served.node.people.get(ada.id), schema.people

        def mark(connection: Connection) -> None:
            check_mark(connection, person, program=True)
            connection.execute(update(p).where(p.c.id == ada.id).values(program=True))

        def begin(connection: Connection) -> None:
            begin_try(connection, day, ada.id, "a-table", 0, ranked=True)

        async with transaction(served, mark):
            beginning = asyncio.create_task(served.node.database.write(begin))
            await blocked(served)
            assert not beginning.done()
        with pytest.raises(Conflict):
            await beginning
        assert await served.node.database.read(lambda c: find_try(c, day, ada.id)) is None
        await ada.ok("POST", f"/api/daily/{day}/play")
        assert (await the_try(served, ada, day)).ranked is False


async def test_an_account_is_not_marked_while_its_try_begins(
    tmp_path: Path, postgres_url: str
) -> None:
    async with an_old_account(tmp_path, postgres_url) as (served, ada, day):
        table = (await ada.make(OPEN_2))["table"]["id"]

        def begin(connection: Connection) -> None:
            begin_try(connection, day, ada.id, table, 0, ranked=True)

        async with transaction(served, begin):
            marking = asyncio.create_task(
                ada.refused(409, "daily-own-try", "PATCH", "/api/me", {"program": True})
            )
            await blocked(served)
            assert not marking.done()
        await marking
        assert (await the_try(served, ada, day)).ranked is True
        assert (await ada.ok("GET", "/api/me"))["program"] is False


# ---------------------------------------------------------------- answers to mistakes


async def test_of_two_answers_to_a_mistake_at_the_same_moment_the_later_counts(
    tmp_path: Path, postgres_url: str
) -> None:
    async with serving(tmp_path, database=postgres_url, bot_processes=0) as served:
        ada = await served.person("Ada")
        game = await imported(ada)
        first = Mistake(game_id=game, ply=1, seat=1, choice="a", best="b", loss=12, box=1, due=5)
        second = replace(first, box=0, due=7)
        async with transaction(served, lambda c: keep_mistake(c, ada.id, first)):
            keeping = asyncio.create_task(
                served.node.writer.run(lambda c: keep_mistake(c, ada.id, second))
            )
            await blocked(served)
        await keeping
        kept = await served.node.database.read(lambda c: mistakes_of(c, ada.id))
        assert kept == [second]


# ---------------------------------------------------------------- the writer


def row(table: str) -> Append:
    return Append(log=[(table, N, "chat", 1, None, None, "{}")])


def refuse(_connection: Connection) -> None:
    raise NotFound("There is nothing.")


@pytest.mark.parametrize("commits", [True, False])
async def test_of_a_batch_only_what_another_node_wrote_first_fails(
    tmp_path: Path, postgres_url: str, commits: bool
) -> None:
    async with serving(tmp_path, database=postgres_url, bot_processes=0) as served:
        ada, writer = await served.person("Ada"), served.node.writer
        tables = [(await ada.make(OPEN_2))["table"]["id"] for _ in range(4)]
        log, p = schema.log, schema.people
        taken = dict(zip(log.c.keys(), row(tables[1]).log[0], strict=True))

        def rename(connection: Connection) -> None:
            connection.execute(update(p).where(p.c.id == ada.id).values(name="Bo"))

        def first(connection: Connection) -> None:
            connection.execute(insert(log).values(taken))

        async with transaction(served, first, commits=commits):
            done = asyncio.gather(
                *(writer.append(row(table)) for table in tables),
                writer.run(refuse),
                writer.run(rename),
                return_exceptions=True,
            )
            await blocked(served)
            assert not done.done()
        results = await done
        assert isinstance(results.pop(4), NotFound)
        if commits:
            assert isinstance(results.pop(1), Conflict)
        assert not any(results)
        written = select(log.c.table_id).where(log.c.n == N)
        found = await served.node.database.read(lambda c: c.execute(written).scalars().all())
        assert sorted(found) == sorted(tables)
        assert (await served.node.people.get(ada.id)).name == "Bo"


async def test_two_nodes_that_lock_rows_in_opposite_orders_both_write(
    tmp_path: Path, postgres_url: str
) -> None:
    """PostgreSQL ends one of two transactions that wait for each other. Its writer tries again."""
    async with serving(tmp_path, database=postgres_url, bot_processes=0) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        p, meeting = schema.people, asyncio.Barrier(2)
        databases = [Database(postgres_url) for _ in range(2)]
        writers = [Writer(database) for database in databases]
        met: set[Writer] = set()

        def count(person: Person, writer: Writer) -> Callable[[Connection], None]:
            def also(connection: Connection) -> None:
                more = {"rated_games": p.c.rated_games + 1}
                connection.execute(update(p).where(p.c.id == person.id).values(more))
                if writer not in met:  # each has locked its first row, and not yet its second
                    met.add(writer)
                    await_only(meeting.wait())

            return also

        for writer in writers:
            writer.start()
        orders = zip(writers, ([ada, bo], [bo, ada]), strict=True)
        await asyncio.gather(
            *(writer.run(count(person, writer)) for writer, people in orders for person in people)
        )
        assert sorted(writer.batches for writer in writers) == [1, 3]  # one failed, and was split
        for writer, database in zip(writers, databases, strict=True):
            await writer.close()
            await database.close()
        for person in (ada, bo):
            assert (await served.node.people.get(person.id)).rated_games == 2
