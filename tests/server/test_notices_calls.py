"""What else calls people back: invitations, and games without a clock; and who does not reach
them."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import Connection, insert

from firstgiants.server.notices.schedule import DEFAULTS
from firstgiants.server.notices.work import read_settings
from firstgiants.server.store.notice_schema import notice_settings
from tests.server.acquainted import account, befriend, play_to_the_end, sit_together
from tests.server.receivers import (
    HOUR,
    LOCAL,
    Days,
    Receiver,
    days_table,
    mail_server,
    receiving,
    subscribe,
)
from tests.server.served import OPEN_2, TWO_BOTS, HeldTime, Json, Person, Served, serving
from tests.server.test_bell import hear, own_stream
from tests.server.test_clocks import LIVE
from tests.server.test_notices_mail import confirmed

DAY = 24 * HOUR


async def friends(served: Served) -> tuple[Person, Person]:
    ada, bo = await account(served, "Ada"), await account(served, "Bo")
    await befriend(ada, bo)
    return ada, bo


async def challenge(one: Person, other: Person, **settings: object) -> str:
    seats = [{"kind": "me"}, {"kind": "invited", "person": other.id}]
    table: str = (await one.make(seats, **settings))["table"]["id"]
    return table


def said(browser: Receiver) -> list[tuple[str, str]]:
    return [(one["title"], one["body"]) for one in browser.messages]


@pytest.mark.parametrize("pace", [LIVE, {"kind": "none"}, {"kind": "days", "days": 2}])
async def test_an_invitation_is_told_once_whatever_the_clock(tmp_path: Path, pace: Json) -> None:
    time = HeldTime()
    async with receiving() as browser, serving(tmp_path, time=time, **LOCAL) as served:
        ada, bo = await friends(served)
        await subscribe(bo, browser)
        days = Days(served, time, ada, bo, await challenge(ada, bo, pace=pace, title="Bones"))
        for _ in range(3):
            await days.send(20)
        assert said(browser) == [("You are invited", "Ada keeps a seat for you at Bones.")]
        assert browser.messages[0]["path"] == f"/t/{days.table}"
        assert browser.messages[0]["waiting"] == 1
        # Declined, withdrawn or taken in time: nothing to tell.
        browser.got.clear()
        for end in ("decline", "join", "leave"):
            table = await challenge(ada, bo, pace=pace, first=1)
            await (ada if end == "leave" else bo).ok("POST", f"/api/tables/{table}/{end}", {})
            await days.send(20)
        assert said(browser) == []
        # An open table asks later.
        later = (await ada.make(OPEN_2, pace=pace))["table"]["id"]
        await ada.ok("POST", f"/api/tables/{later}/invite", {"person": bo.id})
        await days.send(20)
        assert len(browser.got) == 1


@pytest.mark.usefixtures("short_games")
async def test_a_rematch_calls_the_others(tmp_path: Path) -> None:
    time = HeldTime()
    async with receiving() as browser, serving(tmp_path, time=time, **LOCAL) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = await sit_together(ada, bo, pace=LIVE)
        await play_to_the_end(table, ada, bo)
        await subscribe(bo, browser)
        await ada.ok("POST", f"/api/tables/{table}/rematch")
        await Days(served, time, ada, bo, table).send(20)
        assert said(browser) == [("You are invited", "Ada keeps a seat for you at your table.")]


@pytest.mark.usefixtures("short_games")
async def test_games_without_a_clock_call_unless_all_others_are_bots(tmp_path: Path) -> None:
    time = HeldTime()
    async with receiving() as browser, serving(tmp_path, time=time, **LOCAL) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        await subscribe(bo, browser)
        days = Days(served, time, ada, bo, await sit_together(ada, bo, title="Bones"))
        await days.pass_turn()
        for _ in range(3):
            await days.send(20)
        assert said(browser) == [("Your turn", "It is your turn at Bones.")]
        await days.send(90 * DAY)  # there is no time that could run out
        assert len(browser.got) == 1
        await bo.ok("PUT", f"/api/me/notices/tables/{days.table}", {"over": ["push"]})
        await bo.ok("PATCH", "/api/me/notices", {"over": []})
        await play_to_the_end(days.table, ada, bo)
        assert (await bo.ok("GET", "/api/me/notices"))["tables"] == []  # but it still holds
        await days.send(20)
        assert said(browser)[1:] == [("Game over", "The game at Bones has ended.")]
        browser.got.clear()
        alone = (await bo.make(TWO_BOTS, first=1))["table"]["id"]
        live = await sit_together(bo, ada, pace=LIVE)
        assert (await bo.ok("GET", "/api/me/waiting"))["count"] == 2
        await days.send(20)
        assert (said(browser), alone == live) == ([], False)


async def test_invitations_come_in_mails_and_can_be_switched_off(tmp_path: Path) -> None:
    async with mail_server() as (box, smtp), days_table(tmp_path, **smtp) as days:
        ada, bo = await friends(days.served)
        days.bo = bo
        await confirmed(days, box, "bo@example.org")
        tables = [await challenge(ada, bo, title="Bones") for _ in range(2)]
        await days.send(20)
        [mail] = box.mails
        assert mail["Subject"] == "You are invited to 2 games"
        assert "Bones (invited by Ada)" in mail.get_content()
        assert all(f"/t/{table}" in mail.get_content() for table in tables)
        await bo.ok("PATCH", "/api/me/notices", {"challenge": ["push"]})
        await challenge(ada, bo)
        await days.send(6 * HOUR)
        assert len(box.mails) == 1


async def test_no_reminder_comes_in_a_vacation(tmp_path: Path) -> None:
    async with receiving() as browser, days_table(tmp_path) as days:
        await subscribe(days.bo, browser)
        await days.pass_turn()
        await days.send(20)
        await days.bo.ok("PUT", "/api/me/vacation", {"days": 5})
        for _ in range(5):
            await days.send(DAY)
        assert len(browser.got) == 1
        await days.send(2.5 * DAY)
        assert [title for title, _ in said(browser)] == ["Your turn", "Time is running out"]


async def test_quiet_hours_hold_through_the_night_in_which_the_clocks_change(
    tmp_path: Path,
) -> None:
    async with (
        mail_server() as (box, smtp),
        receiving() as browser,
        days_table(tmp_path, **smtp) as days,
    ):
        # Saturday evening in Zurich; the clocks go forward at 2 o'clock.
        evening = datetime(2027, 3, 27, 21, 30, tzinfo=ZoneInfo("Europe/Zurich"))
        await days.served.run_on(days.time, evening.timestamp() - days.time.ms / 1000)
        await subscribe(days.bo, browser)
        await confirmed(days, box)
        quiet = {"quiet": {"begin": 22 * 60, "end": 7 * 60}, "zone": "Europe/Zurich"}
        await days.bo.ok("PATCH", "/api/me/notices", quiet)
        await days.served.run_on(days.time, HOUR)
        await days.pass_turn()
        for _ in range(7):  # from 22:30 to 6:30, which is an hour less than on other nights
            await days.send(HOUR)
        assert (browser.got, box.mails) == ([], [])
        await days.send(HOUR / 2)
        assert (len(browser.got), len(box.mails)) == (1, 1)


async def test_the_bell_rings_for_invitations_and_requests(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada, bo = await account(served, "Ada"), await account(served, "Bo")
        async with own_stream(bo) as socket:
            assert (await hear(socket))["count"] == 0
            await ada.ok("PUT", f"/api/people/{bo.id}/friend")
            rung = await hear(socket)
            assert (rung["count"], [one["name"] for one in rung["asks"]]) == (1, ["Ada"])
            await bo.ok("PUT", f"/api/people/{ada.id}/friend")
            assert (await hear(socket))["count"] == 0
            table = await challenge(ada, bo, title="Bones", pace=LIVE)
            [kept] = (await hear(socket))["challenges"]
            assert (kept["id"], kept["title"], kept["by"]["name"]) == (table, "Bones", "Ada")
            assert kept["pace"] == "live"
            await bo.ok("POST", f"/api/tables/{table}/decline")
            assert (await hear(socket))["count"] == 0
            await ada.ok("POST", f"/api/tables/{table}/invite", {"person": bo.id})
            assert (await hear(socket))["count"] == 1
            await bo.ok("PUT", f"/api/people/{ada.id}/block")
            assert (await hear(socket))["count"] == 0


async def test_a_blocked_hosts_title_stays_out_of_bell_and_messages(tmp_path: Path) -> None:
    async with receiving() as browser, days_table(tmp_path, title="Bo is a goat") as days:
        await subscribe(days.bo, browser)
        await days.bo.ok("PUT", f"/api/people/{days.ada.id}/block")
        await days.pass_turn()
        await days.send(20)
        assert said(browser) == [("Your turn", "It is your turn at your table.")]
        [table] = (await days.bo.ok("GET", "/api/me/waiting"))["tables"]
        assert table["title"] == ""


async def test_settings_from_before_there_were_invitations_are_read(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        bo = await served.person("Bo")

        def old(connection: Connection) -> None:
            row = {"person_id": bo.id, "settings": '{"turn": ["mail"], "language": "de"}'}
            connection.execute(insert(notice_settings).values(row))

        await served.node.database.write(old)
        found = await served.node.database.read(lambda c: read_settings(c, bo.id))
        assert (found.turn, found.language) == (["mail"], "de")
        assert found.challenge == DEFAULTS.challenge
