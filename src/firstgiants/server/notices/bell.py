"""The bell: tells each page of a person, at once, what waits for them.

A page also says which table it shows. Messages about that table wait meanwhile (`queue.hold`); the
database knows it, so that every node does.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection

from firstgiants.server.notices.queue import Looking, hold, with_messages
from firstgiants.server.notices.waiting import read_waiting
from firstgiants.server.store import Database, Unavailable
from firstgiants.server.streams.listeners import Listener, Listeners
from firstgiants.server.streams.messages import Reader, encode
from firstgiants.server.tables.state import TableState
from firstgiants.server.timing import Time

log = logging.getLogger(__name__)

AFTER_S: Final = 0.2
"""Changes within this time are sent as one message."""
HOLD_EVERY_S: Final = 5.0
HOLD_MS: Final = 20_000
"""How long messages are held back: longer than the interval, so that none slips through. When a
node dies, they go out after this time."""


class Bell:
    def __init__(self, database: Database, listeners: Listeners, time: Time) -> None:
        self._database = database
        self._listeners = listeners
        self._time = time
        self._pages: dict[str, set[Listener]] = {}
        self._last_sent: dict[str, bytes] = {}
        self._looking: dict[Listener, str] = {}
        self._changed: set[str] = set()
        self._wake = asyncio.Event()

    async def listen(self, person_id: str) -> Listener:
        """A listener that gets what waits for the person, now and after each change."""
        listener = Listener(Reader(person_id, None), asyncio.get_running_loop().time())
        # Registered before it reads, so that no change is lost in between.
        self._pages.setdefault(person_id, set()).add(listener)
        try:
            first = encode(
                await self._database.read(lambda c: read_waiting(c, person_id, self._time.now_ms()))
            )
        except BaseException:
            self.unlisten(listener)
            raise
        listener.begin([first], 0)
        self._last_sent[person_id] = first
        self._listeners.add(listener)
        if self._listeners.closing:
            listener.end("shutdown")
        return listener

    def unlisten(self, listener: Listener) -> None:
        person = listener.reader.person
        assert person is not None
        self._listeners.drop(listener)
        self._looking.pop(listener, None)
        pages = self._pages.get(person, set())
        pages.discard(listener)
        if not pages:
            self._pages.pop(person, None)
            self._last_sent.pop(person, None)

    async def page_shows(self, listener: Listener, table_id: str | None) -> None:
        """Note which table the page shows, if any: hold back messages about it."""
        if table_id is None:
            self._looking.pop(listener, None)
        elif listener.reader.person in self._pages and self._looking.get(listener) != table_id:
            self._looking[listener] = table_id
            await self._hold({(listener.reader.person or "", table_id)})

    async def hold_back(self) -> None:
        """Hold back messages about tables that pages show. Called every HOLD_EVERY_S."""
        await self._hold(
            {(listener.reader.person or "", table) for listener, table in self._looking.items()}
        )

    async def _hold(self, looking: set[Looking]) -> None:
        """Write only where a message waits: pages say often what they show, and every write waits
        for its turn."""
        if not looking:
            return
        pairs = await self._database.read(lambda c: with_messages(c, looking))
        until = self._time.now_ms() + HOLD_MS

        def write(connection: Connection) -> None:
            for person_id, table_id in sorted(pairs):
                hold(connection, person_id, table_id, until)

        if pairs:
            await self._database.write(write)

    # ------------------------------------------------------------ changes

    def on_change(self, state: TableState, _lobby: object = None) -> None:
        """Hook of `TableRegistry`."""
        self.changed(state.people)

    def changed(self, people: Iterable[str]) -> None:
        here = [person for person in people if person in self._pages]
        if here:
            self._changed.update(here)
            self._wake.set()

    async def run(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(AFTER_S)
            self._wake.clear()
            people, self._changed = self._changed, set()
            for person_id in people:
                try:
                    await self._send(person_id)
                except Unavailable as error:
                    log.warning("bell: cannot read what waits", extra={"error": str(error)})
                except Exception:
                    log.exception("bell: cannot read what waits")

    async def _send(self, person_id: str) -> None:
        """Send what waits for the person to their pages, if it has changed."""
        message = encode(
            await self._database.read(lambda c: read_waiting(c, person_id, self._time.now_ms()))
        )
        if message == self._last_sent.get(person_id):
            return
        for listener in self._pages.get(person_id, ()):
            self._last_sent[person_id] = message
            listener.send(message)
            listener.last_sent = asyncio.get_running_loop().time()
