"""Reports on decks: asked for once, played in slices by the jobs' process, and limited."""

from __future__ import annotations

import asyncio
import csv
import io
from pathlib import Path
from typing import Any

import msgspec
import pytest

from firstgiants import Deck, Game, load_deck
from firstgiants.arena.deck_report import DeckReport, ReportSetup, report_on
from firstgiants.server.errors import TryAgain
from firstgiants.server.jobs import deck_reports
from firstgiants.server.jobs.deck_reports import DeckReportInput, deck_report
from firstgiants.server.jobs.slices import Slice
from firstgiants.server.jobs.store import LIMITS, OpenLimits
from tests.server.decks import begin, cards, publish, save
from tests.server.served import Json, Person, serving

FEW: Json = {"level": "greedy", "games": 20, "players": "2,3"}


async def finished(person: Person, path: str, params: Json) -> Json:
    seen: Json = {}
    for _ in range(600):
        seen = await person.ok("GET", path, params=params)
        if seen["state"] == "done":
            return seen
        await asyncio.sleep(0.1)
    raise AssertionError(seen)


async def test_a_report_is_made_once_for_everybody_and_has_a_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, nobody = await served.person("Ada"), served.nobody()
        project = await begin(ada)
        first = await publish(ada, project)
        path = f"/api/decks/{first}/report"
        before = await nobody.ok("GET", path, params=FEW)
        assert before == {"state": "none", "done": 0, "total": 40, "report": None}
        await nobody.refused(404, "no-such-deck-report", "GET", f"{path}.csv", params=FEW)
        asked = await ada.ok("POST", path, params=FEW)
        assert asked["state"] == "waiting"
        report = (await finished(nobody, path, FEW))["report"]
        deck = Deck.from_json(await nobody.ok("GET", f"/api/decks/{first}"))
        assert report == report_on(ReportSetup(deck, "greedy", 20, (2, 3))).to_json()

        table = await nobody.ask("GET", f"{path}.csv", params=FEW)
        assert table.headers["content-type"].startswith("text/csv")
        rows = list(csv.DictReader(io.StringIO(table.text)))
        assert [row["card"] for row in rows] == 2 * [card["id"] for card in cards()]

        # The next version of the deck, compared with the first on the same deals.
        await save(ada, project, [*cards(11), cards(13)[12]])
        second = await publish(ada, project)
        plan = FEW | {"compare": first}
        await ada.ok("POST", f"/api/decks/{second}/report", params=plan)
        compared = await finished(nobody, f"/api/decks/{second}/report", plan)
        assert compared["total"] == 80
        comparison = compared["report"]["comparison"]
        assert (comparison["added"], comparison["removed"]) == (["own-12"], ["own-11"])


@pytest.mark.parametrize("deck_id", ['x"; filename="evil.exe', "恐龍"])
async def test_no_deck_chooses_the_name_of_a_file(tmp_path: Path, deck_id: str) -> None:
    """Decks of the workshop have plain ids; those of imported records any text."""
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        deck = Deck.from_json({"id": deck_id, "name": "Strange", "cards": cards()})
        record = Game.new(2, seed=1, deck=deck).record().to_json() | {"deck_file": deck.to_json()}
        await ada.ok("POST", "/api/games/import", record)
        path = f"/api/decks/{deck.hash}/report"
        plan = FEW | {"players": "2"}
        await ada.ok("POST", path, params=plan)
        await finished(ada, path, plan)
        table = await ada.ask("GET", f"{path}.csv", params=plan)
        assert table.status_code == 200
        assert table.headers["content-disposition"] == 'attachment; filename="deck-report.csv"'


async def test_who_may_ask_for_what(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        path = "/api/decks/founders/report"
        await served.nobody().refused(401, "not-signed-in", "POST", path, params=FEW)
        await ada.refused(404, "no-such-deck", "POST", "/api/decks/nothing/report", params=FEW)
        await ada.refused(404, "no-such-deck", "POST", path, params=FEW | {"compare": "0" * 64})
        for wrong in (
            {"level": "giant"},
            {"games": 4001},
            {"games": 1},
            {"players": "1"},
            {"players": "2,3,4,5,2"},
            {"compare": "../x"},
            {"compare": "a" * 65},
        ):
            await ada.refused(400, "invalid-request", "POST", path, params=FEW | wrong)
        await ada.refused(403, "account-needed", "POST", path, params=FEW | {"games": 1001})
        # The order of the numbers of players makes no other report; a deck is not compared with
        # itself.
        same = FEW | {"players": "3,2,3", "compare": "founders"}
        assert (await ada.ok("POST", path, params=FEW))["total"] == 40
        assert (await bo.ok("POST", path, params=same))["state"] == "waiting"
        more = FEW | {"games": 21}
        problem = await ada.refused(409, "too-many-jobs", "POST", path, params=more)
        assert problem["limit"] == LIMITS["deck-report"].per_person == 1
        for number in range(LIMITS["deck-report"].per_address - 1):
            guest = await served.person(f"Guest {number}")
            await guest.ok("POST", path, params=FEW | {"games": 22 + number})
        await bo.refused(409, "too-many-jobs", "POST", path, params=FEW | {"games": 30})


async def test_the_queue_of_all_people_has_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tight = OpenLimits(per_person=9, per_address=9, in_all=1)
    monkeypatch.setitem(LIMITS, "deck-report", tight)
    async with serving(tmp_path, bot_processes=0) as served:
        ada = await served.person("Ada")
        path = "/api/decks/founders/report"
        await ada.ok("POST", path, params=FEW)
        await ada.refused(503, TryAgain.code, "POST", path, params=FEW | {"games": 21})


def in_slices(given: str) -> tuple[Slice, int]:
    part, slices = deck_report("job", given, ""), 1
    while part.result is None:
        # Every slice may be another process's: it gets nothing but the stored text.
        part, slices = deck_report("job", given, part.partial), slices + 1
    return part, slices


def test_a_report_in_slices_is_the_same_as_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    deck: Any = load_deck("founders").to_json()
    asked = DeckReportInput(
        deck=deck, other=None, level="digger", games=4, players=(2, 4), fair_start=True
    )
    monkeypatch.setattr(deck_reports, "SLICE_S", 0.0)
    part, slices = in_slices(msgspec.json.encode(asked).decode())
    assert slices == 8
    found = msgspec.json.decode(part.result or "", type=DeckReport)
    assert found == report_on(asked.setup())
    assert found.tables[1].extra_amber[1:] > (0, 0, 0)


def test_games_of_other_versions_of_the_bots_are_played_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deck: Any = load_deck("founders").to_json()
    asked = DeckReportInput(
        deck=deck, other=None, level="greedy", games=3, players=(2,), fair_start=False
    )
    given = msgspec.json.encode(asked).decode()
    monkeypatch.setattr(deck_reports, "SLICE_S", 0.0)
    first = deck_report("job", given, "")
    older = msgspec.json.decode(first.partial)
    older["bots"] = "an older version"
    second = deck_report("job", given, msgspec.json.encode(older).decode())
    assert (first.done, second.done) == (1, 1)
    assert deck_report("job", given, first.partial).done == 2
