"""API tokens, with which programs play as their person."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from firstgiants.server import wire
from firstgiants.server.errors import NotFound, WrongState
from firstgiants.server.people.credentials import TOKEN_PREFIX, digest_of, new_id, new_secret
from firstgiants.server.store import Database, Writer, schema
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.text import clean
from firstgiants.server.timing import Time
from firstgiants.server.wire.base import NAME_LENGTH

MOST_TOKENS = 20


class Tokens:
    def __init__(self, database: Database, writer: Writer, time: Time) -> None:
        self._database = database
        self._writer = writer
        self._time = time

    async def all_of(self, person: PersonRow) -> list[wire.TokenInfo]:
        t = schema.tokens
        query = select(t).where(t.c.person_id == person.id).order_by(t.c.created, t.c.id)
        rows = await self._database.read(lambda c: c.execute(query).mappings().all())
        return [
            wire.TokenInfo(id=r["id"], label=r["label"], created=r["created"], used=r["used"])
            for r in rows
        ]

    async def create(self, person: PersonRow, label: str) -> wire.TokenMade:
        secret = TOKEN_PREFIX + new_secret()
        made = wire.TokenMade(
            id=new_id(),
            label=clean(label, "label", NAME_LENGTH),
            created=self._time.now_ms(),
            token=secret,
        )
        t = schema.tokens
        values = {
            "id": made.id,
            "hash": digest_of(secret),
            "person_id": person.id,
            "label": made.label,
            "created": made.created,
        }
        count = select(func.count()).select_from(t).where(t.c.person_id == person.id)

        def write(connection: Connection) -> None:
            if connection.execute(count).scalar_one() >= MOST_TOKENS:
                raise WrongState(
                    f"Nobody may have more than {MOST_TOKENS} tokens.", code="too-many-tokens"
                )
            connection.execute(insert(t).values(values))

        await self._writer.run(write)
        return made

    async def revoke(self, person: PersonRow, token_id: str) -> None:
        t = schema.tokens
        gone = delete(t).where(t.c.id == token_id, t.c.person_id == person.id)

        def write(connection: Connection) -> None:
            if connection.execute(gone).rowcount == 0:
                raise NotFound("You have no such token.", code="no-such-token")

        await self._writer.run(write)
