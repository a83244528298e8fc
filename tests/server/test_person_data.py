"""Everything that is stored about a person is in their export and goes when they are erased.

The test fills every table of the schema with something about Ada and searches all columns for her
id, her name, her login and her words. A new table with a column that names people is filled, and so
must be exported and erased; any other new table has to say here that it is about nobody.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Connection, insert, or_, select

from firstgiants.server.admin.access import grant, revoke
from firstgiants.server.people.person_data import person_columns
from firstgiants.server.store import schema
from tests.server.acquainted import account, befriend, play_to_the_end, sit_together
from tests.server.decks import cards, publish
from tests.server.receivers import DAYS, LOCAL, mail_server, receiving, subscribe
from tests.server.served import OPEN_2, HeldTime, Json, Person, Served, serving
from tests.server.test_admin import ADMIN, host
from tests.server.two_worlds import short_deck

NAME = "Ada Lovelace-Goat"
MAIL = "ada.goat@example.org"
WORDS = "goats know best"
OWN_CARDS = cards()

ABOUT_NOBODY = {
    "announcements": "the host's words to everybody",
    "chores": "housekeeping", "lobby": "a number", "outages": "times", "pulse": "a time",
    "secrets": "keys of the nodes", "puzzle_ratings": "how hard puzzles are",
    "deals": "shuffles", "decks": "found by their content; a person's versions are exported",
    "deck_versions": "belong to a project, which names its owner; exported with it",
}  # fmt: skip

OF_OTHERS = {
    "blocks.blocked_id": "who has blocked somebody",
    "friends.friend_id": "what others asked of the person",
    "person_notes.about_id": "private notes of others",
    "reports.about_id": "reports by others",
    "reports.lines": "what others reported",
    "tables.muted": "whom a host has muted at a table",
    "tables.series": "the score of a rematch, which both have",
    "games.players": "a game that several people played; `game_people` names it",
    "games.record": "the same",
    "log.key": "a random key that repeats no commit",
    "log.body": "moves, which the records have; chat is exported as `chat`",
    "audit.target": "the host's log",
    "audit.who": "the host's log",
    "audit.details": "the host's log",
}
"""Where a person is named without being exported: it is somebody else's, or is found elsewhere."""

STAYS = {
    "audit.target": "the admin page's log is kept for good; it has ids, not names",
    "audit.who": "an admin's login, in the log of what they did",
    "reports.text": "what the person reported about somebody else, without their name",
    "notice_asked.person_id": "a day, so that erasing oneself does not allow more mails",
}
"""What is found after the person was erased."""


@pytest.fixture
def short() -> Iterator[None]:
    with short_deck():
        yield


def places(connection: Connection, *about: str) -> set[str]:
    """The columns in which one of these texts is found."""

    def found() -> Iterator[str]:
        for table in schema.metadata.sorted_tables:
            for row in connection.execute(select(table)).mappings():
                for name, value in row.items():
                    if any(text in str(value) for text in about):
                        yield f"{table.name}.{name}"

    return set(found())


async def everything_about(served: Served, ada: Person, bo: Person, admin: Person) -> None:
    """Leave something of Ada in every table that holds anything of people."""
    cy, di = await account(served, "Cy"), await account(served, "Di")
    await befriend(ada, bo)
    await ada.ok("PUT", f"/api/people/{cy.id}/friend")
    await di.ok("PUT", f"/api/people/{ada.id}/friend")
    for one, other in ((ada, cy), (cy, ada)):
        await one.ok("PUT", f"/api/people/{other.id}/note", {"text": WORDS})
    game = await sit_together(ada, bo, rated=True, title=WORDS, pace=DAYS)
    await ada.ok("POST", f"/api/tables/{game}/chat", {"text": WORDS})
    await bo.ok("POST", f"/api/tables/{game}/chat", {"text": "Bo's own line"})
    report = {"reason": "insults", "text": "a report", "table": game}
    await bo.ok("POST", f"/api/people/{ada.id}/report", report)
    await ada.ok("POST", f"/api/people/{bo.id}/report", {"reason": "spam", "text": WORDS})
    await play_to_the_end(game, ada, bo)
    await ada.ok("POST", f"/api/games/{game}/review")
    again = (await bo.ok("POST", f"/api/tables/{game}/rematch"))["table"]["id"]
    await ada.ok("POST", f"/api/tables/{again}/join", {})
    await bo.make([{"kind": "me"}, {"kind": "invited", "person": ada.id}])
    mine = (await ada.make(OPEN_2, title=WORDS))["table"]["id"]
    theirs = (await bo.make([{"kind": "me"}, *[{"kind": "open"}] * 2]))["table"]["id"]
    await ada.ok("POST", f"/api/tables/{theirs}/join", {})
    await bo.ok("POST", f"/api/tables/{theirs}/mute", {"person": ada.id})
    await ada.ok("PUT", f"/api/me/notices/tables/{mine}", {"turn": ["mail"]})
    await ada.ok("PATCH", "/api/me/notices", {"language": "de"})
    await ada.ok("POST", "/api/me/tokens", {"label": WORDS})
    await ada.ok("PUT", f"/api/people/{cy.id}/block")
    await di.ok("PUT", f"/api/people/{ada.id}/block")
    await admin.ok("POST", "/api/admin/bans", {"kind": "mute", "person": ada.id, "reason": "goats"})


def fill_the_rest(connection: Connection, person_id: str) -> None:
    """A row of the person in each table that names people and has none yet: what a table of another
    feature holds does not matter here."""
    for table in schema.metadata.sorted_tables:
        columns = person_columns(table)
        mine = [column == person_id for column in columns]
        if not columns or connection.execute(select(table).where(or_(*mine))).first():
            continue
        row = {column.name: sample(connection, column) for column in table.columns}
        connection.execute(insert(table).values(row | {columns[0].name: person_id}))


def sample(connection: Connection, column: Column[Any]) -> object:
    """Something that the column may hold."""
    for key in column.foreign_keys:
        return connection.execute(select(key.column).limit(1)).scalar()
    return {str: "x", int: 1, float: 1.0, bool: False}[column.type.python_type]


@pytest.mark.usefixtures("short")
async def test_every_table_is_exported_and_erased_or_says_why_not(tmp_path: Path) -> None:
    time = HeldTime()
    async with (
        mail_server() as (_, smtp),
        receiving() as browser,
        serving(tmp_path, time=time, **(ADMIN | LOCAL | smtp | {"bot_processes": 1})) as served,
    ):
        admin = await host(served)
        ada, bo = await account(served, "Ada"), await account(served, "Bo")
        await ada.ok("PATCH", "/api/me", {"name": NAME})
        await subscribe(ada, browser)
        made = await ada.ok("POST", "/api/workshop/decks", {"name": "Goats", "cards": OWN_CARDS})
        await publish(ada, made["deck"]["id"])
        await everything_about(served, ada, bo, admin)
        await ada.ok("POST", "/api/me/notices/mail", {"address": MAIL})
        database, now = served.node.database, time.now_ms()
        await database.write(lambda c: grant(c, ada.id, now))
        await ada.ok("POST", "/api/admin/session", {"password": "long enough now"})

        await database.write(lambda c: fill_the_rest(c, ada.id))
        about = (ada.id, NAME, "ada-1", MAIL, WORDS)
        found = await database.read(lambda c: places(c, *about))
        tables = {place.partition(".")[0] for place in found}
        every = {table.name for table in schema.metadata.sorted_tables}
        assert every - tables == set(ABOUT_NOBODY), "put something of Ada there, or say why not"

        mine = (await ada.ok("GET", "/api/me/export"))["tables"]
        text = json.dumps(mine)
        for secret in ("argon2", '"hash"', "p256dh", "seed", "declined", "Bo's own line"):
            assert secret not in text, secret
        for place in found - set(OF_OTHERS):
            table, _, column = place.partition(".")
            assert any(row.get(column) is not None for row in mine[table]), place
        assert mine["deck_versions"][0]["body"]
        assert [row["text"] for row in mine["chat"]] == [WORDS]
        assert {row["friend_id"] for row in mine["friends"]} == {bo.id}
        columns = {table.name for table in schema.metadata.sorted_tables if person_columns(table)}
        assert columns <= set(mine)
        theirs: Json = await admin.ok("GET", f"/api/admin/people/{ada.id}/export")
        assert set(theirs["tables"]) == set(mine)

        await database.write(lambda c: revoke(c, ada.id))
        await ada.ok("DELETE", "/api/me")
        left = await database.read(lambda c: places(c, *about))
        assert left == set(STAYS)
        time.pass_s(2 * 86_400)
        await served.node.cleanup.run()
        left = await database.read(lambda c: places(c, *about))
        assert left == set(STAYS) - {"notice_asked.person_id"}


async def test_only_the_person_gets_the_export(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada = await account(served, "Ada")
        await served.nobody().refused(401, "not-signed-in", "GET", "/api/me/export")
        program = served.nobody()
        token = (await ada.ok("POST", "/api/me/tokens", {"label": "x"}))["token"]
        program.http.headers["Authorization"] = f"Bearer {token}"
        await program.refused(403, "token-not-enough", "GET", "/api/me/export")
        answer = await ada.ask("GET", "/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
