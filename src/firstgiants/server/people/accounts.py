"""Accounts: creating one, signing in, changing the password.

Each gives the browser a new session secret, so that a cookie that leaked before stops working.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection, delete, select, update

from firstgiants.server import wire
from firstgiants.server.admin.moderation import Moderation
from firstgiants.server.errors import Forbidden, WrongPassword, WrongState
from firstgiants.server.people.credentials import Credential, digest_of, new_secret
from firstgiants.server.people.directory import People, show_in_lobby
from firstgiants.server.people.passwords import Passwords, check_password
from firstgiants.server.people.sessions import (
    drop_oldest_sessions,
    end_others,
    only_device,
    open_session,
    remember_device,
    rotate,
)
from firstgiants.server.store import Append, Conflict, Database, Writer, schema
from firstgiants.server.store.rows import PersonRow, person_row
from firstgiants.server.timing import Time


@dataclass(slots=True, frozen=True)
class SignedIn:
    """The person, with the secrets for their two cookies."""

    person: PersonRow
    session: str
    device: str


class Accounts:
    def __init__(
        self,
        database: Database,
        writer: Writer,
        people: People,
        passwords: Passwords,
        moderation: Moderation,
        time: Time,
    ) -> None:
        self._database = database
        self._writer = writer
        self._people = people
        self._passwords = passwords
        self._moderation = moderation
        self._time = time

    async def create(
        self, me: PersonRow, current: Credential, request: wire.AccountNew
    ) -> SignedIn:
        """Turn a guest into an account. Makes every check before the expensive hash."""
        if me.kind == "account":
            raise WrongState("You have an account already.", code="already-account")
        login = request.login.lower()
        check_password(login, request.password)
        p = schema.people
        taken = select(p.c.id).where(p.c.login == login)
        if await self._database.read(lambda c: c.execute(taken).first()) is not None:
            raise WrongState("That login is taken.", code="login-taken")
        hashed = await self._passwords.hash(request.password)
        session, device, now = new_secret(), new_secret(), self._time.now_ms()
        # An account is as old as its login: anybody can have old cookies of guests.
        values = {"kind": "account", "login": login, "password": hashed, "created": now}
        guest = update(p).where(p.c.id == me.id, p.c.kind == "guest").values(values)

        def write(connection: Connection) -> None:
            if connection.execute(guest).rowcount == 0:
                raise WrongState("You have an account already.", code="already-account")
            rotate(connection, me.id, current.digest, digest_of(session))
            remember_device(connection, me.id, digest_of(device), now)

        try:
            last = partial(show_in_lobby, me.id)
            await self._writer.append(Append(also=write, last=last))
        except Conflict:
            raise WrongState("That login is taken.", code="login-taken") from None
        self._people.forget(me.id)
        return SignedIn(await self._people.get(me.id), session, device)

    async def sign_in(
        self, request: wire.SignIn, *, replaces: Credential | None, device: str | None, agent: str
    ) -> SignedIn:
        """`replaces`: this browser's current session, which ends. `device`: the secret of a
        remembered device. `agent`: the browser's name, for the list of sessions."""
        p = schema.people
        query = select(p).where(p.c.login == request.login.lower())
        found = await self._database.read(lambda c: c.execute(query).mappings().first())
        hashed = found["password"] if found is not None else None
        known = device is not None
        if not await self._passwords.verify(hashed, request.password, known=known) or found is None:
            raise WrongPassword("This login and password do not belong together.")
        person, session, now = person_row(found), new_secret(), self._time.now_ms()
        self._moderation.check(person.id, None)
        device = device or new_secret()
        same = select(p.c.id).where(p.c.id == person.id, p.c.password == hashed).with_for_update()

        def write(connection: Connection) -> None:
            if connection.execute(same).first() is None:  # changed or deleted meanwhile
                raise WrongPassword("This login and password do not belong together.")
            if replaces is not None:
                s = schema.sessions
                connection.execute(delete(s).where(s.c.hash == replaces.digest))
            open_session(connection, person.id, digest_of(session), agent, now)
            drop_oldest_sessions(connection, person.id)
            remember_device(connection, person.id, digest_of(device), now)

        await self._writer.run(write)
        return SignedIn(person, session, device)

    async def change_password(
        self, me: PersonRow, current: Credential, request: wire.PasswordChange
    ) -> SignedIn:
        """Change the password, end all other sessions and forget all other devices."""
        if me.kind != "account":
            raise WrongState("You have no account, hence no password.", code="no-account")
        check_password(me.login or "", request.new)
        p = schema.people
        query = select(p.c.password).where(p.c.id == me.id)
        old = await self._database.read(lambda c: c.execute(query).scalar())
        if not await self._passwords.verify(old, request.old, known=True):
            raise Forbidden("The old password is not right.", code="wrong-old-password")
        hashed = await self._passwords.hash(request.new, known=True)
        session, device, now = new_secret(), new_secret(), self._time.now_ms()
        mine = update(p).where(p.c.id == me.id, p.c.password == old).values(password=hashed)

        def write(connection: Connection) -> None:
            if connection.execute(mine).rowcount == 0:  # changed meanwhile
                raise Forbidden("The old password is not right.", code="wrong-old-password")
            rotate(connection, me.id, current.digest, digest_of(session))
            end_others(connection, me.id, digest_of(session))
            only_device(connection, me.id, digest_of(device), now)

        await self._writer.run(write)
        self._people.forget(me.id)
        return SignedIn(await self._people.get(me.id), session, device)
