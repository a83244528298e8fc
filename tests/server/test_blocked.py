"""A blocked person cannot reach the one who blocked them, by any route of the API."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import websockets

from tests.server.acquainted import account, befriend, play_to_the_end, sit_together
from tests.server.served import OPEN_2, PATIENCE_S, Json, Person, Served, description, serving

INSULT = "Ada digs like a goat"

REACHES_NOBODY = {
    "PATCH /api/me/notices", "PUT /api/me/notices/tables/{table_id}", "POST /api/me/notices/push",
    "POST /api/me/notices/mail", "POST /api/me/notices/webhook",
    "DELETE /api/me/notices/targets/{target_id}", "POST /api/me/notices/targets/{target_id}/test",
    "POST /api/mail/confirm/{token}", "POST /api/mail/stop/{token}",
    "POST /api/me", "DELETE /api/me", "POST /api/me/account", "POST /api/me/password",
    "DELETE /api/me/sessions", "DELETE /api/me/sessions/{session_id}", "POST /api/me/tokens",
    "DELETE /api/me/tokens/{token_id}", "POST /api/session", "DELETE /api/session",
    "POST /api/games/import", "PUT /api/people/{person_id}/note",
    "POST /api/people/{person_id}/report", "PUT /api/people/{person_id}/block",
    "DELETE /api/people/{person_id}/block", "DELETE /api/people/{person_id}/friend",
    "POST /api/tables/{table_id}/preview", "POST /api/games/{game_id}/review",
    "POST /api/tables/{table_id}/hint", "POST /api/tables/{table_id}/coach",
    "POST /api/daily/{day}/play",
    "POST /api/games/{game_id}/explore", "POST /api/games/{game_id}/explore/preview",
    "POST /api/games/{game_id}/evaluation", "POST /api/me/mistakes/{game_id}/{ply}",
    "POST /api/puzzles/{puzzle_id}/preview", "POST /api/puzzles/{puzzle_id}/answer",
}  # fmt: skip
"""Routes that change only what belongs to the caller, or go to the host of the server."""

AT_A_SHARED_TABLE = {
    "POST /api/tables/{table_id}/leave", "POST /api/tables/{table_id}/start",
    "POST /api/tables/{table_id}/fill", "POST /api/tables/{table_id}/dismiss",
    "POST /api/tables/{table_id}/mute", "POST /api/tables/{table_id}/takeover",
    "POST /api/tables/{table_id}/takeback", "POST /api/tables/{table_id}/commit",
    "POST /api/tables/{table_id}/decline", "PUT /api/me/vacation", "DELETE /api/me/vacation",
}  # fmt: skip
"""Moves of a game that both play, or of a table at which both sit: without words."""

PUBLISHED = {
    "POST /api/decks/check", "POST /api/decks/{deck_id}/report", "POST /api/workshop/decks",
    "PATCH /api/workshop/decks/{project_id}",
    "DELETE /api/workshop/decks/{project_id}", "PUT /api/workshop/decks/{project_id}/draft",
    "POST /api/workshop/decks/{project_id}/versions",
}  # fmt: skip
"""Decks, which are private or for everybody who looks for them, and addressed to nobody."""

REFUSED = {
    "PUT /api/people/{person_id}/friend", "POST /api/tables/{table_id}/invite",
    "POST /api/games/{game_id}/continue", "POST /api/tables/{table_id}/join",
    "POST /api/tables/{table_id}/rematch",
}  # fmt: skip
HIDDEN = {
    "POST /api/tables", "PATCH /api/tables/{table_id}", "POST /api/tables/{table_id}/chat",
    "POST /api/tables/{table_id}/react", "PATCH /api/me",
}  # fmt: skip


def test_every_route_that_changes_something_is_thought_of() -> None:
    """A new route must be refused to blocked people, hide what they write, or reach nobody."""
    there = {
        f"{method.upper()} {path}"
        for path, operations in description()["paths"].items()
        for method in operations
        if method != "get"
    }
    assert there == REACHES_NOBODY | AT_A_SHARED_TABLE | PUBLISHED | REFUSED | HIDDEN


async def friends_who_played(served: Served) -> tuple[Person, Person, str]:
    """Ada and Bob, with everything two people can have in common; and their last game."""
    ada, bob = await account(served, "Ada"), await account(served, "Bob")
    await befriend(ada, bob)
    table = await sit_together(ada, bob)
    await play_to_the_end(table, ada, bob)
    return ada, bob, table


async def test_what_a_blocked_person_asks_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bob, played = await friends_who_played(served)
        invited = [{"kind": "me"}, {"kind": "invited", "person": ada.id}]
        waiting = (await bob.make(invited))["table"]["id"]
        hers = (await ada.make(OPEN_2, visibility="link"))["table"]["id"]
        cy = await served.person("Cy")
        with_her = (await cy.make([{"kind": "me"}, *[{"kind": "open"}] * 2]))["table"]["id"]
        await ada.ok("POST", f"/api/tables/{with_her}/join", {})

        assert (await ada.ok("PUT", f"/api/people/{bob.id}/block"))["blocked"] is True

        # What they had is over.
        assert (await ada.ok("GET", "/api/me/challenges"))["challenges"] == []
        assert (await bob.look(waiting))["table"]["seats"][1]["reserved_until"] is None
        for one in (ada, bob):
            assert (await one.ok("GET", "/api/me/friends"))["friends"] == []
        profile = (await bob.ok("GET", f"/api/people/{ada.id}"))["you"]
        assert (profile["online"], profile["friend"]) == (None, "none")
        # And nothing new begins, from either side.
        for one, other in ((bob, ada), (ada, bob)):
            seats = [{"kind": "me"}, {"kind": "invited", "person": other.id}]
            refused = [
                ("PUT", f"/api/people/{other.id}/friend", None),
                ("POST", "/api/tables", {"seats": seats}),
                ("POST", f"/api/games/{played}/continue", {"ply": 0, "seats": seats}),
            ]
            for method, path, body in refused:
                await one.refused(403, "blocked", method, path, body)
        invite = f"/api/tables/{waiting}/invite"
        await bob.refused(403, "blocked", "POST", invite, {"person": ada.id})
        for table in (hers, with_her):
            await bob.refused(403, "blocked", "POST", f"/api/tables/{table}/join", {})
        await bob.refused(403, "blocked", "POST", f"/api/tables/{played}/rematch")
        # Ada may ask the others for a rematch: no seat is kept for Bob, and he cannot take one.
        again = await ada.ok("POST", f"/api/tables/{played}/rematch")
        assert [seat["reserved"] for seat in again["table"]["seats"]] == [None, None]
        await bob.refused(403, "blocked", "POST", f"/api/tables/{played}/rematch")
        # Until the block is lifted.
        await ada.ok("DELETE", f"/api/people/{bob.id}/block")
        await bob.ok("POST", f"/api/tables/{hers}/join", {})


async def test_what_a_blocked_person_writes_is_hidden(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bob = await served.person("Ada"), await served.person("Bob")
        table = await sit_together(ada, bob)
        lobby = f"{served.address.replace('http', 'ws')}/api/lobby/stream"
        headers = {"Cookie": ada.cookie}
        async with (
            ada.stream(table) as hear,
            websockets.connect(lobby, additional_headers=headers) as open_lobby,
        ):
            await hear()
            await open_lobby.recv()
            await ada.ok("PUT", f"/api/people/{bob.id}/block")  # streams that are open follow it
            await say_everything(bob, table)
            seen = await everything_that_comes(ada, table, hear, open_lobby)
        async with websockets.connect(lobby, additional_headers=headers) as fresh:
            seen.append(json.loads(await fresh.recv()))
        async with ada.stream(table) as hear_again:
            seen.append(await hear_again())
        for path in (
            f"/api/tables/{table}", f"/api/tables/{table}/history", "/api/tables", "/api/me/tables",
            "/api/me/friends", "/api/me/challenges",
        ):  # fmt: skip
            seen.append(await ada.ok("GET", path))
        assert INSULT not in json.dumps(seen)
        assert not any(one.get("type") in ("chat", "react") for one in seen)
        # Everybody else sees all of it.
        cy = await served.person("Cy")
        assert INSULT in json.dumps(await cy.ok("GET", "/api/tables"))
        assert INSULT in json.dumps(await cy.ok("GET", f"/api/tables/{table}/history"))


async def test_a_blocked_person_is_not_heard_from_the_gallery(tmp_path: Path) -> None:
    """Neither by a player, when the game is over, nor by somebody who watches too."""
    async with serving(tmp_path) as served:
        ada, bob, cy = [await served.person(name) for name in ("Ada", "Bob", "Cy")]
        di = await served.person("Di")
        hers, theirs = await sit_together(ada, cy), await sit_together(cy, di)
        await ada.ok("PUT", f"/api/people/{bob.id}/block")
        for table in (hers, theirs):
            await bob.ok("POST", f"/api/tables/{table}/chat", {"text": INSULT})
            await bob.ok("POST", f"/api/tables/{table}/react", {"reaction": "oops"})
        await cy.ok("POST", f"/api/tables/{hers}/leave")
        await play_to_the_end(hers, ada)
        seen = []
        for table in (hers, theirs):
            async with ada.stream(table, after=0) as hear:
                seen.append(await hear())
            seen += [await ada.look(table), await ada.ok("GET", f"/api/tables/{table}/history")]
            assert INSULT in json.dumps(await bob.ok("GET", f"/api/tables/{table}/history"))
        assert INSULT not in json.dumps(seen)
        assert "oops" not in json.dumps(seen)


async def say_everything(bob: Person, table: str) -> None:
    """Bob's words, in every field that holds words."""
    await bob.ok("POST", f"/api/tables/{table}/chat", {"text": INSULT})
    await bob.ok("POST", f"/api/tables/{table}/react", {"reaction": "oops"})
    made = (await bob.make(OPEN_2, title=INSULT))["table"]["id"]
    other = (await bob.make(OPEN_2))["table"]["id"]
    await bob.ok("PATCH", f"/api/tables/{other}", {"title": INSULT})
    assert made != other
    # A name is public, like the leaderboard: but none of his tables brings it to her.
    await bob.ok("PATCH", "/api/me", {"name": "Bob the Goat"})


async def everything_that_comes(
    ada: Person, table: str, hear: object, lobby: websockets.ClientConnection
) -> list[Json]:
    """What Ada's two open streams brought, up to a line and a table of her own."""
    seen: list[Json] = []
    await ada.ok("POST", f"/api/tables/{table}/chat", {"text": "my own words"})
    mine = (await ada.make(OPEN_2))["table"]["id"]
    while True:
        message: Json = await hear()  # type: ignore[operator]
        if message.get("text") == "my own words":
            break
        seen.append(message)
    while True:
        message = json.loads(await asyncio.wait_for(lobby.recv(), PATIENCE_S))
        seen.append(message)
        if message.get("table", {}).get("id") == mine:
            return seen
