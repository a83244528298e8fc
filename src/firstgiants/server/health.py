"""The health of a node: a status, and a sentence for each part.

"ok": everything works. "degraded": people can read, but writing fails (a full disk), notes from
other nodes do not arrive (Redis), or a process that computes has died. "down": the database cannot
be read.
"""

from __future__ import annotations

import contextlib
from typing import Final, Literal

from msgspec import Struct

from firstgiants.server.node import Node
from firstgiants.server.store import Unavailable
from firstgiants.server.streams.bus import LocalBus

READ_S: Final = 2.0
"""Timeout of the health check's own query."""
OK: Final = "ok"
_REASONS: Final = {
    "full": "The disk is full.",
    "silent": "It does not respond in time.",
    "away": "It cannot be reached.",
}


class Health(Struct, kw_only=True):
    status: Literal["ok", "degraded", "down"]
    version: str
    parts: dict[str, str]


async def health_of(node: Node, version: str) -> Health:
    with contextlib.suppress(Unavailable):  # recorded in `failures`
        await node.database.read(lambda c: c.exec_driver_sql("SELECT 1").scalar(), timeout_s=READ_S)
    failures = node.database.failures
    parts = {
        operation: _REASONS[failures[operation]] if operation in failures else OK
        for operation in ("reading", "writing")
    }
    if any(process.has_died for process in node.processes):
        parts["processes"] = "A process in which bots think has died. It is being replaced."
    else:
        parts["processes"] = OK
    if not isinstance(node.bus, LocalBus):
        parts["redis"] = OK if node.bus.healthy else _REASONS["silent"]
    if "reading" in failures:
        return Health(status="down", version=version, parts=parts)
    well = all(part == OK for part in parts.values())
    return Health(status="ok" if well else "degraded", version=version, parts=parts)
