"""How many decks one person may have, and how much of them; and how many an address may begin."""

from __future__ import annotations

import secrets

from firstgiants.server.errors import WrongState
from firstgiants.server.settings import Settings
from firstgiants.server.store import Database
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.store.statements import Statement
from firstgiants.server.tables.caps import TableCaps

GUESTS_SHARE = 5
"""Guests may store a fifth of what accounts may: anybody can be many guests."""

_stored = Statement(
    "SELECT COUNT(*), COALESCE(SUM(bytes), 0) FROM deck_projects WHERE owner = :owner"
)
_from_address = Statement("SELECT COUNT(*) FROM deck_projects WHERE made_from = :key")


class WorkshopCaps:
    def __init__(self, database: Database, settings: Settings, tables: TableCaps) -> None:
        self._database = database
        self._settings = settings
        self._tables = tables

    def new_id(self) -> str:
        return secrets.token_urlsafe(9)

    async def made_from(self, address: str) -> str:
        return await self._tables.made_from(address)

    async def check_new(self, me: PersonRow, made_from: str, size: int) -> None:
        """Refuse one more deck, if there are too many."""
        most = self._of(me, self._settings.decks_per_person)
        count, stored = await self._stored(me)
        if count >= most:
            raise WrongState(
                f"You have {most} decks, as many as you may have: delete one first.",
                code="too-many-decks",
                limit=most,
            )
        most = self._settings.new_decks_per_address
        if (await self._database.peek(_from_address, {"key": made_from}))[0][0] >= most:
            raise WrongState(
                f"At most {most} decks a day are begun from one address.",
                code="too-many-decks",
                limit=most,
            )
        self._check_bytes(me, stored, size)

    async def check_bytes(self, me: PersonRow, more: int) -> None:
        """Refuse to store `more` bytes, if they would exceed the person's limit."""
        _, stored = await self._stored(me)
        self._check_bytes(me, stored, more)

    async def _stored(self, me: PersonRow) -> tuple[int, int]:
        """The person's decks, and their bytes."""
        ((count, size),) = await self._database.peek(_stored, {"owner": me.id})
        return count, size

    def _check_bytes(self, me: PersonRow, stored: int, more: int) -> None:
        most = self._of(me, self._settings.deck_bytes_per_person)
        if more > 0 and stored + more > most:
            raise WrongState(
                f"Your decks and their versions have {most // 1000} KB, as much as they may have: "
                "delete one first.",
                code="decks-too-large",
                limit=most,
            )

    def _of(self, me: PersonRow, most: int) -> int:
        return most if me.kind == "account" else max(1, most // GUESTS_SHARE)
