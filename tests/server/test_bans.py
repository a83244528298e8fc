"""Bans and mutes: what they refuse, on every node."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from firstgiants.server.admin.actions import banned_address
from firstgiants.server.errors import Illegal
from tests.server.served import OPEN_2, HeldTime, Json, Person, serving
from tests.server.test_admin import ACCOUNT, ADMIN, audited, host
from tests.server.test_nodes_behind import elsewhere


def ban(kind: str = "ban", **more: object) -> Json:
    return {"kind": kind, "reason": "insults", **more}


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("192.0.2.7", "192.0.2.7"),
        (" 192.0.2.7/32 ", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::/64", "2001:db8:1:2::/64"),
    ],
)
def test_an_address_is_kept_as_limits_count_it(typed: str, kept: str) -> None:
    assert banned_address(typed) == kept


@pytest.mark.parametrize(
    "typed", ["", "here", "192.0.2.0/24", "2001:db8::/32", "127.0.0.1", "::1", "0.0.0.0"]
)
def test_an_address_that_is_too_wide_or_this_computers_own_is_refused(typed: str) -> None:
    with pytest.raises(Illegal) as refused:
        banned_address(typed)
    assert refused.value.code == "bad-address"


async def test_a_banned_account_can_do_nothing_but_leave(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, **ADMIN) as served:
        admin, ada, bo = await host(served), await served.person("Ada"), await served.person("Bo")
        await ada.ok("POST", "/api/me/account", ACCOUNT)
        token = (await ada.ok("POST", "/api/me/tokens", {"label": "x"}))["token"]
        table = (await ada.make(OPEN_2, first=1))["table"]["id"]
        await bo.ok("POST", f"/api/tables/{table}/join", {})
        other = (await bo.make(OPEN_2))["table"]["id"]
        body = ban(person=ada.id, until=time.now_ms() + 3_600_000)
        async with ada.stream(table) as hear:
            assert (await hear())["type"] == "state"
            made = await admin.ok("POST", "/api/admin/bans", body)
            while (message := await hear())["type"] != "bye":
                pass
            assert message["why"] == "signed-out"
        program = served.nobody()
        program.http.headers["Authorization"] = f"Bearer {token}"
        attempts: list[tuple[Person, str, str, Any]] = [
            (ada, "GET", "/api/me", None),
            (ada, "POST", "/api/me", {}),
            (ada, "POST", "/api/tables", {"seats": OPEN_2}),
            (ada, "POST", f"/api/tables/{other}/join", {}),
            (ada, "POST", f"/api/tables/{table}/chat", {"text": "hello"}),
            (ada, "POST", f"/api/tables/{table}/takeback", {}),
            (program, "POST", f"/api/tables/{other}/join", {}),
            (served.nobody(), "POST", "/api/session", ACCOUNT),
        ]
        for person, method, path, sent in attempts:
            problem = await person.refused(403, "banned", method, path, sent)
            assert problem["detail"].startswith("You are banned from this server until 2027-01-15")
            assert problem["detail"].endswith("UTC: insults")
        async with ada.stream(table) as hear:
            refused = await hear()
            assert (refused["why"], refused["problem"]["code"]) == ("refused", "banned")
        # A bot plays on for them, and the others are not disturbed.
        seats = (await bo.look(table))["table"]["seats"]
        assert [seat["stand_in"] is not None for seat in seats] == [True, False]
        wrong = ACCOUNT | {"password": "not the password"}
        await served.nobody().refused(401, "wrong-password", "POST", "/api/session", wrong)
        time.pass_s(3_600)
        await ada.ok("GET", "/api/me")  # it ends by itself
        await admin.refused(404, "no-such-ban", "DELETE", "/api/admin/bans/none")
        await admin.ok("DELETE", f"/api/admin/bans/{made['id']}")
        await admin.ok("POST", "/api/admin/bans", ban(person=ada.id))
        await ada.refused(403, "banned", "GET", "/api/me")
        await ada.ok("DELETE", "/api/me")
        assert [a for a, _ in await audited(admin)] == ["ban", "lift-ban", "ban", "sign-in"]


async def test_a_banned_address_is_refused_and_others_are_not(tmp_path: Path) -> None:
    trusted: Any = {"trusted_proxies": ("127.0.0.1",)}
    async with serving(tmp_path, **ADMIN, **trusted) as served:
        admin = await host(served)
        ada, bo = served.nobody(), served.nobody()
        ada.http.headers["X-Forwarded-For"] = "2001:db8:0:7::1"
        bo.http.headers["X-Forwarded-For"] = "2001:db8:0:8::1"
        ada.id = (await ada.ok("POST", "/api/me", {}))["id"]
        look = await admin.ok("GET", f"/api/admin/people/{ada.id}")
        assert look["address"] == "2001:db8:0:7::/64"
        await admin.ok("POST", "/api/admin/bans", ban(address=look["address"]))
        ada.http.headers["X-Forwarded-For"] = "2001:db8:0:7:ffff::9"
        newcomer = served.nobody()
        newcomer.http.headers["X-Forwarded-For"] = "2001:db8:0:7::2"
        for person in (ada, newcomer):
            await person.refused(403, "banned", "POST", "/api/me", {})
        await bo.ok("POST", "/api/me", {})
        # An admin behind the same address is let in to lift it.
        admin.http.headers["X-Forwarded-For"] = "2001:db8:0:7::3"
        (found,) = await admin.ok("GET", "/api/admin/bans")
        await admin.ok("DELETE", f"/api/admin/bans/{found['id']}")
        await newcomer.ok("POST", "/api/me", {})


async def test_a_mute_holds_at_every_table_and_only_for_talking(tmp_path: Path) -> None:
    async with serving(tmp_path, **ADMIN) as served:
        admin, ada = await host(served), await served.person("Ada")
        tables = [(await ada.make(OPEN_2))["table"]["id"] for _ in range(2)]
        await admin.ok("POST", "/api/admin/bans", ban("mute", person=ada.id))
        for table in tables:
            for path, body in (("chat", {"text": "hi"}), ("react", {"reaction": "wow"})):
                where = f"/api/tables/{table}/{path}"
                await ada.refused(403, "muted-everywhere", "POST", where, body)
        await ada.make(OPEN_2)
        (look,) = (await admin.ok("GET", f"/api/admin/people/{ada.id}"))["bans"]
        assert (look["kind"], look["reason"], look["until"]) == ("mute", "insults", None)


async def test_a_ban_reaches_another_node_by_itself(tmp_path: Path) -> None:
    async with serving(tmp_path, **ADMIN) as first, serving(tmp_path, **ADMIN) as second:
        admin, ada = await host(first), await first.person("Ada")
        there = elsewhere(ada, second)
        await there.ok("GET", "/api/me")
        table = (await ada.make(OPEN_2))["table"]["id"]
        async with there.stream(table) as hear:
            await admin.ok("POST", "/api/admin/bans", ban(person=ada.id))
            await ada.refused(403, "banned", "GET", "/api/me")
            while (await hear())["type"] != "bye":
                pass
        await there.refused(403, "banned", "GET", "/api/me")
        # And an admin's session is known there.
        at_other = elsewhere(admin, second)
        assert len(await at_other.ok("GET", "/api/admin/bans")) == 1


async def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, **ADMIN) as served:
        admin, ada = await host(served), await served.person("Ada")
        for body in (
            ban(),
            ban(person=ada.id, address="192.0.2.7"),
            ban("mute", address="192.0.2.7"),
            ban(person=ada.id, until=1),
        ):
            await admin.refused(422, "bad-ban", "POST", "/api/admin/bans", body)
        unknown = ban(person="nobody")
        await admin.refused(404, "no-such-person", "POST", "/api/admin/bans", unknown)
        await admin.refused(400, "invalid-request", "POST", "/api/admin/bans", {"kind": "ban"})
        assert [action for action, _ in await audited(admin)] == ["sign-in"]
