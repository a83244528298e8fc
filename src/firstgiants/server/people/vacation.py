"""Vacations: the clocks of one's turn-based games stand still for a number of days.

1. Everybody has `vacation_days` a year (UTC), taken in whole days, from now on.
2. A person who ends a vacation early keeps the days that have not begun.
3. With `away_auto`, a day of vacation begins by itself when a clock of days runs out.
4. A vacation counts for the year in which it begins. So nobody holds up a game for longer than the
   days of two years, and every day of it is taken from the person's own.
"""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import Connection, select, update

from firstgiants.server import wire
from firstgiants.server.errors import WrongState
from firstgiants.server.people.directory import People
from firstgiants.server.settings import Settings
from firstgiants.server.store import Database, Writer, schema
from firstgiants.server.store.rows import PersonRow, person_row
from firstgiants.server.tables.service import Tables
from firstgiants.server.tables.vacation import away
from firstgiants.server.timing import Time

DAY_MS = 86_400_000


def _year(now: int) -> int:
    return datetime.fromtimestamp(now / 1000, UTC).year


def days_left(person: PersonRow, now: int, days_a_year: int) -> int:
    taken = person.away_days if person.away_year == _year(now) else 0
    return max(0, days_a_year - taken)


def is_away(person: PersonRow, now: int) -> bool:
    return person.away_until is not None and person.away_until > now


def vacation_wire(person: PersonRow, now: int, days_a_year: int) -> wire.Vacation:
    return wire.Vacation(
        until=person.away_until if is_away(person, now) else None,
        days_left=days_left(person, now, days_a_year),
        auto=bool(person.away_auto),
    )


class Vacations:
    def __init__(
        self,
        database: Database,
        writer: Writer,
        people: People,
        tables: Tables,
        settings: Settings,
        time: Time,
    ) -> None:
        self._database = database
        self._writer = writer
        self._people = people
        self._tables = tables
        self._days_a_year = settings.vacation_days
        self._time = time

    def of(self, person: PersonRow) -> wire.Vacation:
        return vacation_wire(person, self._time.now_ms(), self._days_a_year)

    async def begin(self, person_id: str, days: int) -> PersonRow:
        """Go on vacation now, for whole days."""
        now = self._time.now_ms()

        def write(connection: Connection) -> None:
            person = _locked(connection, person_id)
            if is_away(person, now):
                raise WrongState("You are on vacation: end it first.", code="on-vacation")
            left = days_left(person, now, self._days_a_year)
            if days > left:
                raise WrongState(
                    f"You have {left} days of vacation left this year.",
                    code="no-vacation-left",
                    limit=left,
                )
            taken = self._days_a_year - left
            _change(
                connection,
                person_id,
                away_since=now,
                away_until=now + days * DAY_MS,
                away_year=_year(now),
                away_days=taken + days,
            )

        await self._writer.run(write)
        return await self._tell_tables(person_id)

    async def end(self, person_id: str) -> PersonRow:
        """Come back. Days that have not begun are not spent."""
        now = self._time.now_ms()

        def write(connection: Connection) -> None:
            person = _locked(connection, person_id)
            if not is_away(person, now):
                return
            assert person.away_until is not None
            unused = (person.away_until - now) // DAY_MS
            _change(connection, person_id, away_until=now, away_days=person.away_days - unused)

        await self._writer.run(write)
        return await self._tell_tables(person_id)

    async def begin_instead_of_flag(self, table_id: str) -> bool:
        """If the person who is asked at this table wants it and has a day left, begin a day of
        vacation. Called when their time may have run out; True if it has not."""
        person_id = await self._tables.out_of_time(table_id)
        if person_id is None:
            return False
        person = await self._people.get(person_id)
        now = self._time.now_ms()
        if is_away(person, now):
            await self._tables.change(table_id, away, person)
            return True
        if not person.away_auto or days_left(person, now, self._days_a_year) < 1:
            return False
        await self.begin(person_id, 1)
        return True

    async def _tell_tables(self, person_id: str) -> PersonRow:
        self._people.forget(person_id)
        self._tables.registry.forget(person_id)
        person = await self._people.get(person_id)
        t, s = schema.tables, schema.seats
        query = select(t.c.id).join(s, s.c.table_id == t.c.id)
        query = query.where(
            s.c.person_id == person_id,
            t.c.state == "playing",
            t.c.pace.contains('"days"'),
        )
        for table_id in await self._database.read(lambda c: list(c.execute(query).scalars())):
            await self._tables.change(table_id, away, person)
        return person


def _locked(connection: Connection, person_id: str) -> PersonRow:
    p = schema.people
    query = select(p).where(p.c.id == person_id).with_for_update()
    return person_row(connection.execute(query).mappings().one())


def _change(connection: Connection, person_id: str, **values: int) -> None:
    p = schema.people
    connection.execute(update(p).where(p.c.id == person_id).values(values))
