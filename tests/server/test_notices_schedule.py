"""When messages may go: quiet hours in any time zone, reminders around them, retries."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from firstgiants.server.notices.schedule import (
    DAY_MS,
    DEFAULTS,
    HOUR_MS,
    allowed_from,
    reminder_at,
    reminder_before,
    retry_at,
    zone_of,
)
from firstgiants.server.wire.notices import NoticeSettings, QuietHours

NIGHT = QuietHours(begin=22 * 60, end=7 * 60)


def ms(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def quiet(zone: str, hours: QuietHours | None = NIGHT) -> NoticeSettings:
    return msgspec.structs.replace(DEFAULTS, quiet=hours, zone=zone)


@pytest.mark.parametrize(
    ("zone", "now", "then"),
    [
        ("UTC", "2026-11-17 21:59", "2026-11-17 21:59"),
        ("UTC", "2026-11-17 22:00", "2026-11-18 07:00"),
        ("UTC", "2026-11-18 06:59", "2026-11-18 07:00"),
        ("UTC", "2026-11-18 07:00", "2026-11-18 07:00"),
        ("Asia/Taipei", "2026-11-17 14:30", "2026-11-17 23:00"),
        ("America/New_York", "2026-11-17 14:30", "2026-11-17 14:30"),
        ("America/New_York", "2026-11-18 04:00", "2026-11-18 12:00"),
        # The night in which the clocks go back is an hour longer, and the other one shorter.
        ("Europe/Zurich", "2026-10-24 20:30", "2026-10-25 06:00"),
        ("Europe/Zurich", "2026-03-28 21:30", "2026-03-29 05:00"),
    ],
)
def test_quiet_hours_follow_the_persons_clock(zone: str, now: str, then: str) -> None:
    assert allowed_from(ms(now), quiet(zone)) == ms(then)


ZONES = sorted({"UTC", "Europe/Zurich", "America/New_York", "Asia/Taipei", "Australia/Lord_Howe",
                "America/St_Johns", "Pacific/Apia", "Africa/Casablanca"})  # fmt: skip


@given(
    zone=st.sampled_from(ZONES),
    begin=st.integers(0, 1439),
    end=st.integers(0, 1439),
    # Three years, with every change of the clocks in them.
    minute=st.integers(ms("2025-01-01") // 60_000, ms("2028-01-01") // 60_000),
)
def test_every_message_waits_at_most_a_day_and_then_goes(
    zone: str, begin: int, end: int, minute: int
) -> None:
    """Also where the hour at which quiet begins or ends does not exist, or comes twice."""
    settings = quiet(zone, QuietHours(begin=begin, end=end))
    now = minute * 60_000
    later = allowed_from(now, settings)
    assert now <= later <= now + 25 * HOUR_MS
    assert allowed_from(later, settings) == later
    if later > now:
        local = datetime.fromtimestamp(later / 1000, ZoneInfo(zone))
        skipped = local.hour * 60 + local.minute - end
        assert skipped % 1440 in (0, 30, 60)  # the end itself, or the hour that was skipped


def test_quiet_hours_may_lie_within_a_day_and_may_be_none() -> None:
    noon = quiet("UTC", QuietHours(begin=12 * 60, end=13 * 60))
    assert allowed_from(ms("2026-11-17 12:30"), noon) == ms("2026-11-17 13:00")
    assert allowed_from(ms("2026-11-17 22:30"), noon) == ms("2026-11-17 22:30")
    for nothing in (None, QuietHours(begin=60, end=60)):
        assert allowed_from(ms("2026-11-17 01:00"), quiet("UTC", nothing)) == ms("2026-11-17 01:00")


@pytest.mark.parametrize(("days", "hours"), [(1, 6), (2, 12), (4, 24), (14, 24)])
def test_the_reminder_leaves_a_quarter_of_the_time_and_at_most_a_day(days: int, hours: int) -> None:
    assert reminder_before(days * DAY_MS) == hours * HOUR_MS


@pytest.mark.parametrize(
    ("runs_out", "then"),
    [
        ("2026-11-18 16:00", "2026-11-18 10:00"),  # by day
        ("2026-11-18 09:30", "2026-11-18 07:00"),  # after the night there is time enough
        ("2026-11-18 08:30", "2026-11-17 21:50"),  # or it comes before the night
        ("2026-11-18 05:00", "2026-11-17 21:50"),
    ],
)
def test_a_reminder_never_comes_at_night_and_never_too_late(runs_out: str, then: str) -> None:
    assert reminder_at(ms(runs_out), DAY_MS, quiet("UTC")) == ms(then)


def test_retries_come_later_each_time_and_as_late_as_the_receiver_asks() -> None:
    waits = [retry_at(0, tries, None) for tries in range(1, 8)]
    assert waits[:3] == [30_000, 120_000, 480_000]
    assert waits == sorted(waits)
    assert waits[-1] == 6 * HOUR_MS
    assert retry_at(0, 1, 600.0) == 600_000
    assert retry_at(0, 1, 10.0**6) == 6 * HOUR_MS


@pytest.mark.parametrize("zone", ["Mars/Olympus", "../../etc/passwd", "/etc/passwd", "", "UTC\0"])
def test_time_zones_that_nobody_knows_are_refused(zone: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever the library says
        zone_of(zone)
