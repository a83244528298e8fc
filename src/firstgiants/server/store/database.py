"""One way to run a query, for SQLite and for PostgreSQL.

A query is a plain function of a SQLAlchemy `Connection`. SQLite runs it in a thread of its own; for
PostgreSQL the same function runs on asyncpg (`AsyncConnection.run_sync`).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError

from firstgiants.server.store.statements import Statement

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Query = Callable[[Connection], T]
Rows = Sequence[Sequence[Any]]


# A key was taken: told by SQLAlchemy, or by SQLite's driver itself.
REFUSED = (IntegrityError, sqlite3.IntegrityError)


READERS = 4
"""Threads that read SQLite: more than expensive requests may take (`http.fair_gate`), so that a
long read does not keep short ones waiting."""


class Unavailable(Exception):
    """The database cannot be reached now. Whether the last write was kept is not known."""


def database_url(text: str) -> URL:
    """A URL as people write it (`postgresql://…`, `sqlite:///file`, or a file's path)."""
    if "://" not in text:
        return URL.create("sqlite", database=text)
    url = make_url(text)
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+asyncpg")
    if url.get_backend_name() == "sqlite":
        return url.set(drivername="sqlite")
    raise ValueError(f"a database of kind {url.get_backend_name()!r} is not supported")


def _sqlite_engine(url: URL) -> Engine:
    engine = create_engine(url, connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def _pragmas(raw: sqlite3.Connection, _record: object) -> None:
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute("PRAGMA synchronous=FULL")
        raw.execute("PRAGMA foreign_keys=ON")
        # What is deleted is overwritten: somebody may have asked to be forgotten.
        raw.execute("PRAGMA secure_delete=ON")
        raw.execute("PRAGMA busy_timeout=30000")
        # A statement of many rows keeps the pages it changes until it is through; in a file of its
        # own from the sixteenth on, if not told otherwise.
        raw.execute("PRAGMA temp_store=MEMORY")
        # Commits do not stop for the write-ahead log to be carried over (`carry_over` does that
        # beside them), unless it has grown to 80 MB.
        raw.execute("PRAGMA wal_autocheckpoint=20000")

    return engine


class Database:
    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._sync: Engine | None = None
        self._async: AsyncEngine | None = None
        if self.is_sqlite:
            self._sync = _sqlite_engine(self.url)
            self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-read")
            self._writers = ThreadPoolExecutor(1, thread_name_prefix="sqlite-write")
            self._carriers = ThreadPoolExecutor(1, thread_name_prefix="sqlite-carry")
            self._glance: sqlite3.Connection | None = None
        else:
            # Slow to load, and of no use at home.
            from sqlalchemy.ext.asyncio import create_async_engine

            self._async = create_async_engine(
                self.url, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=10
            )

    async def read(self, query: Query[T]) -> T:
        return await self._run(query, write=False)

    async def write(self, query: Query[T]) -> T:
        """One transaction: all of it is on disk when this returns."""
        return await self._run(query, write=True)

    async def write_out(self) -> None:
        """SQLite: what was overwritten or deleted does not wait in the write-ahead log either."""
        if self._sync is not None:
            await self._run(
                lambda c: c.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").all(), write=True
            )

    async def carry_over(self) -> None:
        """SQLite: carries the write-ahead log over into the file, in a thread of its own, so that
        no commit waits for it. What is written meanwhile is carried over in a second round, so
        that the log can begin anew."""
        if self._sync is not None:
            loop = asyncio.get_running_loop()
            for _ in range(2):
                await loop.run_in_executor(self._carriers, self._in_thread, _carry_over, False)

    async def look(self, statement: Statement, values: Mapping[str, object]) -> Rows:
        """A short look. In SQLite it is taken here and now: handing it to another thread and back
        takes ten times as long."""
        if self._sync is not None:
            try:
                return self._look(statement, values)
            except sqlite3.Error:
                pass  # somebody is in the way: wait for them elsewhere
        return await self.read(lambda connection: statement(connection, values))

    def _look(self, statement: Statement, values: Mapping[str, object]) -> Rows:
        if self._glance is None:
            self._glance = sqlite3.connect(self.url.database or ":memory:", timeout=0)
        return self._glance.execute(statement.sql, values).fetchall()

    async def _run(self, query: Query[T], *, write: bool) -> T:
        try:
            if self._sync is not None:
                pool = self._writers if write else self._readers
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(pool, self._in_thread, query, write)
            assert self._async is not None
            async with self._async.connect() as connection:
                result = await connection.run_sync(query)
                if write:
                    await connection.commit()
                return result
        except REFUSED:
            raise
        except (DBAPIError, sqlite3.Error, OSError, TimeoutError) as error:
            raise Unavailable(str(error)) from error

    def _in_thread(self, query: Query[T], write: bool) -> T:  # noqa: FBT001
        assert self._sync is not None
        with self._sync.connect() as connection:
            if not write:
                return query(connection)
            # Said beforehand, because statements that go straight to the driver do not say it.
            with connection.begin():
                return query(connection)

    async def close(self) -> None:
        if self._sync is not None:
            self._writers.shutdown(wait=True)
            self._readers.shutdown(wait=True)
            self._carriers.shutdown(wait=True)
            if self._glance is not None:
                self._glance.close()
            self._sync.dispose()
        if self._async is not None:
            await self._async.dispose()


def _carry_over(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").all()
