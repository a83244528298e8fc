"""Cross-site requests, headers, secrets, and hidden cards."""

from __future__ import annotations

import asyncio
import json
import re
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
import websockets

from firstgiants import Game, load_deck
from firstgiants.server.tables import fair_deal as fair
from firstgiants.server.tables.state import card_ids
from tests.server.served import OPEN_2, HeldTime, Json, serving

FOREIGN: list[dict[str, str]] = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN)
async def test_pages_of_other_sites_are_refused(tmp_path: Path, headers: dict[str, str]) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        for method, path in (
            ("POST", "/api/tables"),
            ("DELETE", "/api/me"),
            ("PATCH", "/api/me"),
        ):
            await ada.refused(403, "cross-origin", method, path, {}, headers=headers)
        own = {"Origin": served.address, "Sec-Fetch-Site": "same-origin"}
        await ada.ok("PATCH", "/api/me", {"name": "Ada"}, headers=own)
        if "Origin" in headers:
            address = served.address.replace("http", "ws") + "/api/lobby/stream"
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(address, additional_headers=headers)


async def test_a_form_of_another_site_cannot_send_json(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        response = await ada.http.post(
            "/api/tables", content=b"seats=1", headers={"Content-Type": "text/plain"}
        )
        assert (response.status_code, response.json()["code"]) == (400, "invalid-request")


async def test_every_response_has_strict_headers_and_scripts_cannot_read_the_cookie(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as served:
        somebody = served.nobody()
        made = await somebody.ask("POST", "/api/me", {})
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        for path in ("/", "/api/me", "/docs/api", "/nowhere.js", "/t/abc", "/healthz"):
            response = await somebody.ask("GET", path)
            policy = response.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self';" in policy
            assert "blob:" not in policy
            assert response.headers["content-type"].count("charset") <= 1
            assert response.headers["x-content-type-options"] == "nosniff"
            assert response.headers["x-frame-options"] == "DENY"
            assert "server" not in response.headers


async def test_cookies_are_secure_if_the_setting_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path, secure_cookies=True) as served:
        made = await served.nobody().ask("POST", "/api/me", {})
        assert "secure" in made.headers["set-cookie"].lower()
        assert "max-age" in made.headers["strict-transport-security"]


async def test_over_https_no_subdomain_can_replace_a_session(tmp_path: Path) -> None:
    async with serving(tmp_path, secure_cookies=True) as served:
        made = await served.nobody().ask("POST", "/api/me", {})
        set_cookies = made.headers.get_list("set-cookie")
        secret = next(
            text.partition("=")[2].partition(";")[0]
            for text in set_cookies
            if text.startswith("__Host-fg_person=")
        )
        named = served.nobody()
        named.http.headers["Cookie"] = f"fg_person=planted; __Host-fg_person={secret}"
        assert (await named.ok("GET", "/api/me"))["id"] == made.json()["id"]
        # A cookie of an older version goes on working, and gets the new name.
        older = served.nobody()
        older.http.headers["Cookie"] = f"fg_person={secret}"
        answer = await older.ask("GET", "/api/me")
        assert answer.json()["id"] == made.json()["id"]
        renamed, removed = sorted(answer.headers.get_list("set-cookie"))
        assert renamed.startswith(f"__Host-fg_person={secret};")
        assert removed.startswith("fg_person=")
        assert "Max-Age=0" in removed
        for text in (renamed, removed):
            assert {"path=/", "secure", "httponly"} <= set(text.lower().split("; "))
            assert "domain" not in text.lower()


async def test_a_request_without_host_is_refused(tmp_path: Path) -> None:
    behind_a_proxy = ("https://giants.example",)
    for origins in ((), behind_a_proxy):
        async with serving(tmp_path, origins=origins) as served:
            for host in (None, ""):
                connection = HTTPConnection(served.address.removeprefix("http://"))
                connection.putrequest("GET", "/api/bots", skip_host=True)
                if host is not None:
                    connection.putheader("Host", host)
                connection.endheaders()
                response = await asyncio.to_thread(connection.getresponse)
                answer = json.loads(response.read())
                connection.close()
                assert (response.status, answer["code"]) == (400, "invalid-request")
                assert "Host is missing" in answer["detail"]


async def test_symbolic_links_in_the_web_folder_are_not_served(tmp_path: Path) -> None:
    web, secrets = tmp_path / "web", tmp_path / "secrets"
    (web / "pages").mkdir(parents=True)
    secrets.mkdir()
    (secrets / "key.txt").write_text("a secret")
    (web / "own.txt").write_text("public")
    (web / "key.txt").symlink_to(secrets / "key.txt")
    (web / "own.txt.gz").symlink_to(secrets / "key.txt")
    (web / "folder").symlink_to(secrets)
    (web / "pages" / "front.en.html").symlink_to(secrets / "key.txt")
    (web / "pages" / "stones.json").write_text('["x"]')
    # The folder itself may be a link: the host has chosen it.
    chosen = tmp_path / "chosen"
    chosen.symlink_to(web)
    async with serving(tmp_path, web=str(chosen)) as served:
        http = served.nobody().http
        assert (await http.get("/own.txt")).text == "public"
        for path in ("/key.txt", "/folder/key.txt", "/", "/pages/front.en.html"):
            assert "a secret" not in (await http.get(path)).text


async def test_files_outside_the_web_client_cannot_be_reached(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("a secret")

    async with serving(tmp_path, web=str(web)) as served:
        for path in (
            "/../secret.txt",
            "/assets/../../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/..%5csecret.txt",
            f"/{tmp_path}/secret.txt",
            f"/{quote(str(tmp_path), safe='')}%2fsecret.txt",
        ):
            # Not with httpx, which would remove the dots.
            connection = HTTPConnection(served.address.removeprefix("http://"))
            connection.putrequest("GET", path)
            connection.endheaders()
            response = await asyncio.to_thread(connection.getresponse)
            text = response.read()
            connection.close()
            assert (response.status, json.loads(text)["code"]) == (404, "not-found"), path


async def test_a_file_has_one_path_and_templates_have_none(tmp_path: Path) -> None:
    web = tmp_path / "web"
    for name in ("assets/a.js", "pages/stones.json", ".vite/manifest.json"):
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_text("[]")

    async with serving(tmp_path, web=str(web)) as served:
        somebody = served.nobody()
        assert (await somebody.ask("GET", "/assets/a.js")).is_success
        for path in (
            "/pages/stones.json",
            "/.vite/manifest.json",
            "/assets/a.js.gz",
            "/assets%2f.%2fa.js",
            *(f"/x{number}/..%2fassets%2fa.js" for number in range(200)),
        ):
            response = await somebody.ask("GET", path)
            assert response.status_code == 404, path


async def test_requests_for_missing_tables_leave_nothing_in_memory(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        body = {"ply": 0, "choices": ["skip"]}
        for name in (*(f"none{number}" for number in range(20)), "a" * 500, "%00", "é"):
            await ada.refused(404, "no-such-table", "GET", f"/api/tables/{name}")
            path = f"/api/tables/{name}/commit"
            await ada.refused(404, "no-such-table", "POST", path, body)
        assert len(served.node.registry) == 0


async def test_requests_of_one_address_are_limited_whatever_they_ask_for(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, limit_requests=(3, 60)) as served:
        somebody = served.nobody()
        assert [
            (await somebody.ask("GET", path)).status_code
            for path in ("/", "/nowhere.js", "/api/nowhere", "/", "/nowhere.js")
        ] == [200, 404, 404, 429, 429]
        refused = await somebody.refused(429, "too-many-requests", "GET", "/api/tables")
        assert refused["retry_after"] == 1
        assert (await somebody.ask("GET", "/")).headers["retry-after"] == "1"
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(served.address.replace("http", "ws") + "/api/lobby/stream")
        time.pass_s(1)
        await somebody.ok("GET", "/api/tables")


async def test_a_proxy_that_nobody_named_is_reported_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    forwarded = {"X-Forwarded-For": "192.0.2.7"}
    for trusted, warnings in (((), 1), (("127.0.0.1",), 0)):
        caplog.clear()
        async with serving(tmp_path, trusted_proxies=trusted) as served:
            somebody = served.nobody()
            await somebody.ok("GET", "/healthz")
            assert "trusted_proxies" not in caplog.text
            for _ in range(3):
                await somebody.ok("GET", "/healthz", headers=forwarded)
            assert caplog.text.count("trusted_proxies") == warnings


async def test_the_number_of_query_parameters_is_limited(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        somebody = served.nobody()
        many = "&".join("a" for _ in range(30))
        await somebody.refused(400, "invalid-request", "GET", f"/api/tables?{many}")
        address = served.address.replace("http", "ws") + f"/api/lobby/stream?{many}"
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(address)


def all_bytes(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


async def test_the_database_contains_no_cookie_token_or_password(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        token = (await ada.ok("POST", "/api/me/tokens", {"label": "x"}))["token"]
        secrets = [token, ada.http.cookies["fg_person"], "my long password"]
        await ada.ok("POST", "/api/me/account", {"login": "ada", "password": secrets[2]})
    stored = all_bytes(tmp_path)
    assert b"argon2id" in stored
    for secret in secrets:
        assert secret.encode() not in stored


# ---------------------------------------------------------------- two worlds


def two_orders() -> tuple[list[str], list[str]]:
    """Two decks with the same cards at the sites and the same top card; the rest is in reverse
    order."""
    cards = fair.order_of("7" * 64, card_ids(load_deck("founders")))
    return cards, [*cards[:9], *reversed(cards[9:])]


async def world(folder: Path, order: list[str], monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Everything that three people receive at a table with this order, until a card is turned."""
    monkeypatch.setattr(fair, "order_of", lambda _seed, _cards: order)
    traffic: list[bytes] = []
    numbers = iter(range(1000))
    async with serving(folder, time=HeldTime()) as served:
        served.node.tables._new_id = lambda: f"id-{next(numbers)}"
        served.node.tables._new_seed = lambda: "ab" * 32
        ada, bo, cy = [await served.person(name) for name in ("Ada", "Bo", "Cy")]
        names = {ada.id: "ADA", bo.id: "BO", cy.id: "CY"}

        async def note(person: Any, method: str, path: str, body: object = None) -> Json:
            response = await person.ask(method, path, body)
            text = response.content
            for person_id, name in names.items():
                text = text.replace(person_id.encode(), name.encode())
            traffic.append(str(response.status_code).encode() + text)
            answer: Json = response.json() if response.content else {}
            return answer

        table = (await note(ada, "POST", "/api/tables", {"seats": OPEN_2, "first": 1}))["table"][
            "id"
        ]
        await note(bo, "POST", f"/api/tables/{table}/join", {})
        view = (await note(ada, "GET", f"/api/tables/{table}"))["view"]
        for choice in [*view["decision"]["legal"], "skip"]:
            seen = await note(
                ada, "POST", f"/api/tables/{table}/preview", {"ply": 0, "choices": [choice]}
            )
            if seen.get("decision"):
                for second in seen["decision"]["legal"]:
                    body = {"ply": 0, "choices": [choice, second]}
                    await note(ada, "POST", f"/api/tables/{table}/preview", body)
        for person in (ada, bo, cy):
            await note(person, "GET", f"/api/tables/{table}")
            async with person.stream(table) as hear:
                traffic.append(re.sub("|".join(names), "P", json.dumps(await hear())).encode())
        await note(cy, "GET", f"/api/games/{table}")
        await note(cy, "GET", "/api/tables?state=playing")
        await note(bo, "GET", "/api/me/tables")
        # The commit turns up the next card: from here on the worlds may differ.
        legal = view["decision"]["legal"][0]
        await note(ada, "POST", f"/api/tables/{table}/commit", {"ply": 0, "choices": [legal]})
    return traffic


async def test_two_worlds_that_differ_below_the_top_card_look_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    orders = two_orders()
    games = [Game.new(players=["Ada", "Bo"], order=order) for order in orders]
    assert games[0].view() == games[1].view()

    for name in ("0", "1"):
        (tmp_path / name).mkdir()

    first, second = [
        await world(tmp_path / str(i), order, monkeypatch) for i, order in enumerate(orders)
    ]
    assert first[:-1] == second[:-1]
    assert any(b'deck_top_hidden":true' in answer for answer in first)
    # The test does detect differences: the commit reveals the next card.
    assert first[-1] != second[-1]
