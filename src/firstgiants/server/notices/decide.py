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
from firstgiants.server.tables.clocks import Outage, left_ms
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


@dataclass(frozen=True)
class Recipient:
    """`sent`: messages to the person today. `last_sent`: to this target."""

    person_id: str
    channel: Channel
    settings: NoticeSettings
    sent: int
    mails: int
    last_sent: int


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
    wanted: bool | None,  # noqa: FBT001 - "as the settings say" is a third value
    now: int,
    outages: Sequence[Outage],
) -> Decision:
    """`wanted`: the person's choice for this table; None: as the settings say."""
    if notice.unsure >= MOST_UNSURE:
        return Drop()
    if notice.kind == "test":
        return Send()
    if table is None or wanted is False:
        return Drop()
    if notice.kind == "over":
        if wanted is None and to.channel not in to.settings.over:
            return Drop()
        return _in_time(notice, to, now) or Send()
    left = _time_left(table, to.person_id, now, outages)
    if left is None:
        return Drop()
    if notice.kind == "turn":
        if wanted is None and to.channel not in to.settings.turn:
            return then_remind(to, table, left, now) or Drop()
        return _in_time(notice, to, now) or Send(left)
    return _remind(notice, to, table, left, now, wanted=wanted is True)


def _remind(
    notice: Notice, to: Recipient, table: TableNow, left: int, now: int, *, wanted: bool
) -> Decision:
    if left == 0 or (not wanted and to.channel not in to.settings.reminder):
        return Drop()
    # Downtime does not count, so that the time may run out later than it looked.
    earliest = reminder_at(now + left, _whole_ms(table), to.settings)
    if now < earliest:
        return Wait(earliest, "reminder")
    return _in_time(notice, to, now) or Send(left)


def _time_left(table: TableNow, person_id: str, now: int, outages: Sequence[Outage]) -> int | None:
    """What the person has left at a table that waits for them; None if it does not."""
    row = table.row
    if row.state != "playing" or row.asked is None or row.asked_bot is not None:
        return None
    if table.seats[row.asked - 1].person_id != person_id:
        return None
    return left_ms(row, row.asked, now, outages) if row.banks else None


def _in_time(notice: Notice, to: Recipient, now: int) -> Wait | None:
    """Quiet hours, the gap between mails, and the most a day."""
    later = allowed_from(now, to.settings)
    if to.channel == "mail" and notice.kind != "reminder" and to.last_sent:
        later = max(later, to.last_sent + to.settings.mail_every_h * HOUR_MS)
    if to.sent >= MOST_A_DAY or (to.channel == "mail" and to.mails >= MOST_MAILS_A_DAY):
        later = max(later, (now // DAY_MS + 1) * DAY_MS)
    return Wait(later, notice.kind) if later > now else None


def then_remind(to: Recipient, table: TableNow, left: int, now: int) -> Wait | None:
    """What follows the message about a turn: the reminder, if there is time for one."""
    if to.channel not in to.settings.reminder or left <= reminder_before(_whole_ms(table)):
        return None
    moment = reminder_at(now + left, _whole_ms(table), to.settings)
    return Wait(moment, "reminder") if moment > now else None


def _whole_ms(table: TableNow) -> int:
    match table.row.pace:
        case wire.DaysPace(days=days):
            return days * DAY_MS
        case wire.LivePace(bank_s=bank_s):
            return bank_s * 1000
        case wire.Untimed():
            return 0
