"""Guessing passwords is slow, and locks out or slows down nobody else."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from firstgiants.server.errors import TooMany
from firstgiants.server.http.address import address_of
from firstgiants.server.http.limits import LocalLimits, wait_after
from firstgiants.server.people.passwords import LONGEST_QUEUE, RESERVED
from firstgiants.server.settings import Settings
from tests.server.served import PATIENCE_S, HeldTime, Person, Served, serving

ACCOUNT = {"login": "ada", "password": "a long password"}
WRONG = ACCOUNT | {"password": "a wrong password"}
LIMITS: dict[str, Any] = {"limit_sign_in": (10, 10), "trusted_proxies": ("127.0.0.1",)}


def at(address: str) -> dict[str, Any]:
    """Options for a request from this address, behind the proxy."""
    return {"headers": {"X-Forwarded-For": address}}


async def account(served: Served) -> Person:
    ada = await served.person("Ada")
    await ada.ok("POST", "/api/me/account", ACCOUNT, **at("192.0.2.1"))
    await ada.ok("DELETE", "/api/session")
    return ada


async def test_an_attack_on_a_login_does_not_lock_its_owner_out(tmp_path: Path) -> None:
    time = HeldTime()

    async with serving(tmp_path, time=time, **LIMITS) as served:
        ada, attacker = await account(served), served.nobody()
        statuses: Counter[int] = Counter()
        for minute in range(3):
            for _ in range(7):
                for address in ("203.0.113.5", "192.0.2.1"):
                    answer = await attacker.ask("POST", "/api/session", WRONG, **at(address))
                    statuses[answer.status_code] += 1
            # The owner can sign in from other addresses, and from the attacker's on a known device.
            elsewhere = at(f"198.51.100.{minute + 1}")
            await served.nobody().ok("POST", "/api/session", ACCOUNT, **elsewhere)
            await ada.ok("POST", "/api/session", ACCOUNT, **at("203.0.113.5"))
            time.pass_s(60)
        # Five attempts are free, then the wait grows; the owner's success does not reset it.
        assert statuses == {401: 2 * 7, 429: 2 * 14}


async def test_a_device_is_remembered_for_its_own_account_only(tmp_path: Path) -> None:
    time = HeldTime()

    async with serving(tmp_path, time=time, **LIMITS) as served:
        ada = await account(served)
        mallory = await served.person("Mallory")
        other = {"login": "mallory", "password": "my own password"}
        await mallory.ok("POST", "/api/me/account", other, **at("203.0.113.5"))
        for _ in range(5):
            await mallory.refused(
                401, "wrong-password", "POST", "/api/session", WRONG, **at("203.0.113.5")
            )
        await mallory.refused(
            429, "too-many-requests", "POST", "/api/session", ACCOUNT, **at("203.0.113.5")
        )
        # A copied device cookie allows ten guesses, then ten per minute.
        for _ in range(10):
            await ada.refused(401, "wrong-password", "POST", "/api/session", WRONG)
        await ada.refused(429, "too-many-requests", "POST", "/api/session", WRONG)
        time.pass_s(60)
        await ada.ok("POST", "/api/session", ACCOUNT)
        # Ending other sessions forgets the device.
        copied = served.nobody()
        copied.http.headers["Cookie"] = f"fg_device={ada.http.cookies['fg_device']}"
        await ada.ok("DELETE", "/api/me/sessions")
        for _ in range(5):
            await copied.refused(401, "wrong-password", "POST", "/api/session", WRONG)
        await copied.refused(429, "too-many-requests", "POST", "/api/session", WRONG)
        await ada.ok("POST", "/api/session", ACCOUNT)


async def test_the_device_cookie_is_sent_only_for_signing_in(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        made = await ada.ask("POST", "/api/me/account", ACCOUNT)
        (cookie,) = [
            text.lower()
            for text in made.headers.get_list("set-cookie")
            if text.startswith("fg_device=")
        ]
        for part in ("path=/api/session", "httponly", "samesite=lax"):
            assert part in cookie


async def test_the_wait_between_guesses_grows_and_success_ends_it(tmp_path: Path) -> None:
    time = HeldTime()

    limits = LocalLimits(Settings(database=str(tmp_path / "x")), time)
    waits = []
    for _ in range(5):
        await limits.attempt("who")
    for _ in range(12):
        with pytest.raises(TooMany) as refused:
            await limits.attempt("who")
        wait = refused.value.extra["retry_after"]
        assert isinstance(wait, float)
        waits.append(wait)
        time.pass_s(wait)
        await limits.attempt("who")
    assert waits == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]
    await limits.attempt("somebody else")
    await limits.succeeded("who")
    for _ in range(5):
        await limits.attempt("who")
    time.pass_s(3600)
    for _ in range(5):
        await limits.attempt("who")
    assert wait_after(10**9) == 300


async def test_the_old_password_cannot_be_guessed_with_a_stolen_session(tmp_path: Path) -> None:
    async with serving(tmp_path, time=HeldTime()) as served:
        ada = await served.person("Ada")
        await ada.ok("POST", "/api/me/account", ACCOUNT)
        ask = {"old": "a wrong password", "new": "another password"}
        for _ in range(5):
            await ada.refused(403, "wrong-old-password", "POST", "/api/me/password", ask)
        await ada.refused(429, "too-many-requests", "POST", "/api/me/password", ask)


# ---------------------------------------------------------------- hashing


class HeldHashes:
    """Password hashes that wait until the test releases them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = threading.Event()
        self.threads: set[str] = set()
        self.begun = 0
        for name in ("hash", "verify"):
            monkeypatch.setattr(PasswordHasher, name, self._held(getattr(PasswordHasher, name)))

    async def queued(self, served: Served, number: int) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while served.node.passwords._waiting < number:  # noqa: ASYNC110 - there is no event to wait for
                await asyncio.sleep(0.01)

    def _held(self, real: Any) -> Any:
        def held(*values: Any) -> Any:
            self.begun += 1
            self.threads.add(threading.current_thread().name)
            assert self.go.wait(120)
            return real(*values)

        return held


async def test_hashing_has_a_separate_thread_and_a_short_queue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, time=HeldTime(), trusted_proxies=("127.0.0.1",)) as served:
        ada = await account(served)
        hashes = HeldHashes(monkeypatch)
        crowd = [
            asyncio.create_task(
                served.nobody().ask("POST", "/api/session", WRONG, **at(f"203.0.113.{i}"))
            )
            for i in range(1, 61)
        ]
        done, waiting = await asyncio.wait(crowd, timeout=None, return_when="FIRST_COMPLETED")
        while len(waiting) > LONGEST_QUEUE:
            more, waiting = await asyncio.wait(waiting, return_when="FIRST_COMPLETED")
            done |= more
        for task in done:
            answer = task.result()
            assert answer.status_code == 503
            assert answer.json()["code"] == "try-again"
            assert answer.json()["retry_after"] > 0
            assert int(answer.headers["retry-after"]) > 0
        # Other requests continue: hashing blocks no thread that they need.
        await served.nobody().ok("GET", "/api/leaderboard")
        await asyncio.wait_for(asyncio.to_thread(lambda: None), PATIENCE_S)
        # New accounts use the same queue; a known device gets a place in it.
        guest = await served.person("Bo")
        bo = {"login": "bo-bo", "password": "a long password"}
        await guest.refused(503, "try-again", "POST", "/api/me/account", bo)
        owner = asyncio.create_task(ada.ok("POST", "/api/session", ACCOUNT))
        await hashes.queued(served, LONGEST_QUEUE + 1)
        assert len(hashes.threads) == 1
        assert "passwords" in next(iter(hashes.threads))
        hashes.go.set()
        assert (await owner)["id"] == ada.id
        answers = await asyncio.gather(*waiting)
        assert {one.status_code for one in answers} == {401}
        assert served.node.passwords._waiting == 0
        assert RESERVED > 0


async def test_accounts_are_limited_by_address_and_taken_logins_cost_no_hash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = HeldTime()

    async with serving(tmp_path, time=time, **LIMITS) as served:
        await account(served)
        hashes = HeldHashes(monkeypatch)
        hashes.go.set()
        network = "2001:db8:1:2::"
        for i in range(10):
            guest = await served.person("Guest")
            here = at(f"{network}{i + 1}")
            ask = ACCOUNT | {"login": "ADA"}
            await guest.refused(409, "login-taken", "POST", "/api/me/account", ask, **here)
        assert hashes.begun == 0
        # Other guests and addresses of the same network share the limit.
        guest = await served.person("Guest")
        ask = ACCOUNT | {"login": "somebody-new"}
        await guest.refused(
            429, "too-many-requests", "POST", "/api/me/account", ask, **at(f"{network}ffff")
        )
        assert hashes.begun == 0
        await guest.ok("POST", "/api/me/account", ask, **at("2001:db8:1:3::1"))


async def test_unknown_logins_cost_a_hash_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served:
        await account(served)
        somebody = served.nobody()
        await somebody.refused(401, "wrong-password", "POST", "/api/session", WRONG)
        hashes = HeldHashes(monkeypatch)
        hashes.go.set()
        for login in ("ada", "nobody-at-all"):
            before = hashes.begun
            ask = WRONG | {"login": login}
            await somebody.refused(401, "wrong-password", "POST", "/api/session", ask)
            assert hashes.begun == before + 1


# ---------------------------------------------------------------- addresses

ADDRESSES = {
    "192.0.2.7": "192.0.2.7",
    "::ffff:192.0.2.7": "192.0.2.7",
    "::FFFF:c000:0207": "192.0.2.7",
    "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::/64",
    "2001:db8:1:2::": "2001:db8:1:2::/64",
    "2001:DB8:1:2:ffff::1": "2001:db8:1:2::/64",
    "fe80::1%eth0": "fe80::/64",
    "::1": "::/64",
    "unix:": "unix:",
    "unknown": "unknown",
    "": "",
}


@pytest.mark.parametrize("written", ADDRESSES)
def test_an_address_is_normalized_to_its_network(written: str) -> None:
    assert address_of(written) == ADDRESSES[written]


async def test_streams_and_guests_are_counted_by_network(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"limit_guests": (3, 1), "trusted_proxies": ("127.0.0.1",)}

    async with serving(tmp_path, time=HeldTime(), streams_per_person=2, **limits) as served:
        for i in range(3):
            here = at(f"2001:db8:1:2::{i + 1}")
            await served.nobody().ok("POST", "/api/me", {}, **here)
        for same in ("2001:db8:1:2:f::1", "2001:0db8:0001:0002::9"):
            await served.nobody().refused(
                429, "too-many-requests", "POST", "/api/me", {}, **at(same)
            )
        await served.nobody().ok("POST", "/api/me", {}, **at("2001:db8:1:3::1"))
        path, first = "/api/lobby/events", served.nobody().http
        async with (
            first.stream("GET", path, **at("2001:db8:1:2::1")) as one,
            first.stream("GET", path, **at("2001:db8:1:2::2")) as two,
        ):
            heard = [stream.aiter_lines() for stream in (one, two)]
            for lines in heard:
                await anext(lines)
            await served.nobody().refused(
                429, "too-many-requests", "GET", path, **at("2001:db8:1:2::3")
            )
