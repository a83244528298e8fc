"""Chat and reactions: visibility, muting, and plain text."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.served import OPEN_2, TWO_BOTS, serving
from tests.server.test_play import play_out


async def test_chat_of_the_gallery_is_hidden_from_players_until_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = (await ada.make(TWO_BOTS))["table"]["id"]
        say = f"/api/tables/{table}/chat"
        await bo.ok("POST", say, {"text": "The next card is a whale"})
        await ada.ok("POST", say, {"text": "Hello"})
        await bo.ok("POST", f"/api/tables/{table}/react", {"reaction": "wow"})
        assert [c["text"] for c in (await ada.look(table))["chat"]] == ["Hello"]
        assert len((await bo.look(table))["chat"]) == 2
        async with ada.stream(table, after=0) as hear:
            heard = [await hear() for _ in range(2)]
        assert "whale" not in json.dumps(heard)
        await bo.refused(403, "not-host", "POST", f"/api/tables/{table}/mute", {"person": ada.id})
        await ada.ok("POST", f"/api/tables/{table}/mute", {"person": bo.id})
        await bo.refused(403, "muted", "POST", say, {"text": "Hello?"})
        await play_out(ada, table)
        assert len((await ada.look(table))["chat"]) == 2


async def test_the_host_mutes_and_unmutes_players_and_watchers(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo, cy = [await served.person(name) for name in ("Ada", "Bo", "Cy")]
        table = (await ada.make(OPEN_2))["table"]["id"]
        await bo.ok("POST", f"/api/tables/{table}/join", {})
        at = f"/api/tables/{table}"
        for other in (bo, cy):
            for person in (bo, cy):
                body = {"person": person.id, "muted": False}
                await other.refused(403, "not-host", "POST", f"{at}/mute", body)
            await other.ok("POST", f"{at}/chat", {"text": "hello"})
            async with other.stream(table) as hear:
                assert not (await hear())["you"]["muted"]
                await ada.ok("POST", f"{at}/mute", {"person": other.id})
                while (message := await hear())["type"] != "table":
                    pass
                assert (message["what"], message["you"]["muted"]) == ("muted", True)
            await other.refused(403, "muted", "POST", f"{at}/chat", {"text": "hello?"})
            await other.refused(403, "muted", "POST", f"{at}/react", {"reaction": "wow"})
            assert (await ada.look(table))["you"]["mutes"] == [other.id]
            assert (await other.look(table))["you"]["mutes"] == []
            await ada.ok("POST", f"{at}/mute", {"person": other.id, "muted": False})
            assert not (await other.look(table))["you"]["muted"]
            await other.ok("POST", f"{at}/react", {"reaction": "wow"})
            await other.ok("POST", f"{at}/chat", {"text": "thanks"})
        # A muted person may still play.
        await ada.ok("POST", f"{at}/mute", {"person": bo.id})
        await asyncio.gather(play_out(ada, table), play_out(bo, table))


HOSTILE = {
    "<script>alert(1)</script>": "<script>alert(1)</script>",
    "\u202egnp.exe": "gnp.exe",
    "a\u0000b\u0007c": "abc",
    "Zalgo" + "\u0301" * 30: "Zalg\u00f3" + "\u0301" * 5,
    "${jndi:ldap://x}": "${jndi:ldap://x}",
    "'; DROP TABLE people; --": "'; DROP TABLE people; --",
}


@pytest.mark.parametrize(("text", "plain"), HOSTILE.items())
async def test_hostile_names_and_chat_are_stored_as_plain_text(
    tmp_path: Path, text: str, plain: str
) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person(text)
        table = (await ada.make(TWO_BOTS, title=text[:60]))["table"]["id"]
        await ada.ok("POST", f"/api/tables/{table}/chat", {"text": text})
        response = await ada.ask("GET", f"/api/tables/{table}")
        assert response.headers["content-type"] == "application/json"
        state = response.json()
        for mark in ("\u202e", "\u0000", "\u0007", "\u0301" * 6):
            assert mark not in json.dumps(state, ensure_ascii=False)
        assert state["chat"][0]["text"] == plain


async def test_text_that_is_too_long_or_empty_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        table = (await ada.make(TWO_BOTS))["table"]["id"]
        say = f"/api/tables/{table}/chat"
        for text in ("x" * 10_000, "", "\u0000\u200e", "   "):
            await ada.refused(400, "invalid-request", "POST", say, {"text": text})
        await ada.refused(400, "invalid-request", "PATCH", "/api/me", {"name": "x" * 41})
        await ada.refused(413, "too-large", "POST", say, {"text": "x" * 300_000})
