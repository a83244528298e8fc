"""Access rights: every endpoint of the API for every kind of caller."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import pytest
import websockets

from firstgiants import Game
from firstgiants.review.puzzles import shipped_book
from tests.server.served import OPEN_2, TWO_BOTS, Json, Person, Served, description, serving

CALLERS = ("nobody", "stranger", "other seat", "spectator", "old token", "other table")
ANYBODY = dict.fromkeys(CALLERS, 200)
LIKE = {
    "ended session": "nobody",
    "token as cookie": "nobody",
    "device as session": "nobody",
    "session as token": "old token",
    "device as token": "old token",
}
"""Secrets in the wrong place, or of no worth any more: like whom the server treats them."""
OLD = {"old token": 401}
"""A token that is no longer valid is refused everywhere, also where nobody need be known."""
A_PERSON = ANYBODY | {"nobody": 401} | OLD


@dataclass(frozen=True)
class Case:
    """`path` as the API's description has it; `filled`: as it is asked for, where it matters.
    `access`: gives or takes access, so a token is refused; else a token does what a stranger
    does."""

    method: str
    path: str
    expected: dict[str, int]
    body: Json | None = None
    filled: str = ""
    access: bool = False

    def expects(self, kind: str) -> int:
        if kind == "token":
            return 403 if self.access else self.expected["stranger"]
        return self.expected[LIKE.get(kind, kind)]


NOT_SEATED = A_PERSON | {"stranger": 403, "spectator": 403, "other table": 403, "other seat": 409}
NOT_OWNER = A_PERSON | dict.fromkeys(("stranger", "other seat", "spectator", "other table"), 403)
NOT_HOST = A_PERSON | dict.fromkeys(("stranger", "other seat", "spectator", "other table"), 403)

MADE = A_PERSON | dict.fromkeys(("stranger", "other seat", "spectator", "other table"), 201)
ASKED = A_PERSON | dict.fromkeys(("stranger", "other seat", "spectator", "other table"), 202)
DONE = A_PERSON | dict.fromkeys(("stranger", "other seat", "spectator", "other table"), 204)
NONE = A_PERSON | dict.fromkeys(("stranger", "other seat", "spectator", "other table"), 404)
REFUSED = A_PERSON | dict.fromkeys(("stranger", "other seat", "spectator", "other table"), 422)
WRONG_STATE = A_PERSON | dict.fromkeys(("stranger", "other seat", "spectator", "other table"), 409)
RECORD: Json = Game.new(2, seed=1).record().to_json()

# The table {table_id} is Ada's: she hosts, she is asked; Bo has the other seat. {game_id} is a
# finished game, {person_id} is Ada.
CASES = [
    Case("GET", "/api/me", A_PERSON),
    Case("POST", "/api/me", ANYBODY | OLD, {}),
    Case("PATCH", "/api/me", A_PERSON, {"prefs": {"sound": True}}),
    # Only an account can be a program's, and only its owner says so.
    Case("PATCH", "/api/me", NOT_HOST, {"program": True}, access=True),
    Case("DELETE", "/api/me/tokens/{token_id}", NONE, access=True),
    Case("GET", "/api/me/tokens", A_PERSON, access=True),
    Case("POST", "/api/me/tokens", MADE, {"label": "x"}, access=True),
    Case("GET", "/api/me/sessions", A_PERSON, access=True),
    Case("DELETE", "/api/me/sessions/{session_id}", NONE, access=True),
    Case("DELETE", "/api/me/sessions", DONE, access=True),
    Case("POST", "/api/me/password", WRONG_STATE, {"old": "x", "new": "long enough now"},
         access=True),
    Case("GET", "/api/me/tables", A_PERSON),
    Case("GET", "/api/me/export", A_PERSON, access=True),
    Case("GET", "/api/me/waiting", A_PERSON),
    Case("GET", "/api/me/events", A_PERSON),
    Case("GET", "/api/me/notices", A_PERSON, access=True),
    Case("PATCH", "/api/me/notices", A_PERSON, {"mail_every_h": 2}, access=True),
    Case("PUT", "/api/me/notices/tables/{table_id}", NONE | {"other seat": 204},
         {"turn": []}, access=True),
    Case("POST", "/api/me/notices/push", REFUSED, {
        "endpoint": "https://127.0.0.1/x", "p256dh": "B" * 87, "secret": "x" * 22}, access=True),
    Case("POST", "/api/me/notices/mail", WRONG_STATE, {"address": "ada@example.org"}, access=True),
    Case("POST", "/api/me/notices/webhook", WRONG_STATE, {"url": "https://127.0.0.1/x"},
         access=True),
    Case("DELETE", "/api/me/notices/targets/{target_id}", NONE, access=True),
    Case("POST", "/api/me/notices/targets/{target_id}/test", NONE, access=True),
    Case("GET", "/api/mail/confirm/{token}", dict.fromkeys(CALLERS, 404) | OLD),
    Case("POST", "/api/mail/confirm/{token}", dict.fromkeys(CALLERS, 404) | OLD),
    Case("GET", "/api/mail/stop/{token}", dict.fromkeys(CALLERS, 404) | OLD),
    Case("POST", "/api/mail/stop/{token}", dict.fromkeys(CALLERS, 404) | OLD),
    Case("POST", "/api/session", dict.fromkeys(CALLERS, 401), {"login": "ada", "password": "no"}),
    Case("GET", "/api/people/{person_id}", ANYBODY | OLD),
    Case("GET", "/api/server", ANYBODY | OLD),
    Case("GET", "/api/me/friends", A_PERSON),
    Case("GET", "/api/me/challenges", A_PERSON),
    Case("GET", "/api/me/blocks", A_PERSON),
    Case("PUT", "/api/me/vacation", A_PERSON, {"days": 1}),
    Case("DELETE", "/api/me/vacation", A_PERSON),
    # All of them are guests, who have no friends and know Ada from no finished game.
    Case("PUT", "/api/people/{person_id}/friend", NOT_HOST),
    Case("DELETE", "/api/people/{person_id}/friend", A_PERSON),
    Case("PUT", "/api/people/{person_id}/note", A_PERSON, {"text": "digs well"}),
    Case("POST", "/api/people/{person_id}/report", DONE, {"reason": "spam"}),
    Case("PUT", "/api/people/{person_id}/block", A_PERSON),
    Case("DELETE", "/api/people/{person_id}/block", A_PERSON),
    Case("POST", "/api/tables/{table_id}/invite", NOT_HOST, {"person": "x"}),
    Case("POST", "/api/tables/{table_id}/decline", A_PERSON),
    Case("GET", "/api/leaderboard", ANYBODY | OLD),
    Case("GET", "/api/people/{person_id}/reviews", ANYBODY | OLD),
    Case("GET", "/api/me/mistakes", A_PERSON),
    Case("POST", "/api/me/mistakes/{game_id}/{ply}", WRONG_STATE, {"choice": None},
         filled="/api/me/mistakes/{game_id}/1"),
    Case("GET", "/api/people/{person_id}/ratings", ANYBODY | OLD),
    Case("GET", "/api/announcements", ANYBODY | OLD),
    Case("GET", "/api/tables", ANYBODY | OLD),
    Case("POST", "/api/tables", MADE, {"seats": OPEN_2}),
    Case("GET", "/api/tables/{table_id}", ANYBODY | OLD),
    Case("POST", "/api/tables/{table_id}/join", A_PERSON | {
        "stranger": 409, "spectator": 409, "other table": 409, "other seat": 200}, {}),
    Case("PATCH", "/api/tables/{table_id}", NOT_HOST, {"title": "x"}),
    Case("POST", "/api/tables/{table_id}/start", NOT_HOST),
    Case("POST", "/api/tables/{table_id}/fill", NOT_HOST, {"bot": "random"}),
    Case("POST", "/api/tables/{table_id}/dismiss", NOT_HOST, {"seat": 2}),
    Case("POST", "/api/tables/{table_id}/mute", NOT_HOST, {"person": "x"}),
    Case("POST", "/api/tables/{table_id}/rematch", A_PERSON | dict.fromkeys(
        ("stranger", "other seat", "spectator", "other table"), 409)),
    Case("POST", "/api/tables/{table_id}/takeover", NOT_SEATED, {"seat": 1}),
    Case("POST", "/api/tables/{table_id}/takeback", NOT_SEATED | {"other seat": 200}),
    Case("POST", "/api/tables/{table_id}/chat", DONE, {"text": "hi"}),
    Case("POST", "/api/tables/{table_id}/react", DONE, {"reaction": "wow"}),
    Case("POST", "/api/tables/{table_id}/preview", NOT_SEATED, {"ply": 0, "choices": []}),
    Case("POST", "/api/tables/{table_id}/commit", NOT_SEATED, {"ply": 0, "choices": ["reclaim"]}),
    Case("POST", "/api/tables/{table_id}/hint", NOT_SEATED, {"ply": 0}),
    Case("POST", "/api/tables/{table_id}/coach", NOT_SEATED, {"ply": 0, "choices": ["reclaim"]}),
    Case("GET", "/api/me/numbers", A_PERSON),
    Case("GET", "/api/me/numbers.csv", A_PERSON),
    Case("GET", "/api/daily", ANYBODY | OLD),
    Case("GET", "/api/daily/archive", ANYBODY | OLD),
    Case("GET", "/api/daily/{day}", ANYBODY | OLD, filled="/api/daily/2026-01-01"),
    Case("POST", "/api/daily/{day}/play", NONE, filled="/api/daily/2026-01-01/play"),
    Case("GET", "/api/games", ANYBODY | OLD),
    Case("GET", "/api/games/{game_id}", ANYBODY | OLD),
    Case("GET", "/api/games/{game_id}/record", ANYBODY | OLD),
    Case("GET", "/api/games/{game_id}", dict.fromkeys(CALLERS, 404) | OLD,
         filled="/api/games/{table_id}"),
    Case("GET", "/api/games/{game_id}/review", ANYBODY | OLD),
    Case("POST", "/api/games/{game_id}/review", ASKED),
    Case("POST", "/api/games/{game_id}/explore", ANYBODY | OLD, {"ply": 0}),
    Case("POST", "/api/games/{game_id}/explore", dict.fromkeys(CALLERS, 404) | OLD, {"ply": 0},
         filled="/api/games/{table_id}/explore"),
    Case("POST", "/api/games/{game_id}/explore/preview", ANYBODY | OLD, {"ply": 0}),
    Case("POST", "/api/games/{game_id}/evaluation", ASKED, {"ply": 0}),
    Case("GET", "/api/puzzles", ANYBODY | OLD),
    Case("GET", "/api/puzzles/next", ANYBODY | OLD),
    Case("GET", "/api/puzzles/daily", ANYBODY | OLD),
    Case("GET", "/api/puzzles/{puzzle_id}", ANYBODY | OLD),
    Case("POST", "/api/puzzles/{puzzle_id}/preview", ANYBODY | OLD, {"choices": []}),
    Case("POST", "/api/puzzles/{puzzle_id}/answer", REFUSED, {"choices": ["dig 1 dodo"]}),
    Case("GET", "/api/games.ndjson", ANYBODY | OLD),
    Case("POST", "/api/games/{game_id}/continue", MADE, {"ply": 0, "seats": TWO_BOTS}),
    Case("GET", "/api/server", ANYBODY | OLD),
    Case("GET", "/api/bots", ANYBODY | OLD),
    Case("GET", "/api/decks/{deck_id}", ANYBODY | OLD),
    Case("POST", "/api/decks/check", ANYBODY | OLD, {"cards": []}),
    Case("GET", "/api/decks/{deck_id}/report", ANYBODY | OLD),
    Case("POST", "/api/decks/{deck_id}/report", ASKED),
    Case("GET", "/api/decks/{deck_id}/report.csv", dict.fromkeys(CALLERS, 404) | OLD),
    Case("GET", "/api/workshop/decks", A_PERSON),
    Case("POST", "/api/workshop/decks", MADE, {"name": "x", "from": "founders"}),
    Case("GET", "/api/workshop/public", ANYBODY | OLD),
    Case("GET", "/api/workshop/decks/{project_id}", ANYBODY | OLD),
    Case("GET", "/api/workshop/decks/{project_id}", dict.fromkeys(CALLERS, 404) | OLD,
         filled="/api/workshop/decks/{private_id}"),
    Case("GET", "/api/workshop/decks/{project_id}/versions", ANYBODY | OLD),
    Case("PATCH", "/api/workshop/decks/{project_id}", NOT_OWNER, {"name": "mine"}),
    Case("PUT", "/api/workshop/decks/{project_id}/draft", NOT_OWNER, {"revision": 1, "cards": []}),
    Case("POST", "/api/workshop/decks/{project_id}/versions", NOT_OWNER),
    Case("DELETE", "/api/workshop/decks/{project_id}", NOT_OWNER),
    Case("POST", "/api/games/import", MADE, RECORD),
    Case("GET", "/api/tables/{table_id}/events", ANYBODY | OLD),
    Case("GET", "/api/tables/{table_id}/history", ANYBODY | OLD),
    Case("GET", "/api/lobby/events", ANYBODY | OLD),
    # Last, because they change who the caller is or what they sit at.
    Case("POST", "/api/tables/{table_id}/leave", NOT_SEATED | {"other seat": 200}),
    Case("POST", "/api/me/account", A_PERSON, {"login": "x-y-z", "password": "long enough now"},
         access=True),
    Case("DELETE", "/api/session", DONE, access=True),
    Case("DELETE", "/api/me", DONE, access=True),
]  # fmt: skip


def test_the_matrix_names_every_endpoint() -> None:
    there = {
        (method.upper(), path)
        for path, operations in description()["paths"].items()
        for method in operations
    }
    assert {(case.method, case.path) for case in CASES} == there


async def caller(served: Served, kind: str, table: str, bo: Person) -> Person:
    match kind:
        case "nobody":
            return served.nobody()
        case "other seat":
            return bo
        case "old token":
            owner, program = await served.person("Owner"), served.nobody()
            made = await owner.ok("POST", "/api/me/tokens", {"label": "x"})
            await owner.ok("DELETE", f"/api/me/tokens/{made['id']}")
            program.http.headers["Authorization"] = f"Bearer {made['token']}"
            return program
        case "token" | "token as cookie" | "session as token" | "ended session":
            owner, program = await served.person("Owner"), served.nobody()
            made = await owner.ok("POST", "/api/me/tokens", {"label": "x"})
            session = owner.http.cookies["fg_person"]
            if kind == "ended session":
                await owner.ok("DELETE", "/api/session")
            name, value = {
                "token": ("Authorization", f"Bearer {made['token']}"),
                "token as cookie": ("Cookie", f"fg_person={made['token']}"),
                "session as token": ("Authorization", f"Bearer {session}"),
                "ended session": ("Cookie", f"fg_person={session}"),
            }[kind]
            program.http.headers[name] = value
            return program
        case "device as session" | "device as token":
            owner, other = await served.person("Owner"), served.nobody()
            account = {"login": "owner", "password": "long enough now"}
            await owner.ok("POST", "/api/me/account", account)
            device = owner.http.cookies["fg_device"]
            as_session = kind == "device as session"
            other.http.headers["Cookie" if as_session else "Authorization"] = (
                f"fg_person={device}" if as_session else f"Bearer {device}"
            )
            return other
        case "other table":
            somebody = await served.person("Elsewhere")
            await somebody.make([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
            return somebody
        case "spectator":
            somebody = await served.person("Spectator")
            async with somebody.stream(table) as hear:
                await hear()
            return somebody
        case _:
            return await served.person("Stranger")


async def ask(person: Person, method: str, path: str, body: Json | None) -> tuple[int, str, str]:
    """Status, text, media type. Of a stream that does not end: the first line."""
    async with person.http.stream(method, path, json=body) as response:
        if path.endswith("/events") and response.is_success:
            text = await anext(response.aiter_lines())
        else:
            text = (await response.aread()).decode()
        return response.status_code, text, response.headers.get("content-type", "")


async def shared_deck(ada: Person, visibility: str) -> str:
    """A deck of Ada's with one version."""
    new = {"name": "Shared", "from": "founders"}
    made: str = (await ada.ok("POST", "/api/workshop/decks", new))["deck"]["id"]
    await ada.ok("POST", f"/api/workshop/decks/{made}/versions")
    await ada.ok("PATCH", f"/api/workshop/decks/{made}", {"visibility": visibility})
    return made


@pytest.mark.parametrize("kind", [*CALLERS, "token", *LIKE])
async def test_everybody_may_do_what_the_matrix_says(tmp_path: Path, kind: str) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        game = (await ada.make(bots))["table"]["id"]
        async with ada.stream(game) as hear:
            while (await hear())["type"] != "over":
                pass
        table = (await ada.make(OPEN_2, first=1))["table"]["id"]
        before = await bo.ok("POST", f"/api/tables/{table}/join", {})
        somebody = await caller(served, kind, table, bo)
        described = description()["paths"]
        names = {"table_id": table, "game_id": game, "person_id": ada.id,
                 "token_id": "no-such", "session_id": "no-such", "target_id": "no-such",
                 "token": "no-such", "puzzle_id": shipped_book().puzzles[0].id,
                 "deck_id": "founders", "project_id": await shared_deck(ada, "link"),
                 "private_id": await shared_deck(ada, "private")}  # fmt: skip
        like = LIKE.get(kind, kind)
        wrong = []
        for case in CASES:
            path = (case.filled or case.path).format(**names)
            if like == "nobody":
                somebody.http.cookies.clear()
            elif like not in ("old token", "token"):
                await somebody.ask("POST", "/api/me", {})  # who signed out is somebody again
            status, text, media = await ask(somebody, case.method, path, case.body)
            if status != case.expects(kind):
                wrong.append((case.method, case.path, status, text[:99]))
            elif status >= 400:
                assert media == "application/problem+json"
            # Whatever can be answered is described.
            responses = described[case.path][case.method.lower()]["responses"]
            assert str(status) in responses, (case.method, case.path, status)
        assert wrong == []
        # Whatever they tried, the game is where it was.
        assert (await ada.look(table))["view"] | {"seat": 0} == before["view"] | {"seat": 0}


async def test_streams_of_old_tokens_and_unknown_tables_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        table = (await ada.make(OPEN_2))["table"]["id"]
        old = await caller(served, "old token", table, ada)
        token = old.http.headers["Authorization"]
        address = served.address.replace("http", "ws")
        for path, headers, code in (
            (f"/api/tables/{table}/stream", {"Authorization": token}, 4401),
            ("/api/tables/none/stream", {}, 4404),
        ):
            async with websockets.connect(address + path, additional_headers=headers) as socket:
                assert '"refused"' in str(await socket.recv())
                await socket.wait_closed()
                assert socket.close_code == code
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(f"{address}/api/elsewhere")
        await old.refused(401, "unknown-token", "GET", f"/api/tables/{table}/events")
        await ada.refused(404, "no-such-table", "GET", "/api/tables/none/events")


async def test_a_socket_commits_for_its_person_only_while_they_are_known(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = (await ada.make(OPEN_2, first=1))["table"]["id"]
        await bo.ok("POST", f"/api/tables/{table}/join", {})
        address = f"{served.address.replace('http', 'ws')}/api/tables/{table}/stream"
        view = (await ada.look(table))["view"]
        commit = {"type": "commit", "id": 7, "ply": 0, "choices": view["decision"]["legal"][:1]}

        async def send(person: Person | None, message: object) -> Json:
            headers = {"Cookie": person.cookie} if person is not None else {}
            async with websockets.connect(address, additional_headers=headers) as socket:
                await socket.send(json.dumps(message))
                while True:
                    heard: Json = json.loads(await socket.recv())
                    if heard["type"] in ("moved", "refused", "committed"):
                        return heard

        for person, code in ((None, "not-signed-in"), (bo, "not-your-decision")):
            refused = await send(person, commit)
            assert (refused["id"], refused["problem"]["code"]) == (7, code)
        assert (await send(ada, {"type": "dance"}))["problem"]["code"] == "invalid-request"
        phone = served.nobody()
        phone.http.headers["Cookie"] = ada.cookie
        await phone.ok("DELETE", "/api/session")
        assert (await send(ada, commit))["problem"]["code"] == "not-signed-in"
