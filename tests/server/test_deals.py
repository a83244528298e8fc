"""The order of a deck is secret until the game ends, and public from then on.

Only a finished game's deal can be dealt again, at a table that says so to everybody.
"""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest
from sqlalchemy import select

from firstgiants.server.store import schema
from firstgiants.server.store.database import Database
from tests.server.migrating import bring_up_to_date, make_old, rows_of
from tests.server.served import OPEN_2, TWO_BOTS, Json, Person, Served, serving
from tests.server.test_play import play_out

BOTH_OPEN: list[Json] = [{"kind": "open"}, {"kind": "open"}]
RATED = {"rated": True, "pace": {"kind": "live"}}


async def deal_ids(served: Served) -> list[str]:
    query = select(schema.deals.c.id)
    return await served.node.database.read(lambda c: list(c.execute(query).scalars()))


async def finished_game(person: Person, **settings: object) -> str:
    table: str = (await person.make(TWO_BOTS, **settings))["table"]["id"]
    await play_out(person, table)
    return table


async def cannot_deal_again(person: Person, name: str) -> None:
    """Neither by the table's id nor by anything else that names the deal."""
    ask = {"seats": TWO_BOTS, "same_deal_as": name}
    await person.refused(404, "no-such-deal", "POST", "/api/tables", ask)
    ask = {"seats": TWO_BOTS, "deal": name}
    await person.refused(400, "invalid-request", "POST", "/api/tables", ask)


async def test_no_deal_is_dealt_twice_before_the_end_not_even_for_an_unseated_host(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        async with serving(tmp_path) as served:
            host, accomplice, victim = [await served.person(n) for n in ("Eve", "Mal", "Ada")]
            made = await host.make(BOTH_OPEN, **RATED)
            table = made["table"]["id"]
            (deal,) = await deal_ids(served)
            assert deal not in json.dumps(made)
            assert deal not in json.dumps(await host.look(table))
            lobby = await host.ok("GET", "/api/tables")
            assert [t["id"] for t in lobby["tables"]] == [table]
            assert deal not in json.dumps(lobby)
            # Not before the start, not while it is played, and not even with the deal's id.
            for person in (host, accomplice):
                await cannot_deal_again(person, table)
                await cannot_deal_again(person, deal)
            await victim.ok("POST", f"/api/tables/{table}/join", {})
            started = await accomplice.ok("POST", f"/api/tables/{table}/join", {})
            assert started["table"]["state"] == "playing"
            for person in (host, accomplice, victim):
                await cannot_deal_again(person, table)
                await cannot_deal_again(person, deal)
                await person.refused(404, "no-such-game", "GET", f"/api/games/{table}")
            assert deal not in (await host.ask("GET", "/metrics")).text
            assert deal not in caplog.text


async def test_a_table_that_was_closed_keeps_its_deal_for_ever(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        table = (await ada.make(TWO_BOTS))["table"]["id"]
        left = await ada.ok("POST", f"/api/tables/{table}/leave")
        assert left["table"]["state"] == "closed"
        assert left["table"]["fair"]["seed"] is None
        await cannot_deal_again(ada, table)
        await ada.refused(404, "no-such-game", "GET", f"/api/games/{table}/record")
        body = {"ply": 0, "seats": TWO_BOTS}
        await ada.refused(404, "no-such-game", "POST", f"/api/games/{table}/continue", body)
        assert (await ada.ask("GET", "/api/games.ndjson")).text == ""


async def test_a_finished_games_deal_is_dealt_again_and_everybody_can_see_that(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        first = await finished_game(ada)
        assert (await bo.look(first))["table"]["same_deal_as"] is None
        made = await bo.make(OPEN_2, same_deal_as=first, start_when_full=False)
        second = made["table"]["id"]
        listed = await served.nobody().ok("GET", "/api/tables")
        joined = await ada.ok("POST", f"/api/tables/{second}/join", {})
        watched = await served.nobody().look(second)
        tables = [made["table"], listed["tables"][0], joined["table"], watched["table"]]
        assert [table["same_deal_as"] for table in tables] == [first] * 4
        async with served.nobody().stream(second) as hear:
            assert (await hear())["table"]["same_deal_as"] == first
            await bo.ok("POST", f"/api/tables/{second}/start")
            while (message := await hear())["type"] != "table":
                pass
            assert message["table"]["same_deal_as"] == first
        await asyncio.gather(play_out(ada, second), play_out(bo, second))
        games = [await ada.ok("GET", f"/api/games/{t}/record") for t in (first, second)]
        assert games[0]["order"] == games[1]["order"]
        assert games[0]["seed"] == games[1]["seed"]
        # Again, by either game's name; but a rematch gets new cards.
        again = (await ada.make(TWO_BOTS, same_deal_as=second))["table"]
        assert again["fair"]["commitment"] == made["table"]["fair"]["commitment"]
        rematch = (await ada.ok("POST", f"/api/tables/{second}/rematch"))["table"]
        assert rematch["same_deal_as"] is None
        assert rematch["fair"]["commitment"] != again["fair"]["commitment"]


async def test_dealing_a_finished_game_again_hides_nothing_about_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, eve = await served.person("Ada"), await served.person("Eve")
        game = await finished_game(ada)
        paths = [f"/api/games/{game}", f"/api/games/{game}/record", "/api/games.ndjson",
                 "/api/games", f"/api/tables/{game}"]  # fmt: skip
        before = [(await eve.ask("GET", path)).text for path in paths]
        assert json.loads(before[0])["fair"]["seed"]
        for seats in (OPEN_2, TWO_BOTS, BOTH_OPEN):
            await eve.make(seats, same_deal_as=game)
            for person in (ada, eve, served.nobody()):
                after = [(await person.ask("GET", path)).text for path in paths]
                assert after[1:4] == before[1:4]
                # The same game, but for where the reader sat.
                assert {**json.loads(after[0]), "you": None} == json.loads(before[0])
                seed = json.loads(after[4])["table"]["fair"]["seed"]
                assert seed == json.loads(before[0])["fair"]["seed"]
                body = {"ply": 3, "seats": TWO_BOTS}
                if person.id:
                    await person.ok("POST", f"/api/games/{game}/continue", body)


async def test_a_table_with_known_cards_is_never_rated_and_stays_what_it_is(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        game = await finished_game(ada)
        ask = {"seats": OPEN_2, "same_deal_as": game, **RATED}
        await ada.refused(409, "cannot-be-rated", "POST", "/api/tables", ask)
        ask = {"seats": OPEN_2, "same_deal_as": game, "pace": {"kind": "live"}}
        made = (await ada.ok("POST", "/api/tables", ask))["table"]
        at = f"/api/tables/{made['id']}"
        await ada.refused(409, "cannot-be-rated", "PATCH", at, {"rated": True})
        await ada.refused(409, "cannot-be-rated", "PATCH", at, RATED)
        for other in (None, "x"):
            await ada.refused(400, "invalid-request", "PATCH", at, {"same_deal_as": other})
        changed = (await ada.ok("PATCH", at, {"title": "Low tide"}))["table"]
        assert (changed["rated"], changed["same_deal_as"]) == (False, game)
        # And a rated table cannot become one.
        rated = (await ada.make(OPEN_2, **RATED))["table"]["id"]
        body = {"same_deal_as": game}
        await ada.refused(400, "invalid-request", "PATCH", f"/api/tables/{rated}", body)


async def test_only_what_was_dealt_here_to_the_end_can_be_dealt_again(tmp_path: Path) -> None:
    """A continued or imported game has an order that no seed of ours gives."""

    async with serving(tmp_path) as served:
        ada = await served.person()
        game = await finished_game(ada)
        record = await ada.ok("GET", f"/api/games/{game}/record")
        moment = {"ply": len(record["choices"]) - 4, "seats": TWO_BOTS}
        on = await ada.ok("POST", f"/api/games/{game}/continue", moment)
        await play_out(ada, on["table"]["id"])
        imported = (await ada.ok("POST", "/api/games/import", record))["id"]
        for name in (on["table"]["id"], imported, "nonsense"):
            await cannot_deal_again(ada, name)


async def test_tables_of_older_versions_that_share_a_secret_deal_say_so_and_are_unrated(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        over = await finished_game(ada)
        tables = [(await p.make(OPEN_2, **RATED))["table"]["id"] for p in (ada, bo, ada, bo)]
        rows = await rows_of(served.node.database)
    # As older versions let it be: a finished game's deal, and one that nobody has finished.
    deals = {row["id"]: row["deal_id"] for row in rows["tables"]}
    shared = {tables[0]: deals[over], tables[2]: deals[tables[1]]}
    for number, row in enumerate(rows["tables"]):
        row["deal_id"] = shared.get(str(row["id"]), row["deal_id"])
        row["created"] = number
    folder = tmp_path / "old"
    folder.mkdir()
    database = Database(str(folder / "test.sqlite3"))
    await make_old(database, "0003", rows)
    await bring_up_to_date(database)
    await database.close()
    async with serving(folder) as served:
        seen = [(await served.nobody().look(t))["table"] for t in (over, *tables)]
    assert [(t["same_deal_as"], t["rated"]) for t in seen] == [
        (None, False),
        (over, False),
        (tables[2], False),
        (tables[1], False),
        (None, True),
    ]
