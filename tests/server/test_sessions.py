"""Sessions are rotated, listed and ended, together with the streams that they opened."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy import Connection, delete

from firstgiants.server.people.credentials import Credential, digest_of
from firstgiants.server.people.sessions import device_name
from firstgiants.server.store import schema
from tests.server.served import OPEN_2, PATIENCE_S, HeldTime, Json, Person, Served, serving

ACCOUNT = {"login": "ada", "password": "a long password"}
CHANGE = {"old": "a long password", "new": "an even longer one"}
FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0"


async def account(served: Served) -> Person:
    ada = await served.person("Ada")
    await ada.ok("POST", "/api/me/account", ACCOUNT)
    return ada


async def signed_in(served: Served, password: str = ACCOUNT["password"]) -> Person:
    """Sign the same person in from another browser."""
    other = served.nobody()
    headers = {"User-Agent": FIREFOX}
    ask = ACCOUNT | {"password": password}
    other.id = (await other.ok("POST", "/api/session", ask, headers=headers))["id"]
    return other


def copy_of(served: Served, person: Person) -> Person:
    """An attacker with a copy of the current cookie."""
    thief = served.nobody()
    thief.http.headers["Cookie"] = person.cookie
    return thief


async def test_a_new_account_and_a_new_password_invalidate_the_old_cookie(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        thief = copy_of(served, ada)
        assert (await thief.ok("GET", "/api/me"))["id"] == ada.id
        await ada.ok("POST", "/api/me/account", ACCOUNT)
        await thief.refused(401, "not-signed-in", "GET", "/api/me")
        assert (await ada.ok("GET", "/api/me"))["login"] == "ada"
        thief, phone = copy_of(served, ada), await signed_in(served)
        token = (await ada.ok("POST", "/api/me/tokens", {"label": "x"}))["token"]
        wrong = CHANGE | {"old": "not the password"}
        await ada.refused(403, "wrong-old-password", "POST", "/api/me/password", wrong)
        assert (await phone.ok("GET", "/api/me"))["id"] == ada.id
        await ada.ok("POST", "/api/me/password", CHANGE)
        for other in (thief, phone):
            await other.refused(401, "not-signed-in", "GET", "/api/me")
        assert (await ada.ok("GET", "/api/me"))["id"] == ada.id
        assert len(await ada.ok("GET", "/api/me/sessions")) == 1
        await phone.refused(401, "wrong-password", "POST", "/api/session", ACCOUNT)
        assert (await signed_in(served, CHANGE["new"])).id == ada.id
        # Tokens stay valid until they are revoked.
        program = served.nobody()
        program.http.headers["Authorization"] = f"Bearer {token}"
        assert (await program.ok("GET", "/api/me"))["id"] == ada.id


async def test_a_sign_in_ends_the_session_it_replaces(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await account(served)
        thief = copy_of(served, ada)
        await ada.ok("POST", "/api/session", ACCOUNT)
        await thief.refused(401, "not-signed-in", "GET", "/api/me")
        assert len(await ada.ok("GET", "/api/me/sessions")) == 1


async def test_sessions_are_listed_and_ended(tmp_path: Path) -> None:
    time = HeldTime()

    async with serving(tmp_path, time=time) as served:
        ada, bo = await account(served), await served.person("Bo")
        time.pass_s(7200)
        phone, laptop = await signed_in(served), await signed_in(served)
        time.pass_s(7200)
        await phone.ok("GET", "/api/me")
        here, *others = await ada.ok("GET", "/api/me/sessions")
        assert here["current"]
        assert here["seen"] == time.ms
        assert [one["current"] for one in others] == [False, False]
        # The most recently used come first.
        assert [one["seen"] for one in others] == [time.ms, time.ms - 7_200_000]
        assert others[0]["device"] == "Firefox, Windows"
        path = f"/api/me/sessions/{others[0]['id']}"
        await bo.refused(404, "no-such-session", "DELETE", path)
        await ada.ok("DELETE", path)
        await phone.refused(401, "not-signed-in", "GET", "/api/me")
        await ada.refused(404, "no-such-session", "DELETE", path)
        assert (await laptop.ok("GET", "/api/me"))["id"] == ada.id
        phone = await signed_in(served)
        await ada.ok("DELETE", "/api/me/sessions")
        for other in (phone, laptop):
            await other.refused(401, "not-signed-in", "GET", "/api/me")
        left = await ada.ok("GET", "/api/me/sessions")
        assert [one["id"] for one in left] == [here["id"]]


async def test_visits_extend_each_session_separately(tmp_path: Path) -> None:
    """Two browsers are used every day; both sessions must be extended."""
    time = HeldTime()

    async with serving(tmp_path, time=time) as served:
        ada = await account(served)
        phone = await signed_in(served)
        for _ in range(9):
            time.pass_s(50 * 86_400)
            for browser in (ada, phone):
                assert (await browser.ok("GET", "/api/me"))["id"] == ada.id


@pytest.mark.parametrize(
    "password", [" " * 12, "\u2003" * 12, "a" * 12, " a b a b a b", "Ada-Lovelace"]
)
async def test_trivial_passwords_are_refused(tmp_path: Path, password: str) -> None:
    async with serving(tmp_path) as served:
        guest = await served.person("Ada")
        ask = {"login": "ada-lovelace", "password": password}
        await guest.refused(422, "weak-password", "POST", "/api/me/account", ask)
        assert (await guest.ok("GET", "/api/me"))["kind"] == "guest"
        await guest.ok("POST", "/api/me/account", ask | {"password": ACCOUNT["password"]})
        change = CHANGE | {"new": password}
        await guest.refused(422, "weak-password", "POST", "/api/me/password", change)
        again = ask | {"password": ACCOUNT["password"]}
        await served.nobody().ok("POST", "/api/session", again)


async def test_one_guest_cannot_become_two_accounts_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        twins = [copy_of(served, ada) for _ in range(3)]
        answers = await asyncio.gather(*(
            twin.ask("POST", "/api/me/account", ACCOUNT | {"login": f"ada-{i}"})
            for i, twin in enumerate(twins)
        ))  # fmt: skip
        codes = sorted(answer.status_code for answer in answers)
        assert codes[0] == 200
        assert set(codes[1:]) <= {401, 409}
        logins = [
            (await served.nobody().ask("POST", "/api/session", ACCOUNT | {"login": f"ada-{i}"}))
            for i in range(3)
        ]
        assert sorted(one.status_code for one in logins) == [200, 401, 401]


# ---------------------------------------------------------------- streams

Revoke = Callable[[Served, Person, Person], Awaitable[object]]


async def by_sign_out(_served: Served, _ada: Person, phone: Person) -> None:
    await phone.ok("DELETE", "/api/session")


async def by_ending_it(_served: Served, ada: Person, _phone: Person) -> None:
    sessions = await ada.ok("GET", "/api/me/sessions")
    await ada.ok("DELETE", f"/api/me/sessions/{sessions[1]['id']}")


async def by_ending_others(_served: Served, ada: Person, _phone: Person) -> None:
    await ada.ok("DELETE", "/api/me/sessions")


async def by_password(_served: Served, ada: Person, _phone: Person) -> None:
    await ada.ok("POST", "/api/me/password", CHANGE)


async def by_sign_in(_served: Served, _ada: Person, phone: Person) -> None:
    await phone.ok("POST", "/api/session", ACCOUNT)


async def by_erasure(_served: Served, ada: Person, _phone: Person) -> None:
    await ada.ok("DELETE", "/api/me")


async def by_another_node(served: Served, ada: Person, _phone: Person) -> None:
    """Another node ends the session, and its note is lost."""
    t = schema.sessions
    gone = delete(t).where(t.c.person_id == ada.id)
    await served.node.database.write(lambda c: c.execute(gone).rowcount)
    await served.node.stream_access.recheck()


async def by_token(_served: Served, ada: Person, _phone: Person) -> None:
    (token,) = await ada.ok("GET", "/api/me/tokens")
    await ada.ok("DELETE", f"/api/me/tokens/{token['id']}")


REVOKED: list[Revoke] = [
    by_sign_out, by_ending_it, by_ending_others, by_password, by_sign_in, by_erasure,
    by_another_node, by_token,
]  # fmt: skip


@pytest.mark.parametrize("revoke", REVOKED)
async def test_streams_end_with_the_session_or_token_that_opened_them(
    tmp_path: Path, revoke: Revoke
) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await account(served), await served.person("Bo")
        table = (await ada.make(OPEN_2, first=1))["table"]["id"]
        await bo.ok("POST", f"/api/tables/{table}/join", {})
        phone = await signed_in(served)
        headers = {"Cookie": phone.cookie}
        if revoke is by_token:
            made = await ada.ok("POST", "/api/me/tokens", {"label": "x"})
            headers = {"Authorization": f"Bearer {made['token']}"}
        rooms = (f"/api/tables/{table}", "/api/lobby")
        opened = [asyncio.Event() for _ in range(5)]
        theirs = [
            asyncio.create_task(follow(served, room, headers, opened[i * 2 + j]))
            for i, room in enumerate(rooms)
            for j, follow in enumerate((socket_until_bye, lines_until_bye))
        ]
        other = {"Cookie": bo.cookie}
        stays = asyncio.create_task(socket_until_bye(served, rooms[0], other, opened[4]))
        await asyncio.wait_for(asyncio.gather(*(each.wait() for each in opened)), PATIENCE_S)
        await revoke(served, ada, phone)
        byes = await asyncio.wait_for(asyncio.gather(*theirs), PATIENCE_S)
        assert [bye["why"] for bye in byes] == ["signed-out"] * 4
        # Other streams stay open.
        assert not stays.done()
        stays.cancel()


async def socket_until_bye(
    served: Served, room: str, headers: dict[str, str], opened: asyncio.Event
) -> Json:
    address = f"{served.address.replace('http', 'ws')}{room}/stream"
    async with websockets.connect(address, additional_headers=headers) as socket:
        heard: Json = {"type": ""}
        while heard["type"] != "bye":
            heard = json.loads(await socket.recv())
            opened.set()
        await socket.wait_closed()
        assert socket.close_code == 4401
        return heard


async def lines_until_bye(
    served: Served, room: str, headers: dict[str, str], opened: asyncio.Event
) -> Json:
    client = served.nobody().http
    last = "{}"
    async with client.stream("GET", f"{room}/events", headers=headers) as answer:
        async for line in answer.aiter_lines():
            last = line
            opened.set()
    bye: Json = json.loads(last)
    return bye


async def test_a_concurrent_lookup_does_not_cache_a_revoked_session(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        people, database = served.node.people, served.node.database
        people.forget(ada.id)
        credential = Credential("session", digest_of(ada.http.cookies["fg_person"]))
        read = database.read

        async def slow(query: Callable[[Connection], Any], **options: Any) -> Any:
            found = await read(query, **options)
            people.forget(ada.id)  # revoked between the read and the use of its result
            return found

        database.read = slow  # type: ignore[method-assign]
        assert await people.by_credential(credential) is not None
        database.read = read  # type: ignore[method-assign]
        assert people.known(credential) is None


AGENTS = {
    FIREFOX: "Firefox, Windows",
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 "
    "Safari/537.36 Edg/126.0.0.0": "Edge, Windows",
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/126.0.0.0 Mobile Safari/537.36": "Chrome, Android",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
    "Gecko) Version/17.5 Mobile/15E148 Safari/604.1": "Safari, iPhone",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/17.5 Safari/605.1.15": "Safari, macOS",
    "python-httpx/0.27": "",
    "": "",
}


@pytest.mark.parametrize("agent", AGENTS)
def test_devices_are_named_by_browser_and_system(agent: str) -> None:
    assert device_name(agent) == AGENTS[agent]
