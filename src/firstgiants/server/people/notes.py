"""Private notes on people, and reports about people to the host."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from firstgiants.server import wire
from firstgiants.server.errors import WrongState
from firstgiants.server.people.blocks import no_such_person, refuse_self
from firstgiants.server.people.credentials import new_id
from firstgiants.server.people.directory import People
from firstgiants.server.store import Conflict, Database, Writer, schema
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.text import clean
from firstgiants.server.timing import Time
from firstgiants.server.wire.friends import NOTE_LENGTH, REPORT_LENGTH

MOST_NOTES = 1000
MOST_REPORTS = 10
"""Reports that one person may make in a day."""
MOST_LINES = 10
LINES_SOUGHT = 2000
"""The newest rows of a table's log in which a report looks for them."""
DAY_MS = 86_400_000


def note_on(connection: Connection, me: str, person_id: str) -> str:
    n = schema.person_notes
    query = select(n.c.text).where(n.c.person_id == me, n.c.about_id == person_id)
    return connection.execute(query).scalar() or ""


class NotesAndReports:
    def __init__(self, database: Database, writer: Writer, people: People, time: Time) -> None:
        self._database = database
        self._writer = writer
        self._people = people
        self._time = time

    async def write_note(self, me: PersonRow, person_id: str, text: str) -> None:
        refuse_self(me, person_id)
        person = await self._people.get(person_id)
        text = clean(text, "text", NOTE_LENGTH) if text.strip() else ""
        n, now = schema.person_notes, self._time.now_ms()
        mine = (n.c.person_id == me.id) & (n.c.about_id == person.id)

        def write(connection: Connection) -> None:
            if not text:
                connection.execute(delete(n).where(mine))
                return
            changed = update(n).where(mine).values(text=text, changed=now)
            if connection.execute(changed).rowcount:
                return
            count = select(func.count()).select_from(n).where(n.c.person_id == me.id)
            if connection.execute(count).scalar_one() >= MOST_NOTES:
                raise WrongState(
                    f"You have {MOST_NOTES} notes, as many as are kept: remove one.",
                    code="too-many-notes",
                    limit=MOST_NOTES,
                )
            row = {"person_id": me.id, "about_id": person.id, "text": text, "changed": now}
            connection.execute(insert(n).values(row))

        try:
            await self._writer.run(write)
        except Conflict:
            raise no_such_person() from None  # deleted meanwhile

    async def report(self, me: PersonRow, person_id: str, request: wire.ReportRequest) -> None:
        """Put a report into the host's queue, with what the person said at the table last."""
        refuse_self(me, person_id)
        person = await self._people.get(person_id)
        r, now = schema.reports, self._time.now_ms()
        text = clean(request.text, "text", REPORT_LENGTH) if request.text.strip() else ""
        mine = select(func.count()).select_from(r).where(r.c.by_id == me.id)
        today = mine.where(r.c.created > now - DAY_MS)
        waiting = mine.where(r.c.about_id == person.id, r.c.handled.is_(None))

        def write(connection: Connection) -> None:
            if connection.execute(waiting).scalar_one():
                raise WrongState(
                    "The host has your report about this person and has not dealt with it yet.",
                    code="already-reported",
                )
            if connection.execute(today).scalar_one() >= MOST_REPORTS:
                raise WrongState(
                    f"You have made {MOST_REPORTS} reports today: wait until tomorrow.",
                    code="too-many-reports",
                    limit=MOST_REPORTS,
                )
            lines = [] if request.table is None else _said(connection, request.table, person.id)
            row = {
                "id": new_id(),
                "by_id": me.id,
                "about_id": person.id,
                "reason": request.reason,
                "text": text,
                "table_id": request.table,
                "lines": msgspec.json.encode(lines).decode(),
                "created": now,
            }
            connection.execute(insert(r).values(row))

        try:
            await self._writer.run(write)
        except Conflict:
            raise no_such_person() from None  # deleted meanwhile


def _said(connection: Connection, table_id: str, person_id: str) -> list[str]:
    """The person's last chat lines at the table, oldest first."""
    log, t = schema.log, schema.tables
    # Not all of the log, which may be long: writes wait for this.
    newest = select(t.c.n - LINES_SOUGHT).where(t.c.id == table_id).scalar_subquery()
    query = select(log.c.body).where(
        log.c.table_id == table_id,
        log.c.n > newest,
        log.c.type == "chat",
        log.c.body.contains(f'"id":"{person_id}"', autoescape=True),
    )
    bodies = connection.execute(query.order_by(log.c.n.desc()).limit(MOST_LINES)).scalars().all()
    return [msgspec.json.decode(body)["text"] for body in reversed(bodies)]
