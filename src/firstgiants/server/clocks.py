"""Clocks, and the times when nobody's clock runs.

`banks[seat - 1]` is what a seat had left when the open decision was asked (`asked_since`). Only the
seat that is asked loses time. Live: the bank shrinks, and `increment_s` comes back when the
decision passes on. Days: every new decision starts with the full time. A bot has no clock.

Time in which the service was down does not count. The pulse is written every few seconds while at
least one node is up; a gap in it is an outage, and outages are left out of every count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from firstgiants.server import wire
from firstgiants.server.rows import SeatRow, TableRow
from firstgiants.server.store import Conflict, Database, Unavailable, Writer, schema
from firstgiants.server.timing import Time

DAY_MS = 86_400_000
TAKEBACK_MS = 60_000
"""Who takes a seat back has at least this much on a live clock."""
KEPT_MS = 90 * DAY_MS
"""Outages longer ago do not matter any more."""
BEAT_MS = 2_000
GAP_MS = 3 * BEAT_MS


@dataclass(frozen=True)
class Outage:
    since: int
    until: int


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
    bank = row.banks[seat - 1]
    if seat != row.asked or row.asked_bot is not None:
        return bank
    return max(0, bank - counted(row.asked_since, now, outages))


def clocks(row: TableRow, now: int, outages: Sequence[Outage]) -> wire.Clocks:
    running = row.asked if row.banks and row.asked_bot is None else None
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
    """When somebody has to look at this table: time runs out, or the grace after it."""
    if row.state != "playing" or row.asked is None or row.asked_bot is not None or not row.banks:
        return None
    runs_out = row.asked_since + row.banks[row.asked - 1]
    if not seats[row.asked - 1].flagged:
        return runs_out
    if row.rated and isinstance(row.pace, wire.LivePace):
        return runs_out + grace_ms
    return None


class Pulse:
    """Writes that the service is up, and knows when it was not."""

    def __init__(self, database: Database, writer: Writer, time: Time) -> None:
        self._database = database
        self._writer = writer
        self._time = time
        self._missed = True  # at the start: whatever gap there is was an outage
        self.outages: tuple[Outage, ...] = ()
        self.on_outage: list[Callable[[], None]] = []

    async def beat(self) -> None:
        """Notes a gap since the last beat, of whichever node. Called every BEAT_MS."""
        now = self._time.now_ms()
        missed = self._missed

        def write(connection: Connection) -> None:
            t = schema.pulse
            last = connection.execute(select(t.c.at).where(t.c.id == 1)).scalar_one_or_none()
            if last is None:
                connection.execute(insert(t).values(id=1, at=now))
                return
            if now <= last:
                return
            if missed or now - last > GAP_MS:
                connection.execute(insert(schema.outages).values(since=last, until=now))
            connection.execute(update(t).where(t.c.id == 1).values(at=now))

        try:
            await self._writer.run(write)
            self._missed = False
        except Conflict:
            pass  # another node noted the same gap
        except Unavailable:
            self._missed = True
            return
        await self.refresh()

    async def refresh(self) -> None:
        """Reads the outages that can still matter: none is longer ago than the longest clock."""
        horizon = self._time.now_ms() - KEPT_MS
        t = schema.outages
        rows = await self._database.read(
            lambda c: c.execute(
                select(t.c.since, t.c.until).where(t.c.until > horizon).order_by(t.c.since)
            ).all()
        )
        outages = tuple(Outage(since, until) for since, until in rows)
        if outages != self.outages:
            self.outages = outages
            for hook in self.on_outage:
                hook()
