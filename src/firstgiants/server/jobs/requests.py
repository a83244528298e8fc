"""Requests for jobs: equal requests share one job."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from firstgiants.server.jobs.store import Job, find_or_create_job, known_job
from firstgiants.server.node import Node
from firstgiants.server.store import Conflict


async def request_job(
    node: Node, kind: str, key: str, given: object, *, owner: str, made_from: str, total: int
) -> Job:
    """The job of this kind and key, created with the input `given` if there is none. Pages poll
    until it is done, so finding it, or refusing, writes nothing."""
    known = await node.database.read(
        lambda c: known_job(c, kind, key, owner=owner, made_from=made_from)
    )
    if known is not None:
        return known
    text = given if isinstance(given, str) else msgspec.json.encode(given).decode()
    jobs: list[Job] = []

    def write(connection: Connection) -> None:
        now = node.time.now_ms()
        jobs[:] = [
            find_or_create_job(
                connection, kind, key, text, owner=owner, made_from=made_from, total=total, now=now
            )
        ]

    try:
        await node.writer.run(write)
    except Conflict:  # somebody else asked at the same moment
        await node.writer.run(write)
    if node.jobs is not None:
        node.jobs.nudge()
    return jobs[0]
