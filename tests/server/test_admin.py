"""The admin page: who may use it, and what it does. Everything it does is in the audit log."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.handlers import HTTPRouteHandler

from firstgiants.cli.main import run
from firstgiants.server.http.admin_auth import COOKIE
from firstgiants.server.http.app import make_litestar
from firstgiants.server.node import Node
from firstgiants.server.people.person_data import person_columns
from firstgiants.server.store import schema
from tests.server.served import OPEN_2, HeldTime, Json, Person, Served, serving, settings_for

SECRET = "a secret of the host"
ACCOUNT = {"login": "ada", "password": "a long password"}
ADMIN: dict[str, Any] = {"admin_secret": SECRET}


async def host(served: Served) -> Person:
    """Somebody who has signed in with the secret, and is no player."""
    person = served.nobody()
    await person.ok("POST", "/api/admin/session", {"secret": SECRET})
    return person


async def audited(admin: Person) -> list[tuple[str, str]]:
    """Actions and targets, newest first."""
    page = await admin.ok("GET", "/api/admin/audit")
    return [(entry["action"], entry["target"]) for entry in page["entries"]]


def admin_routes(folder: Path) -> list[tuple[str, str]]:
    """Every route of the admin page, with ids filled in."""
    app = make_litestar(Node(settings_for(folder)))
    found: list[tuple[str, str]] = []
    for route in app.routes:
        if not route.path.startswith("/api/admin"):
            continue
        for handler in route.route_handlers:  # type: ignore[union-attr]
            assert isinstance(handler, HTTPRouteHandler)
            path = "/".join("x" if "{" in part else part for part in route.path.split("/"))
            found += [(str(method), path) for method in handler.http_methods if method != "OPTIONS"]
    return found


GUESSES = 5
"""Wrong secrets of one address, before it has to wait."""
BODIES: dict[str, Json] = {
    "/api/admin/session": {"secret": "a wrong secret"},
    "/api/admin/tables/x/close": {"reason": "x"},
    "/api/admin/bans": {"kind": "ban", "address": "192.0.2.1", "reason": "x"},
    "/api/admin/people/x/erase": {"name": "x"},
    "/api/admin/reports/x": {"do": "take"},
    "/api/admin/announcements": {"starts": 0, "until": 2**42, "texts": {"en": "x"}},
}


async def test_every_admin_route_refuses_everybody_else(tmp_path: Path) -> None:
    (tmp_path / "routes").mkdir()
    routes = admin_routes(tmp_path / "routes")
    assert len(routes) > 18
    async with serving(tmp_path, **ADMIN) as served:
        stranger, guest = served.nobody(), await served.person()
        account = await served.person("Ada")
        await account.ok("POST", "/api/me/account", ACCOUNT)
        program = served.nobody()
        token = (await account.ok("POST", "/api/me/tokens", {"label": "x"}))["token"]
        program.http.headers["Authorization"] = f"Bearer {token}"
        # Secrets in places where they do not belong.
        bearer, misplaced, forged = served.nobody(), served.nobody(), served.nobody()
        bearer.http.headers["Authorization"] = f"Bearer {SECRET}"
        misplaced.http.headers["Cookie"] = f"{COOKIE}={account.http.cookies['fg_person']}"
        forged.http.headers["Cookie"] = f"{COOKIE}={SECRET.replace(' ', '-')}"
        left = await host(served)
        cookie = left.http.cookies[COOKIE]
        await left.ok("DELETE", "/api/admin/session")
        left.http.headers["Cookie"] = f"{COOKIE}={cookie}"
        before = await served.node.audit.page(None)
        for method, path in routes:
            if path == "/api/admin/ways":
                continue
            body = BODIES.get(path) if method == "POST" else None
            signs_in = (method, path) == ("POST", "/api/admin/session")
            callers = (stranger, guest, account, program, bearer, misplaced, forged, left)
            for number, caller in enumerate(callers):
                if not signs_in:
                    await caller.refused(403, "not-admin", method, path, body)
                elif number < GUESSES:
                    await caller.refused(403, "wrong-secret", method, path, body)
                else:
                    await caller.refused(429, "too-many-requests", method, path, body)
        assert (await served.node.audit.page(None)) == before


async def test_other_sites_cannot_use_an_admins_cookie(tmp_path: Path) -> None:
    async with serving(tmp_path, **ADMIN) as served:
        admin = served.nobody()
        answer = await admin.ask("POST", "/api/admin/session", {"secret": SECRET})
        cookie = answer.headers["set-cookie"].lower()
        for part in ("httponly", "samesite=strict", "path=/api/admin", "max-age=14400"):
            assert part in cookie
        for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
            for method, path in (("POST", "/api/admin/backup"), ("DELETE", "/api/admin/bans/x")):
                await admin.refused(403, "cross-origin", method, path, headers=headers)


async def test_guessing_the_secret_is_slow(tmp_path: Path) -> None:
    time = HeldTime()
    limits: Any = {"limit_sign_in": (100, 100)}
    async with serving(tmp_path, time=time, **ADMIN, **limits) as served:
        attacker = served.nobody()
        wrong = {"secret": "a guess at the secret"}
        for _ in range(5):
            await attacker.refused(403, "wrong-secret", "POST", "/api/admin/session", wrong)
        right = {"secret": SECRET}
        await attacker.refused(429, "too-many-requests", "POST", "/api/admin/session", right)
        time.pass_s(2)
        await attacker.ok("POST", "/api/admin/session", right)


async def test_a_server_without_a_secret_has_no_way_in_by_secret(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        somebody = served.nobody()
        for secret in ("", "None", SECRET):
            body = {"secret": secret}
            await somebody.refused(403, "wrong-secret", "POST", "/api/admin/session", body)
        assert (await somebody.ok("GET", "/api/admin/ways")) == {
            "by_secret": False,
            "by_account": False,
        }


async def test_a_session_ends_by_itself_and_with_the_secret(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, **ADMIN) as served:
        admin = await host(served)
        assert (await admin.ok("GET", "/api/admin/session"))["who"] == "admin secret"
        cookies = admin.http.cookies
        time.pass_s(4 * 3600)
        await admin.refused(403, "not-admin", "GET", "/api/admin/session")
        again = await host(served)
        cookies = again.http.cookies
    async with serving(tmp_path, time=time, admin_secret="another secret of the host") as served:
        stale = served.nobody()
        stale.http.cookies = cookies
        await stale.refused(403, "not-admin", "GET", "/api/admin/figures")


async def test_the_command_line_gives_and_takes_the_role(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        await ada.ok("POST", "/api/me/account", ACCOUNT)
        at = ["admin", "--database", str(tmp_path / "test.sqlite3")]
        in_thread = asyncio.to_thread
        assert await in_thread(run, [*at, "grant", "nobody-of-this-name"]) == 2
        assert "no account with the login" in capsys.readouterr().err
        body = {"password": ACCOUNT["password"]}
        await ada.refused(403, "not-admin", "POST", "/api/admin/session", body)
        assert await in_thread(run, [*at, "grant", "ada"]) == 0
        assert (await ada.ok("GET", "/api/admin/ways"))["by_account"]
        wrong = {"password": "not my password"}
        await ada.refused(403, "wrong-old-password", "POST", "/api/admin/session", wrong)
        assert (await ada.ok("POST", "/api/admin/session", body))["who"] == "ada"
        assert (await audited(ada))[:2] == [("sign-in", ""), ("grant", ada.id)]
        # A token of the account is not enough.
        program = served.nobody()
        token = (await ada.ok("POST", "/api/me/tokens", {"label": "x"}))["token"]
        program.http.headers["Authorization"] = f"Bearer {token}"
        await program.refused(403, "token-not-enough", "POST", "/api/admin/session", body)
        assert await in_thread(run, [*at, "revoke", "ada"]) == 0
        await ada.refused(403, "not-admin", "GET", "/api/admin/figures")
        assert await in_thread(run, [*at, "list"]) == 0
    assert run(["admin", "--database", str(tmp_path / "none.sqlite3"), "list"]) == 2


async def test_figures_tables_and_announcements(tmp_path: Path) -> None:
    async with serving(tmp_path, **ADMIN) as served:
        admin, ada = await host(served), await served.person("Ada")
        table = (await ada.make(OPEN_2, title="A table to close"))["table"]["id"]
        figures = await admin.ok("GET", "/api/admin/figures")
        assert (figures["status"], figures["tables_open"], figures["guests"]) == ("ok", 1, 1)
        assert figures["memory_mb"] > 10
        for query in ("?q=to close", "?q=ADA", f"?q={table}", "?state=open"):
            (found,) = await admin.ok("GET", f"/api/admin/tables{query}")
            assert (found["id"], found["names"]) == (table, ["Ada"])
        assert await admin.ok("GET", "/api/admin/tables?q=%25") == []
        path = f"/api/admin/tables/{table}/close"
        await admin.ok("POST", path, {"reason": "test"})
        assert (await ada.look(table))["table"]["state"] == "closed"
        await admin.refused(409, "table-closed", "POST", path, {"reason": "test"})

        now = served.node.time.now_ms()
        line = {"starts": now, "until": now + 60_000, "texts": {"en": "Hello", "de": "Hallo"}}
        made = await admin.ok("POST", "/api/admin/announcements", line)
        later = line | {"starts": now + 30_000}
        await admin.ok("POST", "/api/admin/announcements", later)
        assert [one["id"] for one in await ada.ok("GET", "/api/announcements")] == [made["id"]]
        assert len(await admin.ok("GET", "/api/admin/announcements")) == 2
        wrong: list[Json] = [{"until": now}, {"texts": {}}, {"texts": {"xx": "?"}}]
        for bad in wrong:
            path = "/api/admin/announcements"
            await admin.refused(422, "bad-announcement", "POST", path, line | bad)
        await admin.ok("DELETE", f"/api/admin/announcements/{made['id']}")
        assert await ada.ok("GET", "/api/announcements") == []
        actions = [action for action, _ in await audited(admin)]
        assert actions == ["withdraw", "announce", "announce", "close-table", "sign-in"]


async def test_a_backup_is_private_and_complete(tmp_path: Path) -> None:
    folder = tmp_path / "kept" / "backups"
    async with serving(tmp_path, time=HeldTime(), backup_folder=str(folder), **ADMIN) as served:
        admin, ada = await host(served), await served.person("Ada")
        await ada.make(OPEN_2)
        made = await admin.ok("POST", "/api/admin/backup")
        (path,) = folder.iterdir()
        assert (path.name, path.stat().st_size) == (made["name"], made["bytes"])
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        with closing(sqlite3.connect(path)) as copy:
            assert copy.execute("SELECT name FROM people").fetchall() == [("Ada",)]
        # A second one in the same second fails, and the first stays.
        await admin.refused(409, "backup-failed", "POST", "/api/admin/backup")
        assert list(folder.iterdir()) == [path]
        assert [action for action, _ in await audited(admin)][:2] == ["backup", "backup"]
    async with serving(tmp_path, **ADMIN) as served:
        admin = await host(served)
        await admin.refused(409, "no-backup-folder", "POST", "/api/admin/backup")


async def test_a_persons_data_can_be_exported_and_erased(tmp_path: Path) -> None:
    async with serving(tmp_path, **ADMIN) as served:
        admin, ada, bo = await host(served), await served.person("Ada"), await served.person("Bo")
        await ada.ok("POST", "/api/me/account", ACCOUNT)
        table = (await ada.make(OPEN_2))["table"]["id"]
        await ada.ok("POST", f"/api/tables/{table}/chat", {"text": "hello there"})
        await bo.ok("POST", f"/api/tables/{table}/chat", {"text": "not for Ada's file"})
        await bo.ok("PUT", f"/api/people/{ada.id}/note", {"text": "Bo's private note"})
        await bo.ok("POST", f"/api/people/{ada.id}/report", {"reason": "spam", "text": "Bo's word"})
        (found,) = await admin.ok("GET", "/api/admin/people?q=AD")
        assert (found["id"], found["login"]) == (ada.id, "ada")
        data = (await admin.ok("GET", f"/api/admin/people/{ada.id}/export"))["tables"]
        assert data["people"][0]["login"] == "ada"
        assert data["chat"][0]["text"] == "hello there"
        assert [row["id"] for row in data["tables"]] == [table]
        assert set(data) >= {t.name for t in schema.metadata.sorted_tables if person_columns(t)}
        text = json.dumps(data)
        for secret in ("argon2", "not for Ada", "Bo's", "deal_id", "seed", '"hash"'):
            assert secret not in text
        path = f"/api/admin/people/{ada.id}/erase"
        await admin.refused(409, "wrong-name", "POST", path, {"name": "Bo"})
        await admin.ok("POST", path, {"name": "Ada"})
        await ada.refused(401, "not-signed-in", "GET", "/api/me")
        await admin.refused(404, "no-such-person", "GET", f"/api/admin/people/{ada.id}")
        assert (await audited(admin))[:2] == [("erase", ada.id), ("export", ada.id)]


async def test_a_report_is_taken_and_handled_once(tmp_path: Path) -> None:
    async with serving(tmp_path, **ADMIN) as served:
        admin, ada, bo = await host(served), await served.person("Ada"), await served.person("Bo")
        table = (await bo.make(OPEN_2))["table"]["id"]
        await bo.ok("POST", f"/api/tables/{table}/chat", {"text": "you…"})
        said = {"reason": "insults", "text": "rude", "table": table}
        await ada.ok("POST", f"/api/people/{bo.id}/report", said)
        assert (await admin.ok("GET", "/api/admin/figures"))["reports_open"] == 1
        (report,) = await admin.ok("GET", "/api/admin/reports")
        path = f"/api/admin/reports/{report['id']}"
        await admin.ok("POST", path, {"do": "take"})
        (report,) = await admin.ok("GET", "/api/admin/reports")
        assert (report["about"]["name"], report["by"]["name"]) == ("Bo", "Ada")
        assert (report["taken_by"], report["lines"]) == ("admin secret", ["you…"])
        await admin.ok("POST", path, {"do": "act", "note": "banned for a day"})
        assert await admin.ok("GET", "/api/admin/reports") == []
        (report,) = await admin.ok("GET", "/api/admin/reports?handled=true")
        assert (report["outcome"], report["handled_by"]) == (
            "acted: banned for a day",
            "admin secret",
        )
        again = {"do": "dismiss"}
        await admin.refused(409, "report-handled", "POST", path, again)
        await admin.refused(404, "no-such-report", "POST", "/api/admin/reports/r2", again)
        assert [a for a, _ in await audited(admin)][:2] == ["act-report", "take-report"]
