"""Sends the messages that are due. Every node runs it; a lease on the target decides which node
sends, and each target's failures delay only that target.

A message is noted as begun before it is sent and removed afterwards. A node that dies in between
leaves it noted: another sends it once more, and then never again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from functools import partial
from typing import Final

from sqlalchemy import Connection, select

from firstgiants.server.errors import Refusal
from firstgiants.server.notices import work as rows
from firstgiants.server.notices.channels import Channels, Outcome
from firstgiants.server.notices.decide import Drop, Notice, Send, Wait, decide, then_remind
from firstgiants.server.notices.links import make_token
from firstgiants.server.notices.outbound import Outbound, Resolve, resolve_name
from firstgiants.server.notices.push import Vapid
from firstgiants.server.notices.texts import TableLine, language_of, letter, message
from firstgiants.server.notices.waiting import read_waiting
from firstgiants.server.notices.work import Work
from firstgiants.server.settings import Settings
from firstgiants.server.store import Conflict, Database, Unavailable, schema
from firstgiants.server.tables.clocks import Heartbeat
from firstgiants.server.timing import Time
from firstgiants.server.wire.notices import Channel

log = logging.getLogger(__name__)

POLL_EVERY_S: Final = 3.0
LAST_S: Final = 5.0
"""When the node stops, messages on their way have this long."""
LEASE_MS: Final = 60_000
"""Longer than any request takes."""
AT_ONCE: Final = 10
"""Messages to one target, other than mails, before others have their turn."""
PLACES: Final[dict[Channel, int]] = {"push": 8, "mail": 4, "webhook": 4}
"""Targets served at once, for each channel: a mail server that hangs does not delay push."""


class Sender:
    def __init__(
        self,
        name: str,
        database: Database,
        settings: Settings,
        heartbeat: Heartbeat,
        time: Time,
        resolve: Resolve = resolve_name,
    ) -> None:
        self._name = name
        self._database = database
        self._settings = settings
        self._heartbeat = heartbeat
        self._time = time
        self.outbound = Outbound(settings.notice_networks, resolve)
        self.channels = Channels(settings, self.outbound)
        self._vapid: Vapid | None = None
        self._link_key = ""
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._serving: Counter[Channel] = Counter()

    # ------------------------------------------------------------ keys

    async def vapid(self) -> Vapid:
        if self._vapid is None:
            await self._read_keys()
        assert self._vapid is not None
        return self._vapid

    async def link_key(self) -> str:
        if not self._link_key:
            await self._read_keys()
        return self._link_key

    async def _read_keys(self) -> None:
        t = schema.secrets
        query = select(t.c.name, t.c.value).where(t.c.name.in_(["vapid", "notices"]))
        rows_found = await self._database.read(lambda c: c.execute(query).all())
        found = {row.name: row.value for row in rows_found}
        self._vapid = Vapid(found["vapid"], self._contact())
        self._link_key = found["notices"]

    def _contact(self) -> str:
        if self._settings.public_url is not None and self._settings.public_url.startswith("https"):
            return self._settings.public_url
        return "mailto:nobody@localhost.invalid"

    # ------------------------------------------------------------ the job

    async def run(self) -> None:
        try:
            while True:
                try:
                    await self.send_due()
                except (Unavailable, Conflict) as error:
                    log.warning("notices: cannot find work", extra={"error": str(error)})
                except Exception:
                    log.exception("notices: failed")
                await asyncio.sleep(POLL_EVERY_S)
        finally:
            # What is on its way may arrive: only a message with a known end is never sent twice.
            if self._busy:
                _, late = await asyncio.wait(self._busy.values(), timeout=LAST_S)
                for task in late:
                    task.cancel()
                await self.settled()

    async def send_due(self) -> None:
        """Begin to serve targets with messages that are due, as far as there are places."""
        now = self._time.now_ms()
        for channel, places in PLACES.items():
            room = places - self._serving[channel]
            if room <= 0 or (channel == "mail" and not self._settings.sends_mail):
                continue
            query = partial(rows.due_targets, channel=channel, now=now, most=room)
            for target_id in await self._database.read(query):
                if target_id not in self._busy and await self._claim(target_id, now):
                    self._serving[channel] += 1
                    task = asyncio.create_task(self._serve(target_id), name=f"notice {target_id}")
                    self._busy[target_id] = task
                    task.add_done_callback(partial(self._done, target_id, channel))

    async def settled(self) -> None:
        """Wait for what is being sent."""
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    def _done(self, target_id: str, channel: Channel, _task: asyncio.Task[None]) -> None:
        del self._busy[target_id]
        self._serving[channel] -= 1

    async def _claim(self, target_id: str, now: int) -> bool:
        return await self._database.write(
            lambda c: rows.claim(c, target_id, self._name, now, now + LEASE_MS)
        )

    async def _serve(self, target_id: str) -> None:
        try:
            now = self._time.now_ms()
            work = await self._database.read(lambda c: rows.read_work(c, target_id, now))
            if work is not None:
                await self._send_all(work, now)
            await self._database.write(lambda c: rows.release(c, target_id, self._name))
        except (Unavailable, Conflict, Refusal) as error:
            # The lease runs out, and some node tries again.
            log.warning("notices: failed, will retry", extra={"error": str(error)})
        except Exception:
            log.exception("notices: failed", extra={"target": target_id})

    async def _send_all(self, work: Work, now: int) -> None:
        if not work.alive:
            await self._database.write(
                lambda c: rows.failed(c, work.target_id, [], Outcome(ok=False, gone=True), now)
            )
            return
        ready: list[tuple[Notice, int | None]] = []
        for row in work.rows:
            table = work.tables.get(row.table_id)
            to = work.to_about(row.table_id)
            match decide(row, to, table, now, self._heartbeat.outages):
                case Send(left_ms=left):
                    ready.append((row, left))
                case Wait() as wait:
                    await self._database.write(partial(_postpone, work=work, row=row, wait=wait))
                case Drop():
                    await self._database.write(partial(_drop, work=work, row=row))
        if work.to.channel == "mail":
            if ready:
                await self._send(work, ready, now)
            return
        for one in ready[:AT_ONCE]:
            if not await self._send(work, [one], now):
                return  # the target rests now

    async def _send(self, work: Work, ready: list[tuple[Notice, int | None]], now: int) -> bool:
        """Send one message for these rows. False if it failed."""
        sending = [row for row, _ in ready]
        await self._database.write(lambda c: rows.begin(c, work.target_id, sending))
        outcome = await self._deliver(work, ready, now)
        if not outcome.ok:
            extra = {"target": work.target_id, "channel": work.to.channel, "why": outcome.why}
            log.info("notices: not sent", extra=extra)
            await self._database.write(
                lambda c: rows.failed(c, work.target_id, sending, outcome, now)
            )
            return False
        done = [(row, self._follows(work, row, left, now)) for row, left in ready]
        await self._database.write(lambda c: rows.sent(c, work, done, now))
        return True

    def _follows(self, work: Work, row: Notice, left: int | None, now: int) -> Wait | None:
        table = work.tables.get(row.table_id)
        if row.kind != "turn" or table is None:
            return None
        return then_remind(work.to_about(row.table_id), table, left, now)

    async def _deliver(
        self, work: Work, ready: list[tuple[Notice, int | None]], now: int
    ) -> Outcome:
        person = work.to.person_id
        waiting = await self._database.read(lambda c: read_waiting(c, person, now))
        language = language_of(work.to.settings.language)
        lines = [_line(work, row, left) for row, left in ready]
        key = ":".join(
            [work.target_id, *(f"{row.table_id}.{row.kind}.{row.n}" for row, _ in ready)]
        )
        if work.to.channel == "mail":
            return await self._mail(work, lines, language, key, now)
        shown = message(lines[0], language, waiting=waiting.count, key=key)
        if work.to.channel == "push":
            vapid = await self.vapid()
            return await self.channels.push(vapid, work.address, work.keys, shown, now)
        return await self.channels.webhook(work.address, work.keys, shown, now)

    async def _mail(
        self, work: Work, lines: list[TableLine], language: str, key: str, now: int
    ) -> Outcome:
        """All in one mail."""
        site = self._settings.public_url or ""
        token = make_token(await self.link_key(), "stop", work.target_id)
        text = letter(lines, language, site=site, unsubscribe=f"{site}/mail/stop/{token}")
        one_click = f"{site}/api/mail/stop/{token}"
        return await self.channels.mail(work.address, text, key, now, one_click)


def _line(work: Work, row: Notice, left: int | None) -> TableLine:
    table = work.tables.get(row.table_id)
    if table is None:
        return TableLine(row.kind, row.table_id, "", left)
    host = table.row.host
    # The host chose the title: somebody who has blocked them does not read it.
    title = table.row.title if host not in work.blocked else ""
    by = next((seat.name for seat in table.seats if host and seat.person_id == host), "")
    return TableLine(row.kind, row.table_id, title, left, by)


def _postpone(connection: Connection, *, work: Work, row: Notice, wait: Wait) -> None:
    rows.postpone(connection, work.target_id, row, wait)


def _drop(connection: Connection, *, work: Work, row: Notice) -> None:
    rows.drop(connection, work.target_id, row)
