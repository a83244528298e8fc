"""Ends open streams when the session or token that opened them is revoked."""

from __future__ import annotations

import msgspec

from firstgiants.server.people.credentials import Credential
from firstgiants.server.store import Database
from firstgiants.server.store.statements import Statement
from firstgiants.server.streams.listeners import Listener, Listeners
from firstgiants.server.timing import Time

_VALID = """
SELECT 'session', hash FROM sessions WHERE expires > :now AND hash IN ({listed})
UNION ALL SELECT 'token', hash FROM tokens WHERE hash IN ({listed})
"""
_valid = Statement(
    _VALID.format(listed="SELECT value FROM json_each(:hashes)"),
    _VALID.format(listed="SELECT json_array_elements_text(CAST(:hashes AS json))"),
)


class StreamAccess:
    def __init__(self, database: Database, listeners: Listeners, time: Time) -> None:
        self._database = database
        self._listeners = listeners
        self._time = time

    async def recheck(self, person_id: str | None = None) -> None:
        """End the streams, of this person or of everybody, whose session or token is no longer
        valid. Clients then reconnect with their current credential."""
        opened: dict[Credential, list[Listener]] = {}
        for listener in self._listeners.active:
            credential = listener.credential
            if credential is not None and person_id in (None, listener.person):
                opened.setdefault(credential, []).append(listener)
        if not opened:
            return
        hashes = msgspec.json.encode([credential.digest for credential in opened]).decode()
        values = {"hashes": hashes, "now": self._time.now_ms()}
        valid = {tuple(row) for row in await self._database.read(lambda c: _valid(c, values))}
        for credential, opened_by in opened.items():
            if credential not in valid:
                for listener in opened_by:
                    listener.end("signed-out")
