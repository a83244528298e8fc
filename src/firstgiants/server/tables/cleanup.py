"""Clean-up, by one node for all. docs/hosting.md has the same rules for people who host:

1. Sessions end 400 days after the last visit; devices are forgotten 400 days after the last
   sign-in.
2. Guests who have not been seen for `forget_guests_days`, finished no game and sit at no table are
   forgotten.
3. Tables at which nobody sat down or got up for `close_open_hours` (turn-based, or by link:
   `close_open_days`) before they were started are closed.
4. Games in which nobody has moved for `close_idle_days`, downtime not counted: unrated ones are
   closed; in rated ones a bot stands in for the person whose decision is open.
5. Closed tables are deleted `delete_closed_days` later.
6. Of tables that are over, the hash of the address they were made from is wiped; of decks in the
   workshop, a day after they were begun.
7. Stored decks that no version, table or game refers to are deleted a day after their last use.
8. Reviews and reports are forgotten 90 days after they were made; they can be made again.

Finished games are kept, with their tables. Every change of a table goes through its log, so that
its listeners get it.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial

from sqlalchemy import Connection, Select, Update, delete, func, insert, or_, select, update

from firstgiants.server.decks.stored import drop_unused_decks
from firstgiants.server.jobs.store import forget_old_jobs
from firstgiants.server.settings import Settings
from firstgiants.server.store import Conflict, Database, Writer, schema
from firstgiants.server.streams.bus import Bus, Note
from firstgiants.server.tables.clocks import DAY_MS, KEPT_MS
from firstgiants.server.tables.each import at_each_table
from firstgiants.server.tables.service import Tables
from firstgiants.server.tables.stand_ins import close_unstarted, end_idle
from firstgiants.server.timing import Time

log = logging.getLogger(__name__)

NAME = "clean-up"
EVERY_MS = 3_600_000
LEASE_MS = 600_000
MOST = 200
"""Most of each kind in one run; the next run is a minute later."""
HOUR_MS = 3_600_000


class Cleanup:
    def __init__(
        self,
        database: Database,
        writer: Writer,
        tables: Tables,
        bus: Bus,
        settings: Settings,
        time: Time,
    ) -> None:
        self._database = database
        self._writer = writer
        self._tables = tables
        self._bus = bus
        self._settings = settings
        self._time = time
        self.also: list[Callable[[int], Awaitable[int]]] = []
        """What other parts clean up, given the time; each returns how much it was."""

    async def run(self) -> None:
        """Clean up, if it is time and no other node is doing it."""
        now = self._time.now_ms()
        if not await self.claim(now):
            return
        done = {
            "sessions": await self._sessions(now),
            "guests": await self._guests(now),
            "open": await self._open_tables(now),
            "idle": await self._idle_games(now),
            "deleted": await self._closed_tables(now),
            "decks": await self._database.write(
                lambda c: drop_unused_decks(c, before=now - DAY_MS, most=MOST)
            ),
            "jobs": await self._database.write(lambda c: forget_old_jobs(c, now)),
        }
        await self._outages(now)
        await self._addresses(now)
        for other in self.also:
            await other(now)
        more = any(count >= MOST for count in done.values())
        due = now if more else now + EVERY_MS
        t = schema.chores
        await self._database.write(
            lambda c: c.execute(
                update(t).where(t.c.name == NAME, t.c.lease_by == self._bus.node).values(
                    due=due, lease_until=0
                )
            ).rowcount
        )  # fmt: skip
        if any(done.values()):
            log.info("cleaned up", extra=done)

    async def claim(self, now: int) -> bool:
        """Claim the work with a lease, which runs out if this node dies meanwhile."""
        claimed = False

        def write(connection: Connection) -> None:
            nonlocal claimed
            t = schema.chores
            mine = {"lease_until": now + LEASE_MS, "lease_by": self._bus.node}
            free = update(t).where(t.c.name == NAME, t.c.due <= now, t.c.lease_until <= now)
            claimed = connection.execute(free.values(mine)).rowcount == 1
            known = select(t.c.name).where(t.c.name == NAME)
            if not claimed and connection.execute(known).first() is None:
                connection.execute(insert(t).values(name=NAME, due=now, **mine))
                claimed = True

        try:
            await self._writer.run(write)
        except Conflict:
            return False  # another node wrote the first row at the same moment
        return claimed

    # ------------------------------------------------------------ people

    async def _sessions(self, now: int) -> int:
        def write(connection: Connection) -> int:
            expired = [delete(t).where(t.c.expires <= now) for t in (s, d)]
            return sum(connection.execute(each).rowcount for each in expired)

        s, d = schema.sessions, schema.devices
        return await self._database.write(write)

    async def _guests(self, now: int) -> int:
        before = now - self._settings.forget_guests_days * DAY_MS
        p, s, t, g = schema.people, schema.seats, schema.tables, schema.game_people
        conduct = schema.conduct
        seated = select(s.c.person_id).join(t, t.c.id == s.c.table_id)
        seated = seated.where(s.c.person_id == p.c.id, t.c.state.in_(["open", "playing"]))
        played = select(g.c.person_id).where(g.c.person_id == p.c.id)
        gone = (
            select(p.c.id)
            .where(p.c.kind == "guest", p.c.seen < before, ~seated.exists(), ~played.exists())
            .limit(MOST)
        )

        def write(connection: Connection) -> int:
            ids = list(connection.execute(gone).scalars())
            connection.execute(update(t).where(t.c.host.in_(ids)).values(host=None))
            connection.execute(delete(conduct).where(conduct.c.person_id.in_(ids)))
            connection.execute(delete(p).where(p.c.id.in_(ids)))
            return len(ids)

        return await self._database.write(write)

    # ------------------------------------------------------------ tables

    async def _open_tables(self, now: int) -> int:
        t, entries = schema.tables, schema.log
        changed = func.coalesce(
            select(func.max(entries.c.at)).where(entries.c.table_id == t.c.id).scalar_subquery(),
            t.c.created,
        )
        soon = now - self._settings.close_open_hours * HOUR_MS
        later = now - self._settings.close_open_days * DAY_MS
        slow = or_(t.c.visibility == "link", t.c.pace.contains('"days"'))
        query = (
            select(t.c.id)
            .where(t.c.state == "open", or_(changed < later, (changed < soon) & ~slow))
            .limit(MOST)
        )
        found = await self._ids(query)
        await at_each_table(NAME, found, lambda one: self._tables.change(one, close_unstarted))
        return len(found)

    async def _idle_games(self, now: int) -> int:
        t = schema.tables
        idle_ms = self._settings.close_idle_days * DAY_MS
        query = (
            select(t.c.id)
            .where(t.c.state == "playing", t.c.asked_bot.is_(None), t.c.asked_since < now - idle_ms)
            .limit(MOST)
        )
        found = await self._ids(query)
        await at_each_table(NAME, found, lambda one: self._tables.change(one, end_idle, idle_ms))
        return len(found)

    async def _ids(self, query: Select[str]) -> list[str]:
        return await self._database.read(lambda c: list(c.execute(query).scalars()))

    async def _closed_tables(self, now: int) -> int:
        """Delete closed tables with their logs and seats, and deals that no other table has."""
        before = now - self._settings.delete_closed_days * DAY_MS
        t, d, lobby = schema.tables, schema.deals, schema.lobby
        old = select(t.c.id, t.c.deal_id, t.c.lobby_n)
        old = old.where(t.c.state == "closed", t.c.ended < before).limit(MOST)

        def write(connection: Connection) -> list[str]:
            rows = connection.execute(old).all()
            ids = [row.id for row in rows]
            connection.execute(delete(schema.log).where(schema.log.c.table_id.in_(ids)))
            connection.execute(delete(t).where(t.c.id.in_(ids)))
            used = select(t.c.id).where(t.c.deal_id == d.c.id)
            deals = delete(d).where(d.c.id.in_([row.deal_id for row in rows]), ~used.exists())
            connection.execute(deals)
            floor = max((row.lobby_n for row in rows), default=0)
            connection.execute(update(lobby).where(lobby.c.floor < floor).values(floor=floor))
            return ids

        gone = await self._database.write(write)
        for table_id in gone:
            self._tables.registry.gone(table_id)
            self._bus.publish(Note(node=self._bus.node, table=table_id, gone=True))
        return len(gone)

    async def _outages(self, now: int) -> None:
        t = schema.outages
        old = delete(t).where(t.c.until < now - KEPT_MS)
        await self._database.write(lambda c: c.execute(old).rowcount)

    async def _addresses(self, now: int) -> None:
        t, p = schema.tables, schema.deck_projects
        over = update(t).where(t.c.made_from.is_not(None), t.c.state.in_(["finished", "closed"]))
        old = update(p).where(p.c.made_from.is_not(None), p.c.created < now - DAY_MS)
        for rows in (over, old):
            await self._database.write(partial(_run, statement=rows.values(made_from=None)))


def _run(connection: Connection, statement: Update) -> int:
    return connection.execute(statement).rowcount
