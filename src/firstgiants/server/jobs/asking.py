"""Asks for a job, once for everybody who wants the same."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from firstgiants.server.jobs.store import Job, ask_for_job, known_job
from firstgiants.server.node import Node
from firstgiants.server.store import Conflict


async def ask(
    node: Node, kind: str, key: str, given: object, *, owner: str, made_from: str, total: int
) -> Job:
    """The job of this kind and key, begun with `given` unless it is known. Pages ask again and
    again until it is done: that, and a refusal, writes nothing."""
    known = await node.database.read(
        lambda c: known_job(c, kind, key, owner=owner, made_from=made_from)
    )
    if known is not None:
        return known
    text = given if isinstance(given, str) else msgspec.json.encode(given).decode()
    asked: list[Job] = []

    def write(connection: Connection) -> None:
        now = node.time.now_ms()
        asked[:] = [
            ask_for_job(
                connection, kind, key, text, owner=owner, made_from=made_from, total=total, now=now
            )
        ]

    try:
        await node.writer.run(write)
    except Conflict:  # somebody else asked at the same moment
        await node.writer.run(write)
    if node.jobs is not None:
        node.jobs.nudge()
    return asked[0]
