"""Sessions and remembered devices: opening, rotating, listing and ending them.

A session is one browser that is signed in. A remembered device has signed in to the account
before: other people's attempts to guess the password do not slow its sign-ins down.
"""

from __future__ import annotations

import re

from sqlalchemy import Connection, delete, insert, select, update

from firstgiants.server import wire
from firstgiants.server.errors import NotFound, NotSignedIn
from firstgiants.server.people.credentials import Credential, new_id
from firstgiants.server.store import Database, Writer, schema
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.store.statements import insert_into
from firstgiants.server.timing import Time

SESSION_DAYS = 400
"""After the last visit."""
DEVICE_DAYS = 400
"""After the last sign-in."""
DAY_MS = 86_400_000
MOST_SESSIONS = 50
MOST_DEVICES = 50


class Sessions:
    def __init__(self, database: Database, writer: Writer, time: Time) -> None:
        self._database = database
        self._writer = writer
        self._time = time

    async def all_of(self, person: PersonRow, current: Credential) -> list[wire.SessionInfo]:
        """The sessions that are valid now, the current one first, then by the last visit."""
        t, now = schema.sessions, self._time.now_ms()
        query = select(t).where(t.c.person_id == person.id, t.c.expires > now)
        rows = await self._database.read(lambda c: c.execute(query).mappings().all())
        found = [
            wire.SessionInfo(
                id=row["id"],
                device=row["device"],
                created=row["created"],
                seen=row["seen"],
                current=row["hash"] == current.digest,
            )
            for row in rows
        ]
        return sorted(found, key=lambda s: (not s.current, -s.seen, s.id))

    async def end(self, person: PersonRow, session_id: str, device: str) -> None:
        """Ends one session. Forgets the remembered devices too, except `device` (its digest)."""
        t = schema.sessions
        gone = delete(t).where(t.c.person_id == person.id, t.c.id == session_id)

        def write(connection: Connection) -> None:
            if connection.execute(gone).rowcount == 0:
                raise NotFound("You have no such session.", code="no-such-session")
            only_device(connection, person.id, device, self._time.now_ms())

        await self._writer.run(write)

    async def end_others(self, person: PersonRow, current: Credential, device: str) -> None:
        """Ends all sessions but the current one; forgets all devices but `device`."""

        def write(connection: Connection) -> None:
            end_others(connection, person.id, current.digest)
            only_device(connection, person.id, device, self._time.now_ms())

        await self._writer.run(write)

    async def sign_out(self, current: Credential) -> None:
        t = schema.sessions

        def write(connection: Connection) -> None:
            connection.execute(delete(t).where(t.c.hash == current.digest))

        await self._writer.run(write)

    async def remembers(self, login: str, device: str) -> bool:
        """Whether somebody has signed in to this account from the device before."""
        d, p, now = schema.devices, schema.people, self._time.now_ms()
        query = select(d.c.hash).join(p, p.c.id == d.c.person_id)
        query = query.where(d.c.hash == device, d.c.expires > now, p.c.login == login.lower())
        return await self._database.read(lambda c: c.execute(query).first()) is not None


# ---------------------------------------------------------------- inside a transaction


_insert_session = insert_into(schema.sessions, schema.sessions.c.keys())


def open_session(
    connection: Connection, person_id: str, digest: str, device: str, now: int
) -> None:
    row = {"hash": digest, "id": new_id(), "person_id": person_id, "created": now, "seen": now}
    _insert_session(
        connection, row | {"expires": now + SESSION_DAYS * DAY_MS, "device": device[:40]}
    )


def drop_oldest_sessions(connection: Connection, person_id: str) -> None:
    """Keeps the sessions that were seen last."""
    t = schema.sessions
    mine = select(t.c.hash).where(t.c.person_id == person_id).order_by(t.c.seen.desc(), t.c.hash)
    extra = list(connection.execute(mine.offset(MOST_SESSIONS).limit(1000)).scalars())
    connection.execute(delete(t).where(t.c.hash.in_(extra)))


def rotate(connection: Connection, person_id: str, old: str, new: str) -> None:
    """Give the session a new secret; the old one stops working."""
    t = schema.sessions
    mine = update(t).where(t.c.hash == old, t.c.person_id == person_id).values(hash=new)
    if connection.execute(mine).rowcount == 0:
        raise NotSignedIn("This session has been ended. Sign in again.")


def end_others(connection: Connection, person_id: str, digest: str) -> None:
    t = schema.sessions
    connection.execute(delete(t).where(t.c.person_id == person_id, t.c.hash != digest))


def remember_device(connection: Connection, person_id: str, digest: str, now: int) -> None:
    d = schema.devices
    until = now + DEVICE_DAYS * DAY_MS
    mine = update(d).where(d.c.hash == digest, d.c.person_id == person_id)
    if connection.execute(mine.values(expires=until)).rowcount == 0:
        row = {"hash": digest, "person_id": person_id, "created": now, "expires": until}
        connection.execute(insert(d).values(row))
    all_of_them = select(d.c.hash).where(d.c.person_id == person_id)
    newest_first = all_of_them.order_by(d.c.expires.desc(), d.c.hash)
    extra = list(connection.execute(newest_first.offset(MOST_DEVICES).limit(1000)).scalars())
    connection.execute(delete(d).where(d.c.hash.in_(extra)))


def only_device(connection: Connection, person_id: str, digest: str, now: int) -> None:
    """Forget all other remembered devices."""
    d = schema.devices
    connection.execute(delete(d).where(d.c.person_id == person_id))
    remember_device(connection, person_id, digest, now)


# ---------------------------------------------------------------- names of devices

# The first match counts: most browsers also name the browsers that they descend from.
_BROWSERS = (
    ("Edge", r"Edg(?:e|A|iOS)?/"),
    ("Opera", r"OPR/|Opera"),
    ("Samsung Internet", r"SamsungBrowser/"),
    ("Firefox", r"Firefox/|FxiOS/"),
    ("Chrome", r"Chrome/|CriOS/|Chromium/"),
    ("Safari", r"Safari/"),
)
_SYSTEMS = (
    ("Windows", r"Windows"),
    ("Android", r"Android"),
    ("iPhone", r"iPhone"),
    ("iPad", r"iPad"),
    ("macOS", r"Mac OS X"),
    ("ChromeOS", r"CrOS"),
    ("Linux", r"Linux"),
)


def device_name(user_agent: str) -> str:
    """A short name of a device, such as "Firefox, Windows"; empty if unknown."""
    found = (
        next((name for name, pattern in names if re.search(pattern, user_agent[:400])), "")
        for names in (_BROWSERS, _SYSTEMS)
    )
    return ", ".join(filter(None, found))
