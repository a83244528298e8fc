"""How nodes tell each other that something happened. Notes carry no content: "table, n".

Nodes find lost notes by reading the database now and then (`TableRegistry.catch_up`), so the bus
may be away for a while.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec import Struct


class Note(Struct, kw_only=True, omit_defaults=True):
    """One of: a table is now at `n`, or deleted; who is connected to it at `node`; a person
    changed, with `shown` also in how others see them."""

    node: str
    table: str | None = None
    n: int | None = None
    lobby: bool = False
    bot: bool = False
    seats: list[int] | None = None
    watching: int = 0
    person: str | None = None
    shown: bool = False
    gone: bool = False


Handler = Callable[[Note], Awaitable[None]]


class Bus(Protocol):
    node: str

    @property
    def healthy(self) -> bool:
        """Whether notes of other nodes can be expected to arrive at once."""
        ...

    def publish(self, note: Note) -> None: ...
    async def start(self, handler: Handler) -> None: ...
    async def close(self) -> None: ...


class LocalBus:
    """One process: there is nobody to tell."""

    healthy = False

    def __init__(self) -> None:
        self.node = secrets.token_hex(4)

    def publish(self, note: Note) -> None:
        pass

    async def start(self, handler: Handler) -> None:
        pass

    async def close(self) -> None:
        pass
