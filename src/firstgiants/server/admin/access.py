"""Who may use the admin page: people who know the secret from the settings, and accounts with the
role. Both get a short admin session, which opens the admin page and nothing else.

A session by the secret ends when the secret changes, a session of an account when its role is taken
away.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from firstgiants.server.people.credentials import digest_of, new_secret
from firstgiants.server.settings import Settings
from firstgiants.server.store import Database, Writer, schema
from firstgiants.server.timing import Time

SESSION_HOURS = 4
HOUR_MS = 3_600_000
BY_SECRET = "admin secret"  # noqa: S105 - a name for the audit log
BY_COMMAND = "command line"


@dataclass(frozen=True, slots=True)
class Admin:
    """Somebody at the admin page. `who`: for the audit log; a login, or `BY_SECRET`."""

    who: str
    address: str
    expires: int = 0


class AdminAccess:
    def __init__(self, database: Database, writer: Writer, settings: Settings, time: Time) -> None:
        self._database = database
        self._writer = writer
        self._time = time
        secret = settings.admin_secret
        self._key = None if secret is None else digest_of(secret)

    def knows(self, secret: str) -> bool:
        """Whether this is the secret of the settings. False if they have none."""
        return self._key is not None and hmac.compare_digest(digest_of(secret), self._key)

    async def is_admin(self, person_id: str) -> bool:
        t = schema.admins
        query = select(t.c.person_id).where(t.c.person_id == person_id)
        return await self._database.read(lambda c: c.execute(query).first()) is not None

    async def open(self, person_id: str | None) -> str:
        """Open a session, of an account or by the secret; returns the secret of its cookie."""
        secret, now = new_secret(), self._time.now_ms()
        t = schema.admin_sessions
        row = {
            "hash": digest_of(secret),
            "person_id": person_id,
            "secret_hash": self._key if person_id is None else None,
            "created": now,
            "expires": now + SESSION_HOURS * HOUR_MS,
        }

        def write(connection: Connection) -> None:
            connection.execute(delete(t).where(t.c.expires <= now))
            connection.execute(insert(t).values(row))

        await self._writer.run(write)
        return secret

    async def find(self, cookie: str, address: str) -> Admin | None:
        """The admin whose session this is, if it is valid."""
        t, roles, p = schema.admin_sessions, schema.admins, schema.people
        query = (
            select(t.c.person_id, t.c.secret_hash, t.c.expires, p.c.login, roles.c.granted)
            .outerjoin(roles, roles.c.person_id == t.c.person_id)
            .outerjoin(p, p.c.id == t.c.person_id)
            .where(t.c.hash == digest_of(cookie), t.c.expires > self._time.now_ms())
        )
        row = await self._database.read(lambda c: c.execute(query).first())
        if row is None:
            return None
        if row.person_id is not None:
            return Admin(row.login, address, row.expires) if row.granted is not None else None
        if self._key is None or row.secret_hash != self._key:
            return None
        return Admin(BY_SECRET, address, row.expires)

    async def close(self, cookie: str) -> None:
        t = schema.admin_sessions
        gone = delete(t).where(t.c.hash == digest_of(cookie))

        def write(connection: Connection) -> None:
            connection.execute(gone)

        await self._writer.run(write)


# ---------------------------------------------------------------- roles, for the command line


def admin_logins(connection: Connection) -> list[str]:
    t, p = schema.admins, schema.people
    query = select(p.c.login).join(t, t.c.person_id == p.c.id).order_by(p.c.login)
    return list(connection.execute(query).scalars())


def account_id(connection: Connection, login: str) -> str | None:
    p = schema.people
    found: str | None = connection.execute(
        select(p.c.id).where(p.c.login == login.lower())
    ).scalar()
    return found


def grant(connection: Connection, person_id: str, now: int) -> None:
    t = schema.admins
    known = select(t.c.person_id).where(t.c.person_id == person_id)
    if connection.execute(known).first() is None:
        connection.execute(insert(t).values(person_id=person_id, granted=now))


def revoke(connection: Connection, person_id: str) -> None:
    """Takes the role away and ends the account's admin sessions."""
    for t in (schema.admins, schema.admin_sessions):
        connection.execute(delete(t).where(t.c.person_id == person_id))
