"""Every route refuses bad input with a 4xx status and a code."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import websockets

from firstgiants import Game
from firstgiants.server.errors import Invalid
from firstgiants.server.text import clean
from tests.server.nasty import throw_everything
from tests.server.served import OPEN_2, PATIENCE_S, serving


@pytest.mark.long
async def test_bad_input_is_refused_on_every_route(tmp_path: Path) -> None:
    # Responses do not depend on how far a report on a deck is, and its games take long.
    async with serving(tmp_path, bot_processes=1, works_on_jobs=False) as served:
        thrown = await throw_everything(served)
        assert thrown.wrong == [], "\n".join(thrown.wrong)
        print(f"{thrown.asked} requests, {thrown.refused} refused")
        assert thrown.refused > thrown.asked // 2


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("A\u200bd\u200da\u00ad", "Ada"),
        ("\u202eadA\u2066", "adA"),
        ("A\x00d\x07a\x7f\x9b", "Ada"),
        ("e\u200b\u0301", "\u00e9"),
        ("\u2800Ada\u3164", "Ada"),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",) * 2,
        ("\U0001f469\u200d\U0001f52c",) * 2,
        ("\u0915\u094d\u200d\u0937",) * 2,
        ("Ada\U000e0041\U000e0042", "Ada"),
        ("\ue000Ada\uffff", "Ada"),
        ("Z" + "\u0335\u200d" * 30 + "algo", "Z" + "\u0335\u200d" * 5 + "algo"),
        ("\u05d1\u05b0\u05bc\u0596",) * 2,
        ("\u0f66\u0f92\u0fb2\u0f74\u0f56",) * 2,
    ],
)
def test_names_keep_visible_characters(typed: str, kept: str) -> None:
    assert clean(typed, "name", 40) == kept
    assert clean(kept, "name", 40) == kept


@pytest.mark.parametrize(
    "typed",
    ["", " ", "\u200b\u200c\u200d", "\u3164", "\u115f\u1160", "\u2800", "\u0301", "\x00", "\ufeff",
     "\u202e", "\U000e0041", "\u034f", "\u0958" * 40, "x" * 41],
)  # fmt: skip
def test_invisible_and_overlong_names_are_refused(typed: str) -> None:
    with pytest.raises(Invalid):
        clean(typed, "name", 40)


async def test_names_in_imported_records_are_cleaned_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        record = Game.new(2, seed=1).record().to_json()
        names = ["\u202eE\u200bve\u0000", "Bo"]
        record |= {"players": [{"name": name} for name in names]}
        game = (await ada.ok("POST", "/api/games/import", record))["id"]
        kept = await ada.ok("GET", f"/api/games/{game}")
        assert [player["name"] for player in kept["record"]["players"]] == ["Eve", "Bo"]
        record |= {"players": [{"name": "\u3164"}, {"name": "Bo"}]}
        await ada.refused(400, "invalid-request", "POST", "/api/games/import", record)


async def test_bad_messages_on_a_socket_are_refused_and_it_stays_open(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = (await ada.make(OPEN_2, first=1))["table"]["id"]
        await bo.ok("POST", f"/api/tables/{table}/join", {})
        address = f"{served.address.replace('http', 'ws')}/api/tables/{table}/stream"
        async with websockets.connect(address, additional_headers={"Cookie": ada.cookie}) as socket:
            said = 0
            for nasty in (
                b"\xff\xfe", "[" * 50_000, '{"type":"commit","id":' + "[" * 50_000, "nonsense",
                '{"type":"commit","id":1,"ply":0,"choices":["x"],"key":"a\\u0000"}',
                '{"type":"commit","id":1,"ply":1' + "0" * 40 + ',"choices":["x"]}',
                '{"type":"commit","id":1,"ply":0,"choices":["\\ud800"]}',
            ):  # fmt: skip
                await socket.send(nasty)
                while '"refused"' not in (
                    text := str(await asyncio.wait_for(socket.recv(), PATIENCE_S))
                ):
                    pass
                said += 1
                assert '"status":4' in text, text
            assert said == 7
