"""Runs queries on SQLite and PostgreSQL in the same way.

A query is a plain function of a SQLAlchemy `Connection`. For SQLite it runs in a thread; for
PostgreSQL it runs in a greenlet on asyncpg. Queries time out after `TIMEOUT_S`.
A value that the database cannot store raises `Invalid`. Every other failure raises `Unavailable`,
and `failures` has the reason until the operation works again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, DisconnectionError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.util import greenlet_spawn

from firstgiants.server.errors import Invalid
from firstgiants.server.store.statements import Statement

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine
    from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")
Query = Callable[[Connection], T]
Rows = Sequence[Sequence[Any]]


# Raised when a unique key is taken, by SQLAlchemy or by SQLite's driver.
INTEGRITY_ERRORS = (IntegrityError, sqlite3.IntegrityError)


READERS = 4
"""Threads that read SQLite. More than `http.fair_gate` lets expensive requests use, so that short
reads need not wait for long ones."""
log = logging.getLogger(__name__)

TIMEOUT_S = 10.0
"""Timeout of a query."""
BUSY_S = 8.0
"""SQLite: how long a query waits while another program locks the file."""
CONNECT_S = 5.0
CLOSE_S = 2.0
"""PostgreSQL: how long the first connection that does not close is waited for."""
STILL_FULL_S = 5.0

Operation = Literal["reading", "writing"]
Reason = Literal["full", "silent", "away"]
_FULL = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE}
_PG_FULL = {"53100"}


class Unavailable(Exception):
    """The database failed or timed out. The last write may or may not have been stored."""

    def __init__(self, text: str, reason: Reason = "away") -> None:
        super().__init__(text)
        self.reason = reason


def _sqlstate(error: BaseException) -> str:
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""


def _is_bad_value(error: BaseException) -> bool:
    """Whether the database can never store this value: a NUL, a number too large."""
    if isinstance(error, (OverflowError, UnicodeError, sqlite3.DataError)):
        return True
    if not isinstance(error, DBAPIError):
        return False
    # asyncpg refuses some values before it sends them.
    by_driver = isinstance(getattr(error.orig, "__cause__", None), ValueError)
    return _sqlstate(error).startswith("22") or by_driver or _is_bad_value(error.orig or error)


def _reason(error: BaseException) -> Reason:
    cause = getattr(error, "orig", None) or error
    if getattr(cause, "sqlite_errorcode", None) in _FULL or _sqlstate(error) in _PG_FULL:
        return "full"
    return "silent" if isinstance(error, (TimeoutError, PoolTimeout)) else "away"


def database_url(text: str) -> URL:
    """Parse the `database` setting: `postgresql://…`, `sqlite:///file`, or a file's path."""
    if "://" not in text:
        return URL.create("sqlite", database=text)
    url = make_url(text)
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+asyncpg")
    if url.get_backend_name() == "sqlite":
        return url.set(drivername="sqlite")
    raise ValueError(f"a database of kind {url.get_backend_name()!r} is not supported")


def sqlite_file(url: URL) -> Path | None:
    """The file of an SQLite database; None for any other database."""
    name = url.database
    if url.get_backend_name() != "sqlite" or not name or name.startswith((":memory:", "file:")):
        return None
    return Path(name)


def _sqlite_engine(url: URL) -> Engine:
    path = sqlite_file(url)
    if path is not None and not path.exists():
        # Private to the host; SQLite gives its journal files the same mode.
        try:
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        except OSError as error:
            log.debug("database: cannot create the file", extra={"error": str(error)})
    engine = create_engine(url, hide_parameters=True, connect_args={"timeout": BUSY_S})

    @event.listens_for(engine, "connect")
    def _pragmas(raw: sqlite3.Connection, _record: object) -> None:
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute("PRAGMA synchronous=FULL")
        raw.execute("PRAGMA foreign_keys=ON")
        # Overwrite deleted rows: people may have asked for their data to be erased.
        raw.execute("PRAGMA secure_delete=ON")
        raw.execute(f"PRAGMA busy_timeout={int(BUSY_S * 1000)}")
        # Keep the statement journal of bulk inserts in memory instead of a temporary file.
        raw.execute("PRAGMA temp_store=MEMORY")
        # Commits do not checkpoint the write-ahead log (`checkpoint` does, in another thread),
        # unless it has grown to 80 MB.
        raw.execute("PRAGMA wal_autocheckpoint=20000")

    return engine


def _postgresql_engine(url: URL) -> AsyncEngine:
    # Slow to load, and not needed with SQLite.
    from sqlalchemy.ext.asyncio import create_async_engine

    # The server gives up before we do, so that it does not go on with a forgotten query.
    millis = str(int(BUSY_S * 1000))
    limits = {"statement_timeout": millis, "lock_timeout": millis,
              "idle_in_transaction_session_timeout": millis}  # fmt: skip
    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_size=8,
        max_overflow=8,
        # A query may wait for a connection for the whole of its timeout: under load, a client that
        # got an error earlier would only ask again.
        pool_timeout=TIMEOUT_S,
        connect_args={"timeout": CONNECT_S, "server_settings": limits},
    )

    # asyncpg sees when PostgreSQL closes a connection. `pool_pre_ping` would ask it instead, which
    # takes three round trips before every query.
    @event.listens_for(engine.sync_engine, "checkout")
    def _replace_closed(_raw: object, record: ConnectionPoolEntry, _proxy: object) -> None:
        connection = record.driver_connection
        if connection is not None and connection.is_closed():
            raise DisconnectionError("PostgreSQL has closed this connection")

    return engine


class Database:
    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.failures: dict[Operation, Reason] = {}
        """The operations that fail now, with the reason."""
        self._full_at = 0.0
        self._worked = False
        """Whether any query has succeeded. Until then the caller reports failures, not the log."""
        self._sync: Engine | None = None
        self._async: AsyncEngine | None = None
        if self.is_sqlite:
            self._sync = _sqlite_engine(self.url)
            self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-read")
            self._writers = ThreadPoolExecutor(1, thread_name_prefix="sqlite-write")
            self._checkpointers = ThreadPoolExecutor(1, thread_name_prefix="sqlite-checkpoint")
            self._peek_connection: sqlite3.Connection | None = None
        else:
            self._async = _postgresql_engine(self.url)
            # Each statement commits itself: no round trips to begin and to end a transaction.
            self._autocommit = self._async.sync_engine.execution_options(
                isolation_level="AUTOCOMMIT"
            )

    async def read(self, query: Query[T], *, timeout_s: float | None = TIMEOUT_S) -> T:
        """On PostgreSQL, each statement of the query sees what was committed before it."""
        return await self._run(query, write=False, timeout_s=timeout_s)

    async def write(
        self,
        query: Query[T],
        *,
        one_statement: bool = False,
        timeout_s: float | None = TIMEOUT_S,
    ) -> T:
        """One transaction: all of it is on disk when this returns. `one_statement`: on PostgreSQL
        the query runs a single statement, which is a transaction by itself."""
        return await self._run(query, write=True, one_statement=one_statement, timeout_s=timeout_s)

    async def truncate_wal(self) -> None:
        """SQLite: empty the write-ahead log, so that erased data does not remain in it."""
        if self._sync is not None:
            await self._run(
                lambda c: c.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").all(),
                write=True,
                timeout_s=TIMEOUT_S,
            )

    async def checkpoint(self) -> None:
        """SQLite: copy the write-ahead log into the database file, in another thread, so that no
        commit waits. A second round copies what was written during the first; then SQLite can
        restart the log."""
        if self._sync is not None:
            loop = asyncio.get_running_loop()
            for _ in range(2):
                await loop.run_in_executor(
                    self._checkpointers, _connected, self._sync, _checkpoint, False
                )

    async def peek(self, statement: Statement, values: Mapping[str, object]) -> Rows:
        """Run a short read. SQLite runs it on the event loop: a round trip to another thread takes
        ten times as long."""
        if self._sync is not None:
            try:
                return self._peek_on_loop(statement, values)
            except sqlite3.Error:
                pass  # the database is locked: wait for it in a thread
        return await self.read(lambda connection: statement(connection, values))

    def _peek_on_loop(self, statement: Statement, values: Mapping[str, object]) -> Rows:
        if self._peek_connection is None:
            self._peek_connection = sqlite3.connect(self.url.database or ":memory:", timeout=0)
        return self._peek_connection.execute(statement.sql, values).fetchall()

    async def _run(
        self,
        query: Query[T],
        *,
        write: bool,
        one_statement: bool = False,
        timeout_s: float | None,
    ) -> T:
        operation: Operation = "writing" if write else "reading"
        try:
            async with asyncio.timeout(timeout_s):
                if self.is_sqlite or (timeout_s is not None and timeout_s <= TIMEOUT_S):
                    result = await self._once(query, write=write, one_statement=one_statement)
                else:
                    result = await self._once(
                        _without_limit(query), write=True, one_statement=False
                    )
        except INTEGRITY_ERRORS:
            self._mark_working(operation)
            raise
        except ProgrammingError:
            raise
        except (
            DBAPIError, sqlite3.Error, OSError, TimeoutError, PoolTimeout, OverflowError,
            UnicodeError,
        ) as error:  # fmt: skip
            if _is_bad_value(error):
                log.warning("database: cannot store a value", extra={"error": str(error)})
                raise Invalid("The request holds a value that cannot be stored.") from error
            reason = _reason(error)
            if self._worked and self.failures.get(operation) != reason:
                extra = {"reason": reason, "error": str(error) or type(error).__name__}
                log.error("database: %s fails", operation, extra=extra)  # noqa: TRY400 - one line
            self.failures[operation] = reason
            self._full_at = monotonic()
            raise Unavailable(str(error) or "no answer in time", reason) from error
        self._mark_working(operation)
        return result

    def _mark_working(self, operation: Operation) -> None:
        self._worked = True
        if operation not in self.failures:
            return
        if self.failures[operation] == "full" and monotonic() - self._full_at < STILL_FULL_S:
            return  # a small write can still fit into the last free page
        del self.failures[operation]
        log.warning("database: %s works again", operation)

    async def _once(self, query: Query[T], *, write: bool, one_statement: bool) -> T:
        if self._sync is not None:
            pool = self._writers if write else self._readers
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(pool, _connected, self._sync, query, write)
        assert self._async is not None
        engine = self._async.sync_engine if write and not one_statement else self._autocommit
        # One greenlet for all of it; `AsyncConnection` would start one for each step.
        return await greenlet_spawn(_connected, engine, query, write)

    async def close(self) -> None:
        if self._sync is not None:
            self._writers.shutdown(wait=True)
            self._readers.shutdown(wait=True)
            self._checkpointers.shutdown(wait=True)
            if self._peek_connection is not None:
                self._peek_connection.close()
            self._sync.dispose()
        if self._async is not None:
            await _close_all(self._async)


async def _close_all(engine: AsyncEngine) -> None:
    """Close every connection of the pool. asyncpg waits without end for a database that does not
    answer; such a connection is cut, and the node can stop."""
    patience_s = CLOSE_S
    while True:
        try:
            async with asyncio.timeout(patience_s):
                # Goes on with the connections that are left.
                return await engine.dispose()
        except TimeoutError:
            patience_s = CLOSE_S / 20


def _connected(engine: Engine, query: Query[T], write: bool) -> T:  # noqa: FBT001
    """Run the query on a connection of the pool."""
    with engine.connect() as connection:
        if not write:
            return query(connection)
        # Begun explicitly: statements that go straight to SQLite's driver do not begin it.
        with connection.begin():
            return query(connection)


def _without_limit(query: Query[T]) -> Query[T]:
    """PostgreSQL: run the query, in a transaction, for as long as its caller waits."""

    def run(connection: Connection) -> T:
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        return query(connection)

    return run


def _checkpoint(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").all()
