"""Web Push: what a browser can read, when it is told, and when it is left alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from firstgiants.server.notices import push
from tests.server.receivers import HOUR, BrowserKeys, days_table, receiving, subscribe, unb64


def test_the_example_of_rfc_8291_comes_out_byte_for_byte() -> None:
    own = ec.derive_private_key(
        int.from_bytes(unb64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    body = push.encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        random=lambda _: unb64("DGv6ra1nlYgDCS1FRnbzlw"),
        own=own,
    )
    assert push.b64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


def test_only_the_browser_that_subscribed_can_read_a_message() -> None:
    ours, others = BrowserKeys(), BrowserKeys()
    body = push.encrypt(b"secret", push.b64(ours.public), push.b64(ours.auth))
    assert ours.read(body) == b"secret"
    with pytest.raises(InvalidTag):
        others.read(body)


@pytest.mark.parametrize(
    "key", ["", "AAAA", "B" * 87, push.b64(b"\4" + b"\1" * 64), push.b64(b"\2" + b"\1" * 32)]
)
def test_keys_that_are_no_point_of_the_curve_are_refused(key: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever the library says
        push.read_public_key(key)


async def test_a_turn_is_told_once_and_without_a_word_about_the_game(tmp_path: Path) -> None:
    async with receiving() as browser, days_table(tmp_path) as days:
        await subscribe(days.bo, browser)
        await days.send(60)
        assert browser.got == []  # it is Ada's turn
        await days.pass_turn()
        await days.send()
        assert browser.got == []  # not yet: Bo may be at the table
        await days.send(20)
        await days.send(60)
        assert browser.messages == [
            {
                "title": "Your turn",
                "body": "It is your turn at Bones.",
                "path": f"/t/{days.table}",
                "tag": days.table,
                "waiting": 1,
            }
        ]
        sent = browser.got[0].headers
        assert sent["content-encoding"] == "aes128gcm"
        assert int(sent["ttl"]) > 0
        assert len(sent["topic"]) <= 32
        await check_vapid(sent["authorization"], browser.url("").rstrip("/"), days.time.ms)
        key = (await days.bo.ok("GET", "/api/me/notices"))["push_key"]
        assert sent["authorization"].endswith(f"k={key}")


async def check_vapid(header: str, origin: str, now: int) -> None:
    token, key = (part.strip()[2:] for part in header.removeprefix("vapid ").split(","))
    head, claims, signature = token.split(".")
    raw = unb64(signature)
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
    algorithm = ec.ECDSA(hashes.SHA256())
    public.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), algorithm)
    said = json.loads(unb64(claims))
    assert said["aud"] == origin
    assert now / 1000 < said["exp"] <= now / 1000 + 24 * HOUR
    assert said["sub"] == "https://giants.example"


async def test_nothing_is_sent_about_a_turn_that_is_over(tmp_path: Path) -> None:
    async with receiving() as browser, days_table(tmp_path) as days:
        await subscribe(days.bo, browser)
        await days.pass_turn()
        await days.move(days.bo, 2)
        await days.send(60)
        assert browser.got == []


async def test_a_page_without_messages_writes_nothing_however_often_it_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with receiving() as browser, days_table(tmp_path) as days:
        node = days.served.node
        looking = await node.bell.listen(days.bo.id)
        written: list[object] = []
        write = node.database.write

        async def counted(function: Any, **options: Any) -> Any:
            if "Bell" in getattr(function, "__qualname__", ""):
                written.append(function)
            return await write(function, **options)

        monkeypatch.setattr(node.database, "write", counted)
        for table in (days.table, "another", days.table):
            await node.bell.page_shows(looking, table)
        await node.bell.hold_back()
        assert not written
        await subscribe(days.bo, browser)
        await days.pass_turn()
        written.clear()
        await node.bell.hold_back()
        assert len(written) == 1
        node.bell.unlisten(looking)


async def test_nothing_is_sent_about_a_table_that_the_person_looks_at(tmp_path: Path) -> None:
    async with receiving() as browser, days_table(tmp_path) as days:
        await subscribe(days.bo, browser)
        bell, looking = days.served.node.bell, await days.served.node.bell.listen(days.bo.id)
        await bell.page_shows(looking, days.table)
        await days.pass_turn()
        for _ in range(5):
            await bell.hold_back()
            await days.send(15)
        assert browser.got == []
        await bell.page_shows(looking, None)  # another page, or a hidden one
        await days.send(25)
        assert len(browser.got) == 1
        bell.unlisten(looking)


async def test_a_reminder_comes_in_the_last_quarter_and_downtime_does_not_count(
    tmp_path: Path,
) -> None:
    async with receiving() as browser, days_table(tmp_path) as days:
        await subscribe(days.bo, browser)
        await days.pass_turn()
        await days.send(20)
        await days.send(53 * HOUR)
        assert len(browser.got) == 1
        days.time.pass_s(2 * HOUR)  # without heartbeats: the server was down
        await days.served.node.heartbeat.beat()
        await days.send(HOUR / 2)
        assert len(browser.got) == 1
        await days.send(HOUR * 0.6)
        await days.send(HOUR)
        assert [one["title"] for one in browser.messages] == ["Your turn", "Time is running out"]
        assert browser.messages[1]["body"] == "18 hours left at Bones."


@pytest.mark.usefixtures("short_games")
async def test_the_end_is_told_to_those_who_did_not_see_it(tmp_path: Path) -> None:
    async with receiving() as browser, days_table(tmp_path) as days:
        await subscribe(days.bo, browser)
        people = {1: days.ada, 2: days.bo}
        while (state := await days.ada.look(days.table))["view"]["decision"]:
            seat = state["view"]["decision"]["seat"]
            await days.move_once(people[seat], state)
        await days.send(60)
        assert [one["title"] for one in browser.messages] == ["Game over"]


async def test_a_dead_subscription_is_dropped_and_a_failing_one_is_tried_later(
    tmp_path: Path,
) -> None:
    async with receiving() as browser, days_table(tmp_path) as days:
        await subscribe(days.bo, browser)
        await days.pass_turn()
        browser.status = 503
        await days.send(20)
        await days.send(5)
        assert len(browser.got) == 1  # it rests
        [target] = (await days.bo.ok("GET", "/api/me/notices"))["targets"]
        assert target["failing"]
        browser.status = 201
        await days.send(30)
        assert len(browser.got) == 2
        assert not (await days.bo.ok("GET", "/api/me/notices"))["targets"][0]["failing"]
        browser.status = 410
        await days.bo.ok("POST", f"/api/me/notices/targets/{target['id']}/test")
        await days.send(1)
        assert (await days.bo.ok("GET", "/api/me/notices"))["targets"] == []


async def test_a_browser_hears_nothing_after_its_session_has_ended(tmp_path: Path) -> None:
    async with receiving() as browser, days_table(tmp_path) as days:
        await subscribe(days.bo, browser)
        await days.bo.ok("DELETE", "/api/session")
        await days.pass_turn()
        await days.send(60)
        assert browser.got == []


async def test_a_browser_belongs_to_the_last_person_who_subscribed_with_it(tmp_path: Path) -> None:
    async with receiving() as browser, days_table(tmp_path) as days:
        await subscribe(days.ada, browser)
        await subscribe(days.bo, browser)
        assert (await days.ada.ok("GET", "/api/me/notices"))["targets"] == []
        [target] = (await days.bo.ok("GET", "/api/me/notices"))["targets"]
        assert target["current"]
        assert target["confirmed"]


async def test_one_targets_failure_does_not_hold_up_another(tmp_path: Path) -> None:
    async with receiving() as dead, receiving() as browser, days_table(tmp_path) as days:
        dead.status = 500
        await subscribe(days.bo, dead)
        other = days.served.nobody()
        other.http.cookies.update(days.bo.http.cookies)
        await days.bo.ok(
            "POST", "/api/me/notices/webhook", {"url": browser.url("/hook"), "shape": "plain"}
        )
        await days.pass_turn()
        await days.send(20)
        assert (len(dead.got), len(browser.got)) == (1, 1)


@pytest.mark.parametrize("kind", ["turn", "reminder"])
async def test_each_kind_can_be_switched_off(tmp_path: Path, kind: str) -> None:
    async with receiving() as browser, days_table(tmp_path) as days:
        await subscribe(days.bo, browser)
        await days.bo.ok("PATCH", "/api/me/notices", {kind: ["mail"]})
        await days.pass_turn()
        await days.send(20)
        await days.send(60 * HOUR)
        titles = {"turn": ["Time is running out"], "reminder": ["Your turn"]}
        assert [one["title"] for one in browser.messages] == titles[kind]


async def test_bad_subscriptions_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async with receiving() as browser, days_table(tmp_path) as days:
        keys = browser.keys
        good = {
            "endpoint": browser.url("/x"), "p256dh": push.b64(keys.public),
            "secret": push.b64(keys.auth),
        }  # fmt: skip
        path = "/api/me/notices/push"
        bad = good | {"p256dh": push.b64(b"\4" + b"\1" * 64)}
        await days.bo.refused(400, "invalid-request", "POST", path, bad)
        await days.bo.refused(400, "invalid-request", "POST", path, good | {"secret": "short"})
        elsewhere = good | {"endpoint": "https://evil.example/x"}
        problem = await days.bo.refused(422, "address-refused", "POST", path, elsewhere)
        assert problem["detail"] == "This server does not send messages to evil.example."
        await days.bo.refused(
            400, "invalid-request", "PATCH", "/api/me/notices", {"zone": "Mars/X"}
        )
        await days.bo.refused(
            422, "no-such-language", "PATCH", "/api/me/notices", {"language": "xx"}
        )
        await days.bo.refused(404, "no-such-target", "DELETE", "/api/me/notices/targets/none")
        assert (await days.bo.ok("GET", "/api/me/notices"))["targets"] == []
