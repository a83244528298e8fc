"""Plays the deal of the day, and shows how everybody did.

Nothing has to happen at midnight: which day it is, which deals are secret and which tries count
follows from the time at which somebody asks.
"""

from __future__ import annotations

import secrets
from contextlib import suppress

from sqlalchemy import Connection, insert, select

from firstgiants.rules.cards import Deck
from firstgiants.server import wire
from firstgiants.server.daily import tries
from firstgiants.server.daily.days import (
    day_at,
    day_before,
    end_of,
    first_secret_day,
    is_secret,
    must_be_day,
    revealed_at,
)
from firstgiants.server.daily.deal import deal_id_of, seats_of, seed_of
from firstgiants.server.daily.secrecy import refusal
from firstgiants.server.decks.stored import deck_of
from firstgiants.server.errors import NotFound, TryAgain, WrongState
from firstgiants.server.store import Conflict, Database, Writer, schema
from firstgiants.server.store.rows import DealRow, PersonRow, read_deal
from firstgiants.server.tables.new_table import new_deal
from firstgiants.server.tables.service import Tables
from firstgiants.server.tables.state import TableState
from firstgiants.server.timing import Time

DECK = "founders"
NAME = "daily"
"""Of the secret."""
PAGE = 14
"""Days in a page of the archive."""
TRIES = 3


class DailyDeals:
    def __init__(self, database: Database, writer: Writer, tables: Tables, time: Time) -> None:
        self._database = database
        self._writer = writer
        self._tables = tables
        self._time = time
        self._secret: bytes | None = None

    def today(self) -> str:
        return day_at(self._time.now_ms())

    # ------------------------------------------------------------ playing

    async def play(self, me: PersonRow, day: str, made_from: str | None) -> TableState:
        """A table that plays the deal of this day: your counted try if it is today."""
        counted = must_be_day(day) == self.today()
        if not counted:
            await self._must_be_past(day)
        for _ in range(TRIES):
            begun, ranked = await self._database.read(
                lambda c: (tries.find_try(c, day, me.id), tries.is_ranked(c, me.id, day))
            )
            if counted and begun is not None:
                raise WrongState(
                    "You have begun today's deal: everybody has one try.", code="daily-played"
                )
            try:
                return await self._create(me, day, made_from, counted=counted, ranked=ranked)
            except Conflict:
                continue  # somebody dealt this day's first table, or you began on another node
        raise TryAgain("Too many people begin at this moment.")

    async def _create(
        self, me: PersonRow, day: str, made_from: str | None, *, counted: bool, ranked: bool
    ) -> TableState:
        # Past days play the deal of the accounts' board.
        deal, deck, is_new = await self._deal(day, ranked=ranked or not counted)
        now = self._time.now_ms()

        def also(connection: Connection, table_id: str) -> None:
            if counted:
                tries.begin_try(connection, day, me.id, table_id, now, ranked=ranked)

        request = wire.TableNew(seats=seats_of(day), visibility="link", first=1)
        return await self._tables.create_daily(
            me, request, day, deal, deck, made_from, new_deal=is_new, also=also
        )

    async def _deal(self, day: str, *, ranked: bool) -> tuple[DealRow, Deck, bool]:
        """A board's deal of a day, its deck, and whether the deal is not stored yet."""
        deal_id = deal_id_of(day, ranked=ranked)
        deal = await self._database.read(lambda c: read_deal(c, deal_id))
        known = deal
        if known is not None:
            deck = await self._database.read(lambda c: deck_of(c, known.deck, known.deck_hash))
            return known, deck, False
        deck = await self._tables.deck(DECK)
        seed = seed_of(await self._key(), day, ranked=ranked)
        return new_deal(deck, deal_id=deal_id, seed=seed), deck, True

    async def _key(self) -> bytes:
        """The secret that all nodes of this database share. The first to need it makes it."""
        if self._secret is None:
            t = schema.secrets
            query = select(t.c.value).where(t.c.name == NAME)
            found = await self._database.read(lambda c: c.execute(query).scalar())
            if found is None:
                made = insert(t).values(name=NAME, value=secrets.token_hex(32))
                with suppress(Conflict):  # another node made it at the same moment
                    await self._writer.run(lambda c: c.execute(made).close())
                found = await self._database.read(lambda c: c.execute(query).scalar_one())
            assert found is not None
            self._secret = bytes.fromhex(found)
        return self._secret

    async def _must_be_past(self, day: str) -> None:
        """Refuse days that nobody can play."""
        now = self._time.now_ms()
        if day < self.today() and is_secret(day, now):
            raise refusal()
        first = await self._database.read(tries.first_day)
        if first is None or not first <= day < self.today():
            raise NotFound("There is no deal of that day here.", code="no-such-day")

    # ------------------------------------------------------------ looking

    async def read_day(self, me: PersonRow | None, day: str | None) -> wire.Daily:
        """A day's deal as this person may see it; today's if no day is given."""
        now = self._time.now_ms()
        today = day_at(now)
        chosen = today if day is None else must_be_day(day)
        if chosen > today:
            raise NotFound("There is no deal of that day yet.", code="no-such-day")

        def read(connection: Connection) -> wire.Daily:
            mine = tries.find_try(connection, chosen, me.id) if me is not None else None
            done = mine is not None and mine.ended is not None
            boards = None
            if done or not is_secret(chosen, now):
                boards = wire.DailyBoards(
                    accounts=tries.board(connection, chosen, ranked=True, now=now),
                    others=tries.board(connection, chosen, ranked=False, now=now),
                )
            return wire.Daily(
                day=chosen,
                today=chosen == today,
                now=now,
                ends=end_of(chosen),
                revealed=revealed_at(chosen),
                seats=_seats(chosen),
                ranked=me is not None and tries.would_be_ranked(me, chosen),
                you=None if mine is None else tries.shown_try(connection, mine, now),
                streak=None if me is None else tries.streaks(connection, me.id, today),
                boards=boards,
            )

        return await self._database.read(read)

    async def archive(self, me: PersonRow | None, before: str | None) -> wire.DailyArchive:
        """Past days since the first on which somebody played, newest first."""
        now = self._time.now_ms()
        end = first_secret_day(now)
        if before is not None:
            end = min(end, must_be_day(before))

        def read(connection: Connection) -> wire.DailyArchive:
            begun = tries.first_day(connection)
            if begun is None or end <= begun:
                return wire.DailyArchive(days=[], next=None)
            last, first = day_before(end), day_before(end, PAGE)
            from_day = max(first, begun)
            done, mine = tries.tries_between(
                connection, from_day, last, None if me is None else me.id
            )
            days = []
            day = last
            while day >= from_day:
                finished, best = done.get(day, (0, None))
                own = mine.get(day)
                shown = None if own is None else tries.shown_try(connection, own, now)
                days.append(
                    wire.DailyPast(
                        day=day, seats=_seats(day), finished=finished, best=best, you=shown
                    )
                )
                day = day_before(day)
            return wire.DailyArchive(days=days, next=first if first > begun else None)

        return await self._database.read(read)


def _seats(day: str) -> list[wire.DailySeat]:
    return [wire.DailySeat(bot=seat.bot) for seat in seats_of(day)]
