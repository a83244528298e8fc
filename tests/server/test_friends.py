"""Friends, who is online, challenges, notes and reports, over the API."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, select

from firstgiants.server.people import blocks, challenges, erasure, friends, notes
from firstgiants.server.store import schema
from firstgiants.server.store.rows import PersonRow
from tests.server.acquainted import account, befriend, play_to_the_end, sit_together
from tests.server.served import OPEN_2, HeldTime, Json, Person, serving


async def lists(person: Person) -> dict[str, list[str]]:
    """The names in each list of the Friends page."""
    found = await person.ok("GET", "/api/me/friends")
    return {key: [one["person"]["name"] for one in some] for key, some in found.items()}


async def between(person: Person, other: Person) -> Json:
    found: Json = (await person.ok("GET", f"/api/people/{other.id}"))["you"]
    return found


async def test_asking_accepting_and_removing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await account(served, "Ada"), await account(served, "Bo")
        friend = f"/api/people/{bo.id}/friend"
        assert (await ada.ok("PUT", friend))["friend"] == "asked"
        assert (await ada.ok("PUT", friend))["friend"] == "asked"
        assert (await between(bo, ada))["friend"] == "asks"
        assert await lists(ada) == {"friends": [], "asks": [], "asked": ["Bo"], "recent": []}
        assert await lists(bo) == {"friends": [], "asks": ["Ada"], "asked": [], "recent": []}
        await bo.ok("PUT", f"/api/people/{ada.id}/friend")
        for one, other in ((ada, "Bo"), (bo, "Ada")):
            assert await lists(one) == {"friends": [other], "asks": [], "asked": [], "recent": []}
        assert (await ada.ok("DELETE", friend))["friend"] == "none"
        assert (await lists(bo))["friends"] == []


async def test_a_declined_request_looks_unanswered_and_is_not_sent_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await account(served, "Ada"), await account(served, "Bo")
        await ada.ok("PUT", f"/api/people/{bo.id}/friend")
        assert (await bo.ok("DELETE", f"/api/people/{ada.id}/friend"))["friend"] == "none"
        assert (await between(ada, bo))["friend"] == "asked"
        for _ in range(2):
            withdrawn = await ada.ok("DELETE", f"/api/people/{bo.id}/friend")
            assert withdrawn["friend"] == "none"
            assert (await ada.ok("PUT", f"/api/people/{bo.id}/friend"))["friend"] == "asked"
            assert (await lists(bo))["asks"] == []
        # Bo changes his mind.
        assert (await bo.ok("PUT", f"/api/people/{ada.id}/friend"))["friend"] == "friends"


async def test_guests_have_no_friends_and_nobody_befriends_themselves(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, guest = await account(served, "Ada"), await served.person("Guest")
        path = "/api/people/{}/friend"
        await guest.refused(403, "account-needed", "PUT", path.format(ada.id))
        await ada.refused(409, "no-account", "PUT", path.format(guest.id))
        await ada.refused(400, "invalid-request", "PUT", path.format(ada.id))
        await ada.refused(404, "no-such-person", "PUT", path.format("nobody"))
        await guest.refused(403, "account-needed", "PATCH", "/api/me", {"program": True})


async def test_only_friends_see_who_is_online_unless_it_is_hidden(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await account(served, "Ada"), await account(served, "Bo")
        table = (await bo.make(OPEN_2))["table"]["id"]
        async with bo.stream(table) as hear:
            await hear()
            assert (await between(ada, bo))["online"] is None
            await befriend(ada, bo)
            assert (await between(ada, bo))["online"] is True
            assert (await ada.ok("GET", "/api/me/friends"))["friends"][0]["online"] is True
            await bo.ok("PATCH", "/api/me", {"hides_online": True})
            assert (await between(ada, bo))["online"] is None
            assert (await ada.ok("GET", "/api/me/friends"))["friends"][0]["online"] is False
        assert (await between(bo, ada))["online"] is False


async def test_a_friend_is_challenged_and_plays_or_declines(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await account(served, "Ada"), await account(served, "Bo")
        cy = await account(served, "Cy")
        seats = [{"kind": "me"}, {"kind": "invited", "person": bo.id}]
        await ada.refused(403, "not-acquainted", "POST", "/api/tables", {"seats": seats})
        await befriend(ada, bo)
        made = await ada.make(seats, visibility="link")
        table = made["table"]["id"]
        assert made["table"]["seats"][1]["reserved"]["name"] == "Bo"
        # Who is invited is nobody else's business, but the seat is taken.
        assert (await cy.look(table))["table"]["seats"][1]["reserved"] is None
        await cy.refused(409, "seat-reserved", "POST", f"/api/tables/{table}/join", {})
        (challenge,) = (await bo.ok("GET", "/api/me/challenges"))["challenges"]
        assert (challenge["by"]["name"], challenge["seat"]) == ("Ada", 2)
        assert challenge["table"]["id"] == table
        assert (await bo.ok("GET", "/api/me/waiting"))["count"] == 1
        async with ada.stream(table) as hear:
            await hear()
            await bo.ok("POST", f"/api/tables/{table}/decline")
            while (heard := await hear())["type"] != "table":
                pass
            assert (heard["what"], heard["seat"]) == ("declined", 2)
        assert (await bo.ok("GET", "/api/me/challenges"))["challenges"] == []
        body = {"person": bo.id}
        await cy.refused(403, "not-host", "POST", f"/api/tables/{table}/invite", body)
        await ada.ok("POST", f"/api/tables/{table}/invite", body)
        started = await bo.ok("POST", f"/api/tables/{table}/join", {})
        assert started["table"]["state"] == "playing"


async def test_a_challenge_lapses(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada, bo = await account(served, "Ada"), await account(served, "Bo")
        await befriend(ada, bo)
        pace = {"kind": "live"}
        seats = [{"kind": "me"}, {"kind": "invited", "person": bo.id}]
        table = (await ada.make(seats, pace=pace))["table"]["id"]
        await served.run_on(time, 86_399)
        await served.node.check_deadlines()
        assert len((await bo.ok("GET", "/api/me/challenges"))["challenges"]) == 1
        await served.run_on(time, 2)
        assert (await bo.ok("GET", "/api/me/challenges"))["challenges"] == []
        await served.node.check_deadlines()
        state = (await ada.look(table))["table"]
        assert (state["state"], state["seats"][1]["reserved_until"]) == ("open", None)


async def test_programs_are_marked_and_may_be_challenged_by_anybody(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        robot, guest = await account(served, "Robot"), await served.person("Guest")
        await robot.ok("PATCH", "/api/me", {"program": True})
        profile = await guest.ok("GET", f"/api/people/{robot.id}")
        assert (profile["program"], profile["you"]["may_challenge"]) == (True, True)
        made = await guest.make([{"kind": "me"}, {"kind": "invited", "person": robot.id}])
        joined = await robot.ok("POST", f"/api/tables/{made['table']['id']}/join", {})
        marks = {seat["name"]: seat["person"]["program"] for seat in joined["table"]["seats"]}
        assert marks == {"Robot": True, "Guest": False}


@pytest.mark.usefixtures("short_games")
async def test_recent_players_may_be_invited_and_a_rematch_keeps_the_score(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        first = await sit_together(ada, bo)
        over = await play_to_the_end(first, ada, bo)
        assert over["table"]["score"] is None
        assert (await lists(ada))["recent"] == ["Bo"]
        assert (await between(ada, bo))["may_challenge"] is True
        again = await bo.ok("POST", f"/api/tables/{first}/rematch")
        table = again["table"]["id"]
        (challenge,) = (await ada.ok("GET", "/api/me/challenges"))["challenges"]
        assert challenge["table"]["id"] == table
        won = {over["table"]["seats"][seat - 1]["name"] for seat in over["table"]["winners"]}
        joined = await ada.ok("POST", f"/api/tables/{first}/rematch")
        score = joined["table"]["score"]
        wins = dict(zip((s["name"] for s in joined["table"]["seats"]), score["wins"], strict=True))
        assert (score["games"], wins) == (1, {n: int(n in won) for n in ("Ada", "Bo")})
        done = await play_to_the_end(table, ada, bo)
        assert done["table"]["score"]["games"] == 2
        # Erasing one of them leaves nothing of the score.
        await bo.ok("DELETE", "/api/me")
        assert (await ada.look(table))["table"]["score"] is None
        series = select(schema.tables.c.series).distinct()
        kept = await served.node.database.read(lambda c: c.execute(series).scalars().all())
        assert kept == [None]


async def test_only_the_writer_reads_a_note(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        note = f"/api/people/{bo.id}/note"
        assert (await ada.ok("PUT", note, {"text": " digs  eggs "}))["note"] == "digs eggs"
        assert (await between(ada, bo))["note"] == "digs eggs"
        for other in (bo, await served.person("Cy"), served.nobody()):
            for path in (f"/api/people/{bo.id}", f"/api/people/{ada.id}"):
                assert "digs eggs" not in (await other.ask("GET", path)).text
        assert (await ada.ok("PUT", note, {"text": " "}))["note"] == ""


async def test_a_report_brings_the_lines_of_the_reported_to_the_hosts_queue(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = await sit_together(ada, bo)
        for person, text in ((ada, "hello"), (bo, "you digger")):
            await person.ok("POST", f"/api/tables/{table}/chat", {"text": text})
        report = {"reason": "insults", "text": "see there", "table": table}
        await ada.ok("POST", f"/api/people/{bo.id}/report", report)
        path = f"/api/people/{bo.id}/report"
        await ada.refused(409, "already-reported", "POST", path, report)
        query = select(schema.reports)
        rows = await served.node.database.read(lambda c: c.execute(query).mappings().all())
        (row,) = rows
        assert (row["by_id"], row["about_id"], row["reason"]) == (ada.id, bo.id, "insults")
        assert msgspec.json.decode(row["lines"]) == ["you digger"]
        # The reporter leaves: the report stays, without them. The reported leaves: it is gone.
        await ada.ok("DELETE", "/api/me")
        rows = await served.node.database.read(lambda c: c.execute(query).mappings().all())
        assert [row["by_id"] for row in rows] == [None]
        await bo.ok("DELETE", "/api/me")
        assert await served.node.database.read(lambda c: c.execute(query).first()) is None


async def test_everything_has_a_cap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "MOST_BLOCKS", 1)
    monkeypatch.setattr(notes, "MOST_NOTES", 1)
    monkeypatch.setattr(notes, "MOST_REPORTS", 1)
    monkeypatch.setattr(friends, "MOST_REQUESTS", 1)
    monkeypatch.setattr(challenges, "MOST_TO_ONE", 1)
    async with serving(tmp_path) as served:
        ada, bo = await account(served, "Ada"), await account(served, "Bo")
        robot = await account(served, "Robot")
        await robot.ok("PATCH", "/api/me", {"program": True})
        seats = {"seats": [{"kind": "me"}, {"kind": "invited", "person": robot.id}]}
        for method, path, body, code in (
            ("PUT", "/api/people/{}/friend", None, "too-many-friends"),
            ("PUT", "/api/people/{}/note", {"text": "x"}, "too-many-notes"),
            ("POST", "/api/people/{}/report", {"reason": "spam"}, "too-many-reports"),
            ("POST", "/api/tables", seats, "too-many-challenges"),
            ("PUT", "/api/people/{}/block", None, "too-many-blocks"),
        ):
            await ada.ok(method, path.format(bo.id), body)
            await ada.refused(409, code, method, path.format(robot.id), body)


async def test_a_report_looks_at_the_end_of_the_log_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notes, "LINES_SOUGHT", 2)
    async with serving(tmp_path, bot_processes=0) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = (await ada.make(OPEN_2))["table"]["id"]
        for text in "abcd":
            await bo.ok("POST", f"/api/tables/{table}/chat", {"text": text})
        report = {"reason": "spam", "table": table}
        await ada.ok("POST", f"/api/people/{bo.id}/report", report)
        query = select(schema.reports.c.lines)
        lines = await served.node.database.read(lambda c: c.execute(query).scalar_one())
        assert msgspec.json.decode(lines) == ["c", "d"]


async def test_erasure_leaves_nothing_of_a_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even what they say meanwhile. The log is searched in a reading thread."""
    searched: list[str] = []
    find = erasure._find_traces

    def find_less(connection: Connection, me: PersonRow) -> erasure._Traces:
        searched.append(threading.current_thread().name)
        found = find(connection, me)
        return found if len(searched) > 1 else replace(found, lines=[])

    monkeypatch.setattr(erasure, "_find_traces", find_less)
    monkeypatch.setattr(erasure, "LINES_AT_ONCE", 2)
    async with serving(tmp_path) as served:
        ada, bo = await account(served, "Ada"), await account(served, "Bo")
        cy = await account(served, "Cy")
        await befriend(ada, bo)
        await ada.ok("PUT", f"/api/people/{cy.id}/block")
        await cy.ok("PUT", f"/api/people/{ada.id}/note", {"text": "x"})
        seats = [{"kind": "me"}, {"kind": "invited", "person": ada.id}]
        table = (await bo.make(seats))["table"]["id"]
        for text in ("Bye", "and", "thanks"):
            await ada.ok("POST", f"/api/tables/{table}/chat", {"text": text})
        await bo.ok("POST", f"/api/tables/{table}/mute", {"person": ada.id})
        await ada.ok("DELETE", "/api/me")
        assert [name.startswith("sqlite-read") for name in searched] == [True, True]
        assert (await bo.look(table))["table"]["seats"][1]["reserved"] is None
        assert (await lists(bo))["friends"] == []

        def everything(connection: object) -> str:
            return str(
                [
                    connection.execute(select(one)).all()  # type: ignore[attr-defined]
                    for one in schema.metadata.sorted_tables
                ]
            )

        assert ada.id not in await served.node.database.read(everything)
