"""Seats a program at a server: it takes challenges, keeps tables open for people, and plays at
several tables at once."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import aclosing
from dataclasses import replace
from typing import Final, Literal, TypeAlias, get_args

from ..rules.cards import Deck
from .client import Chooser, Client
from .connection import AWAY, Backoff
from .errors import ClientError, NotSeated, Refused, TableClosed, Unreachable
from .messages import Message, Over, Person, State, Table, TableChanged, Waiting

Accept: TypeAlias = Literal["challenges", "link", "lobby"]
"""Whom a program plays with: people who challenge it; people to whom somebody gave the link of a
table that it keeps open; anybody who sits down at its table in the lobby."""
ACCEPTS: Final[tuple[Accept, ...]] = get_args(Accept)
MOST_TABLES: Final = 20
"""Tables at once: each has a stream, and a server allows each person 24 by default."""
GOODBYE_S: Final = 5.0
VISIBILITY: Final = {"link": "link", "lobby": "public"}
PASSING: Final = AWAY | {409, 429}
"""Refusals that pass: the server is away, or there are too many tables or requests for now."""


class BotRunner:
    """Plays with one chooser for each table, made by ``make`` from the table's deck.

    ``accept``: whom it plays with. ``most_tables``: at how many tables at once. ``per_person``: how
    many games at once anybody has with it. Further challenges of theirs wait; if they sit down at
    another table that it keeps open, it leaves that one to them and opens a new one for others.
    ``players``: how many sit at the tables that it opens. ``report`` gets a line about each thing
    that happens.
    """

    def __init__(
        self,
        client: Client,
        make: Callable[[Deck], Chooser],
        *,
        accept: Iterable[Accept] = ("challenges",),
        most_tables: int = 4,
        per_person: int = 2,
        players: int = 2,
        report: Callable[[str], None] = lambda _line: None,
    ) -> None:
        self._client = client
        self._make = make
        self._accept = frozenset(accept)
        self._most_tables = most_tables
        self._per_person = per_person
        self._players = players
        self._report = report
        self._decks: dict[str, Deck] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._tables: dict[str, Table] = {}
        """The tables where it plays, as last heard of."""
        self._hosted: dict[str, Accept] = {}
        """The tables that it keeps open, until their games begin."""
        self._opening: set[Accept] = set()
        self._waiting = Waiting(0, (), ())
        self._wake = asyncio.Event()

    async def run(self, tables: Iterable[str] = ()) -> None:
        """Play until cancelled: at these tables, at those where the person has a seat already, and
        with the people whom it accepts.

        Raises `SignedOut` if the token is revoked, `Unreachable` if the client's patience ends, and
        whatever a chooser raises. Tables that wait for people are closed then; games stay as they
        are, and the next run plays on.
        """
        try:
            async with asyncio.TaskGroup() as group:
                for table in tables:
                    self._play(group, (await self._client.join(table)).id)
                me = await self._client.me()
                for mine in await self._client.my_tables():
                    if mine.state == "open" and mine.host is not None and mine.host.id == me.id:
                        self._hosted[mine.id] = _kind(mine)  # an earlier run left it open
                    self._play(group, mine.id)
                group.create_task(self._listen())
                while True:
                    self._wake.clear()
                    await self._take_seats(group)
                    await self._wake.wait()
        except BaseExceptionGroup as errors:
            raise _first(errors) from None
        finally:
            await self._close_hosted()

    async def _listen(self) -> None:
        async with aclosing(self._client.listen_to_me()) as messages:
            async for waiting in messages:
                self._waiting = waiting
                self._wake.set()

    async def _take_seats(self, group: asyncio.TaskGroup) -> None:
        """Sit down wherever there is room for one more table."""

        def is_room() -> bool:
            return len(self._playing) + len(self._opening) < self._most_tables

        for table in self._waiting.tables:
            self._play(group, table.id)
        if "challenges" in self._accept:
            for challenge in self._waiting.challenges:
                free = is_room() and self._has_room_for(challenge.by)
                if free and challenge.id not in self._playing:
                    await self._accept_challenge(group, challenge.id)
        for table_id in [*self._hosted]:
            if table_id in self._tables and _is_full(self._tables[table_id]):
                await self._begin_or_leave(self._tables[table_id])
        for kind in sorted(self._accept - {"challenges", *self._hosted.values(), *self._opening}):
            if is_room():
                self._opening.add(kind)
                group.create_task(self._open_table(group, kind))

    def _has_room_for(self, person: Person | None) -> bool:
        """Whether this person may have one more game; the limit keeps tables free for others."""
        if person is None:
            return True
        games = [
            table
            for table in self._tables.values()
            if person.id in _people(table) and table.id not in self._hosted
        ]
        return len(games) < self._per_person

    async def _begin_or_leave(self, table: Table) -> None:
        """The table that it kept open is full: begin, or make way for other people."""
        people = [seat.person for seat in table.seats if seat.person is not None]
        others = [one for one in people if one != table.host]
        too_many = [one.name for one in others if not self._has_room_for(one)]
        try:
            if too_many:
                why = f"{self._per_person} games with {', '.join(too_many)} already"
                self._report(f"{table.id}: left, {why}")
                self._note(await self._client.leave(table.id))
            else:
                self._note(await self._client.start(table.id))
        except Refused as refused:  # somebody has just left it; a message follows
            self._report(f"{table.id}: {refused}")
        else:
            self._hosted.pop(table.id, None)

    async def _accept_challenge(self, group: asyncio.TaskGroup, table: str) -> None:
        try:
            self._note(await self._client.join(table))
        except Refused as refused:  # it was withdrawn, or the server allows no more
            self._report(f"{table}: {refused}")
            self._forget(table)
        else:
            self._play(group, table)

    async def _open_table(self, group: asyncio.TaskGroup, kind: Accept) -> None:
        """Open a table. While the server refuses or is away, retry with exponential backoff."""
        backoff, is_first = Backoff(None), True
        table: Table | None = None
        while table is None:
            try:
                # If the response to an earlier try was lost, there may be a table.
                table = None if is_first else await self._find_table(kind)
                table = table or await self._create_table(kind)
            except (Refused, Unreachable) as error:
                wait = None
                if isinstance(error, Refused):
                    if error.status not in PASSING:
                        raise
                    wait = error.retry_after
                if is_first:
                    self._report(f"No table yet: {error} Trying again.")
                is_first = False
                await backoff.wait(error, wait)
        self._opening.remove(kind)
        self._hosted[table.id] = kind
        self._report(f"{table.id}: open at {self._client.address}/t/{table.id}")
        self._play(group, table.id)

    async def _create_table(self, kind: Accept) -> Table:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (self._players - 1)]
        return await self._client.create_table(
            seats, visibility=VISIBILITY[kind], start_when_full=False
        )

    async def _find_table(self, kind: Accept) -> Table | None:
        """An open table of this kind that it has and does not know of."""
        for table in await self._client.my_tables():
            is_open = table.state == "open" and table.visibility == VISIBILITY[kind]
            if is_open and table.id not in self._playing:
                return table
        return None

    def _play(self, group: asyncio.TaskGroup, table: str) -> None:
        if table not in self._playing and len(self._playing) < MOST_TABLES:
            self._playing[table] = group.create_task(self._play_table(table))

    async def _play_table(self, table: str) -> None:
        try:
            over = await self._play_game(table)
        except (TableClosed, NotSeated, Refused) as error:
            self._report(f"{table}: {error}")
        else:
            self._report(f"{table}: over, {' : '.join(map(str, over.totals))}")
        del self._playing[table]
        self._tables.pop(table, None)
        self._hosted.pop(table, None)
        self._forget(table)
        self._wake.set()

    async def _play_game(self, table: str) -> Over:
        found = (await self._client.table(table)).table
        self._note(found)
        if found.deck not in self._decks:
            self._decks[found.deck] = await self._client.get_deck(found.deck)
        choose = self._make(self._decks[found.deck])

        def watch(message: Message) -> None:
            if not isinstance(message, State | TableChanged):
                return
            self._note(message.table)
            if message.table.state == "playing":
                if isinstance(message, State) or message.what == "started":
                    names = ", ".join(seat.name for seat in message.table.seats)
                    self._report(f"{table}: {names} play")
                if self._hosted.pop(table, None) is not None:
                    self._wake.set()  # to open another
            elif message.table.state == "open" and message.you.host:
                self._hosted.setdefault(table, _kind(message.table))
                self._wake.set()  # it may be full

        return await self._client.play(table, choose, watch=watch)

    def _note(self, table: Table) -> None:
        self._tables[table.id] = table

    def _forget(self, table: str) -> None:
        """Until the server says otherwise, this table does not wait any more."""
        now = self._waiting
        self._waiting = replace(
            now,
            tables=tuple(one for one in now.tables if one.id != table),
            challenges=tuple(one for one in now.challenges if one.id != table),
        )

    async def _close_hosted(self) -> None:
        """Leave the tables that wait for people: nobody would come to play there."""
        for table in self._hosted:
            try:
                async with asyncio.timeout(GOODBYE_S):
                    if (await self._client.table(table)).table.state == "open":
                        await self._client.leave(table)
            except (ClientError, TimeoutError) as error:
                self._report(f"{table}: {error}")


def _kind(table: Table) -> Accept:
    """Whom an open table is for."""
    return "lobby" if table.visibility == "public" else "link"


def _is_full(table: Table) -> bool:
    return table.state == "open" and all(seat.kind != "open" for seat in table.seats)


def _people(table: Table) -> set[str]:
    """The ids of those who sit at a table that is not over."""
    is_over = table.state in ("finished", "closed")
    return set() if is_over else {seat.person.id for seat in table.seats if seat.person}


def _first(errors: BaseExceptionGroup[BaseException]) -> BaseException:
    """The first error of a group, which ended all its tasks."""
    found: BaseException = errors
    while isinstance(found, BaseExceptionGroup):
        found = found.exceptions[0]
    return found
