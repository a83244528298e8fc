"""Bans, mutes and announcements that are in force.

Every node keeps them in memory, because every request asks for them. A change is announced on the
bus, and every node reads them again every few seconds, so that a ban reaches all nodes at once with
Redis, and within `REFRESH_S` without it.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from datetime import UTC, datetime

import msgspec
from sqlalchemy import Connection, RowMapping, or_, select

from firstgiants.server import wire
from firstgiants.server.errors import Forbidden
from firstgiants.server.store import Database, schema
from firstgiants.server.streams.listeners import Listeners
from firstgiants.server.timing import Time

REFRESH_S = 2.0
REMEMBERED_PEOPLE = 10_000


@dataclass(frozen=True, slots=True)
class Ban:
    reason: str
    until: int | None

    def holds(self, now: int) -> bool:
        return self.until is None or now < self.until


class Moderation:
    def __init__(self, database: Database, listeners: Listeners, time: Time) -> None:
        self._database = database
        self._listeners = listeners
        self._time = time
        self._people: dict[str, Ban] = {}
        self._addresses: dict[str, Ban] = {}
        self._muted: dict[str, Ban] = {}
        self._admins: frozenset[str] = frozenset()
        self._announcements: list[wire.Announcement] = []
        self._seen_at: OrderedDict[str, str] = OrderedDict()

    async def refresh(self) -> None:
        """Read everything again, and end the streams of people who are banned now."""
        now = self._time.now_ms()
        await self._database.read(lambda c: self._read(c, now))
        if not (self._people or self._addresses):
            return
        for listener in self._listeners.active:
            if self._ban(listener.person, listener.address) is not None:
                listener.end("signed-out")

    def _read(self, connection: Connection, now: int) -> None:
        b, a, said = schema.bans, schema.admins, schema.announcements
        in_force = b.c.lifted.is_(None) & or_(b.c.until.is_(None), b.c.until > now)
        people: dict[str, Ban] = {}
        addresses: dict[str, Ban] = {}
        muted: dict[str, Ban] = {}
        for row in connection.execute(select(b).where(in_force).order_by(b.c.created)):
            ban = Ban(row.reason, row.until)
            if row.kind == "mute":
                muted[row.person_id] = ban
            elif row.person_id is not None:
                people[row.person_id] = ban
            else:
                addresses[row.address] = ban
        self._people, self._addresses, self._muted = people, addresses, muted
        self._admins = frozenset(connection.execute(select(a.c.person_id)).scalars())
        coming = select(said).where(said.c.until > now).order_by(said.c.starts)
        self._announcements = [announcement(row) for row in connection.execute(coming).mappings()]

    # ------------------------------------------------------------ asking

    def announcements(self) -> list[wire.Announcement]:
        now = self._time.now_ms()
        return [one for one in self._announcements if one.starts <= now < one.until]

    def planned(self) -> list[wire.Announcement]:
        """Those that are shown now and those to come."""
        return self._announcements

    def check(self, person_id: str | None, address: str | None) -> None:
        """Refuse people and addresses that are banned."""
        if not (self._people or self._addresses):
            return
        ban = self._ban(person_id, address)
        if ban is not None:
            detail = f"You are banned from this server{_end(ban)}"
            raise Forbidden(detail, code="banned", reason=ban.reason, until=ban.until)

    def check_may_talk(self, person_id: str | None) -> None:
        ban = self._muted.get(person_id or "")
        if ban is not None and ban.holds(self._time.now_ms()):
            detail = f"You are muted on this server{_end(ban)}"
            raise Forbidden(detail, code="muted-everywhere", reason=ban.reason, until=ban.until)

    def is_admin(self, person_id: str) -> bool:
        return person_id in self._admins

    def _ban(self, person_id: str | None, address: str | None) -> Ban | None:
        """Admins cannot lock themselves out."""
        if person_id is not None and person_id in self._admins:
            return None
        now = self._time.now_ms()
        found = (self._people.get(person_id or ""), self._addresses.get(address or ""))
        return next((ban for ban in found if ban is not None and ban.holds(now)), None)

    # ------------------------------------------------------------ where people come from

    def note_address(self, person_id: str, address: str) -> None:
        """Remember, in memory only, from where this person last came: to ban the address."""
        self._seen_at[person_id] = address
        self._seen_at.move_to_end(person_id)
        if len(self._seen_at) > REMEMBERED_PEOPLE:
            self._seen_at.popitem(last=False)

    def address_of(self, person_id: str) -> str | None:
        """From where this person last came to this node, since it started."""
        return self._seen_at.get(person_id)


def announcement(row: RowMapping) -> wire.Announcement:
    return wire.Announcement(
        id=row["id"],
        starts=row["starts"],
        until=row["until"],
        texts=msgspec.json.decode(row["texts"]),
    )


def _end(ban: Ban) -> str:
    """The rest of the sentence: until when, and why."""
    until = ""
    if ban.until is not None:
        until = f" until {datetime.fromtimestamp(ban.until / 1000, UTC):%Y-%m-%d %H:%M} UTC"
    return f"{until}: {ban.reason}"
