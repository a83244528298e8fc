"""Live figures of a node and of the database."""

from __future__ import annotations

import sys
from pathlib import Path
from time import monotonic

from sqlalchemy import Connection, func, select

from firstgiants.server.health import health_of
from firstgiants.server.node import Node
from firstgiants.server.store import schema
from firstgiants.server.store.database import sqlite_file
from firstgiants.server.store.statements import Statement
from firstgiants.server.wire.admin import Figures

MINUTE_MS = 60_000
STARTED = monotonic()

_moves = Statement(
    "SELECT COUNT(*) FROM tables JOIN log ON log.table_id = tables.id "
    "WHERE tables.state = 'playing' AND tables.asked_since > :since "
    "AND log.type = 'moved' AND log.at > :since"
)


async def figures_of(node: Node, version: str) -> Figures:
    now = node.time.now_ms()
    health = await health_of(node, version)
    counted = await node.database.read(lambda c: _counts(c, now))
    listeners = node.listeners.active
    path = sqlite_file(node.database.url)
    return Figures(
        node=node.bus.node,
        version=version,
        uptime_s=int(monotonic() - STARTED),
        status=health.status,
        health=health.parts,
        people_online=len({one.person for one in listeners if one.person is not None}),
        strangers_online=sum(one.person is None for one in listeners),
        streams=len(listeners),
        memory_mb=_memory_mb(),
        database="sqlite" if node.database.is_sqlite else "postgresql",
        database_mb=None if path is None or not path.exists() else _mb(path.stat().st_size),
        **counted,
    )


def _counts(connection: Connection, now: int) -> dict[str, int]:
    t, p, r = schema.tables, schema.people, schema.reports
    states = select(t.c.state, func.count()).where(t.c.state.in_(["open", "playing"]))
    by_state = {row[0]: row[1] for row in connection.execute(states.group_by(t.c.state))}
    kinds = select(p.c.kind, func.count()).group_by(p.c.kind)
    by_kind = {row[0]: row[1] for row in connection.execute(kinds)}
    waiting = select(func.count(), func.min(t.c.asked_since)).where(t.c.asked_bot.is_not(None))
    bots, since = connection.execute(waiting).one()
    reports = select(func.count()).select_from(r).where(r.c.handled.is_(None))
    return {
        "tables_open": by_state.get("open", 0),
        "tables_playing": by_state.get("playing", 0),
        "guests": by_kind.get("guest", 0),
        "accounts": by_kind.get("account", 0),
        "moves_per_minute": _moves(connection, {"since": now - MINUTE_MS})[0][0],
        "bots_waiting": bots,
        "bots_waiting_ms": 0 if since is None else max(0, now - since),
        "reports_open": connection.execute(reports).scalar_one(),
    }


def _memory_mb() -> int:
    """The memory of this process now; on systems without /proc, the most it ever had."""
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) // 1024
    if sys.platform == "win32":
        return 0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return _mb(most if sys.platform == "darwin" else most * 1024)


def _mb(size: int) -> int:
    """Rounded up."""
    return -(-size // 1_000_000)
