"""What goes past the framework is answered as the framework would answer it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from firstgiants.server.http import quick
from firstgiants.server.store import Unavailable
from tests.server.served import OPEN_2, HeldTime, Json, Person, serving

NEVER = re.compile(r"(?!)")
NOT_OF_THE_ANSWER = {"date"}


async def both_ways(
    monkeypatch: pytest.MonkeyPatch, person: Person, path: str, **options: Any
) -> httpx.Response:
    """The same request past the framework and through it; it must change nothing."""
    answers = []
    for way in (quick._PATH, NEVER):
        with monkeypatch.context() as patched:
            patched.setattr(quick, "_PATH", way)
            answers.append(await person.http.post(path, **options))
    one, other = answers
    assert (one.status_code, one.content) == (other.status_code, other.content)
    heads = [
        sorted((k, v) for k, v in a.headers.multi_items() if k not in NOT_OF_THE_ANSWER)
        for a in answers
    ]
    assert heads[0] == heads[1]
    return one


def test_answers_and_refusals_are_the_same_to_the_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with serving(tmp_path, time=HeldTime(), max_body_bytes=9_000) as served:
            ada, bo = await served.person("Ada"), await served.person("Bo")
            table = (await ada.make(OPEN_2, first=1))["table"]["id"]
            view = (await bo.ok("POST", f"/api/tables/{table}/join", {}))["view"]
            choice = view["decision"]["legal"][0]
            at, body = f"/api/tables/{table}", {"ply": 0, "choices": [choice]}
            strange = {"Content-Type": "text/plain"}
            for who, path, sent, status in (
                (ada, "/preview", {"json": body}, 200),
                (bo, "/preview", {"json": body}, 409),
                (ada, "/join", {"json": {}}, 200),
                (ada, "/commit", {"json": body | {"choices": ["skip"]}}, 422),
                (ada, "/commit", {"json": body | {"choices": []}}, 400),
                (ada, "/commit", {"json": body | {"more": 1}}, 400),
                (ada, "/commit", {"json": body | {"choices": ["x" * 9_000]}}, 413),
                (ada, "/commit", {"content": b"{"}, 400),
                (ada, "/commit", {"content": b""}, 400),
                (ada, "/commit?x=1", {"json": body | {"ply": 5}}, 409),
                (ada, "/commit", {"content": b'{"ply":9}', "headers": strange}, 400),
                (served.nobody(), "/commit", {"json": body}, 401),
                (await served.person(), "/commit", {"json": body}, 403),
                (await served.person(), "/join", {"json": {"seat": 1}}, 409),
            ):
                answer = await both_ways(monkeypatch, who, at + path, **sent)
                assert answer.status_code == status, (path, answer.text)
            lost = await both_ways(monkeypatch, ada, "/api/tables/none/commit", json=body)
            assert lost.json()["code"] == "no-such-table"
            seats: Json = {"seats": OPEN_2, "deck": "none"}
            assert (await both_ways(monkeypatch, ada, "/api/tables", json=seats)).status_code == 404
            first = await ada.commit(table, 0, choice, key="once")
            assert first.json()["repeated"] is False
            again = await both_ways(monkeypatch, ada, f"{at}/commit", json=body | {"key": "once"})
            assert again.json() == first.json() | {"repeated": True}
            refused = await both_ways(
                monkeypatch, ada, f"{at}/commit", json=body, headers={"Origin": "http://evil"}
            )
            assert refused.status_code == 403

            async def away(*_: object) -> None:
                raise Unavailable("gone")

            async def broken(*_: object) -> None:
                raise ZeroDivisionError

            for fault, status in ((away, 503), (broken, 500)):
                monkeypatch.setattr(served.node.play, "preview", fault)
                answer = await both_ways(monkeypatch, ada, f"{at}/preview", json=body)
                assert answer.status_code == status

    asyncio.run(main())


def test_limits_hold_past_the_framework(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limit_play=(1, 1)) as served:
            ada = await served.person("Ada")
            body = {"ply": 0, "choices": ["skip"]}
            await ada.refused(404, "no-such-table", "POST", "/api/tables/none/commit", body)
            answer = await ada.ask("POST", "/api/tables/none/commit", body)
            assert answer.status_code == 429
            assert int(answer.headers["retry-after"]) >= 1

    asyncio.run(main())
