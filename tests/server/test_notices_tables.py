"""What a person wants to hear of one table: each kind by itself, and nobody else's business."""

from __future__ import annotations

from pathlib import Path

import pytest

from firstgiants.server.notices import targets
from tests.server.receivers import DAYS, HOUR, Days, Receiver, days_table, receiving, subscribe
from tests.server.served import OPEN_2, Json


def titles(browser: Receiver) -> list[str]:
    """The messages since the last call."""
    found = [one["title"] for one in browser.messages]
    browser.got.clear()
    return found


async def choose(days: Days, kinds: Json) -> None:
    await days.bo.ok("PUT", f"/api/me/notices/tables/{days.table}", kinds)


async def chosen(days: Days) -> list[Json]:
    found: list[Json] = (await days.bo.ok("GET", "/api/me/notices"))["tables"]
    return found


async def test_each_kind_can_be_switched_for_one_table(tmp_path: Path) -> None:
    async with receiving() as browser, days_table(tmp_path) as days:
        await subscribe(days.bo, browser)
        # Off here, and on in general.
        await choose(days, {"turn": []})
        assert await chosen(days) == [{"table": days.table, "kinds": {"turn": []}}]
        await days.pass_turn()
        await days.send(20)
        assert titles(browser) == []
        await days.send(60 * HOUR)
        assert titles(browser) == ["Time is running out"]
        # On here, and off in general; the reminder the other way round.
        await days.move(days.bo, 2)
        await days.bo.ok("PATCH", "/api/me/notices", {"turn": ["mail"]})
        await choose(days, {"turn": ["push", "mail"], "reminder": ["webhook"]})
        await days.pass_turn()
        await days.send(20)
        assert titles(browser) == ["Your turn"]
        await days.send(60 * HOUR)
        assert titles(browser) == []
        # As in the settings again.
        await days.move(days.bo, 2)
        await choose(days, {})
        assert await chosen(days) == []
        await days.pass_turn()
        await days.send(20)
        assert titles(browser) == []
        await days.send(60 * HOUR)
        assert titles(browser) == ["Time is running out"]


async def test_only_those_at_a_table_choose_and_only_for_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with days_table(tmp_path) as days:
        path = f"/api/me/notices/tables/{days.table}"
        wanted: Json = {"turn": []}
        stranger = await days.served.person("Eve")
        await stranger.refused(404, "no-such-table", "PUT", path, wanted)
        for other in ("none", "x" * 12):
            there = f"/api/me/notices/tables/{other}"
            await days.bo.refused(404, "no-such-table", "PUT", there, wanted)
        outside = "/api/me/notices/tables/../../me"
        await days.bo.refused(404, "not-found", "PUT", outside, wanted)
        several: list[Json] = [
            {"challenge": []}, {"turn": ["pigeon"]}, {"turn": None}, {"over": ["mail"] * 4},
        ]  # fmt: skip
        for bad in several:
            await days.bo.refused(400, "invalid-request", "PUT", path, bad)
        assert await chosen(days) == []
        await choose(days, wanted)
        assert (await days.ada.ok("GET", "/api/me/notices"))["tables"] == []
        # There is an end to it, and a change of what is there is none of it.
        monkeypatch.setattr(targets, "MOST_TABLES", 1)
        await choose(days, {"turn": [], "over": []})
        first = days.table
        days.table = (await days.ada.make(OPEN_2, pace=DAYS))["table"]["id"]
        await days.bo.ok("POST", f"/api/tables/{days.table}/join", {})
        there = f"/api/me/notices/tables/{days.table}"
        await days.bo.refused(409, "too-many-notices", "PUT", there, wanted)
        assert [one["table"] for one in await chosen(days)] == [first]
