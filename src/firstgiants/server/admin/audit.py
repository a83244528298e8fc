"""The audit log: who did what on the admin page, when, and from which address. Nothing deletes or
changes its rows."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select

from firstgiants.server.admin.access import Admin
from firstgiants.server.store import Database, Writer, schema
from firstgiants.server.timing import Time
from firstgiants.server.wire import admin as wire

PAGE = 50


class Audit:
    def __init__(self, database: Database, writer: Writer, time: Time) -> None:
        self._database = database
        self._writer = writer
        self._time = time

    async def write(self, admin: Admin, action: str, target: str = "", **details: object) -> None:
        """Returns when the row is on disk. Call it before the action, so that nothing is done that
        is not in the log."""
        now = self._time.now_ms()
        await self._writer.run(lambda c: write_row(c, admin, now, action, target, **details))

    async def page(self, before: int | None) -> wire.AuditPage:
        """Newest first; `before`: the number of the last row of the previous page."""
        t = schema.audit
        query = select(t).order_by(t.c.n.desc()).limit(PAGE + 1)
        if before is not None:
            query = query.where(t.c.n < before)
        rows = await self._database.read(lambda c: c.execute(query).mappings().all())
        entries = [
            wire.AuditEntry(
                n=row["n"],
                at=row["at"],
                who=row["who"],
                address=row["address"],
                action=row["action"],
                target=row["target"],
                details=msgspec.json.decode(row["details"]),
            )
            for row in rows[:PAGE]
        ]
        return wire.AuditPage(entries=entries, more=len(rows) > PAGE)


def write_row(
    connection: Connection, admin: Admin, now: int, action: str, target: str, **details: object
) -> None:
    values = {
        "at": now,
        "who": admin.who,
        "address": admin.address,
        "action": action,
        "target": target,
        "details": msgspec.json.encode(details).decode(),
    }
    connection.execute(insert(schema.audit).values(values))
