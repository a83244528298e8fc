"""People: guests by cookie, accounts by password, programs by token.

Cookies and tokens are random; only their SHA-256 is stored, so a copy of the database lets
nobody in. What was looked up is kept in memory for a short while.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import Connection, delete, insert, select, update

from firstgiants.server import wire
from firstgiants.server.errors import Forbidden, NotFound, NotSignedIn, WrongPassword, WrongState
from firstgiants.server.ratings import START
from firstgiants.server.rows import PersonRow, person_row
from firstgiants.server.store import Conflict, Database, Writer, schema
from firstgiants.server.store.statements import insert_into
from firstgiants.server.text import clean, is_id, suggest_name
from firstgiants.server.timing import Time
from firstgiants.server.wire_base import NAME_LENGTH

SESSION_DAYS = 400
"""After the last visit."""
DAY_MS = 86_400_000
TOKEN_PREFIX = "fg_"  # noqa: S105
REMEMBER_MS = 30_000
REMEMBER_PEOPLE = 20_000
MOST_TOKENS = 20


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    def __init__(self, database: Database, writer: Writer, time: Time) -> None:
        self._database = database
        self._writer = writer
        self._time = time
        self._hasher = PasswordHasher()
        self._nobody: str | None = None
        self._known: OrderedDict[str, tuple[int, PersonRow]] = OrderedDict()

    # ------------------------------------------------------------ who is it?

    def known(self, secret: str) -> PersonRow | None:
        """The person of a cookie's or a bearer token's value, if they were looked up just now."""
        found = self._known.get(secret)
        if found is None or self._time.now_ms() - found[0] >= REMEMBER_MS:
            return None
        return found[1]

    async def by_secret(self, secret: str) -> PersonRow | None:
        """The person of a cookie's or a bearer token's value."""
        known = self.known(secret)
        if known is not None:
            return known
        now = self._time.now_ms()
        digest = _hash(secret)
        if secret.startswith(TOKEN_PREFIX):
            person = await self._database.read(lambda c: _by_token(c, digest))
            if person is not None:
                await self._writer.run(lambda c: _touch_token(c, digest, now))
        else:
            person = await self._database.read(lambda c: _by_session(c, digest, now))
        if person is None:
            self._known.pop(secret, None)
            return None
        if now - person.seen > DAY_MS:
            await self._writer.run(lambda c: _seen(c, person.id, digest, now))
        self._remember(secret, person)
        return person

    def _remember(self, secret: str, person: PersonRow) -> None:
        self._known[secret] = (self._time.now_ms(), person)
        self._known.move_to_end(secret)
        while len(self._known) > REMEMBER_PEOPLE:
            self._known.popitem(last=False)

    def forget(self, person_id: str) -> None:
        """Something about this person changed: look them up again."""
        for secret in [s for s, (_, p) in self._known.items() if p.id == person_id]:
            del self._known[secret]

    async def get(self, person_id: str) -> PersonRow:
        known = is_id(person_id)
        person = await self._database.read(lambda c: _by_id(c, person_id)) if known else None
        if person is None:
            raise NotFound("There is no such person.", code="no-such-person")
        return person

    # ------------------------------------------------------------ guests and accounts

    async def new_guest(self, name: str | None, language: str) -> tuple[PersonRow, str]:
        """A new guest and the secret for their cookie. Without a name: one in their language."""
        now = self._time.now_ms()
        person = PersonRow(
            id=secrets.token_urlsafe(9),
            name=clean(name, "name", NAME_LENGTH) if name is not None else suggest_name(language),
            kind="guest",
            login=None,
            created=now,
            mu=START.mu,
            sigma=START.sigma,
            rated_games=0,
            prefs="{}",
            seen=now,
        )
        secret = secrets.token_urlsafe(32)

        def write(connection: Connection) -> None:
            _insert_person(connection, msgspec.structs.asdict(person))
            _open_session(connection, person.id, _hash(secret), now)

        await self._writer.run(write)
        self._remember(secret, person)
        return person, secret

    async def change(self, person: PersonRow, patch: wire.MePatch) -> PersonRow:
        values: dict[str, str] = {}
        if patch.name is not msgspec.UNSET:
            values["name"] = clean(patch.name, "name", NAME_LENGTH)
        if patch.prefs is not msgspec.UNSET:
            prefs = msgspec.json.decode(person.prefs) | patch.prefs
            prefs = {k: v for k, v in prefs.items() if v is not None}
            if len(prefs) > 50:
                raise WrongState("That is more preferences than are kept.", code="too-many-prefs")
            values["prefs"] = msgspec.json.encode(prefs).decode()
        if values:
            t = schema.people
            await self._writer.run(
                lambda c: _execute(c, update(t).where(t.c.id == person.id).values(values))
            )
            self.forget(person.id)
        return await self.get(person.id)

    async def make_account(self, person: PersonRow, ask: wire.AccountNew) -> PersonRow:
        if person.kind == "account":
            raise WrongState("You have an account already.", code="already-account")
        hashed = await asyncio.to_thread(self._hasher.hash, ask.password)
        t = schema.people
        values = {"kind": "account", "login": ask.login.lower(), "password": hashed}
        try:
            await self._writer.run(
                lambda c: _execute(c, update(t).where(t.c.id == person.id).values(values))
            )
        except Conflict:
            raise WrongState("That login is taken.", code="login-taken") from None
        self.forget(person.id)
        return await self.get(person.id)

    async def sign_in(self, ask: wire.SignIn) -> tuple[PersonRow, str]:
        t = schema.people
        found = await self._database.read(
            lambda c: c.execute(select(t).where(t.c.login == ask.login.lower())).mappings().first()
        )
        if self._nobody is None:
            # Asked of those who name no account, so that they wait as long as those who do.
            self._nobody = await asyncio.to_thread(self._hasher.hash, secrets.token_hex(16))
        hashed = found["password"] if found is not None else self._nobody
        try:
            await asyncio.to_thread(self._hasher.verify, hashed, ask.password)
        except (VerifyMismatchError, InvalidHashError):
            found = None
        if found is None:
            raise WrongPassword("This login and password do not belong together.")
        person, secret, now = person_row(found), secrets.token_urlsafe(32), self._time.now_ms()
        await self._writer.run(lambda c: _open_session(c, person.id, _hash(secret), now))
        self._remember(secret, person)
        return person, secret

    async def sign_out(self, secret: str) -> None:
        digest = _hash(secret)
        t = schema.sessions
        await self._writer.run(lambda c: _execute(c, delete(t).where(t.c.hash == digest)))
        self._known.pop(secret, None)

    # ------------------------------------------------------------ tokens

    async def tokens(self, person: PersonRow) -> list[wire.TokenInfo]:
        t = schema.tokens
        rows = await self._database.read(
            lambda c: (
                c.execute(select(t).where(t.c.person_id == person.id).order_by(t.c.created))
                .mappings()
                .all()
            )
        )
        return [
            wire.TokenInfo(id=r["id"], label=r["label"], created=r["created"], used=r["used"])
            for r in rows
        ]

    async def new_token(self, person: PersonRow, label: str) -> wire.TokenMade:
        if len(await self.tokens(person)) >= MOST_TOKENS:
            raise WrongState(
                f"Nobody may have more than {MOST_TOKENS} tokens.", code="too-many-tokens"
            )
        secret = TOKEN_PREFIX + secrets.token_urlsafe(32)
        made = wire.TokenMade(
            id=secrets.token_urlsafe(9),
            label=clean(label, "label", NAME_LENGTH),
            created=self._time.now_ms(),
            token=secret,
        )
        values = {
            "id": made.id,
            "hash": _hash(secret),
            "person_id": person.id,
            "label": made.label,
            "created": made.created,
        }
        await self._writer.run(lambda c: _execute(c, insert(schema.tokens).values(values)))
        return made

    async def drop_token(self, person: PersonRow, token_id: str) -> None:
        if token_id not in {token.id for token in await self.tokens(person)}:
            raise NotFound("You have no such token.", code="no-such-token")
        t = schema.tokens
        await self._writer.run(lambda c: _execute(c, delete(t).where(t.c.id == token_id)))
        self.forget(person.id)


def must(person: PersonRow | None) -> PersonRow:
    if person is None:
        raise NotSignedIn("Say who you are first: POST /api/me makes you a guest.")
    return person


def must_be_cookie(*, by_token: bool) -> None:
    """Tokens are for playing; what gives or takes access needs the person themselves."""
    if by_token:
        raise Forbidden("A token cannot do this; sign in.", code="token-not-enough")


# ---------------------------------------------------------------- queries


_insert_person = insert_into(schema.people, PersonRow.__struct_fields__)
_insert_session = insert_into(schema.sessions, schema.sessions.c.keys())


def _execute(connection: Connection, statement: object) -> None:
    connection.execute(statement)  # type: ignore[call-overload]


def _open_session(connection: Connection, person_id: str, digest: str, now: int) -> None:
    kept = {"hash": digest, "person_id": person_id, "created": now}
    _insert_session(connection, kept | {"expires": now + SESSION_DAYS * DAY_MS})


def _seen(connection: Connection, person_id: str, digest: str, now: int) -> None:
    """They are here today: neither they nor this session are forgotten for long."""
    p, s = schema.people, schema.sessions
    connection.execute(update(p).where(p.c.id == person_id).values(seen=now))
    expires = now + SESSION_DAYS * DAY_MS
    connection.execute(update(s).where(s.c.hash == digest).values(expires=expires))


def _by_id(connection: Connection, person_id: str) -> PersonRow | None:
    t = schema.people
    found = connection.execute(select(t).where(t.c.id == person_id)).mappings().first()
    return None if found is None else person_row(found)


def _by_session(connection: Connection, digest: str, now: int) -> PersonRow | None:
    s, p = schema.sessions, schema.people
    query = select(p).join(s, s.c.person_id == p.c.id).where(s.c.hash == digest, s.c.expires > now)
    found = connection.execute(query).mappings().first()
    return None if found is None else person_row(found)


def _by_token(connection: Connection, digest: str) -> PersonRow | None:
    t, p = schema.tokens, schema.people
    query = select(p).join(t, t.c.person_id == p.c.id).where(t.c.hash == digest)
    found = connection.execute(query).mappings().first()
    return None if found is None else person_row(found)


def _touch_token(connection: Connection, digest: str, now: int) -> None:
    t = schema.tokens
    connection.execute(update(t).where(t.c.hash == digest).values(used=now))
