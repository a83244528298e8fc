"""Any deck at any table: through whole games, replays, rematches, imports; and it never changes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import func, select

from firstgiants import Deck, Game, Record, load_deck
from firstgiants.rules import cards as rules_cards
from firstgiants.server.jobs.store import find_job
from firstgiants.server.store import schema
from tests.server.decks import begin, cards, publish, save, two_nodes_share_a_deck
from tests.server.served import OPEN_2, TWO_BOTS, HeldTime, Json, Served, serving
from tests.server.test_play import play_out

LIVE = {"kind": "live"}


async def stored(served: Served) -> int:
    """Stored decks besides the built-in one."""
    d = schema.decks
    query = select(func.count()).where(d.c.hash != load_deck("founders").hash)
    return await served.node.database.read(lambda c: c.execute(query).scalar_one())


async def test_a_game_with_a_deck_of_ones_own_from_the_table_to_the_rematch(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        ref = await publish(ada, await begin(ada))
        table = (await ada.make(TWO_BOTS, deck=ref))["table"]["id"]
        watched = await served.nobody().look(table)
        assert (watched["table"]["deck"], watched["view"]["deck"]) == (ref, "small-finds")
        heard = await play_out(ada, table)
        game = await served.nobody().ok("GET", f"/api/games/{table}")
        assert (game["deck"], game["deck_name"]) == (ref, "Small finds")
        assert len(game["steps"]) == len(game["record"]["choices"])
        deck = Deck.from_json(await ada.ok("GET", f"/api/decks/{ref}"))
        assert deck.hash == game["record"]["deck_hash"] == ref
        outcome = Game.from_record(Record.from_json(game["record"]), deck=deck).outcome
        assert outcome is not None
        assert list(outcome.totals) == heard[-1]["totals"]
        (listed,) = (await ada.ok("GET", f"/api/people/{ada.id}"))["games"]
        assert (listed["deck"], listed["deck_name"]) == (ref, "Small finds")
        await ada.ok("POST", f"/api/games/{table}/review")
        job = await served.node.database.read(lambda c: find_job(c, "review", table))
        assert job is not None
        reviewed = json.loads(job.given)
        assert Deck.from_json(reviewed["deck"]).hash == ref
        again = await ada.ok("POST", f"/api/tables/{table}/rematch")
        assert again["table"]["deck"] == ref
        go_on = {"ply": 1, "seats": TWO_BOTS}
        continued = await ada.ok("POST", f"/api/games/{table}/continue", go_on)
        assert (continued["table"]["deck"], continued["view"]["ply"] >= 1) == (ref, True)
        same = await ada.make(TWO_BOTS, same_deal_as=table)  # with its deck, unasked
        assert same["table"]["deck"] == ref
        await play_out(ada, same["table"]["id"])


async def test_a_record_takes_its_deck_to_another_server(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    async with serving(tmp_path) as here, serving(tmp_path / "there") as there:
        ada, bo = await here.person("Ada"), await there.person("Bo")
        ref = await publish(ada, await begin(ada))
        table = (await ada.make(TWO_BOTS, deck=ref))["table"]["id"]
        await play_out(ada, table)
        bare = await ada.ok("GET", f"/api/games/{table}/record")
        whole = await ada.ok("GET", f"/api/games/{table}/record?deck=1")
        assert "deck_file" not in bare
        await bo.refused(422, "unknown-deck", "POST", "/api/games/import", bare)
        other = whole | {"deck_file": whole["deck_file"] | {"id": "other"}}
        await bo.refused(422, "bad-record", "POST", "/api/games/import", other)
        found = (await bo.ok("POST", "/api/games/import", whole))["id"]
        game = await bo.ok("GET", f"/api/games/{found}")
        assert (game["deck"], game["record"]["result"]) == (ref, bare["result"])
        assert (await bo.ok("GET", f"/api/decks/{ref}"))["id"] == "small-finds"
        assert (await bo.ok("POST", "/api/games/import", bare))["id"] == found


async def test_nobody_gets_another_persons_version_of_an_imported_game(tmp_path: Path) -> None:
    """The same cards and choices, with other names and other words on the cards."""
    async with serving(tmp_path) as served:
        ada, mallory = await served.person("Ada"), await served.person("Mallory")

        def record(name: str, label: str) -> Json:
            rows = [card | {"label": label} for card in cards()]
            deck = Deck.from_json({"id": "own", "name": "Own", "cards": rows})
            played = Game.new([name, "Bo"], deck=deck, seed=1).record().to_json()
            return played | {"deck_file": deck.to_json()}

        theirs = await mallory.ok("POST", "/api/games/import", record("Fool", "Spam"))
        mine = await ada.ok("POST", "/api/games/import", record("Ada", "Bones"))
        game = await ada.ok("GET", f"/api/games/{mine['id']}")
        assert [player["name"] for player in game["record"]["players"]] == ["Ada", "Bo"]
        deck = await ada.ok("GET", f"/api/decks/{game['deck']}")
        assert {card["label"] for card in deck["cards"]} == {"Bones"}
        assert mine != theirs
        assert await ada.ok("POST", "/api/games/import", record("Ada", "Bones")) == mine


async def test_an_edit_never_changes_the_cards_under_a_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        project = await begin(ada)
        old = await publish(ada, project)
        table = (await ada.make(TWO_BOTS, deck=old, first=1))["table"]["id"]
        before = await ada.ok("GET", f"/api/decks/{old}")
        changed = [card | {"effects": [{"do": "points", "amount": 9}]} for card in cards()]
        assert (await save(ada, project, changed))["problems"] == []
        new = await publish(ada, project)
        assert new != old
        versions = (await ada.ok("GET", f"/api/workshop/decks/{project}/versions"))["versions"]
        assert [(one["n"], one["hash"]) for one in versions] == [(2, new), (1, old)]
        assert await publish(ada, project) == new  # nothing changed: no third version
        await ada.ok("DELETE", f"/api/workshop/decks/{project}")
        assert await ada.ok("GET", f"/api/decks/{old}") == before
        await play_out(ada, table)
        assert (await ada.ok("GET", f"/api/games/{table}"))["deck"] == old


async def test_games_go_on_when_a_built_in_deck_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        table = (await ada.make(TWO_BOTS, first=1))["table"]["id"]
        seen, cookies = await ada.look(table), ada.http.cookies
    old = load_deck("founders")
    newer = Deck.from_json(old.to_json() | {"cards": old.to_json()["cards"][:40]})  # type: ignore[index]
    monkeypatch.setitem(rules_cards._decks, "founders", newer)
    async with serving(tmp_path) as served:
        ada = served.nobody()
        ada.http.cookies = cookies
        after = await ada.look(table)
        assert (after["view"], after["table"]["deck"]) == (seen["view"], old.hash)
        await play_out(ada, table)
        assert (await ada.make(TWO_BOTS))["table"]["deck"] == "founders"


async def test_rated_games_need_a_built_in_deck(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        ref = await publish(ada, await begin(ada))
        new = {"seats": OPEN_2, "deck": ref, "pace": LIVE}
        await ada.refused(409, "cannot-be-rated", "POST", "/api/tables", new | {"rated": True})
        table = (await ada.ok("POST", "/api/tables", new))["table"]["id"]
        path = f"/api/tables/{table}"
        await ada.refused(409, "cannot-be-rated", "PATCH", path, {"rated": True})
        await ada.refused(404, "no-such-deck", "POST", "/api/tables", new | {"deck": "0" * 64})
        await ada.refused(404, "no-such-deck", "POST", "/api/tables", new | {"deck": "nonesuch"})


async def test_two_nodes_share_decks(tmp_path: Path) -> None:
    async with serving(tmp_path) as first, serving(tmp_path) as second:
        await two_nodes_share_a_deck(first, second)


async def test_decks_go_with_their_owner_unless_a_game_needs_them(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        played, unplayed = await begin(ada, "Played"), await begin(ada, "Unplayed")
        ref, unused = await publish(ada, played), await publish(ada, unplayed)
        for project in (played, unplayed):
            await ada.ok("PATCH", f"/api/workshop/decks/{project}", {"visibility": "public"})
        table = (await bo.make(TWO_BOTS, deck=ref))["table"]["id"]
        assert len((await bo.ok("GET", "/api/workshop/public"))["decks"]) == 2
        time.pass_s(3600)
        await ada.ok("DELETE", "/api/me")
        assert (await bo.ok("GET", "/api/workshop/public"))["decks"] == []
        await bo.refused(404, "no-such-deck", "GET", f"/api/workshop/decks/{played}")
        await bo.refused(404, "no-such-deck", "GET", f"/api/decks/{unused}")
        assert await stored(served) == 1
        await play_out(bo, table)
        assert (await bo.ok("GET", f"/api/games/{table}"))["deck"] == ref


async def test_clean_up_removes_decks_that_nothing_refers_to(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada = await served.person("Ada")
        project = await begin(ada)
        await publish(ada, project)
        time.pass_s(3 * 86_400)
        await served.node.cleanup.run()
        assert await stored(served) == 1
        await ada.ok("DELETE", f"/api/workshop/decks/{project}")
        time.pass_s(3600)
        await served.node.cleanup.run()
        assert await stored(served) == 0
        assert (await ada.ok("GET", "/api/decks/founders"))["id"] == "founders"
