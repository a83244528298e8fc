"""Mail by a real mail server: confirmed addresses, one mail for many tables, and an end at once."""

from __future__ import annotations

import re
from email.message import EmailMessage
from pathlib import Path

import pytest

from firstgiants.server.settings import Settings
from tests.server.receivers import DAYS, HOUR, Days, MailBox, days_table, mail_server
from tests.server.served import OPEN_2


def link(mail: EmailMessage, purpose: str) -> str:
    found = re.search(rf"https://giants\.example/mail/{purpose}/([\w-]+)", mail.get_content())
    assert found is not None
    return found[1]


async def confirmed(days: Days, box: MailBox, address: str = "bo@example.org") -> None:
    await days.bo.ok("POST", "/api/me/notices/mail", {"address": address})
    token = link(box.mails.pop(), "confirm")
    await days.served.nobody().ok("POST", f"/api/mail/confirm/{token}")


async def test_an_address_gets_nothing_before_its_link_was_followed(tmp_path: Path) -> None:
    async with mail_server() as (box, smtp), days_table(tmp_path, **smtp) as days:
        await days.bo.ok("PATCH", "/api/me/notices", {"language": "de"})
        await days.bo.ok("POST", "/api/me/notices/mail", {"address": "bo@example.org"})
        [asked] = box.mails
        assert asked["To"] == "bo@example.org"
        assert asked["From"] == "Giants <g@giants.example>"
        assert asked["Subject"] == "Bestätige deine Mailadresse"
        await days.pass_turn()
        await days.send(60)
        assert len(box.mails) == 1
        token = link(asked, "confirm")
        stranger = days.served.nobody()
        page = await stranger.http.get(f"/mail/confirm/{token}")
        assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
        # Looking at a link changes nothing: mail programs do it by themselves.
        seen = await stranger.ok("GET", f"/api/mail/confirm/{token}")
        assert seen == {"address": "b…@example.org"}
        assert not (await days.bo.ok("GET", "/api/me/notices"))["targets"][0]["confirmed"]
        await stranger.refused(404, "no-such-link", "POST", f"/api/mail/confirm/{token}0")
        await stranger.refused(404, "no-such-link", "POST", f"/api/mail/stop/{token}")
        await stranger.ok("POST", f"/api/mail/confirm/{token}")
        [target] = (await days.bo.ok("GET", "/api/me/notices"))["targets"]
        assert (target["confirmed"], target["name"]) == (True, "bo@example.org")


async def test_a_link_is_good_for_a_day(tmp_path: Path) -> None:
    async with mail_server() as (box, smtp), days_table(tmp_path, **smtp) as days:
        await days.bo.ok("POST", "/api/me/notices/mail", {"address": "bo@example.org"})
        token = link(box.mails[0], "confirm")
        await days.served.run_on(days.time, 25 * HOUR)
        await days.bo.refused(404, "no-such-link", "POST", f"/api/mail/confirm/{token}")
        await days.served.node.cleanup.run()
        assert (await days.bo.ok("GET", "/api/me/notices"))["targets"] == []


async def test_many_turns_come_in_one_mail(tmp_path: Path) -> None:
    async with mail_server() as (box, smtp), days_table(tmp_path, **smtp) as days:
        await confirmed(days, box)
        await days.pass_turn()
        await days.send(20)
        [first] = box.mails
        assert first["Subject"] == "It is your turn"
        assert f"https://giants.example/t/{days.table}" in first.get_content()
        assert "Bones (72 hours left)" in first.get_content()
        more = []
        for number in range(4):
            made = await days.ada.make(OPEN_2, first=1, pace=DAYS, title=f"Table {number}")
            days.table = made["table"]["id"]
            await days.bo.ok("POST", f"/api/tables/{days.table}/join", {})
            await days.pass_turn()
            await days.send(1200)
            more.append(days.table)
        assert len(box.mails) == 1
        await days.send(2 * HOUR)
        assert len(box.mails) == 2
        digest = box.mails[1]
        assert digest["Subject"] == "It is your turn at 4 tables"
        assert all(f"/t/{table}" in digest.get_content() for table in more)


async def test_one_click_stops_all_mails(tmp_path: Path) -> None:
    async with mail_server() as (box, smtp), days_table(tmp_path, **smtp) as days:
        await confirmed(days, box)
        await days.pass_turn()
        await days.send(20)
        [mail] = box.mails
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        url = re.fullmatch(
            r"<https://giants\.example(/api/mail/stop/[\w-]+)>", mail["List-Unsubscribe"]
        )
        assert url is not None
        assert url[1].endswith(link(mail, "stop"))
        # Mail programs read the bytes: one line for each, nothing encoded, however long it is.
        lines = box.raw[-1].split(b"\r\n")
        assert f"List-Unsubscribe: {url[0]}".encode() in lines
        assert len(url[0]) > 78
        assert b"List-Unsubscribe-Post: List-Unsubscribe=One-Click" in lines
        # As RFC 8058 says that mail programs do it: a form, no cookie, no page.
        program = days.served.nobody()
        for _ in range(2):
            response = await program.http.post(url[1], data={"List-Unsubscribe": "One-Click"})
            assert response.status_code == 204
        assert (await days.bo.ok("GET", "/api/me/notices"))["targets"] == []
        await days.send(60 * HOUR)
        assert len(box.mails) == 1


async def test_nobody_is_flooded_with_mails_to_confirm(tmp_path: Path) -> None:
    async with mail_server() as (box, smtp), days_table(tmp_path, **smtp) as days:
        for number in range(4):
            guest = await days.served.person(f"Guest {number}")
            body = {"address": "Victim@example.org" if number % 2 else "victim@example.org"}
            if number < 3:
                await guest.ok("POST", "/api/me/notices/mail", body)
                await guest.ok("DELETE", "/api/me")  # which does not start the count again
            else:
                await guest.refused(409, "too-many-notices", "POST", "/api/me/notices/mail", body)
        assert len(box.mails) == 3


async def test_tests_count_among_the_mails_of_a_day(tmp_path: Path) -> None:
    async with mail_server() as (box, smtp), days_table(tmp_path, **smtp) as days:
        await confirmed(days, box)
        [target] = (await days.bo.ok("GET", "/api/me/notices"))["targets"]
        test = f"/api/me/notices/targets/{target['id']}/test"
        for _ in range(20):
            await days.bo.ok("POST", test)
            await days.send(5)
        assert len(box.mails) == 20
        await days.bo.refused(409, "too-many-notices", "POST", test)
        await days.send(24 * HOUR)
        await days.bo.ok("POST", test)
        await days.send(5)
        assert len(box.mails) == 21


@pytest.mark.parametrize(
    "address", ["bo", "bo@", "bo@localhost", "a b@example.org", "bo@example.org\r\nBcc: x@y.zz"]
)
async def test_what_is_no_address_is_refused(tmp_path: Path, address: str) -> None:
    async with mail_server() as (box, smtp), days_table(tmp_path, **smtp) as days:
        path = "/api/me/notices/mail"
        await days.bo.refused(400, "invalid-request", "POST", path, {"address": address})
        assert box.mails == []


async def test_a_title_that_looks_like_a_link_stays_out_of_mails(tmp_path: Path) -> None:
    async with mail_server() as (box, smtp), days_table(tmp_path, "evil.example", **smtp) as days:
        await confirmed(days, box)
        await days.pass_turn()
        await days.send(20)
        assert "evil" not in box.mails[0].as_string()
        assert "your table" in box.mails[0].get_content()


async def test_a_mail_server_that_refuses_is_asked_again_later(tmp_path: Path) -> None:
    async with mail_server() as (box, smtp), days_table(tmp_path, **smtp) as days:
        await confirmed(days, box)
        await days.pass_turn()
        box.status = "451 later"
        await days.send(20)
        box.status = "250 kept"
        await days.send(10)
        assert box.mails == []
        await days.send(30)
        assert len(box.mails) == 1


async def test_without_a_mail_server_there_is_no_mail(tmp_path: Path) -> None:
    async with days_table(tmp_path) as days:
        assert not (await days.bo.ok("GET", "/api/me/notices"))["mail"]
        body = {"address": "bo@example.org"}
        await days.bo.refused(409, "channel-off", "POST", "/api/me/notices/mail", body)


@pytest.mark.parametrize(
    "given",
    [
        {"smtp": "mail.example", "mail_from": "a@b.cc", "public_url": "https://x.example"},
        {"smtp": "smtp://mail.example", "public_url": "https://x.example"},
        {"smtp": "smtp://mail.example", "mail_from": "a@b.cc"},
    ],
)
def test_half_a_mail_server_is_refused(given: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="smtp"):
        Settings(**given)  # type: ignore[arg-type]
