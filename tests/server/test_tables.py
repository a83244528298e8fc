"""Tables around the game: sitting, leaving, rematch, people, ratings, records."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from firstgiants.cli.main import run
from firstgiants.server.people.ratings import START, Strength, display_rating, places, rate
from tests.server.served import OPEN_2, TWO_BOTS, HeldTime, serving
from tests.server.test_play import play_out

LIVE = {"kind": "live", "bank_s": 600, "increment_s": 5}


async def test_the_host_starts_with_those_who_sit_and_only_the_host(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = (await ada.make(chairs, start_when_full=False))["table"]["id"]
        start = f"/api/tables/{table}/start"
        await ada.refused(409, "too-few-seated", "POST", start)
        await bo.ok("POST", f"/api/tables/{table}/join", {"seat": 3})
        await bo.refused(403, "not-host", "POST", start)
        state = await ada.ok("POST", start)
        assert state["table"]["state"] == "playing"
        assert sorted(s["name"] for s in state["table"]["seats"]) == ["Ada", "Bo"]
        await ada.refused(409, "table-not-open", "POST", start)


async def test_filling_with_bots_starts_a_full_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        table = (await ada.make([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))["table"][
            "id"
        ]
        state = await ada.ok("POST", f"/api/tables/{table}/fill", {"bot": "random"})
        assert state["table"]["state"] == "playing"
        assert sorted(s["kind"] for s in state["table"]["seats"]) == ["bot", "bot", "person"]


async def test_the_host_sends_a_bot_away_and_the_chair_is_free_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
        table = (await ada.make(seats))["table"]["id"]
        dismiss = f"/api/tables/{table}/dismiss"
        await ada.refused(409, "no-bot-there", "POST", dismiss, {"seat": 1})
        await ada.refused(409, "no-bot-there", "POST", dismiss, {"seat": 3})
        state = await ada.ok("POST", dismiss, {"seat": 2})
        assert [s["kind"] for s in state["table"]["seats"]] == ["person", "open", "open"]
        await ada.refused(409, "no-bot-there", "POST", dismiss, {"seat": 2})
        await bo.ok("POST", f"/api/tables/{table}/join", {"seat": 2})
        await ada.ok("POST", f"/api/tables/{table}/start")
        await ada.refused(409, "table-not-open", "POST", dismiss, {"seat": 2})


async def test_the_host_changes_the_settings_until_play_begins(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        table = (await ada.make(seats, start_when_full=False))["table"]["id"]
        at = f"/api/tables/{table}"
        await bo.ok("POST", f"{at}/join", {})
        await bo.refused(403, "not-host", "PATCH", at, {"rated": True})
        state = {"kind": "live", "bank_s": 300, "increment_s": 5}
        await ada.refused(409, "cannot-be-rated", "PATCH", at, {"rated": True, "pace": state})
        await ada.refused(409, "no-such-seat", "PATCH", at, {"first": 4})
        await ada.refused(400, "invalid-request", "PATCH", at, {"seats": []})
        async with bo.stream(table) as hear:
            assert (await hear())["type"] == "state"
            new = {"title": "Late", "first": 2, "news_points": {"family": 1, "size": 9}}
            changed = (await ada.ok("PATCH", at, new))["table"]
            assert {name: changed[name] for name in new} == new
            message = await hear()
            while message["type"] != "table":
                message = await hear()
            assert (message["what"], message["table"]["title"]) == ("changed", "Late")
            assert (await ada.ok("PATCH", at, new))["table"]["n"] == message["n"]
        await ada.ok("POST", f"{at}/dismiss", {"seat": 3})
        rated = (await ada.ok("PATCH", at, {"rated": True, "pace": state}))["table"]
        assert (rated["rated"], rated["pace"], rated["title"]) == (True, state, "Late")
        await ada.refused(409, "cannot-be-rated", "PATCH", at, {"pace": {"kind": "none"}})
        await (await served.person("Cy")).ok("POST", f"{at}/join", {})
        state = await ada.ok("PATCH", at, {"start_when_full": True})
        assert state["table"]["state"] == "playing"
        assert [s["name"] for s in state["table"]["seats"]] == ["Bo", "Cy", "Ada"]
        assert {news["points"] for news in state["view"]["news"]} == {1, 9}
        assert state["clocks"]["seats"][1]["left_ms"] == 300_000  # it is Bo's that runs
        await ada.refused(409, "table-not-open", "PATCH", at, {"title": "Later"})


async def test_leaving_open_tables_hands_them_on_and_closes_empty_ones(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = (await ada.make([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))["table"][
            "id"
        ]
        await bo.ok("POST", f"/api/tables/{table}/join", {})
        state = await ada.ok("POST", f"/api/tables/{table}/leave")
        assert state["table"]["host"]["id"] == bo.id
        state = await bo.ok("POST", f"/api/tables/{table}/leave")
        assert state["table"]["state"] == "closed"
        await ada.refused(409, "table-not-open", "POST", f"/api/tables/{table}/join", {})


async def test_leaving_a_game_lets_a_bot_play_on_and_one_may_return(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = (await ada.make(OPEN_2))["table"]["id"]
        await bo.ok("POST", f"/api/tables/{table}/join", {})
        state = await ada.ok("POST", f"/api/tables/{table}/leave")
        mine = next(s for s in state["table"]["seats"] if s["name"] == "Ada")
        assert (mine["left"], mine["stand_in"]) == (True, "preparator")
        state = await ada.ok("POST", f"/api/tables/{table}/takeback")
        mine = next(s for s in state["table"]["seats"] if s["name"] == "Ada")
        assert (mine["left"], mine["stand_in"]) == (False, None)
        await ada.ok("POST", f"/api/tables/{table}/leave")
        state = await bo.ok("POST", f"/api/tables/{table}/leave")
        assert state["table"]["state"] == "closed"


async def test_rematch_seats_the_same_people_at_a_new_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = (await ada.make(OPEN_2))["table"]["id"]
        await bo.ok("POST", f"/api/tables/{table}/join", {})
        await ada.refused(409, "table-not-finished", "POST", f"/api/tables/{table}/rematch")
        await asyncio.gather(play_out(ada, table), play_out(bo, table))
        first, second = await asyncio.gather(
            ada.ok("POST", f"/api/tables/{table}/rematch"),
            bo.ok("POST", f"/api/tables/{table}/rematch"),
        )
        again = (await ada.look(table))["table"]["rematch"]
        assert {first["table"]["id"], second["table"]["id"]} == {again}
        state = await ada.ok("POST", f"/api/tables/{again}/join", {})
        assert state["table"]["state"] == "playing"
        # Both asked at the same moment: of the two tables that were made one is left.
        for person in (ada, bo):
            mine = (await person.ok("GET", "/api/me/tables"))["tables"]
            assert [table["id"] for table in mine] == [again]


async def test_a_guest_becomes_an_account_keeps_everything_and_signs_in_elsewhere(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = (await ada.make(OPEN_2))["table"]["id"]
        account = {"login": "ada", "password": "a long password"}
        await ada.ok("POST", "/api/me/account", account)
        await ada.refused(409, "already-account", "POST", "/api/me/account", account)
        await bo.refused(409, "login-taken", "POST", "/api/me/account", account | {"login": "ADA"})
        phone = served.nobody()
        wrong = account | {"password": "another password"}
        await phone.refused(401, "wrong-password", "POST", "/api/session", wrong)
        assert (await phone.ok("POST", "/api/session", account))["id"] == ada.id
        assert (await phone.look(table))["you"]["seat"] == 1
        await phone.ok("DELETE", "/api/session")
        await phone.refused(401, "not-signed-in", "GET", "/api/me")
        assert (await ada.ok("GET", "/api/me"))["id"] == ada.id


async def test_a_token_is_its_person_until_it_is_dropped_and_cannot_make_another(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as served:
        ada, program = await served.person("Ada"), served.nobody()
        made = await ada.ok("POST", "/api/me/tokens", {"label": "my bot"})
        program.http.headers["Authorization"] = f"Bearer {made['token']}"
        assert (await program.ok("GET", "/api/me"))["id"] == ada.id
        await program.refused(403, "token-not-enough", "POST", "/api/me/tokens", {"label": "x"})
        await program.refused(403, "token-not-enough", "DELETE", "/api/me")
        assert [t["label"] for t in await ada.ok("GET", "/api/me/tokens")] == ["my bot"]
        await ada.ok("DELETE", f"/api/me/tokens/{made['id']}")
        await program.refused(401, "unknown-token", "GET", "/api/me")


async def test_delete_me_forgets_the_person_and_keeps_the_games(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada Lovelace"), await served.person("Bo")
        account = {"login": "countess", "password": "a long password"}
        await ada.ok("POST", "/api/me/account", account)
        await ada.ok("POST", "/api/me/tokens", {"label": "engine"})
        table = (await ada.make(TWO_BOTS, title="Byron's"))["table"]["id"]
        await ada.ok("POST", f"/api/tables/{table}/chat", {"text": "my secret"})
        await play_out(ada, table)
        other = (await ada.make(OPEN_2))["table"]["id"]
        await bo.ok("POST", f"/api/tables/{other}/join", {})
        watched = (await bo.make(TWO_BOTS))["table"]["id"]
        await ada.ok("POST", f"/api/tables/{watched}/chat", {"text": "my secret"})
        await bo.ok("POST", f"/api/tables/{watched}/mute", {"person": ada.id})
        names = ["Lovelace", "countess", "engine", "Byron", "my secret", ada.id]
        assert all(any(name in text for text in stored(tmp_path)) for name in names)
        await ada.ok("DELETE", "/api/me")
        await ada.refused(401, "not-signed-in", "GET", "/api/me")
        await ada.refused(401, "wrong-password", "POST", "/api/session", account)
        await bo.refused(404, "no-such-person", "GET", f"/api/people/{ada.id}")
        for path in (
            f"/api/games/{table}",
            f"/api/tables/{table}",
            f"/api/tables/{other}",
            f"/api/tables/{watched}",
        ):
            text = (await bo.ask("GET", path)).text
            assert [name for name in names if name in text] == []
        game = await bo.ok("GET", f"/api/games/{table}")
        assert "Somebody" in [player["name"] for player in game["record"]["players"]]
        # Nor do the bytes on the disk know them, while the server runs.
        left = [name for name in names for text in stored(tmp_path) if name in text]
        assert left == []


def stored(folder: Path) -> list[str]:
    """Whatever the database's files hold just now."""
    return [path.read_bytes().decode("latin-1") for path in folder.glob("test.sqlite3*")]


async def test_rated_games_move_ratings_and_the_leaderboard(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        for person, login in ((ada, "ada"), (bo, "bobo")):
            account = {"login": login, "password": "a long password"}
            await person.ok("POST", "/api/me/account", account)
        await ada.refused(409, "cannot-be-rated", "POST", "/api/tables",
                          {"seats": TWO_BOTS, "rated": True, "pace": LIVE})  # fmt: skip
        await ada.refused(409, "cannot-be-rated", "POST", "/api/tables",
                          {"seats": OPEN_2, "rated": True})  # fmt: skip
        table = (await ada.make(OPEN_2, rated=True, pace=LIVE))["table"]["id"]
        await bo.ok("POST", f"/api/tables/{table}/join", {})
        heard, _ = await asyncio.gather(play_out(ada, table), play_out(bo, table))
        over = heard[-1]
        assert {change["before"] for change in over["ratings"]} == {1000}
        board = (await ada.ok("GET", "/api/leaderboard"))["rows"]
        assert len(board) == 2
        ended = (await ada.look(table))["table"]["ended"]
        assert {row["last"] for row in board} == {ended}
        if len(over["winners"]) == 1:
            best = (await ada.look(table))["table"]["seats"][over["winners"][0] - 1]
            assert board[0]["person"]["id"] == best["person"]["id"]
        profile = await bo.ok("GET", f"/api/people/{ada.id}")
        assert profile["rating"]["games"] == 1
        assert [g["id"] for g in profile["games"]] == [table]
        seat = profile["games"][0]["seat"]
        assert profile["games"][0]["players"][seat - 1] == profile["name"]


def test_rating_rules_places_and_leavers() -> None:
    assert places([10, 20, 20], [False, False, False]) == [3, 1, 1]
    assert places([30, 20, 10], [True, False, False]) == [3, 1, 2]
    better, worse = rate([START, START], [1, 2])
    assert display_rating(START.mu, START.sigma) == 1000
    assert display_rating(better.mu, better.sigma) == 1138
    assert display_rating(worse.mu, worse.sigma) == 927
    assert better.mu > START.mu > worse.mu
    even = rate([START, Strength(START.mu, START.sigma)], [1, 1])
    assert even[0].mu == pytest.approx(even[1].mu)


async def test_records_are_listed_dumped_imported_and_continued(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        public = (await ada.make(TWO_BOTS))["table"]["id"]
        hidden = (await ada.make(TWO_BOTS, visibility="link"))["table"]["id"]
        await play_out(ada, public)
        await play_out(ada, hidden)
        listed = await ada.ok("GET", "/api/games")
        assert [g["id"] for g in listed["games"]] == [public]
        bots = {seat["name"]: seat["bot"] for seat in (await ada.look(public))["table"]["seats"]}
        [game] = listed["games"]
        assert game["bots"] == [bots[name] for name in game["players"]]
        assert game["seat"] is None
        dump = (await ada.ask("GET", "/api/games.ndjson")).text.splitlines()
        assert [json.loads(line)["id"] for line in dump] == [public]
        record = await ada.ok("GET", f"/api/games/{hidden}/record")
        assert json.loads(dump[0])["record"] == await ada.ok("GET", f"/api/games/{public}/record")
        game_id = (await ada.ok("POST", "/api/games/import", record))["id"]
        assert (await ada.ok("GET", f"/api/games/{game_id}"))["record"] == record
        spoilt = {k: v for k, v in record.items() if k != "result"}
        spoilt["choices"] = [*record["choices"][:5], "use nothing"]
        await ada.refused(422, "illegal-choice", "POST", "/api/games/import", spoilt)
        ply = len(record["choices"]) - 3
        body = {"ply": ply, "seats": TWO_BOTS}
        state = await ada.ok("POST", f"/api/games/{game_id}/continue", body)
        assert state["view"]["ply"] == ply
        await play_out(ada, state["table"]["id"])
        again = await ada.ok("GET", f"/api/games/{state['table']['id']}")
        assert again["record"]["choices"][:ply] == record["choices"][:ply]
        assert again["fair"] is None


async def test_a_continued_game_waits_for_friends_on_the_seats_left_open(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        game_id = (await ada.make(TWO_BOTS))["table"]["id"]
        await play_out(ada, game_id)
        stored = await ada.ok("GET", f"/api/games/{game_id}")
        assert stored["record"]["players"][stored["you"] - 1]["name"] == "Ada"
        assert (await bo.ok("GET", f"/api/games/{game_id}"))["you"] is None
        on = f"/api/games/{game_id}/continue"
        seats = [{"kind": "open"}, {"kind": "me"}]
        for wrong in ([*seats, {"kind": "open"}], [*TWO_BOTS, *TWO_BOTS]):
            await ada.refused(409, "no-such-seat", "POST", on, {"ply": 4, "seats": wrong})
        two = [{"kind": "me"}, {"kind": "me"}]
        await ada.refused(409, "already-seated", "POST", on, {"ply": 4, "seats": two})
        unknown = [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]
        await ada.refused(404, "no-such-bot", "POST", on, {"ply": 4, "seats": unknown})
        table = (await ada.ok("POST", on, {"ply": 4, "seats": seats}))["table"]
        assert table["state"] == "open"
        at = f"/api/tables/{table['id']}"
        # A seat cannot be dropped, nor the order changed: the moment would not be that moment.
        await ada.refused(409, "continued-game", "POST", f"{at}/start")
        for change in ({"first": 2}, {"news_points": {"family": 9, "size": 9}}):
            await ada.refused(409, "continued-game", "PATCH", at, change)
        begun = await bo.ok("POST", f"{at}/join", {})
        assert begun["table"]["state"] == "playing"
        assert [seat["name"] for seat in begun["table"]["seats"]] == ["Bo", "Ada"]
        assert begun["view"]["ply"] == 4


async def test_a_record_from_the_server_can_be_verified_by_anybody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, other = tmp_path / "record.json", tmp_path / "spoilt.json"
    async with serving(tmp_path) as served:
        ada = await served.person()
        made = (await ada.make(TWO_BOTS))["table"]
        await play_out(ada, made["id"])
        record = await ada.ok("GET", f"/api/games/{made['id']}/record")
        assert record["commitment"] == made["fair"]["commitment"]  # as promised before
        dump = (await ada.ask("GET", "/api/games.ndjson")).json()
        assert dump["record"] == record
        file.write_text(json.dumps(record))
        order = record["order"]
        spoilt = record | {"order": [*order[:-2], order[-1], order[-2]], "result": None}
        other.write_text(json.dumps(spoilt))
    assert run(["record", "verify", str(file)]) == 0
    assert "fair" in capsys.readouterr().out
    assert run(["record", "verify", str(other)]) == 1


async def test_limits_answer_with_the_time_to_wait(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, limit_chat=(3, 60)) as served:
        ada = await served.person()
        table = (await ada.make(TWO_BOTS))["table"]["id"]
        say = f"/api/tables/{table}/chat"
        for _ in range(3):
            await ada.ok("POST", say, {"text": "hi"})
        refused = await ada.refused(429, "too-many-requests", "POST", say, {"text": "hi"})
        assert refused["retry_after"] == pytest.approx(1.0)
        answer = await ada.ask("POST", say, {"text": "hi"})
        assert answer.headers["retry-after"] == "1"
        # Other people, and her other kinds of requests, have separate buckets.
        await (await served.person("Bo")).ok("POST", say, {"text": "hi"})
        await ada.look(table)
        time.pass_s(refused["retry_after"])
        await ada.ok("POST", say, {"text": "hi"})
