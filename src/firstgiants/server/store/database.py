"""One way to run a query, for SQLite and for PostgreSQL.

A query is a plain function of a SQLAlchemy `Connection`. SQLite runs it in a thread of its own; for
PostgreSQL the same function runs in a greenlet on asyncpg. No query is waited for longer than
`PATIENCE_S`. What goes wrong is told apart: a value that cannot be stored is the asker's fault
(`Invalid`), all else is `Unavailable`, and `troubles` says since when and why.
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

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, DisconnectionError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.util import greenlet_spawn

from firstgiants.server.errors import Invalid
from firstgiants.server.store.statements import Statement

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine
    from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")
Query = Callable[[Connection], T]
Rows = Sequence[Sequence[Any]]


# A key was taken: told by SQLAlchemy, or by SQLite's driver itself.
REFUSED = (IntegrityError, sqlite3.IntegrityError)


READERS = 4
"""Threads that read SQLite: more than expensive requests may take (`http.fair_gate`), so that a
long read does not keep short ones waiting."""
log = logging.getLogger(__name__)

PATIENCE_S = 10.0
"""The longest anybody waits for an answer of the database."""
BUSY_S = 8.0
"""SQLite: how long a query waits for another program that has locked the file."""
CONNECT_S = 5.0
STILL_FULL_S = 5.0

Doing = Literal["reading", "writing"]
Reason = Literal["full", "silent", "away"]
_FULL = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE}
_PG_FULL = {"53100"}


class Unavailable(Exception):
    """The database cannot be used now. Whether the last write was kept is not known."""

    def __init__(self, text: str, reason: Reason = "away") -> None:
        super().__init__(text)
        self.reason = reason


def _sqlstate(error: BaseException) -> str:
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""


def _is_bad_value(error: BaseException) -> bool:
    """Whether the database understood and will never take this: a NUL, a number too large."""
    if isinstance(error, (OverflowError, UnicodeError, sqlite3.DataError)):
        return True
    if not isinstance(error, DBAPIError):
        return False
    # asyncpg refuses some values before they are sent.
    by_driver = isinstance(getattr(error.orig, "__cause__", None), ValueError)
    return _sqlstate(error).startswith("22") or by_driver or _is_bad_value(error.orig or error)


def _reason(error: BaseException) -> Reason:
    cause = getattr(error, "orig", None) or error
    if getattr(cause, "sqlite_errorcode", None) in _FULL or _sqlstate(error) in _PG_FULL:
        return "full"
    return "silent" if isinstance(error, (TimeoutError, NoneFree)) else "away"


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


def sqlite_file(url: URL) -> Path | None:
    """The file of an SQLite database; None where it is none."""
    name = url.database
    if url.get_backend_name() != "sqlite" or not name or name.startswith((":memory:", "file:")):
        return None
    return Path(name)


def _sqlite_engine(url: URL) -> Engine:
    path = sqlite_file(url)
    if path is not None and not path.exists():
        # Only for the one who hosts; SQLite gives the files beside it the same mode.
        try:
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        except OSError as error:
            log.debug("database: cannot be made", extra={"error": str(error)})
    engine = create_engine(url, connect_args={"timeout": BUSY_S})

    @event.listens_for(engine, "connect")
    def _pragmas(raw: sqlite3.Connection, _record: object) -> None:
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute("PRAGMA synchronous=FULL")
        raw.execute("PRAGMA foreign_keys=ON")
        # What is deleted is overwritten: somebody may have asked to be forgotten.
        raw.execute("PRAGMA secure_delete=ON")
        raw.execute(f"PRAGMA busy_timeout={int(BUSY_S * 1000)}")
        # A statement of many rows keeps the pages it changes until it is through; in a file of its
        # own from the sixteenth on, if not told otherwise.
        raw.execute("PRAGMA temp_store=MEMORY")
        # Commits do not stop for the write-ahead log to be carried over (`carry_over` does that
        # beside them), unless it has grown to 80 MB.
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
        pool_size=8,
        max_overflow=8,
        pool_timeout=CONNECT_S,
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
        self.troubles: dict[Doing, Reason] = {}
        """What does not work just now."""
        self._full_at = 0.0
        self._worked = False
        """Until it has, whoever starts the node says in a sentence why it cannot."""
        self._sync: Engine | None = None
        self._async: AsyncEngine | None = None
        if self.is_sqlite:
            self._sync = _sqlite_engine(self.url)
            self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-read")
            self._writers = ThreadPoolExecutor(1, thread_name_prefix="sqlite-write")
            self._checkpointers = ThreadPoolExecutor(1, thread_name_prefix="sqlite-carry")
            self._peek_connection: sqlite3.Connection | None = None
        else:
            self._async = _postgresql_engine(self.url)
            # Each statement commits itself: no round trips to begin and to end a transaction.
            self._autocommit = self._async.sync_engine.execution_options(
                isolation_level="AUTOCOMMIT"
            )

    async def read(self, query: Query[T], *, patience_s: float | None = PATIENCE_S) -> T:
        """On PostgreSQL, each statement of the query sees what was committed before it."""
        return await self._run(query, doing="reading", patience_s=patience_s)

    async def write(
        self,
        query: Query[T],
        *,
        one_statement: bool = False,
        patience_s: float | None = PATIENCE_S,
    ) -> T:
        """One transaction: all of it is on disk when this returns. `one_statement`: on PostgreSQL
        the query runs a single statement, which is a transaction by itself."""
        return await self._run(
            query, doing="writing", one_statement=one_statement, patience_s=patience_s
        )

    async def write_out(self) -> None:
        """SQLite: what was overwritten or deleted does not wait in the write-ahead log either."""
        if self._sync is not None:
            await self._run(
                lambda c: c.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").all(),
                doing="writing",
                patience_s=PATIENCE_S,
            )

    async def checkpoint(self) -> None:
        """SQLite: carries the write-ahead log over into the file, in a thread of its own, so that
        no commit waits for it. What is written meanwhile is carried over in a second round, so
        that the log can begin anew."""
        if self._sync is not None:
            loop = asyncio.get_running_loop()
            for _ in range(2):
                await loop.run_in_executor(
                    self._checkpointers, _connected, self._sync, _checkpoint, False
                )

    async def peek(self, statement: Statement, values: Mapping[str, object]) -> Rows:
        """A short look. In SQLite it is taken here and now: handing it to another thread and back
        takes ten times as long."""
        if self._sync is not None:
            try:
                return self._peek_now(statement, values)
            except sqlite3.Error:
                pass  # somebody is in the way: wait for them elsewhere
        return await self.read(lambda connection: statement(connection, values))

    def _peek_now(self, statement: Statement, values: Mapping[str, object]) -> Rows:
        if self._peek_connection is None:
            self._peek_connection = sqlite3.connect(self.url.database or ":memory:", timeout=0)
        return self._peek_connection.execute(statement.sql, values).fetchall()

    async def _run(
        self,
        query: Query[T],
        *,
        doing: Doing,
        one_statement: bool = False,
        patience_s: float | None,
    ) -> T:
        try:
            async with asyncio.timeout(patience_s):
                result = await self._once(
                    query, write=doing == "writing", one_statement=one_statement
                )
        except REFUSED:
            self._works(doing)
            raise
        except ProgrammingError:
            raise
        except (
            DBAPIError, sqlite3.Error, OSError, TimeoutError, NoneFree, OverflowError, UnicodeError,
        ) as error:  # fmt: skip
            if _is_bad_value(error):
                log.warning("database: refuses a value", extra={"error": str(error)})
                raise Invalid("The request holds a value that cannot be stored.") from error
            reason = _reason(error)
            if self._worked and self.troubles.get(doing) != reason:
                told = {"reason": reason, "error": str(error) or type(error).__name__}
                log.error("database: trouble with %s", doing, extra=told)  # noqa: TRY400 - one line
            self.troubles[doing] = reason
            self._full_at = monotonic()
            raise Unavailable(str(error) or "no answer in time", reason) from error
        self._works(doing)
        return result

    def _works(self, doing: Doing) -> None:
        self._worked = True
        if doing not in self.troubles:
            return
        if self.troubles[doing] == "full" and monotonic() - self._full_at < STILL_FULL_S:
            return  # what fits into the last free page proves nothing
        del self.troubles[doing]
        log.warning("database: %s works again", doing)

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
            await self._async.dispose()


def _connected(engine: Engine, query: Query[T], write: bool) -> T:  # noqa: FBT001
    """Run the query on a connection of the pool."""
    with engine.connect() as connection:
        if not write:
            return query(connection)
        # Begun explicitly: statements that go straight to SQLite's driver do not begin it.
        with connection.begin():
            return query(connection)


def _checkpoint(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").all()
