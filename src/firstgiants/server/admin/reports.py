"""The queue of reports: take one, then dismiss it or say what was done."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from firstgiants.server.admin.access import Admin
from firstgiants.server.admin.audit import write_row
from firstgiants.server.errors import NotFound, WrongState
from firstgiants.server.node import Node
from firstgiants.server.store import schema
from firstgiants.server.text import clean
from firstgiants.server.wire.admin import REASON_LENGTH, ReportAction


async def handle(node: Node, admin: Admin, report_id: str, request: ReportAction) -> None:
    r, now = schema.reports, node.time.now_ms()
    note = clean(request.note, "note", REASON_LENGTH) if request.note else ""

    def write(connection: Connection) -> None:
        found = connection.execute(select(r).where(r.c.id == report_id).with_for_update()).first()
        if found is None:
            raise NotFound("There is no such report.", code="no-such-report")
        if found.handled is not None:
            raise WrongState("This report was handled already.", code="report-handled")
        if request.do == "take":
            values: dict[str, object] = {"taken_by": admin.who}
        else:
            outcome = "dismissed" if request.do == "dismiss" else "acted"
            values = {
                "handled": now,
                "handled_by": admin.who,
                "outcome": f"{outcome}: {note}" if note else outcome,
            }
        connection.execute(update(r).where(r.c.id == report_id).values(values))
        write_row(connection, admin, now, f"{request.do}-report", report_id, note=note)

    await node.writer.run(write)
