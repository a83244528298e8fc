"""When a message may go: quiet hours, reminders, retries. Pure functions of the time."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from firstgiants.server.wire.notices import NoticeSettings, QuietHours

HOUR_MS: Final = 3_600_000
DAY_MS: Final = 86_400_000
TURN_DELAY_MS: Final = 15_000
"""A turn is announced only after this long: a person who looks at the table sees it at once."""
LONGEST_REMINDER_MS: Final = DAY_MS
RETRY_MS: Final = 30_000
LONGEST_RETRY_MS: Final = 6 * HOUR_MS
TRIES: Final = 6
_MARGIN_MS: Final = 2 * HOUR_MS
"""A person gets at least this much time after the quiet hours, or the reminder comes before."""
_EARLY_MS: Final = 600_000
"""How long before the quiet hours such a reminder comes."""

DEFAULTS: Final = NoticeSettings(
    turn=["push", "mail", "webhook"],
    reminder=["push", "mail", "webhook"],
    over=["push"],
    challenge=["push", "mail", "webhook"],
    quiet=None,
    zone="UTC",
    language="en",
    mail_every_h=3,
)


def zone_of(name: str) -> ZoneInfo:
    """Raises `ValueError` for an unknown time zone."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, OSError, ValueError) as error:
        raise ValueError(name) from error


def quiet_span(now: int, quiet: QuietHours | None, zone: str) -> tuple[int, int] | None:
    """The begin and end of the quiet hours that `now` lies in; None outside of them."""
    if quiet is None or quiet.begin == quiet.end:
        return None
    here = zone_of(zone)
    today = datetime.fromtimestamp(now / 1000, here).date()
    for back in (0, 1):
        day = today - timedelta(days=back)
        last = day if quiet.end > quiet.begin else day + timedelta(days=1)
        begin = datetime.combine(day, _clock(quiet.begin), here)
        end = datetime.combine(last, _clock(quiet.end), here)
        span = (_ms(begin), _ms(end))
        if span[0] <= now < span[1]:
            return span
    return None


def _clock(minute: int) -> time:
    return time(minute // 60, minute % 60)


def _ms(moment: datetime) -> int:
    return int(moment.astimezone(UTC).timestamp() * 1000)


def allowed_from(now: int, settings: NoticeSettings) -> int:
    """The first moment from `now` on at which a message may go."""
    span = quiet_span(now, settings.quiet, settings.zone)
    return now if span is None else span[1]


def reminder_before(full_time_ms: int) -> int:
    """How long before the end a reminder comes: the last quarter of the time, at most a day."""
    return min(full_time_ms // 4, LONGEST_REMINDER_MS)


def reminder_at(runs_out: int, full_time_ms: int, settings: NoticeSettings) -> int:
    """When to remind. In quiet hours it waits for their end, unless too little time would be left:
    then it comes before they begin."""
    moment = runs_out - reminder_before(full_time_ms)
    span = quiet_span(moment, settings.quiet, settings.zone)
    if span is None:
        return moment
    begin, end = span
    return end if runs_out - end >= _MARGIN_MS else begin - _EARLY_MS


def retry_at(now: int, tries: int, asked_s: float | None) -> int:
    """When to try again after `tries` failures; `asked_s`: the Retry-After of the receiver."""
    wait = min(LONGEST_RETRY_MS, RETRY_MS << (2 * max(0, min(tries, 10) - 1)))
    if asked_s is not None:
        wait = max(wait, min(LONGEST_RETRY_MS, int(asked_s * 1000)))
    return now + wait
