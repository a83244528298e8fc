"""The client of one person at one server."""

import asyncio
import secrets
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import aclosing
from typing import Self, TypeAlias, TypeVar

from ..rules.cards import Deck
from ..rules.choices import Choice
from ..rules.record import Record
from ..rules.view import View
from .connection import Connection
from .errors import NotSeated, Refused, TableClosed
from .messages import (
    LOBBY_STREAM,
    PERSONAL_STREAM,
    TABLE_STREAM,
    Committed,
    Json,
    LobbyList,
    LobbyTable,
    Me,
    Message,
    Moved,
    Over,
    Snapshot,
    State,
    Table,
    TableChanged,
    Waiting,
    You,
    read,
)

Chooser: TypeAlias = Callable[[View, Sequence[Choice]], Choice]
"""Picks one of the legal choices, given the view; for a bot of this package,
``lambda view, legal: bot.choose(view, legal, Budget())``. It runs in a thread."""

T = TypeVar("T")
SUPERSEDED = frozenset({"stale", "not-your-decision", "taken-over", "table-not-playing"})
"""Refusals of a commit whose position is outdated: a newer message is on its way."""


class Client:
    """Plays and watches at a server, with one connection pool. Use it with ``async with``.

    ``token``: a program's token. Without one, call `become_guest` to play; anybody may watch.
    ``patience_s``: for how long a server that cannot be reached is tried again; None: for ever.
    ``report`` gets a sentence when that begins.
    """

    def __init__(
        self,
        address: str,
        token: str | None = None,
        *,
        patience_s: float | None = 60.0,
        report: Callable[[str], None] = lambda _line: None,
    ) -> None:
        self._connection = Connection(address, token, patience_s, report)
        self.request = self._connection.request
        self.address = self._connection.address

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._connection.close()

    # ---- who you are ----

    async def become_guest(self, name: str | None = None) -> Me:
        """Become a guest with this name, or with one that the server suggests."""
        return read(
            Me, await self.request("POST", "/api/me", {} if name is None else {"name": name})
        )

    async def me(self) -> Me:
        return read(Me, await self.request("GET", "/api/me"))

    async def waiting(self) -> Waiting:
        """The tables and challenges that wait for you."""
        return read(Waiting, await self.request("GET", "/api/me/waiting"))

    async def my_tables(self) -> list[Table]:
        """Your tables that are not over."""
        found: list[Table] = []
        after = ""
        while True:
            page = await self.request("GET", f"/api/me/tables{after}")
            found += [read(Table, one) for one in page["tables"]]
            if page["next"] is None:
                return [table for table in found if table.state in ("open", "playing")]
            after = f"?after={page['next']}"

    # ---- tables ----

    async def create_table(
        self, seats: Sequence[Mapping[str, object]], **settings: object
    ) -> Table:
        """Create a table. Each seat is ``{"kind": "me"}``, ``{"kind": "open"}``, ``{"kind": "bot",
        "bot": …}`` or ``{"kind": "invited", "person": …}``."""
        body = {"seats": list(seats), **settings}
        return read(Snapshot, await self.request("POST", "/api/tables", body)).table

    async def table(self, table: str) -> Snapshot:
        return read(Snapshot, await self.request("GET", f"/api/tables/{table}"))

    async def join(self, table: str, seat: int | None = None) -> Table:
        """Take a seat; the one that is kept for you, if there is one."""
        return await self._change(table, "join", {"seat": seat})

    async def decline(self, table: str) -> Table:
        return await self._change(table, "decline")

    async def start(self, table: str) -> Table:
        """Begin the game at a table that you opened with ``start_when_full=False``."""
        return await self._change(table, "start")

    async def leave(self, table: str) -> Table:
        return await self._change(table, "leave")

    async def take_back(self, table: str) -> Table:
        """Take your seat back from the bot that stands in."""
        return await self._change(table, "takeback")

    async def commit(
        self, table: str, ply: int, choices: Sequence[Choice | str], key: str | None = None
    ) -> Committed:
        """Play choices, all or none. The key, random by default, is an idempotency key: a repeated
        commit is played once."""
        body = {
            "ply": ply,
            "choices": [str(choice) for choice in choices],
            "key": key or secrets.token_hex(8),
            "view": False,
        }
        path = f"/api/tables/{table}/commit"
        return read(Committed, await self.request("POST", path, body, repeatable=True))

    async def get_deck(self, ref: str) -> Deck:
        """The deck of a table, by the table's ``deck``."""
        return Deck.from_json(await self.request("GET", f"/api/decks/{ref}"))

    async def get_record(self, game: str) -> Record:
        """The record of a finished game, which has the id of its table."""
        return Record.from_json(await self.request("GET", f"/api/games/{game}/record"))

    async def _change(self, table: str, what: str, body: Json | None = None) -> Table:
        path = f"/api/tables/{table}/{what}"
        return read(Snapshot, await self.request("POST", path, body or {}, repeatable=True)).table

    # ---- streams ----

    def listen(self, table: str, after: int | None = None) -> AsyncGenerator[Message, None]:
        """The messages of a table: first the whole `State`, or those after the number ``after``.

        Reconnects and goes on after the last message; none is lost or comes twice. A gap that is
        too wide for that begins with `State`.
        """
        return self._stream(f"/api/tables/{table}/events", TABLE_STREAM, after)

    def listen_to_lobby(
        self, after: int | None = None
    ) -> AsyncGenerator[LobbyList | LobbyTable, None]:
        """The public tables, now and whenever one changes."""
        return self._stream("/api/lobby/events", LOBBY_STREAM, after)

    def listen_to_me(self) -> AsyncGenerator[Waiting, None]:
        """What waits for you, now and whenever it changes."""
        return self._stream("/api/me/events", PERSONAL_STREAM, None, numbered=False)

    async def _stream(
        self,
        path: str,
        kinds: Mapping[str, type[T]],
        after: int | None,
        *,
        numbered: bool = True,
    ) -> AsyncGenerator[T, None]:
        stream = self._connection.stream(path, after=after, numbered=kinds if numbered else None)
        async with aclosing(stream) as messages:
            async for message in messages:
                kind = kinds.get(str(message.get("type")))
                if kind is not None:
                    yield read(kind, message)

    # ---- playing ----

    async def play(
        self, table: str, choose: Chooser, *, watch: Callable[[Message], None] | None = None
    ) -> Over:
        """Play at a table where you have a seat, from now to the end of the game. ``watch`` gets
        each message.

        Waits for the game to begin; takes the seat back from a bot that stands in. Raises
        `TableClosed` if the table is closed, `NotSeated` if you have no seat.
        """
        game = _Seat(self, table, choose)
        async with aclosing(self.listen(table)) as messages:
            async for message in messages:
                if watch is not None:
                    watch(message)
                over = await game.on(message)
                if over is not None:
                    return over
        raise TableClosed(f"Table {table} is gone.")


class _Seat:
    """What `play` knows of its table."""

    def __init__(self, client: Client, table: str, choose: Chooser) -> None:
        self._client = client
        self._id = table
        self._choose = choose
        self._table: Table | None = None
        self._you = You(None, host=False)
        self._view: View | None = None
        self._answered: int | None = None

    async def on(self, message: Message) -> Over | None:
        """Handle a message; returns the end of the game, if it is over."""
        if isinstance(message, Over):
            return message
        if isinstance(message, State | TableChanged):
            self._table, self._you = message.table, message.you
            over = self._ended(message.table)
            if over is not None:
                return over
        if isinstance(message, State | TableChanged | Moved):
            self._view = message.view or self._view
            await self._answer()
        return None

    def _ended(self, table: Table) -> Over | None:
        if table.state == "closed":
            raise TableClosed(f"Table {self._id} is closed.")
        if table.state == "finished":
            return Over(table.n, table.ended or 0, table.totals or (), table.winners or ())
        if self._you.seat is None:
            raise NotSeated(f"You have no seat at table {self._id}; join it first.")
        return None

    async def _answer(self) -> None:
        view, table, seat = self._view, self._table, self._you.seat
        try:
            if table is not None and any(one.seat == seat and one.stand_in for one in table.seats):
                await self._client.take_back(self._id)  # a message follows
                return
            decision = None if view is None else view.decision
            if view is None or decision is None or decision.seat != seat:
                return
            if view.ply == self._answered:
                return
            choice = await asyncio.to_thread(self._choose, view, decision.legal)
            await self._client.commit(self._id, view.ply, [choice])
            self._answered = view.ply
        except Refused as refused:
            if refused.code not in SUPERSEDED:
                raise
