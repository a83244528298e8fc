"""People: looking them up by credential, new guests, names and preferences.

Sessions, tokens and accounts are in their own modules. People who were looked up are cached for
30 seconds.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import partial

import msgspec
from sqlalchemy import Connection, select, update

from firstgiants.server import wire
from firstgiants.server.errors import NotFound, NotSignedIn, WrongState
from firstgiants.server.people.credentials import Credential, digest_of, new_id, new_secret
from firstgiants.server.people.programs import check_mark
from firstgiants.server.people.ratings import START
from firstgiants.server.people.sessions import SESSION_DAYS, open_session
from firstgiants.server.store import Append, Database, Writer, schema
from firstgiants.server.store.rows import PersonRow, number_in_lobby, person_row, public_tables_of
from firstgiants.server.store.statements import insert_into
from firstgiants.server.text import clean, is_id, suggest_name
from firstgiants.server.timing import Time
from firstgiants.server.wire.base import NAME_LENGTH

DAY_MS = 86_400_000
SESSION_SEEN_EVERY_MS = 3_600_000
TOKEN_USED_EVERY_MS = 60_000
REMEMBER_MS = 30_000
REMEMBER_PEOPLE = 20_000
MOST_PREFS = 50
MOST_PREFS_BYTES = 4_000
"""Of all preferences together."""


class People:
    def __init__(self, database: Database, writer: Writer, time: Time) -> None:
        self._database = database
        self._writer = writer
        self._time = time
        self._known: OrderedDict[Credential, tuple[int, PersonRow]] = OrderedDict()
        self._forgotten = 0

    # ------------------------------------------------------------ who is it?

    def known(self, credential: Credential) -> PersonRow | None:
        """The cached person of a session or token."""
        found = self._known.get(credential)
        if found is None or self._time.now_ms() - found[0] >= REMEMBER_MS:
            return None
        return found[1]

    async def by_credential(self, credential: Credential) -> PersonRow | None:
        """The person of a session or token, if it is valid."""
        known = self.known(credential)
        if known is not None:
            return known
        now, forgotten = self._time.now_ms(), self._forgotten
        look_up = _by_token if credential.kind == "token" else _by_session
        found = await self._database.read(lambda c: look_up(c, credential.digest, now))
        if found is None:
            self._known.pop(credential, None)
            return None
        person, is_due = found
        if is_due or now - person.seen > DAY_MS:
            await self._writer.run(lambda c: _seen(c, person.id, credential, now))
        if forgotten == self._forgotten:  # else the person may have changed since the read
            self._remember(credential, person)
        return person

    def _remember(self, credential: Credential, person: PersonRow) -> None:
        self._known[credential] = (self._time.now_ms(), person)
        self._known.move_to_end(credential)
        while len(self._known) > REMEMBER_PEOPLE:
            self._known.popitem(last=False)

    def forget(self, person_id: str) -> None:
        """Drop this person from the cache: they, their sessions or their tokens changed."""
        self._forgotten += 1
        for credential in [c for c, (_, p) in self._known.items() if p.id == person_id]:
            del self._known[credential]

    async def get(self, person_id: str) -> PersonRow:
        known = is_id(person_id)
        person = await self._database.read(lambda c: _by_id(c, person_id)) if known else None
        if person is None:
            raise NotFound("There is no such person.", code="no-such-person")
        return person

    # ------------------------------------------------------------ guests

    async def new_guest(
        self, name: str | None, language: str, device: str = ""
    ) -> tuple[PersonRow, str]:
        """Create a guest; returns them and the secret for their cookie. Without a name, they get a
        random one in their language."""
        now = self._time.now_ms()
        person = PersonRow(
            id=new_id(),
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
        secret = new_secret()
        digest = digest_of(secret)

        def write(connection: Connection) -> None:
            _insert_person(connection, msgspec.structs.asdict(person))
            open_session(connection, person.id, digest, device, now)

        await self._writer.run(write)
        self._remember(Credential("session", digest), person)
        return person, secret

    async def change(self, person: PersonRow, patch: wire.MePatch) -> PersonRow:
        values: dict[str, str | bool] = {}
        if patch.program is not msgspec.UNSET:
            values["program"] = patch.program
        if patch.hides_online is not msgspec.UNSET:
            values["hides_online"] = patch.hides_online
        if patch.vacation_auto is not msgspec.UNSET:
            values["away_auto"] = patch.vacation_auto
        if patch.name is not msgspec.UNSET:
            values["name"] = clean(patch.name, "name", NAME_LENGTH)
        if patch.prefs is not msgspec.UNSET:
            prefs = msgspec.json.decode(person.prefs) | patch.prefs
            prefs = {k: v for k, v in prefs.items() if v is not None}
            text = msgspec.json.encode(prefs)
            if len(prefs) > MOST_PREFS or len(text) > MOST_PREFS_BYTES:
                raise WrongState("That is more preferences than are kept.", code="too-many-prefs")
            values["prefs"] = text.decode()
        if values:
            t = schema.people

            def write(connection: Connection) -> None:
                if patch.program is not msgspec.UNSET:
                    check_mark(connection, person, program=patch.program)
                connection.execute(update(t).where(t.c.id == person.id).values(values))

            visible = values.keys() & {"name", "program"}
            last = partial(show_in_lobby, person.id) if visible else None
            await self._writer.append(Append(also=write, last=last))
            self.forget(person.id)
        return await self.get(person.id)


def require_signed_in(person: PersonRow | None) -> PersonRow:
    if person is None:
        raise NotSignedIn("Sign in first: POST /api/me makes you a guest.")
    return person


# ---------------------------------------------------------------- queries


_insert_person = insert_into(schema.people, PersonRow.__struct_fields__)


def show_in_lobby(person_id: str, connection: Connection) -> None:
    """Give new lobby numbers to the public tables that show this person, so that the lobby updates
    them."""
    for table_id in public_tables_of(connection, person_id):
        number_in_lobby(connection, table_id)


def _seen(connection: Connection, person_id: str, credential: Credential, now: int) -> None:
    """Record the visit, which extends the session and keeps clean-up from deleting the person."""
    p, s, t = schema.people, schema.sessions, schema.tokens
    connection.execute(update(p).where(p.c.id == person_id).values(seen=now))
    if credential.kind == "token":
        connection.execute(update(t).where(t.c.hash == credential.digest).values(used=now))
    else:
        until = now + SESSION_DAYS * DAY_MS
        session = update(s).where(s.c.hash == credential.digest)
        connection.execute(session.values(seen=now, expires=until))


def _by_id(connection: Connection, person_id: str) -> PersonRow | None:
    t = schema.people
    found = connection.execute(select(t).where(t.c.id == person_id)).mappings().first()
    return None if found is None else person_row(found)


Found = tuple[PersonRow, bool]
"""The person, and whether to record the visit."""


def _by_session(connection: Connection, digest: str, now: int) -> Found | None:
    s, p = schema.sessions, schema.people
    query = select(p, s.c.seen.label("session_seen")).join(s, s.c.person_id == p.c.id)
    query = query.where(s.c.hash == digest, s.c.expires > now)
    found = connection.execute(query).mappings().first()
    if found is None:
        return None
    return person_row(found), now - found["session_seen"] > SESSION_SEEN_EVERY_MS


def _by_token(connection: Connection, digest: str, now: int) -> Found | None:
    t, p = schema.tokens, schema.people
    query = select(p, t.c.used).join(t, t.c.person_id == p.c.id).where(t.c.hash == digest)
    found = connection.execute(query).mappings().first()
    if found is None:
        return None
    return person_row(found), now - (found["used"] or 0) > TOKEN_USED_EVERY_MS
