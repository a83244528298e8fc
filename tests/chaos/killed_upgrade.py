"""Migrates a database again and again, killed at the end of each migration, until one run succeeds.

Run as `python -m tests.chaos.killed_upgrade URL`; prints how often it was killed.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

import alembic.command  # noqa: F401 - imported once, not in each child
from sqlalchemy import Connection, Engine, event

from firstgiants.server.store.database import Database
from firstgiants.server.store.migrate import migrate


async def migrate_once(url: str) -> None:
    database = Database(url)
    await migrate(database)
    await database.close()


def die_at(nth: int) -> None:
    """Kill this process when its nth migration has changed the schema and writes its revision."""
    written = 0

    @event.listens_for(Engine, "before_cursor_execute")
    def _count(connection: Connection, _cursor: object, statement: str, *_: object) -> None:
        nonlocal written
        if statement.startswith(("INSERT INTO alembic_version", "UPDATE alembic_version")):
            # A repair compares with a scratch database in memory, which has no name.
            written += connection.engine.url.database is not None
            if written == nth:
                os.kill(os.getpid(), signal.SIGKILL)


def main(url: str) -> None:
    kills = 0
    while True:
        child = os.fork()
        if child == 0:
            die_at(kills + 1)
            asyncio.run(migrate_once(url))
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status):
            break
        kills += 1
    print(kills)
    sys.exit(os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    main(sys.argv[1])
