"""The workshop: drafts, versions, who may see what, and decks that are refused."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from firstgiants import load_deck
from firstgiants.locales import LANGUAGES
from firstgiants.rules import deck_reader, deck_texts
from firstgiants.server import wire
from firstgiants.server.store import schema
from firstgiants.server.store.database import Rows
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.store.statements import Statement
from tests.server.decks import begin, cards, publish, save
from tests.server.served import HeldTime, Json, serving

DECKS = "/api/workshop/decks"


async def test_a_draft_may_be_wrong_a_version_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        new = await ada.ok("POST", DECKS, {"name": "  Ice \u202e age "})
        project = new["deck"]["id"]
        assert (new["deck"]["name"], new["deck"]["visibility"]) == ("Ice age", "private")
        assert [problem["code"] for problem in new["problems"]] == ["too-few-cards"]
        wrong = cards()
        wrong[3] |= {"family": "fish", "effects": [{"do": "fly"}, {"do": "amber", "amount": 100}]}
        wrong[5] |= {"id": wrong[4]["id"], "name": "x" * 41}
        problems = (await save(ada, project, wrong))["problems"]
        assert [(one["card"], one["field"], one["code"]) for one in problems] == [
            (3, "family", "bad-family"),
            (3, "effects[0].do", "bad-do"),
            (3, "effects[1].amount", "bad-amount"),
            (5, "name", "bad-name"),
            (5, "id", "duplicate-id"),
        ]
        refused = await ada.refused(422, "bad-deck", "POST", f"{DECKS}/{project}/versions")
        assert refused["problems"] == problems
        await save(ada, project, cards())
        version = await publish(ada, project)
        assert len(version) == 64
        # A proxy must not keep a private deck for others.
        for deck, shared_with in ((version, "private"), ("founders", "public")):
            answer = await ada.ask("GET", f"/api/decks/{deck}")
            assert answer.headers["cache-control"] == f"{shared_with}, max-age=3600"


async def test_a_draft_made_from_an_older_one_is_not_saved(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        project = await begin(ada)
        path, newer = f"{DECKS}/{project}/draft", cards(10)
        saved = await ada.ok("PUT", path, {"revision": 1, "cards": newer})
        assert saved == {"revision": 2, "problems": []}
        refused = await ada.refused(409, "stale", "PUT", path, {"revision": 1, "cards": []})
        assert refused["draft"] == {"revision": 2, "cards": newer}


async def test_drafts_that_are_saved_at_the_same_moment_count_as_they_are_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody could save a large draft in place of a small one, and have it count as nothing."""
    async with serving(tmp_path) as served:
        ada, node = await served.person("Ada"), served.node
        project = await begin(ada)
        path, caps = f"{DECKS}/{project}/draft", node.workshop._caps
        check = caps.check_bytes

        async def meanwhile(me: PersonRow, more: int) -> None:
            monkeypatch.setattr(caps, "check_bytes", check)
            # As from another address: those of one address take turns.
            await node.workshop.save(me, project, wire.DraftRequest(revision=1, cards=[]))
            await check(me, more)

        monkeypatch.setattr(caps, "check_bytes", meanwhile)
        late = {"revision": 2, "cards": cards()}
        await ada.refused(409, "stale", "PUT", path, late)
        await ada.refused(409, "stale", "PUT", path, late | {"revision": 1})
        p = schema.deck_projects
        query = select(p.c.draft, p.c.bytes)
        ((draft, size),) = await node.database.read(lambda c: c.execute(query).all())
        assert len(draft) == size


async def test_private_by_link_and_public(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo, nobody = await served.person("Ada"), await served.person("Bo"), served.nobody()
        project = await begin(ada, "Größe 100%")
        path = f"{DECKS}/{project}"
        await ada.ok("PATCH", path, {"visibility": "link"})
        await bo.refused(404, "no-such-deck", "GET", path)  # there is no version yet
        await publish(ada, project)
        await save(ada, project, [])
        seen = await nobody.ok("GET", path)
        assert (seen["yours"], len(seen["cards"])) == (False, 12)  # not the draft
        copy = await bo.ok("POST", DECKS, {"name": "Bo's", "from": project})
        assert (copy["yours"], len(copy["cards"])) == (True, 12)
        assert (await bo.ok("GET", "/api/workshop/public"))["decks"] == []
        await ada.ok("PATCH", path, {"visibility": "public"})
        for search, count in (("größe", 1), ("100%", 1), ("_", 0), ("", 1)):
            found = await nobody.ok("GET", "/api/workshop/public", params={"search": search})
            assert len(found["decks"]) == count, search
        (entry,) = (await nobody.ok("GET", "/api/workshop/public"))["decks"]
        assert (entry["owner"]["name"], entry["version"]) == ("Ada", 1)
        await ada.ok("PATCH", path, {"visibility": "private"})
        await bo.refused(404, "no-such-deck", "GET", path)
        await bo.refused(404, "no-such-deck", "POST", DECKS, {"name": "x", "from": project})
        await bo.refused(404, "no-such-deck", "DELETE", path)


async def test_copies_of_the_built_in_deck_have_its_cards_and_another_name(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        made = await ada.ok("POST", DECKS, {"name": "Founders", "from": "founders"})
        ref = await publish(ada, made["deck"]["id"])
        deck = await ada.ok("GET", f"/api/decks/{ref}")
        founders: Any = load_deck("founders").to_json()
        assert (deck["id"], deck["name"]) == ("founders-own", "Founders")
        assert [card["facts"] for card in deck["cards"]] == [
            card["facts"] for card in founders["cards"]
        ]


async def test_cards_are_checked_without_being_stored(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nobody = served.nobody()
        rows: list[Json] = [*cards(9), {"id": "x", "family": "marine", "size": 4, "effects": []}]
        found = await nobody.ok("POST", "/api/decks/check", {"cards": rows})
        (problem,) = found["problems"]
        assert (problem["card"], problem["id"], problem["field"]) == (9, "x", "size")
        assert problem["message"] == 'Size is 4; must be 1, 2, 3 or "egg".'
        assert found["cards"][9] is None
        assert found["cards"][0]["icons"] == [["once", "display"]]
        assert found["cards"][0]["messages"] == [{"id": "effect-once-display", "args": {}}]


async def test_nobody_stores_more_than_their_share(tmp_path: Path) -> None:
    most: Json = {"decks_per_person": 10, "deck_bytes_per_person": 1_000_000}
    async with serving(tmp_path, **most, new_decks_per_address=4) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")  # guests: two decks each
        for _ in range(2):
            await begin(ada)
        await ada.refused(409, "too-many-decks", "POST", DECKS, {"name": "third"})
        await bo.ok("POST", DECKS, {"name": "first"})
        full = [card | {"label": "x" * 200, "facts": {"note": "y" * 300}} for card in cards()]
        many = [full[n % 12] | {"id": f"c-{n}"} for n in range(200)]
        project = (await bo.ok("POST", DECKS, {"name": "large", "cards": many}))["deck"]["id"]
        refused = await bo.refused(409, "decks-too-large", "POST", f"{DECKS}/{project}/versions")
        assert refused["limit"] == 200_000
        cy = await served.person("Cy")
        await cy.refused(409, "too-many-decks", "POST", DECKS, {"name": "from the same address"})


async def test_a_new_deck_has_the_others_counted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served:
        ada, database = await served.person("Ada"), served.node.database
        asked: list[str] = []
        peek = database.peek

        async def counted(statement: Statement, values: Mapping[str, object]) -> Rows:
            asked.append(statement.sql)
            return await peek(statement, values)

        monkeypatch.setattr(database, "peek", counted)
        await begin(ada)
        assert len([sql for sql in asked if "SUM(bytes)" in sql]) == 1


async def test_decks_count_by_bytes_in_every_script(tmp_path: Path) -> None:
    async with serving(tmp_path, deck_bytes_per_person=150_000) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")  # guests: 30,000 each
        for person, letter, code in ((ada, "x", None), (bo, "\u6050", "decks-too-large")):
            full = [card | {"label": 150 * letter} for card in cards()]
            many = [full[n % 12] | {"id": f"c-{n}"} for n in range(90)]
            new = {"name": "Large", "cards": many}
            if code is None:
                await person.ok("POST", DECKS, new)
            else:
                await person.refused(409, code, "POST", DECKS, new)


async def test_deleting_a_deck_makes_no_room_for_more_versions(tmp_path: Path) -> None:
    """The versions of a deleted deck are kept for a day."""
    async with serving(tmp_path, time=HeldTime(), limit_imports=(3, 1)) as served:
        for name in ("Ada", "Bo", "Cy"):
            guest = await served.person(name)
            project = await begin(guest, name)
            await publish(guest, project)
            await guest.ok("DELETE", f"{DECKS}/{project}")
        dee = await served.person("Dee")
        versions = f"{DECKS}/{await begin(dee)}/versions"
        await dee.refused(429, "too-many-requests", "POST", versions)


async def test_hostile_cards_are_refused_or_harmless(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        project = await begin(ada)
        card = cards()[0]
        nested: Any = []
        for _ in range(50):
            nested = [nested]
        path = f"{DECKS}/{project}/draft"
        for rows, status in (
            ([card] * 401, 400),
            ([card | {"effects": nested}], 400),
            ([card | {"name": "x" * 300_000}], 413),
        ):
            refused = await ada.ask("PUT", path, {"revision": 1, "cards": rows})
            assert refused.status_code == status, refused.text
        odd = card | {
            "name": "a\u202eb\u0000<script>",
            "notes": {"any": 1},
            "label": "🦴",
            "facts": {"note": "Z" + "\u0335" * 30 + "algo"},
        }
        assert (await save(ada, project, [odd, *cards()[1:]]))["problems"] == []
        seen = (await ada.ok("GET", f"{DECKS}/{project}"))["cards"][0]
        assert seen["name"] == "ab<script>"  # plain text: pages escape it
        stored = (await ada.ok("GET", f"/api/decks/{await publish(ada, project)}"))["cards"][0]
        assert (stored["name"], stored["label"], "notes" in stored) == ("ab<script>", "🦴", False)
        assert stored["facts"] == {"note": "Z" + "\u0335" * 5 + "algo"}


def test_everything_that_can_be_wrong_has_words_in_every_language() -> None:
    """The codes of the deck reader; ``_one_of`` makes them of the names of fields."""
    sources = [inspect.getsource(module) for module in (deck_reader, deck_texts)]
    codes = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', "".join(sources)))
    codes |= {"bad-family", "bad-do", "bad-who", "bad-by", "bad-name", "bad-label"}
    assert {"bad-amount", "too-many-recurring", "duplicate-id"} < codes
    for language in LANGUAGES:
        folder = resources.files("firstgiants.locales") / language
        words = (folder / "workshop.ftl").read_text("utf-8")
        assert {code for code in codes if f"\nwrong-{code} = " not in words} == set(), language
