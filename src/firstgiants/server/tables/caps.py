"""How many tables one person, and one address, may have at once.

Tables are counted in the database, so a limit holds across restarts and nodes. Requests under way
on this node are counted too; two nodes may each let one more through at the same moment.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from firstgiants.server.errors import WrongState
from firstgiants.server.settings import Settings
from firstgiants.server.store import Database
from firstgiants.server.store.statements import Statement

_secret = Statement("SELECT value FROM secrets WHERE name = 'addresses'")
_of_person = Statement(
    "SELECT COUNT(*), SUM(CASE WHEN state = 'open' THEN 1 ELSE 0 END) FROM tables "
    "WHERE host = :key AND state IN ('open', 'playing')"
)
_of_address = Statement(
    "SELECT COUNT(*), SUM(CASE WHEN state = 'open' THEN 1 ELSE 0 END) FROM tables "
    "WHERE made_from = :key AND state IN ('open', 'playing')"
)
_bots_only = Statement(
    "SELECT COUNT(*) FROM tables WHERE made_from = :key AND state = 'playing' AND NOT EXISTS "
    "(SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'person')"
)
_made_from = Statement("SELECT made_from FROM tables WHERE id = :id")


class TableCaps:
    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._key: bytes | None = None
        self._being_made: Counter[str] = Counter()

    async def made_from(self, address: str) -> str:
        """The hash under which tables keep an address, keyed by a secret of this database."""
        if self._key is None:
            self._key = bytes.fromhex((await self._database.peek(_secret, {}))[0][0])
        return hmac.new(self._key, address.encode(), hashlib.sha256).hexdigest()[:20]

    @asynccontextmanager
    async def making(
        self, person_id: str, made_from: str | None, *, waits: bool, bots_only: bool
    ) -> AsyncIterator[None]:
        """Hold while a table is made; refuse it if there are too many.

        `waits`: it will wait for people, or for its host to start it. `bots_only`: only bots play.
        """
        keys = [person_id] if made_from is None else [person_id, made_from]
        self._being_made.update(keys)
        try:
            await self._check(person_id, made_from, waits=waits)
            if bots_only and made_from is not None:
                await self._check_bots_only(made_from)
            yield
        finally:
            self._being_made.subtract(keys)
            for key in keys:
                if not self._being_made[key]:
                    del self._being_made[key]

    async def _check(self, person_id: str, made_from: str | None, *, waits: bool) -> None:
        settings = self._settings
        total, waiting = await self._count(_of_person, person_id)
        if waits and waiting > settings.open_tables_per_person:
            raise _too_many_of_person(settings.open_tables_per_person)
        if total > settings.tables_per_person:
            raise _too_many_of_person(settings.tables_per_person)
        if made_from is None:
            return
        total, waiting = await self._count(_of_address, made_from)
        if waits and waiting > settings.open_tables_per_address:
            raise _too_many_of_address(settings.open_tables_per_address)
        if total > settings.tables_per_address:
            raise _too_many_of_address(settings.tables_per_address)

    async def _count(self, statement: Statement, key: str) -> tuple[int, int]:
        """Tables that are not over, and those of them that are open; with tables being made."""
        ((total, waiting),) = await self._database.peek(statement, {"key": key})
        more = self._being_made[key]
        return total + more, (waiting or 0) + more

    async def check_start_without_people(self, table_id: str) -> None:
        """Refuse to start one more game that only bots play, if there are too many."""
        found = await self._database.peek(_made_from, {"id": table_id})
        if found and found[0][0] is not None:
            await self._check_bots_only(found[0][0])

    async def _check_bots_only(self, made_from: str) -> None:
        most = self._settings.bot_games_per_address
        if (await self._database.peek(_bots_only, {"key": made_from}))[0][0] >= most:
            raise WrongState(
                f"At most {most} games of bots alone are played at once from one address.",
                code="too-many-bot-games",
                limit=most,
            )


def _too_many_of_person(limit: int) -> WrongState:
    return WrongState(
        f"You have {limit} tables, as many as anybody may have: finish or leave one first.",
        code="too-many-tables",
        limit=limit,
    )


def _too_many_of_address(limit: int) -> WrongState:
    return WrongState(
        f"There are {limit} tables from your address, as many as it may have: some have to end.",
        code="too-many-tables-here",
        limit=limit,
    )
