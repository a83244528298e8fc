"""A server for friends: in the local network, behind a name, and out of reach of other sites."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest
import websockets

from firstgiants.server.network import lan_addresses, url_of
from firstgiants.server.settings import Settings
from tests.server.served import PATIENCE_S, Person, Served, serving
from tests.server.test_serving import running

# ---------------------------------------------------------------- addresses


def test_the_addresses_are_ones_that_others_can_use() -> None:
    found = lan_addresses()
    assert [one.version for one in found] == sorted(one.version for one in found)
    assert not any(one.is_loopback or one.is_link_local for one in found)


def test_a_computer_without_a_network_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    monkeypatch.setattr(socket, "gethostname", lambda: "localhost")
    assert lan_addresses() == []


def test_addresses_are_spelt_as_browsers_spell_them() -> None:
    assert url_of(ip_address("192.168.1.7"), 8000) == "http://192.168.1.7:8000"
    assert url_of(ip_address("fd00::7"), 80) == "http://[fd00::7]"


# ---------------------------------------------------------------- the public address


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("https://giants.example", "https://giants.example"),
        ("HTTPS://Giants.Example:443/", "https://giants.example"),
        ("http://my-computer.local:8000", "http://my-computer.local:8000"),
        ("http://192.168.1.7:80", "http://192.168.1.7"),
        ("http://[FD00::7]:8000", "http://[fd00::7]:8000"),
    ],
)
def test_a_public_address_is_kept_as_browsers_write_it(given: str, kept: str) -> None:
    assert Settings(public_url=given).public_url == kept


@pytest.mark.parametrize(
    "bad",
    [
        "", "giants.example", "//giants.example", "ftp://giants.example", "javascript:alert(1)",
        "https://", "https://:8000", "https://giants.example/play", "https://giants.example?",
        "https://giants.example/#", "https://ada:secret@giants.example", "https://@giants.example",
        "https://giants.example:99999", "https://giants.example:x", "https://giants.example:0x50",
        "https://giants .example", "https://giants\n.example", "https://gîants.example",
        "https://giants..example", "https://-giants.example", "https://[fd00::zz]", "https://[",
        "https://1.2.3", "https://999.1.1.1", "https://a,b", 'https://a"b', "https://a\\b",
    ],
)  # fmt: skip
def test_other_texts_are_no_public_address(bad: str) -> None:
    with pytest.raises(ValueError, match=r"^public_url"):
        Settings(public_url=bad)


async def test_the_public_address_is_told_and_its_pages_may_play(tmp_path: Path) -> None:
    public = "https://giants.example"
    async with serving(tmp_path, public_url=public) as served:
        ada = await served.person()
        addresses = await ada.ok("GET", "/api/server")
        assert addresses == {"public_url": public, "lan_url": None}
        assert (await ada.ok("GET", "/api/openapi.json"))["servers"] == [{"url": public}]
        # A proxy passes its name on, or writes the server's own.
        for host in ("giants.example", served.address.removeprefix("http://")):
            headers = {"Host": host, "Origin": public, "Sec-Fetch-Site": "same-origin"}
            await ada.ok("PATCH", "/api/me", {"name": "Ada"}, headers=headers)
        other = {"Host": "giants.example", "Origin": "https://evil.example"}
        await ada.refused(403, "cross-origin", "PATCH", "/api/me", {"name": "Eve"}, headers=other)
        await ada.ok("PATCH", "/api/me", {"name": "Bo"}, headers={"Origin": served.address})


# ---------------------------------------------------------------- names in Host

OWN = socket.gethostname().lower()
KNOWN = (
    "localhost", "LOCALHOST.", "127.0.0.1", "192.168.1.7", "[::1]", "[fd00::7]", OWN, f"{OWN}.local"
)  # fmt: skip
UNKNOWN = (
    "evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "evil.local", "0x7f000001",
    "[evil.example]", "evil.example.", "a", "..", "[", "]", "127.0.0.1@evil.example",
)  # fmt: skip


def port_of(served: Served) -> str:
    return served.address.rsplit(":", 1)[1]


async def stream_status(served: Served, **headers: str) -> int:
    """How the server answers a page that opens the lobby's socket: 101 is yes."""
    address = served.address.replace("http", "ws") + "/api/lobby/stream"
    try:
        async with websockets.connect(address, additional_headers=headers):
            return 101
    except websockets.InvalidStatus as refused:
        return refused.response.status_code


async def test_it_answers_at_its_own_names_only(tmp_path: Path) -> None:
    """A page of another site whose name points here (DNS rebinding) is sent away, also where it
    only reads."""
    async with serving(tmp_path) as served:
        ada = await served.person()
        port = port_of(served)
        for host in KNOWN:
            page = {"Host": f"{host}:{port}", "Origin": f"http://{host}:{port}".lower()}
            await ada.ok("PATCH", "/api/me", {"name": "Ada"}, headers=page)
        for host in UNKNOWN:
            for name in (f"{host}:{port}", host):
                page = {"Host": name, "Origin": f"http://{name}", "Sec-Fetch-Site": "same-origin"}
                await ada.refused(421, "unknown-host", "POST", "/api/me", {}, headers=page)
                await ada.refused(421, "unknown-host", "GET", "/api/server", headers={"Host": name})
                assert (await ada.ask("GET", "/metrics", headers={"Host": name})).status_code == 421
                assert (await ada.ask("GET", "/", headers={"Host": name})).status_code == 421
        assert await stream_status(served) == 101
        assert await stream_status(served, Origin=served.address) == 101
        assert await stream_status(served, Origin="http://[") == 403


async def test_a_rebound_name_opens_no_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        port = port_of(served)
        with socket.create_connection(("127.0.0.1", int(port))) as raw:
            raw.sendall(
                f"GET /api/lobby/stream HTTP/1.1\r\nHost: evil.example:{port}\r\n"
                f"Origin: http://evil.example:{port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            raw.settimeout(PATIENCE_S)
            answer = await asyncio.to_thread(raw.recv, 100)
        assert answer.startswith(b"HTTP/1.1 403")


async def test_behind_a_proxy_with_origins_any_name_is_passed_on(tmp_path: Path) -> None:
    origin = "https://giants.example"
    async with serving(tmp_path, origins=(origin,)) as served:
        ada = served.nobody()
        upstream = {"Host": "app.internal.example:8000"}
        await ada.ok("POST", "/api/me", {}, headers=upstream | {"Origin": origin})
        evil = upstream | {"Origin": "http://app.internal.example:8000"}
        await ada.refused(403, "cross-origin", "POST", "/api/me", {}, headers=evil)


# ---------------------------------------------------------------- serve --lan


def printed(child: subprocess.Popen[str]) -> tuple[str, str]:
    """The address here and the one for friends."""
    assert child.stdout is not None
    here = child.stdout.readline().split()[-1].rstrip("/")
    friends = child.stdout.readline().split()[-1].rstrip("/")
    return here, friends


@pytest.mark.skipif(not lan_addresses(), reason="this computer is in no network")
async def test_friends_in_the_network_play_and_see_no_more_than_that(tmp_path: Path) -> None:
    database = str(tmp_path / "lan.sqlite3")
    with running("serve", "--lan", "--port", "0", "--no-open", "--database", database) as child:
        here, friends = printed(child)
        assert friends == url_of(lan_addresses()[0], int(here.rsplit(":", 1)[1]))
        assert child.stdout is not None
        code = child.stdout.readline() + child.stdout.readline()
        assert re.search("[▀▄█]", code)
        async with (
            httpx.AsyncClient(base_url=here, timeout=30) as at_home,
            httpx.AsyncClient(base_url=friends, timeout=30) as friend,
        ):
            host, guest = Person(at_home, here), Person(friend, friends)
            addresses = {"public_url": None, "lan_url": friends}
            assert await host.ok("GET", "/api/server") == addresses
            page = {"Origin": friends, "Sec-Fetch-Site": "same-origin"}
            await host.ok("POST", "/api/me", {}, headers={"Origin": here})
            await guest.ok("POST", "/api/me", {}, headers=page)
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = (await host.make(seats, visibility="link", first=1))["table"]["id"]
            joined = await guest.ok("POST", f"/api/tables/{table}/join", {}, headers=page)
            assert joined["you"]["seat"] == 2
            async with guest.stream(table) as hear:
                assert (await hear())["type"] == "state"
            assert (await host.ask("GET", "/metrics")).status_code == 200
            assert (await guest.ask("GET", "/metrics")).status_code == 404
            evil = {"Host": "evil.example", "Origin": "http://evil.example"}
            await guest.refused(421, "unknown-host", "POST", "/api/me", {}, headers=evil)
            if socket.has_ipv6:
                over_6 = here.replace("127.0.0.1", "[::1]")
                assert (await at_home.get(f"{over_6}/healthz")).is_success
