"""Clocks, and the outages in which no clock runs.

`banks[seat - 1]` is what a seat had left when the open decision was asked (`asked_since`). Only the
seat that is asked loses time. Live: the bank shrinks, and `increment_s` comes back when the
decision passes on. Days: every new decision starts with the full time. A bot has no clock.

Time in which the service was down does not count. The heartbeat is written every few seconds while
at least one node serves people. A gap in it is an outage, and outages are left out of every count.
A process that was stopped, a suspended machine and a clock that was set forward all look alike: a
gap. The service's time never goes back, and all nodes follow the one that is ahead.

A vacation is to one person's clock of days what an outage is to all clocks (`standstills`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from firstgiants.server import wire
from firstgiants.server.store import Database, Unavailable, schema
from firstgiants.server.store.database import INTEGRITY_ERRORS
from firstgiants.server.store.rows import SeatRow, TableRow
from firstgiants.server.timing import Time

log = logging.getLogger(__name__)

DAY_MS = 86_400_000
TAKEBACK_MS = 60_000
"""A person who takes a seat back has at least this much on a live clock."""
KEPT_MS = 90 * DAY_MS
"""How long outages are kept."""
BEAT_MS = 2_000
GAP_MS = 3 * BEAT_MS


@dataclass(frozen=True)
class Outage:
    since: int
    until: int


def standstills(
    row: TableRow, seats: Sequence[SeatRow], outages: Sequence[Outage]
) -> Sequence[Outage]:
    """When the clock of the seat that is asked stands still: in outages and, with a clock of days,
    on vacation. In order, and none overlaps another."""
    if row.asked is None or not isinstance(row.pace, wire.DaysPace):
        return outages
    seat = seats[row.asked - 1]
    if seat.away_since is None or seat.away_until is None:
        return outages
    since, until = seat.away_since, seat.away_until
    apart = [one for one in outages if one.until < since or one.since > until]
    joined = [one for one in outages if not (one.until < since or one.since > until)]
    since = min([since, *(one.since for one in joined)])
    until = max([until, *(one.until for one in joined)])
    return sorted([*apart, Outage(since, until)], key=lambda one: one.since)


def counted(since: int, now: int, outages: Sequence[Outage]) -> int:
    """Milliseconds from `since` to `now` in which the service was up."""
    down = 0
    for outage in reversed(outages):
        if outage.until <= since:
            break  # they are in order: all before are over as well
        down += max(0, min(now, outage.until) - max(since, outage.since))
    return max(0, now - since - down)


def start_banks(pace: wire.Pace, chairs: int) -> list[int]:
    match pace:
        case wire.Untimed():
            return []
        case wire.LivePace(bank_s=bank_s):
            return [bank_s * 1000] * chairs
        case wire.DaysPace(days=days):
            return [days * DAY_MS] * chairs


def left_ms(row: TableRow, seat: int, now: int, outages: Sequence[Outage]) -> int:
    """`outages`: from `standstills`, here and below."""
    bank = row.banks[seat - 1]
    if seat != row.asked or row.asked_bot is not None:
        return bank
    return max(0, bank - counted(row.asked_since, now, outages))


def clocks(row: TableRow, now: int, outages: Sequence[Outage]) -> wire.Clocks:
    running = row.asked if row.banks and row.asked_bot is None else None
    if any(one.since <= now < one.until for one in outages):
        running = None  # on vacation
    return wire.Clocks(
        at=now,
        running=running,
        seats=[
            wire.SeatClock(seat=seat, left_ms=left_ms(row, seat, now, outages))
            for seat in range(1, len(row.banks) + 1)
        ],
    )


def banks_after(
    row: TableRow, seat: int, then_asked: int | None, now: int, outages: Sequence[Outage]
) -> list[int]:
    """The banks once `seat` has answered and `then_asked` is asked next."""
    if not row.banks:
        return row.banks
    banks = list(row.banks)
    banks[seat - 1] = left_ms(row, seat, now, outages)
    if then_asked != seat:
        match row.pace:
            case wire.LivePace(increment_s=increment_s):
                banks[seat - 1] += increment_s * 1000
            case wire.DaysPace(days=days):
                banks[seat - 1] = days * DAY_MS
            case wire.Untimed():
                pass
    return banks


def deadline(row: TableRow, seats: Sequence[SeatRow], grace_ms: int) -> int | None:
    """When the server has to look at this table: time runs out, or the grace after it."""
    if row.state != "playing" or row.asked is None or row.asked_bot is not None or not row.banks:
        return None
    runs_out = row.asked_since + row.banks[row.asked - 1]
    if not seats[row.asked - 1].flagged:
        return runs_out
    if row.rated and isinstance(row.pace, wire.LivePace):
        return runs_out + grace_ms
    return None


class Heartbeat:
    """Writes that the service is up, and knows when it was down.

    After a pause a request may be served before the next beat. So code that judges a person's time
    first awaits `settle`, unless the heartbeat is `fresh`; and `outages` ends with the gap that no
    beat has noted yet.
    """

    def __init__(
        self, database: Database, time: Time, *, serves: bool = True, alone: bool = True
    ) -> None:
        """`serves`: people reach this node; one that only lets bots think proves nothing by being
        up. `alone`: no other node is known, so that any gap before the start was an outage."""
        self._database = database
        self._time = time
        self._serves = serves
        self._alone = alone
        self._mine: int | None = None
        """When this node last wrote."""
        self._missed = False
        self._beaten: int | None = None
        """When any node last wrote, as far as this one knows."""
        self._noted: tuple[Outage, ...] = ()
        self._warned = False
        self._lock = asyncio.Lock()
        self.on_outage: list[Callable[[], None]] = []

    @property
    def fresh(self) -> bool:
        """Whether all outages up to now are noted."""
        return self._beaten is not None and self._time.now_ms() - self._beaten <= GAP_MS

    @property
    def outages(self) -> tuple[Outage, ...]:
        if self.fresh or self._beaten is None:
            return self._noted
        return (*self._noted, Outage(self._beaten, self._time.now_ms()))

    async def settle(self) -> None:
        """Return when outages up to now are noted. Raises `Unavailable`."""
        if not self.fresh:
            async with self._lock:
                if not self.fresh:
                    await self._beat()

    async def beat(self) -> None:
        """Note a gap since the last beat of any node. Called every BEAT_MS."""
        try:
            async with self._lock:
                await self._beat()
        except Unavailable as error:
            log.warning("heartbeat: missed", extra={"error": str(error)})

    async def _beat(self) -> None:
        self._check_wall_clock()
        try:
            if self._serves:
                now, mine, missed = self._time.now_ms(), self._mine, self._missed
                written = await self._database.write(
                    lambda c: self._write(c, now, mine, missed=missed)
                )
                self._mine, self._missed = written, False
        except INTEGRITY_ERRORS:
            pass  # another node noted the same gap at the same moment
        except Unavailable:
            self._missed = True
            raise
        await self.refresh()

    def _check_wall_clock(self) -> None:
        """Follow a wall clock that was set forward: the hours in between become an outage.

        One that was set back is not followed, or people would pay for the same hour twice.
        """
        now, wall = self._time.now_ms(), self._time.wall_ms()
        if wall - now > GAP_MS:
            log.warning(
                "heartbeat: the clock was set forward", extra={"seconds": (wall - now) // 1000}
            )
            self._time.follow(wall)
        elif now - wall > GAP_MS and not self._warned:
            log.warning(
                "heartbeat: the clock was set back", extra={"seconds": (now - wall) // 1000}
            )
            self._warned = True

    def _write(self, connection: Connection, now: int, mine: int | None, *, missed: bool) -> int:
        t = schema.heartbeat
        query = select(t.c.at).where(t.c.id == 1).with_for_update()
        last: int | None = connection.execute(query).scalar_one_or_none()
        if last is None:
            connection.execute(insert(t).values(id=1, at=now))
            return now
        if now <= last:
            return last
        # A short gap is an outage too, if no other node can have been up in it.
        sure = self._alone if mine is None else missed and last == mine
        if sure or now - last > GAP_MS:
            connection.execute(insert(schema.outages).values(since=last, until=now))
        connection.execute(update(t).where(t.c.id == 1).values(at=now))
        return now

    async def refresh(self) -> None:
        """Read the last beat, and the outages that are not older than the longest clock."""
        horizon = self._time.now_ms() - KEPT_MS
        t, p = schema.outages, schema.heartbeat

        def read(connection: Connection) -> tuple[int | None, tuple[Outage, ...]]:
            query = select(t.c.since, t.c.until).where(t.c.until > horizon).order_by(t.c.since)
            noted = tuple(Outage(since, until) for since, until in connection.execute(query))
            last = connection.execute(select(p.c.at).where(p.c.id == 1)).scalar_one_or_none()
            return last, noted

        last, noted = await self._database.read(read)
        if last is not None:
            self._time.follow(last)
            self._beaten = last
        if noted != self._noted:
            self._noted = noted
            for hook in self.on_outage:
                hook()
