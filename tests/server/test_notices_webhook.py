"""Webhooks: what they send, how it is signed, and where they may not go."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from firstgiants.server.notices.outbound import Failed, Outbound, Refused
from tests.server.receivers import HOUR, days_table, receiving
from tests.server.served import serving

HOSTS = ("hooks.example", ".push.example", "127.0.0.1", "10.0.0.5")


@pytest.mark.parametrize("shape", ["plain", "discord", "ntfy"])
async def test_each_shape_is_signed_and_names_only_the_table(tmp_path: Path, shape: str) -> None:
    async with receiving() as host, days_table(tmp_path) as days:
        body = {"url": host.url("/hook?x=1"), "shape": shape}
        made = await days.bo.ok("POST", "/api/me/notices/webhook", body)
        await days.pass_turn()
        await days.send(20)
        await days.send(20)
        [got] = host.got
        assert got.path == "/hook?x=1"
        stamp = got.headers["first-giants-time"]
        signed = hmac.new(made["secret"].encode(), f"{stamp}.".encode() + got.body, hashlib.sha256)
        assert got.headers["first-giants-signature"] == f"sha256={signed.hexdigest()}"
        url = f"https://giants.example/t/{days.table}"
        match shape:
            case "plain":
                said = json.loads(got.body)
                assert (said["kind"], said["url"], said["title"]) == ("turn", url, "Your turn")
            case "discord":
                said = json.loads(got.body)
                assert said["content"] == f"**Your turn**\nIt is your turn at Bones.\n{url}"
                assert said["allowed_mentions"] == {"parse": []}
            case _:
                assert got.body == b"It is your turn at Bones."
                assert (got.headers["title"], got.headers["click"]) == ("Your turn", url)


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/",  # in clear
        "https://hooks.example:8443/",
        "https://other.example/",
        "https://hooks.example.evil.example/",
        "https://evilhooks.example/",
        "https://push.example/",  # only names inside it
        "https://user@hooks.example/",
        "https://hooks.example@evil.example/",
        "https://hooks.example\\@evil.example/",
        "https://evil.example#@hooks.example/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://0x7f000001/",
        "https://2130706433/",
        "https://127.1/",
        "https://10.0.0.5:22/",
        "https://localhost/",
        "https://ⓗooks.example/",
        "https://hooks.example/\r\nX: y",
        "file:///etc/passwd",
        "gopher://hooks.example/",
        "//hooks.example/",
        "https://",
        "",
        "https://hooks.example/" + "a" * 1000,
    ],
)
def test_addresses_that_lead_elsewhere_are_refused_before_anything_is_sent(url: str) -> None:
    with pytest.raises(Refused):
        Outbound().check(url, HOSTS)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254",
        "100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "192.88.99.1",
        "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:10.0.0.1", "::ffff:8.8.8.8",
        "64:ff9b::10.0.0.1", "2002:7f00:1::", "2001:0:7f00:1::", "::7f00:1", "2001:db8::1",
        "fe80::1%lo",
    ],
)  # fmt: skip
async def test_a_name_must_lead_to_public_addresses_only(address: str) -> None:
    async def resolve(_host: str, _port: int) -> Sequence[str]:
        return ["93.184.216.34", address]

    outbound = Outbound(resolve=resolve)
    with pytest.raises(Refused, match="public address"):
        await outbound.post(outbound.check("https://hooks.example/", HOSTS), b"", {})


async def test_the_name_is_resolved_once_so_that_it_cannot_change_in_between() -> None:
    asked: list[str] = []
    async with receiving() as inside:

        async def rebind(host: str, _port: int) -> Sequence[str]:
            asked.append(host)
            # Good when it is checked, this computer when it is connected to.
            return ["192.0.2.7"] if len(asked) == 1 else ["127.0.0.1"]

        # 192.0.2.7 stands for a public address: nothing in this test may leave the computer.
        outbound = Outbound(["192.0.2.7/32"], resolve=rebind)
        to = outbound.check("https://hooks.example/", HOSTS)
        addresses = await outbound.addresses(to.host, to.port)
        assert addresses == ["192.0.2.7"]
        with pytest.raises(Refused):
            await outbound.post(to, b"", {})
        assert inside.got == []


async def test_a_request_goes_to_the_address_that_was_checked() -> None:
    asked: list[str] = []
    async with receiving() as host:

        async def resolve(name: str, _port: int) -> Sequence[str]:
            asked.append(name)
            return ["127.0.0.1"]

        outbound = Outbound(["127.0.0.0/8"], resolve=resolve)
        reply = await outbound.post(outbound.check(host.url("/x"), HOSTS), b"hello", {})
        assert (reply.status, host.got[0].body, asked) == (201, b"hello", ["127.0.0.1"])


@pytest.mark.parametrize("status", [301, 302, 307, 308])
async def test_redirects_are_not_followed(status: int) -> None:
    async with receiving() as host:
        host.status = status
        outbound = Outbound(["127.0.0.0/8"])
        reply = await outbound.post(outbound.check(host.url("/"), HOSTS), b"", {})
        assert (reply.status, len(host.got)) == (status, 1)


async def test_a_host_that_is_not_there_is_a_failure_that_surely_sent_nothing() -> None:
    async with receiving() as host:
        url = host.url("/")
    outbound = Outbound(["127.0.0.0/8"])
    with pytest.raises(Failed) as failed:
        await outbound.post(outbound.check(url, HOSTS), b"", {})
    assert not failed.value.sent


async def test_webhooks_are_off_unless_the_host_allows_some(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        bo = await served.person("Bo")
        assert (await bo.ok("GET", "/api/me/notices"))["webhook_hosts"] == []
        body = {"url": "https://ntfy.sh/x", "shape": "ntfy"}
        await bo.refused(409, "channel-off", "POST", "/api/me/notices/webhook", body)


async def test_a_person_has_few_webhooks(tmp_path: Path) -> None:
    async with days_table(tmp_path) as days:
        body = {"url": "http://127.0.0.1:9/x"}
        for _ in range(3):
            await days.bo.ok("POST", "/api/me/notices/webhook", body)
        await days.bo.refused(409, "too-many-notices", "POST", "/api/me/notices/webhook", body)


async def test_a_webhook_that_is_added_again_has_no_new_messages_for_the_day(
    tmp_path: Path,
) -> None:
    async with receiving() as host, days_table(tmp_path) as days:

        async def add() -> str:
            """A new webhook; returns the path that sends a test to it."""
            body = {"url": host.url("/x")}
            made = await days.bo.ok("POST", "/api/me/notices/webhook", body)
            return f"/api/me/notices/targets/{made['id']}"

        for _ in range(20):
            targets = [await add() for _ in range(3)]
            for target in targets:
                await days.bo.ok("POST", f"{target}/test")
            await days.send(5)
            for target in targets:
                await days.bo.ok("DELETE", target)
        assert len(host.got) == 60
        target = await add()
        await days.bo.refused(409, "too-many-notices", "POST", f"{target}/test")
        await days.send(24 * HOUR)
        await days.bo.ok("POST", f"{target}/test")
        await days.send(5)
        assert len(host.got) == 61
