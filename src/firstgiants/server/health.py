"""How a node is, for whoever hosts it: each part with what is wrong there, in a sentence.

"ok": all is well. "degraded": people can look, but something does not work: writing (a full disk),
or hearing other nodes at once (Redis). A node that cannot read serves nobody.
"""

from __future__ import annotations

import contextlib
from typing import Final, Literal

from msgspec import Struct

from firstgiants.server.node import Node
from firstgiants.server.store import Unavailable
from firstgiants.server.streams.bus import LocalBus

READ_S: Final = 2.0
"""Whoever asks how we are does not wait long."""
OK: Final = "ok"
_REASONS: Final = {
    "full": "The disk is full.",
    "silent": "It does not answer in time.",
    "away": "It cannot be reached.",
}


class Health(Struct, kw_only=True):
    status: Literal["ok", "degraded", "down"]
    version: str
    parts: dict[str, str]


async def health_of(node: Node, version: str) -> Health:
    with contextlib.suppress(Unavailable):  # noted among the troubles
        await node.database.read(
            lambda c: c.exec_driver_sql("SELECT 1").scalar(), patience_s=READ_S
        )
    troubles = node.database.troubles
    parts = {
        doing: _REASONS[troubles[doing]] if doing in troubles else OK
        for doing in ("reading", "writing")
    }
    if not isinstance(node.bus, LocalBus):
        parts["redis"] = OK if node.bus.healthy else _REASONS["silent"]
    if "reading" in troubles:
        return Health(status="down", version=version, parts=parts)
    well = all(part == OK for part in parts.values())
    return Health(status="ok" if well else "degraded", version=version, parts=parts)
