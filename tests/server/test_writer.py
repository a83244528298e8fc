"""The writer: what fails in a batch fails alone, and costs the others little."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from firstgiants.server.errors import NotFound
from firstgiants.server.store import Append, Conflict, schema
from tests.server.served import OPEN_2, serving

N = 50
"""A number that no row of the log has yet."""


def refuse(_connection: Connection) -> None:
    raise NotFound("There is nothing.")


def row(table: str) -> Append:
    return Append(log=[(table, N, "chat", 1, None, None, "{}")])


@pytest.mark.parametrize("conflict", [False, True])
async def test_a_refusal_does_not_split_the_batch_of_others(tmp_path: Path, conflict: bool) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada, writer = await served.person("Ada"), served.node.writer
        tables = [(await ada.make(OPEN_2))["table"]["id"] for _ in range(6)]
        if conflict:
            await writer.append(row(tables[0]))
        before = writer.batches
        done = await asyncio.gather(
            *(writer.append(row(table)) for table in tables[:3]),
            writer.run(refuse),
            *(writer.append(row(table)) for table in tables[3:]),
            return_exceptions=True,
        )
        assert isinstance(done.pop(3), NotFound)
        if conflict:
            assert isinstance(done.pop(0), Conflict)
        else:
            assert writer.batches - before == 3  # the failed one, all rows, the function
        assert not any(done)
        log = schema.log
        query = select(func.count()).where(log.c.n == N)
        assert await served.node.database.read(lambda c: c.execute(query).scalar_one()) == 6
