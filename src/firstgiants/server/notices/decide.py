"""Decides about one message that is due: send it, wait, or drop it. A pure function."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from firstgiants.server import wire
from firstgiants.server.notices.schedule import (
    DAY_MS,
    HOUR_MS,
    allowed_from,
    reminder_at,
    reminder_before,
)
from firstgiants.server.store.rows import SeatRow, TableRow
from firstgiants.server.tables.clocks import Outage, left_ms, standstills
from firstgiants.server.wire.notices import Channel, NoticeSettings

MOST_A_DAY: Final = 60
"""Messages to one person, over all channels."""
MOST_MAILS_A_DAY: Final = 20
MOST_UNSURE: Final = 2
"""A message whose sending was begun this often without a known end is not sent again."""


@dataclass(frozen=True)
class Notice:
    """A row of the queue."""

    table_id: str
    kind: str
    n: int
    due: int
    tries: int
    unsure: int


@dataclass(frozen=True)
class TableNow:
    row: TableRow
    seats: tuple[SeatRow, ...]

    def invites(self, person_id: str, now: int) -> bool:
        """Whether a seat is kept for the person."""
        return self.row.state == "open" and any(
            seat.reserved_for == person_id and (seat.reserved_until or 0) > now
            for seat in self.seats
        )

    def asks(self, person_id: str) -> bool:
        """Whether the table waits for the person, and no bot stands in."""
        row = self.row
        if row.state != "playing" or row.asked is None or row.asked_bot is not None:
            return False
        return self.seats[row.asked - 1].person_id == person_id

    def left_ms(self, now: int, outages: Sequence[Outage]) -> int | None:
        """The time that the seat that is asked has left; None without a clock."""
        row = self.row
        if not row.banks or row.asked is None:
            return None
        return left_ms(row, row.asked, now, standstills(row, self.seats, outages))


@dataclass(frozen=True)
class Recipient:
    """`settings`: what the person wants, at the table that the message is about. `sent`: messages
    to the person today. `last_sent`: to this target."""

    person_id: str
    channel: Channel
    settings: NoticeSettings
    sent: int
    mails: int
    last_sent: int

    def wants(self, kind: str) -> bool:
        """Whether messages of this kind go to this target."""
        channels = {
            "turn": self.settings.turn,
            "reminder": self.settings.reminder,
            "over": self.settings.over,
            "challenge": self.settings.challenge,
        }
        return self.channel in channels[kind]

    @property
    def has_enough(self) -> bool:
        """Whether this was all for today."""
        return self.sent >= MOST_A_DAY or (
            self.channel == "mail" and self.mails >= MOST_MAILS_A_DAY
        )


@dataclass(frozen=True)
class Send:
    left_ms: int | None = None


@dataclass(frozen=True)
class Wait:
    """Until `due`, as a message of this kind."""

    due: int
    kind: str


@dataclass(frozen=True)
class Drop:
    pass


Decision = Send | Wait | Drop


def decide(
    notice: Notice,
    to: Recipient,
    table: TableNow | None,
    now: int,
    outages: Sequence[Outage],
) -> Decision:
    if notice.unsure >= MOST_UNSURE:
        return Drop()
    if notice.kind == "test":
        return Send()
    if table is None:
        return Drop()
    if notice.kind in ("over", "challenge"):
        if not to.wants(notice.kind):
            return Drop()
        if notice.kind == "challenge" and not table.invites(to.person_id, now):
            return Drop()
        return _in_time(notice, to, now) or Send()
    if not table.asks(to.person_id):
        return Drop()
    left = table.left_ms(now, outages)
    if notice.kind == "turn":
        if not to.wants("turn"):
            return then_remind(to, table, left, now) or Drop()
        return _in_time(notice, to, now) or Send(left)
    return _remind(notice, to, table, left, now)


def _remind(notice: Notice, to: Recipient, table: TableNow, left: int | None, now: int) -> Decision:
    if not left or not to.wants("reminder"):
        return Drop()
    # Downtime does not count, so that the time may run out later than it looked.
    earliest = reminder_at(now + left, _full_time_ms(table), to.settings)
    if now < earliest:
        return Wait(earliest, "reminder")
    return _in_time(notice, to, now) or Send(left)


def _in_time(notice: Notice, to: Recipient, now: int) -> Wait | None:
    """Wait for the end of quiet hours, the gap between mails, or a day that has reached its limit;
    None if the message may go now."""
    later = allowed_from(now, to.settings)
    if to.channel == "mail" and notice.kind != "reminder" and to.last_sent:
        later = max(later, to.last_sent + to.settings.mail_every_h * HOUR_MS)
    if to.has_enough:
        later = max(later, (now // DAY_MS + 1) * DAY_MS)
    return Wait(later, notice.kind) if later > now else None


def then_remind(to: Recipient, table: TableNow, left: int | None, now: int) -> Wait | None:
    """What follows the message about a turn: the reminder, if there is time for one."""
    if left is None or not to.wants("reminder"):
        return None
    if left <= reminder_before(_full_time_ms(table)):
        return None
    moment = reminder_at(now + left, _full_time_ms(table), to.settings)
    return Wait(moment, "reminder") if moment > now else None


def _full_time_ms(table: TableNow) -> int:
    """The time on a full clock; 0 without a clock."""
    match table.row.pace:
        case wire.DaysPace(days=days):
            return days * DAY_MS
        case wire.LivePace(bank_s=bank_s):
            return bank_s * 1000
        case wire.Untimed():
            return 0
