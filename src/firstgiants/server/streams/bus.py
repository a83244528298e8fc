"""How nodes notify each other of changes. Notes say what changed ("table, n"), not its content.

Nodes also poll the database (`TableRegistry.catch_up`), so lost notes and outages of the bus do no
harm.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec import Struct, field


class Note(Struct, kw_only=True, omit_defaults=True):
    """One of: a table is now at `n`, or was deleted (`gone`); who is connected to it at `node`; a
    person changed, with `refresh_tables` also at the tables that show their name; who is online at
    `node`; bans, mutes or announcements changed (`moderation`). `people`: for whom something may
    wait now, or no longer."""

    node: str
    table: str | None = None
    n: int | None = None
    lobby: bool = False
    bot: bool = False
    seats: list[int] | None = None
    watching: int = 0
    person: str | None = None
    refresh_tables: bool = field(default=False, name="shown")
    gone: bool = False
    people: list[str] | None = None
    online: list[str] | None = None
    moderation: bool = False


Handler = Callable[[Note], Awaitable[None]]


class Bus(Protocol):
    node: str

    @property
    def healthy(self) -> bool:
        """Whether notes of other nodes arrive without delay, so that polling can be rare."""
        ...

    def publish(self, note: Note) -> None: ...
    async def start(self, handler: Handler) -> None: ...
    async def close(self) -> None: ...


class LocalBus:
    """For a single process: there are no other nodes."""

    healthy = False

    def __init__(self) -> None:
        self.node = secrets.token_hex(4)

    def publish(self, note: Note) -> None:
        pass

    async def start(self, handler: Handler) -> None:
        pass

    async def close(self) -> None:
        pass
